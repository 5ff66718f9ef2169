"""The rules of one table as frozen data: board, deeds, decks, numbers and settings.

`bot.rulesets` reads them from `data/<game>/*.toml`; the engine only looks things up here. A table stores the rules it
started with, so later changes of the data never touch a game in progress.
"""

from functools import cached_property

from msgspec import Struct

from bot.engine.actions import Chips

# --- card effects: the closed vocabulary that data/README.md documents


class MoveToSpace(Struct, frozen=True, tag="move_to"):
    """Move on to a space by its id, taking the GO money on the way."""

    space: str


class MoveToNext(Struct, frozen=True, tag="move_to_next"):
    """Move on to the next space of a kind; `unowned` keeps to deeds of the bank (none left: stay)."""

    kind: str
    unowned: bool = False


class GoToJail(Struct, frozen=True, tag="go_to_jail"):
    """Go to jail; the turn ends."""


class Receive(Struct, frozen=True, tag="receive"):
    """The bank pays this sum."""

    amount: int


class PayBank(Struct, frozen=True, tag="pay"):
    """Pay the bank this sum."""

    amount: int


class PayPerFloor(Struct, frozen=True, tag="pay_per_floor"):
    """Pay the bank this sum for each own floor."""

    amount: int


class TakeAny(Struct, frozen=True, tag="take_any"):
    """Take so many chips of any colours from the bank."""

    count: int


class TakeEach(Struct, frozen=True, tag="take_each"):
    """Take so many chips of every colour from the bank."""

    count: int


class GiftFromEach(Struct, frozen=True, tag="gift_from_each"):
    """Every other seat gives one chip of its choice."""


class StealOne(Struct, frozen=True, tag="steal"):
    """Take one chip from a seat of one's choice."""


class AllReturnOne(Struct, frozen=True, tag="all_return"):
    """Every seat with chips returns one of its choice to the bank."""


class SwapAnyWithBank(Struct, frozen=True, tag="swap_any"):
    """Swap any number of chips with the bank, one for one."""


Effect = (
    MoveToSpace
    | MoveToNext
    | GoToJail
    | Receive
    | PayBank
    | PayPerFloor
    | TakeAny
    | TakeEach
    | GiftFromEach
    | StealOne
    | AllReturnOne
    | SwapAnyWithBank
)


class Card(Struct, frozen=True):
    """A card: kept until used, or obeyed when drawn. `copies` of it are in the deck."""

    id: str
    copies: int = 1
    keep: bool = False
    effects: tuple[Effect, ...] = ()


class Deck(Struct, frozen=True):
    """A draw pile; used cards go under it."""

    id: str
    cards: tuple[Card, ...]


# --- board


class Space(Struct, frozen=True):
    """One space. `kind` says what it does; `colour` is the chip colour of a collect space."""

    pos: int
    id: str
    kind: str
    deed: str | None = None
    colour: str | None = None
    deck: str | None = None


class Deed(Struct, frozen=True):
    """A title deed. `rent` is a ladder: alone, then with the whole group (Builder), or by buildings (classic)."""

    id: str
    pos: int
    group: str
    price: int
    mortgage: int
    redeem: int
    rent: tuple[int, ...]
    total: int = 0
    colour: str = ""


class Group(Struct, frozen=True):
    """A colour group (set) of deeds; `letter` names it without colour."""

    id: str
    letter: str
    deeds: tuple[str, ...]
    points: int = 0


class AuctionRules(Struct, frozen=True):
    """First bid at least `start`, each raise at least `step`."""

    start: int
    step: int


class JailRules(Struct, frozen=True):
    """Where the jail is, the fine, and how many throws one has."""

    pos: int
    fine: int
    throws: int


class Cost(Struct, frozen=True):
    """The price of a floor in chips: named colours and `any` further ones."""

    chips: Chips
    any: int
    points: int


class Token(Struct, frozen=True):
    """A token and its own chip colour."""

    id: str
    colour: str


class BuilderRules(Struct, frozen=True, tag="builder"):
    """What only Monopoly Builder has.

    Attributes:
        colours: chip colours in their fixed order.
        floors: cost and points of a building of height 1…5; the last is the penthouse.
        foundations: ids of the cells that can be built on, in reading order.
        neighbours: the cells that touch each foundation on a side.
        columns, rows: the grid's size, for names and pictures.
        roll_table: colour won for each total of *Roll for Resources*.
        own_total: the roll total on which every seat takes its own colour.
    """

    colours: tuple[str, ...]
    chips_each: int
    chips_at_start: int
    chips_kept: int
    yield_: int
    own_total: int
    blocks: int
    columns: int
    rows: int
    foundations: tuple[str, ...]
    neighbours: dict[str, tuple[str, ...]]
    floors: tuple[Cost, ...]
    roll_table: dict[int, str]
    bank_rate: int
    parking_rate: int
    tokens: tuple[Token, ...]
    billionaire: int
    community: int
    third_throw: str
    bonus_ties: str


class Rules(Struct, frozen=True, dict=True):
    """Everything one table plays by.

    Attributes:
        game: the game's id (`builder`).
        profile: the named bundle of settings.
        board: the board's id, which names its places in the locale catalogs.
        version: the version of this game's rules.
        settings: the settings in force, by key, as shown in the lobby.
        rent: `auto` collects at once; `claim` leaves it to the owner.
    """

    game: str
    profile: str
    board: str
    version: int
    min_seats: int
    max_seats: int
    start_cash: int
    go: int
    doubles_to_jail: int
    spaces: tuple[Space, ...]
    deeds: dict[str, Deed]
    groups: dict[str, Group]
    decks: dict[str, Deck]
    auction: AuctionRules
    jail: JailRules
    rent: str
    settings: dict[str, str]
    own: BuilderRules

    @cached_property
    def token_colours(self) -> dict[str, str]:
        """The chip colour of each token, by token id."""
        return {token.id: token.colour for token in self.own.tokens}

    @cached_property
    def deeds_by_total(self) -> dict[int, tuple[str, ...]]:
        """The deeds that yield chips on each total of two dice."""
        found: dict[int, tuple[str, ...]] = {}
        for deed in self.deeds.values():
            found[deed.total] = (*found.get(deed.total, ()), deed.id)
        return found
