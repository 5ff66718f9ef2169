"""Single choices of Anti-Monopoly's stand-in, each in a position made for it: Ann and Cy compete, Ben and Dan are monopolists."""

import pytest

from bot.cases.files import Case
from bot.cases.names import Names
from bot.cases.notation import parse, split_line
from bot.cases.position import set_up
from bot.engine import actions as do
from bot.engine.actions import Bundle
from bot.engine.decisions import AwaitPurchase
from bot.engine.kernel import options, start, step, view
from bot.engine.state import BANK
from bot.rulesets import load
from bot.standins import choose, wants
from bot.standins.anti.lore import lore_of

RULES = {mode: load("anti", mode) for mode in ("A", "B", "two_hours")}
SEATS = ["Ann", "Ben", "Cy", "Dan"]


def position(*played, mode="A", seats=2, turn="Ann", **given):
    """The position after these moves."""
    rules = RULES[mode]
    names = Names(rules, SEATS[:seats])
    case = Case("", "anti", names.seats, turn=turn, given=given)
    state, _ = set_up(case, rules, names)
    for text in played:
        line = split_line(text)
        step(rules, state, names.seat(line.speaker) if line.speaker else BANK, parse(line, names))
    return state


def ask(state, seat=0, mode="A"):
    rules = RULES[mode]
    return choose(view(rules, state, seat), options(rules, state, seat))


def follow(state, seat=0, mode="A"):
    """All that a seat does by itself until the turn ends, or it is done."""
    found = []
    while not found or not isinstance(found[-1], do.RollDice | do.EndTurn | do.Finish | do.Pay):
        found.append(ask(state, seat, mode))
        step(RULES[mode], state, seat, found[-1])
    return found


# --- roles


def test_a_role_is_taken_and_kept_at_once_and_a_wish_to_swap_changes_nothing():
    rules = RULES["A"]
    state = start(rules, 4, bytes(32))[0]
    while not state.own.roles[state.waiting[0].seats[0]]:
        seat = state.waiting[0].seats[0]
        action = ask(state, seat)
        assert action.option in {"competitor", "monopolist"}
        step(rules, state, seat, action)
    assert sorted(state.own.roles) == ["competitor"] * 2 + ["monopolist"] * 2
    maker = state.own.roles.index("competitor")
    other = state.own.roles.index("monopolist")
    step(rules, state, maker, do.Choose(seat=other))
    assert ask(state, other) == do.Finish()


# --- the rules seen with its eyes


def test_the_ladder_of_each_role_is_the_column_of_the_title_card():
    ladder = lore_of(RULES["A"]).ladder
    assert ladder["competitor"]["wall_st"] == (40, 60, 80, 100, 120, 140)
    assert ladder["monopolist"]["wall_st"] == (40, 80, 120, 160, 200, 240)
    assert ladder["competitor"]["us_railroad"] == (20, 20, 20, 20)
    assert ladder["monopolist"]["us_gas_company"] == (28, 70)


@pytest.mark.parametrize(
    ("role", "group", "held", "brings"),
    [
        ("competitor", "new_york", {"wall_st": 5, "fifth_ave": 0}, 175),
        ("monopolist", "new_york", {"wall_st": 0}, 40),
        ("monopolist", "new_york", {"wall_st": 4, "fifth_ave": 0}, 310),
        ("monopolist", "transport", {"us_railroad": 0, "us_air_line": 0, "us_bus_company": 0}, 480),
        ("competitor", "transport", {"us_railroad": 0, "us_air_line": 0, "us_bus_company": 0}, 60),
        ("monopolist", "utility", {"us_gas_company": 0, "us_electric_company": 0}, 140),
        ("competitor", "utility", {"us_gas_company": 0, "us_electric_company": 0}, 56),
        ("monopolist", "utility", {}, 0),
    ],
)
def test_what_one_landing_on_each_deed_of_a_group_brings(role, group, held, brings):
    lore = lore_of(RULES["A"])
    assert lore.takes(role, group, held, lore.once) == brings


# --- buying, building, redeeming


@pytest.mark.parametrize("deed", list(RULES["A"].deeds))
@pytest.mark.parametrize("seat", [0, 1])
def test_it_buys_what_it_lands_on(deed, seat):
    state = position(turn=SEATS[seat])
    state.waiting[:] = [AwaitPurchase(state.number, (seat,), deed)]
    assert ask(state, seat) == do.BuyDeed()
    state.issued -= state.seats[seat].cash
    state.seats[seat].cash = 30
    assert ask(state, seat) == do.DeclineDeed()


def test_a_competitor_builds_on_single_streets_and_keeps_a_cushion():
    state = position(
        "Ann roll",
        dice=[[1, 3]],
        Ann={"at": 6, "cash": 420, "deeds": ["sunset_blvd", "wall_st"]},
        Ben={"deeds": ["rush_st", "locust_st"]},
    )
    built = follow(state)
    assert built[-1] == do.EndTurn()
    assert do.Build("sunset_blvd") in built
    assert 40 <= state.seats[0].cash < 200


