"""Words have the room they need: none is cut by what is laid down after it, leaves its card, or is too small to be read."""

import sys
from functools import lru_cache
from pathlib import Path

import pytest

from bot.engine.games.builder.owned import own_rules
from bot.gallery.writing import LONGEST, USUAL
from bot.rulesets import games
from render import scene_dice
from render.course import Course
from render.fit import Fitted, fit, units
from render.island_names import names as cell_names
from render.isometric import FOOT
from render.rows import fitted_name, stacked
from render.scene import Placed
from render.seating import looks
from render.sprites import draw
from render.sprites.lots import BAND, HOTEL, Lot
from render.sprites.pieces import Pin, TokenDisc
from render.sprites.plain import Panel, Text
from render.street import layout
from render.theme import load

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

from gallery_scenes import scenes  # noqa: E402 - it lies beside this file

SEEN = 90  # coverage, of 255, from which a pixel of a letter is seen
LEAST = 15
NARROWEST = 0.66
AIR = 3  # px between words and the edge of their card


@lru_cache(maxsize=4096)
def drawn(sprite):
    return draw(sprite, load("light"))


def whole(part):
    """The rectangle that a sprite is laid down as."""
    made = drawn(part.sprite)
    x, y = part.x - made.left, part.y - made.top
    return x, y, x + made.image.width, y + made.image.height


def letters(part):
    """The rectangle that the letters of a line fill; None where all are blank."""
    x, y, *_ = whole(part)
    box = drawn(part.sprite).image.getchannel("A").point(lambda value: 255 * (value > SEEN)).getbbox()
    return (x + box[0], y + box[1], x + box[2], y + box[3]) if box else None


def meet(one, other):
    """How many px two rectangles have in common, across and down."""
    return min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])


def cut(front):
    """The words that a later sprite lies on, with it; figures of one sum may touch."""
    before = []
    for part in (it for it in front if isinstance(it, Placed)):
        if part.ground and not isinstance(part.sprite, Panel):
            for text, box in before:
                across, down = meet(box, whole(part))
                if across > 2 and down > 1:
                    yield text, part.sprite
        if isinstance(part.sprite, Text) and (box := letters(part)) is not None:
            before.append((part.sprite.text, box))


def outside(scene):
    """The words that leave the picture or the smallest card below them, or come too near its edge."""
    cards = [(0, 0, scene.back.width, scene.back.height)]
    for part in (it for it in scene.front if isinstance(it, Placed)):
        if isinstance(part.sprite, Panel):
            cards.append((part.x, part.y, part.x + part.sprite.width, part.y + part.sprite.height))
        if isinstance(part.sprite, Text) and (box := letters(part)) is not None:
            x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            under = [it for it in cards if it[0] <= x <= it[2] and it[1] <= y <= it[3]]
            card = min(under, key=lambda it: (it[2] - it[0]) * (it[3] - it[1]), default=cards[0])
            if min(box[0] - card[0], box[1] - card[1], card[2] - box[2], card[3] - box[3]) < AIR:
                yield part.sprite.text, box, card


@pytest.mark.parametrize("names", [USUAL, LONGEST], ids=["usual names", "long names"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games())
def test_all_words_are_whole_in_their_cards_and_large_enough(game, language, names):
    seen, faults = 0, []
    for name, scene in scenes(game, names=names, language=language):
        faults += [(name, "cut", *it) for it in cut(scene.front)]
        faults += [(name, "outside", *it) for it in outside(scene)]
        for part in scene.front:
            if isinstance(part, Placed) and isinstance(part.sprite, Text):
                seen += 1
                if part.sprite.size < LEAST or part.sprite.squeeze < NARROWEST:
                    faults.append((name, "small", part.sprite))
    assert seen > 500
    assert not faults


def test_the_reader_of_cuts_finds_lines_that_are_too_close():
    close = [Placed(10, 20 + 22 * row, Text("gypsy", "Bold", 20, "ink"), "card") for row in range(2)]
    assert [text for text, _ in cut(close)] == ["gypsy"]
    two = Fitted(("gypsy", "Ágypsy"), 20, 1)
    assert not list(cut(stacked(two, 10, 50, "Bold", "ink", "card")))


@pytest.mark.parametrize("name", LONGEST)
@pytest.mark.parametrize("room", [85, 110, 166, 290])
def test_a_name_is_shortened_before_it_cannot_be_read(name, room):
    fitted = fitted_name(name, room, (30, 22))
    assert fitted.size >= 22 * 0.82
    assert fitted.squeeze >= 0.76
    told = " ".join(fitted.lines).removesuffix("…").rstrip()
    assert told
    assert name.startswith(told)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("one two", ["one", "two"]),
        ("pays 75\u00a0$ now", ["pays", "75\u00a0$", "now"]),
        ("a card", ["a card"]),
        ("none \u2014 buy it", ["none \u2014", "buy", "it"]),
        ("dan z prijmu", ["dan", "z prijmu"]),
        ("5 cards", ["5", "cards"]),
        ("  ", []),
    ],
)
def test_what_belongs_together_stands_on_one_line(text, parts):
    assert units(text) == parts


