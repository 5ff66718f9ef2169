"""Times as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.hours import DAY
from bot.table.typed_times import end_of_day, parse_offset, parse_time, time_there, write_offset, write_time


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("+2", 120),
        ("2", 120),
        ("0", 0),
        ("-3:30", -210),
        ("\N{MINUS SIGN}3:30", -210),
        (" UTC + 5:45 ", 345),
        ("gmt-0430", -270),
        ("+14", 840),
        ("-12:00", -720),
        ("+14:01", None),
        ("-13", None),
        ("+2:60", None),
        ("+2:3", None),
        ("2+", None),
        ("Europe/Paris", None),
        ("+٢", None),
        ("", None),
    ],
)
def test_a_time_zone(text, minutes):
    assert parse_offset(text) == minutes


@given(st.integers(-720, 840))
def test_a_time_zone_is_read_as_it_is_written(minutes):
    assert parse_offset(write_offset(minutes)) == (minutes or None) or minutes == 0
    assert parse_offset(write_offset(minutes).removeprefix("UTC") or "+0") == minutes


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("22", 1320),
        ("7:15", 435),
        ("7.15", 435),
        ("0730", 450),
        ("22h30", 1350),
        ("22h", 1320),
        ("0", 0),
        ("24", 0),
        ("24:00", 0),
        ("24:01", None),
        ("25", None),
        ("7:60", None),
        ("7:5", None),
        ("-1", None),
        ("noon", None),
        ("", None),
    ],
)
def test_a_time_of_day(text, minutes):
    assert parse_time(text) == minutes


@given(st.integers(0, 1439))
def test_a_time_of_day_is_read_as_it_is_written(minutes):
    assert parse_time(write_time(minutes)) == minutes


@pytest.mark.parametrize(
    ("text", "offset", "end"),
    [
        ("1970-01-01", 0, DAY),
        (" 1970-1-2 ", 0, 2 * DAY),
        ("1970-01-01", 120, DAY - 7200),
        ("1970-01-01", -210, DAY + 12600),
        ("2031-02-30", 0, None),
        ("0000-01-01", 0, None),
        ("31-02-03", 0, None),
        ("tomorrow", 0, None),
        ("", 0, None),
    ],
)
def test_a_day_is_over_at_midnight_on_that_clock(text, offset, end):
    assert end_of_day(text, offset) == end


@given(st.integers(-720, 840), st.integers(0, 1439))
def test_what_a_clock_shows_elsewhere(offset, minutes):
    assert time_there(20_000 * DAY + minutes * 60 + 59, offset) == (minutes + offset) % 1440
