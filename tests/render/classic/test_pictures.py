import pytest

import render
from bot.engine.actions import Bundle
from bot.engine.state import Auction, Offer
from bot.rulesets import load
from render.classic.telling import ClassicTeller

LARGEST = 256 * 1024
TYPICAL = 160 * 1024
ALL = ("Mia", "Ivan", "Leo", "Zoe", "Tomas", "Alexandra Featherstone", "Константин Константинопольский", "漢字")


@pytest.fixture
def every(busy, seen, rules, words, names):
    """One picture of each kind, by name."""
    busy.auction = Auction("illinois_avenue", 2, 265, {0: 250, 2: 265}, [3])
    busy.seats[3].cards = ["get_out_of_jail_free"]
    offer = Offer(3, 3, 0, Bundle(120, ("water_works",), ("get_out_of_jail_free",)), Bundle(0, ("reading_railroad",)))
    view = seen(busy)
    return {
        "board": lambda: render.board(view, names, words),
        "hand": lambda: render.hand(view, 3, names, words),
        "auction": lambda: render.auction(view, names, words),
        "trade": lambda: render.trade(view, offer, names, words),
        "final": lambda: render.final(view, names, words),
        "cover": lambda: render.cover(rules, names, words),
    }


KINDS = ("board", "hand", "auction", "trade", "final", "cover")


@pytest.mark.parametrize("kind", KINDS)
def test_every_picture_is_a_sound_small_png_with_words(sound, every, kind):
    sound(every[kind])


@pytest.mark.parametrize("board", ["us", "ru", "cs", "sk", "ro"])
@pytest.mark.parametrize("profile", ["official", "russian", "cards"])
def test_every_board_and_scale_can_be_drawn(opened, started, seen, bound, board, profile):
    rules = load("classic", profile, board)
    state = started(rules, 8)
    state.owners = {deed: index % 8 for index, deed in enumerate(rules.deeds)}
    state.mortgaged = set(list(rules.deeds)[::3])
    picture = render.board(seen(state, of=rules), ALL, bound(rules))
    assert opened(picture).size == (1200, 1200)
    assert len(picture.data) <= LARGEST
    assert len(picture.description) <= 1024


def test_all_deeds_in_one_hand_and_in_one_offer(opened, started, seen, rules, words):
    state = started(rules, 2)
    state.owners = dict.fromkeys(rules.deeds, 1)
    hand = render.hand(seen(state), 1, ALL[:2], words)
    assert len(hand.data) <= LARGEST
    assert opened(hand).height == hand.height
    offer = Offer(1, 1, 0, Bundle(0, tuple(rules.deeds)), Bundle(500))
    assert len(render.trade(seen(state), offer, ALL[:2], words).data) <= LARGEST


@pytest.mark.parametrize("deed", ["house", "hotel"])
def test_buildings_are_auctioned_too(opened, busy, seen, words, names, deed):
    busy.auction = Auction(deed, start=150)
    picture = render.auction(seen(busy), names, words)
    assert "$150" in picture.description
    assert opened(picture).size == (1200, 630)


def test_there_is_no_island(busy, seen, words, names):
    with pytest.raises(ValueError, match="no island"):
        render.island(seen(busy), names, words)


def test_there_is_no_picture_of_an_auction_that_does_not_run(busy, seen, words, names):
    with pytest.raises(ValueError, match="no auction"):
        render.auction(seen(busy), names, words)


def test_a_known_position_needs_no_drawing(busy, seen, drawn_anew):
    assert drawn_anew(seen(busy), seen(busy)) == 0


def test_a_move_draws_only_what_is_new(busy, seen, rules, words, drawn_anew):
    render.warm(rules, words)
    before = seen(busy.copy())
    busy.seats[0].cash -= 37
    busy.owners["virginia_avenue"] = 1
    assert drawn_anew(before, seen(busy)) <= 14


def test_the_board_is_told(busy, seen, words, names):
    busy.seats[4].cards = ["get_out_of_jail_free"]
    told = ClassicTeller(seen(busy), names, words).board()
    for part in (
        "Mia’s turn.",  # noqa: RUF001 - as it is written
        "Dice: 5, 3, 8 in all.",
        "Mia (rocket): $1,500, worth $2,020, on Atlantic Avenue.",
        "Zoe (frog): $1,500, worth $3,220, in jail.",
        "Tomas keeps 1 jail card.",
        "The bank has 32 houses and 12 hotels.",
        "New York Avenue (hotel)",
        "Tennessee Avenue (4 houses)",
        "Short Line (mortgaged)",
    ):
        assert part in told, told


def test_hand_offer_and_ranking_are_told(busy, seen, words, names):
    hand = ClassicTeller(seen(busy), names, words).hand(3)
    assert "New York Avenue (hotel): rents $16, $32, $80, $220, $600, $800, $1,000." in hand
    assert "Water Works: the dice times 4, times 10." in hand
    busy.seats[1].bankrupt = busy.seats[1].resigned = True
    final = ClassicTeller(seen(busy), names, words).final()
    assert "1. Zoe: $3,220 (cash $1,500, deeds $820, buildings $900)." in final
    assert "Ivan resigned." in final
