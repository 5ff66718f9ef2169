# ruff: noqa: RUF001 - letters as people write them
import pytest

from render import fonts


@pytest.mark.parametrize("text", ["Ann’s turn", "Řehoř Žluťoučký", "Ирина", "Ștefan", "410M – 5×"])
def test_the_languages_of_the_bot_can_be_set(text):
    assert fonts.has(text)


@pytest.mark.parametrize(
    ("char", "form"),
    [("ř", "ř"), ("Ж", "Ж"), ("Ａ", "A"), ("𝕬", "A"), ("ḗ", "ḗ"), ("漢", ""), ("ש", ""), ("🎉", ""), ("\u0301", ""), ("\u200d", ""), ("\uf6c3", ""), ("\0", "")],
)  # fmt: skip
def test_a_character_has_a_form_that_the_font_can_set_or_none(char, form):
    assert fonts.settable(char) == form
    assert fonts.has(form)


@pytest.mark.parametrize("face", fonts.FACES)
def test_all_weights_have_the_same_letters(face):
    assert fonts._covered(face) == fonts._covered("Regular")


@pytest.mark.parametrize("face", fonts.FACES)
def test_what_is_said_to_be_settable_is_no_box(face):
    loaded = fonts.font(face, 60)
    box = bytes(loaded.getmask("\U000fffff"))
    assert any(box)
    drawn = [chr(code) for code in fonts._covered(face) if fonts.settable(chr(code))]
    assert len(drawn) > 2000
    assert [char for char in drawn if bytes(loaded.getmask(fonts.settable(char))) == box] == []


def test_every_icon_is_in_the_icon_font():
    covered = fonts._covered("icons")
    assert [name for name, code in fonts.ICONS.items() if code not in covered] == []


def test_few_fonts_are_opened_however_many_sizes_are_set():
    from render.ink import Ink  # noqa: PLC0415 - only this test draws
    from render.theme import load  # noqa: PLC0415

    fonts.font.cache_clear()  # other tests open sizes of their own
    ink = Ink(200, 60, load("light"))
    for size in range(10, 76):
        for face in fonts.FACES:
            ink.text(2, 30, "Ann", face, size, "ink")
    assert (
        fonts.font.cache_info().currsize <= 5 * len(fonts.FACES) + 4
    )  # four to set, one to measure; the icons in four
