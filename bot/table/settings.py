"""The settings of a table as its lobby offers them: how its time runs, what it speaks, and what its game leaves open.

Owns: what can be set, to what, and what is usual in a profile. The rules of a lobby are in `bot.table.lobby`, words elsewhere.
"""

from typing import Final

from msgspec import Struct

from bot import rulesets
from bot.engine.rules import Rules
from bot.i18n import Words
from bot.table import pace, speech
from bot.table.model import Lobby

SUMS: Final = frozenset({"auction_start", "auction_step", "start_cash", "go"})
"""The settings that are sums of money, in units of play."""


class Setting(Struct, frozen=True):
    """One setting: `values` to choose among, or where there are none a whole number from `low` to `high`.

    Attributes:
        usual: its value in this lobby's profile.
        now: its value in this lobby.
    """

    key: str
    values: tuple[str, ...]
    low: int
    high: int
    usual: str
    now: str

    @property
    def is_sum(self) -> bool:
        """Whether it is a sum of money."""
        return self.key in SUMS

    def fits(self, number: int) -> bool:
        """Whether this number is within the range."""
        return not self.values and self.low <= number <= self.high


def settings_of(lobby: Lobby) -> tuple[Setting, ...]:
    """The settings of a lobby that mean something in its profile: time, language, then those of its game in the order of the data."""
    source = rulesets.source(lobby.game)
    idle = source.idle(lobby.profile)
    usual = rulesets.load(lobby.game, lobby.profile, lobby.board).settings
    found = [_of_time(lobby, key) for key in pace.KEYS]
    found.append(Setting(speech.KEY, speech.values(), 0, 0, speech.AUTOMATIC, speech.value(lobby.chosen)))
    for key, values in source.choices.items():
        if key in idle:
            continue
        low, high = source.ranges.get(key, (0, 0))
        listed = () if key in source.ranges else tuple(values)
        found.append(Setting(key, listed, low, high, usual[key], lobby.settings.get(key, usual[key])))
    return tuple(found)


def setting_rule(game: str, setting: Setting, words: Words) -> str:
    """What the rule texts of a game say about a setting; a setting that games share may be told otherwise in each."""
    own = f"setting-{game}-{setting.key}-rule"
    return words(own if words.has(own) else f"setting-{setting.key}-rule")


def _of_time(lobby: Lobby, key: str) -> Setting:
    values = pace.values(key, lobby.game, lobby.profile)
    days = pace.clock_file().away_days
    low, high = (0, 0) if values else (days.low, days.high)
    return Setting(key, values, low, high, pace.value(pace.usual_clock(), key), pace.value(lobby.clock, key))


def value_about(setting: Setting, value: str, words: Words) -> str:
    """What a value of a setting with values means; a language explains itself."""
    if setting.key == speech.KEY and value != speech.AUTOMATIC:
        return ""
    return words(f"setting-{setting.key}-{value}-description")


def setting_value(setting: Setting, value: str, words: Words) -> str:
    """A value of a setting in words: its name, a sum as the board shows sums, or a number."""
    if setting.key == speech.KEY:
        return speech.language_name(value, words)
    if setting.values:
        return words(f"setting-{setting.key}-{value}")
    return words.money(int(value)) if setting.is_sum else words.number(int(value))


def told_value(rules: Rules, key: str, value: str, words: Words) -> str:
    """A value of a setting of a game, whether or not a table has it."""
    source = rulesets.source(rules.game)
    values = () if key in source.ranges else tuple(source.choices[key])
    low, high = source.ranges.get(key, (0, 0))
    return setting_value(Setting(key, values, low, high, value, value), value, words)
