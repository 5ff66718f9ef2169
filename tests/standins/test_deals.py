"""How a stand-in reckons with a trade: what is dropped as hopeless can't be paid for, and both sides see the same trade."""

import pytest

from bot.engine.actions import Bundle
from bot.engine.kernel import options, start, step, view
from bot.rulesets import load
from bot.standins import NothingAwaited, awaited, bargains, choose
from bot.standins.anti import trades as anti_trades
from bot.standins.anti.lore import lore_of as anti_lore_of
from bot.standins.classic import trades, worth
from bot.standins.classic.lore import lore_of
from bot.standins.deals import as_deal
from bot.standins.selfplay import seed_of

RULES = load("classic")
LORE = lore_of(RULES)
ANTI = load("anti")


def positions(seed, turns, rules=RULES):
    """Positions of a game among stand-ins, one a turn."""
    state, _ = start(rules, 4, seed_of("bargain", seed))
    turn = None
    while not state.ending and turns:
        for seat in awaited(state):
            offered = options(rules, state, seat)
            try:
                step(rules, state, seat, choose(view(rules, state, seat), offered))
            except NothingAwaited:
                continue
            break
        if (state.turn, state.round) != turn:
            turn = state.turn, state.round
            turns -= 1
            yield state


def deals(state, seat):
    """The trades that a seat gives a thought, with the sums that either side could pay."""
    look = view(RULES, state, seat)
    outlook = worth.prospect(look, LORE)
    partners = trades._partners(look, LORE, seat)
    mine = trades._parts(look, LORE, seat)
    for other in sorted(set(partners.values())):
        wanted = [group for group, partner in partners.items() if partner == other]
        for deal in trades._deals(outlook, LORE, seat, mine, other, wanted):
            yield deal, bargains.KEEP - state.seats[other].cash, state.seats[seat].cash - bargains.KEEP


@pytest.mark.parametrize("seed", range(3))
def test_no_sum_saves_a_hopeless_trade(seed):
    hopeless, hopeful = 0, 0
    for state in positions(seed, 160):
        for deal, low, high in deals(state, state.turn):
            good = any(min(deal.gains(paid)) >= bargains.MARGIN for paid in range(low, high + 1, 7))
            if deal.hopeless(bargains.MARGIN, low, high):
                hopeless += 1
                assert not good
            hopeful += good
    assert hopeless
    assert hopeful


@pytest.mark.parametrize("seed", range(3))
def test_no_sum_saves_a_hopeless_trade_between_roles(seed):
    hopeless, hopeful = 0, 0
    for state in positions(seed, 200, ANTI):
        seat, cash = state.turn, [it.cash for it in state.seats]
        for deal in anti_trades._deals(view(ANTI, state, seat), anti_lore_of(ANTI), seat):
            low, high = bargains.KEEP - cash[deal.to], cash[seat] - bargains.KEEP
            good = any(min(deal.gains(paid)) >= bargains.MARGIN for paid in range(low, high + 1, 7))
            if deal.hopeless(bargains.MARGIN, low, high):
                hopeless += 1
                assert not good
            hopeful += good
    assert hopeless
    assert hopeful


def test_a_deed_that_nobody_owns_is_worth_its_price_to_every_seat():
    seen = 0
    for state in positions(2, 120):
        look = view(RULES, state, state.turn)
        for deed in RULES.deeds.keys() - state.owners.keys():
            for seat, it in enumerate(state.seats):
                if not it.bankrupt:
                    seen += 1
                    assert worth.of_deed(look, LORE, seat, deed) >= RULES.deeds[deed].price
    assert seen


def test_a_trade_reckoned_from_its_parts_is_the_trade_as_a_whole():
    seen = 0
    for state in positions(0, 200):
        outlook = worth.prospect(view(RULES, state, state.turn), LORE)
        for deal, _, _ in deals(state, state.turn):
            whole = as_deal(outlook, deal.maker, deal.to, deal.give, deal.want)
            assert whole.gains(50) == pytest.approx(deal.gains(50))
            seen += 1
    assert seen


def test_what_a_maker_gains_the_other_side_loses_by():
    state = next(iter(positions(1, 1)))
    deed = next(iter(state.owners), None) or "boardwalk"
    state.owners[deed] = 0
    outlook = worth.prospect(view(RULES, state, 0), LORE)
    gift = as_deal(outlook, 0, 1, Bundle(deeds=(deed,)), Bundle())
    mine, theirs = gift.gains(0)
    assert mine < 0 < theirs
    fairer, less = gift.gains(-RULES.deeds[deed].price)
    assert mine < fairer
    assert less < theirs
