"""Monopoly Builder's data files: their shape, what must hold in them, and how they become rules."""

from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from bot.engine.actions import Chips
from bot.engine.effects import Effect
from bot.engine.rules import AuctionRules, BuilderRules, Card, Cost, Deck, Deed, Group, JailRules, Rules, Space, Token
from bot.rulesets.reading import OPTIONS, need, read_toml


class _Auction(Struct, forbid_unknown_fields=True):
    start: int
    step: int


class _Jail(Struct, forbid_unknown_fields=True):
    fine: int
    throws: int


class _Chips(Struct, forbid_unknown_fields=True):
    colours: list[str]
    each: int
    at_start: int
    kept: int
    yield_: int = msgspec.field(name="yield")
    own_total: int
    bank_rate: int
    parking_rate: int


class _Floor(Struct, forbid_unknown_fields=True):
    any: int
    points: int
    chips: Chips = {}


class _Towers(Struct, forbid_unknown_fields=True):
    blocks: int
    floors: list[_Floor]
    grid: list[str]


class _Bonus(Struct, forbid_unknown_fields=True):
    billionaire: int
    community: int


class _Token(Struct, forbid_unknown_fields=True):
    id: str
    colour: str


class _GameFile(Struct, forbid_unknown_fields=True):
    game: str
    version: int
    board: str
    profile: str
    min_seats: int
    max_seats: int
    start_cash: int
    go: int
    doubles_to_jail: int
    auction: _Auction
    jail: _Jail
    chips: _Chips
    towers: _Towers
    bonus: _Bonus
    token: list[_Token]
    settings: dict[str, list[str]]


class _Group(Struct, forbid_unknown_fields=True):
    id: str
    letter: str
    points: int


class _Space(Struct, forbid_unknown_fields=True):
    id: str
    kind: str
    deck: str | None = None
    group: str | None = None
    price: int = 0
    mortgage: int = 0
    redeem: int = 0
    rent: list[int] = []
    total: int = 0
    colour: str | None = None
    aliases: list[str] = []


class _BoardFile(Struct, forbid_unknown_fields=True):
    roll_table: dict[str, str]
    group: list[_Group]
    space: list[_Space]


class _Card(Struct, forbid_unknown_fields=True):
    id: str
    copies: int = 1
    keep: bool = False
    effects: list[Effect] = []


class _Deck(Struct, forbid_unknown_fields=True):
    id: str
    size: int
    card: list[_Card]


class _DecksFile(Struct, forbid_unknown_fields=True):
    deck: list[_Deck]


def cell_names(grid: list[str]) -> list[str]:
    """The ids of the cells marked `#`, in reading order: column letter, then row number from the top."""
    return [f"{chr(97 + x)}{y + 1}" for y, row in enumerate(grid) for x, mark in enumerate(row) if mark == "#"]


def _neighbours(cells: list[str]) -> dict[str, tuple[str, ...]]:
    known = set(cells)
    sides = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {
        cell: tuple(other for dx, dy in sides if (other := f"{chr(ord(cell[0]) + dx)}{int(cell[1:]) + dy}") in known)
        for cell in cells
    }


