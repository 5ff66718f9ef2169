"""What a game in progress is: plain mutable structs, changed only by the engine.

The state has a public part, which `view` hands out, and a `Secret` part (seed, draw piles, sealed maxima), which it does
not. Nothing outside `bot.engine` writes to a state; the store keeps it as bytes.
"""

from msgspec import Struct

from bot.engine.actions import Bundle, Chips
from bot.engine.decisions import Decision
from bot.engine.steps import Step

BANK = -1


class Seat(Struct):
    """One seat: 0…n-1 in `State.seats`.

    Attributes:
        at: position of the token.
        jailed: 0 when free, else one more than the failed throws in jail so far.
        cards: kept cards, by id.
    """

    cash: int
    at: int = 0
    jailed: int = 0
    cards: list[str] = []
    bankrupt: bool = False
    resigned: bool = False

    def copy(self) -> "Seat":
        """A seat that shares nothing with this one."""
        return Seat(self.cash, self.at, self.jailed, self.cards.copy(), self.bankrupt, self.resigned)


class Debt(Struct, frozen=True):
    """Money owed; `creditor` is a seat or `BANK`, `why` the tag that the narration names, `about` a deed or card."""

    debtor: int
    creditor: int
    amount: int
    why: str
    about: str = ""


class Claim(Struct, frozen=True):
    """Rent that its owner may still claim from who landed there."""

    number: int
    owner: int
    payer: int
    deed: str
    amount: int


class Offer(Struct, frozen=True):
    """A trade on the table: `give` comes from `maker`, `want` from `to`."""

    number: int
    maker: int
    to: int
    give: Bundle
    want: Bundle


class Auction(Struct):
    """The running auction.

    Attributes:
        deed: what is sold: a deed, or a building (`house`, `hotel`).
        leader: the seat of the highest bid, or `BANK` while there is none.
        bid: the highest bid, 0 while there is none.
        bids: each seat's own highest bid so far.
        passed: the seats that passed for good, or may not bid.
        start: the least first bid; 0 for that of the rules.
    """

    deed: str
    leader: int = BANK
    bid: int = 0
    bids: dict[int, int] = {}
    passed: list[int] = []
    start: int = 0

    def copy(self) -> "Auction":
        """An auction that shares nothing with this one."""
        return Auction(self.deed, self.leader, self.bid, self.bids.copy(), self.passed.copy(), self.start)


# --- chance


class Seeded(Struct, tag="seeded"):
    """Throws and shuffles derived from a secret seed and a counter; see `bot.engine.chance`."""

    seed: bytes
    counter: int = 0

    def copy(self) -> "Seeded":
        """A source that goes on independently."""
        return Seeded(self.seed, self.counter)


class Scripted(Struct, tag="scripted"):
    """Throws and cards that are given beforehand, for case files and for replaying a game of the real box."""

    dice: list[list[int]] = []
    cards: dict[str, list[str]] = {}

    def copy(self) -> "Scripted":
        """A source that goes on independently."""
        return Scripted(self.dice.copy(), {deck: ids.copy() for deck, ids in self.cards.items()})


class Secret(Struct):
    """What nobody may see before the end.

    Attributes:
        chance: where throws and shuffles come from.
        piles: the draw piles, top first, by deck id.
        maxima: sealed maxima of the running auction, by seat, in the order they were set.
    """

    chance: Seeded | Scripted
    piles: dict[str, list[str]]
    maxima: dict[int, int] = {}

    def copy(self) -> "Secret":
        """A secret that shares nothing with this one."""
        return Secret(self.chance.copy(), {deck: ids.copy() for deck, ids in self.piles.items()}, self.maxima.copy())


# --- state owned by one game


class BuilderState(Struct, tag="builder"):
    """What only Monopoly Builder keeps.

    Attributes:
        tokens: each seat's token id.
        chips: each seat's chips by colour, all colours present.
        bank: the bank's chips by colour.
        lying: chips that lie on spaces, by position.
        builders: the owner of each tower, by foundation.
        heights: floors of each tower, the penthouse included, by foundation.
        blocks: blocks left, by seat.
    """

    tokens: list[str]
    chips: list[Chips]
    bank: Chips
    lying: dict[int, Chips] = {}
    builders: dict[str, int] = {}
    heights: dict[str, int] = {}
    blocks: list[int] = []

    def copy(self) -> "BuilderState":
        """A part that shares nothing with this one."""
        return BuilderState(
            self.tokens.copy(),
            [chips.copy() for chips in self.chips],
            self.bank.copy(),
            {pos: chips.copy() for pos, chips in self.lying.items()},
            self.builders.copy(),
            self.heights.copy(),
            self.blocks.copy(),
        )


class Want(Struct, frozen=True):
    """What a seat wants while the bank is short: so many buildings on this street."""

    deed: str
    count: int


