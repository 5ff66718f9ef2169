"""Sealed maxima sell as patient open bidding would: the same winner, at a price within one step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import start, step
from bot.engine.actions import DeclineDeed, PassAuction, PlaceBid, SetMaximum
from bot.engine.decisions import AwaitAuction, AwaitPurchase
from bot.engine.mechanics.auction import lowest_bid
from bot.engine.state import BANK
from bot.rulesets import load

RULES = load("builder")
STREET = {"builder": "oriental", "classic": "oriental_avenue"}
FINE, COARSE = load("classic", start_cash="900"), load("classic", start_cash="900", auction_step="50")


def at_auction(seats, rules=RULES):
    state, _ = start(rules, seats, bytes(32))
    state.waiting[:] = [AwaitPurchase(1, (state.turn,), STREET[rules.game])]
    step(rules, state, state.turn, DeclineDeed())
    assert type(state.waiting[0]) is AwaitAuction
    return state


def by_hand(limits, rules=RULES):
    """Everyone raises by the least there is as long as his limit allows, in turn."""
    state = at_auction(len(limits), rules)
    while state.auction:
        for seat, limit in enumerate(limits):
            running = state.auction
            if running is None:
                break
            if seat == running.leader or seat in running.passed:
                continue
            least = lowest_bid(rules, running)
            step(rules, state, seat, PlaceBid(least) if least <= limit else PassAuction())
    return state


def by_maxima(limits, order, rules=RULES):
    """Everyone seals his limit once, in this order, and all others pass at the end."""
    state = at_auction(len(limits), rules)
    for seat in order:
        running = state.auction
        if running and limits[seat] >= lowest_bid(rules, running):
            step(rules, state, seat, SetMaximum(limits[seat]))
    for seat in range(len(limits)):
        running = state.auction
        if running and seat != running.leader:
            step(rules, state, seat, PassAuction())
    return state


@pytest.mark.parametrize("rules", [RULES, FINE, COARSE], ids=["step-5", "step-1", "step-50"])
@given(data=st.data())
def test_sealed_maxima_are_open_bidding_without_the_waiting(rules, data):
    limits = data.draw(st.lists(st.integers(0, 900), min_size=2, max_size=rules.max_seats))
    order = data.draw(st.permutations(range(len(limits))))
    hand, sealed = by_hand(limits, rules), by_maxima(limits, order, rules)
    owners = hand.owners.get(STREET[rules.game], BANK), sealed.owners.get(STREET[rules.game], BANK)
    prices = [
        900 - state.seats[owner].cash if owner != BANK else 0
        for state, owner in zip((hand, sealed), owners, strict=True)
    ]
    second, first = sorted(limits)[-2:]
    if first - second >= rules.auction.step:
        assert owners[0] == owners[1]
    for price, owner in zip(prices, owners, strict=True):
        if owner != BANK and second >= rules.auction.start:
            assert abs(price - second) <= rules.auction.step
            assert price <= limits[owner]


@given(st.integers(10, 800), st.integers(10, 800))  # below the cash of 900, so that bidding stays open
def test_the_earlier_of_two_maxima_wins_a_tie_and_the_winner_pays_the_second(first, second):
    state = at_auction(2)
    step(RULES, state, 0, SetMaximum(first))
    if second < lowest_bid(RULES, state.auction):
        return
    step(RULES, state, 1, SetMaximum(second))
    leader = 0 if first >= second else 1
    assert state.auction.leader == leader
    assert state.auction.bid == min(max(first, second), min(first, second) + RULES.auction.step)
