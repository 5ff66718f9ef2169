"""Selling buildings to the bank, step by step or a whole group at once; and what stands in the way of mortgages and trades."""

from bot.engine.actions import Sell
from bot.engine.events import BuildingsSold, GroupCleared
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.games.classic.sites import move_stock
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import need_street
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import ClassicRules, Deed, Rules
from bot.engine.state import BANK, HOTEL, ClassicState, State


def sell(play: Play, seat: int, action: Sell) -> None:
    """Sell buildings of a street to the bank, or all of its group at once."""
    deed = play.deed(action.deed)
    if action.count < 1:
        raise Refused("bad_amount", amount=action.count)
    own, held = parts(play)
    if not may_sell_now(play.rules, play.state, seat):
        raise Refused("not_your_turn", turn=play.state.turn)
    need_street(play, seat, deed)
    if action.group:
        if not levels.built_up(play.rules, held, deed.group):
            raise Refused("height_limit", name=deed.id)
        clear_group(play, seat, deed.group)
        play.outdate(seat)
        return
    wrong = sale_fault(play.rules, own, held, deed, action.count)
    if wrong is not None:
        raise wrong
    _lower_street(play, seat, deed, action.count)
    play.outdate(seat)


def may_sell_now(rules: Rules, state: State, seat: int) -> bool:
    """Whether this is a moment in which a seat may sell buildings."""
    if own_rules(rules).sell_when == "any" or state.turn == seat:
        return True
    return bool(purse.debts_of(state, seat))


def sale_fault(rules: Rules, own: ClassicRules, held: ClassicState, deed: Deed, count: int = 1) -> Refused | None:
    """Why a street can't lose so many buildings, or None."""
    end = levels.height_of(own, held, deed.id) - count
    if end < 0:
        return Refused("height_limit", name=deed.id)
    highest = max(levels.group_heights(rules, own, held, deed.group))
    others = [levels.height_of(own, held, other) for other in rules.groups[deed.group].deeds if other != deed.id]
    if own.even_building and end < max(others, default=highest) - 1:
        return Refused("uneven", name=deed.id)
    if levels.need(own, end + count, end).houses > held.houses:
        return Refused("no_stock", what=levels.HOUSE, have=held.houses)
    return None


def _lower_street(play: Play, seat: int, deed: Deed, count: int) -> None:
    own, held = parts(play)
    start = levels.height_of(own, held, deed.id)
    amount = levels.resale_of(play.rules, own, deed.id, count)
    _put(own, held, deed.id, start, start - count)
    purse.from_bank(play, seat, amount)
    play.say(BuildingsSold(seat, deed.id, held.buildings.get(deed.id, 0), amount))


def _put(own: ClassicRules, held: ClassicState, deed: str, start: int, end: int) -> None:
    move_stock(own, held, start, end)
    if end:
        held.buildings[deed] = levels.level(own, end)
    else:
        del held.buildings[deed]


def clear_group(play: Play, seat: int, group: str) -> None:
    """All buildings of a group go back to the bank at once; no houses are needed for that."""
    own, held = parts(play)
    amount = 0
    for deed in play.rules.groups[group].deeds:
        steps = levels.height_of(own, held, deed)
        if steps:
            amount += levels.resale_of(play.rules, own, deed, steps)
            _put(own, held, deed, steps, 0)
    purse.from_bank(play, seat, amount)
    play.say(GroupCleared(seat, group, amount))


# --- mortgages and trades


def mortgage_fault(rules: Rules, state: State, deed: Deed) -> Refused | None:
    """Why buildings forbid mortgaging a deed, or None."""
    held = own_state(state)
    if own_rules(rules).mortgage_clears == "street":
        return Refused("has_buildings", name=deed.id) if deed.id in held.buildings else None
    return sale_of_deed_fault(rules, state, deed)


def sale_of_deed_fault(rules: Rules, state: State, deed: Deed) -> Refused | None:
    """Why buildings forbid that a deed changes hands, or None."""
    if levels.built_up(rules, own_state(state), deed.group):
        return Refused("has_buildings", name=deed.id, group=deed.group)
    return None


def counts(state: State, seat: int) -> tuple[int, int]:
    """The houses and hotels of a seat."""
    own = [level for deed, level in own_state(state).buildings.items() if state.owners.get(deed, BANK) == seat]
    hotels = own.count(HOTEL)
    return sum(own) - HOTEL * hotels, hotels
