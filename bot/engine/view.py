"""What a seat, or a spectator, may know of a game.

A view shares the public parts of the state it was made of and holds no draw pile, no seed and nobody else's sealed maximum.
It is read, never written.
"""

from msgspec import Struct

from bot.engine.decisions import Decision
from bot.engine.rules import Rules
from bot.engine.state import AntiState, Auction, BuilderState, Claim, ClassicState, Debt, Offer, Seat, State


class View(Struct, frozen=True, eq=False):
    """A read-only look at a game; the names are those of `State`.

    Attributes:
        seat: the seat that looks, or None for a spectator.
        maximum: that seat's own sealed maximum in the running auction, or 0.
        cards_left: how many cards each draw pile holds.
        seed: the game's seed as hex once the game is over, else empty.
    """

    rules: Rules
    seat: int | None
    seats: list[Seat]
    own: BuilderState | ClassicState | AntiState
    commitment: str
    turn: int
    round: int
    doubles: int
    again: bool
    throw: tuple[int, ...]
    number: int
    waiting: list[Decision]
    owners: dict[str, int]
    mortgaged: set[str]
    debts: list[Debt]
    claims: list[Claim]
    offers: list[Offer]
    auction: Auction | None
    ending: str
    winners: tuple[int, ...]
    maximum: int
    cards_left: dict[str, int]
    seed: str


def look(rules: Rules, state: State, seat: int | None) -> View:
    """The view of `seat`, or a spectator's for None."""
    secret = state.secret
    seed = getattr(secret.chance, "seed", b"").hex() if state.ending else ""
    maxima, piles = secret.maxima, secret.piles
    return View(
        rules,
        seat,
        state.seats,
        state.own,
        state.commitment,
        state.turn,
        state.round,
        state.doubles,
        state.again,
        state.throw,
        state.number,
        state.waiting,
        state.owners,
        state.mortgaged,
        state.debts,
        state.claims,
        state.offers,
        state.auction,
        state.ending,
        state.winners,
        maxima.get(seat, 0) if maxima and seat is not None else 0,
        {deck: len(pile) for deck, pile in piles.items()},
        seed,
    )
