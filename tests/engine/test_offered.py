"""What options say: bounds, places and orders behind the buttons, and what comes out when one is picked from."""

from itertools import count

import msgspec
import pytest

from bot.cases.files import Case
from bot.cases.names import Names
from bot.cases.notation import parse, split_line
from bot.cases.position import set_up
from bot.engine import actions as do
from bot.engine.actions import Bundle
from bot.engine.kernel import apply, asked, options
from bot.engine.options import (
    BankSwap,
    BidRange,
    BuildFloor,
    DropChips,
    Exact,
    MaximumRange,
    OfferTrade,
    ParkingSwap,
    SwapChips,
    TakeChips,
    payments,
    pick_from,
    verb,
)
from bot.rulesets import load

ANN, BEN, CY = 0, 1, 2
RULES = load("builder")


def offered(seat, *lines, seats=("Ann", "Ben", "Cy"), **given):
    """The options of a seat after a script."""
    case = Case("", "builder", list(seats), given=given)
    names = Names(RULES, case.seats)
    state, _ = set_up(case, RULES, names)
    for text in lines:
        line = split_line(text)
        state, _ = apply(RULES, state, names.seat(line.speaker), parse(line, names))
    return options(RULES, state, seat)


def only(kind, found):
    """The options of a kind."""
    return [option for option in found if type(option) is kind]


def exact(kind, found):
    """The exact actions of a kind."""
    return [it.action for it in only(Exact, found) if type(it.action) is kind]


def test_bids_range_from_the_lowest_to_the_cash():
    lines = ("Ann roll", "Ann decline")
    assert only(BidRange, offered(BEN, *lines, dice=[[2, 3]])) == [BidRange(10, 900)]
    assert only(MaximumRange, offered(BEN, *lines, dice=[[2, 3]])) == [MaximumRange(10, 900)]
    assert only(BidRange, offered(CY, *lines, "Ben bid 20", dice=[[2, 3]], Cy={"cash": 70})) == [BidRange(25, 70)]
    led = offered(BEN, *lines, "Ben bid 20", dice=[[2, 3]])
    assert (only(BidRange, led), only(MaximumRange, led)) == ([], [MaximumRange(21, 900)])
    sealed = offered(BEN, *lines, "Ben upto 120", dice=[[2, 3]])
    assert only(MaximumRange, sealed) == [MaximumRange(121, 900)]
    assert only(BidRange, offered(BEN, *lines, "Cy bid 20", dice=[[2, 3]], Ben={"cash": 25})) == [BidRange(25, 25)]


def test_discards_say_how_many():
    chips = {"red": 8, "purple": 0, "green": 1, "yellow": 0}
    assert only(DropChips, offered(ANN, Ann={"chips": chips})) == [DropChips(3, chips)]
    found = only(DropChips, offered(ANN, "Ann roll", dice=[[1, 1]], Ann={"chips": {"red": 6}}))
    assert found == [DropChips(2, {"red": 8, "purple": 0, "green": 0, "yellow": 0})]


def test_floors_are_offered_from_the_highest_with_all_their_places():
    chips = {"red": 1, "purple": 1, "green": 1, "yellow": 2}
    found = only(
        BuildFloor,
        offered(ANN, "Ann roll", dice=[[3, 5]], Ann={"chips": chips, "towers": {"b3": 1, "b4": 3, "b5": 2, "e5": 1}}),
    )
    assert [(it.height, it.cells) for it in found[:-1]] == [(4, ("b4",)), (3, ("b5",)), (2, ("b3", "e5"))]
    assert (found[-1].height, len(found[-1].cells), found[-1].fixed, found[-1].any) == (1, 24, {}, 2)
    assert {"b3", "b4", "b5", "e5"}.isdisjoint(found[-1].cells)
    assert (found[0].fixed, found[0].any) == ({"purple": 1, "yellow": 2}, 0)
    assert (found[1].fixed, found[1].any) == ({"red": 1, "green": 1}, 1)


def test_a_penthouse_is_offered_without_any_block():
    chips = {"red": 2, "purple": 1, "green": 1, "yellow": 1}
    towers = {"b3": 4, "b4": 4, "b5": 3, "e5": 1}
    found = only(BuildFloor, offered(ANN, "Ann roll", dice=[[3, 5]], Ann={"chips": chips, "towers": towers}))
    assert [(it.height, it.cells) for it in found] == [(5, ("b3", "b4"))]


