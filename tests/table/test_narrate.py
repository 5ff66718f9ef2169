"""A turn is told in a few lines: what belongs together stands together, noise is left out."""

import random

import pytest

from bot.engine import events as e
from bot.engine import kernel
from bot.engine.actions import Bundle
from bot.i18n import catalog
from bot.rulesets import load
from bot.standins import awaited, random_choice
from bot.table.model import Entry, Table, Turn
from bot.table.narrate import MOST, describe_bundle, describe_chips, line, narrate

RULES = load("builder")
NAMES = ("Ann", "Ben", "Cy")


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def state():
    return kernel.start(RULES, 3, bytes(32))[0]


@pytest.fixture
def view(state):
    return kernel.view(RULES, state, None)


@pytest.fixture
def tell(words, view):
    """Narrate these events as one entry, with the places' names put for `{id}` in what is expected."""

    def told(*events, most=MOST):
        return narrate([Entry(1, 0, None, events)], NAMES, words, view, most=most)

    return told


@pytest.fixture
def at(words):
    return words.on("builder").place


def test_a_throw_is_told_with_where_it_led(tell, at):
    assert tell(
        e.TurnStarted(0, 1),
        e.DiceRolled(0, (1, 4)),
        e.TokenMoved(0, 0, 5),
        e.PurchaseOffered(0, "oriental", 100),
        e.DeedBought(0, "oriental", 100),
        e.TurnEnded(0),
    ) == [f"Ann rolled 1 + 4 and moved to {at('oriental')}.", f"Ann bought {at('oriental')} for 100M."]


def test_what_everybody_gathers_is_one_line(tell, at):
    assert tell(
        e.DiceRolled(0, (2, 2)),
        e.ChipsGained(0, {"purple": 2}, "deed", "st_charles"),
        e.ChipsGained(0, {"red": 2}, "deed", "new_york"),
        e.ChipsGained(2, {"red": 1}, "deed", "new_york"),
        e.ChipsShort(2, "red", 1),
        e.TokenMoved(0, 0, 4),
    ) == [
        f"Ann rolled double 2s and moved to {at('chance_1')}.",
        "The 4 brings chips: Ann (2 red and 2 purple); Cy (1 red).",
        "The bank ran short of red.",
    ]


def test_the_money_of_go_belongs_to_the_way(tell, at):
    assert tell(e.DiceRolled(0, (6, 5)), e.TokenMoved(0, 25, 4), e.SalaryPaid(0, 200)) == [
        f"Ann rolled 6 + 5, collected 200M at GO and moved to {at('chance_1')}."
    ]
    assert tell(e.DiceRolled(0, (6, 5)), e.TokenMoved(0, 21, 0), e.SalaryPaid(0, 200)) == [
        f"Ann rolled 6 + 5 and moved to {at('go')}.",
        "Ann collected 200M at GO.",
    ]


def test_a_card_that_moves_a_token_past_go_keeps_its_own_lines(tell, at):
    assert tell(
        e.DiceRolled(0, (1, 1)),
        e.TokenMoved(0, 26, 28),
        e.CardDrawn(0, "chance", "advance_to_go"),
        e.TokenMoved(0, 28, 0),
        e.SalaryPaid(0, 200),
    ) == [
        f"Ann rolled double 1s and moved to {at('chance_4')}.",
        "Ann drew “Off to GO”: Walk on to GO and take the money waiting there.",
        f"Ann moved to {at('go')}.",
        "Ann collected 200M at GO.",
    ]


def test_three_doubles_are_told_once(tell):
    assert tell(e.DiceRolled(1, (3, 3)), e.ThirdDouble(1), e.SentToJail(1, "doubles"), e.TurnEnded(1)) == [
        "Ben rolled double 3s, the third double in a row, and went straight to jail."
    ]


def test_throws_in_jail(tell, at):
    assert tell(e.DiceRolled(0, (1, 2), "jail"), e.JailThrowFailed(0, 1)) == [
        "Ann rolled 1 + 2 and stays in jail, with 1 throw left."
    ]
    assert tell(e.DiceRolled(0, (1, 1), "jail"), e.LeftJail(0, "doubles"), e.TokenMoved(0, 8, 10)) == [
        f"Ann rolled double 1s, walked out of jail and moved to {at('collect_purple')}."
    ]
    assert tell(
        e.DiceRolled(0, (1, 2), "jail"),
        e.JailThrowFailed(0, 0),
        e.MoneyPaid(0, -1, 50, "fine"),
        e.LeftJail(0, "third_throw"),
        e.TokenMoved(0, 8, 11),
    ) == [
        "Ann rolled 1 + 2, the last throw in jail.",
        "Ann paid 50M to get out of jail.",
        f"Ann moved to {at('virginia')}.",
    ]


def test_a_throw_for_resources_is_told_with_its_prize(tell):
    assert tell(e.DiceRolled(0, (4, 5), "resources"), e.ChipsGained(0, {"yellow": 2}, "resources")) == [
        "Ann rolled 4 + 5 for resources and won 2 yellow."
    ]


