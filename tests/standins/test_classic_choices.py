"""Single choices of classic's stand-in, each in a position made for it."""

from itertools import count

import pytest

from bot.engine import actions as do
from bot.engine.actions import Bundle
from bot.engine.decisions import (
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPlacing,
    AwaitPurchase,
    AwaitTransfer,
)
from bot.engine.kernel import apply, options, start, view
from bot.engine.laws import broken
from bot.engine.options import Exact, verb
from bot.engine.state import BANK, HOTEL, Auction, Debt, Offer, Want, Window
from bot.rulesets import load
from bot.standins import NothingAwaited, awaited, choose, wants
from bot.standins.classic.lore import lore_of

RULES = load("classic")
ORANGE = RULES.groups["orange"].deeds
RED = RULES.groups["red"].deeds
BROWN = RULES.groups["brown"].deeds
DARK = RULES.groups["dark_blue"].deeds
RAILROADS = RULES.groups["railroad"].deeds


def fresh(seats=2, rules=RULES, seed=1):
    """The first throw of seat 0 is waited for."""
    for number in count(seed):
        state = start(rules, seats, number.to_bytes(32, "big"))[0]
        if state.turn == 0:
            return state
    raise AssertionError


def ask(state, seat=0, rules=RULES, without=()):
    offered = [it for it in options(rules, state, seat) if verb(it) not in without]
    return choose(view(rules, state, seat), offered)


def await_(state, kind, *args, seat=0):
    state.number += 1
    state.waiting[:] = [kind(state.number, (seat,), *args)]
    return state


def cash(state, seat, amount):
    state.issued += amount - state.seats[seat].cash
    state.seats[seat].cash = amount


def own(state, seat, *deeds):
    for deed in deeds:
        state.owners[deed] = seat


def built(state, **levels):
    for deed, level in levels.items():
        state.own.buildings[deed] = level
        if level == HOTEL:
            state.own.hotels -= 1
        else:
            state.own.houses -= level


def managing(seats=2, rules=RULES):
    return await_(fresh(seats, rules), AwaitManage)


# --- the rules seen with its eyes


def test_tokens_land_most_often_on_what_lies_behind_jail():
    often = lore_of(RULES).often
    assert max(RULES.deeds, key=often.get) == "illinois_avenue"
    assert sum(often[deed] for deed in ORANGE) > sum(often[deed] for deed in RULES.groups["light_blue"].deeds)
    assert 0.4 < sum(often.values()) < 0.8
    assert lore_of(RULES) is lore_of(RULES)


def test_three_houses_are_aimed_at_and_the_ladder_knows_a_hotel_after_three():
    assert lore_of(RULES).ladder["boardwalk"] == (50, 200, 600, 1400, 1700, 2000)
    assert lore_of(load("classic", "short")).ladder["boardwalk"] == (50, 200, 600, 1400, 2000)
    assert (lore_of(RULES).aim, lore_of(RULES).top) == (3, 5)


# --- buying and bidding


@pytest.mark.parametrize("deed", list(RULES.deeds))
def test_it_buys_what_it_lands_on(deed):
    assert ask(await_(fresh(), AwaitPurchase, deed)) == do.BuyDeed()


def test_it_leaves_what_it_cannot_pay():
    state = await_(fresh(), AwaitPurchase, "boardwalk")
    cash(state, 0, 399)
    assert ask(state) == do.DeclineDeed()


def auction(deed, **owned):
    state = fresh(3)
    for seat, deeds in owned.items():
        own(state, int(seat[1:]), *deeds)
    state.auction = Auction(deed)
    state.waiting[:] = [AwaitAuction(state.number, (0, 1, 2), deed)]
    return state


def test_it_bids_more_to_complete_a_group_and_more_to_keep_another_from_it():
    plain = ask(auction(ORANGE[0])).amount
    completing = ask(auction(ORANGE[0], s0=ORANGE[1:])).amount
    blocking = ask(auction(ORANGE[0], s1=ORANGE[1:])).amount
    assert RULES.deeds[ORANGE[0]].price <= plain < blocking < completing
    assert completing <= 1500


def test_it_never_bids_more_than_it_has_and_passes_once_it_is_outbid():
    state = auction(ORANGE[0], s0=ORANGE[1:])
    cash(state, 0, 300)
    sealed = ask(state)
    assert isinstance(sealed, do.SetMaximum)
    assert 180 <= sealed.amount <= 300
    state, _ = apply(RULES, state, 0, sealed)
    assert 0 not in awaited(state)
    with pytest.raises(NothingAwaited):
        ask(state)
    state, _ = apply(RULES, state, 1, do.PlaceBid(sealed.amount + 5))
    assert ask(state) == do.PassAuction()


