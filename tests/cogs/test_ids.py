"""Custom ids: what is written can be read, and nothing else can."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs._ids import LONGEST, Ref, parse, parse_chips, parse_number, write, write_chips

COLOURS = ("red", "purple", "green", "yellow")

numbers = st.integers(0, 10**18 - 1)
arguments = st.text("abcxyzABC0189_.=+-", max_size=8)
refs = st.builds(
    Ref, numbers, numbers, st.from_regex(r"\A[a-z][a-z_]{0,11}\Z"), st.lists(arguments, max_size=3).map(tuple)
)


@given(refs)
def test_what_is_written_is_read_back(ref):
    text = write(ref)
    assert len(text) <= LONGEST
    assert parse(text) == ref


@given(st.text(max_size=120))
def test_any_text_is_read_or_none(text):
    ref = parse(text)
    assert ref is None or write(ref) == text


@given(st.text("bk:0123456789abcroll=+-_", max_size=60))
def test_near_misses_are_read_or_none(text):
    ref = parse("bk:" + text)
    assert ref is None or write(ref) == "bk:" + text


@pytest.mark.parametrize(
    "text",
    [
        None,
        7,
        "",
        "bk",
        "bk:1:2",
        "bk:1:2:",
        "bk:01:2:roll",
        "bk:-1:2:roll",
        "bk:+1:2:roll",
        "bk:1_0:2:roll",
        "bk:\uff11:2:roll",
        "bk:1:2:Roll",
        "bk:1:2:roll\n",
        "bk:1:2:roll:a b",
        "bk:1:2:roll:é",
        "bk:1:2:roll:a:b:c:d:e:f:g:h:i",
        "bk:99999999999999999999:2:roll",
        "bk:1:2:roll:" + "x" * 100,
        "kb:1:2:roll",
    ],
)
def test_hostile_ids_are_none(text):
    assert parse(text) is None


@pytest.mark.parametrize(
    "ref",
    [Ref(-1, 0, "roll"), Ref(1, 0, "Roll"), Ref(1, 0, "roll", ("a:b",)), Ref(1, 0, "roll", ("x" * 100,))],
)
def test_what_the_grammar_lacks_cannot_be_written(ref):
    with pytest.raises(ValueError, match="no custom id"):
        write(ref)


@given(st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 20)))
def test_chips_are_read_back(chips):
    assert parse_chips(write_chips(chips), COLOURS) == {colour: count for colour, count in chips.items() if count}


@pytest.mark.parametrize("text", ["red", "red=0", "red=-1", "red=1+red=1", "blue=1", "red=1+", "red=100", "red=\uff11"])
def test_other_chips_are_none(text):
    assert parse_chips(text, COLOURS) is None


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("8", None), ("", None), ("+1", None), ("01", None)])
def test_numbers_have_a_limit(text, number):
    assert parse_number(text, 7) == number


def test_arguments_can_be_replaced_beyond_the_end():
    ref = Ref(1, 2, "build").put(2, "b3")
    assert ref.args == ("", "", "b3")
    assert ref.arg(2) == "b3"
    assert ref.arg(5) == ""
