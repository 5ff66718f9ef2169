"""How fast a table plays and what happens when somebody's time is up: the choices of a lobby, and their numbers.

Owns: the reading of `data/clock.toml`, and the checks of what a host chooses. When anything is due is `bot.table.dues`'s business.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.rulesets.reading import need, read_toml
from bot.table.model import Lobby, TableClock, TableRefused

FILE: Final = "clock.toml"
KEYS: Final = ("pace", "policy", "away_days")
"""The settings of a table that are not rules of its game."""

STAND_IN, SKIP, VOTE, BANKRUPT = "stand-in", "skip", "vote", "bankrupt"


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """One pace; all in seconds.

    Attributes:
        decision: the time for a decision; 0: no time runs.
        near: so long before its end the second reminder comes.
        extension: a bid that comes later than this before an auction's end moves the end on by as much.
    """

    id: str
    decision: int
    near: int
    extension: int


class _Range(Struct, frozen=True, forbid_unknown_fields=True):
    low: int
    high: int
    usual: int


class _Own(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    profile: str
    policy: str


class ClockFile(Struct, frozen=True, forbid_unknown_fields=True):
    """clock.toml."""

    pace: str
    policies: tuple[str, ...]
    lobby: int
    away_days: _Range
    paces: tuple[Pace, ...]
    own: tuple[_Own, ...] = ()


@cache
def clock_file() -> ClockFile:
    """The data, read and checked once.

    Raises:
        DataError: they are broken.
    """
    found = read_toml(files("data") / FILE, ClockFile)
    ids = [it.id for it in found.paces]
    need(found.pace in ids and len(set(ids)) == len(ids), FILE, "pace", "data-usual-pace")
    known = {STAND_IN, SKIP, VOTE, BANKRUPT}
    need(
        {*found.policies, *(it.policy for it in found.own)} <= known,
        FILE,
        "policies",
        "data-must-be-of",
        names=sorted(known),
    )
    need(found.lobby > 0, FILE, "lobby", "data-above-0")
    days = found.away_days
    need(0 <= days.low <= days.usual <= days.high, FILE, "away_days", "data-low-usual-high")
    for it in found.paces:
        ordered = 0 < it.near < it.decision / 2 and it.extension > 0
        need(ordered or it.decision == 0, FILE, it.id, "data-near")
    return found


def pace_of(clock: TableClock) -> Pace:
    """The pace that this clock runs at."""
    paces = {it.id: it for it in clock_file().paces}
    return paces[clock.pace]


def policies(game: str, profile: str) -> tuple[str, ...]:
    """What can be chosen to happen when somebody's time is up, the usual first; some profiles have one of their own."""
    data = clock_file()
    return (*data.policies, *(it.policy for it in data.own if (it.game, it.profile) == (game, profile)))


def all_policies() -> tuple[str, ...]:
    """All that can be chosen in any profile."""
    data = clock_file()
    return tuple(dict.fromkeys([*data.policies, *(it.policy for it in data.own)]))


def usual_clock() -> TableClock:
    """The clock of a table of which nobody said anything else."""
    data = clock_file()
    return TableClock(data.pace, data.policies[0], data.away_days.usual)


def values(key: str, game: str, profile: str) -> tuple[str, ...]:
    """The values of one of `KEYS`, the usual one first; none where it is a number."""
    data = clock_file()
    match key:
        case "pace":
            return (data.pace, *(it.id for it in data.paces if it.id != data.pace))
        case "policy":
            return policies(game, profile)
        case _:
            return ()


def value(clock: TableClock, key: str) -> str:
    """What one of `KEYS` is set to."""
    return {"pace": clock.pace, "policy": clock.policy, "away_days": str(clock.away_days)}[key]


def split(settings: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Settings as those of the game's rules, and those of the table's time."""
    rules = {key: value for key, value in settings.items() if key not in KEYS}
    return rules, {key: value for key, value in settings.items() if key in KEYS}


def with_time(lobby: Lobby, settings: Mapping[str, str]) -> Lobby:
    """The lobby with these of `KEYS` changed.

    Raises:
        TableRefused: `bad_setting`, with `key` and `value`.
    """
    clock = lobby.clock
    for key, wanted in settings.items():
        if key == "away_days":
            days = clock_file().away_days
            number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 else -1
            if not days.low <= number <= days.high:
                raise TableRefused("bad_setting", key=key, value=wanted)
            clock = replace(clock, away_days=number)
        elif wanted not in values(key, lobby.game, lobby.profile):
            raise TableRefused("bad_setting", key=key, value=wanted)
        elif key == "pace":
            clock = replace(clock, pace=wanted)
        else:
            clock = replace(clock, policy=wanted)
    return replace(lobby, clock=clock)
