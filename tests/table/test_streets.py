"""Classic Monopoly is told as well: every event, option, refusal and standing has its words, at every kind of table."""

import re

import pytest

from bot.engine import actions as a
from bot.engine import decisions as d
from bot.engine import events as e
from bot.engine import kernel
from bot.engine.events import EVENTS
from bot.engine.games import GAMES
from bot.engine.refusal import CODES
from bot.engine.state import BANK, HOTEL, Debt
from bot.rulesets import load
from bot.table.narrate import awaited, line, score_details, score_lines
from bot.table.voice import Voice

NAMES = ("Ann", "Ben", "Cy", "Dee")
OFFICIAL = load("classic")
TABLES = {
    "official": OFFICIAL,
    "russian": load("classic", "russian"),
    "online": load("classic", "online"),
    "short": load("classic", "short"),
    "timed": load("classic", "timed"),
    "cards": load("classic", "cards", rent="claim"),
    "czech": load("classic", "official", "cs", houses="6", hotels="1", tax_era="1935", parking_pot="true"),
    "fast": load(
        "classic", "official", "sk", speed_die="true", rent_in_jail="false", turn_limit="12", opening_deal="3"
    ),
    "quiet": load("classic", "official", "ro", auctions="false", estate="free", bankrupt_to_seat="bank_pays"),
    "poor": load("classic", "russian", start_cash="300", go="0", ends_at_bankruptcy="1"),
    "rich": load("classic", houses="5", hotels="2", start_cash="20000", opening_deal="3", double_go="true"),
}


@pytest.fixture
def state():
    state, _ = kernel.start(OFFICIAL, 4, bytes(32))
    state.turn = 0
    state.waiting = [d.AwaitRoll(1, (0,))]
    return state


@pytest.fixture
def usual():
    return OFFICIAL


# --- events


SAMPLES = [
    e.DiceRolled(0, (3, 4, 2)),
    e.DiceRolled(0, (3, 4, 5)),
    e.DiceRolled(0, (3, 4, 6)),
    e.DiceRolled(0, (3, 4), "utility"),
    e.TokenMoved(0, 7, 4, back=True),
    e.NoRent(0, "boardwalk", "jailed"),
    *(e.MoneyPaid(0, BANK, 20, why, "boardwalk") for why in ("fee", "deal", "fine", "pay_each_50")),
    e.MoneyPaid(0, BANK, 20, "fee"),
    e.MoneyPaid(0, BANK, 200, "tax", "income_tax"),
    *(e.MoneyReceived(0, 40, why) for why in ("parking", "estate", "loan_150")),
    e.DebtArose(0, BANK, 200, "tax", "income_tax"),
    e.DebtArose(0, BANK, 20, "fee"),
    *(e.CardDrawn(0, deck.id, card.id) for deck in OFFICIAL.decks.values() for card in deck.cards),
    e.BuildingBuilt(0, "boardwalk", 1, 200),
    e.BuildingBuilt(0, "boardwalk", HOTEL, 200),
    e.BuildingBuilt(0, "boardwalk", 3, 0),
    e.BuildingsSold(0, "boardwalk", 2, 100),
    e.BuildingsSold(0, "boardwalk", 0, 100),
    e.GroupCleared(0, "dark_blue", 400),
    e.ShortageOpened(0, "house", 1),
    e.BuildingsWanted(0, "hotel", "boardwalk", 1),
    e.BuildingsWaived(0, "house"),
    e.PlaceLost(0, "hotel"),
    e.TaxChosen(0, "income_tax", "200", 200),
    e.TaxChosen(0, "income_tax", "percent", 170),
    e.MoveChosen(0, "bus", 5),
    e.MoveChosen(0, "anywhere", 39),
    e.DeedDealt(0, "boardwalk", 400),
    e.TimeCalled(0),
    e.GroupCompleted(0, "railroad"),
    e.AuctionOpened("house", 50),
    e.BidPlaced(0, "hotel", 90),
    e.AuctionWon(0, "house", 90),
    e.AuctionUnsold("hotel"),
    *(e.GameEnded(ending, (0,), "ab") for ending in GAMES["classic"].endings),
]


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
@pytest.mark.parametrize("table", ["official", "russian", "czech", "cards"])
def test_every_event_is_one_sentence(event, table, words, state):
    text = line(event, NAMES, words, kernel.view(TABLES[table], state, None))
    assert text == text.strip()
    assert "\n" not in text
    assert text[-1] in ".!"


