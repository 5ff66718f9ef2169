"""What stand-ins do: legal, deterministic, for their own good, and well enough."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from bot.engine import actions as do
from bot.engine.kernel import apply, asked, options, start, step, view
from bot.engine.laws import broken
from bot.engine.options import Exact, verb
from bot.engine.state import BANK, Debt
from bot.rulesets import load
from bot.standins import NothingAwaited, awaited, choose, random_choice, wants

RULES = load("builder")
SETTINGS = [
    {"rent": rent, "jail_third_roll": third, "bonus_ties": ties}
    for rent, third, ties in product(("auto", "claim"), ("keep", "reroll"), ("all", "none"))
]


def seed_from(number):
    return number.to_bytes(32, "big")


def fresh(seats=2, seed=1, rules=RULES):
    return start(rules, seats, seed_from(seed))[0]


def ask(state, seat, rules=RULES):
    return choose(view(rules, state, seat), options(rules, state, seat))


def managing(seats=2, seed=1):
    """A position in which a seat may build and trade with the bank, holding no chips."""
    state = fresh(seats, seed)
    while True:
        seat = awaited(state)[0]
        if any(verb(option) == "end" for option in options(RULES, state, seat)):
            clear_hand(state, seat)
            return state, seat
        step(RULES, state, seat, ask(state, seat))


def clear_hand(state, seat):
    hold(state, seat, {})


def hold(state, seat, chips):
    """Give a seat exactly these chips, out of the bank."""
    hand, bank = state.own.chips[seat], state.own.bank
    for colour in RULES.own.colours:
        bank[colour] += hand[colour] - chips.get(colour, 0)
        hand[colour] = chips.get(colour, 0)


def raise_tower(state, seat, cell, height):
    own = state.own
    own.blocks[seat] -= height - own.heights.get(cell, 0)
    own.builders[cell], own.heights[cell] = seat, height


def acquire(state, seat, *deeds):
    for deed in deeds:
        state.owners[deed] = seat


def take_all_cash(state, seat, left):
    state.issued -= state.seats[seat].cash - left
    state.seats[seat].cash = left


# --- in every game


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda it: "-".join(it.values()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stand_ins_play_legally_to_the_end_by_their_own_means(setting, seats):
    rules = load("builder", **setting)
    for seed in range(4):
        state = fresh(seats, seed, rules)
        for _ in range(2500):
            if state.ending:
                break
            seat = awaited(state)[0]
            offered = options(rules, state, seat)
            action = choose(view(rules, state, seat), offered)
            assert choose(view(rules, state, seat), offered) == action
            wanted = wants(rules, state, seat)
            answers = asked(rules, state, seat, wanted)
            assert choose(view(rules, state, seat), answers) == action
            if not wanted and len(answers) == 1 and isinstance(answers[0], Exact):
                assert answers[0].action == action  # self-play does not ask what to choose
            assert not isinstance(action, do.ProposeTrade | do.AcceptTrade | do.Resign)
            if isinstance(action, do.Mortgage):
                assert any(debt.debtor == seat for debt in state.debts)
            step(rules, state, seat, action)
            assert broken(rules, state) == []
        assert state.ending


def test_a_stand_in_beats_random_play():
    won = 0.0
    for game in range(60):
        chance = Random(game)
        state = fresh(2, game)
        mine = game % 2
        for _ in range(6000):
            if state.ending:
                break
            seat = awaited(state)[0]
            offered = options(RULES, state, seat)
            if seat == mine:
                action = choose(view(RULES, state, seat), offered)
            else:
                action = random_choice.choose(offered, chance.randrange)
            step(RULES, state, seat, action)
        if mine in state.winners:
            won += 1 / len(state.winners)
    assert won >= 0.8 * 60


def test_what_others_hide_does_not_matter():
    state = fresh(2, 5)
    state.secret.maxima[1] = 333
    other = state.copy()
    other.secret.maxima[1] = 12
    other.secret.piles["chance"].reverse()
    seat = awaited(state)[0]
    assert ask(state, seat) == ask(other, seat)


def test_nothing_awaited_is_said():
    state = fresh(2)
    idle = 1 - state.turn
    with pytest.raises(NothingAwaited):
        ask(state, idle)
    with pytest.raises(NothingAwaited):
        choose(view(RULES, state, None), [])


# --- deeds and money


def at_purchase(cash=900, deed="oriental"):
    state = fresh(2)
    seat = state.turn
    state.seats[seat].at = RULES.deeds[deed].pos
    take_all_cash(state, seat, cash)
    state.waiting[:] = []
    from bot.engine.decisions import AwaitPurchase  # noqa: PLC0415 - only here

    state.waiting.append(AwaitPurchase(state.number, (seat,), deed))
    return state, seat


@pytest.mark.parametrize("deed", list(RULES.deeds))
def test_it_buys_what_it_can_pay(deed):
    state, seat = at_purchase(deed=deed)
    assert ask(state, seat) == do.BuyDeed()


def test_it_leaves_to_an_auction_what_it_cannot_pay():
    state, seat = at_purchase(cash=99)
    assert ask(state, seat) == do.DeclineDeed()


def test_it_seals_a_maximum_within_its_cash_and_passes_once_that_is_outbid():
    state, seat = at_purchase(cash=500)
    state, _ = apply(RULES, state, seat, do.DeclineDeed())
    sealed = ask(state, seat)
    assert isinstance(sealed, do.SetMaximum)
    assert 100 <= sealed.amount <= 500
    state, _ = apply(RULES, state, seat, sealed)
    assert awaited(state) == [1 - seat]
    with pytest.raises(NothingAwaited):
        ask(state, seat)
    state, _ = apply(RULES, state, 1 - seat, do.PlaceBid(sealed.amount + 5))
    assert awaited(state) == [seat]
    assert ask(state, seat) == do.PassAuction()


def test_a_deed_is_worth_more_that_makes_a_set_whole():
    def sealed(*owned):
        state, seat = at_purchase(deed="connecticut")
        acquire(state, seat, *owned)
        state, _ = apply(RULES, state, seat, do.DeclineDeed())
        return ask(state, seat).amount

    assert sealed("oriental") > sealed("kentucky")


def in_debt(owed, cash, *deeds):
    state, seat = managing()
    for deed in list(state.owners):
        del state.owners[deed]
    state.mortgaged.clear()
    acquire(state, seat, *deeds)
    take_all_cash(state, seat, cash)
    from bot.engine.decisions import AwaitDebt  # noqa: PLC0415 - only here

    state.debts.append(Debt(seat, 1 - seat, owed, "rent", "boardwalk"))
    state.waiting.append(AwaitDebt(state.number + 1, (seat,)))
    state.number += 1
    return state, seat


def test_in_debt_it_pays_if_it_can():
    state, seat = in_debt(100, 100)
    assert ask(state, seat) == do.Pay()


def test_in_debt_it_mortgages_one_deed_that_is_enough_and_then_pays():
    state, seat = in_debt(150, 50, "baltic", "boardwalk", "oriental")
    first = ask(state, seat)
    assert first == do.Mortgage("oriental")
    state, _ = apply(RULES, state, seat, first)
    assert ask(state, seat) == do.Pay()


def test_it_gives_up_only_when_all_its_deeds_would_not_do():
    state, seat = in_debt(160, 40, "baltic", "mediterranean")
    assert isinstance(ask(state, seat), do.Mortgage)
    state, seat = in_debt(161, 40, "baltic", "mediterranean")
    assert ask(state, seat) == do.DeclareBankruptcy()


def test_rich_again_it_redeems():
    state, seat = managing()
    acquire(state, seat, "oriental")
    state.mortgaged.add("oriental")
    take_all_cash(state, seat, 120)
    assert not isinstance(ask(state, seat), do.Redeem)
    state.seats[seat].cash, state.issued = 600, state.issued + 480
    assert ask(state, seat) == do.Redeem("oriental")


def test_it_claims_rent_that_is_open():
    rules = load("builder", rent="claim")
    for seed in range(40):
        state = fresh(3, seed, rules)
        while not state.ending:
            seat = awaited(state)[0]
            if state.claims:
                assert seat == state.claims[0].owner
                assert ask(state, seat, rules) == do.ClaimRent()
                return
            step(rules, state, seat, ask(state, seat, rules))
    pytest.fail("no rent was ever open")


# --- chips


@pytest.mark.parametrize("wanted", ["purple", "yellow"])
def test_it_drops_what_its_next_floor_does_not_need(wanted):
    state = fresh(2)
    seat = state.turn
    raise_tower(state, seat, "b2", 3)
    hold(state, seat, {"purple": 1, "yellow": 2, "red": 5})
    state.waiting[:] = []
    from bot.engine.decisions import AwaitDiscard  # noqa: PLC0415 - only here

    state.waiting.append(AwaitDiscard(state.number, (seat,), 2))
    dropped = ask(state, seat)
    assert isinstance(dropped, do.Discard)
    assert wanted not in dropped.chips


def choosing(what, hands, count=1, to=BANK):
    from bot.engine.decisions import AwaitChoice  # noqa: PLC0415 - only here

    state = fresh(len(hands))
    seat = state.turn
    for step_, chips in enumerate(hands):
        hold(state, (seat + step_) % len(hands), chips)
    raise_tower(state, seat, "b2", 3)
    state.waiting[:] = [AwaitChoice(state.number, (seat,), what, "steal", count, to)]
    return state, seat


def test_it_takes_and_steals_what_its_next_floor_needs():
    state, seat = choosing("take", [{"purple": 1}, {}], count=2)
    assert ask(state, seat) == do.Choose(chips={"yellow": 2})
    state, seat = choosing("steal", [{"yellow": 2}, {"red": 3}, {"purple": 1, "green": 2}])
    assert ask(state, seat) == do.Choose(seat=(seat + 2) % 3, chips={"purple": 1})


@pytest.mark.parametrize("what", ["gift", "return"])
def test_it_gives_away_what_it_needs_least(what):
    state, seat = choosing(
        what, [{"yellow": 2, "purple": 1, "red": 4}, {}], to=1 - fresh(2).turn if what == "gift" else -1
    )
    assert ask(state, seat) == do.Choose(chips={"red": 1})


def test_it_swaps_chips_it_has_too_many_of_and_is_obeyed():
    state, seat = choosing("swap", [{"red": 5}, {}])
    swapped = ask(state, seat)
    assert isinstance(swapped, do.Choose)
    assert swapped.chips.get("yellow", 0) >= 2
    assert swapped.chips.get("purple", 0) >= 1
    apply(RULES, state, seat, swapped)


def test_it_swaps_with_the_bank_to_reach_the_next_floor():
    state, seat = managing()
    raise_tower(state, seat, "b2", 3)
    hold(state, seat, {"red": 4, "yellow": 2})
    assert ask(state, seat) == do.SwapBank({"red": 4}, "purple")


def test_it_forces_a_trade_for_what_it_needs_only():
    state, seat = managing()
    raise_tower(state, seat, "b2", 3)
    state.secret.piles["chance"].remove("forced_trade")
    state.seats[seat].cards.append("forced_trade")
    hold(state, seat, {"red": 1, "yellow": 2})
    hold(state, 1 - seat, {"purple": 1, "green": 2})
    assert ask(state, seat) == do.ForceTrade(1 - seat, "purple", "red")
    hold(state, 1 - seat, {"green": 2})
    assert ask(state, seat) == do.EndTurn()


# --- towers


def test_it_builds_its_highest_tower_on_with_the_chips_it_needs_least():
    state, seat = managing()
    raise_tower(state, seat, "b2", 1)
    hold(state, seat, {"red": 1, "green": 1, "yellow": 1, "purple": 3})
    built = ask(state, seat)
    assert built.place == "b2"
    assert built.pay == {"purple": 3}


def test_it_builds_the_penthouse_when_that_wins():
    state, seat = managing()
    raise_tower(state, seat, "b2", 4)
    hold(state, seat, {"red": 2, "green": 1, "yellow": 1, "purple": 1})
    assert ask(state, seat) == do.Build("b2", pay={"red": 2, "green": 1, "yellow": 1, "purple": 1})


def test_it_does_not_end_a_game_that_it_would_lose_until_the_game_drags_on():
    state, seat = managing()
    raise_tower(state, seat, "b2", 4)
    for cell in ("e5", "e6", "d6"):
        raise_tower(state, 1 - seat, cell, 4)
    hold(state, seat, {"red": 2, "green": 1, "yellow": 1, "purple": 1})
    action = ask(state, seat)
    assert not (isinstance(action, do.Build) and action.place == "b2")
    state.round = 1000
    assert ask(state, seat).place == "b2"


def test_a_further_building_joins_its_own():
    state, seat = managing()
    raise_tower(state, seat, "b2", 4)
    raise_tower(state, 1 - seat, "e5", 1)
    hold(state, seat, {"red": 4})
    assert ask(state, seat).place in RULES.own.neighbours["b2"]


def test_it_leaves_jail_to_build():
    state = fresh(2)
    seat = state.turn
    state.seats[seat].jailed = 1
    state.seats[seat].at = RULES.jail.pos
    assert ask(state, seat) == do.Pay()
    state.seats[seat].cards.append("get_out_of_jail_free")
    assert ask(state, seat) == do.UseCard("get_out_of_jail_free")
    state.seats[seat].cards.clear()
    take_all_cash(state, seat, 49)
    assert ask(state, seat) == do.RollDice()


# --- trades


def test_it_never_accepts_an_offer_however_good():
    state = fresh(2)
    maker, seat = 1 - state.turn, state.turn
    state, _ = apply(RULES, state, maker, do.ProposeTrade(seat, do.Bundle(cash=900)))
    assert ask(state, seat) == do.RollDice()
    accept, reject = Exact(do.AcceptTrade(maker)), Exact(do.RejectTrade(maker))
    assert choose(view(RULES, state, seat), [accept, reject]) == do.RejectTrade(maker)


def test_it_chooses_only_among_what_it_is_offered():
    state, seat = at_purchase()
    with pytest.raises(NothingAwaited):
        choose(replace(view(RULES, state, seat)), [])
