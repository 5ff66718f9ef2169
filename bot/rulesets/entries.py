"""Entries of data files that several games have: tokens, groups, jail, settings."""

from collections.abc import Collection, Iterable

from msgspec import Struct

from bot.rulesets.reading import need


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
        need(fine, "settings.toml", self.key, "needs values, or low, usual and high in this order")

    def wrong(self, value: str) -> str:
        """Why this value won't do, or an empty text."""
        if self.values:
            return "" if value in self.values else f"{value!r} is none of {', '.join(self.values)}"
        number = int(value) if value.isascii() and value.isdigit() and len(value) <= 9 else -1
        return "" if self.low <= number <= self.high else f"{value!r} is no whole number from {self.low} to {self.high}"

    def read(self, key: str, value: str) -> str:
        """The value as the rules keep it.

        Raises:
            DataError: this setting can't have it.
        """
        wrong = self.wrong(value)
        need(not wrong, "options", key, wrong)
        return value if self.values else str(int(value))


def idle(settings: Iterable[SettingEntry], profile: str) -> frozenset[str]:
    """The keys of the settings that mean nothing in a profile."""
    return frozenset(it.key for it in settings if it.profiles and profile not in it.profiles)


class SettingsFile(Struct, forbid_unknown_fields=True):
    """settings.toml."""

    setting: list[SettingEntry]

    def check(self, keys: Collection[str]) -> None:
        """These settings are there, once each, with something to choose."""
        for setting in self.setting:
            setting.check()
        found = [setting.key for setting in self.setting]
        fits = len(found) == len(keys) and set(found) == set(keys)
        need(fits, "settings.toml", "setting", f"must be {', '.join(sorted(keys))}")
