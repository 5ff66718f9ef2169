"""What a position says of itself beyond the figures of case files: numbers of decisions, rounds, the last throw, copies."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.cases.files import Case
from bot.cases.names import Names
from bot.cases.notation import parse, split_line
from bot.cases.position import set_up
from bot.engine.actions import RollDice
from bot.engine.decisions import (
    AwaitAuction,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitPurchase,
    AwaitRoll,
)
from bot.engine.games.builder import BUILDER
from bot.engine.games.builder.towers import largest_group
from bot.engine.kernel import apply, start, view
from bot.engine.mechanics.decks import find
from bot.engine.mechanics.purse import charge
from bot.engine.play import Play
from bot.engine.state import BANK, Auction, Claim, Debt, State
from bot.engine.steps import ActOnSpace, MoveOn, OpenManage
from bot.rulesets import load

RULES = load("builder")


def after(*lines, seats=("Ann", "Ben", "Cy"), options=None, **given):
    """The state after a script that starts from a given position."""
    case = Case("", "builder", list(seats), given=given, options=options or {})
    rules = load("builder", **case.options)
    names = Names(rules, case.seats)
    state, _ = set_up(case, rules, names)
    for text in lines:
        line = split_line(text)
        state, _ = apply(rules, state, names.seat(line.speaker), parse(line, names))
    return state


def test_the_last_throw_that_moved_a_token_is_kept():
    assert after().throw == ()
    assert after("Ann roll", dice=[[4, 5], [1, 2]], Ann={"at": 13}).throw == (4, 5)
    assert after("Ann roll", dice=[[1, 2]], Ann={"jailed": 1}).throw == (1, 2)


def test_decisions_say_what_is_asked():
    assert after(Ann={"chips": {"red": 8}}).waiting == [AwaitDiscard(1, (0,), 2)]
    assert after().waiting == [AwaitRoll(1, (0,))]
    assert after("Ann roll", dice=[[2, 3]]).waiting == [AwaitPurchase(2, (0,), "oriental")]
    assert after("Ann roll", "Ann decline", dice=[[2, 3]]).waiting == [AwaitAuction(3, (0, 1, 2), "oriental")]
    assert after("Ann roll", dice=[[3, 5]]).waiting == [AwaitManage(2, (0,))]
    taken = after("Ann roll", dice=[[1, 3]], chance=["take_any_2"])
    assert taken.waiting == [AwaitChoice(2, (0,), "take", "take_any_2", 2)]
    given = after("Ann roll", dice=[[1, 3]], chance=["gift_from_each"], Cy={"chips": {"red": 1, "green": 1}})
    assert given.waiting == [AwaitChoice(3, (2,), "gift", "gift_from_each", 1, 0)]
    stolen = after("Ann roll", dice=[[1, 5]], Ann={"at": 8})
    assert stolen.waiting == [AwaitChoice(2, (0,), "steal", "steal")]
    owed = after("Ann roll", dice=[[2, 3]], Ann={"cash": 0}, Ben={"deeds": ["oriental"]})
    assert owed.waiting == [AwaitDebt(2, (0,))]


def test_an_auction_keeps_its_number_and_forgets_who_passed():
    running = after("Ann roll", "Ann decline", "Ben bid 10", "Cy pass", dice=[[2, 3]])
    assert running.waiting == [AwaitAuction(3, (0, 1), "oriental")]
    assert running.auction == Auction("oriental", 1, 10, {1: 10}, [2])


@pytest.mark.parametrize(
    "line", ["Ann build b3 with red=2", "Ann bank red=4 for green", "Ann force Ben purple for red"]
)
def test_what_stays_open_gets_a_new_number_when_its_position_changes(line):
    before = after("Ann roll", dice=[[3, 5]], Ann={"cards": ["forced_trade"]})
    later = after("Ann roll", line, dice=[[3, 5]], Ann={"cards": ["forced_trade"]})
    assert later.waiting == [AwaitManage(before.waiting[0].number + 1, (0,))]


@pytest.mark.parametrize("line", ["Ann pay", "Ann use get_out_of_jail_free"])
def test_once_out_of_jail_the_throw_is_another_question(line):
    assert after(line, Ann={"jailed": 1, "cards": ["get_out_of_jail_free"]}).waiting == [AwaitRoll(2, (0,))]


def test_a_debt_paid_leaves_another_question_about_the_next():
    given = {
        "Ann": {"at": 1, "cash": 30, "deeds": ["virginia"]},
        "Ben": {"deeds": ["oriental"]},
        "Cy": {"deeds": ["st_charles"]},
    }
    lines = ("Ann roll", "Ann roll", "Ben claim", "Cy claim", "Ann mortgage virginia")
    settings = {"dice": [[2, 2], [1, 3]], "options": {"rent": "claim"}}
    owed = after(*lines, **settings, **given)
    assert owed.debts == [Debt(0, 1, 50, "rent", "oriental"), Debt(0, 2, 70, "rent", "st_charles")]
    asked = owed.waiting[-1]
    paid = after(*lines, "Ann pay", **settings, **given)
    assert paid.debts == owed.debts[1:]
    assert paid.waiting[-1] == AwaitDebt(asked.number + 1, (0,))
    settled = after(*lines, "Ann pay", "Ann pay", **settings, **given)
    assert (settled.debts, [type(it) for it in settled.waiting]) == ([], [AwaitManage])


def test_a_sealed_maximum_is_shown_to_its_own_seat_alone():
    state = after("Ann roll", "Ann decline", "Ben upto 50", dice=[[2, 3]])
    assert [view(RULES, state, seat).maximum for seat in (None, 0, 1, 2)] == [0, 0, 50, 0]
    assert view(RULES, state, None).cards_left == {"chance": 20}
    assert not hasattr(view(RULES, state, 1), "secret")


@pytest.mark.parametrize(
    ("towers", "size"),
    [
        ({}, 0),
        ({"b3": 4}, 1),
        ({"b3": 1, "a4": 1}, 1),
        ({"b3": 1, "b4": 1, "e3": 1}, 2),
        ({"b3": 1, "b4": 2, "a4": 1}, 3),
    ],
)
def test_the_size_of_the_largest_group(towers, size):
    assert largest_group(RULES, after(Ann={"towers": towers}, Ben={"towers": {"a3": 1}}), 0) == size


def test_the_surplus_is_asked_for_anew_when_it_changes():
    less = after("Ann offer Ben: red=2 for nothing", "Ben accept Ann", Ann={"chips": {"red": 9}})
    assert [type(it) for it in less.waiting] == [AwaitDiscard]
    assert (less.waiting[0].count, less.waiting[0].seats) == (1, (0,))
    assert less.waiting[0].number > 1
    same = after("Ann offer Ben: 5 for nothing", "Ben accept Ann", Ann={"chips": {"red": 9}})
    assert same.waiting == [AwaitDiscard(1, (0,), 3)]


def test_numbers_are_never_given_twice():
    state = after(
        "Ann offer Ben: 5 for nothing", "Ann offer Cy: 5 for nothing", "Ann roll",
        dice=[[2, 3]], options={"rent": "claim"}, Ben={"deeds": ["oriental"]},
    )  # fmt: skip
    numbers = [it.number for it in (*state.waiting, *state.offers, *state.claims)]
    assert sorted(numbers) == list(range(2, state.number + 1))
    assert state.claims == [Claim(4, 1, 0, "oriental", 50)]


def test_rounds_and_doubles_are_counted():
    assert after().round == 1
    doubles = after("Ann roll", dice=[[4, 4]])
    assert (doubles.doubles, doubles.again) == (1, True)
    later = after("Ann roll", "Ann roll", "Ann end", dice=[[4, 4], [1, 4]], Ann={"deeds": ["st_james"]})
    assert (later.doubles, later.again, later.turn) == (0, False, 1)
    anew = after("Ann roll", dice=[[1, 2], [1, 1]], Ann={"jailed": 3}, options={"jail_third_roll": "reroll"})
    assert (anew.doubles, anew.again) == (1, True)
    other = after("Ann roll", dice=[[1, 2], [3, 5]], Ann={"jailed": 3}, options={"jail_third_roll": "reroll"})
    assert (other.doubles, other.again) == (0, False)


def test_a_seat_that_leaves_takes_its_further_throw_with_it():
    left = after("Ann roll", "Ann resign", dice=[[4, 4]])
    assert (left.doubles, left.again, left.turn) == (0, False, 1)


@pytest.mark.parametrize(("amount", "debts"), [(0, []), (1, [Debt(0, BANK, 1, "test")])])
def test_one_coin_is_a_debt_and_nothing_is_none(amount, debts):
    state = after(Ann={"cash": 0})
    charge(Play(RULES, state, BUILDER), 0, BANK, amount, "test")
    assert state.debts == debts


def test_on_the_own_total_deeds_are_silent_whatever_they_show():
    deeds = {**RULES.deeds, "oriental": replace(RULES.deeds["oriental"], total=6)}
    state = after(dice=[[2, 4]], Ann={"at": 2}, Ben={"deeds": ["oriental"]})
    rolled, _ = apply(replace(RULES, deeds=deeds), state, 0, RollDice())
    assert rolled.own.chips[1] == {"red": 0, "purple": 6, "green": 0, "yellow": 0}


def test_what_is_still_to_come_waits_for_the_debt():
    owed = after("Ann roll", dice=[[5, 6]], Ann={"jailed": 3, "cash": 20})
    assert owed.agenda == [OpenManage(), ActOnSpace(), MoveOn(11)]


def test_the_end_leaves_nothing_behind():
    over = after(
        "Ann roll",
        "Ann decline",
        "Ben upto 50",
        "Ben offer Cy: 5 for nothing",
        "Ann resign",
        "Cy resign",
        dice=[[2, 3]],
    )
    assert over.ending == "last_standing"
    left = (over.waiting, over.agenda, over.debts, over.claims, over.offers, over.auction, over.secret.maxima)
    assert left == ([], [], [], [], [], None, {})


def test_a_sold_deed_leaves_no_sealed_maximum():
    sold = after("Ann roll", "Ann decline", "Ben upto 50", "Ann pass", "Cy pass", dice=[[2, 3]])
    assert (sold.auction, sold.secret.maxima) == (None, {})


def test_a_copy_shares_nothing_that_changes():
    state = after(
        "Ann roll", "Ann decline", "Ben upto 50", dice=[[2, 3]], Cy={"mortgaged": ["baltic"], "towers": {"b3": 1}}
    )
    before = msgspec.msgpack.encode(state)
    copy = state.copy()
    assert copy == state
    for seat in copy.seats:
        seat.cash += 1
        seat.cards.append("forced_trade")
    copy.own.chips[0]["red"] += 1
    copy.own.bank["red"] -= 1
    copy.own.lying.setdefault(3, {})["red"] = 1
    copy.own.builders["b4"] = 0
    copy.own.heights["b4"] = 1
    copy.own.blocks[0] -= 1
    copy.own.tokens.reverse()
    copy.secret.chance.dice.append([1, 1])
    copy.secret.piles["chance"].pop()
    copy.secret.maxima[2] = 9
    copy.owners["oriental"] = 0
    copy.mortgaged.add("oriental")
    copy.waiting.clear()
    copy.agenda.clear()
    copy.auction.bids[0] = 1
    copy.auction.passed.append(0)
    assert msgspec.msgpack.encode(state) == before


def test_chips_that_lie_about_are_copied_too():
    state = after(chips={"3": {"red": 2}})
    copy = state.copy()
    copy.own.lying[3]["red"] = 1
    assert state.own.lying == {3: {"red": 2}}


def test_a_seeded_copy_goes_on_by_itself():
    state, _ = start(RULES, 2, bytes(32))
    copy = state.copy()
    copy.secret.chance.counter += 1
    assert copy.secret.chance.counter == state.secret.chance.counter + 1
    assert isinstance(copy, State)
    assert (copy.commitment, copy.issued, copy.turn, copy.number) == (
        state.commitment,
        state.issued,
        state.turn,
        state.number,
    )


def test_a_kept_card_that_is_played_goes_under_the_pile_and_a_drawn_one_too():
    state, _ = start(RULES, 2, bytes(32))
    assert sorted(state.secret.piles["chance"]) == sorted(after().secret.piles["chance"])
    used = after("Ann use get_out_of_jail_free", Ann={"jailed": 1, "cards": ["get_out_of_jail_free"]})
    assert used.secret.piles["chance"][-1] == "get_out_of_jail_free"
    assert len(used.secret.piles["chance"]) == 20
    drawn = after("Ann roll", dice=[[1, 3]], chance=["receive_100"])
    assert drawn.secret.piles["chance"][-1] == "receive_100"


def test_a_card_is_found_in_its_deck():
    deck, card = find(RULES, "forced_trade")
    assert (deck, card.id, card.copies, card.keep) == ("chance", "forced_trade", 3, True)
    assert find(RULES, "joker") is None
