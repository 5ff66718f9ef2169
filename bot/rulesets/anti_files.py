"""The shape of Anti-Monopoly's data files, and what must hold in each of them."""

from msgspec import Struct

from bot.engine.effects import Effect
from bot.engine.rules import RoleRules
from bot.rulesets.entries import GroupEntry, JailEntry, NamesEntry, ProfileEntry, TokenEntry, check_effects, check_names
from bot.rulesets.reading import need

COMPETITOR, MONOPOLIST = "competitor", "monopolist"
ROLES = (COMPETITOR, MONOPOLIST)
KINDS = {
    "street": 6,
    "transport": 4,
    "utility": 2,
    "go": 0,
    "card": 0,
    "tax": 0,
    "jail": 0,
    "foundation": 0,
    "go_to_jail": 0,
}
"""The kinds of spaces, and how many sums each column of a deed of that kind has (0: no deed)."""

CORNERS = ("go", "jail", "foundation", "go_to_jail")
FACES = frozenset("123456")


class GameFile(Struct, forbid_unknown_fields=True):
    """game.toml."""

    game: str
    version: int
    profile: str
    min_seats: int
    max_seats: int
    go: int
    jail: JailEntry
    role: dict[str, RoleRules]
    grants: dict[str, int]
    token: list[TokenEntry]

    def check(self) -> None:
        """One token a seat, both roles, and grants that a die can win."""
        ids = {token.id for token in self.token}
        need(len(ids) == len(self.token) == self.max_seats, "game.toml", "token", "data-tokens")
        need(1 < self.min_seats <= self.max_seats, "game.toml", "min_seats", "data-min-seats")
        need(
            min(self.go, self.jail.fine, self.jail.throws) > 0,
            "game.toml",
            "jail",
            "data-above-0",
        )
        need(set(self.role) == set(ROLES), "game.toml", "role", "data-must-be", names=ROLES)
        for name, role in self.role.items():
            shares = (role.tax_cash, role.tax_deeds, role.tax_buildings, role.keeps)
            need(role.houses > 0, "game.toml", f"role.{name}.houses", "data-above-0")
            need(0 <= min(shares) <= max(shares) <= 100, "game.toml", f"role.{name}", "data-percent")
        for face, grant in self.grants.items():
            need(face in FACES and grant > 0, "game.toml", f"grants.{face}", "data-face")


class SpaceEntry(Struct, forbid_unknown_fields=True):
    """A space, with the deed on it."""

    id: str
    kind: str
    group: str = ""
    price: int = 0
    mortgage: int = 0
    redeem: int = 0
    rent: list[int] = []
    monopoly: list[int] = []
    house: int = 0
    tax: int = 0
    choice: bool = False


class BoardFile(Struct, forbid_unknown_fields=True):
    """board.toml."""

    group: list[GroupEntry]
    space: list[SpaceEntry]

    def check(self) -> None:
        """Ids lead somewhere, deeds are whole, the corners are there once."""
        ids = [space.id for space in self.space]
        need(len(set(ids)) == len(ids), "board.toml", "space", "data-ids")
        groups = {group.id for group in self.group}
        for index, space in enumerate(self.space):
            place = f"space[{index}] ({space.id})"
            need(space.kind in KINDS, "board.toml", place, "data-unknown", what="kind", name=space.kind)
            taxed = space.kind == "tax"
            need((space.tax > 0) == taxed and (taxed or not space.choice), "board.toml", place, "data-taxes")
            _check_deed(space, place, groups)
        for kind in CORNERS:
            count = sum(space.kind == kind for space in self.space)
            need(count == 1, "board.toml", "space", "data-exactly-one", kind=kind, count=count)
        need(self.space[0].kind == "go", "board.toml", "space[0]", "data-first", kind="go")
        for group in self.group:
            kinds = {space.kind for space in self.space if space.group == group.id}
            need(len(kinds) == 1, "board.toml", f"group.{group.id}", "data-group")


def _check_deed(space: SpaceEntry, place: str, groups: set[str]) -> None:
    count = KINDS[space.kind]
    if not count:
        sums = (space.price, space.mortgage, space.redeem, space.house, *space.rent, *space.monopoly)
        need(not space.group and not any(sums), "board.toml", place, "data-bare")
        return
    need(space.group in groups, "board.toml", place, "data-unknown", what="group", name=space.group)
    for column in (space.rent, space.monopoly):
        need(len(column) == count, "board.toml", place, "data-columns", kind=space.kind, count=count)
        need(column == sorted(column), "board.toml", place, "data-rising")
    need(min(space.price, space.mortgage, *space.rent, *space.monopoly) > 0, "board.toml", place, "data-above-0")
    street = space.kind == "street"
    need((space.house > 0) == street, "board.toml", place, "data-house-price")
    need(space.mortgage * 2 == space.price, "board.toml", place, "data-half")
    need(space.redeem > space.mortgage, "board.toml", place, "data-redeem")


class CityNames(NamesEntry, forbid_unknown_fields=True):
    """The names of one board; `cities` are what its groups of deeds are called."""

    cities: dict[str, str]


class BoardsFile(Struct, forbid_unknown_fields=True):
    """boards.toml."""

    board: list[CityNames]

    def check(self, spaces: set[str], groups: set[str]) -> None:
        """Every space and every group has a name on every board."""
        check_names(self.board, spaces)
        for board in self.board:
            odd = groups ^ set(board.cities)
            need(not odd, "boards.toml", board.id, "data-names", names=sorted(odd))


class CardEntry(Struct, forbid_unknown_fields=True):
    """A card; one without effects does nothing."""

    id: str
    copies: int = 1
    effects: list[Effect] = []


class DeckEntry(Struct, forbid_unknown_fields=True):
    """A deck and how many cards it must hold."""

    id: str
    size: int
    card: list[CardEntry]


class DecksFile(Struct, forbid_unknown_fields=True):
    """decks.toml."""

    deck: list[DeckEntry]

    def check(self, spaces: set[str], decks: set[str]) -> None:
        """Each role has its deck, decks are whole, and effects lead somewhere."""
        need({deck.id for deck in self.deck} == decks, "decks.toml", "deck", "data-must-be", names=sorted(decks))
        for deck in self.deck:
            count = sum(card.copies for card in deck.card)
            need(count == deck.size, "decks.toml", deck.id, "data-cards", count=count, size=deck.size)
            for card in deck.card:
                check_effects(f"{deck.id}.{card.id}", card.effects, {"space": spaces, "role": ROLES})


class ProfilesFile(Struct, forbid_unknown_fields=True):
    """profiles.toml: a mode each."""

    profile: list[ProfileEntry]

    def check(self) -> None:
        """The modes are those that the engine knows."""
        ids = [profile.id for profile in self.profile]
        need(sorted(ids) == sorted(MODES), "profiles.toml", "profile", "data-must-be", names=MODES)


MODES = ("A", "B", "two_hours")
"""How a game can end."""