# --- debts


def in_debt(amount, have, *deeds, creditor=1):
    state = await_(fresh(), AwaitDebt)
    own(state, 0, *deeds)
    cash(state, 0, have)
    state.debts.append(Debt(0, creditor, amount, "rent", "boardwalk"))
    return state


def test_in_debt_it_pays_if_it_can():
    assert ask(in_debt(100, 100)) == do.Pay()


def test_it_mortgages_a_lone_street_before_railroads_groups_and_buildings():
    state = in_debt(400, 0, "boardwalk", *RAILROADS, *ORANGE)
    built(state, **dict.fromkeys(ORANGE, 2))
    given_up = []
    while not isinstance(action := ask(state), do.Pay):
        given_up.append(type(action).__name__ + ":" + RULES.deeds[action.deed].group)
        state, _ = apply(RULES, state, 0, action)
        assert broken(RULES, state) == []
    assert given_up[0] == "Mortgage:dark_blue"
    assert set(given_up[1:]) == {"Mortgage:railroad"}


def test_it_sells_buildings_evenly_when_no_deed_is_left_to_mortgage():
    state = in_debt(180, 0, *ORANGE)
    built(state, **dict.fromkeys(ORANGE, 3))
    sold = []
    while not isinstance(action := ask(state), do.Pay):
        assert action == do.Sell(action.deed)
        sold.append(action.deed)
        state, _ = apply(RULES, state, 0, action)
        assert broken(RULES, state) == []
    assert len(set(sold)) == 3 < len(sold) == 4


def test_it_sells_a_whole_group_where_no_houses_are_left_to_break_a_hotel():
    state = in_debt(180, 0, *BROWN)
    built(state, **dict.fromkeys(BROWN, HOTEL))
    state.own.houses = 0
    assert ask(state).group


def test_it_gives_up_only_when_everything_would_not_do():
    everything = 2 * 30 + 4 * 25
    for lack, kind in [(0, do.Sell), (1, do.DeclareBankruptcy)]:
        state = in_debt(40 + everything + lack, 40, *BROWN)
        built(state, **dict.fromkeys(BROWN, 2))
        assert isinstance(ask(state), kind)


def test_a_leader_of_an_auction_waits_for_its_end_before_it_gives_up():
    state = in_debt(200, 150)
    state.auction = Auction("boardwalk", leader=0, bid=100, bids={0: 100})
    state.waiting.append(AwaitAuction(state.number + 1, (0, 1), "boardwalk"))
    with pytest.raises(NothingAwaited):
        ask(state)


# --- building and redeeming


def test_it_builds_evenly_to_three_houses_before_the_first_hotel():
    state = managing()
    own(state, 0, *ORANGE, *BROWN)
    cash(state, 0, 4000)
    heights = []
    while isinstance(action := ask(state), do.Build):
        state, _ = apply(RULES, state, 0, action)
        assert broken(RULES, state) == []
        heights.append([state.own.buildings.get(deed, 0) for deed in (*ORANGE, *BROWN)])
    three = heights.index([3] * 5)
    assert all(max(levels) <= 3 for levels in heights[:three])
    assert heights[-1] == [HOTEL] * 5
    assert action == do.EndTurn()


def test_it_builds_first_where_it_pays_best():
    state = managing()
    own(state, 0, *ORANGE, *BROWN)
    assert ask(state).place in ORANGE


def test_it_keeps_more_cash_the_greater_the_danger_ahead():
    state = managing()
    own(state, 0, *ORANGE)
    own(state, 1, *RED)
    cash(state, 0, 220)
    state.seats[0].at = RULES.deeds[RED[0]].pos - 7
    assert isinstance(ask(state), do.Build)
    built(state, **dict.fromkeys(RED, 3))
    assert ask(state) == do.EndTurn()
    state.seats[0].at = RULES.deeds["boardwalk"].pos
    assert isinstance(ask(state), do.Build)


def test_it_redeems_a_street_of_a_whole_group_to_build_and_others_only_when_rich():
    state = managing()
    own(state, 0, *ORANGE)
    state.mortgaged.add(ORANGE[0])
    cash(state, 0, 300)
    assert ask(state) == do.Redeem(ORANGE[0])
    state = managing()
    own(state, 0, "boardwalk")
    state.mortgaged.add("boardwalk")
    cash(state, 0, 300)
    assert ask(state) == do.EndTurn()
    cash(state, 0, 900)
    assert ask(state) == do.Redeem("boardwalk")


