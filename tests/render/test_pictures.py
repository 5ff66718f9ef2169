import os
from collections import namedtuple

import pytest

import render
from bot.engine.actions import Bundle
from bot.engine.state import Auction, Offer
from render import describe, scene_final
from render.paint import painter
from render.theme import themes

LARGEST = 256 * 1024


@pytest.fixture
def every(busy, seen, rules, words, names):
    """One picture of each kind, by name."""
    busy.auction = Auction("marvin_gardens", 1, 265, {0: 180, 1: 265}, [3])
    busy.seats[2].cards = ["get_out_of_jail_free", "forced_trade", "forced_trade"]
    give = Bundle(120, ("boardwalk",), (), {"red": 2})
    offer = Offer(3, 0, 2, give, Bundle(0, ("connecticut",), ("forced_trade",)))
    view = seen(busy)
    return {
        "board": lambda: render.board(view, names, words),
        "island": lambda: render.island(view, names, words, ("a2", "e2", "d1")),
        "hand": lambda: render.hand(view, 2, names, words),
        "auction": lambda: render.auction(view, names, words),
        "trade": lambda: render.trade(view, offer, names, words),
        "final": lambda: render.final(view, names, words),
        "cover": lambda: render.cover(rules, names[:3], words),
    }


KINDS = ("board", "island", "hand", "auction", "trade", "final", "cover")


@pytest.mark.parametrize("kind", KINDS)
def test_every_picture_is_a_sound_small_png_with_words(sound, every, kind):
    sound(every[kind])


def test_a_full_island_and_board_stay_below_the_limit(busy, seen, rules, words, names):
    for index, cell in enumerate(rules.own.foundations):
        busy.own.heights[cell], busy.own.builders[cell] = 1 + index % 4, index % 4
    busy.own.lying = {pos: dict.fromkeys(rules.own.colours, 2) for pos in range(0, 32, 3)}
    busy.owners = {deed: index % 4 for index, deed in enumerate(rules.deeds)}
    busy.mortgaged = set(list(rules.deeds)[::2])
    assert len(render.board(seen(busy), names, words).data) <= LARGEST
    assert len(render.island(seen(busy), names, words).data) <= LARGEST


def test_a_known_position_needs_no_drawing(busy, seen, drawn_anew):
    assert drawn_anew(seen(busy), seen(busy)) == 0


def test_a_move_draws_only_what_is_new(busy, seen, rules, words, drawn_anew):
    render.warm(rules, words)
    before = seen(busy.copy())
    busy.seats[0].cash -= 37
    busy.owners["virginia"] = 1
    assert drawn_anew(before, seen(busy)) <= 6


def test_caches_stay_within_their_limits(every):
    for make in every.values():
        make()
    draws = painter("light")
    for shelf in (draws._tiles, draws._drawn, draws._bases):
        assert shelf.weight <= shelf._limit


def test_painters_of_all_themes_share_what_they_hold_and_nothing_of_it_is_mixed_up(busy, seen, words, names):
    first = {theme: render.board(seen(busy), names, words, theme).data for theme in themes()}
    assert len(set(first.values())) == len(first)
    assert {theme: render.board(seen(busy), names, words, theme).data for theme in themes()} == first
    assert len({id(painter(theme)._tiles) for theme in themes()}) == 1


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="counts open files by /proc")  # noqa: PTH112 - as short
@pytest.mark.slow
def test_no_file_stays_open_over_many_frames(busy, seen, words, names):
    render.board(seen(busy), names, words)
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - a count is enough
    for cash in range(2000):
        busy.seats[cash % 4].cash = cash
        render.board(seen(busy), names, words)
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


def test_there_is_no_picture_of_an_auction_that_does_not_run(busy, seen, words, names):
    with pytest.raises(ValueError, match="no auction"):
        render.auction(seen(busy), names, words)


def test_other_rules_objects_share_the_drawn_board(busy, words, names):
    from bot.engine.view import look  # noqa: PLC0415 - only here with other rules
    from bot.rulesets import source  # noqa: PLC0415

    first = render.board(look(source("builder").rules(), busy, None), names, words)
    bases = painter("light")._bases
    before = bases.misses
    assert render.board(look(source("builder").rules(), busy, None), names, words).data == first.data
    assert bases.misses == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_goes(opened, fresh, seen, words, seats):
    names = ("Maximilian von Hohenstein-Schillingsfürst", "漢字", "x", "Ирина Константинова")[:seats]
    state = fresh(seats)
    picture = render.board(seen(state), names, words)
    assert opened(picture).size == (1200, 1200)
    for seat in range(seats):
        assert opened(render.hand(seen(state), seat, names, words)).width == 1200


Row = namedtuple("Row", "seat buildings sets billionaire community total cash ranked")  # noqa: PYI024


def test_the_final_sheet_takes_any_rows_of_that_shape(busy, seen, words, names):
    rows = (Row(0, 30, 5, 0, 5, 40, 410, True), Row(1, 10, 0, 3, 0, 13, 735, False))
    told = describe.final(seen(busy), names, rows, words)
    assert "1. Ann: 40 points" in told
    assert "Boris resigned" in told
    assert scene_final.scene(seen(busy), names, rows, words) != scene_final.scene(seen(busy), names, rows[:1], words)
