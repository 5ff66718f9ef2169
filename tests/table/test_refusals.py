"""Every refusal is a short sentence that says what can be done instead, whatever parameters it comes with."""

import random
import re
from pathlib import Path

import pytest

import bot
import cogs
from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine import kernel
from bot.engine.refusal import CODES, Refused
from bot.engine.state import Debt
from bot.i18n import catalog
from bot.rulesets import load
from bot.standins import awaited, random_choice
from bot.table.model import TableRefused
from bot.table.narrate import refusal, table_refusal
from bot.table.refusals import TABLE_CODES

RULES = load("builder")
NAMES = ("Ann", "Ben", "Cy")


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def state():
    state, _ = kernel.start(RULES, 3, bytes(32))
    state.turn = 0
    state.waiting = [d.AwaitRoll(1, (0,))]
    return state


@pytest.fixture
def say(state, words):
    def told(code, action=None, *, looks=0, **params):
        return refusal(Refused(code, **params), words, NAMES, kernel.view(RULES, state, looks), action)

    return told


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seat", [0, None])
def test_every_code_has_words_even_without_parameters(code, seat, say):
    text = say(code, looks=seat)
    assert text.endswith(".")
    assert len(re.findall(r"[.:;] ", text)) >= 1, "what can be done instead?"
    assert len(text) <= 200


@pytest.mark.parametrize(
    ("code", "params", "words_in"),
    [
        ("short_of_cash", {"need": 400, "have": 30}, "That takes 400M, and you have 30M free."),
        ("short_of_cash", {"need": 400, "have": 30, "seat": 1}, "t got 400M. Ask for less."),
        ("short_of_chips", {"colour": "red", "need": 2, "have": 1, "seat": 0}, "That takes 2 red, and you have 1."),
        ("short_of_chips", {"colour": "red", "need": 1, "seat": 2}, "t got 1 red. Ask for"),
        ("short_of_chips", {"floor": 3}, "Floor 3 takes 1 red, 1 green and 1 of any colour"),
        ("bad_amount", {"amount": 1, "need": 4}, "It takes exactly 4 here, and that was 1."),
        ("bad_amount", {"amount": 5, "need": 3, "floor": 4}, "floor 4: it takes 1 purple and 2 yellow"),
        ("bad_amount", {"why": "choose_chips", "floor": 1}, "several ways to pay for floor 1"),
        ("bid_too_low", {"low": 15}, "Bids start at 15M now."),
        ("above_cash", {"have": 15}, "you have 15M"),
        ("can_still_raise", {"amount": 160, "owed": 120}, "You can still raise 160M"),
        ("not_owner", {"name": "forced_trade"}, "Forced Trade is not yours."),
        ("not_owner", {"name": "forced_trade", "seat": 1}, "t have Forced Trade. Ask for"),
        ("void_offer", {"why": "not_owner", "name": "forced_trade", "seat": 1}, "Ben no longer has Forced Trade"),
        ("void_offer", {"why": "gone"}, "no longer on the table"),
        ("no_stock", {"colour": "green"}, "not enough green"),
        ("occupied", {"name": "b3"}, "building stands on b3"),
        ("not_your_turn", {"turn": 1}, "Ben"),
        ("not_allowed", {"why": "leading"}, "You lead already"),
        ("not_allowed", {"why": "bankrupt", "seat": 0}, "You are bankrupt"),
        ("not_allowed", {"why": "bankrupt", "seat": 2}, "A bankrupt seat no longer trades"),
        ("not_allowed", {"why": "never heard of"}, "Waiting for Ann to roll."),
        ("not_allowed", {"why": "needs_choice", "name": "forced_trade"}, "Forced Trade wants a seat"),
        ("wrong_moment", {}, "Waiting for Ann to roll."),
        ("wrong_moment", {"why": "roll_again"}, "Roll again."),
        ("wrong_moment", {"why": "discard_first"}, "Above 6 chips"),
        ("unknown_name", {"name": "@everyone *x*"}, "\\*x\\*"),
    ],
)
def test_refusals_name_the_rule(code, params, words_in, say):
    assert words_in in say(code, **params)


def test_whose_move_it_is_even_in_ones_own_turn(say, state):
    state.waiting = [d.AwaitChoice(1, (2,), "gift", "gift_from_each", to=0)]
    assert "Cy" in say("not_your_turn", turn=0)


