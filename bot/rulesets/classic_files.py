"""The shape of classic Monopoly's data files, and what must hold in each of them."""

from msgspec import Struct

from bot.engine.effects import Effect
from bot.rulesets.entries import GroupEntry, JailEntry, NamesEntry, ProfileEntry, TokenEntry, check_effects, check_names
from bot.rulesets.reading import need

ERAS = ("2008", "1935")
KINDS = {
    "street": 6,
    "railroad": 4,
    "utility": 2,
    "go": 0,
    "chest": 0,
    "chance": 0,
    "tax": 0,
    "jail": 0,
    "parking": 0,
    "go_to_jail": 0,
}
"""The kinds of spaces, and how many rents a deed of that kind has (0: no deed)."""


class GameFile(Struct, forbid_unknown_fields=True):
    """game.toml."""

    game: str
    version: int
    profile: str
    min_seats: int
    max_seats: int
    doubles_to_jail: int
    jail: JailEntry
    token: list[TokenEntry]

    def check(self) -> None:
        """One token a seat, and a sensible number of seats."""
        ids = {token.id for token in self.token}
        need(len(ids) == len(self.token) == self.max_seats, "game.toml", "token", "data-tokens")
        need(1 < self.min_seats <= self.max_seats, "game.toml", "min_seats", "data-min-seats")
        need(self.jail.fine > 0 and self.jail.throws > 0, "game.toml", "jail", "data-above-0")


class TaxEntry(Struct, forbid_unknown_fields=True):
    """What a tax space asks for in one era."""

    amount: int
    percent: int = 0


class SpaceEntry(Struct, forbid_unknown_fields=True):
    """A space, with the deed on it."""

    id: str
    kind: str
    deck: str | None = None
    group: str = ""
    price: int = 0
    mortgage: int = 0
    rent: list[int] = []
    house: int = 0
    tax: dict[str, TaxEntry] = {}


class BoardFile(Struct, forbid_unknown_fields=True):
    """board.toml."""

    group: list[GroupEntry]
    space: list[SpaceEntry]

    def check(self, decks: set[str]) -> None:
        """Ids lead somewhere, deeds are whole, the corners are there once."""
        ids = [space.id for space in self.space]
        need(len(set(ids)) == len(ids), "board.toml", "space", "data-ids")
        groups = {group.id for group in self.group}
        for index, space in enumerate(self.space):
            place = f"space[{index}] ({space.id})"
            need(space.kind in KINDS, "board.toml", place, "data-unknown", what="kind", name=space.kind)
            drawn = space.kind in {"chest", "chance"}
            need(
                (space.deck in decks) if drawn else space.deck is None,
                "board.toml",
                place,
                "data-deck",
                name=space.deck,
            )
            eras = set(ERAS) if space.kind == "tax" else set()
            need(set(space.tax) == eras, "board.toml", place, "data-tax-eras")
            _check_deed(space, place, groups)
        for kind in ("go", "jail", "parking", "go_to_jail"):
            count = sum(space.kind == kind for space in self.space)
            need(count == 1, "board.toml", "space", "data-exactly-one", kind=kind, count=count)
        need(self.space[0].kind == "go", "board.toml", "space[0]", "data-first", kind="go")
        for group in self.group:
            kinds = {space.kind for space in self.space if space.group == group.id}
            need(len(kinds) == 1, "board.toml", f"group.{group.id}", "data-group")


def _check_deed(space: SpaceEntry, place: str, groups: set[str]) -> None:
    rents = KINDS[space.kind]
    if not rents:
        bare = not (space.group or space.price or space.mortgage or space.rent or space.house)
        need(bare, "board.toml", place, "data-bare")
        return
    need(space.group in groups, "board.toml", place, "data-unknown", what="group", name=space.group)
    need(len(space.rent) == rents, "board.toml", place, "data-rents", kind=space.kind, count=rents)
    need(space.rent == sorted(space.rent), "board.toml", place, "data-rising")
    need(min(space.price, space.mortgage, *space.rent) > 0, "board.toml", place, "data-above-0")
    need((space.house > 0) == (space.kind == "street"), "board.toml", place, "data-house-price")
    need(space.mortgage * 2 == space.price, "board.toml", place, "data-half")


class BoardsFile(Struct, forbid_unknown_fields=True):
    """boards.toml."""

    board: list[NamesEntry]

    def check(self, spaces: set[str]) -> None:
        """Every space has a name on every board."""
        check_names(self.board, spaces)


class CardEntry(Struct, forbid_unknown_fields=True):
    """A card; `effects_1935` where it does something else in the older era."""

    id: str
    copies: int = 1
    keep: bool = False
    effects: list[Effect] = []
    effects_1935: list[Effect] = []


class DeckEntry(Struct, forbid_unknown_fields=True):
    """A deck and how many cards it must hold."""

    id: str
    size: int
    card: list[CardEntry]


class DecksFile(Struct, forbid_unknown_fields=True):
    """decks.toml."""

    deck: list[DeckEntry]

    def check(self, board: BoardFile) -> None:
        """Decks are whole, and effects lead somewhere."""
        spaces = {space.id for space in board.space}
        kinds = {space.kind for space in board.space}
        kept = [card.id for deck in self.deck for card in deck.card if card.keep]
        need(len(set(kept)) == len(kept), "decks.toml", "deck", "data-ids")
        for deck in self.deck:
            count = sum(card.copies for card in deck.card)
            need(count == deck.size, "decks.toml", deck.id, "data-cards", count=count, size=deck.size)
            for card in deck.card:
                place = f"{deck.id}.{card.id}"
                need(card.keep != bool(card.effects), "decks.toml", place, "data-kept")
                check_effects(place, card.effects + card.effects_1935, {"space": spaces, "kind": kinds})


class ClassicProfile(ProfileEntry, forbid_unknown_fields=True):
    """A profile: also its scale on show, and when one builds and sells."""

    scale: int = 1
    build_when: str = "any"
    sell_when: str = "any"


class ProfilesFile(Struct, forbid_unknown_fields=True):
    """profiles.toml."""

    profile: list[ClassicProfile]

    def check(self) -> None:
        """Scales and times are such as there are."""
        for profile in self.profile:
            need(profile.scale > 0, "profiles.toml", f"{profile.id}.scale", "data-above-0")
            for key, known in (("build_when", ("any", "before_roll")), ("sell_when", ("any", "own_turn"))):
                value = getattr(profile, key)
                place = f"{profile.id}.{key}"
                need(value in known, "profiles.toml", place, "data-none-of", value=value, known=known)
