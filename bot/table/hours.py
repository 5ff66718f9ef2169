"""A person's quiet hours and absence, as spans of time.

Owns that arithmetic only: pure, in seconds since 1970, with a fixed offset from UTC.
"""

from typing import Final

from bot.store.wishes import Wishes

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

Span = tuple[float, float]
"""From a time on until another."""


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours that it is now in are over; None outside of them."""
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return None
    local = now + wishes.utc_offset * MINUTE
    midnight = local - local % DAY
    for day in (midnight - DAY, midnight):  # quiet hours may have begun the evening before
        begins = day + start * MINUTE
        ends = day + end * MINUTE + (DAY if end < start else 0)
        if begins <= local < ends:
            return now + ends - local
    return None


def away(wishes: Wishes, most_days: int) -> Span | None:
    """When a table's clock stands still for this person: while away, but no longer than the table allows."""
    start, end = wishes.away_from, wishes.away_to
    if start is None or end is None:
        return None
    end = min(end, start + most_days * DAY)
    return (start, end) if start < end else None


def stretched(since: float, seconds: float, absence: Span | None) -> float:
    """When so many seconds from `since` on have passed, an absence not counted."""
    until = since + seconds
    if absence is None:
        return until
    start, end = absence
    if end <= since or until <= start:
        return until
    return until + end - max(start, since)


def silent_until(wishes: Wishes, now: float, most_days: int) -> float | None:
    """Until when a person is to be left alone: away, or in quiet hours, or one after the other; None if not at all."""
    until = now
    absence = away(wishes, most_days)
    if absence is not None and absence[0] <= now < absence[1]:
        until = absence[1]
    until = quiet_until(wishes, until) or until
    return until if until > now else None
