"""Every word and sign of every kind of picture can be read, in every theme, and nothing is told by colour alone."""

import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.engine.view import look
from bot.gallery.kinds import KINDS, Sight
from bot.gallery.writing import LONGEST, USUAL
from bot.i18n import catalog
from bot.rulesets import games
from render.captions import awaited
from render.fonts import CAPITALS, width
from render.scene import Back, Placed, Scene
from render.sprites.pieces import TokenDisc
from render.sprites.plain import Panel, Text
from render.sprites.track import Ring
from render.theme import contrast, themes
from render.theme import load as themed

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

from gallery_scenes import scenes, shown  # noqa: E402 - they lie beside this file
from legibility import WORDS, read  # noqa: E402


@pytest.mark.slow
@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("game", games())
def test_every_word_and_sign_stands_out_from_what_it_lies_on(game, theme):
    least = 7.0 if theme == "contrast" else 0.0
    seen, faint = 0, set()
    for name, scene in scenes(game, theme):
        for it in read(scene, theme):
            seen += 1
            needed = max(it.needed, least if it.kind == WORDS else 0)
            if it.contrast < needed:
                faint.add((name, it.sprite, it.text, round(it.size), round(it.contrast, 2), it.ink, it.grounds))
    assert seen > 1000
    assert not faint


def small(picture):
    """A picture as a phone shows it, 400 px wide."""
    with Image.open(BytesIO(picture.data)) as whole:
        return whole.convert("RGB").resize((400, whole.height // 3), Image.Resampling.LANCZOS)


def stands_out(image, placed):
    """The most contrast that any pixel of a line of words has with what most of its box is, on a picture a third as large."""
    text = placed.sprite
    wide, high = width(text.text, text.face, text.size) * text.squeeze / 3, text.size * CAPITALS / 3
    left, middle = placed.x / 3, placed.y / 3
    box = image.crop((round(left), round(middle - high / 2), round(left + wide), round(middle + high / 2)))
    colours = sorted(box.getcolors(box.width * box.height), reverse=True)
    return max(contrast(colours[0][1], colour) for _, colour in colours)


@pytest.mark.parametrize("names", [USUAL, LONGEST], ids=["usual names", "long names"])
@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("game", games())
def test_whose_turn_it_is_and_what_is_awaited_are_plain_at_400_px(game, theme, names):
    rules, (*_, moment) = shown(game)
    seats = names[: len(moment.state.seats)]
    words = catalog().for_rules(rules)
    (scene,) = [it for name, it in scenes(game, theme, seats, ("board",)) if name == "board crowded"]
    image = small(KINDS["board"](Sight(rules, moment.state, seats, words, theme)))
    lines = [it for it in scene.front if isinstance(it, Placed) and isinstance(it.sprite, Text)]
    (turn,) = [it for it in lines if it.sprite.text.endswith("turn")]
    asked = awaited(look(rules, moment.state, None), words)
    (what,) = [it for it in lines if it.sprite.text == asked]
    for it in (turn, what):
        assert it.sprite.size * CAPITALS / 3 >= 9
        assert stands_out(image, it) >= 4.5
    (mine,) = [it.sprite for it in scene.front if isinstance(getattr(it, "sprite", None), Panel) and it.sprite.frame]
    assert (mine.stroke or themed(theme).stroke.frame) / 3 >= 1.6
    (ring,) = [it for it in scene.front if isinstance(getattr(it, "sprite", None), Ring)]
    assert themed(theme).stroke.ring / 3 >= 1.6
    assert mine.frame == f"chip.{ring.sprite.colour}.line"
    assert max(it.sprite.radius for it in scene.front if isinstance(getattr(it, "sprite", None), TokenDisc)) / 3 >= 12


def on(ground, colour, size=20, face="Medium", width=200):
    """A word in the middle of a panel as wide as that, on a white page."""
    panel = Placed(0, 0, Panel(width, 60, ground, 0, False))
    return Scene(Back(400, 60, "white", (panel,)), (Placed(100, 30, Text("Word", face, size, colour, "middle")),))


@pytest.mark.parametrize(
    ("scene", "contrast", "passes"),
    [
        (on("white", "#000000"), 21, True),
        (on("white", "#777777"), 4.48, False),
        (on("white", "#767676"), 4.54, True),
        (on("white", "#777777", 24, "Bold"), 4.48, True),
        (on("#000000", "#000000"), 1, False),
        (on("#000000", "white"), 21, True),
        (on("#000000", "white", width=100), 1, False),
    ],
    ids=["black", "grey", "darker grey", "large grey", "none", "white", "half on white"],
)
def test_the_reader_measures_what_is_drawn_and_finds_what_can_not_be_read(scene, contrast, passes):
    (it,) = read(scene, "light")
    assert it.contrast == pytest.approx(contrast, abs=0.01)
    assert (it.contrast >= it.needed) is passes
