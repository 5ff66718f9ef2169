"""Anti-Monopoly is told as well: roles, the corner, cities, throws for money and the closing, in every mode and on every board."""

import re
from typing import get_args

import pytest

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine import events as e
from bot.engine import kernel
from bot.engine.games import GAMES
from bot.engine.refusal import CODES
from bot.engine.state import BANK, Debt
from bot.rulesets import load
from bot.standins import awaited as next_seats
from bot.table import roles
from bot.table.model import Entry
from bot.table.narrate import MOST, awaited, line, narrate, score_details, score_lines

NAMES = ("Ann", "Ben", "Cy", "Dee")
USUAL = load("anti")
TABLES = {
    "a_us": USUAL,
    "b_ro": load("anti", "B", "ro", foundation_fee="10", start_cash="500"),
    "b_us": load("anti", "B", rent="claim", start_cash="500"),
    "time_de": load("anti", "two_hours", "de"),
}
COMPETITOR, MONOPOLIST = "competitor", "monopolist"


@pytest.fixture
def state():
    """Ann and Cy are competitors, Ben and Dee monopolists; it is Ann's turn."""
    state, _ = kernel.start(USUAL, 4, bytes(32))
    state.own.roles[:] = [COMPETITOR, MONOPOLIST] * 2
    state.round, state.turn, state.agenda = 1, 0, []
    state.waiting = [d.AwaitRoll(1, (0,))]
    return state


@pytest.fixture
def usual():
    return USUAL


# --- events

SAMPLES = [
    e.RoleChosen(0, COMPETITOR, free=True),
    e.RoleChosen(1, MONOPOLIST, free=False),
    e.SwapWished(0, 1),
    e.RolesSwapped(0, 1),
    *(e.SeatReady(0, what) for what in ("roles", "adjust")),
    *(e.ThrowFailed(0, why) for why in ("foundation", "throw_10")),
    *(e.AdjustingOpened(minutes) for minutes in (1, 10)),
    e.CashKept(0, 10, 150, 1350),
    e.IncomeCounted(1, "wall_st", 80),
    *(e.DiceRolled(1, (3, 4), why) for why in ("move", "jail", "utility", "card")),
    e.DiceRolled(0, (2,), "foundation"),
    *(e.SentToJail(seat, why) for seat in (0, 1) for why in ("space", "card")),
    *(e.JailThrowFailed(1, left) for left in (1, 2)),
    *(e.LeftJail(0, how) for how in ("doubles", "fine", "third_throw")),
    *(e.NoRent(0, "wall_st", why) for why in ("mortgaged", "own", "jailed")),
    *(e.MoneyPaid(1, BANK, 50, why) for why in ("fine", "foundation", "pay_50", "rent")),
    e.MoneyPaid(1, BANK, 75, "tax", "property_tax"),
    *(e.MoneyReceived(0, 25, why) for why in ("foundation", "receive_25")),
    *(e.DebtArose(1, BANK, 50, why) for why in ("fine", "foundation", "pay_50")),
    e.DebtArose(1, 0, 25, "from_competitors_25"),
    e.TaxChosen(0, "income_tax", "200", 200),
    e.TaxChosen(0, "income_tax", "percent", 150),
    e.GroupCompleted(1, "boston"),
    e.GroupCleared(1, "boston", 150),
    *(e.BuildingBuilt(seat, "wall_st", level, 200) for seat in (0, 1) for level in range(1, 6 - seat)),
    *(e.BuildingsSold(1, "wall_st", level, 100) for level in (0, 3)),
    e.DeedDeclined(0, "wall_st"),
    e.SalaryPaid(0, 100),
    e.TimeCalled(0),
    *(e.CardDrawn(0, deck.id, card.id) for deck in USUAL.decks.values() for card in deck.cards),
    *(e.GameEnded(ending, (0,), "ab") for ending in GAMES["anti"].endings),
]


def test_the_samples_hold_what_only_this_game_has():
    assert {*get_args(roles.Roles), *get_args(roles.Closing)} <= {type(event) for event in SAMPLES}


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
@pytest.mark.parametrize("table", TABLES)
def test_every_event_is_one_sentence(event, table, words, state):
    text = line(event, NAMES, words, kernel.view(TABLES[table], state, None))
    assert text == text.strip()
    assert "\n" not in text
    assert text[-1] in ".!"
    assert " jail" not in text, "there is a price war or a prison"
    assert "auction" not in text


