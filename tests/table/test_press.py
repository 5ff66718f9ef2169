import pytest

from bot import rulesets
from bot.engine import kernel
from bot.engine.actions import (
    AcceptTrade,
    Bundle,
    ClaimRent,
    EndTurn,
    PassAuction,
    PlaceBid,
    ProposeTrade,
    WithdrawTrade,
)
from bot.engine.decisions import AwaitAuction, AwaitManage
from bot.engine.state import Auction, Claim, Offer
from bot.table import press
from bot.table.model import Member, Table, TableRefused


@pytest.fixture
def table():
    rules = rulesets.load("builder")
    state, _ = kernel.start(rules, 4, bytes(32))
    state.waiting = [AwaitManage(20, (0,))]
    state.number = 20
    members = tuple(Member(100 + seat, name) for seat, name in enumerate("ABCD"))
    return Table(1, 1, 9, 100, members, rules, state, 7)


def told(table, seat, number, action):
    """What the press is told, or an empty text if it is let through."""
    try:
        press.need_open(table, seat, number, action)
    except TableRefused as refused:
        return refused.code
    return ""


def test_the_open_decision_is_for_its_seat(table):
    assert told(table, 0, 20, EndTurn()) == ""
    assert told(table, 0, 19, EndTurn()) == "already_decided"
    assert told(table, 0, 21, EndTurn()) == "already_decided"
    with pytest.raises(TableRefused) as caught:
        press.need_open(table, 2, 20, EndTurn())
    assert caught.value.code == "not_your_seat"
    assert caught.value.params == {"seats": (0,), "names": ("A",)}


def test_bidders_do_not_refuse_each_other_but_who_passed_has_decided(table):
    table.state.waiting = [AwaitAuction(21, (0, 2), "baltic")]
    table.state.auction = Auction("baltic", passed=[3])
    assert told(table, 0, 21, PlaceBid(10)) == ""
    assert told(table, 2, 21, PlaceBid(15)) == ""
    assert told(table, 3, 21, PassAuction()) == "already_decided"
    assert told(table, 1, 21, PassAuction()) == "not_your_seat"


def test_an_offer_is_for_its_two_sides_and_an_old_one_is_not_the_new_one(table):
    table.state.offers = [Offer(22, 1, 2, Bundle(cash=5), Bundle())]
    assert told(table, 2, 22, AcceptTrade(1)) == ""
    assert told(table, 1, 22, WithdrawTrade(2)) == ""
    assert told(table, 3, 22, AcceptTrade(1)) == "not_your_seat"
    table.state.offers = [Offer(23, 1, 2, Bundle(), Bundle(cash=5))]
    assert told(table, 2, 22, AcceptTrade(1)) == "already_decided"


def test_the_number_of_something_else_does_not_open_an_offer(table):
    table.state.offers = [Offer(23, 1, 0, Bundle(), Bundle(cash=5))]
    assert told(table, 0, 20, AcceptTrade(1)) == "already_decided"
    assert told(table, 0, 20, AcceptTrade(3)) == "already_decided"
    assert told(table, 0, 23, ProposeTrade(1, Bundle(cash=1))) == ""


def test_a_claim_is_pressed_once_even_if_another_one_waits(table):
    table.state.claims = [Claim(24, 1, 0, "baltic", 5), Claim(25, 1, 0, "oriental", 50)]
    assert told(table, 1, 24, ClaimRent()) == ""
    assert told(table, 0, 24, ClaimRent()) == "not_your_seat"
    table.state.claims.pop(0)
    assert told(table, 1, 24, ClaimRent()) == "already_decided"
    assert told(table, 1, 25, ClaimRent()) == ""
