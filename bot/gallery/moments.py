"""Moments of games that stand-ins play among themselves, always the same ones: an empty board, a middle one and a crowded one.

A moment has a state for each kind of picture that needs a special one: an auction under way, an offer, a card that has just come up, the
end of the game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from bot.engine.actions import Action, Bundle
from bot.engine.events import Event
from bot.engine.kernel import options
from bot.engine.options import BuildFloor
from bot.engine.rules import AntiRules, Rules
from bot.engine.state import BuilderState, Offer, State
from bot.gallery.past import Game, Past
from bot.i18n import catalog
from bot.standins.selfplay import play, seed_of
from bot.table.voice import Voice

TURNS: Final = 1200
"""A game that goes on for longer is looked at as it stands then."""

_WORD: Final = "gallery"
_OTHERS: Final = 12  # so many games are looked through for an auction
_SHOWN: Final = 4  # so many deeds a side of an offer
Measure = Callable[[Rules, State], int]


class Moment(Struct, frozen=True):
    """A moment of a game.

    Attributes:
        name: what it is called in captions.
        state: the position.
        special: the positions for kinds of pictures that show something else, by kind.
        seat: the seat that holds most.
        pasts: what led to the position, and to those that show something of how the game went, by kind.
    """

    name: str
    state: State
    special: Mapping[str, State]
    seat: int
    pasts: Mapping[str, Past]

    def of(self, kind: str) -> State:
        """The position for a kind of picture."""
        return self.special.get(kind, self.state)

    def past(self, kind: str) -> Past:
        """What led to it."""
        return self.pasts.get(kind, self.pasts[""])


class _Best:
    """Keeps a copy of the state that scores highest, the first of equals; a score below 1 counts for nothing."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._score = 0
        self.state: State | None = None
        self.serial = 0

    def see(self, rules: Rules, state: State, serial: int) -> None:
        score = self._measure(rules, state)
        if score > self._score:
            self._score, self.state, self.serial = score, state.copy(), serial


def moments(rules: Rules) -> Iterator[Moment]:
    """An empty, a middle and a crowded moment of a game by these rules."""
    few, many = max(rules.min_seats, 3), rules.max_seats
    yield _moment("empty", rules, few, lambda _, state: int(not state.owners), 0)
    yield _moment("middle", rules, few, lambda rules, state: int(2 * len(state.owners) >= len(rules.deeds)), 1)
    yield _moment("crowded", rules, many, crowd, 2)


def crowd(_: Rules, state: State) -> int:
    """How much there is to show: owners, buildings, mortgages, chips, and who still plays."""
    own, living = state.own, sum(not seat.bankrupt for seat in state.seats)
    built = sum(own.heights.values()) if isinstance(own, BuilderState) else sum(own.buildings.values())
    lying = sum(bool(chips) for chips in own.lying.values()) if isinstance(own, BuilderState) else 0
    together = len(state.seats) - len({seat.at for seat in state.seats})
    return 2 * len(state.owners) + built + len(state.mortgaged) + lying + together + 12 * living


def _moment(name: str, rules: Rules, seats: int, measure: Measure, number: int) -> Moment:
    best = _Best(measure)
    sold = _Best(_bids)
    built, last = _Best(_open), list[State]()
    game = Game(rules, seats, seed_of(_WORD, number), [])

    def watch(state: State, seat: int | None, action: Action | None, events: list[Event]) -> None:
        game.note(seat, action, events)
        last[:] = [state]
        serial = len(game.entries) - 1
        best.see(rules, state, serial)
        sold.see(rules, state, serial)
        if name != "empty" and isinstance(state.own, BuilderState):
            built.see(rules, state, serial)

    play(rules, seats, game.seed, TURNS, watch)
    if best.state is None:
        raise ValueError(f"a game of {rules.game} has no {name} moment")
    state = best.state
    found = {
        "auction": sold.state or _auctioned(rules, seats),
        "build": built.state,
        "trade": _offered(state),
        "final": last[0],
    }
    special = {kind: it for kind, it in found.items() if it is not None}
    return Moment(name, state, special, _holder(state), _pasts(name, game, best.serial))


def _auctioned(rules: Rules, seats: int) -> State | None:
    """The auction with most bids in the first of other games with so many seats that has one: some have none, and Anti-Monopoly knows none."""
    sold = _Best(_bids)
    for number in range(0 if isinstance(rules.own, AntiRules) else _OTHERS):
        play(rules, seats, seed_of(_WORD, 10 + number), TURNS, lambda state, *_: sold.see(rules, state, 0))
        if sold.state is not None:
            break
    return sold.state


def _bids(_: Rules, state: State) -> int:
    return len(state.auction.bids) if state.auction is not None else 0


def _pasts(name: str, game: Game, serial: int) -> dict[str, Past]:
    """What led to the position; of the crowded one's game all of it is charted."""
    pasts = {"": game.until(serial), "card": game.until(_wordiest(game))}
    whole = game.until(len(game.entries) - 1)
    return pasts | (dict.fromkeys(("chart", "dice", "replay"), whole) if name == "crowded" else {})


def _wordiest(game: Game) -> int:
    """The move in which the card came up that says most."""
    start = next(game.until(0)())
    voice = Voice.of(start.view, [""] * game.seats, catalog().for_rules(game.rules))
    return max(game.cards(), key=lambda it: len(voice.card_text(it[1])), default=(0, ""))[0]


def _open(rules: Rules, state: State) -> int:
    """How much has been built where the seat whose turn it is may go on building now."""
    offered = options(rules, state, state.turn)
    cells = sum(len(option.cells) for option in offered if isinstance(option, BuildFloor))
    return 1 + sum(state.own.heights.values()) if cells and isinstance(state.own, BuilderState) else 0


def _holder(state: State) -> int:
    """The seat with the most deeds."""
    return max(range(len(state.seats)), key=lambda seat: (sum(it == seat for it in state.owners.values()), -seat))


def _offered(state: State) -> State:
    """The position with a trade on offer: deeds, money and cards for deeds."""
    maker = _holder(state)
    others = [seat for seat, it in enumerate(state.seats) if seat != maker and not it.bankrupt]
    to = max(others, key=lambda seat: sum(it == seat for it in state.owners.values()), default=maker - 1)
    gives, wants = (tuple(_deeds(state, seat))[:_SHOWN] for seat in (maker, to))
    cards = tuple(state.seats[maker].cards)
    offer = Offer(1, maker, to, Bundle(120, gives, cards), Bundle(0, wants))
    shown = state.copy()
    shown.offers = [*shown.offers, offer]
    return shown


def _deeds(state: State, seat: int) -> Iterator[str]:
    return (deed for deed, owner in state.owners.items() if owner == seat)
