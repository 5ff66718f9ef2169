"""Times as people type them: a distance from UTC, a time of day, a date.

Owns the reading and writing of these few forms: pure, in minutes, and for a date in seconds since 1970.
"""

import re
from datetime import UTC, datetime
from typing import Final

from bot.table.hours import DAY, MINUTE

HOUR: Final = 60
"""In minutes."""

EARLIEST, LATEST = -12 * HOUR, 14 * HOUR
"""How far a clock on earth can be from UTC, in minutes."""

_OFFSET: Final = re.compile(r"(?:utc|gmt)?([+-]?)(\d{1,2})(?::?([0-5]\d))?", re.ASCII | re.IGNORECASE)
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.h]?([0-5]\d))?h?", re.ASCII | re.IGNORECASE)
_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_SIGNS: Final = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", "\N{FULLWIDTH PLUS SIGN}": "+"})


def parse_offset(text: str) -> int | None:
    """Minutes ahead of UTC: `+2`, `-3:30`, `UTC+05:45`; None where it is nothing of that kind, or no clock on earth."""
    found = _OFFSET.fullmatch("".join(text.translate(_SIGNS).split()))
    if found is None:
        return None
    sign, hours, minutes = found.groups()
    offset = (int(hours) * HOUR + int(minutes or 0)) * (-1 if sign == "-" else 1)
    return offset if EARLIEST <= offset <= LATEST else None


def write_offset(minutes: int) -> str:
    """The same as people read it: `UTC+2`, `UTC-3:30`, `UTC`."""
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), HOUR)
    return f"UTC{'+' if minutes > 0 else '-'}{hours}" + (f":{rest:02}" if rest else "")


def parse_time(text: str) -> int | None:
    """A time of day in minutes since midnight: `22`, `22:30`, `7.15`, `0730`; None where it is none."""
    found = _TIME.fullmatch("".join(text.split()))
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if hour == DAY // MINUTE // HOUR and not minute:
        return 0
    return hour * HOUR + minute if hour < DAY // MINUTE // HOUR else None


def write_time(minutes: int) -> str:
    """A time of day as a clock shows it: `07:15`."""
    return f"{minutes // HOUR:02}:{minutes % HOUR:02}"


def end_of_day(text: str, offset: int) -> float | None:
    """When a date typed as `YYYY-MM-DD` is over on a clock so many minutes ahead of UTC; None where there is no such date."""
    found = _DATE.fullmatch(text.strip().translate(_SIGNS))
    if found is None:
        return None
    try:
        midnight = datetime(int(found[1]), int(found[2]), int(found[3]), tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        return None
    return midnight + DAY - offset * MINUTE


def time_there(now: float, offset: int) -> int:
    """What a clock so many minutes ahead of UTC shows at a time, in minutes since midnight."""
    return int((now + offset * MINUTE) % DAY) // MINUTE