def test_the_samples_hold_what_only_classic_has():
    mine = {
        "building_built",
        "buildings_sold",
        "group_cleared",
        "shortage_opened",
        "buildings_wanted",
        "buildings_waived",
    }
    mine |= {"place_lost", "tax_chosen", "move_chosen", "deed_dealt", "time_called"}
    assert {EVENTS[tag] for tag in mine} <= {type(event) for event in SAMPLES}


@pytest.mark.parametrize(
    ("table", "event", "text"),
    [
        ("official", e.MoneyPaid(0, 1, 1200, "rent", "boardwalk"), "Ann paid $1,200 rent to Ben for Boardwalk."),
        ("official", e.MoneyPaid(0, BANK, 200, "tax", "income_tax"), "Ann paid $200: Income Tax."),
        ("official", e.BuildingBuilt(0, "boardwalk", HOTEL, 200), "Ann built on Boardwalk: 1 hotel for $200."),
        ("official", e.AuctionWon(1, "house", 90), "Ben won 1 house at auction for $90."),
        ("cards", e.SalaryPaid(0, 200), "Ann collected 2M at GO."),
        ("cards", e.MoneyPaid(0, BANK, 15, "poor_tax_15"), "Ann paid 0.15M to the bank."),
        ("russian", e.SalaryPaid(0, 200), "Ann collected 200 тыс. ₽ at ВПЕРЁД."),
        ("czech", e.SalaryPaid(0, 200), "Ann collected 200 Kč at Start."),
    ],
)
def test_lines_have_the_money_of_their_table(table, event, text, words, state):
    assert line(event, NAMES, words, kernel.view(TABLES[table], state, None)) == text


def test_a_card_says_its_own_sums_and_places(words, state):
    view = kernel.view(TABLES["cards"], state, None)
    told = line(e.CardDrawn(0, "chance", "repairs_25_100"), NAMES, words, view)
    assert "0.25M for each house and 1M for each hotel" in told
    told = line(e.CardDrawn(0, "chance", "advance_to_boardwalk"), NAMES, words, view)
    assert "Move on to Boardwalk." in told


# --- a turn in a few lines


def test_streets_that_were_built_on_stand_in_one_line(tell):
    assert tell(
        e.BuildingBuilt(0, "boardwalk", 1, 200),
        e.BuildingBuilt(0, "park_place", 1, 200),
        e.BuildingBuilt(0, "boardwalk", 2, 200),
    ) == ["Ann built 2 houses on Boardwalk and 1 house on Park Place for $600."]


def test_what_is_sold_to_raise_money_stands_in_one_line_each(tell):
    assert tell(
        e.BuildingsSold(0, "boardwalk", 1, 100),
        e.BuildingsSold(0, "park_place", 1, 100),
        e.DeedMortgaged(0, "baltic_avenue", 30),
        e.DeedMortgaged(0, "oriental_avenue", 50),
    ) == [
        "Ann sold buildings on Boardwalk and Park Place for $200.",
        "Ann mortgaged Baltic Avenue and Oriental Avenue for $80.",
    ]


def test_the_deal_is_one_line_a_seat(tell):
    dealt = [("baltic_avenue", 60), ("boardwalk", 400), ("short_line", 200), ("park_place", 350)]
    events = [
        event
        for at, (deed, price) in enumerate(dealt)
        for event in (e.DeedDealt(at % 2, deed, price), e.MoneyPaid(at % 2, BANK, price, "deal", deed))
    ]
    assert tell(*events) == [
        "Ann was dealt Baltic Avenue and Short Line for $260.",
        "Ben was dealt Boardwalk and Park Place for $750.",
    ]