def test_no_line_begins_with_a_dash_or_ends_with_a_lone_letter():
    lines = fit("Take it \u2014 or a card", "Medium", 120, 30, 12, 3).lines
    assert not any(line.startswith("\u2014") or line.endswith(" a") for line in lines)


@pytest.mark.parametrize(("count", "lines"), [(1, (1,)), (3, (3,)), (4, (4,)), (5, (3, 2)), (6, (3, 3)), (8, (4, 4))])
def test_the_seats_dice_fill_their_lines(count, lines, rules, words, seen, busy):
    seats = looks(seen(busy), ("Ann", "Boris", "Chloe", "Dmitri"), words)
    course = Course((), (), (), ({7: 2},) * 4)
    scene = scene_dice.scene([seats[seat % 4] for seat in range(count)], course, words)
    cards = [it for it in scene.front if isinstance(it.sprite, Panel)][1:]
    rows = sorted({it.y for it in cards})
    assert tuple(sum(it.y == y for it in cards) for y in rows) == lines
    right = max(it.x + it.sprite.width for it in cards)
    assert 1200 - right == pytest.approx(min(it.x for it in cards), abs=4)


@pytest.mark.parametrize("side", ["bottom", "left"])
@pytest.mark.parametrize("level", [4, HOTEL])
def test_buildings_stay_within_their_band(side, level):
    wide, high = (93, 152) if side == "bottom" else (152, 93)
    lot = Lot(wide, high, side, "yellow", "F", "", Fitted(("A",), 20, 1), "$1", level=level)
    band = (
        drawn(lot).image.convert("RGB").crop((0, 0, wide, BAND) if side == "bottom" else (wide - BAND, 0, wide, high))
    )
    ground = load("light").rgb("set.yellow")
    edges = [(wide - 3, 15), (wide - 2, 15)] if side == "bottom" else [(15, high - 3), (15, high - 2)]
    assert {band.getpixel(it) for it in edges} == {ground}


def test_the_tip_of_a_pin_is_in_the_band_and_spares_what_is_built_there():
    slot = layout.track().slots[6]
    (one,) = layout.gatherings({6: 1})
    made = drawn(Pin("cat", "purple", layout.PIN, "down"))
    tip = made.image.getchannel("A").point(lambda value: 255 * (value > SEEN)).getbbox()[3] - made.top
    assert 4 <= one.y + tip - slot.y <= BAND / 3 + 1


def test_the_name_of_a_plot_is_not_on_towers_beside_it(rules, busy, seen, words):
    from render.island_back import GRID  # noqa: PLC0415 - beside what is measured on it

    state = busy
    state.own.heights = {"b2": 4, "c2": 2, "d2": 1, "e2": 4, "e1": 2, "f2": 2, "a2": 2}
    state.own.builders = dict.fromkeys(state.own.heights, 0)
    view = seen(state)
    placed = cell_names(view, looks(view, ("Ann", "Boris", "Chloe", "Dmitri"), words), GRID, ("b1", "c1"))
    plots = {it.sprite.text: letters(it) for it in placed if isinstance(it.sprite, Text)}
    assert {"b1", "c1"} <= plots.keys() <= set(own_rules(rules).foundations)
    for box in plots.values():
        for cell, height in state.own.heights.items():
            x, low = GRID.middle(cell)
            wall = (x - GRID.half * FOOT, GRID.roof(cell, height)[1], x + GRID.half * FOOT, low)
            assert min(meet(box, wall)) <= 0


def test_who_has_won_stands_in_the_middle_of_the_header():
    parts = [it for _, scene in scenes("classic", kinds=("replay",)) for it in scene.front if isinstance(it, Placed)]
    (wins,) = [it for it in parts if isinstance(it.sprite, Text) and it.sprite.text.endswith("wins")]
    discs = [it for it in parts if isinstance(it.sprite, TokenDisc) and it.sprite.radius == 48]
    assert {it.y for it in discs} == {wins.y}