def test_a_monopolist_builds_in_its_city_only_and_not_on_single_streets():
    given = {"Ben": {"at": 6, "cash": 900, "deeds": ["locust_st", "walnut_st", "wall_st", "sunset_blvd"]}}
    state = position("Ben roll", turn="Ben", dice=[[1, 3]], **given)
    built = follow(state, 1)
    assert {action.place for action in built[:-1]} == {"locust_st", "walnut_st"}


def test_what_brings_most_for_its_cost_comes_first():
    """Lifting the mortgage of the second street doubles the rent of both: more than any building."""
    given = {
        "at": 6,
        "deeds": ["locust_st", "walnut_st", "rush_st", "state_st"],
        "mortgaged": ["walnut_st"],
    }
    state = position("Ben roll", turn="Ben", dice=[[1, 3]], Ben=given)
    assert ask(state, 1) == do.Redeem("walnut_st")


def test_nothing_is_built_before_the_further_throw_nor_without_money_to_spare():
    given = {"Ann": {"at": 6, "deeds": ["sunset_blvd"]}}
    assert ask(position("Ann roll", dice=[[2, 2]], **given)) == do.RollDice()
    given["Ann"]["cash"] = 80
    state = position("Ann roll", dice=[[1, 3]], **given)
    assert ask(state) == do.EndTurn()
    assert wants(RULES["A"], state, 0) == frozenset()


# --- debts


def test_in_debt_it_mortgages_rather_than_returns_buildings_and_what_breaks_no_monopoly_first():
    given = {
        "Ann": {"deeds": ["fifth_ave", "wall_st"], "houses": {"wall_st": 5}},
        "Ben": {"at": 32, "cash": 20, "deeds": ["locust_st", "walnut_st", "basin_st", "rush_st"]},
    }
    given["Ben"]["houses"] = {"walnut_st": 1}
    state = position("Ben roll", turn="Ben", dice=[[3, 4]], **given)
    assert [debt.amount for debt in state.debts] == [140]
    done = follow(state, 1)
    assert done[-1] == do.Pay()
    assert set(done[:2]) <= {do.Mortgage("basin_st"), do.Mortgage("rush_st")}
    assert done[2] == do.Sell("walnut_st")


def test_a_monopolist_keeps_its_transport_companies_together():
    given = {"Ben": {"at": 31, "cash": 30, "deeds": ["us_railroad", "us_air_line", "us_bus_company", "locust_st"]}}
    state = position("Ben roll", turn="Ben", dice=[[3, 4]], **given)
    assert ask(state, 1) == do.Mortgage("locust_st")


def test_it_gives_up_only_where_nothing_helps():
    state = position("Ben roll", turn="Ben", dice=[[3, 4]], Ben={"at": 31, "cash": 30})
    assert ask(state, 1) == do.DeclareBankruptcy()


# --- the tax and the corner


@pytest.mark.parametrize(
    ("seat", "cash", "deeds", "answer"),
    [
        (0, 1900, [], "percent"),
        (0, 1900, ["wall_st"], "200"),
        (1, 900, [], "percent"),
        (1, 1100, [], "200"),
        (1, 600, ["wall_st", "fifth_ave"], "percent"),
        (1, 700, ["wall_st", "fifth_ave"], "200"),
    ],
)
def test_the_income_tax_is_paid_the_cheaper_way(seat, cash, deeds, answer):
    name = SEATS[seat]
    state = position(f"{name} roll", turn=name, dice=[[1, 2]], **{name: {"at": 1, "cash": cash, "deeds": deeds}})
    assert ask(state, seat) == do.Choose(option=answer)


COSTLY = ["fifth_ave", "wall_st", "union_square", "nob_hill", "georgetown", "brattle_st", "locust_st", "walnut_st"]
OTHERS = [deed for deed in RULES["A"].deeds if deed not in COSTLY]


def test_a_competitor_leaves_the_price_war_while_there_is_something_to_buy():
    assert ask(position(Ann={"jailed": 1})) == do.Pay()
    assert ask(position(Ann={"jailed": 1, "cash": 60})) == do.RollDice()


def test_a_competitor_stays_in_the_price_war_where_the_board_is_costly_and_a_monopolist_with_rents_leaves_prison():
    rich = {"deeds": COSTLY, "houses": dict.fromkeys(["fifth_ave", "wall_st", "union_square", "nob_hill"], 4)}
    assert ask(position(seats=3, Ann={"jailed": 1}, Ben=rich, Cy={"deeds": OTHERS})) == do.RollDice()
    assert ask(position(seats=3, turn="Ben", Ben={"jailed": 1, **rich}, Cy={"deeds": OTHERS}), 1) == do.Pay()


# --- trades


def trading(**given):
    """Ben's throw in a round in which he offers."""
    state = position(seats=4, turn="Ben", **given)
    state.round = 2
    return state