def test_a_utility_has_a_throw_of_its_own(tell):
    assert tell(
        e.DiceRolled(0, (5, 7)),
        e.TokenMoved(0, 0, 12),
        e.DiceRolled(0, (2, 3), "utility"),
        e.MoneyPaid(0, 1, 20, "rent", "electric_company"),
    ) == [
        "Ann rolled 5 + 7 and moved to Electric Company.",
        "Ann rolled 2 + 3 for the utility.",
        "Ann paid $20 rent to Ben for Electric Company.",
    ]


def test_the_bus_goes_with_its_throw(tell):
    assert tell(e.DiceRolled(0, (2, 3, 4)), e.MoveChosen(0, "bus", 5), e.TokenMoved(0, 0, 5)) == [
        "Ann rolled 2 + 3 and a bus and moved to Reading Railroad."
    ]


# --- what is waited for, and options


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (d.AwaitChoice(1, (0,), "tax", "income_tax"), "Waiting for Ann to choose how to pay the tax."),
        (d.AwaitChoice(1, (0,), "bus", "speed_die"), "Waiting for Ann to choose how far the bus goes."),
        (d.AwaitChoice(1, (0,), "anywhere", "speed_die"), "Waiting for Ann to choose where to go."),
        (
            d.AwaitTransfer(1, (1,), ("boardwalk", "baltic_avenue")),
            "Waiting for Ben to redeem Boardwalk and Baltic Avenue at once, or pay the fee of $23.",
        ),
        (d.AwaitBuildings(1, (1, 2), "house"), "Waiting for Ben and Cy to say how many houses they want, or pass."),
        (d.AwaitPlacing(1, (1,), "hotel"), "Waiting for Ben to place the hotel."),
        (d.AwaitAuction(1, (1,), "house"), "Waiting for Ben to bid for 1 house or pass."),
    ],
)
def test_what_is_waited_for(decision, text, state, words):
    state.waiting = [decision]
    assert awaited(kernel.view(OFFICIAL, state, None), NAMES, words) == text


def test_building_and_selling_say_what_they_cost(label, state):
    state.owners |= {"boardwalk": 0, "park_place": 0}
    assert label(a.Build("boardwalk")) == "Build on Boardwalk for $200"
    state.own.buildings |= {"boardwalk": 4, "park_place": HOTEL}
    assert label(a.Build("boardwalk")) == "Hotel on Boardwalk for $200"
    assert label(a.Sell("park_place")) == "Sell on Park Place for $100"
    assert label(a.Sell("park_place", group=True)) == "Sell all dark blue for $900"
    assert label(a.Build("boardwalk"), TABLES["cards"]) == "Hotel on Boardwalk for 2M"


def test_choices_say_what_they_mean(label, state):
    old = TABLES["czech"]
    state.waiting = [d.AwaitChoice(1, (0,), "tax", "income_tax", 200)]
    assert label(a.Choose(option="200"), old) == "Pay 200 Kč"
    assert label(a.Choose(option="percent"), old) == "Pay 10% of your worth"
    state.waiting = [d.AwaitChoice(1, (0,), "bus", "speed_die")]
    assert label(a.Choose(option="5")) == "5 to Reading Railroad"
    state.waiting = [d.AwaitChoice(1, (0,), "anywhere", "speed_die")]
    assert label(a.Choose(option="39")) == "Go to Boardwalk"


