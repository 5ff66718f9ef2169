"""Whatever people are called, no picture of any game draws a letter that the font lacks: looked up in what is drawn, name by name."""

# ruff: noqa: RUF001 - letters as people write them

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from bot.engine.actions import Bundle
from bot.engine.kernel import start
from bot.engine.state import AntiState, Auction, Offer
from bot.engine.view import look
from bot.i18n import catalog
from bot.names import LONGEST
from bot.rulesets import load
from render import drawers, fonts

GAMES = ("builder", "classic", "anti")
KINDS = ("board", "won", "shared", "island", "hand", "auction", "led", "trade", "final", "cover")
HARD = (
    "李小龙",
    "سلام عليكم",
    "שלום Dana",
    "สมชาย น้ำผึ้ง",
    "प्रिया",
    "👩\u200d👩\u200d👧\u200d👦🇨🇿",
    "Z\u0351\u036b\u0343\u036a\u0302\u033d\u034fA\u0489L\u0353G\u0301\u0302\u0303O",
    "\u200b\u2060\u3164\u2800",
    "\u202eAnn\u2066",
    "@everyone **b** [x](http://y)",
    "W" * 32,
    "",
)
SCRIPTS = st.text(max_size=40) | st.sampled_from(HARD) | st.text("aÄЖΩ漢שم्\u0301\u200d🎉\ufe0f🇨 @*", max_size=32)
LACKING = {"classic": {"island"}, "anti": {"island", "auction", "led"}}
CASES = [(game, kind) for game in GAMES for kind in KINDS if kind not in LACKING.get(game, ())]


def position(game):
    """A game of as many seats as there may be, with an auction, an offer and deeds."""
    rules = load(game)
    state, _ = start(rules, rules.max_seats, bytes(32))
    if isinstance(state.own, AntiState):
        state.own.roles = [("competitor", "monopolist")[seat % 2] for seat in range(rules.max_seats)]
        state.round = 1
    state.owners = {deed: at % rules.max_seats for at, deed in enumerate(rules.deeds) if at % 3}
    state.seats[1].bankrupt = True
    state.seats[2].jailed = 1
    state.seats[2].at = 8 if game == "builder" else 10
    return rules, state


def told(game, kind, names):
    """The draw list and the description of a picture."""
    rules, state = position(game)
    words = catalog("en", strict=True).for_rules(rules)
    drawer = drawers.of_rules(rules)
    unowned, owned = next(it for it in rules.deeds if it not in state.owners), next(iter(state.owners))
    match kind:
        case "won" | "shared":
            state.ending = "stopped"
            state.winners = (0,) if kind == "won" else (0, 2)
        case "auction":
            state.auction = Auction(unowned)
        case "led":
            state.auction = Auction(unowned, 2, 50, {0: 40, 2: 50}, [3])
    view = look(rules, state, None)
    match kind:
        case "board" | "won" | "shared":
            return drawer.board(view, names, words, drawer.painter("light").theme)
        case "island":
            return drawer.island(view, names, words, ("a2", "e2"), 0)
        case "hand":
            return drawer.hand(view, 0, names, words)
        case "auction" | "led":
            return drawer.auction(view, names, words)
        case "trade":
            return drawer.trade(view, Offer(9, 0, 2, Bundle(10), Bundle(0, (owned,))), names, words)
        case "final":
            return drawer.final(view, names, words)
        case "cover":
            return drawer.cover(rules, names, words, state.own.tokens)
    raise AssertionError(kind)


def drawn(value):
    """Every text in a draw list, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from drawn(getattr(value, name))
    elif isinstance(value, dict):
        yield from drawn([*value, *value.values()])
    elif isinstance(value, (list, tuple, set, frozenset)):
        for it in value:
            yield from drawn(it)
    else:
        assert value is None or isinstance(value, (int, float)), f"a draw list holds {type(value).__name__}"


def sound(scene, description):
    for text in drawn(scene):
        assert fonts.has(text), ascii(text)
        assert not [it for it in text if unicodedata.category(it)[0] in "CM" and it != "\u00ad"], ascii(text)
        assert len(text) <= 3 * LONGEST, ascii(text)
    assert 0 < len(description) <= 1024
    assert not [it for it in description if unicodedata.category(it) == "Cc"], ascii(description)


@pytest.mark.parametrize(("game", "kind"), CASES)
@settings(deadline=None, max_examples=40)
@given(names=st.lists(SCRIPTS, min_size=8, max_size=8))
def test_no_picture_draws_what_the_font_lacks(game, kind, names):
    sound(*told(game, kind, names[: load(game).max_seats]))


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_a_lacking_letter_would_be_noticed(game, kind, monkeypatch):
    """What the test above is worth: with names drawn as they are, it fails for every kind of picture."""
    monkeypatch.setattr("render.seating._legible", lambda name: name)
    names = ["漢字"] * load(game).max_seats
    from render import seating  # noqa: PLC0415 - its memory has to be empty

    seating.shown_name.cache_clear()
    try:
        scene, _ = told(game, kind, names)
        assert any("漢字" in text for text in drawn(scene))
    finally:
        seating.shown_name.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_descriptions_have_the_names_that_pictures_lack(game):
    names = ["李小龙", "x", "שלום"] + ["y"] * 5
    _, description = told(game, "board", names[: load(game).max_seats])
    assert "李小龙" in description
    assert "\u2068שלום\u2069" in description