@pytest.mark.parametrize(
    ("table", "event", "text"),
    [
        ("a_us", e.MoneyPaid(0, 1, 240, "rent", "wall_st"), "Ann paid $240 rent to Ben for Wall St."),
        ("b_ro", e.MoneyPaid(0, 1, 240, "rent", "wall_st"), "Ann paid 240 € rent to Ben for Sintagma."),
        ("a_us", e.SalaryPaid(0, 100), "Ann collected $100 at START."),
        ("a_us", e.SentToJail(0, "space"), "Ann was sent to the price war."),
        ("a_us", e.SentToJail(1, "card"), "Ben was sent to prison."),
        ("a_us", e.JailThrowFailed(1, 2), "No doubles; Ben stays in prison."),
        (
            "a_us",
            e.JailThrowFailed(0, 1),
            "No doubles; Ann stays in the price war, and pays to leave on the next turn.",
        ),
        ("a_us", e.MoneyPaid(1, BANK, 50, "fine"), "Ben paid $50 to get out of prison."),
        ("a_us", e.MoneyPaid(1, BANK, 160, "foundation"), "Ben paid the foundation $160."),
        ("a_us", e.GroupCompleted(1, "boston"), "Ben now has a monopoly in Boston!"),
        ("time_de", e.GroupCompleted(1, "new_york"), "Ben now has a monopoly in Athen!"),
        ("a_us", e.BuildingBuilt(0, "nob_hill", 4, 200), "Ann built on Nob Hill: 4 houses for $200."),
        ("a_us", e.BuildingBuilt(0, "nob_hill", 5, 200), "Ann built on Nob Hill: 1 apartment for $200."),
        ("a_us", e.BuildingBuilt(1, "nob_hill", 3, 200), "Ben built on Nob Hill: 3 houses for $200."),
        ("a_us", e.BuildingBuilt(1, "nob_hill", 4, 200), "Ben built on Nob Hill: 1 apartment for $200."),
        ("a_us", e.RoleChosen(0, COMPETITOR, free=True), "Ann plays as a competitor."),
        (
            "b_us",
            e.GameEnded("role_out", (1, 3), ""),
            "One role is out and the game is over: Ben and Dee share the win!",
        ),
        ("time_de", e.IncomeCounted(1, "georgetown", 52), "Grote Markt brings 52 € to Ben."),
        (
            "a_us",
            e.CardDrawn(0, COMPETITOR, "throw_10"),
            "Ann drew “A bold appeal”: Throw two dice. With 10 or more the bank pays you $75; with less, nothing happens.",
        ),
    ],
)
def test_lines_have_the_roles_places_and_money_of_their_table(table, event, text, words, state):
    assert line(event, NAMES, words, kernel.view(TABLES[table], state, None)) == text


# --- a turn in a few lines


def test_a_throw_for_money_is_told_with_what_it_won(tell):
    assert tell(
        e.DiceRolled(0, (6, 4)),
        e.TokenMoved(0, 10, 20),
        e.DiceRolled(0, (2,), "foundation"),
        e.MoneyReceived(0, 50, "foundation"),
    ) == ["Ann rolled 6 + 4 and moved to Anti-Monopoly Foundation.", "Ann rolled 2 and won $50."]
    assert tell(e.DiceRolled(0, (3,), "foundation"), e.ThrowFailed(0, "foundation")) == [
        "Ann rolled 3 and won nothing."
    ]


def test_a_card_with_a_throw_comes_before_it(tell):
    told = tell(
        e.CardDrawn(1, MONOPOLIST, "throw_8"), e.DiceRolled(1, (5, 3), "card"), e.MoneyReceived(1, 75, "throw_8")
    )
    assert [text[:21] for text in told] == ["Ben drew “Friends in ", "Ben rolled 5 + 3 and "]
    assert told[1] == "Ben rolled 5 + 3 and won $75."


