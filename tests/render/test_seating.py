# ruff: noqa: RUF001 - letters as people write them
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import catalog
from bot.names import LONGEST
from render.fonts import has
from render.seating import looks, said_name, shown_name

WORDS = catalog("en", strict=True)
CALLED = "Purple seat 2"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("X", "X"),
        ("Ирина", "Ирина"),
        ("Ελένη", "Ελένη"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("  x  y ", "x y"),
        ("Tom & Ann", "Tom & Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("Константин Константинопольский", "Константин Константинопольский"),
    ],
)
def test_a_name_that_can_be_set_is_drawn_whole(words, name, shown):
    assert shown_name(name, 1, "purple", words) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann 🎉", "Ann"),
        ("🎉Ann🎉Lee", "Ann Lee"),
        ("Li 李小龙", "Li"),
        ("李雷Leo", "Leo"),
        ("Ann (漢字)", "Ann"),
        ("Tom & 李", "Tom"),
        ("שלום Dana", "Dana"),
        ("Ａｎｎ", "Ann"),
        ("𝕬𝖓𝖓", "Ann"),
        ("z\u0308oe", "zoe"),
        ("Z\u0351\u036b\u0343\u036aA\u0489L", "ZAL"),
    ],
)
def test_of_another_name_what_can_be_set_is_drawn_where_that_is_name_enough(words, name, shown):
    assert shown_name(name, 1, "purple", words) == shown


@pytest.mark.parametrize(
    "name",
    ["", " " * 32, "\u200b\u2060\u3164", "漢字", "漢字太郎 T", "שלום", "سلام", "สมชาย", "प्रिया", "한글", "🎉", "🇨🇿", "👩\u200d👩\u200d👧", "!?", "𐐂𐐲nn"],
)  # fmt: skip
def test_a_name_of_which_too_little_is_left_is_the_seats_colour_and_number(words, name):
    assert shown_name(name, 1, "purple", words) == CALLED


def test_a_word_that_nobody_could_read_in_the_room_there_is_ends_in_an_ellipsis():
    assert shown_name("W" * 60, 1, "purple", WORDS) == "W" * 12 + "…"
    assert shown_name("i" * 60, 1, "purple", WORDS) == "i" * LONGEST


@given(st.text(max_size=60))
def test_no_name_draws_a_box_or_outgrows_its_room(name):
    shown = shown_name(name, 1, "purple", WORDS)
    assert has(shown)
    assert 0 < len(shown) <= LONGEST
    assert shown == " ".join(shown.split())


@pytest.mark.parametrize(
    ("name", "said"), [("李雷 🎉", "李雷 🎉"), ("שלום", "\u2068שלום\u2069"), ("*Ann*", "*Ann*"), ("\u200b", "Seat 2")]
)
def test_descriptions_have_every_name_whole(words, name, said):
    assert said_name(name, 1, words) == said


def test_seats_look_like_their_tokens(fresh, seen, words):
    state = fresh(3)
    state.own.tokens = ["duck", "cat", "penguin"]
    assert [(it.token, it.colour, it.name) for it in looks(seen(state), ("A", "漢字", "C"), words)] == [
        ("duck", "yellow", "A"),
        ("cat", "purple", CALLED),
        ("penguin", "red", "C"),
    ]
