"""Whose move it is, and what each option is called."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine import kernel
from bot.engine.options import (
    BankSwap,
    BidRange,
    BuildFloor,
    DropChips,
    Exact,
    MaximumRange,
    OfferTrade,
    Option,
    ParkingSwap,
    SwapChips,
    TakeChips,
)
from bot.engine.state import Claim, Debt
from bot.i18n import catalog
from bot.rulesets import load
from bot.table.narrate import awaited, option_label

RULES = load("builder")
NAMES = ("Ann", "Ben", "Cy")


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def state():
    state, _ = kernel.start(RULES, 3, bytes(32))
    state.turn = 0
    state.waiting = []
    return state


@pytest.fixture
def asked(state, words):
    def sentence(*waiting):
        state.waiting = list(waiting)
        return awaited(kernel.view(RULES, state, None), NAMES, words)

    return sentence


CHOICES = ("take", "steal", "gift", "return", "swap")
DECISIONS = [
    d.AwaitRoll(1, (0,)),
    d.AwaitDiscard(1, (0,), 2),
    d.AwaitPurchase(1, (0,), "baltic"),
    d.AwaitAuction(1, (0, 1), "baltic"),
    d.AwaitDebt(1, (0,)),
    *(d.AwaitChoice(1, (0,), what, "x", to=1) for what in CHOICES),
    d.AwaitParking(1, (0,)),
    d.AwaitManage(1, (0,)),
]


def test_the_samples_hold_every_decision():
    elsewhere = {d.AwaitTransfer, d.AwaitBuildings, d.AwaitPlacing, d.AwaitRoles, d.AwaitAdjusting}
    assert {type(decision) for decision in DECISIONS} == set(get_args(d.Decision)) - elsewhere


@pytest.mark.parametrize("decision", DECISIONS, ids=repr)
def test_every_decision_names_who_is_awaited(decision, asked):
    text = asked(decision)
    assert text.startswith("Waiting for Ann")
    assert text.endswith(".")


def test_sentences_say_what_is_at_stake(asked, state, words):
    deed = words.on("builder").place("baltic")
    assert asked(d.AwaitPurchase(1, (0,), "baltic")) == (
        f"Waiting for Ann: buy {deed} for 60M, or leave it to an auction."
    )
    state.seats[0].jailed = 1
    assert asked(d.AwaitRoll(1, (0,))) == "Waiting for Ann, in jail: roll for doubles, pay 50M or use a card."
    assert asked(d.AwaitManage(1, (0,))) == "Waiting for Ann, in jail, to trade or end the turn."
    state.again = True
    assert asked(d.AwaitManage(1, (0,))) == "Waiting for Ann to build or trade, then roll again."
    state.debts = [Debt(1, 0, 30, "rent", "baltic"), Debt(1, -1, 50, "fine")]
    assert asked(d.AwaitDebt(1, (1,))) == "Waiting for Ben to raise 80M for Ann and the bank."


def test_seats_that_are_asked_the_same_share_a_sentence(asked):
    gifts = [d.AwaitChoice(number, (number,), "gift", "gift_from_each", to=0) for number in (1, 2)]
    assert asked(*gifts) == "Waiting for Ben and Cy to give Ann a chip."
    assert asked(*gifts, d.AwaitManage(3, (0,))).count("Waiting for") == 2


def test_the_end_waits_for_nobody(asked, state):
    assert asked() == "Nothing is waited for just now."
    state.ending = "penthouse"
    assert asked() == "The game is over."


@pytest.fixture
def label(state, words):
    def called(option, seat=0):
        return option_label(option, kernel.view(RULES, state, seat), NAMES, words)

    return called


CHIPS = {"red": 3, "green": 1}
OFFER = a.ProposeTrade(1)
FAMILIES = [
    BidRange(10, 900),
    MaximumRange(10, 900),
    DropChips(2, CHIPS),
    TakeChips(1, CHIPS),
    SwapChips(CHIPS, CHIPS),
    ParkingSwap(2, CHIPS, ("yellow",)),
    BankSwap(4, ("red",), ("green",)),
    *(BuildFloor(height, ("b3", "c3")[: 3 - height or 1], {}, 2, CHIPS) for height in (1, 2, 5)),
    OfferTrade((1,), OFFER),
]
ACTIONS = [
    a.RollDice(),
    a.BuyDeed(),
    a.DeclineDeed(),
    a.PlaceBid(10),
    a.SetMaximum(20),
    a.PassAuction(),
    a.Pay(),
    a.UseCard("get_out_of_jail_free"),
    a.ClaimRent(),
    a.Build("b3"),
    a.Mortgage("baltic"),
    a.Redeem("baltic"),
    OFFER,
    a.AcceptTrade(1),
    a.RejectTrade(1),
    a.WithdrawTrade(1),
    a.Discard({"red": 1}),
    a.Choose(chips={"red": 1}),
    a.Choose(seat=1, chips={"red": 1}),
    a.SwapParking({"red": 2}, "green"),
    a.SwapBank({"red": 4}, "green"),
    a.ForceTrade(1, "red", "green"),
    a.Skip(),
    a.EndTurn(),
    a.DeclareBankruptcy(),
    a.Resign(),
]
OPTIONS = [*FAMILIES, *(Exact(action) for action in ACTIONS)]


def test_the_samples_hold_every_option_and_action():
    assert {type(option) for option in OPTIONS} == set(get_args(Option))
    assert {type(action) for action in ACTIONS} == set(get_args(a.Action)) - {a.Sell, a.Finish, a.TimeUp}


@pytest.mark.parametrize("option", OPTIONS, ids=repr)
def test_every_option_fits_a_button(option, label):
    assert 0 < len(label(option)) <= 80


def test_labels_hold_their_sums(label, state, words):
    deed = words.on("builder").place("baltic")
    state.waiting = [d.AwaitPurchase(1, (0,), "baltic")]
    assert label(Exact(a.BuyDeed())) == "Buy for 60M"
    assert label(BidRange(15, 900)) == "Bid 15M"
    assert label(Exact(a.Mortgage("baltic"))) == f"Mortgage {deed} for 60M"
    assert label(Exact(a.Pay())) == "Pay"
    state.seats[0].jailed = 2
    assert label(Exact(a.Pay())) == "Pay 50M fine"
    state.debts = [Debt(0, 1, 35, "rent", "baltic")]
    assert label(Exact(a.Pay())) == "Pay 35M"
    state.claims = [Claim(1, 1, 0, "baltic", 30)]
    assert label(Exact(a.ClaimRent()), seat=1) == "Claim 30M rent"
    assert label(Exact(a.ForceTrade(1, "red", "green"))) == "1 red from Ben for 1 green"
    assert label(replace(FAMILIES[-2], height=5)) == "Build the penthouse"


def test_a_further_roll_is_called_so(label, state):
    state.again = True
    assert label(Exact(a.RollDice())) == "Roll again"
    state.again = False
    assert label(Exact(a.RollDice())) == "Roll"