def test_the_corner_is_called_by_the_role(tell):
    assert tell(e.DiceRolled(1, (4, 4), "jail"), e.LeftJail(1, "doubles"), e.TokenMoved(1, 10, 18)) == [
        "Ben rolled double 4s, walked out of prison and moved to Chestnut St."
    ]
    assert tell(e.DiceRolled(0, (4, 3), "jail"), e.JailThrowFailed(0, 2)) == [
        "Ann rolled 4 + 3 and stays in the price war."
    ]
    assert tell(
        e.LeftJail(0, "third_throw"),
        e.MoneyPaid(0, BANK, 50, "fine"),
        e.DiceRolled(0, (4, 3), "jail"),
        e.TokenMoved(0, 10, 17),
    ) == ["Ann paid $50 to get out of the price war.", "Ann rolled 4 + 3 and moved to Competitor or Monopolist."]


WALK = (
    *(e.CashKept(seat, 10 + seat % 2 * 10, 100, 900) for seat in range(4)),
    e.IncomeCounted(0, "basin_st", 6),
    e.IncomeCounted(1, "us_railroad", 40),
    e.DiceRolled(0, (3, 4), "utility"),
    e.IncomeCounted(0, "us_electric_company", 28),
    e.IncomeCounted(1, "brattle_st", 44),
    e.DiceRolled(1, (6, 6), "utility"),
    e.IncomeCounted(1, "us_gas_company", 48),
    e.IncomeCounted(0, "wall_st", 40),
    e.GameEnded("time", (1,), ""),
)


def test_the_walk_is_told_deed_by_deed_a_line_a_seat(tell):
    assert tell(e.SeatReady(3, "adjust"), *WALK) == [
        "Cash kept: Ann ($100, 10%), Ben ($100, 20%), Cy ($100, 10%) and Dee ($100, 20%).",
        "Ann takes in $74: Basin St. $6, U.S. Electric Company $28 (rolled 3 + 4) and Wall St. $40.",
        "Ben takes in $132: U.S. Railroad $40, Brattle St. $44 and U.S. Gas Company $48 (rolled double 6s).",
        "The agreed time is over: Ben wins!",
    ]


def test_wealth_is_counted_the_same_way_also_where_a_utility_comes_first(tell):
    told = tell(
        e.SeatBankrupt(0, 1, resigned=False),
        e.DiceRolled(1, (1, 2), "utility"),
        e.IncomeCounted(1, "us_electric_company", 12),
        e.IncomeCounted(3, "wall_st", 40),
        e.GameEnded("role_out", (3,), ""),
    )
    assert told[1:3] == [
        "Ben takes in $12: U.S. Electric Company $12 (rolled 1 + 2).",
        "Dee takes in $40: Wall St. $40.",
    ]
    assert len(told) == 4


def test_the_walk_of_six_seats_fits_the_story(words):
    state, _ = kernel.start(TABLES["time_de"], 6, bytes(32))
    state.own.roles[:] = [COMPETITOR, MONOPOLIST] * 3
    kept = [e.CashKept(seat, 10, 5, 45) for seat in range(6)]
    income = [e.IncomeCounted(at % 6, deed, 10) for at, deed in enumerate(USUAL.deeds)]
    view = kernel.view(TABLES["time_de"], state, None)
    told = narrate(
        [Entry(1, 0, None, (*kept, *income, e.GameEnded("time", (1,), "")))], "ABCDEF", words, view, most=MOST
    )
    assert len(told) == 8
    assert not any("more" in text for text in told)


def test_seats_that_are_ready_and_wishes_that_the_stage_shows_are_no_news(tell):
    assert tell(e.SeatReady(0, "roles"), e.SeatReady(1, "roles"), e.TurnStarted(0, 1)) == []
    assert tell(e.SwapWished(0, 1), e.RolesSwapped(1, 0)) == ["Ben and Ann swapped roles."]


def test_nobody_has_the_turn_before_the_first_one_and_after_the_last(state, words):
    def turns():
        return sum("▶" in text for text in score_lines(kernel.view(USUAL, state, None), NAMES, words))

    assert turns() == 1
    state.waiting = [d.AwaitAdjusting(1, (0,))]
    assert turns() == 0
    state.round, state.waiting = 0, [d.AwaitRoles(1, (0,))]
    assert turns() == 0


