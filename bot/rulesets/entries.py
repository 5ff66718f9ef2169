"""Entries of data files that several games have: tokens, groups, jail, settings, profiles, names of boards; and their checks."""

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.engine.effects import Effect
from bot.message import Message
from bot.rulesets.reading import OPTIONS, need


class JailEntry(Struct, forbid_unknown_fields=True):
    """The price of leaving jail, and how many throws one has."""

    fine: int
    throws: int


class TokenEntry(Struct, forbid_unknown_fields=True):
    """A token and the colour of its seat."""

    id: str
    colour: str


class GroupEntry(Struct, forbid_unknown_fields=True):
    """A group of deeds."""

    id: str
    letter: str


class SettingEntry(Struct, forbid_unknown_fields=True):
    """A setting: its values, the usual one first, or a range of whole numbers; `profiles` where it means nothing in the others."""

    key: str
    values: list[str] = []
    low: int = 0
    high: int = 0
    usual: int = 0
    profiles: list[str] = []

    @property
    def default(self) -> str:
        """The usual value."""
        return self.values[0] if self.values else str(self.usual)

    @property
    def choices(self) -> list[str]:
        """Its values, the usual one first; of a number the usual one and the ends of its range."""
        return self.values or list(dict.fromkeys([str(self.usual), str(self.low), str(self.high)]))

    def check(self) -> None:
        """There is something to choose."""
        fine = len(set(self.values)) > 1 if self.values else 0 <= self.low <= self.usual <= self.high > self.low
        need(fine, "settings.toml", self.key, "data-range")

    def wrong(self, value: str) -> Message | None:
        """Why this value won't do."""
        if self.values:
            return None if value in self.values else Message("data-none-of", value=value, known=self.values)
        number = int(value) if value.isascii() and value.isdigit() and len(value) <= 9 else -1
        fits = self.low <= number <= self.high
        return None if fits else Message("data-no-number", value=value, low=str(self.low), high=str(self.high))

    def read(self, key: str, value: str) -> str:
        """The value as the rules keep it.

        Raises:
            DataError: this setting can't have it.
        """
        wrong = self.wrong(value)
        need(wrong is None, OPTIONS, key, "fault-quoted", why=wrong)
        return value if self.values else str(int(value))


class SettingsFile(Struct, forbid_unknown_fields=True):
    """settings.toml."""

    setting: list[SettingEntry]

    def check(self, keys: Collection[str]) -> None:
        """These settings are there, once each, with something to choose."""
        for setting in self.setting:
            setting.check()
        found = [setting.key for setting in self.setting]
        fits = len(found) == len(keys) and set(found) == set(keys)
        need(fits, "settings.toml", "setting", "data-must-be", names=sorted(keys))


class ProfileEntry(Struct, forbid_unknown_fields=True):
    """A profile: its usual board, and its own usual settings."""

    id: str
    board: str
    settings: dict[str, str] = msgspec.field(default_factory=dict)

    def check(self, boards: Collection[str], settings: Mapping[str, SettingEntry]) -> None:
        """Board and settings exist, values are within their range."""
        need(self.board in boards, "profiles.toml", self.id, "data-unknown", what="board", name=self.board)
        for key, value in self.settings.items():
            need(key in settings, "profiles.toml", self.id, "data-unknown", what="setting", name=key)
            wrong = settings[key].wrong(value)
            need(wrong is None, "profiles.toml", f"{self.id}.{key}", "fault-quoted", why=wrong)


class NamesEntry(Struct, forbid_unknown_fields=True):
    """The names of one board."""

    id: str
    language: str
    currency: str
    names: dict[str, str]


def check_names(boards: Sequence[NamesEntry], spaces: Collection[str]) -> None:
    """Every space has a name on every board."""
    ids = {board.id for board in boards}
    need(len(ids) == len(boards), "boards.toml", "board", "data-ids")
    for board in boards:
        odd = set(spaces) ^ set(board.names)
        need(not odd, "boards.toml", board.id, "data-names", names=sorted(odd))


def check_effects(place: str, effects: Iterable[Effect], known: Mapping[str, Collection[str]]) -> None:
    """What the effects of a card name is there: `known` says what a key (`space`, `kind`, `role`) may hold."""
    for effect in effects:
        for key, names in known.items():
            wanted = getattr(effect, key, None)
            need(wanted is None or wanted in names, "decks.toml", place, "data-unknown", what=key, name=wanted)