class Window(Struct):
    """More buildings may be wanted than the bank has.

    Attributes:
        what: `house` or `hotel`.
        wants: what each seat wants that has said so, in the order of the answers.
        phase: `asking` while seats may answer, then `selling` and `placing`, one building at a time.
    """

    what: str
    wants: dict[int, Want]
    phase: str = "asking"

    def copy(self) -> "Window":
        """A window that shares nothing with this one."""
        return Window(self.what, self.wants.copy(), self.phase)


class ClassicState(Struct, tag="classic"):
    """What only classic Monopoly keeps.

    Attributes:
        tokens: each seat's token id.
        houses, hotels: buildings of the bank.
        buildings: houses on each street that has any, by deed; `HOTEL` is a hotel.
        built: buildings that each group got this turn.
        lapped: whether each seat has passed GO, which brings in the speed die.
        pot: money waiting on Free Parking; it counts as paid to the bank.
        estate: deeds of bankrupt seats still to be auctioned, in this order.
        window: buildings that several seats may want.
        time_up: the agreed time is up, the open turn is the last.
    """

    tokens: list[str]
    houses: int
    hotels: int
    lapped: list[bool]
    buildings: dict[str, int] = {}
    built: dict[str, int] = {}
    pot: int = 0
    estate: list[str] = []
    window: Window | None = None
    time_up: bool = False

    def copy(self) -> "ClassicState":
        """A part that shares nothing with this one."""
        return ClassicState(
            self.tokens.copy(),
            self.houses,
            self.hotels,
            self.lapped.copy(),
            self.buildings.copy(),
            self.built.copy(),
            self.pot,
            self.estate.copy(),
            self.window.copy() if self.window else None,
            self.time_up,
        )


class AntiState(Struct, tag="anti"):
    """What only Anti-Monopoly keeps.

    Attributes:
        tokens: each seat's token id.
        roles: each seat's role (`competitor`, `monopolist`), empty until it is chosen.
        wishes: the seat with which a seat would swap roles, before the first turn.
        buildings: the level of each street that is built on, by deed: its houses, or one more than its owner's role may have for the
            apartment (competitor 5, monopolist 4).
        time_up: the agreed time is up, the open turn is the last.
        income: what the deeds of each seat brought when the game was closed (wealth of mode `B`, the walk of the two-hour game);
            empty before.
    """

    tokens: list[str]
    roles: list[str]
    wishes: dict[int, int] = {}
    buildings: dict[str, int] = {}
    time_up: bool = False
    income: list[int] = []

    def copy(self) -> "AntiState":
        """A part that shares nothing with this one."""
        return AntiState(
            self.tokens.copy(),
            self.roles.copy(),
            self.wishes.copy(),
            self.buildings.copy(),
            self.time_up,
            self.income.copy(),
        )


HOTEL = 5
"""What `ClassicState.buildings` holds for a hotel, however many houses it replaced."""


class State(Struct):
    """A game in progress.

    Attributes:
        turn: the seat whose turn it is.
        round: 1 in the first round, 0 while seats choose roles before it; it grows when the turn comes to, or passes over, the seat that began the game.
        doubles: doubles thrown in a row this turn.
        again: a further throw is due after doubles.
        throw: the last throw that moved a token, for pictures; empty before the first.
        number: the last number given to a decision, offer or claim.
        waiting: open decisions; the flow of the turn goes on when none of its own is left.
        agenda: the steps to come, the next one last.
        owners: the owner of each deed that is not the bank's.
        issued: money the bank has paid out less what came back; equals all the purses together.
        ending: the tag of how the game ended, empty while it goes on.
        first: the seat that began the game.
    """

    seats: list[Seat]
    own: BuilderState | ClassicState | AntiState
    secret: Secret
    commitment: str
    turn: int = 0
    round: int = 1
    doubles: int = 0
    again: bool = False
    throw: tuple[int, ...] = ()
    number: int = 0
    waiting: list[Decision] = []
    agenda: list[Step] = []
    owners: dict[str, int] = {}
    mortgaged: set[str] = set()
    debts: list[Debt] = []
    claims: list[Claim] = []
    offers: list[Offer] = []
    auction: Auction | None = None
    issued: int = 0
    ending: str = ""
    winners: tuple[int, ...] = ()
    first: int = 0

    def copy(self) -> "State":
        """A state that shares nothing mutable with this one."""
        return State(
            [seat.copy() for seat in self.seats],
            self.own.copy(),
            self.secret.copy(),
            self.commitment,
            self.turn,
            self.round,
            self.doubles,
            self.again,
            self.throw,
            self.number,
            self.waiting.copy(),
            self.agenda.copy(),
            self.owners.copy(),
            self.mortgaged.copy(),
            self.debts.copy(),
            self.claims.copy(),
            self.offers.copy(),
            self.auction.copy() if self.auction else None,
            self.issued,
            self.ending,
            self.winners,
            self.first,
        )
