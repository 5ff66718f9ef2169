"""Sets up the position of a case: all things as at the start of a game, but for what `given` says."""

from typing import Final

from bot.cases.anti import ANTI
from bot.cases.builder import BUILDER
from bot.cases.classic import CLASSIC
from bot.cases.files import Case
from bot.cases.given import Given, known_keys, listed, table, whole, wrong
from bot.cases.names import CaseFault, Names
from bot.cases.part import Part
from bot.engine.actions import Chips
from bot.engine.games import GAMES
from bot.engine.kernel import begin
from bot.engine.laws import broken
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import Scripted, State

PARTS: Final[dict[str, Part]] = {"anti": ANTI, "builder": BUILDER, "classic": CLASSIC}
SEAT_KEYS: Final = ("cash", "at", "jailed", "deeds", "mortgaged", "cards")


def set_up(case: Case, rules: Rules, names: Names) -> tuple[State, Chips]:
    """The position, waiting for its first seat, and how many pieces of each kind it holds in all.

    Raises:
        CaseFault: the position is not legal, or `given` says something that does not exist.
    """
    count = len(case.seats)
    if not rules.min_seats <= count <= rules.max_seats or len(set(case.seats)) != count:
        raise CaseFault("case-seats", game=rules.game, low=rules.min_seats, high=rules.max_seats)
    part = PARTS[rules.game]
    state = GAMES[rules.game].seat_up(rules, count)
    seats = [table(case.given.get(name, {}), name) for name in case.seats]
    known_keys(case.given, "", ("dice", *rules.decks, *part.table_keys, *case.seats))
    for seat, given in enumerate(seats):
        known_keys(given, case.seats[seat], SEAT_KEYS + part.seat_keys)
        _seat(rules, names, state, seat, given)
    part.set_up(rules, names, state, seats, case.given)
    state.secret.chance = _script(case.given, rules)
    state.turn = _turn(case)
    state.issued = sum(seat.cash for seat in state.seats)
    box = part.box(rules, state)
    begin(Play(rules, state, GAMES[rules.game]))
    found = broken(rules, state, box)
    if found:
        raise CaseFault("case-illegal", why=found)
    return state, box


def _turn(case: Case) -> int:
    name = case.seats[0] if case.turn is None else case.turn
    if name not in case.seats:
        raise CaseFault("case-no-seat", where="turn", name=name)
    return case.seats.index(name)


def _seat(rules: Rules, names: Names, state: State, seat: int, given: Given) -> None:
    """Money, token, deeds and cards of one seat."""
    name = names.seats[seat]
    it = state.seats[seat]
    it.cash = whole(given.get("cash", it.cash), f"{name}.cash")
    it.jailed = whole(given.get("jailed", 0), f"{name}.jailed")
    if it.jailed > rules.jail.throws:
        raise wrong(f"{name}.jailed", "case-at-most", most=rules.jail.throws)
    it.at = names.space(given.get("at", rules.jail.pos if it.jailed else 0))
    mortgaged = listed(given.get("mortgaged", []), f"{name}.mortgaged", names.deed)
    for deed in dict.fromkeys(listed(given.get("deeds", []), f"{name}.deeds", names.deed) + mortgaged):
        if deed not in rules.deeds:
            raise wrong(f"{name}.deeds", "data-unknown", what="deed", name=deed)
        if deed in state.owners:
            raise wrong(f"{name}.deeds", "case-two-owners", deed=deed)
        state.owners[deed] = seat
    state.mortgaged.update(mortgaged)
    for card in listed(given.get("cards", []), f"{name}.cards", str):
        _give_card(names, state, seat, card)


def _give_card(names: Names, state: State, seat: int, name: str) -> None:
    for card in names.card_ids(name) or [name]:
        for pile in state.secret.piles.values():
            if card in pile:
                pile.remove(card)
                state.seats[seat].cards.append(card)
                return
    raise wrong("", "case-no-card-left", card=name)


def _script(given: Given, rules: Rules) -> Scripted:
    """The throws and cards to come."""
    dice = given.get("dice", [])
    if not isinstance(dice, list) or not all(_is_throw(throw) for throw in dice):
        raise wrong("dice", "case-throws")
    cards = {}
    for deck in rules.decks.values():
        known = {card.id for card in deck.cards}
        named = listed(given.get(deck.id, []), deck.id, str)
        cards[deck.id] = [own if (own := f"{name}_{deck.id}") in known else name for name in named]
        for card in cards[deck.id]:
            if card not in known:
                raise wrong(deck.id, "data-unknown", what="card", name=card)
    return Scripted([list(throw) for throw in dice], cards)


def _is_throw(throw: object) -> bool:
    return isinstance(throw, list) and bool(throw) and all(type(face) is int and 1 <= face <= 6 for face in throw)
