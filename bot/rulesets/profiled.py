"""What the sources of games with profiles, boards and settings in files of their own have in common.

Owns how a table's profile, board and settings are looked up; what the rules are made of besides is the game's own business.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from bot.rulesets.entries import NamesEntry, ProfileEntry, SettingEntry
from bot.rulesets.reading import OPTIONS, need, need_one_of

P = TypeVar("P", bound=ProfileEntry)
B = TypeVar("B", bound=NamesEntry)


class Profiled(Generic[P, B]):
    """Profiles, boards and settings, by their ids.

    Args:
        usual: the profile of a table that names none.
        profiles, boards, settings: the entries of the files, checked by themselves.
    """

    def __init__(
        self, usual: str, profiles: Sequence[P], boards: Sequence[B], settings: Sequence[SettingEntry]
    ) -> None:
        self.usual = usual
        self.profiles: Mapping[str, P] = {profile.id: profile for profile in profiles}
        self.boards: Mapping[str, B] = {board.id: board for board in boards}
        self.settings: Mapping[str, SettingEntry] = {setting.key: setting for setting in settings}
        need(usual in self.profiles, "game.toml", "profile", "data-unknown", what="profile", name=usual)
        for profile in profiles:
            profile.check(self.boards, self.settings)
        for setting in settings:
            odd = set(setting.profiles) - set(self.profiles)
            need(not odd, "settings.toml", setting.key, "data-unknown", what="profile", name=sorted(odd))

    @property
    def choices(self) -> dict[str, list[str]]:
        """The values of each setting, the usual one first; of a number the usual one and the ends of its range."""
        return {key: setting.choices for key, setting in self.settings.items()}

    @property
    def profile_ids(self) -> tuple[str, ...]:
        """The profiles, in the order of the data."""
        return tuple(self.profiles)

    @property
    def board_ids(self) -> tuple[str, ...]:
        """The boards."""
        return tuple(self.boards)

    def boards_for(self, language: str) -> tuple[str, ...]:
        """The boards, those in this language first."""
        return tuple(sorted(self.boards, key=lambda board: self.boards[board].language != language))

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """The ends of each setting that is a number."""
        return {key: (it.low, it.high) for key, it in self.settings.items() if not it.values}

    def idle(self, profile: str) -> frozenset[str]:
        """The settings that mean nothing in a profile."""
        return frozenset(key for key, it in self.settings.items() if it.profiles and profile not in it.profiles)

    @property
    def aliases(self) -> dict[str, str]:
        """Other names of deeds, by which case files may call them: none, the ids are the names."""
        return {}

    def settle(
        self, profile: str | None, board: str | None, options: Mapping[str, str]
    ) -> tuple[P, str, dict[str, str]]:
        """The profile of a table, the id of its board, and all settings in force.

        Raises:
            DataError: an unknown profile, board or setting, or a value out of range.
        """
        name = profile or self.usual
        need_one_of(self.profiles, OPTIONS, "profile", what="profile", name=name)
        chosen = self.profiles[name]
        place = board or chosen.board
        need_one_of(self.boards, OPTIONS, "board", what="board", name=place)
        settings = {key: setting.default for key, setting in self.settings.items()} | chosen.settings
        for key, value in options.items():
            need(key in self.settings, OPTIONS, key, "data-no-setting", known=list(self.settings))
            settings[key] = self.settings[key].read(key, value)
        return chosen, place, settings
