"""The rules of one table as frozen data: board, deeds, decks, numbers and settings.

`bot.rulesets` reads them from `data/<game>/*.toml`; the engine only looks things up here. A table stores the rules it
started with, so later changes of the data never touch a game in progress.
"""

from functools import cached_property

from msgspec import Struct

from bot.engine.actions import Chips
from bot.engine.effects import Effect


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
    """One space. `kind` says what it does; `colour` is the chip colour of a collect space, `deed` the deed that is on it."""

    pos: int
    id: str
    kind: str
    deed: str | None = None
    colour: str | None = None
    deck: str | None = None


class Deed(Struct, frozen=True):
    """A title deed.

    Attributes:
        redeem: what lifting a mortgage costs.
        rent: a ladder: alone, then with the whole group (Builder); by buildings, by deeds of the kind owned, or what the throw
            is multiplied with (classic: street, railroad, utility).
        kind: `street`, `railroad` or `utility`.
        house: the price of a building on it; 0 where none can stand.
        fee: what the bank takes when it changes hands mortgaged.
    """

    id: str
    pos: int
    group: str
    price: int
    mortgage: int
    redeem: int
    rent: tuple[int, ...]
    total: int = 0
    colour: str = ""
    kind: str = "street"
    house: int = 0
    fee: int = 0


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


class Tax(Struct, frozen=True):
    """What a tax space asks for: a sum, or at the payer's choice `percent` of all it is worth (0: no choice)."""

    amount: int
    percent: int = 0


class ClassicRules(Struct, frozen=True, tag="classic"):
    """What only classic Monopoly has; the keys are those of the settings unless said otherwise.

    Attributes:
        scale: what every sum is multiplied with on show, never in play.
        currency: the code of the board's money.
        names: what stands on the spaces of this board, by space id, in the board's language.
        tokens: tokens in seat order with the colour of their seat.
        taxes: what the tax spaces ask for, by space id.
        hotel_after: how many houses a hotel replaces.
        build_when: `any`, or `before_roll`: before the first throw of the own turn.
        sell_when: `any`, or `own_turn`: in the own turn and in debt.
    """

    scale: int
    currency: str
    names: dict[str, str]
    tokens: tuple[Token, ...]
    taxes: dict[str, Tax]
    build_when: str
    sell_when: str
    double_rent_when_mortgaged: bool
    double_rent_when_built: bool
    utility_roll: str
    bankrupt_buildings: str
    mortgage_clears: str
    auctions: bool
    decliner_bids: bool
    even_building: bool
    houses_per_turn: int
    hotel_after: int
    houses: int
    hotels: int
    resale: str
    trade_mortgaged: bool
    trade_when: str
    estate: str
    bankrupt_to_seat: str
    opening_deal: int
    ends_at_bankruptcy: int
    turn_limit: int
    time_limit: int
    parking_pot: bool
    rent_in_jail: bool
    speed_die: bool


class RoleRules(Struct, frozen=True):
    """What Anti-Monopoly asks of one role.

    Attributes:
        deck: the deck its cards come from.
        houses: how many houses a street may have; the next building is the apartment.
        tax_cash, tax_deeds, tax_buildings: the percentages of the income tax on cash, on the prices of unmortgaged deeds and on what
            the buildings cost.
        keeps: the percentage of its cash that it keeps when a two-hour game is closed.
        collects_detained: whether it collects rent while it is held on the corner.
        corner: what the corner is for it (`price_war`, `prison`).
    """

    deck: str
    houses: int
    tax_cash: int
    tax_deeds: int
    tax_buildings: int
    keeps: int
    collects_detained: bool
    corner: str


class AntiRules(Struct, frozen=True, tag="anti"):
    """What only Anti-Monopoly has.

    Attributes:
        mode: how the game ends: `A` (last one standing), `B` (one role is out) or `two_hours`.
        currency: the code of the board's money.
        names: what stands on the spaces of this board, by space id, in the board's language.
        cities: what the cities are called on this board, by group id; transport and utilities too.
        tokens: tokens in seat order with the colour of their seat.
        roles: what is asked of a `competitor` and of a `monopolist`.
        monopoly: the monopolists' column of each deed: of a street the rent alone, then in a monopolised city with 0 to 3 houses and
            the apartment; of the others by the number owned (utility: what the throw is multiplied with).
        taxes: the sum of each tax space, by space id.
        choice: the tax spaces at which the payer may choose the percentages of its role instead.
        grants: what the foundation gives a competitor for each face of one die.
        foundation_fee: what a monopolist pays the foundation.
        time_limit: the agreed minutes of a two-hour game, 0 in the other modes.
        adjust_limit: the minutes that seats have at its end to adjust their holdings.
    """

    mode: str
    currency: str
    names: dict[str, str]
    cities: dict[str, str]
    tokens: tuple[Token, ...]
    roles: dict[str, RoleRules]
    monopoly: dict[str, tuple[int, ...]]
    taxes: dict[str, int]
    choice: frozenset[str]
    grants: dict[int, int]
    foundation_fee: int
    time_limit: int
    adjust_limit: int


class Rules(Struct, frozen=True, dict=True):
    """Everything one table plays by.

    Attributes:
        game: the game's id (`builder`).
        profile: the named bundle of settings.
        board: the board's id, which names its places in the locale catalogs.
        version: the version of this game's rules.
        settings: the settings in force, by key, as shown in the lobby.
        rent: `auto` collects at once; `claim` leaves it to the owner.
        go: what passing GO pays; `go_landing` what landing on it pays.
    """

    game: str
    profile: str
    board: str
    version: int
    min_seats: int
    max_seats: int
    start_cash: int
    go: int
    go_landing: int
    doubles_to_jail: int
    spaces: tuple[Space, ...]
    deeds: dict[str, Deed]
    groups: dict[str, Group]
    decks: dict[str, Deck]
    auction: AuctionRules
    jail: JailRules
    rent: str
    settings: dict[str, str]
    own: BuilderRules | ClassicRules | AntiRules

    @cached_property
    def street_groups(self) -> tuple[Group, ...]:
        """The groups whose deeds can be built on, in board order."""
        return tuple(group for group in self.groups.values() if self.deeds[group.deeds[0]].house)

    @cached_property
    def card_ids(self) -> frozenset[str]:
        """The ids of all cards."""
        return frozenset(card.id for deck in self.decks.values() for card in deck.cards)

    @cached_property
    def cards(self) -> dict[str, dict[str, Card]]:
        """The cards by their ids, by deck."""
        return {deck.id: {card.id: card for card in deck.cards} for deck in self.decks.values()}

    @cached_property
    def positions(self) -> dict[str, int]:
        """The position of each space, by its id."""
        return {space.id: space.pos for space in self.spaces}

    @cached_property
    def kept_cards(self) -> frozenset[str]:
        """The ids of all cards that can be kept."""
        return frozenset(card.id for deck in self.decks.values() for card in deck.cards if card.keep)

    @cached_property
    def scale(self) -> int:
        """What every sum is multiplied with on show, never in play."""
        return self.own.scale if isinstance(self.own, ClassicRules) else 1

    @cached_property
    def time_limit(self) -> int:
        """The agreed minutes after which the clock speaks; 0 where a table plays without."""
        return 0 if isinstance(self.own, BuilderRules) else self.own.time_limit

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
