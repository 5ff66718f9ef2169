"""The draw lists of the gallery's pictures: every kind of a game's, at three moments of it."""

from functools import cache
from unittest.mock import patch

from PIL import Image

from bot.gallery.kinds import KINDS, Sight
from bot.gallery.moments import moments
from bot.gallery.writing import USUAL
from bot.i18n import catalog
from bot.rulesets import load
from render.paint import Painter


@cache
def shown(game):
    """The rules of a game and three moments of it."""
    rules = load(game)
    return rules, tuple(moments(rules))


def blank(scene):
    """A frame that nothing is drawn on."""
    frame = Image.new("P", (scene.back.width + 1, scene.back.height))
    frame.putpalette(bytes(768))
    return frame


def scenes(game, theme="light", names=USUAL, kinds=tuple(KINDS), language="en"):
    """The draw lists of kinds of pictures of a game in a theme, by kind and moment."""
    rules, found = shown(game)
    words, listed = catalog(language).for_rules(rules), []
    with (
        patch.object(Painter, "encoded", lambda _self, scene: listed.append(scene) or b""),
        patch.object(Painter, "frame", lambda _self, scene: listed.append(scene) or blank(scene)),
    ):
        for moment in found:
            for kind in kinds:
                state = moment.of(kind)
                try:
                    seats = names[: len(state.seats)]
                    KINDS[kind](Sight(rules, state, seats, words, theme, moment.seat, moment.past(kind)))
                except ValueError:  # this game has none of the kind
                    continue
                while listed:
                    yield f"{kind} {moment.name}", listed.pop()
