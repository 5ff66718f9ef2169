import pytest

import render
from bot.engine.actions import Bundle
from bot.engine.games.anti import worth
from bot.engine.state import Debt, Offer
from bot.rulesets import load
from render.anti.dress import DRESS
from render.anti.final import sheet
from render.anti.telling import AntiTeller
from render.deed_card import Place
from render.scene import Placed
from render.sprites.buildings import Signs
from render.sprites.marks import Mark
from render.sprites.plain import Panel, Text
from render.street.deed_card import card

LARGEST = 256 * 1024
TYPICAL = 160 * 1024
ALL = ("Mia", "Ivan", "Leo", "Zoe", "Alexandra Featherstone", "Константин Константинопольский")


@pytest.fixture
def every(busy, seen, rules, words, names):
    """One picture of each kind, by name."""
    offer = Offer(3, 3, 0, Bundle(120, ("us_gas_company",)), Bundle(0, ("union_square",)))
    view = seen(busy)
    return {
        "board": lambda: render.board(view, names, words),
        "hand": lambda: render.hand(view, 3, names, words),
        "trade": lambda: render.trade(view, offer, names, words),
        "final": lambda: render.final(view, names, words),
        "cover": lambda: render.cover(rules, names, words),
    }


KINDS = ("board", "hand", "trade", "final", "cover")


@pytest.mark.parametrize("kind", KINDS)
def test_every_picture_is_a_sound_small_png_with_words(sound, every, kind):
    sound(every[kind])


@pytest.mark.parametrize("board", ["us", "ro", "de"])
@pytest.mark.parametrize("profile", ["A", "B", "two_hours"])
def test_every_board_and_mode_can_be_drawn_full(opened, started, seen, bound, board, profile):
    rules = load("anti", profile, board)
    state = started(rules, 6)
    state.owners = {deed: index % 6 for index, deed in enumerate(rules.deeds)}
    state.mortgaged = set(list(rules.deeds)[::4])
    streets = [deed for deed, it in rules.deeds.items() if it.house and deed not in state.mortgaged]
    state.own.buildings = {deed: 3 + index % 2 for index, deed in enumerate(streets)}
    state.debts = [Debt(0, 1, 88, "rent"), Debt(2, -1, 75, "tax")]
    words = bound(rules)
    for held in (0, 1):
        for seat in state.seats:
            seat.at, seat.jailed = 10, held
        picture = render.board(seen(state, of=rules), ALL, words)
        assert opened(picture).size == (1200, 1200)
        assert len(picture.data) <= TYPICAL
        assert len(picture.description) <= 1024
    assert len(render.final(seen(state, of=rules), ALL, words).data) <= LARGEST


def test_all_deeds_in_one_hand_and_in_one_offer(opened, started, seen, rules, words):
    state = started(rules, 2)
    state.owners = dict.fromkeys(rules.deeds, 1)
    hand = render.hand(seen(state), 1, ALL[:2], words)
    assert len(hand.data) <= LARGEST
    assert opened(hand).height == hand.height
    offer = Offer(1, 1, 0, Bundle(0, tuple(rules.deeds)), Bundle(500))
    assert len(render.trade(seen(state), offer, ALL[:2], words).data) <= LARGEST


@pytest.mark.parametrize("kind", ["island", "auction"])
def test_there_is_no_island_and_no_auction(busy, seen, words, names, kind):
    with pytest.raises(ValueError, match=f"no {kind}"):
        getattr(render, kind)(seen(busy), names, words)


def test_a_known_position_needs_no_drawing(busy, seen, drawn_anew):
    assert drawn_anew(seen(busy), seen(busy)) == 0


def test_a_move_draws_only_what_is_new(busy, seen, rules, words, drawn_anew):
    render.warm(rules, words)
    before = seen(busy.copy())
    busy.seats[0].cash -= 37
    busy.owners["nob_hill"] = 1
    assert drawn_anew(before, seen(busy)) <= 14


# --- title cards


def title_card(view, deed, mark, words):
    return [part.sprite for part in card(view, deed, Place(0, 0, 372, 352), mark, words, DRESS)]


@pytest.mark.parametrize(("role", "other"), [("competitor", "monopolist"), ("monopolist", "competitor")])
def test_a_title_card_shows_both_columns_that_of_the_own_role_large(busy, seen, words, role, other):
    sprites = title_card(seen(busy), "locust_st", role, words)
    own, small = [sprite for sprite in sprites if isinstance(sprite, Mark)]
    assert (own.mark, small.mark) == (role, other)
    assert own.radius > small.radius
    texts = {sprite.text for sprite in sprites if isinstance(sprite, Text)}
    assert role in texts
    assert other not in texts
    assert ("alone" in texts) == (role == "monopolist")
    houses = [len(it.names) for it in sprites if isinstance(it, Signs) and it.names[0] == "house"]
    assert houses == ([1, 2, 3, 4, 1, 2, 3] if role == "competitor" else [1, 2, 3, 1, 2, 3, 4])
    assert sum(it.names == ("hotel",) for it in sprites if isinstance(it, Signs)) == 2