def test_every_way_to_pay_for_a_floor():
    held = {"red": 2, "purple": 0, "green": 1, "yellow": 1}
    ways = payments(BuildFloor(1, ("b3",), {}, 2, held))
    expected = [{"red": 2}, {"red": 1, "green": 1}, {"red": 1, "yellow": 1}, {"green": 1, "yellow": 1}]
    assert sorted(map(str, ways)) == sorted(map(str, expected))
    third = payments(BuildFloor(3, ("b3",), {"red": 1, "green": 1}, 1, held))
    assert sorted(map(str, third)) == sorted(map(str, [{"red": 2, "green": 1}, {"red": 1, "green": 1, "yellow": 1}]))
    assert payments(
        BuildFloor(4, ("b3",), {"purple": 1, "yellow": 2}, 0, {"red": 0, "purple": 1, "green": 0, "yellow": 2})
    ) == [{"purple": 1, "yellow": 2}]


def test_the_banks_trades():
    given = {"dice": [[3, 5]], "chips": {"1": {"green": 5, "yellow": 3}}}
    found = only(BankSwap, offered(ANN, "Ann roll", bank={"yellow": 0}, **given))
    assert found == [BankSwap(4, ("red", "green"), ("red", "purple", "green"))]
    bank = {"purple": 0, "green": 0, "yellow": 0}
    found = only(BankSwap, offered(ANN, "Ann roll", bank=bank, **given))
    assert found == [BankSwap(4, ("green",), ("red",))]


def test_forced_trades_name_seats_and_colours():
    found = exact(
        do.ForceTrade,
        offered(ANN, "Ann roll", dice=[[3, 5]], Ann={"cards": ["forced_trade"], "chips": {"red": 1, "green": 1}}),
    )
    assert found == [
        do.ForceTrade(BEN, "purple", "red"), do.ForceTrade(BEN, "purple", "green"), do.ForceTrade(CY, "green", "red"),
    ]  # fmt: skip


def test_choices_of_spaces_and_cards():
    found = offered(ANN, "Ann roll", dice=[[1, 5]], Ann={"at": 8}, Ben={"chips": {"red": 1}})
    assert exact(do.Choose, found) == [
        do.Choose(seat=BEN, chips={"red": 1}), do.Choose(seat=BEN, chips={"purple": 1}), do.Choose(seat=CY, chips={"green": 1}),
    ]  # fmt: skip
    found = offered(ANN, "Ann roll", dice=[[1, 3]], chance=["take_any_2"], bank={"yellow": 0})
    assert only(TakeChips, found) == [TakeChips(2, {"red": 16, "purple": 16, "green": 16})]
    found = offered(ANN, "Ann roll", dice=[[1, 3]], chance=["swap_any"], bank={"yellow": 0})
    assert only(SwapChips, found) == [SwapChips({"red": 4}, {"red": 16, "purple": 16, "green": 16})]
    found = offered(ANN, "Ann roll", dice=[[3, 5]], Ann={"at": 8, "chips": {"red": 1, "green": 2}})
    assert only(ParkingSwap, found) == [ParkingSwap(2, {"red": 1, "green": 2}, ("red", "purple", "yellow"))]


def test_an_offer_can_always_be_made_of_its_example():
    both = (BEN, CY)
    bare = {"cash": 0, "chips": {}}
    cases = [
        ({}, do.ProposeTrade(BEN, give=Bundle(cash=1))),
        ({"Ann": {"cash": 1}}, do.ProposeTrade(BEN, give=Bundle(cash=1))),
        ({"Ann": {"cash": 0}}, do.ProposeTrade(BEN, give=Bundle(chips={"red": 1}))),
        ({"Ann": {**bare, "deeds": ["baltic"]}}, do.ProposeTrade(BEN, give=Bundle(deeds=("baltic",)))),
        ({"Ann": {**bare, "cards": ["forced_trade"]}}, do.ProposeTrade(BEN, give=Bundle(cards=("forced_trade",)))),
        ({"Ann": bare}, do.ProposeTrade(BEN, want=Bundle(cash=1))),
        ({"Ann": bare, "Ben": bare}, do.ProposeTrade(CY, want=Bundle(cash=1))),
    ]
    for given, example in cases:
        assert only(OfferTrade, offered(ANN, **given)) == [OfferTrade(both, example)]
    assert only(OfferTrade, offered(ANN, Ann=bare, Ben=bare, Cy=bare)) == []
    assert only(OfferTrade, offered(ANN, "Ben resign")) == [OfferTrade((CY,), do.ProposeTrade(CY, give=Bundle(cash=1)))]


def test_mortgages_answers_and_withdrawals_by_name():
    given = {"Ann": {"deeds": ["baltic", "oriental"], "mortgaged": ["oriental"], "cash": 150}}
    found = offered(ANN, "Ann offer Ben: 5 for nothing", "Cy offer Ann: 5 for nothing", **given)
    assert exact(do.Mortgage, found) == [do.Mortgage("baltic")]
    assert exact(do.Redeem, found) == [do.Redeem("oriental")]
    assert exact(do.WithdrawTrade, found) == [do.WithdrawTrade(BEN)]
    assert exact(do.AcceptTrade, found) == [do.AcceptTrade(CY)]
    assert exact(do.RejectTrade, found) == [do.RejectTrade(CY)]