@pytest.mark.parametrize(("have", "action"), [(1000, do.Redeem("boardwalk")), (225, do.Skip())])
def test_a_deed_that_came_mortgaged_is_redeemed_at_once_if_cash_allows_it(have, action):
    state = await_(fresh(), AwaitTransfer, ("boardwalk",))
    own(state, 0, "boardwalk")
    state.mortgaged.add("boardwalk")
    cash(state, 0, have)
    assert ask(state) == action


def test_where_one_builds_before_the_throw_it_does():
    rules = load("classic", "online")
    state = fresh(2, rules)
    own(state, 0, *ORANGE)
    assert isinstance(ask(state, rules=rules), do.Build)
    state, _ = apply(rules, state, 0, ask(state, rules=rules))
    assert ask(state, rules=rules) == do.RollDice()


# --- a shortage of buildings


def short(seat, *, have=1500):
    state = fresh(2)
    own(state, seat, *ORANGE)
    own(state, 1 - seat, *RED)
    state.own.houses = 1
    cash(state, seat, have)
    return state


def test_while_the_bank_is_short_it_wants_what_it_would_build_anyway():
    state = short(0)
    state.own.window = Window("house", {1: Want(RED[0], 1)})
    await_(state, AwaitBuildings, "house")
    assert ask(state).place in ORANGE
    cash(state, 0, 120)
    assert ask(state) == do.PassAuction()


def test_it_bids_at_least_the_list_price_for_what_it_asked_for():
    state = short(0, have=130)
    state.own.window = Window("house", {0: Want(ORANGE[0], 1), 1: Want(RED[0], 1)}, "selling")
    state.auction = Auction("house", start=100)
    state.waiting[:] = [AwaitAuction(state.number, (0, 1), "house")]
    assert ask(state) == do.SetMaximum(100)
    cash(state, 0, 1500)
    assert ask(state) == do.SetMaximum(150)
    state.auction.start = 160
    assert ask(state) == do.PassAuction()


def test_it_places_what_it_won_where_it_pays_best():
    state = short(0)
    state.own.window = Window("house", {0: Want(ORANGE[0], 1)}, "placing")
    await_(state, AwaitPlacing, "house")
    assert ask(state).place in ORANGE


# --- jail, taxes, the speed die


def jailed(**settings):
    rules = load("classic", **settings)
    state = fresh(2, rules)
    state.seats[0].jailed = 1
    state.seats[0].at = rules.jail.pos
    return rules, state


def test_early_it_pays_to_get_out_and_late_it_stays():
    rules, state = jailed()
    assert ask(state) == do.Pay()
    state.seats[0].cards.append("get_out_of_jail_free")
    assert ask(state) == do.UseCard("get_out_of_jail_free")
    own(state, 1, *ORANGE, *RED)
    built(state, **dict.fromkeys(ORANGE, 4))
    assert ask(state) == do.RollDice()
    rules, state = jailed(rent_in_jail="false")
    own(state, 1, *ORANGE, *RED)
    built(state, **dict.fromkeys(ORANGE, 4))
    assert ask(state, rules=rules) == do.Pay()


@pytest.mark.parametrize(("have", "how"), [(1500, "percent"), (2500, "200")])
def test_it_pays_the_smaller_tax(have, how):
    rules = load("classic", tax_era="1935")
    state = await_(fresh(2, rules), AwaitChoice, "tax", "income_tax", 200)
    cash(state, 0, have)
    assert ask(state, rules=rules) == do.Choose(option=how)


def test_the_bus_goes_to_a_free_deed_and_past_high_rents():
    rules = load("classic", speed_die="true")
    state = await_(fresh(2, rules), AwaitChoice, "bus", "speed_die")
    state.throw = (1, 3, 4)
    state.seats[0].at = RULES.deeds["boardwalk"].pos - 4
    own(state, 1, "short_line", "park_place")
    assert ask(state, rules=rules) == do.Choose(option="4")
    state = await_(state, AwaitChoice, "anywhere", "speed_die")
    own(state, 0, *ORANGE[1:])
    assert ask(state, rules=rules) == do.Choose(option=str(RULES.deeds[ORANGE[0]].pos))


def test_it_claims_rent_that_is_open():
    rules = load("classic", rent="claim")
    for seed in range(40):
        state = fresh(3, rules, seed + 1)
        while not state.ending and state.round < 60:
            seat = next(seat for seat in awaited(state) if _answers(state, seat, rules))
            if state.claims:
                assert ask(state, state.claims[0].owner, rules) == do.ClaimRent()
                return
            state, _ = apply(rules, state, seat, ask(state, seat, rules))
    pytest.fail("no rent was ever open")