def test_optional_steps_say_what_follows(label, state):
    state.waiting = [d.AwaitTransfer(1, (0,), ("boardwalk",))]
    assert label(a.Skip()) == "Pay the fee of $20"
    state.waiting = [d.AwaitBuildings(1, (0,), "house")]
    assert label(a.PassAuction()) == "No, thanks"
    state.waiting = [d.AwaitPurchase(1, (0,), "boardwalk")]
    assert label(a.DeclineDeed()) == "Auction it"
    assert label(a.DeclineDeed(), TABLES["quiet"]) == "Don\u2019t buy"
    state.waiting = [d.AwaitPlacing(1, (0,), "house")]
    assert label(a.Build("boardwalk")) == "Place it on Boardwalk"


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
        ("group_incomplete", a.Build("boardwalk"), {"group": "dark_blue"}, "the whole dark blue set"),
        (
            "group_mortgaged",
            a.Build("boardwalk"),
            {"group": "dark_blue", "name": "park_place"},
            "Park Place is mortgaged",
        ),
        ("has_buildings", a.Mortgage("boardwalk"), {"name": "boardwalk"}, "Boardwalk has buildings"),
        ("has_buildings", a.Mortgage("boardwalk"), {"name": "boardwalk", "group": "dark_blue"}, "in the dark blue set"),
        ("height_limit", a.Build("boardwalk", 3), {"name": "boardwalk"}, "no room for that many"),
        ("height_limit", a.Sell("boardwalk"), {"name": "boardwalk"}, "no such buildings"),
        ("uneven", a.Build("boardwalk"), {"name": "boardwalk"}, "lowest street first, before Boardwalk"),
        ("uneven", a.Sell("boardwalk"), {"name": "boardwalk"}, "highest street first, before Boardwalk"),
        ("no_stock", a.Build("boardwalk"), {"what": "house", "have": 0}, "no house left"),
        ("no_stock", a.Build("boardwalk", 3), {"what": "house", "have": 2}, "only 2 houses left"),
        ("no_stock", a.Sell("boardwalk"), {"what": "house", "have": 1}, "all buildings of the set at once"),
        ("short_of_cash", a.Build("boardwalk"), {"need": 200, "have": 20}, "That takes $200, and you have $20 free."),
        ("short_of_cash", a.Pay(), {"need": 200, "have": 20}, "Sell buildings, mortgage a deed or trade"),
        ("not_allowed", a.ProposeTrade(1), {"why": "nothing"}, "Add a deed, a card or money."),
        ("unknown_name", a.Mortgage("go"), {"name": "go"}, "GO has no deed."),
        ("unknown_name", a.Mortgage("nowhere"), {"name": "nowhere"}, "Nothing here is called nowhere."),
        ("can_still_raise", None, {"amount": 310, "owed": 250}, "raise $310 by selling buildings and mortgaging"),
        ("not_allowed", a.Build("short_line"), {"why": "no_street", "name": "short_line"}, "on Short Line"),
        ("not_allowed", a.Build("boardwalk"), {"why": "built_this_turn", "limit": 1}, "1 building a turn"),
        ("not_allowed", a.Build("boardwalk"), {"why": "other_building"}, "another kind of building"),
        ("not_allowed", None, {"why": "mortgaged", "name": "boardwalk"}, "Boardwalk is mortgaged"),
        ("not_allowed", None, {"why": "debt", "seat": 0}, "leave a debt unpaid"),
        ("not_allowed", None, {"why": "debt", "seat": 1}, "Ben is in debt"),
        ("not_allowed", a.TimeUp(), {"why": "clock"}, "Only the clock"),
        ("not_allowed", None, {"why": "bankrupt", "seat": 0}, "You are bankrupt"),
        ("wrong_moment", None, {"why": "shortage"}, "shared out"),
        ("wrong_moment", None, {"why": "transfer"}, "redeem them, or pay the fee"),
        ("wrong_moment", None, {"why": "debt"}, "Sell buildings, mortgage or trade"),
        ("wrong_moment", a.UseCard("get_out_of_jail_free"), {}, "A jail card is played in jail"),
        ("wrong_moment", a.Pay(), {}, "You owe nothing"),
        ("bad_amount", a.Choose(option="7"), {"amount": "7"}, "one of the choices"),
        ("bad_amount", a.Build("boardwalk", 2), {"amount": 2, "need": 1}, "Just one building"),
        ("bad_amount", a.Sell("boardwalk", 0), {"amount": 0}, "1 or more"),
        ("not_your_turn", a.RollDice(), {"turn": 2}, "It\u2019s Cy\u2019s move just now."),
    ],
)
def test_refusals_say_what_matters(code, action, params, part, say):
    text = say(code, action, **params)
    assert part in text
    assert text.endswith(".")
    assert len(re.findall(r"[.:;] ", text)) >= 1, "what can be done instead?"
    assert len(text) <= 200


def test_a_hotel_is_the_top(say, state):
    state.own.buildings["boardwalk"] = HOTEL
    assert "nothing stands above a hotel" in say("height_limit", a.Build("boardwalk"), name="boardwalk")


