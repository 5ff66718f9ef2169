"""Names that people chose must neither ping, nor break a layout, nor vanish."""

import re
import unicodedata

import pytest

from bot.names import LONGEST, picture_name, plain_name


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


def test_marks_do_not_tower_over_their_line():
    name = picture_name("z" + "\u0353" * 40)
    assert name.startswith("z")
    assert sum(unicodedata.combining(char) > 0 for char in name) == 2