def test_a_monopolist_asks_a_competitor_for_the_second_street_and_pays_more_than_its_price():
    state = trading(Ann={"deeds": ["walnut_st"]}, Ben={"deeds": ["locust_st"]})
    offer = ask(state, 1)
    assert (offer.to, offer.want.deeds) == (0, ("walnut_st",))
    assert offer.give.cash > 200 or offer.give.deeds
    step(RULES["A"], state, 1, offer)
    assert ask(state, 0) == do.AcceptTrade(1)


def test_two_monopolists_swap_so_that_both_have_a_city():
    state = trading(Ben={"deeds": ["locust_st", "brattle_st"]}, Dan={"deeds": ["walnut_st", "beacon_st"]})
    offer = ask(state, 1)
    assert offer.to == 3
    assert len(offer.give.deeds) == len(offer.want.deeds) == 1
    step(RULES["A"], state, 1, offer)
    assert ask(state, 3) == do.AcceptTrade(1)


def test_a_competitor_sells_dearly_and_never_gives_a_deed_away():
    state = position(seats=4, Ann={"deeds": ["walnut_st"]}, Ben={"deeds": ["locust_st"]})
    state.round = 3
    offer = ask(state)
    assert (offer.to, offer.give.deeds) == (1, ("walnut_st",))
    assert offer.want.cash > 200


@pytest.mark.parametrize(("cash", "good"), [(0, False), (200, False), (900, True)])
def test_it_takes_an_offer_only_at_a_gain(cash, good):
    state = trading(Ann={"deeds": ["walnut_st"]}, Ben={"deeds": ["locust_st"]})
    offer = do.ProposeTrade(0, Bundle(cash), Bundle(deeds=("walnut_st",)))
    if cash:
        step(RULES["A"], state, 1, offer)
        assert ask(state) == (do.AcceptTrade(1) if good else do.RejectTrade(1))
    else:
        step(RULES["A"], state, 1, do.ProposeTrade(0, Bundle(deeds=("locust_st",)), Bundle(800)))
        assert ask(state) == do.RejectTrade(1)


def test_competitors_have_nothing_to_deal_in_with_each_other():
    state = position(seats=3, Ann={"deeds": ["walnut_st"]}, Cy={"deeds": ["locust_st"]})
    state.round = 3
    assert ask(state) == do.RollDice()
    assert do.ProposeTrade not in wants(RULES["A"], state, 0)


def test_an_offer_of_an_earlier_turn_is_taken_back():
    state = position(seats=4, dice=[[4, 6], [3]], Ann={"deeds": ["walnut_st"]})
    step(RULES["A"], state, 1, do.ProposeTrade(0, Bundle(1), Bundle(deeds=("walnut_st",))))
    step(RULES["A"], state, 0, do.RollDice())
    step(RULES["A"], state, 0, do.EndTurn())
    state.round = 2
    assert ask(state, 1) == do.WithdrawTrade(0)


# --- the closing of a two-hour game


def closing(**given):
    """Ann's turn was the last one."""
    return position("time", "Ann roll", "Ann end", mode="two_hours", dice=[[4, 6], [3]], **given)


def test_a_competitor_redeems_what_brings_more_than_a_tenth_of_its_cost():
    state = closing(Ann={"deeds": ["wall_st", "us_railroad"], "mortgaged": ["wall_st", "us_railroad"]})
    assert set(follow(state, 0, "two_hours")) == {do.Redeem("wall_st"), do.Redeem("us_railroad"), do.Finish()}


def test_a_monopolist_leaves_a_single_street_mortgaged_and_redeems_a_monopoly_whole():
    single = {"deeds": ["wall_st"], "mortgaged": ["wall_st"]}
    assert follow(closing(Ben=single), 1, "two_hours") == [do.Finish()]
    both = ["fifth_ave", "wall_st"]
    done = follow(closing(Ben={"deeds": both, "mortgaged": both}), 1, "two_hours")
    assert set(done) == {do.Redeem("fifth_ave"), do.Redeem("wall_st"), do.Finish()}
    poor = {"deeds": both, "mortgaged": both, "cash": 400}
    assert follow(closing(Ben=poor), 1, "two_hours") == [do.Finish()]


def test_building_at_the_end_brings_what_it_costs_and_is_left():
    state = closing(Ann={"deeds": ["wall_st"]}, Ben={"deeds": ["locust_st", "walnut_st"]})
    assert follow(state, 0, "two_hours") == follow(state, 1, "two_hours") == [do.Finish()]


def test_who_adjusts_ends_with_no_less_than_who_does_not():
    both = ["fifth_ave", "wall_st"]
    given = {"Ann": {"deeds": ["sunset_blvd"], "mortgaged": ["sunset_blvd"]}, "Ben": {"deeds": both, "mortgaged": both}}
    ended = []
    for plain in (False, True):
        state = closing(**given)
        for seat in (0, 1):
            if plain:
                step(RULES["two_hours"], state, seat, do.Finish())
            else:
                follow(state, seat, "two_hours")
        assert state.ending == "time"
        ended.append([it.cash for it in state.seats])
    assert all(adjusted > left for adjusted, left in zip(*ended, strict=True))
