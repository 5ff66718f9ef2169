from importlib.resources import files

import pytest

from bot.errors import DataError
from render.theme import blend, load, mix, read, themes

LIGHT = (files("data") / "theme" / "light.toml").read_text(encoding="utf-8")


def written(folder, text):
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('page = "#E6EAF1"', 'page = "grey"', "colour.page"),
        ('page = "#E6EAF1"', "", "page"),
        ('page = "#E6EAF1"', 'page = "#E6EAF1"\nfog = "#FFFFFF"', "fog"),
        ('shape = "diamond"', 'shape = "star"', "chip.purple.shape"),
        ('colour = "#187A44"\nletter', 'colour = "green"\nletter', "mark.competitor"),
        ('letter = "M"', 'letter = "MO"', "mark.monopolist.letter"),
        ('letter = "M"\nshape = "square"', 'letter = "M"\nshape = "star"', "mark.monopolist.shape"),
        ("title = 40", 'title = "big"', "title"),
        ("title = 40", "title = 0", "title"),
        ('[set_ink]\nlight_blue = "#1B2430"', '[set_ink]\nbeige = "#1B2430"', "set_ink.beige"),
        ("[colour]", "[colour", "TOML"),
    ],
)
def test_a_broken_theme_is_told_by_file_and_place(tmp_path, old, new, place):
    assert old in LIGHT
    with pytest.raises(DataError) as fault:
        read(written(tmp_path, LIGHT.replace(old, new, 1)))
    assert "own.toml" in str(fault.value)
    assert place in str(fault.value)


def test_an_unknown_theme_names_those_there_are():
    with pytest.raises(DataError, match="light"):
        load("no-such-theme")
    assert "light" in themes()


def test_colours_have_names_and_mixes():
    theme = load("light")
    assert theme.rgb("chip.red") == (0xD6, 0x38, 0x40)
    assert theme.rgb("set.yellow.ink") == theme.rgb("ink")
    assert theme.rgb("set.red.ink") == theme.rgb("white")
    assert theme.rgb(mix("chip.red", "white", 50)) == blend(theme.rgb("chip.red"), (255, 255, 255), 0.5)
    with pytest.raises(KeyError):
        theme.rgb("set.beige")


def test_every_set_and_chip_of_the_game_has_a_colour(rules):
    theme = load("light")
    assert set(rules.groups) <= set(theme.sets)
    assert set(rules.own.colours) <= set(theme.chips)
    shapes = [theme.chips[colour].shape for colour in rules.own.colours]
    assert len(set(shapes)) == len(shapes)
