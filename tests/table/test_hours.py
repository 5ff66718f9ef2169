import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.wishes import Wishes
from bot.table.hours import DAY, away, quiet_until, silent_until, stretched

HOUR = 3600
MIDNIGHT = 20_000 * DAY
NIGHT = Wishes(quiet_from=22 * 60, quiet_to=7 * 60)
NOON = Wishes(quiet_from=12 * 60, quiet_to=14 * 60)


@pytest.mark.parametrize(
    ("wishes", "hour", "over"),
    [
        (Wishes(), 3, None),
        (NIGHT, 21.99, None),
        (NIGHT, 22, 31),
        (NIGHT, 3, 7),
        (NIGHT, 7, None),
        (NOON, 11.9, None),
        (NOON, 13, 14),
        (Wishes(quiet_from=60, quiet_to=60), 1, None),
        (Wishes(utc_offset=120, quiet_from=22 * 60, quiet_to=7 * 60), 20, 29),
        (Wishes(utc_offset=-300, quiet_from=22 * 60, quiet_to=7 * 60), 4, 12),
    ],
)
def test_quiet_hours(wishes, hour, over):
    found = quiet_until(wishes, MIDNIGHT + hour * HOUR)
    assert found == (None if over is None else MIDNIGHT + over * HOUR)


@given(st.integers(-720, 840), st.integers(0, 1439), st.integers(0, 1439), st.integers(MIDNIGHT, MIDNIGHT + 3 * DAY))
def test_quiet_hours_end_and_are_over_then(offset, start, end, now):
    wishes = Wishes(offset, start, end)
    over = quiet_until(wishes, now)
    if over is not None:
        assert now < over <= now + DAY
        assert quiet_until(wishes, over) is None


def test_the_table_limits_an_absence():
    wishes = Wishes(away_from=10.0, away_to=10.0 + 30 * DAY)
    assert away(wishes, 14) == (10.0, 10.0 + 14 * DAY)
    assert away(wishes, 60) == (10.0, 10.0 + 30 * DAY)
    assert away(wishes, 0) is None
    assert away(Wishes(), 14) is None


@pytest.mark.parametrize(
    ("absence", "until"),
    [
        (None, 200),
        ((0, 100), 200),
        ((0, 150), 250),
        ((150, 170), 220),
        ((199, 300), 301),
        ((200, 300), 200),
        ((50, 60), 200),
    ],
)
def test_an_absence_does_not_count(absence, until):
    assert stretched(100, 100, absence) == until


def test_who_comes_back_at_night_is_left_alone_until_the_morning():
    back = MIDNIGHT + 23 * HOUR
    wishes = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, away_from=back - 50 * HOUR, away_to=back)
    assert silent_until(wishes, back - HOUR, 14) == MIDNIGHT + 31 * HOUR
    assert silent_until(Wishes(), back, 14) is None