# --- what is waited for, and options


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (d.AwaitChoice(1, (0,), "role", "role"), "Waiting for Ann to choose a role."),
        (d.AwaitChoice(1, (0,), "tax", "income_tax", 200), "Waiting for Ann to choose how to pay the tax."),
        (d.AwaitRoles(1, (0,)), "Waiting for Ann to keep or swap roles."),
        (d.AwaitAdjusting(1, (1,)), "Waiting for Ben to adjust holdings with the bank, or be done."),
        (d.AwaitPurchase(1, (1,), "wall_st"), "Waiting for Ben: buy Wall St. for $400, or don\u2019t."),
    ],
)
def test_what_is_waited_for(decision, text, state, words):
    state.waiting = [decision]
    assert awaited(kernel.view(USUAL, state, None), NAMES, words) == text


def test_all_who_adjust_share_a_sentence(state, words):
    state.waiting = [d.AwaitAdjusting(seat, (seat,)) for seat in range(3)]
    assert awaited(kernel.view(USUAL, state, None), NAMES, words).startswith("Waiting for Ann, Ben and Cy to adjust")


def test_the_corner_says_what_the_way_out_costs(state, words):
    def asked(*waiting):
        state.waiting = list(waiting)
        return awaited(kernel.view(USUAL, state, None), NAMES, words)

    state.seats[1].jailed = 1
    roll = d.AwaitRoll(1, (1,))
    assert asked(roll) == "Waiting for Ben, in prison: roll for doubles, or pay $50 and roll."
    state.seats[1].jailed = 3
    assert asked(roll) == "Waiting for Ben, in prison for the last time: rolling costs $50 and moves on."
    assert asked(d.AwaitManage(1, (1,))) == "Waiting for Ben, in prison, to build, trade or end the turn."


def test_building_and_returning_say_what_they_cost(label, state):
    state.owners |= {"brattle_st": 0, "wall_st": 1, "fifth_ave": 1}
    state.own.buildings |= {"brattle_st": 3, "wall_st": 3, "fifth_ave": 4}
    assert label(a.Build("brattle_st")) == "Build on Brattle St. for $150"
    assert label(a.Build("brattle_st", 2)) == "Apartment on Brattle St. for $300"
    assert label(a.Build("wall_st"), seat=1) == "Apartment on Wall St. for $200"
    assert label(a.Sell("fifth_ave"), seat=1) == "Sell on Fifth Ave. for $100"
    assert label(a.Sell("fifth_ave", group=True), seat=1) == "Return all in New York for $700"


def test_choices_say_what_they_mean(label, state):
    state.waiting = [d.AwaitChoice(1, (0,), "role", "role")]
    assert label(a.Choose(option=MONOPOLIST)) == "Be a monopolist"
    state.waiting = [d.AwaitRoles(1, (0,)), d.AwaitRoles(2, (1,))]
    assert label(a.Choose(seat=1)) == "Swap roles with Ben"
    assert label(a.Finish()) == "Keep my role"
    state.waiting = [d.AwaitAdjusting(1, (0,))]
    assert label(a.Finish()) == "I\u2019m done"
    state.waiting = [d.AwaitChoice(1, (1,), "tax", "income_tax", 200)]
    assert label(a.Choose(option="200"), seat=1) == "Pay $200"
    assert label(a.Choose(option="percent"), seat=1) == "Pay 20% of cash, 10% of deeds, 10% of buildings"
    assert label(a.DeclineDeed()) == "Don\u2019t buy"


# --- refusals


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seat", [0, None])
def test_every_code_has_words_even_without_parameters(code, seat, say):
    text = say(code, looks=seat)
    assert text.endswith(".")
    assert len(re.findall(r"[.:;] ", text)) >= 1, "what can be done instead?"
    assert len(text) <= 200


