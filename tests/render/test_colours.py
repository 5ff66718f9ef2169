"""Nothing is told by colour alone: seats, sets and marks are told apart by shapes and letters, which are seen without red or green."""

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.rulesets import games, load
from render.sprites import draw
from render.sprites.marks import Mark
from render.sprites.pieces import Chip, TokenDisc
from render.theme import SEEN, contrast, themes
from render.theme import load as themed

# Machado, Oliveira and Fernandes (2009): what linear light is like without the cones for long, or for middle waves
BLIND = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
}


def linear(part):
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def coded(part):
    part = min(1.0, max(0.0, part))
    return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def seen_by(kind, rgb):
    """A colour as somebody without these cones sees it."""
    light = [linear(part / 255) for part in rgb]
    return tuple(coded(sum(a * b for a, b in zip(row, light, strict=True))) for row in BLIND[kind])


def unlike(one, other):
    """The share of the pixels of two sprites that differ in more than their edges."""
    apart = ImageChops.difference(one.image.convert("L"), other.image.convert("L")).point(lambda it: 255 * (it > 64))
    return apart.histogram()[255] / (apart.width * apart.height)


@pytest.mark.parametrize("kind", BLIND)
def test_the_simulation_keeps_greys_and_merges_red_and_green(kind):
    for grey in (0, 90, 255):
        assert all(abs(part - grey) <= 1 for part in seen_by(kind, (grey,) * 3))
    red, green = (seen_by(kind, it) for it in ((214, 56, 64), (28, 130, 80)))
    assert abs(red[0] - red[1]) < 60, "red has no hue of its own any more"
    assert abs(green[0] - green[1]) < 60


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("game", games())
def test_no_two_seats_have_one_silhouette(game, theme):
    look = themed(theme)
    discs = [draw(TokenDisc(token.id, "red", 30), look) for token in load(game).own.tokens]
    assert min(unlike(*pair) for pair in combinations(discs, 2)) > 0.04


@pytest.mark.parametrize("theme", themes())
def test_no_two_chips_or_marks_have_one_shape(theme):
    look = themed(theme)
    chips = [draw(Chip(colour, 60), look).image.getchannel("A") for colour in look.chips]
    marks = [draw(Mark(mark, 30), look).image.getchannel("A") for mark in look.marks]
    for one, other in (*combinations(chips, 2), *combinations(marks, 2)):
        different = ImageChops.difference(one, other).point(lambda it: 255 * (it > 64)).histogram()[255]
        assert different > 0.03 * one.width * one.height


@pytest.mark.parametrize("game", games())
def test_every_set_has_a_letter_or_its_deeds_have_icons(game):
    groups = load(game).groups.values()
    letters = [group.letter for group in groups if group.letter]
    assert len(set(letters)) == len(letters)
    assert len(letters) >= 8


@pytest.mark.parametrize("kind", BLIND)
@pytest.mark.parametrize("theme", themes())
def test_shapes_and_letters_are_seen_without_red_or_green(theme, kind):
    look = themed(theme)
    pairs = [(f"set.{it}", f"set.{it}.ink") for it in look.sets]
    pairs += [(f"set.{it}.faded", f"set.{it}.faded.ink") for it in look.sets]
    pairs += [(f"chip.{it}", f"chip.{it}.ink") for it in (*look.chips, *look.seats)]
    pairs += [(f"chip.{it}.tint", f"chip.{it}.words") for it in look.chips]
    pairs += [(f"mark.{it}", "white") for it in look.marks] + [("card", f"mark.{it}.words") for it in look.marks]
    pairs += [("card", it) for it in ("house_sign", "hotel_sign", "to_jail")] + [("white", "house"), ("white", "hotel")]
    for pair in pairs:
        assert contrast(*(seen_by(kind, look.rgb(name)) for name in pair)) >= SEEN, pair


@pytest.mark.parametrize("theme", themes())
def test_frames_and_rings_of_all_seats_stand_out_from_what_they_lie_on(theme):
    look = themed(theme)
    for seat in (*look.chips, *look.seats):
        for ground in ("card", "page", "centre"):
            assert contrast(look.rgb(f"chip.{seat}.line"), look.rgb(ground)) >= SEEN, (seat, ground)