def _answers(state, seat, rules):
    try:
        ask(state, seat, rules)
    except NothingAwaited:
        return False
    return True


# --- trades


def trading(seats=3):
    """Seat 0 and 1 each lack one street of a group that the other holds; it is a round in which seat 0 offers."""
    state = fresh(seats)
    own(state, 0, ORANGE[0], ORANGE[1], RED[2])
    own(state, 1, RED[0], RED[1], ORANGE[2])
    state.round = 3
    return state


def test_it_offers_a_trade_that_completes_a_group_of_both_and_the_other_takes_it():
    state = trading()
    offered = ask(state)
    assert isinstance(offered, do.ProposeTrade)
    assert offered.want.deeds == (ORANGE[2],)
    assert offered.give.deeds or offered.give.cash
    state, _ = apply(RULES, state, 0, offered)
    assert awaited(state)[0] == 1
    assert ask(state, 1) == do.AcceptTrade(0)
    state, _ = apply(RULES, state, 1, do.AcceptTrade(0))
    assert {state.owners[deed] for deed in ORANGE} == {0}
    assert ask(state) == do.RollDice()


def test_it_offers_once_a_turn_and_not_in_every_round():
    state = trading()
    state, _ = apply(RULES, state, 0, ask(state))
    assert ask(state) == do.RollDice()
    state, _ = apply(RULES, state, 1, do.RejectTrade(0))
    assert ask(state) == do.RollDice()
    for lap, offers in [(4, False), (5, False), (6, True)]:
        state = trading()
        state.round = lap
        assert isinstance(ask(state), do.ProposeTrade) == offers == (do.ProposeTrade in wants(RULES, state, 0))


def test_it_takes_back_what_it_offered_in_an_earlier_turn():
    state = trading()
    state, _ = apply(RULES, state, 0, ask(state))
    state.round = 6
    state.number += 1
    state.waiting[0] = type(state.waiting[0])(state.number, (0,))
    assert ask(state) == do.WithdrawTrade(1)
    assert ask(state, without={"offer", "accept"}) == do.RollDice()


def test_an_absent_persons_stand_in_offers_nothing_and_takes_nothing():
    state = trading()
    assert ask(state, without={"offer", "accept"}) == do.RollDice()
    state, _ = apply(RULES, state, 0, ask(state))
    assert ask(state, 1, without={"offer", "accept"}) == do.RejectTrade(0)


def judged(give=None, want=None, *, seats=3):
    """What seat 1 makes of an offer by seat 0."""
    state = trading(seats)
    state, _ = apply(RULES, state, 0, do.ProposeTrade(1, give or Bundle(), want or Bundle()))
    return ask(state, 1)


def test_it_takes_money_for_nothing_and_gives_nothing_for_nothing():
    assert judged(Bundle(cash=100)) == do.AcceptTrade(0)
    assert judged(None, Bundle(cash=100)) == do.RejectTrade(0)
    assert judged(None, Bundle(deeds=(ORANGE[2],))) == do.RejectTrade(0)


def test_a_deed_that_completes_the_others_group_is_not_sold_at_its_price():
    price = RULES.deeds[ORANGE[2]].price
    want = Bundle(deeds=(ORANGE[2],))
    assert judged(Bundle(cash=price), want) == do.RejectTrade(0)
    assert judged(Bundle(cash=price + 100), want) == do.RejectTrade(0)
    assert judged(Bundle(cash=1400), want) == do.AcceptTrade(0)


def test_no_offer_is_made_without_the_cash_for_it():
    state = trading()
    del state.owners[RED[2]]
    cash(state, 0, 150)
    assert ask(state) == do.RollDice()


def test_an_offer_that_can_no_longer_be_fulfilled_is_rejected():
    state = trading()
    state, _ = apply(RULES, state, 0, do.ProposeTrade(1, Bundle(cash=1000), Bundle(cash=0)))
    cash(state, 0, 10)
    assert ask(state, 1) == do.RejectTrade(0)


def test_it_chooses_only_among_what_it_is_offered():
    state = trading()
    state.offers.append(Offer(state.number, 1, 0, Bundle(cash=500), Bundle()))
    only = [Exact(do.RejectTrade(1))]
    assert choose(view(RULES, state, 0), only) == do.RejectTrade(1)
    assert BANK not in awaited(state)
