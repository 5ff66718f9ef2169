"""Every event has a line in the log, whatever its reason."""

from typing import get_args

import pytest

from bot.engine import events as e
from bot.engine import kernel
from bot.engine.actions import Bundle
from bot.engine.events import EVENTS, Event
from bot.engine.games import GAMES
from bot.engine.state import BANK
from bot.i18n import catalog
from bot.rulesets import load
from bot.table import lines, roles, streets
from bot.table.ending import STOPPED
from bot.table.narrate import line

RULES = load("builder")
NAMES = ("Ann", "Ben", "Cy")
GIVE, WANT = Bundle(cash=120, deeds=("boardwalk",), chips={"red": 2}), Bundle(cards=("forced_trade",))

SAMPLES = [
    e.StartThrown(0, (3, 4)),
    e.GameStarted(1, "ab"),
    e.TurnStarted(0, 1),
    e.TurnStarted(0, 1, again=True),
    *(e.DiceRolled(0, (4, 4), why) for why in ("move", "jail", "resources")),
    *(
        e.ChipsGained(0, {"red": 2}, why, "baltic" if why == "deed" else "")
        for why in ("deed", "own_colour", "collect", "resources", "take_any_2")
    ),
    e.ChipsShort(0, "green", 1),
    e.ChipsDropped(0, {"red": 1, "yellow": 2}, 8),
    e.ChipsPickedUp(0, {"red": 1}, 0),
    *(e.ChipsSwapped(0, {"red": 4}, {"green": 1}, why) for why in ("bank", "parking", "swap_any")),
    e.ChipStolen(0, 1, "purple"),
    e.ChipGiven(0, 1, "purple"),
    e.ChipGiven(0, BANK, "purple"),
    e.NobodyToRob(0),
    e.TradeForced(0, 1, "red", "green"),
    e.TokenMoved(0, 0, 5),
    e.SalaryPaid(0, 200),
    e.ThirdDouble(0),
    *(e.SentToJail(0, why) for why in ("doubles", "space", "card")),
    *(e.JailThrowFailed(0, left) for left in (2, 1, 0)),
    *(e.LeftJail(0, how) for how in ("fine", "card", "doubles", "third_throw")),
    e.PurchaseOffered(0, "baltic", 60),
    e.DeedBought(0, "baltic", 60),
    e.DeedDeclined(0, "baltic"),
    e.AuctionOpened("baltic", 10),
    e.BidPlaced(0, "baltic", 15),
    e.MaximumSet(0),
    e.AuctionPassed(0),
    e.AuctionRestarted(1, 15),
    e.AuctionRestarted(BANK, 0),
    e.AuctionWon(0, "baltic", 15),
    e.AuctionUnsold("baltic"),
    e.GroupCompleted(0, "brown"),
    e.RentOpen(0, 1, "baltic", 30),
    e.RentClaimed(0, 1, "baltic", 30),
    e.RentLapsed(0, 1, "baltic", 30),
    *(e.NoRent(0, "baltic", why) for why in ("mortgaged", "own")),
    e.MoneyPaid(0, 1, 30, "rent", "baltic"),
    e.MoneyPaid(0, BANK, 50, "fine"),
    e.MoneyPaid(0, BANK, 50, "pay_50"),
    e.MoneyReceived(0, 100, "receive_100"),
    e.DebtArose(0, 1, 30, "rent", "baltic"),
    e.DebtArose(0, BANK, 50, "fine"),
    e.DebtArose(0, BANK, 50, "pay_50"),
    *(e.CardDrawn(0, "chance", card.id) for card in RULES.decks["chance"].cards),
    e.CardKept(0, "forced_trade"),
    e.CardUsed(0, "get_out_of_jail_free"),
    *(e.FloorBuilt(0, "b3", height, {"red": 2}) for height in (1, 3, 5)),
    e.DeedMortgaged(0, "baltic", 60),
    e.DeedRedeemed(0, "baltic", 60),
    e.OfferMade(4, 0, 1, GIVE, WANT),
    e.OfferRejected(0, 1),
    e.OfferWithdrawn(0, 1),
    e.TradeMade(0, 1, GIVE, Bundle()),
    e.SeatBankrupt(0, 1, resigned=False),
    e.SeatBankrupt(0, BANK, resigned=False),
    e.SeatBankrupt(0, BANK, resigned=True),
    e.TurnEnded(0),
    e.MovesUndone(1, 12, 1, BANK),
    e.MovesUndone(0, 12, 5, 0),
    *(
        e.GameEnded(ending, winners, "ab")
        for ending in (*GAMES["builder"].endings, STOPPED)
        for winners in ((), (0,), (0, 2))
    ),
]


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def view():
    state, _ = kernel.start(RULES, 3, bytes(32))
    return kernel.view(RULES, state, None)


def test_the_samples_hold_every_event_but_those_of_streets_and_roles():
    elsewhere = {
        event for kind in (streets.Buildings, streets.Turns, roles.Roles, roles.Closing) for event in get_args(kind)
    }
    assert {type(event) for event in SAMPLES} == set(EVENTS.values()) - elsewhere


def test_every_event_belongs_to_exactly_one_kind_of_line():
    kinds = (
        lines._Start,
        lines._Chips,
        lines._Way,
        lines._Sale,
        lines._Auction,
        lines._Money,
        lines._Pieces,
        lines._Trade,
        lines._End,
        streets.Buildings,
        streets.Turns,
        roles.Roles,
        roles.Closing,
    )
    members = [event for kind in kinds for event in get_args(kind)]
    assert len(members) == len(set(members))
    assert set(members) == set(get_args(Event))


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
def test_every_event_is_one_sentence_with_its_seats(event, words, view):
    text = line(event, NAMES, words, view)
    assert text == text.strip()
    assert "\n" not in text
    assert text[-1] in ".!"
    seat = getattr(event, "seat", None)
    if seat is not None and not isinstance(event, e.PurchaseOffered):
        assert NAMES[seat] in text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.DiceRolled(0, (4, 4)), "Ann rolled double 4s."),
        (e.DiceRolled(0, (4, 3)), "Ann rolled 4 + 3."),
        (e.ChipsDropped(0, {"yellow": 2, "red": 1}, 8), "Ann left 1 red and 2 yellow at {jail}."),
        (e.MoneyPaid(0, 1, 30, "rent", "baltic"), "Ann paid 30M rent to Ben for {baltic}."),
        (e.MoneyPaid(0, BANK, 50, "pay_50"), "Ann paid 50M to the bank."),
        (e.CardDrawn(0, "chance", "pay_50"), "Ann drew “Paperwork”: Pay the bank 50M."),
        (e.FloorBuilt(0, "b3", 5, {}), "Ann crowned b3 with the penthouse!"),
        (
            e.TradeMade(0, 1, GIVE, Bundle()),
            "Ann and Ben traded: 120M, {boardwalk} and 2 red for nothing.",
        ),
        (e.GameEnded("penthouse", (0, 2), ""), "The penthouse stands and the game is over: Ann and Cy share the win!"),
    ],
)
def test_lines_read_well(event, text, words, view):
    places = {space.id: words.on("builder").place(space.id) for space in RULES.spaces}
    assert line(event, NAMES, words, view) == text.format(**places)


def test_a_seat_whose_name_is_empty_is_called_by_its_number(words, view):
    assert line(e.TurnEnded(1), ("", "", ""), words, view) == "Seat 2 ended the turn."
