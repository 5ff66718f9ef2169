"""The keepers of the laws notice each breach: otherwise the checks in self-play and case files would prove nothing."""

import pytest

from bot.engine.actions import Bundle
from bot.engine.decisions import AwaitDebt, AwaitRoll
from bot.engine.kernel import start
from bot.engine.laws import broken
from bot.engine.state import Claim, Debt, Offer
from bot.engine.steps import BeginTurn
from bot.i18n.plain import english
from bot.rulesets import load

RULES = load("builder")


@pytest.fixture
def state():
    made, _ = start(RULES, 3, bytes(32))
    made.turn = 0
    made.waiting[:] = [AwaitRoll(1, (0,))]
    return made


def test_a_new_game_breaks_no_law(state):
    assert broken(RULES, state) == []


def less_than_nothing(state):
    state.seats[1].cash = -1
    state.issued -= 901


def money_from_nowhere(state):
    state.seats[1].cash += 1


def money_to_nowhere(state):
    state.seats[1].cash -= 1


def a_debt_of_nothing(state):
    state.debts.append(Debt(0, 1, 0, "rent"))
    state.waiting.append(AwaitDebt(2, (0,)))


def a_deed_that_does_not_exist(state):
    state.owners["nowhere"] = 0


def a_deed_of_nobody(state):
    state.owners["oriental"] = 3


def a_deed_of_the_bank(state):
    state.owners["oriental"] = -1


def a_deed_of_a_bankrupt_seat(state):
    state.seats[1].bankrupt = True
    state.owners["oriental"] = 1


def a_mortgage_of_the_bank(state):
    state.mortgaged.add("oriental")


def a_card_too_few(state):
    state.secret.piles["chance"].pop()


def a_card_twice(state):
    state.seats[0].cards.append("forced_trade")


def a_card_that_is_never_kept(state):
    state.seats[0].cards.append("pay_50")
    state.secret.piles["chance"].remove("pay_50")


def one_number_for_two(state):
    state.waiting.append(AwaitDebt(1, (0,)))
    state.debts.append(Debt(0, 1, 5, "rent"))


def one_number_for_decision_and_claim(state):
    state.claims.append(Claim(1, 1, 0, "oriental", 50))


def one_number_for_decision_and_offer(state):
    state.offers.append(Offer(1, 0, 1, Bundle(cash=1), Bundle()))


def over_and_still_asking(state):
    state.ending = "stuck"


def over_and_still_going(state):
    state.ending = "stuck"
    state.waiting.clear()
    state.agenda.append(BeginTurn())


def asleep(state):
    state.waiting.clear()


def a_debt_that_nobody_is_asked_for(state):
    state.debts.append(Debt(0, 1, 5, "rent"))


def a_debtor_without_a_debt(state):
    state.waiting.append(AwaitDebt(2, (1,)))


def asking_a_bankrupt_seat(state):
    state.seats[0].bankrupt = True


def asking_nobody_there(state):
    state.waiting[0] = AwaitRoll(1, (3,))


def asking_the_bank(state):
    state.waiting[0] = AwaitRoll(1, (-1,))


def a_chip_too_many(state):
    state.own.chips[0]["red"] += 1


def a_chip_too_few(state):
    state.own.bank["green"] -= 1


def fewer_chips_than_none(state):
    state.own.chips[0]["green"] = -1
    state.own.bank["green"] += 1


def a_tower_in_the_water(state):
    state.own.builders["c3"] = 0
    state.own.heights["c3"] = 1
    state.own.blocks[0] -= 1


def a_tower_of_nobody(state):
    state.own.heights["b3"] = 1


def a_builder_without_a_tower(state):
    state.own.builders["b3"] = 0


def a_block_too_many(state):
    state.own.blocks[0] += 1


def a_block_too_few(state):
    state.own.blocks[2] -= 1


def a_tower_without_floors(state):
    state.own.builders["b3"] = 0
    state.own.heights["b3"] = 0


def a_tower_too_high(state):
    state.own.builders["b3"] = 0
    state.own.heights["b3"] = 6
    state.own.blocks[0] -= 4


BREACHES = [
    (less_than_nothing, "seat 1 has -1"),
    (money_from_nowhere, "purses hold 2,701, the bank issued 2,700"),
    (money_to_nowhere, "purses hold 2,699, the bank issued 2,700"),
    (a_debt_of_nothing, "a debt of 0"),
    (a_deed_that_does_not_exist, "unknown deed 'nowhere'"),
    (a_deed_of_nobody, "oriental belongs to 3"),
    (a_deed_of_the_bank, "oriental belongs to -1"),
    (a_deed_of_a_bankrupt_seat, "oriental belongs to 1"),
    (a_mortgage_of_the_bank, "oriental is mortgaged without an owner"),
    (a_card_too_few, "the cards of chance are not complete"),
    (a_card_twice, "the cards of chance are not complete"),
    (a_card_that_is_never_kept, "nobody can hold pay_50"),
    (one_number_for_two, "two decisions share a number"),
    (one_number_for_decision_and_claim, "two decisions share a number"),
    (one_number_for_decision_and_offer, "two decisions share a number"),
    (over_and_still_asking, "the game is over and something still waits"),
    (over_and_still_going, "the game is over and something still waits"),
    (asleep, "the game goes on and nothing waits"),
    (a_debt_that_nobody_is_asked_for, "debts and debtors differ"),
    (a_debtor_without_a_debt, "debts and debtors differ"),
    (asking_a_bankrupt_seat, "a seat that is out is awaited"),
    (asking_nobody_there, "a seat that is out is awaited"),
    (asking_the_bank, "a seat that is out is awaited"),
    (a_chip_too_many, "21 red chips, not 20"),
    (a_chip_too_few, "19 green chips, not 20"),
    (fewer_chips_than_none, "fewer than no green chips"),
    (a_tower_in_the_water, "no foundation c3"),
    (a_tower_of_nobody, "towers and builders differ"),
    (a_builder_without_a_tower, "towers and builders differ"),
    (a_block_too_many, "seat 0 has 13 blocks left and 0 built, not 12 in all"),
    (a_block_too_few, "seat 2 has 11 blocks left and 0 built, not 12 in all"),
    (a_tower_without_floors, "seat 0 has a tower of impossible height"),
    (a_tower_too_high, "seat 0 has a tower of impossible height"),
]


@pytest.mark.parametrize(("breach", "told"), BREACHES, ids=[breach.__name__ for breach, _ in BREACHES])
def test_a_breach_is_told(breach, told, state):
    breach(state)
    found = [it.told(english) for it in broken(RULES, state)]
    assert any(it.startswith(told) for it in found), found


def test_towers_and_penthouses_use_the_blocks_they_use(state):
    state.own.builders.update(b3=0, b4=0)
    state.own.heights.update(b3=5, b4=2)
    state.own.blocks[0] -= 6
    assert broken(RULES, state) == []


def test_a_debt_that_is_asked_for_breaks_no_law(state):
    state.debts.append(Debt(1, 0, 5, "rent"))
    state.waiting.append(AwaitDebt(2, (1,)))
    assert broken(RULES, state) == []


def test_a_kept_card_is_where_it_is_held(state):
    state.secret.piles["chance"].remove("forced_trade")
    state.seats[2].cards.append("forced_trade")
    assert broken(RULES, state) == []


def test_a_position_may_have_a_box_of_its_own(state):
    state.own.bank["green"] -= 9
    assert broken(RULES, state, {"green": 11}) == []
    assert [it.told(english) for it in broken(RULES, state, {"green": 12})] == ["11 green chips, not 12"]
