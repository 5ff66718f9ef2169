"""Sets up the position of a case: all things as at the start of a game, but for what `given` says."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from bot.cases.files import Case
from bot.cases.names import CaseFault, Names
from bot.engine.actions import Chips
from bot.engine.games import GAMES
from bot.engine.kernel import begin
from bot.engine.laws import broken, chips_about
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import Scripted, State

T = TypeVar("T")
Given = dict[str, Any]

SEAT_KEYS: Final = ("token", "cash", "at", "jailed", "deeds", "mortgaged", "cards", "chips", "towers")


def set_up(case: Case, rules: Rules, names: Names) -> tuple[State, Chips]:
    """The position, waiting for its first seat, and the chips of each colour that it holds in all.

    Raises:
        CaseFault: the position is not legal, or `given` says something that does not exist.
    """
    count = len(case.seats)
    if not rules.min_seats <= count <= rules.max_seats or len(set(case.seats)) != count:
        raise CaseFault(f"{rules.game} takes {rules.min_seats} to {rules.max_seats} seats with names that differ")
    state = GAMES[rules.game].seat_up(rules, count)
    by_seat = {name: _table(case.given.get(name, {}), name) for name in case.seats}
    _deal_tokens(rules, state, [by_seat[name].get("token") for name in case.seats])
    for seat, name in enumerate(case.seats):
        _seat(rules, names, state, seat, by_seat[name])
    _rest(case, rules, names, state)
    state.turn = _turn(case)
    state.issued = sum(seat.cash for seat in state.seats)
    box = {colour: sum(chips_about(state, colour)) for colour in rules.own.colours}
    begin(Play(rules, state, GAMES[rules.game]))
    wrong = broken(rules, state, box)
    if wrong:
        raise CaseFault(f"the position is not legal: {'; '.join(wrong)}")
    return state, box


def _turn(case: Case) -> int:
    name = case.seats[0] if case.turn is None else case.turn
    if name not in case.seats:
        raise CaseFault(f"turn: no seat is called {name!r}")
    return case.seats.index(name)


def _table(value: object, where: str) -> Given:
    if not isinstance(value, dict):
        raise CaseFault(f"given.{where}: a table is needed")
    return value


def _whole(value: object, where: str, lowest: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < lowest:
        raise CaseFault(f"given.{where}: a whole number from {lowest} is needed, not {value!r}")
    return value


def _list(value: object, where: str, item: Callable[[str], T]) -> list[T]:
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise CaseFault(f"given.{where}: a list of names is needed")
    return [item(entry) for entry in value]


def _chips(rules: Rules, value: object, where: str) -> Chips:
    table = _table(value, where)
    for colour in table:
        if colour not in rules.own.colours:
            raise CaseFault(f"given.{where}: no such colour: {colour!r}")
    return {colour: _whole(number, f"{where}.{colour}") for colour, number in table.items()}


def _deal_tokens(rules: Rules, state: State, wished: list[str | None]) -> None:
    """Tokens go out in seat order, those asked for first; each brings its own chips."""
    known = [token.id for token in rules.own.tokens]
    asked = [token for token in wished if token is not None]
    if not set(asked) <= set(known) or len(set(asked)) != len(asked):
        raise CaseFault(f"given: tokens must be different ones of {', '.join(known)}")
    left = [token for token in known if token not in asked]
    state.own.tokens = [token if token is not None else left.pop(0) for token in wished]
    colours = {token.id: token.colour for token in rules.own.tokens}
    for seat, token in enumerate(state.own.tokens):
        held = dict.fromkeys(rules.own.colours, 0)
        held[colours[token]] = rules.own.chips_at_start
        state.own.chips[seat] = held


def _seat(rules: Rules, names: Names, state: State, seat: int, given: Given) -> None:
    """What one seat has and where it stands."""
    name = names.seats[seat]
    for key in given:
        if key not in SEAT_KEYS:
            raise CaseFault(f"given.{name}: unknown key {key!r}; there are {', '.join(SEAT_KEYS)}")
    it = state.seats[seat]
    it.cash = _whole(given.get("cash", it.cash), f"{name}.cash")
    it.jailed = _whole(given.get("jailed", 0), f"{name}.jailed")
    if it.jailed > rules.jail.throws:
        raise CaseFault(f"given.{name}.jailed: at most {rules.jail.throws}")
    it.at = names.space(given.get("at", rules.jail.pos if it.jailed else 0))
    mortgaged = _list(given.get("mortgaged", []), f"{name}.mortgaged", names.deed)
    for deed in dict.fromkeys(_list(given.get("deeds", []), f"{name}.deeds", names.deed) + mortgaged):
        if deed not in rules.deeds:
            raise CaseFault(f"given.{name}.deeds: no such deed: {deed!r}")
        if deed in state.owners:
            raise CaseFault(f"given.{name}.deeds: {deed} has two owners")
        state.owners[deed] = seat
    state.mortgaged.update(mortgaged)
    for card in _list(given.get("cards", []), f"{name}.cards", str):
        _give_card(state, seat, card)
    if "chips" in given:
        chips = _chips(rules, given["chips"], f"{name}.chips")
        state.own.chips[seat] = {**dict.fromkeys(rules.own.colours, 0), **chips}
    for cell, height in _table(given.get("towers", {}), f"{name}.towers").items():
        _give_tower(rules, state, seat, cell, _whole(height, f"{name}.towers.{cell}", 1))


def _give_card(state: State, seat: int, card: str) -> None:
    pile = next((pile for pile in state.secret.piles.values() if card in pile), None)
    if pile is None:
        raise CaseFault(f"given: no pile has a card {card!r} left")
    pile.remove(card)
    state.seats[seat].cards.append(card)


def _give_tower(rules: Rules, state: State, seat: int, cell: str, height: int) -> None:
    own = state.own
    top = len(rules.own.floors)
    if cell not in rules.own.foundations or cell in own.builders or height > top:
        raise CaseFault(f"given: no tower of {height} floors can stand on {cell}")
    own.builders[cell] = seat
    own.heights[cell] = height
    own.blocks[seat] -= min(height, top - 1)
    if own.blocks[seat] < 0:
        raise CaseFault(f"given: a seat has only {rules.own.blocks} blocks")


def _rest(case: Case, rules: Rules, names: Names, state: State) -> None:
    """Lying chips, the bank's stock, and what is to come: throws and cards."""
    given = dict(case.given)
    for name in case.seats:
        given.pop(name, None)
    own = state.own
    for place, chips in _table(given.pop("chips", {}), "chips").items():
        own.lying[names.space(place)] = _chips(rules, chips, f"chips.{place}")
    stock = _chips(rules, given.pop("bank", {}), "bank")
    for colour in rules.own.colours:
        out = sum(chips_about(state, colour)) - own.bank[colour]
        own.bank[colour] = stock.get(colour, rules.own.chips_each - out)
        if own.bank[colour] < 0 or own.bank[colour] > rules.own.chips_each:
            raise CaseFault(f"given: more than {rules.own.chips_each} {colour} chips")
    dice = given.pop("dice", [])
    if not isinstance(dice, list) or not all(_is_throw(throw) for throw in dice):
        raise CaseFault("given.dice: throws are lists of faces from 1 to 6")
    cards = {deck: _list(given.pop(deck, []), deck, str) for deck in rules.decks}
    for deck, coming in cards.items():
        known = {card.id for card in rules.decks[deck].cards}
        for card in coming:
            if card not in known:
                raise CaseFault(f"given.{deck}: no such card: {card!r}")
    if given:
        raise CaseFault(f"given: neither a seat nor a thing of this game: {', '.join(given)}")
    state.secret.chance = Scripted([list(throw) for throw in dice], cards)


def _is_throw(throw: object) -> bool:
    return isinstance(throw, list) and bool(throw) and all(type(face) is int and 1 <= face <= 6 for face in throw)