def test_a_kept_card_keeps_its_secretless_line_short(tell):
    assert tell(e.CardDrawn(0, "chance", "forced_trade"), e.CardKept(0, "forced_trade")) == [
        "Ann drew “Forced Trade” and keeps it."
    ]


def test_an_auction_is_its_outcome(tell, at):
    bids = (
        e.DeedDeclined(0, "baltic"),
        e.AuctionOpened("baltic", 10),
        e.BidPlaced(1, "baltic", 10),
        e.MaximumSet(2),
        e.BidPlaced(2, "baltic", 15),
        e.AuctionPassed(1),
    )
    deed = at("baltic")
    assert tell(*bids) == [f"Ann left {deed} to an auction.", f"Cy leads the auction of {deed} with 15M."]
    assert tell(*bids, e.AuctionWon(2, "baltic", 15), e.GroupCompleted(2, "brown")) == [
        f"Ann left {deed} to an auction.",
        f"Cy won {deed} at auction for 15M.",
        "Cy now owns the whole brown set!",
    ]


def test_floors_of_one_turn_stand_together_and_the_penthouse_alone(tell):
    assert tell(
        e.FloorBuilt(0, "b3", 1, {"red": 2}),
        e.ChipsSwapped(0, {"red": 4}, {"green": 1}, "bank"),
        e.FloorBuilt(0, "b3", 2, {"red": 3}),
        e.FloorBuilt(0, "c3", 1, {"red": 2}),
        e.FloorBuilt(0, "d1", 5, {"red": 2}),
    ) == [
        "Ann built b3 up to floor 2 and a first floor at c3.",
        "Ann traded 4 red for 1 green with the bank.",
        "Ann crowned d1 with the penthouse!",
    ]


def test_floors_after_a_further_throw_stand_by_themselves(tell):
    told = tell(e.FloorBuilt(0, "b3", 1, {}), e.DiceRolled(0, (2, 1)), e.FloorBuilt(0, "b3", 2, {}))
    assert told == ["Ann built a first floor at b3.", "Ann rolled 2 + 1.", "Ann built b3 up to floor 2."]


def test_mortgages_add_up(tell, at):
    assert tell(e.DeedMortgaged(0, "baltic", 60), e.DeedMortgaged(0, "oriental", 100)) == [
        f"Ann mortgaged {at('baltic')} and {at('oriental')} for 160M."
    ]


def test_rent_and_bankruptcy(tell, at):
    assert tell(
        e.RentClaimed(0, 1, "baltic", 30),
        e.DebtArose(0, 1, 30, "rent", "baltic"),
        e.SeatBankrupt(0, 1, resigned=False),
    ) == [
        f"Ann owes 30M rent to Ben for {at('baltic')} and is short of cash.",
        "Ann is bankrupt; Ben takes over what is left.",
    ]


def test_of_too_many_lines_the_lightest_give_way(tell):
    events = [e.NoRent(0, "baltic", "own")] * 4 + [e.DeedBought(0, "oriental", 100)] * 6
    told = tell(*events, most=8)
    assert len(told) == 8
    assert sum("bought" in text for text in told) == 6
    assert told[-1] == "… and 3 things more."


def test_nothing_worth_telling_is_nothing(tell):
    assert tell(e.TurnEnded(0), e.TurnStarted(1, 1)) == []


def test_a_turn_can_be_told_as_it_comes_from_the_table(words, state, view):
    entries = (Entry(1, 0, None, (e.DiceRolled(0, (1, 2)),)), Entry(2, 0, None, (e.TokenMoved(0, 0, 3),)))
    turn = Turn(Table(1, 2, 3, 4, (), RULES, state, 2), entries)
    told = narrate(turn, NAMES, words, view)
    assert told == narrate(entries, NAMES, words, view)
    assert len(told) == 1


def test_bundles_and_chips_in_words(words, view, at):
    bundle = Bundle(120, ("boardwalk",), ("forced_trade",), {"yellow": 1, "red": 2})
    assert describe_bundle(bundle, words, view) == f"120M, {at('boardwalk')}, Forced Trade, 2 red and 1 yellow"
    assert describe_bundle(Bundle(), words, view) == "nothing"
    assert describe_chips({"green": 3}, words, view) == "3 green"


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told(seed, words):
    """Random play: every event has its line, every turn at most eight."""
    pick = random.Random(seed).randrange
    state, events = kernel.start(RULES, 2 + seed % 3, bytes([seed]) * 32)
    names = ("Ann", "Ben", "Cy", "Dee")
    turn = [Entry(0, None, None, tuple(events))]
    for serial in range(1, 600):
        if state.ending:
            break
        seat = awaited(state)[0]
        action = random_choice.choose(kernel.options(RULES, state, seat), pick)
        before = state.turn
        state, events = kernel.apply(RULES, state, seat, action)
        turn.append(Entry(serial, seat, action, tuple(events)))
        view = kernel.view(RULES, state, None)
        assert all(line(event, names, words, view) for event in events)
        if state.turn != before or state.ending:
            told = narrate(turn, names, words, view)
            assert 0 < len(told) <= MOST
            turn.clear()