@pytest.mark.parametrize(
    ("code", "action", "params", "part"),
    [
        ("not_your_turn", a.Build("wall_st"), {"turn": 1}, "Building is for your own turn"),
        ("not_your_turn", a.RollDice(), {"turn": 2}, "It\u2019s Cy\u2019s move just now."),
        ("group_incomplete", a.Build("wall_st"), {"group": "new_york"}, "New York isn\u2019t one yet"),
        ("group_mortgaged", a.Build("wall_st"), {"group": "new_york", "name": "fifth_ave"}, "Fifth Ave. is mortgaged"),
        ("height_limit", a.Sell("wall_st"), {"name": "wall_st"}, "no such buildings"),
        ("height_limit", a.Build("wall_st", 9), {"name": "wall_st"}, "no room for that many"),
        ("unknown_name", a.Mortgage("start"), {"name": "start"}, "a transport company or a utility"),
        ("unknown_name", a.Mortgage("nowhere"), {"name": "nowhere"}, "Nothing here is called nowhere."),
        ("wrong_moment", a.ProposeTrade(1), {"why": "adjusting"}, "only the bank deals now"),
        ("wrong_moment", a.Build("wall_st"), {"why": "closed"}, "Your holdings are closed"),
        ("wrong_moment", a.ProposeTrade(1), {"why": "roles"}, "Settle the roles first"),
        ("wrong_moment", a.EndTurn(), {"why": "debt"}, "Sell buildings, mortgage or trade"),
        ("wrong_moment", a.EndTurn(), {"why": "roll_again"}, "your further roll"),
        ("wrong_moment", a.Pay(), {}, "The $50 to leave"),
        ("not_allowed", a.PlaceBid(10), {}, "There are no auctions here"),
        ("not_allowed", a.Choose(seat=2), {"why": "no_seat_asked"}, "Pick one of the choices"),
        ("not_allowed", a.Choose(option=COMPETITOR), {"why": "split", "role": COMPETITOR}, "differ by one seat"),
        ("not_allowed", a.Choose(seat=2), {"why": "no_swap", "seat": 2}, "swap roles with Cy"),
        ("not_allowed", a.Build("us_railroad"), {"why": "no_street", "name": "us_railroad"}, "on U.S. Railroad"),
        ("not_allowed", a.TimeUp(), {"why": "clock"}, "Only the clock"),
        ("not_allowed", a.ProposeTrade(1), {"why": "nothing"}, "Add a deed, a card or money."),
        ("not_allowed", None, {"why": "debt", "seat": 0}, "leave a debt unpaid"),
        ("not_allowed", None, {"why": "debt", "seat": 1}, "Ben is in debt"),
        ("not_allowed", None, {"why": "bankrupt", "seat": 0}, "You are bankrupt"),
        ("short_of_cash", a.Build("wall_st"), {"need": 200, "have": 20}, "That takes $200, and you have $20 free."),
        ("short_of_cash", a.BuyDeed(), {"need": 400, "have": 20}, "or don\u2019t buy"),
        ("can_still_raise", None, {"amount": 310, "owed": 250}, "raise $310 by selling buildings and mortgaging"),
        ("bad_amount", a.Choose(option="7"), {"amount": "7"}, "one of the choices"),
        ("bad_amount", a.Build("wall_st", 0), {"amount": 0}, "1 or more"),
    ],
)
def test_refusals_say_what_matters(code, action, params, part, say):
    text = say(code, action, **params)
    assert part in text
    assert text.endswith(".")
    assert len(re.findall(r"[.:;] ", text)) >= 1, "what can be done instead?"
    assert len(text) <= 200


def test_before_the_first_turn_the_roles_come_first(say, state):
    state.round = 0
    assert "Settle the roles first" in say("wrong_moment", a.Build("wall_st"), why="closed")


def test_an_apartment_is_the_top_of_its_owners_role(say, state):
    state.own.buildings["wall_st"] = 4
    top = "nothing stands above an apartment"
    assert top not in say("height_limit", a.Build("wall_st", 2), name="wall_st")
    assert top in say("height_limit", a.Build("wall_st"), looks=1, name="wall_st")


def test_a_monopolists_buildings_stand_in_the_way_of_a_whole_city(say, state):
    state.owners |= {"wall_st": 0, "brattle_st": 1}
    told = say("has_buildings", a.Mortgage("wall_st"), name="wall_st", group="new_york")
    assert told.startswith("Wall St. has buildings")
    told = say("has_buildings", a.Mortgage("brattle_st"), looks=1, name="brattle_st", group="boston")
    assert told.startswith("Brattle St. holds up a monopoly with buildings in Boston")


