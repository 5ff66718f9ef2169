"""Names that people chose must neither ping, nor break a layout, nor vanish."""

# ruff: noqa: RUF001 - letters as people write them

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.names import LONGEST, label_name, picture_name, plain_name

FIRST, POP = "\u2068", "\u2069"  # the marks of an isolate
ANY = st.text(max_size=40) | st.text("@everyoneh<>&!#:/*_~`|[]()\\-+1. \n\u200d\u202e\u05d0\u0660\u0301e", max_size=40)
MARKDOWN = r"(?<!\\)(?:\\\\)*([`*_~|<>\[\]#/])"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann", "Ann"),
        ("Дмитрий", "Дмитрий"),
        ("李雷", "李雷"),
        ("  two\n lines ", "two lines"),
        ("\u202eabc", "abc"),
        ("a\u200bb\u2066c", "abc"),
        ("e\u0301", "é"),
        ("", ""),
        ("\u200b\u2060\u3164 ", ""),
        ("\u0301\u0302", ""),
    ],
)
def test_a_picture_gets_the_name_without_what_cannot_be_seen(raw, shown):
    assert picture_name(raw) == shown


@pytest.mark.parametrize("raw", ["@everyone", "```@here", "<@&1>", "<@!42>", "<#7>", "</play:1>", "<t:0:R>"])
def test_no_name_mentions_anybody(raw):
    name = plain_name(raw)
    assert not re.search(r"@(everyone|here|[!&]?\d)", name)
    assert not re.search(r"(?<!\\)[<>]", name)


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("**x__", r"\*\*x\_\_"),
        ("[a](http://x)", r"\[a\](http:\/\/x)"),
        ("discord.gg/abc", r"discord.gg\/abc"),
        ("a`b", r"a\`b"),
        ("||hi||", r"\|\|hi\|\|"),
        ("back\\slash", "back\\\\slash"),
        ("# head", r"\# head"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("R2-D2", "R2-D2"),
        ("", ""),
    ],
)
def test_markdown_and_links_are_made_harmless(raw, safe):
    assert plain_name(raw) == safe


def test_a_long_name_is_cut_before_it_is_escaped():
    assert picture_name("x" * 200) == "x" * LONGEST
    assert plain_name("*" * 200) == r"\*" * LONGEST


@pytest.mark.parametrize("marks", ["\u0353" * 40, "\u0351\u036b\u0343\u036a\u0302", "\u0e47" * 20, "\u0489" * 9])
def test_marks_do_not_tower_over_their_line(marks):
    name = picture_name("z" + marks)
    assert name.startswith("z")
    assert len(name) == 4


@pytest.mark.parametrize("name", ["ज़ूं", "नमस्ते", "שָּׁלוֹם", "น้ำผึ้ง", "Nguyễn"])
def test_the_marks_that_a_script_writes_are_kept(name):
    assert picture_name(name) == unicodedata.normalize("NFC", name)


def test_no_mark_sits_on_what_stands_before_the_name():
    assert picture_name("\u0301\u0302Ann") == "Ann"


@pytest.mark.parametrize(
    "name",
    ["👩\u200d👩\u200d👧\u200d👦", "🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀", "🇨🇿", "1\ufe0f\u20e3", "می\u200cخواهم", "क्\u200dष", "श्\u200cर"],
)  # fmt: skip
def test_joiners_that_are_a_part_of_a_name_are_kept(name):
    assert picture_name(name) == name


@pytest.mark.parametrize("name", ["a\u200db", "\u200dAnn\u200d", "A\u200cnn", "🎉\u200d", "🎉\u200cx", "\u200d🎉"])
def test_all_other_joiners_are_dropped(name):
    assert not set("\u200c\u200d") & set(picture_name(name))


@pytest.mark.parametrize("raw", ["שלום", "سلام", "١٢٣", "Ann שלום", "\u202eשלום", "\u2067שלום"])
def test_a_name_from_right_to_left_keeps_its_direction_to_itself(raw):
    for name in (plain_name(raw), label_name(raw)):
        assert name == f"{FIRST}{picture_name(raw)}{POP}"


@pytest.mark.parametrize("raw", ["Ann", "李雷", "Ирина", "42"])
def test_other_names_need_no_marks(raw):
    assert plain_name(raw) == label_name(raw) == raw


@given(ANY)
def test_whatever_the_name_text_stays_text(raw):
    name = plain_name(raw)
    assert not re.search(MARKDOWN, name)
    assert not re.search(r"@(everyone|here|[!&]?\d)", name)
    assert not re.match(r"[-+>]|\d+\.", name)
    assert "\n" not in name
    assert len(name) <= 2 * LONGEST + 2


@given(ANY)
@example(" \N{COMBINING GRAVE ACCENT}0")
def test_whatever_the_name_it_is_bounded_and_leaves_no_direction_open(raw):
    for name in (plain_name(raw), label_name(raw), picture_name(raw)):
        inner = name.removeprefix(FIRST).removesuffix(POP)
        assert (name != inner) == (len(name) == len(inner) + 2)
        assert not [
            it
            for it in inner
            if unicodedata.category(it) in {"Cc", "Cf", "Cs", "Co"} and it not in "\u200b\u200c\u200d"
        ]
        assert not [
            it
            for it in inner
            if unicodedata.bidirectional(it) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "B"}
        ]
        rtl = any(unicodedata.bidirectional(it) in {"R", "AL", "AN"} for it in inner)
        assert rtl == (name != inner) or name == picture_name(raw)
        assert not name or any(unicodedata.category(it)[0] in "LNPS" for it in inner)
    assert len(picture_name(raw)) <= LONGEST
    assert picture_name(picture_name(raw)) == picture_name(raw)
    assert picture_name(plain_name(raw).replace("\\", "")) == picture_name(raw).replace("\\", "") or "\\" in raw
