"""Auctions: everyone bids in parallel and in no order, openly or up to a sealed maximum.

A sealed maximum bids for its seat, just as much as is needed: the winner pays the second-highest maximum plus one step, at
most his own; of two equal ones the earlier wins. An auction closes when every seat but the leader has passed or can't bid.
"""

from collections.abc import Collection

from msgspec.structs import replace

from bot.engine.actions import PlaceBid, SetMaximum
from bot.engine.decisions import AwaitAuction
from bot.engine.events import (
    AuctionOpened,
    AuctionPassed,
    AuctionRestarted,
    AuctionUnsold,
    AuctionWon,
    BidPlaced,
    MaximumSet,
)
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, Auction, State


def start(play: Play, lot: str, barred: Collection[int] = (), least: int = 0) -> None:
    """Open an auction to all living seats.

    Args:
        play: the action under way.
        lot: what is sold.
        barred: seats that may not bid.
        least: the least first bid; 0 for that of the rules.
    """
    play.state.auction = Auction(lot, passed=list(barred), start=least)
    play.state.secret.maxima.clear()
    play.open(AwaitAuction(0, tuple([seat for seat in play.living() if seat not in barred]), lot))
    play.say(AuctionOpened(lot, least or play.rules.auction.start))


def lowest_bid(rules: Rules, auction: Auction) -> int:
    """The least that may be bid now."""
    if auction.leader == BANK:
        return auction.start or rules.auction.start
    return auction.bid + rules.auction.step


def can_bid(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat could still bid: not passed, not leading, with enough cash."""
    auction = state.auction
    return (
        auction is not None
        and seat != auction.leader
        and seat not in auction.passed
        and not state.seats[seat].bankrupt
        and state.seats[seat].cash >= lowest_bid(rules, auction)
    )


def _enter(play: Play, seat: int, amount: int) -> Auction:
    """The running auction, if this seat may still take part in it."""
    play.seat(seat)
    if amount <= 0:
        raise Refused("bad_amount", amount=amount)
    auction = play.state.auction
    if auction is None:
        raise Refused("wrong_moment")
    play.need_living(seat)
    if seat in auction.passed:
        raise Refused("not_allowed", why="passed")
    return auction


def _check_amount(play: Play, seat: int, amount: int, lowest: int) -> None:
    if amount < lowest:
        raise Refused("bid_too_low", low=lowest)
    if amount > play.state.seats[seat].cash:
        raise Refused("above_cash", have=play.state.seats[seat].cash)


def bid(play: Play, seat: int, action: PlaceBid) -> None:
    """Bid openly; the leader can't raise his own bid."""
    auction = _enter(play, seat, action.amount)
    if seat == auction.leader:
        raise Refused("not_allowed", why="leading")
    _check_amount(play, seat, action.amount, lowest_bid(play.rules, auction))
    _contest(play, auction, seat, action.amount, action.amount)


def set_maximum(play: Play, seat: int, action: SetMaximum) -> None:
    """Set a sealed maximum, or raise it; it can't be lowered."""
    auction = _enter(play, seat, action.amount)
    maxima = play.state.secret.maxima
    lowest = lowest_bid(play.rules, auction)
    if seat == auction.leader:
        lowest = max(auction.bid, maxima.get(seat, 0)) + 1
    _check_amount(play, seat, action.amount, lowest)
    maxima[seat] = action.amount
    play.say(MaximumSet(seat))
    if seat != auction.leader:
        _contest(play, auction, seat, lowest, action.amount)


def _contest(play: Play, auction: Auction, seat: int, least: int, ceiling: int) -> None:
    """A challenger who bids `least` and would go up to `ceiling` meets the leader and what was sealed for him."""
    step = play.rules.auction.step
    leader = auction.leader
    if leader == BANK:
        _raise(play, auction, seat, least)
        return
    sealed = min(play.state.secret.maxima.get(leader, 0), play.state.seats[leader].cash)
    defence = max(auction.bid, sealed)
    if ceiling > defence:
        if defence > auction.bid:
            _raise(play, auction, leader, defence)
        _raise(play, auction, seat, max(least, min(ceiling, defence + step)))
    else:
        auction.bids[seat] = ceiling
        play.say(BidPlaced(seat, auction.deed, ceiling))
        _raise(play, auction, leader, min(defence, ceiling + step))


def _raise(play: Play, auction: Auction, seat: int, amount: int) -> None:
    auction.leader = seat
    auction.bid = amount
    auction.bids[seat] = amount
    play.say(BidPlaced(seat, auction.deed, amount))


def pass_auction(play: Play, seat: int, _action: object) -> None:
    """Leave this auction for good; the leader can't."""
    auction = _enter(play, seat, 1)
    if seat == auction.leader:
        raise Refused("not_allowed", why="leading")
    auction.passed.append(seat)
    _drop(play, seat)
    play.say(AuctionPassed(seat))


def _drop(play: Play, seat: int) -> None:
    """The seat is no longer among those that may answer; the decision keeps its number."""
    waiting = play.state.waiting
    for at, decision in enumerate(waiting):
        if type(decision) is AwaitAuction and seat in decision.seats:
            waiting[at] = replace(decision, seats=tuple(it for it in decision.seats if it != seat))


def seat_out(play: Play, seat: int) -> None:
    """A seat left the game: its bids are void, and the highest of a seat still in stands."""
    auction = play.state.auction
    if auction is None:
        return
    auction.bids.pop(seat, None)
    play.state.secret.maxima.pop(seat, None)
    _drop(play, seat)
    if auction.leader != seat:
        return
    still = {it: amount for it, amount in auction.bids.items() if it not in auction.passed}
    auction.leader = max(still, key=lambda it: still[it], default=BANK)
    auction.bid = still.get(auction.leader, 0)
    play.say(AuctionRestarted(auction.leader, auction.bid))


def settle(play: Play) -> None:
    """Close the running auction if nobody but the leader can still bid."""
    state = play.state
    auction = state.auction
    if auction is None:
        return
    for seat in range(len(state.seats)):
        if can_bid(play.rules, state, seat):
            return
    state.auction = None
    state.secret.maxima.clear()
    state.waiting[:] = [decision for decision in state.waiting if type(decision) is not AwaitAuction]
    if auction.leader == BANK:
        play.say(AuctionUnsold(auction.deed))
        return
    purse.to_bank(play, auction.leader, auction.bid)
    play.say(AuctionWon(auction.leader, auction.deed, auction.bid))
    play.game.knock_down(play, auction)
