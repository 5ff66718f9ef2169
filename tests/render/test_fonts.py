import pytest

from render import fonts


@pytest.mark.parametrize("text", ["Ann’s turn", "Řehoř Žluťoučký", "Ирина", "Ștefan", "410M – 5×"])  # noqa: RUF001 - as it is written
def test_the_languages_of_the_bot_can_be_set(text):
    assert fonts.has(text)
    assert fonts.settable(text) == text


def test_what_the_font_lacks_is_left_out():
    assert fonts.settable("Ann 🎉 漢字 x") == "Ann x"
    assert not fonts.has("漢")


def test_accents_are_composed_before_they_are_looked_up():
    assert fonts.settable("R\u030cehor") == "Řehor"


def test_every_icon_is_in_the_icon_font():
    covered = fonts._covered("icons")
    assert [name for name, code in fonts.ICONS.items() if code not in covered] == []


def test_few_fonts_are_opened_however_many_sizes_are_set():
    from render.ink import Ink  # noqa: PLC0415 - only this test draws
    from render.theme import load  # noqa: PLC0415

    ink = Ink(200, 60, load("light"))
    for size in range(10, 76):
        for face in fonts.FACES:
            ink.text(2, 30, "Ann", face, size, "ink")
    assert fonts.font.cache_info().currsize <= 4 * len(fonts.FACES) + 1  # three to set, one to measure; the icons