def test_the_due_row_is_dark_and_only_in_one_column(busy, seen, words):
    dark = [
        it
        for it in title_card(seen(busy), "rush_st", "monopolist", words)
        if isinstance(it, Panel) and it.colour == "due"
    ]
    assert len(dark) == 1
    assert not [
        it
        for it in title_card(seen(busy), "locust_st", "monopolist", words)
        if isinstance(it, Panel) and it.colour == "due"
    ]


def test_a_title_card_names_its_city(busy, seen, words):
    texts = {it.text for it in title_card(seen(busy), "rush_st", "monopolist", words) if isinstance(it, Text)}
    assert {"Rush St.", "Chicago"} <= texts


# --- the final sheet


def test_the_final_sheet_shows_income_deed_by_deed(busy, seen, bound):
    rules = load("anti", "B", "ro")
    words = bound(rules)
    for seat in (0, 2, 4):
        busy.seats[seat].bankrupt = True
    busy.own.income = [worth.income(rules, busy, seat) for seat in range(5)]
    busy.ending, busy.winners, busy.waiting = "role_out", (1,), []
    made = sheet(seen(busy, of=rules), words)
    assert [column.key for column in made.columns] == ["picture-cash", "picture-income"]
    assert [(row.seat, row.rank, bool(row.below)) for row in made.rows] == [
        (1, 1, True), (3, 2, True), (0, 0, False), (2, 0, False), (4, 0, False)
    ]  # fmt: skip
    texts = {
        it.sprite.text
        for it in made.below(made.rows[1], 0, 0)
        if isinstance(it, Placed) and isinstance(it.sprite, Text)
    }
    assert {"Kalverstraat", "Leidsestraat", "Utilități"} <= texts


def test_after_the_walk_the_sheet_shows_what_was_kept(busy, seen, words, names):
    rules = load("anti", "two_hours")
    busy.own.income = [worth.income(rules, busy, seat) for seat in range(5)]
    busy.ending, busy.winners, busy.waiting = worth.TIME, (1,), []
    busy.seats[1].cash += busy.own.income[1]
    made = sheet(seen(busy, of=rules), words)
    assert [column.key for column in made.columns] == ["picture-cash-kept", "picture-walk"]
    assert made.rows[0].figures == (1205, busy.own.income[1])
    assert made.rows[0].total == 1205 + busy.own.income[1]
    assert (
        "1. Ivan (monopolist): $1,587 (cash kept $1,205, the walk $382)."
        in AntiTeller(seen(busy, of=rules), names, words).final()
    )


# --- in words


def test_the_board_is_told_with_roles(busy, seen, words, names):
    told = AntiTeller(seen(busy), names, words).board()
    for part in (
        "Mia’s turn.",  # noqa: RUF001 - as it is written
        "Dice: 5, 3, 8 in all.",
        "Mia (rocket, competitor): $640, wealth $732, on Beacon St. ",
        "Zoe (frog, monopolist): $410, wealth $686, in prison.",
        "Alexandra Featherstone (bicycle, competitor): $933, wealth $943, in the price war.",
        "Houses stand in brackets.",
        "Mia owns Basin St. (4), Michigan Ave., U.S. Air Line, Union Sq. ",
        "State St. (apartment)",
        "Constitution Ave. (mortgaged)",
    ):
        assert part in told, told


def test_a_seat_without_a_role_is_said_to_have_none(rules, started, seen, words, names):
    state = started(rules, 3)
    state.own.roles[2] = ""
    assert "Leo (sailboat, no role yet): $1,500" in AntiTeller(seen(state), names[:3], words).board()


def test_a_hand_is_told_in_the_column_of_its_role(busy, seen, words, names):
    tell = AntiTeller(seen(busy), names, words)
    assert "The hand of Ivan, monopolist: $1,205, wealth $1,587." in tell.hand(1)
    assert "Rush St. (3): rents $14, $28, $48, $68, $88, $108." in tell.hand(1)
    assert "Basin St. (4): rents $6, $11, $16, $21, $26, $31." in tell.hand(0)
    assert "U.S. Air Line: rents $20." in tell.hand(0)
    assert "U.S. Gas Co.: the dice times 4, times 10." in tell.hand(3)