def test_what_is_asked_comes_first_among_the_options():
    lines = ("Ann roll", "Ann decline", "Ben bid 10", "Cy pass")
    case = Case("", "builder", ["Ann", "Ben", "Cy", "Di"], given={"dice": [[2, 3]], "Ann": {"deeds": ["baltic"]}})
    names = Names(RULES, case.seats)
    state, _ = set_up(case, RULES, names)
    for text in ("Di resign", *lines):
        line = split_line(text)
        state, _ = apply(RULES, state, names.seat(line.speaker), parse(line, names))
    verbs = [[verb(option) for option in asked(RULES, state, seat)] for seat in range(4)]
    assert verbs == [["bid", "upto", "pass"], ["upto"], [], []]
    for seat in range(4):
        first = asked(RULES, state, seat)
        assert options(RULES, state, seat)[: len(first)] == first
    over, _ = apply(RULES, state, ANN, do.Resign())
    over, _ = apply(RULES, over, CY, do.Resign())
    assert [asked(RULES, over, seat) for seat in range(4)] == [[], [], [], []]


CHIPS = {"red": 2, "purple": 0, "green": 1, "yellow": 1}
FAMILIES = [
    (BidRange(10, 12), [do.PlaceBid(10), do.PlaceBid(11), do.PlaceBid(12)]),
    (MaximumRange(10, 11), [do.SetMaximum(10), do.SetMaximum(11)]),
    (DropChips(1, CHIPS), [do.Discard({"red": 1}), do.Discard({"green": 1}), do.Discard({"yellow": 1})]),
    (DropChips(3, {"red": 3}), [do.Discard({"red": 3})]),
    (TakeChips(2, {"green": 1, "red": 1}), [do.Choose(chips={"green": 1, "red": 1})]),
    (BankSwap(4, ("red", "green"), ("red", "purple")), [
        do.SwapBank({"red": 4}, "purple"), do.SwapBank({"green": 4}, "red"), do.SwapBank({"green": 4}, "purple"),
    ]),
    (ParkingSwap(2, {"red": 2}, ("green", "yellow")), [do.SwapParking({"red": 2}, "green"), do.SwapParking({"red": 2}, "yellow")]),
    (ParkingSwap(2, {"red": 2, "green": 1}, ("green",)), [do.SwapParking({"red": 2}, "green")]),
    (ParkingSwap(2, {"red": 2, "green": 1}, ("red", "green", "yellow")), [
        do.SwapParking({"red": 2}, "green"), do.SwapParking({"red": 2}, "yellow"), do.SwapParking({"red": 1, "green": 1}, "yellow"),
    ]),
    (SwapChips({"red": 2, "green": 1}, {"red": 1, "yellow": 1}), [
        do.Choose(chips={"yellow": 1}, give={"red": 1}), do.Choose(chips={"red": 1}, give={"green": 1}),
        do.Choose(chips={"yellow": 1}, give={"green": 1}),
    ]),
    (SwapChips({"red": 1, "green": 0}, {"yellow": 1}), [do.Choose(chips={"yellow": 1}, give={"red": 1})]),
    (SwapChips({"red": 3}, {"red": 9, "yellow": 2}), [
        do.Choose(chips={"yellow": 1}, give={"red": 1}), do.Choose(chips={"yellow": 2}, give={"red": 2}),
    ]),
    (BuildFloor(4, ("b3", "b4"), {"purple": 1, "yellow": 2}, 0, {"purple": 1, "yellow": 2}), [
        do.Build("b3", pay={"purple": 1, "yellow": 2}), do.Build("b4", pay={"purple": 1, "yellow": 2}),
    ]),
]  # fmt: skip


def all_picks(option):
    """Everything that can be picked out of an option: all branches of `pick`, in order."""
    found, path = [], []
    while True:
        at, widths = count(), []

        def pick(width, at=at, widths=widths):
            step = next(at)
            widths.append(width)
            if step == len(path):
                path.append(0)
            return path[step]

        found.append(pick_from(option, pick))
        while path and path[-1] == widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def spelled(action):
    """An action as text, in which the order of colours does not matter."""
    return type(action).__name__, msgspec.json.encode(action, order="sorted")


@pytest.mark.parametrize(("option", "actions"), FAMILIES, ids=lambda it: type(it).__name__)
def test_what_can_be_picked_from_an_option(option, actions):
    assert {spelled(it) for it in all_picks(option)} == {spelled(it) for it in actions}
