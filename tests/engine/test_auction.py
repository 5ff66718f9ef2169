"""Sealed maxima sell as patient open bidding would: the same winner, at a price within one step."""

from hypothesis import given
from hypothesis import strategies as st

from bot.engine import start, step
from bot.engine.actions import DeclineDeed, PassAuction, PlaceBid, SetMaximum
from bot.engine.decisions import AwaitAuction, AwaitPurchase
from bot.engine.mechanics.auction import lowest_bid
from bot.engine.state import BANK
from bot.rulesets import load

RULES = load("builder")


def at_auction(seats):
    state, _ = start(RULES, seats, bytes(32))
    state.waiting[:] = [AwaitPurchase(1, (state.turn,), "oriental")]
    step(RULES, state, state.turn, DeclineDeed())
    assert type(state.waiting[0]) is AwaitAuction
    return state


def by_hand(limits):
    """Everyone raises by the least there is as long as his limit allows, in turn."""
    state = at_auction(len(limits))
    while state.auction:
        for seat, limit in enumerate(limits):
            running = state.auction
            if running is None:
                break
            if seat == running.leader or seat in running.passed:
                continue
            least = lowest_bid(RULES, running)
            step(RULES, state, seat, PlaceBid(least) if least <= limit else PassAuction())
    return state


def by_maxima(limits):
    state = at_auction(len(limits))
    for seat, limit in enumerate(limits):
        running = state.auction
        if running and limit >= lowest_bid(RULES, running):
            step(RULES, state, seat, SetMaximum(limit))
    for seat in range(len(limits)):
        running = state.auction
        if running and seat != running.leader:
            step(RULES, state, seat, PassAuction())
    return state


@given(st.lists(st.integers(0, 900), min_size=2, max_size=4))
def test_sealed_maxima_are_open_bidding_without_the_waiting(limits):
    hand, sealed = by_hand(limits), by_maxima(limits)
    owners = hand.owners.get("oriental", BANK), sealed.owners.get("oriental", BANK)
    prices = [
        900 - state.seats[owner].cash if owner != BANK else 0
        for state, owner in zip((hand, sealed), owners, strict=True)
    ]
    second, first = sorted(limits)[-2:]
    if first - second >= RULES.auction.step:
        assert owners[0] == owners[1]
    for price, owner in zip(prices, owners, strict=True):
        if owner != BANK and second >= RULES.auction.start:
            assert abs(price - second) <= RULES.auction.step
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
