"""Typed sums: plain digits with the board's letter, nothing that only `int` would understand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs._amounts import LARGEST, parse_amount


@given(st.integers(0, LARGEST))
def test_plain_digits_are_sums(amount):
    assert parse_amount(str(amount)) == amount


@pytest.mark.parametrize(("text", "amount"), [("120", 120), (" 120 ", 120), ("120M", 120), ("120 m", 120), ("007", 7)])
def test_what_people_type(text, amount):
    assert parse_amount(text, "M") == amount


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "1_000",
        "\uff11\uff12",
        "5e2",
        "-0",
        "+7",
        "-5",
        "1,000",
        "1.5",
        "0x10",
        "\u0663",
        "M",
        "M120",
        "1\n2",
        "12\u00a0",
        "9" * 11,
    ],
)
def test_what_is_no_sum(text):
    assert parse_amount(text, "M") is None


@given(st.text(max_size=12))
def test_any_text_is_a_sum_or_none(text):
    amount = parse_amount(text)
    assert amount is None or 0 <= amount <= LARGEST