class BuilderSource:
    """The game's folder of data files, read and checked once; `rules` makes the rules of a table from it."""

    def __init__(self, folder: Traversable) -> None:
        self.game = read_toml(folder / "game.toml", _GameFile)
        self.board = read_toml(folder / "board.toml", _BoardFile)
        self.decks = read_toml(folder / "decks.toml", _DecksFile)
        self._check()

    def _check(self) -> None:
        self._check_game()
        self._check_board()
        self._check_decks()

    def _check_game(self) -> None:
        game = self.game
        colours = set(game.chips.colours)
        need(len(colours) == len(game.chips.colours) > 1, "game.toml", "chips.colours", "data-ids")
        need(len(game.token) == game.max_seats, "game.toml", "token", "data-tokens")
        for index, token in enumerate(game.token):
            need(
                token.colour in colours,
                "game.toml",
                f"token[{index}].colour",
                "data-unknown",
                what="colour",
                name=token.colour,
            )
        need(1 < game.min_seats <= game.max_seats, "game.toml", "min_seats", "data-min-seats")
        for index, floor in enumerate(game.towers.floors):
            place = f"towers.floors[{index}]"
            odd = set(floor.chips) - colours
            need(not odd, "game.toml", place, "data-unknown", what="colour", name=sorted(odd))
            need(floor.any >= 0 and all(n > 0 for n in floor.chips.values()), "game.toml", place, "data-chips")
        widths = {len(row) for row in game.towers.grid}
        need(len(widths) == 1 and set("".join(game.towers.grid)) <= {"#", "."}, "game.toml", "towers.grid", "data-grid")
        for key, values in game.settings.items():
            need(bool(values), "game.toml", f"settings.{key}", "data-no-value")
        need(set(game.settings) == set(SETTINGS), "game.toml", "settings", "data-must-be", names=SETTINGS)

    def _check_board(self) -> None:
        colours = set(self.game.chips.colours)
        groups = {group.id for group in self.board.group}
        ids = [space.id for space in self.board.space]
        need(len(set(ids)) == len(ids), "board.toml", "space", "data-ids")
        decks = {deck.id for deck in self.decks.deck}
        for index, space in enumerate(self.board.space):
            place = f"space[{index}] ({space.id})"
            need(space.kind in KINDS, "board.toml", place, "data-unknown", what="kind", name=space.kind)
            for what, name, there in (("deck", space.deck, decks), ("colour", space.colour, colours)):
                need(name is None or name in there, "board.toml", place, "data-unknown", what=what, name=name)
            if space.kind == "deed":
                need(space.group in groups, "board.toml", place, "data-unknown", what="group", name=space.group)
                need(len(space.rent) == 2, "board.toml", place, "data-two-rents")
                sums = (space.price, space.mortgage, space.redeem, *space.rent)
                need(min(sums) > 0, "board.toml", place, "data-above-0")
                need(2 <= space.total <= 12 and space.colour is not None, "board.toml", place, "data-total")
        for kind in ("go", "jail", "go_to_jail"):
            count = sum(space.kind == kind for space in self.board.space)
            need(count == 1, "board.toml", "space", "data-exactly-one", kind=kind, count=count)
        need(self.board.space[0].kind == "go", "board.toml", "space[0]", "data-first", kind="go")
        for group in self.board.group:
            size = sum(space.group == group.id for space in self.board.space)
            need(size > 0, "board.toml", f"group.{group.id}", "data-group")
        totals = set(self.board.roll_table)
        need(totals == {str(n) for n in range(2, 13)}, "board.toml", "roll_table", "data-totals")
        odd = set(self.board.roll_table.values()) - colours
        need(not odd, "board.toml", "roll_table", "data-unknown", what="colour", name=sorted(odd))

    def _check_decks(self) -> None:
        spaces = {space.id for space in self.board.space}
        kinds = {space.kind for space in self.board.space}
        for deck in self.decks.deck:
            count = sum(card.copies for card in deck.card)
            need(count == deck.size, "decks.toml", deck.id, "data-cards", count=count, size=deck.size)
            for card in deck.card:
                place = f"{deck.id}.{card.id}"
                need(card.keep != bool(card.effects), "decks.toml", place, "data-kept")
                for effect in card.effects:
                    target = getattr(effect, "space", None)
                    need(
                        target is None or target in spaces,
                        "decks.toml",
                        place,
                        "data-unknown",
                        what="space",
                        name=target,
                    )
                    kind = getattr(effect, "kind", None)
                    need(kind is None or kind in kinds, "decks.toml", place, "data-unknown", what="kind", name=kind)

    def rules(self, profile: str | None = None, board: str | None = None, **options: str) -> Rules:
        """The rules of a table with these single settings.

        Raises:
            DataError: an unknown profile, board or setting, or a value out of range.
        """
        game = self.game
        need(profile in {None, game.profile}, OPTIONS, "profile", "data-unknown", what="profile", name=profile)
        need(board in {None, game.board}, OPTIONS, "board", "data-unknown", what="board", name=board)
        settings = {key: values[0] for key, values in game.settings.items()}
        for key, value in options.items():
            allowed = game.settings.get(key)
            need(allowed is not None, OPTIONS, key, "data-no-setting", known=list(game.settings))
            need(value in (allowed or []), OPTIONS, key, "data-none-of", value=value, known=allowed or [])
            settings[key] = value
        deeds = {
            space.id: Deed(
                space.id, pos, space.group or "", space.price, space.mortgage, space.redeem, tuple(space.rent),
                space.total, space.colour or "",
            )
            for pos, space in enumerate(self.board.space)
            if space.kind == "deed"
        }  # fmt: skip
        spaces = tuple(
            Space(pos, s.id, s.kind, s.id if s.kind == "deed" else None, s.colour, s.deck)
            for pos, s in enumerate(self.board.space)
        )
        jail = next(space.pos for space in spaces if space.kind == "jail")
        return Rules(
            game=game.game,
            profile=game.profile,
            board=game.board,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            start_cash=game.start_cash,
            go=game.go,
            go_landing=game.go,
            doubles_to_jail=game.doubles_to_jail,
            spaces=spaces,
            deeds=deeds,
            groups={
                g.id: Group(g.id, g.letter, tuple(d.id for d in deeds.values() if d.group == g.id), g.points)
                for g in self.board.group
            },
            decks={
                deck.id: Deck(deck.id, tuple(Card(c.id, c.copies, c.keep, tuple(c.effects)) for c in deck.card))
                for deck in self.decks.deck
            },
            auction=AuctionRules(game.auction.start, game.auction.step),
            jail=JailRules(jail, game.jail.fine, game.jail.throws),
            rent=settings["rent"],
            settings=settings,
            own=self._builder(settings),
        )

    def _builder(self, settings: dict[str, str]) -> BuilderRules:
        game = self.game
        cells = cell_names(game.towers.grid)
        return BuilderRules(
            colours=tuple(game.chips.colours),
            chips_each=game.chips.each,
            chips_at_start=game.chips.at_start,
            chips_kept=game.chips.kept,
            yield_=game.chips.yield_,
            own_total=game.chips.own_total,
            blocks=game.towers.blocks,
            columns=len(game.towers.grid[0]),
            rows=len(game.towers.grid),
            foundations=tuple(cells),
            neighbours=_neighbours(cells),
            floors=tuple(Cost(floor.chips, floor.any, floor.points) for floor in game.towers.floors),
            roll_table={int(total): colour for total, colour in self.board.roll_table.items()},
            bank_rate=game.chips.bank_rate,
            parking_rate=game.chips.parking_rate,
            tokens=tuple(Token(token.id, token.colour) for token in game.token),
            billionaire=game.bonus.billionaire,
            community=game.bonus.community,
            third_throw=settings["jail_third_roll"],
            bonus_ties=settings["bonus_ties"],
        )

    @property
    def profile_ids(self) -> tuple[str, ...]:
        """The profiles: there is one."""
        return (self.game.profile,)

    @property
    def board_ids(self) -> tuple[str, ...]:
        """The boards: there is one."""
        return (self.game.board,)

    def boards_for(self, language: str) -> tuple[str, ...]:
        """The same: its board is in no language."""
        del language
        return self.board_ids

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """The ends of each setting that is a number: there is none."""
        return {}

    def idle(self, profile: str) -> frozenset[str]:
        """The settings that mean nothing in a profile: none."""
        del profile
        return frozenset()

    @property
    def choices(self) -> dict[str, list[str]]:
        """The values of each setting, the usual one first."""
        return self.game.settings

    @property
    def aliases(self) -> dict[str, str]:
        """Other names of deeds, by which case files may call them."""
        return {alias: space.id for space in self.board.space for alias in space.aliases}


SETTINGS = ("rent", "jail_third_roll", "bonus_ties")
KINDS = frozenset(
    {"go", "deed", "collect", "chance", "roll", "steal", "parking", "jail", "go_to_jail"},
)