def test_the_action_makes_it_more_precise(say, state):
    assert "leave it to an auction" in say("short_of_cash", a.BuyDeed(), need=400, have=10)
    assert "one at a time" in say("bad_amount", a.Build("b3", 2), amount=2, need=1)
    assert "you owe nothing" in say("wrong_moment", a.DeclareBankruptcy())
    assert "No auction is running" in say("wrong_moment", a.PlaceBid(10))
    state.debts = [Debt(0, 1, 30, "rent", "baltic")]
    assert say("wrong_moment", a.RollDice(), why="discard_first").startswith("A debt comes first.")


def test_no_parameter_can_mention_anybody(say):
    assert "@everyone" not in say("unknown_name", name="@everyone")
    assert "<@" not in say("not_owner", name="<@&1>").replace("\\<@", "")


def _tries(pick, state, seat):
    """Actions out of the blue, most of them against the rules."""
    deeds, cells, colours = list(RULES.deeds), [*RULES.own.foundations, "a1", "z9"], [*RULES.own.colours, "blue"]
    other = pick(len(state.seats) + 1)
    chips = {colours[pick(5)]: pick(5)}
    yield from (a.RollDice(), a.BuyDeed(), a.DeclineDeed(), a.PassAuction(), a.Pay(), a.ClaimRent(), a.Skip())
    yield from (a.EndTurn(), a.DeclareBankruptcy(), a.PlaceBid(pick(1200)), a.SetMaximum(pick(1200)))
    yield from (a.UseCard("forced_trade"), a.UseCard("get_out_of_jail_free"), a.UseCard("x"))
    yield from (a.Build(cells[pick(len(cells))], 1 + pick(2), chips), a.Build(cells[pick(len(cells))]))
    yield from (a.Mortgage(deeds[pick(16)]), a.Redeem(deeds[pick(16)]), a.Mortgage("nowhere"))
    bundle = a.Bundle(pick(300), (deeds[pick(16)],), ("forced_trade",)[: pick(2)], chips)
    yield from (a.ProposeTrade(other, bundle, a.Bundle(cash=pick(2))), a.ProposeTrade(other), a.ProposeTrade(seat))
    yield from (a.AcceptTrade(other), a.RejectTrade(other), a.WithdrawTrade(other), a.Discard(chips))
    yield from (a.Choose(chips=chips), a.Choose(other, chips), a.Choose(chips=chips, give={"red": 1}))
    yield from (a.SwapParking(chips, "red"), a.SwapBank(chips, "red"), a.SwapBank({"red": 4}, "green"))
    yield a.ForceTrade(other, colours[pick(4)], colours[pick(4)])


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_engine_refuses_can_be_told(seed, words):
    """Random play with actions out of the blue: each refusal makes a sentence, and most codes come up."""
    pick = random.Random(seed).randrange
    state, _ = kernel.start(RULES, 3, bytes([seed]) * 32)
    met = set()
    for _ in range(160):
        if state.ending:
            break
        for seat in range(3):
            view = kernel.view(RULES, state, seat)
            for action in _tries(pick, state, seat):
                try:
                    kernel.apply(RULES, state, seat, action)
                except Refused as refused:
                    met.add(refused.code)
                    text = refusal(refused, words, NAMES, view, action)
                    assert text.endswith(".")
                    assert "None" not in text
        seat = awaited(state)[0]
        state, _ = kernel.apply(RULES, state, seat, random_choice.choose(kernel.options(RULES, state, seat), pick))
    assert len(met) >= 12


# --- the table


@pytest.mark.parametrize("code", [*TABLE_CODES, "never_heard_of"])
def test_every_table_refusal_has_words(code, words):
    text = table_refusal(TableRefused(code), words)
    assert text.endswith(".")
    assert len(text) <= 200


def test_table_refusals_use_what_they_know(words):
    assert "at least 2 seats" in table_refusal(TableRefused("too_few_seats", least=2, have=1), words)
    text = table_refusal(TableRefused("not_your_seat", seats=(0, 1), names=("@here", "**Ben")), words)
    assert text.startswith("That is up to @\u200bhere and \\*\\*Ben.")


def test_no_code_of_the_table_is_without_words():
    """Whatever the table and the cogs raise is among the codes that have words."""
    raised = set()
    for package in (bot, cogs):
        for file in Path(package.__file__).parent.rglob("*.py"):
            raised |= set(re.findall(r"TableRefused\(\s*\"(\w+)\"", file.read_text(encoding="utf-8")))
    assert raised
    assert raised - set(TABLE_CODES) == set()