def test_tables_with_other_times_name_them(say, state):
    online = TABLES["online"]
    assert "first roll" in say("not_your_turn", a.Build("boardwalk"), rules=online, turn=1)
    assert "first roll" in say("wrong_moment", a.Build("boardwalk"), rules=online)
    assert "before the roll" in say("wrong_moment", a.ProposeTrade(1), rules=online)
    assert "in debt" in say("not_your_turn", a.Sell("boardwalk"), rules=online, turn=1)
    state.debts = [Debt(0, 1, 250, "rent", "boardwalk")]
    assert "doesn\u2019t trade while you are in debt" in say("not_allowed", rules=online, why="debt", seat=0)
    assert "until it is paid" in say("not_allowed", rules=online, why="debt", seat=1)


def test_without_auctions_nothing_is_left_to_one(say):
    assert "or don\u2019t buy" in say("short_of_cash", a.BuyDeed(), rules=TABLES["quiet"], need=400, have=30)
    assert "leave it to an auction" in say("short_of_cash", a.BuyDeed(), need=400, have=30)


def test_a_seat_that_was_never_in_an_auction_is_told_so(say):
    assert "not in this auction" in say("not_allowed", a.PlaceBid(90), rules=TABLES["online"], why="passed")
    assert "Passing is final" in say("not_allowed", a.PlaceBid(90), why="passed")


def test_a_table_without_auctions_speaks_of_none(state, words):
    quiet, declined = TABLES["quiet"], e.DeedDeclined(0, "boardwalk")
    state.waiting = [d.AwaitPurchase(1, (0,), "boardwalk")]
    for rules, speaks in ((OFFICIAL, True), (quiet, False)):
        view = kernel.view(rules, state, None)
        assert ("auction" in awaited(view, NAMES, words)) is speaks
        assert ("auction" in line(declined, NAMES, words, view)) is speaks
        assert ("auction" in Voice.of(view, NAMES, words).verb("decline")) is speaks


# --- who has what


def test_a_line_a_seat_with_all_that_counts(state, words):
    state.seats[0].cash = 410
    state.owners = {"boardwalk": 0, "park_place": 0, "baltic_avenue": 1}
    state.mortgaged = {"baltic_avenue"}
    state.own.buildings = {"boardwalk": HOTEL, "park_place": 4}
    state.seats[3].bankrupt = True
    first, second, third, fourth = score_lines(kernel.view(OFFICIAL, state, None), NAMES, words)
    assert first == "▶ 🚀 Ann · $410 · 2 deeds · 4 houses and 1 hotel · worth $2,960"
    assert second == "🐱 Ben · $1,500 · 1 deed · worth $1,530"
    assert third == "⛵ Cy · $1,500 · no deeds · worth $1,500"
    assert fourth.endswith("· bankrupt")


def test_details_stand_in_the_order_of_the_ranking(state, words):
    state.owners = {"boardwalk": 1}
    state.own.buildings = {"boardwalk": 1}
    state.seats[3].bankrupt = True
    state.seats[2].bankrupt = state.seats[2].resigned = True
    state.ending, state.winners = "last_standing", (0,)
    found = score_details(kernel.view(OFFICIAL, state, None), NAMES, words)
    assert found[0] == "Ann: cash $1,500, deeds $0, buildings $0; $1,500 in all"
    assert found[1] == "Ben: cash $1,500, deeds $400, buildings $200; $2,100 in all"
    assert set(found[2:]) == {"Cy: resigned, not ranked", "Dee: bankrupt"}


# --- whole games


def wilder(state, pick):
    """An action that is likely to be refused."""
    deeds = list(OFFICIAL.deeds)
    deed = deeds[pick(len(deeds))]
    others = [
        a.Build(deed, 1 + pick(3)),
        a.Sell(deed, 1 + pick(3)),
        a.Mortgage(deed),
        a.Redeem(deed),
        a.ProposeTrade(pick(len(state.seats)), a.Bundle(cash=pick(2000)), a.Bundle(deeds=(deed,))),
        a.Pay(),
        a.EndTurn(),
        a.DeclareBankruptcy(),
        a.Choose(option="7"),
    ]
    return others[pick(len(others))]


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_can_be_told(table, play_and_tell):
    _, refused = play_and_tell(TABLES[table], table, wilder)
    assert refused