# --- who has what


def test_a_line_a_seat_says_its_role_and_all_that_counts(state, words):
    state.seats[0].cash = 410
    state.owners = {"wall_st": 0, "brattle_st": 1, "harvard_square": 1, "us_gas_company": 1}
    state.own.buildings = {"wall_st": 5, "brattle_st": 4, "harvard_square": 2}
    state.seats[1].jailed = 1
    state.seats[2].bankrupt = True
    state.seats[3].bankrupt = state.seats[3].resigned = True
    first, second, third, fourth = score_lines(kernel.view(USUAL, state, None), NAMES, words)
    assert first == "▶ 🚀 Ann · competitor · $410 · 1 deed · 1 apartment · worth $550"
    assert second == "🐱 Ben · monopolist · $1,500 · 3 deeds · 2 houses and 1 apartment · worth $1,796 · in prison"
    assert third == "⛵ Cy · competitor · $1,500 · no deeds · worth $1,500 · bankrupt"
    assert fourth == "🐸 Dee · monopolist · resigned"


def test_before_the_roles_are_chosen_nobody_has_one(state, words):
    state.own.roles[:] = [""] * 4
    assert score_lines(kernel.view(USUAL, state, None), NAMES, words)[1] == "🐱 Ben · $1,500 · no deeds · worth $1,500"


def test_details_tell_cash_and_income_apart(state, words):
    state.owners = {"wall_st": 0, "brattle_st": 1}
    state.seats[2].bankrupt = True
    running = score_details(kernel.view(USUAL, state, None), NAMES, words)
    assert running[0] == "Ann · competitor: cash $1,500, income $40; $1,540 in all"
    state.ending, state.winners, state.own.income = "time", (1,), [40, 22, 0, 0]
    over = score_details(kernel.view(USUAL, state, None), NAMES, words)
    assert over[0] == "Ben · monopolist: cash $1,478, income $22; $1,500 in all", "the walk has paid the income"
    assert over[-1] == "Cy · competitor: bankrupt"


# --- whole games


def wilder(state, pick):
    """An action that is likely to be refused."""
    deeds = list(USUAL.deeds)
    deed = deeds[pick(len(deeds))]
    others = [
        a.Build(deed, 1 + pick(3)),
        a.Sell(deed, 1 + pick(3), group=not pick(2)),
        a.Mortgage(deed),
        a.ProposeTrade(pick(len(state.seats)), a.Bundle(cash=pick(2000)), a.Bundle(deeds=(deed,))),
        a.Pay(),
        a.Finish(),
        a.PlaceBid(10),
        a.DeclareBankruptcy(),
        a.Choose(option="7"),
        a.Choose(seat=pick(len(state.seats))),
        a.Choose(option=COMPETITOR),
    ]
    return others[pick(len(others))]


def clocked(serial, state):
    """Who acts where the clock speaks at the 300th action, and again when seats have adjusted for a while."""
    if serial < 300:
        return next_seats(state)[0]
    adjusts = any(isinstance(it, d.AwaitAdjusting) for it in state.waiting)
    return BANK if serial == 300 or (serial > 420 and adjusts) else state.waiting[0].seats[0]


@pytest.mark.parametrize("table", ["a_us", "b_ro", "b_us"])
def test_whole_games_can_be_told(table, play_and_tell):
    _, refused = play_and_tell(TABLES[table], table, wilder)
    assert refused
    assert all("no auctions" in text for text in refused if "auction" in text)


def test_a_whole_two_hour_game_can_be_told(play_and_tell):
    state, refused = play_and_tell(TABLES["time_de"], "time_de", wilder, clocked)
    assert state.ending == "time"
    assert refused


def test_debts_say_what_for(state, words):
    state.waiting, state.debts = [d.AwaitDebt(1, (1,))], [Debt(1, BANK, 160, "foundation")]
    assert awaited(kernel.view(USUAL, state, None), NAMES, words) == "Waiting for Ben to raise $160 for the bank."
