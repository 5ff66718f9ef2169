"""Building and returning: in the own turn, in any order, without shortage (Anti-Monopoly, art. 11, 13, 22).

Competitors build on any own street, monopolists in monopolised cities. Holdings may also be adjusted when a two-hour game is closed.
"""

from bot.engine.actions import Build, Sell
from bot.engine.events import BuildingBuilt, BuildingsSold, GroupCleared
from bot.engine.games.anti import cities, levels, moments
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import need_street
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Deed, Rules
from bot.engine.state import BANK, State


def build(play: Play, seat: int, action: Build) -> None:
    """Buy so many steps for a street."""
    deed = play.deed(action.place)
    _check_count(action.count)
    if action.pay:
        raise Refused("unknown_name", name=next(iter(action.pay)))
    _check_moment(play, seat)
    need_street(play, seat, deed)
    wrong = fault(play.rules, play.state, seat, deed, action.count)
    if wrong is not None:
        raise wrong
    price = deed.house * action.count
    purse.to_bank(play, seat, price)
    level = _set(play, deed, levels.level_of(play.state, deed.id) + action.count)
    play.say(BuildingBuilt(seat, deed.id, level, price))
    play.outdate(seat)


def sell(play: Play, seat: int, action: Sell) -> None:
    """Return so many steps of a street to the bank, or all buildings of its city at once; allowed at any time."""
    deed = play.deed(action.deed)
    _check_count(action.count)
    play.game.check_bank(play, seat)
    need_street(play, seat, deed)
    if action.group:
        if not levels.built(play.rules, play.state, deed.group, seat):
            raise Refused("height_limit", name=deed.id)
        clear_city(play, seat, deed.group)
    else:
        level = levels.level_of(play.state, deed.id) - action.count
        if level < 0:
            raise Refused("height_limit", name=deed.id)
        amount = levels.resale(play.rules, deed.id, action.count)
        purse.from_bank(play, seat, amount)
        play.say(BuildingsSold(seat, deed.id, _set(play, deed, level), amount))
    play.outdate(seat)


def clear_city(play: Play, seat: int, group: str) -> None:
    """All buildings of a seat in a city go back to the bank."""
    amount = 0
    for name in levels.built(play.rules, play.state, group, seat):
        amount += levels.resale(play.rules, name, levels.level_of(play.state, name))
        _set(play, play.rules.deeds[name], 0)
    purse.from_bank(play, seat, amount)
    play.say(GroupCleared(seat, group, amount))


def clear_all(play: Play, seat: int) -> None:
    """All buildings of a seat go back to the bank (art. 24)."""
    for group in play.rules.street_groups:
        if levels.built(play.rules, play.state, group.id, seat):
            clear_city(play, seat, group.id)


def _set(play: Play, deed: Deed, level: int) -> int:
    buildings = own_state(play.state).buildings
    if level:
        buildings[deed.id] = level
    else:
        del buildings[deed.id]
    return level


# --- what stands in the way


def _check_count(count: int) -> None:
    if count < 1:
        raise Refused("bad_amount", amount=count)


def _check_moment(play: Play, seat: int) -> None:
    state = play.state
    if moments.may_build(state, seat):
        return
    if seat != state.turn:
        raise Refused("not_your_turn", turn=state.turn)
    raise Refused("wrong_moment", why="debt" if purse.debts_of(state, seat) else "closed")


def fault(rules: Rules, state: State, seat: int, deed: Deed, count: int = 1) -> Refused | None:
    """Why an own street can't get so many more steps now, or None."""
    wrong = place_fault(rules, state, seat, deed, count)
    if wrong is not None:
        return wrong
    have = purse.free_cash(state, seat)
    if have < deed.house * count:
        return Refused("short_of_cash", need=deed.house * count, have=have)
    return None


def place_fault(rules: Rules, state: State, seat: int, deed: Deed, count: int = 1) -> Refused | None:
    """Why an own street has no place for so many more steps, whatever they cost; or None."""
    monopolist = role_of(state, seat) == MONOPOLIST
    if monopolist and cities.owned(rules, state, seat, deed.group) < cities.NEEDED:
        return Refused("group_incomplete", group=deed.group)
    if deed.id in state.mortgaged:
        return Refused("group_mortgaged", group=deed.group, name=deed.id)
    if monopolist and not cities.monopolised(rules, state, seat, deed.group):
        name = next(name for name in rules.groups[deed.group].deeds if name in state.mortgaged)
        return Refused("group_mortgaged", group=deed.group, name=name)
    if levels.level_of(state, deed.id) + count > levels.apartment(rules, state, seat):
        return Refused("height_limit", name=deed.id)
    return None


def loss_fault(rules: Rules, state: State, seat: int, deed: Deed, lost: tuple[str, ...] = ()) -> Refused | None:
    """Why buildings forbid that an own deed is mortgaged, or changes hands together with those in `lost`; or None.

    Its own buildings are returned first; a monopolist's in its city too, where the monopoly breaks (art. 12 and 23).
    """
    if not deed.house:
        return None
    built = levels.built(rules, state, deed.group, seat)
    if not built:
        return None
    breaks = role_of(state, seat) == MONOPOLIST and not cities.monopolised(
        rules, state, seat, deed.group, (deed.id, *lost)
    )
    if breaks or deed.id in built:
        return Refused("has_buildings", name=deed.id, group=deed.group)
    return None


def places(rules: Rules, state: State, seat: int) -> list[Deed]:
    """The streets that could get one more step now, whatever it costs, in board order."""
    return [
        rules.deeds[name]
        for group in rules.street_groups
        for name in group.deeds
        if state.owners.get(name, BANK) == seat and place_fault(rules, state, seat, rules.deeds[name]) is None
    ]
