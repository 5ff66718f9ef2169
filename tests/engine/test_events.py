"""What happens is told, all of it and in order: narration, log and pictures know nothing else."""

from bot.cases.files import Case
from bot.cases.names import Names
from bot.cases.notation import parse, split_line
from bot.cases.position import set_up
from bot.engine.actions import Bundle
from bot.engine.chance import commitment
from bot.engine.events import (
    AuctionOpened,
    AuctionPassed,
    AuctionRestarted,
    AuctionUnsold,
    AuctionWon,
    BidPlaced,
    CardDrawn,
    CardKept,
    CardUsed,
    ChipGiven,
    ChipsDropped,
    ChipsGained,
    ChipsPickedUp,
    ChipsShort,
    ChipsSwapped,
    ChipStolen,
    DebtArose,
    DeedBought,
    DeedDeclined,
    DeedMortgaged,
    DeedRedeemed,
    DiceRolled,
    FloorBuilt,
    GameEnded,
    GameStarted,
    GroupCompleted,
    JailThrowFailed,
    LeftJail,
    MaximumSet,
    MoneyPaid,
    MoneyReceived,
    NobodyToRob,
    NoRent,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    PurchaseOffered,
    RentClaimed,
    RentLapsed,
    RentOpen,
    SalaryPaid,
    SeatBankrupt,
    SentToJail,
    StartThrown,
    ThirdDouble,
    TokenMoved,
    TradeForced,
    TradeMade,
    TurnEnded,
    TurnStarted,
)
from bot.engine.kernel import apply, start
from bot.rulesets import load

ANN, BEN, CY, BANK = 0, 1, 2, -1
SETS = {"Ben": {"deeds": ["oriental", "connecticut"]}}


def told(*lines, seats=("Ann", "Ben", "Cy"), turn="Ann", options=None, **given):
    """The events of a script, played from a given position."""
    case = Case("", "builder", list(seats), turn=turn, given=given, options=options or {})
    rules = load("builder", **case.options)
    names = Names(rules, case.seats)
    state, _ = set_up(case, rules, names)
    found = []
    for text in lines:
        line = split_line(text)
        state, events = apply(rules, state, names.seat(line.speaker), parse(line, names))
        found += events
    return found


def moved(total, dice, start=0, seat=ANN, why="move"):
    """A throw and the move that follows, on a total that brings nobody anything."""
    return [DiceRolled(seat, dice, why), TokenMoved(seat, start, (start + total) % 32)]


def test_a_plain_turn():
    assert told("Ann roll", "Ann end", dice=[[3, 5]]) == [*moved(8, (3, 5)), TurnEnded(ANN), TurnStarted(BEN, 1)]


def test_a_new_round_begins_with_the_first_seat():
    found = told("Cy roll", "Cy end", turn="Cy", dice=[[3, 5]])
    assert found[-2:] == [TurnEnded(CY), TurnStarted(ANN, 2)]


def test_a_new_round_begins_with_the_first_seat_still_in():
    found = told("Ann resign", "Cy roll", "Cy end", turn="Cy", dice=[[3, 5]])
    assert found[-2:] == [TurnEnded(CY), TurnStarted(BEN, 2)]


def test_a_seat_that_leaves_in_its_turn_does_not_end_it():
    assert told("Ann resign") == [SeatBankrupt(ANN, BANK, resigned=True), TurnStarted(BEN, 1)]


def test_gathering_goes_clockwise_from_the_roller():
    found = told(
        "Ben roll",
        turn="Ben",
        dice=[[3, 5]],
        Ben={"deeds": ["pennsylvania"]},
        Ann={"deeds": ["pacific"]},
        bank={"green": 1},
    )
    assert found == [
        DiceRolled(BEN, (3, 5)),
        ChipsGained(BEN, {"purple": 2}, "deed", "pennsylvania"),
        ChipsGained(ANN, {"green": 1}, "deed", "pacific"),
        ChipsShort(ANN, "green", 1),
        TokenMoved(BEN, 0, 8),
    ]


def test_the_last_chip_of_a_colour_is_no_shortage():
    found = told("Ann roll", dice=[[3, 5]], Ann={"deeds": ["pacific"]}, bank={"green": 2})
    assert found == [DiceRolled(ANN, (3, 5)), ChipsGained(ANN, {"green": 2}, "deed", "pacific"), TokenMoved(ANN, 0, 8)]


def test_a_six_is_told_as_the_own_colour():
    found = told("Ben roll", turn="Ben", dice=[[2, 4]], Ben={"at": 2}, bank={"green": 0})
    assert found == [
        DiceRolled(BEN, (2, 4)),
        ChipsGained(BEN, {"purple": 2}, "own_colour"),
        ChipsShort(CY, "green", 2),
        ChipsGained(ANN, {"red": 2}, "own_colour"),
        TokenMoved(BEN, 2, 8),
    ]


def test_dropping_and_picking_up():
    found = told(
        "Ann discard red=1 green=1", "Ann roll", dice=[[4, 5]], Ann={"at": 31, "chips": {"red": 7, "green": 1}},
        chips={"0": {"yellow": 2}, "8": {"purple": 1}},
    )  # fmt: skip
    assert found == [
        ChipsDropped(ANN, {"red": 1, "green": 1}, 31),
        *moved(9, (4, 5), 31),
        SalaryPaid(ANN, 200),
        ChipsPickedUp(ANN, {"yellow": 2}, 0),
        ChipsPickedUp(ANN, {"purple": 1}, 8),
    ]


def test_a_further_turn_after_doubles():
    found = told("Ann roll", "Ann roll", dice=[[4, 4], [3, 5]], Ann={"chips": {}})
    assert found == [*moved(8, (4, 4)), TurnStarted(ANN, 1, again=True), *moved(8, (3, 5), 8)]


def test_a_further_turn_after_doubles_that_begins_with_a_discard():
    found = told("Ann roll", "Ann discard red=2", "Ann roll", dice=[[1, 1], [1, 5]], Ann={"chips": {"red": 6}})
    assert found[:6] == [
        *moved(2, (1, 1)),
        ChipsGained(ANN, {"red": 2}, "collect"),
        TurnStarted(ANN, 1, again=True),
        ChipsDropped(ANN, {"red": 2}, 2),
        DiceRolled(ANN, (1, 5)),
    ]


def test_buying():
    found = told("Ann roll", "Ann buy", dice=[[2, 3]], Ann={"deeds": ["connecticut"]})
    assert found == [
        *moved(5, (2, 3)),
        PurchaseOffered(ANN, "oriental", 100),
        DeedBought(ANN, "oriental", 100),
        GroupCompleted(ANN, "light_blue"),
    ]


def test_an_auction():
    found = told(
        "Ann roll", "Ann decline", "Ben bid 20", "Cy upto 60", "Ben bid 40", "Ben pass", "Ann pass", dice=[[2, 3]]
    )
    assert found[3:] == [
        DeedDeclined(ANN, "oriental"),
        AuctionOpened("oriental", 10),
        BidPlaced(BEN, "oriental", 20),
        MaximumSet(CY),
        BidPlaced(CY, "oriental", 25),
        BidPlaced(BEN, "oriental", 40),
        BidPlaced(CY, "oriental", 45),
        AuctionPassed(BEN),
        AuctionPassed(ANN),
        AuctionWon(CY, "oriental", 45),
    ]


def test_two_maxima_meet():
    found = told("Ann roll", "Ann decline", "Ben upto 60", "Cy upto 200", dice=[[2, 3]])
    assert found[5:] == [
        MaximumSet(BEN),
        BidPlaced(BEN, "oriental", 10),
        MaximumSet(CY),
        BidPlaced(BEN, "oriental", 60),
        BidPlaced(CY, "oriental", 65),
    ]


def test_an_open_bid_of_the_leader_is_not_told_twice():
    found = told("Ann roll", "Ann decline", "Ben bid 60", "Cy bid 70", dice=[[2, 3]])
    assert found[5:] == [BidPlaced(BEN, "oriental", 60), BidPlaced(CY, "oriental", 70)]


def test_an_auction_without_a_bid_and_one_whose_leader_leaves():
    found = told("Ann roll", "Ann decline", "Ben pass", "Ann pass", "Cy pass", dice=[[2, 3]])
    assert found[-2:] == [AuctionPassed(CY), AuctionUnsold("oriental")]
    found = told("Ann roll", "Ann decline", "Ben bid 20", "Cy bid 40", "Cy resign", dice=[[2, 3]])
    assert found[-2:] == [SeatBankrupt(CY, BANK, resigned=True), AuctionRestarted(BEN, 20)]
    found = told("Ann roll", "Ann decline", "Cy bid 40", "Cy resign", dice=[[2, 3]])
    assert found[-2:] == [SeatBankrupt(CY, BANK, resigned=True), AuctionRestarted(BANK, 0)]
    found = told("Ann roll", "Ann decline", "Ben bid 20", "Cy bid 40", "Ben resign", dice=[[2, 3]])
    assert found[-1] == SeatBankrupt(BEN, BANK, resigned=True)


def test_rent_and_no_rent():
    assert told("Ann roll", dice=[[2, 3]], **SETS)[2:] == [MoneyPaid(ANN, BEN, 100, "rent", "oriental")]
    assert told("Ann roll", dice=[[2, 3]], Ben={"mortgaged": ["oriental"]})[2:] == [
        NoRent(ANN, "oriental", "mortgaged")
    ]
    assert told("Ann roll", dice=[[2, 3]], Ann={"deeds": ["oriental"]})[2:] == [NoRent(ANN, "oriental", "own")]


def test_claims():
    claim = {"rent": "claim"}
    opened = RentOpen(ANN, BEN, "oriental", 100)
    found = told("Ann roll", "Ben claim", dice=[[2, 3]], options=claim, **SETS)
    assert found[2:] == [
        opened, RentClaimed(ANN, BEN, "oriental", 100), MoneyPaid(ANN, BEN, 100, "rent", "oriental"),
    ]  # fmt: skip
    found = told("Ann roll", "Ann end", "Ben roll", dice=[[2, 3], [3, 5]], options=claim, **SETS)
    assert found[2:-2] == [opened, TurnEnded(ANN), TurnStarted(BEN, 1), RentLapsed(ANN, BEN, "oriental", 100)]


def test_a_debt_and_its_payment():
    found = told(
        "Ann roll", "Ann mortgage baltic", "Ann pay", dice=[[2, 3]], Ann={"cash": 40, "deeds": ["baltic"]}, **SETS
    )
    assert found[2:] == [
        DebtArose(ANN, BEN, 100, "rent", "oriental"),
        DeedMortgaged(ANN, "baltic", 60),
        MoneyPaid(ANN, BEN, 100, "rent", "oriental"),
    ]


def card(name, *lines, **given):
    """The events that follow the drawing of a card on 4, where 1 + 3 leads from GO."""
    found = told("Ann roll", *lines, dice=[[1, 3], *given.pop("dice", [])], chance=[name], **given)
    assert found[:3] == [*moved(4, (1, 3)), CardDrawn(ANN, "chance", name)]
    return found[3:]


def test_kept_cards():
    assert card("forced_trade", "Ann force Cy green for red") == [
        CardKept(ANN, "forced_trade"), CardUsed(ANN, "forced_trade"), TradeForced(ANN, CY, "green", "red"),
    ]  # fmt: skip


def test_cards_about_money():
    assert card("receive_100") == [MoneyReceived(ANN, 100, "receive_100")]
    assert card("pay_50") == [MoneyPaid(ANN, BANK, 50, "pay_50")]
    assert card("pay_50", Ann={"cash": 0}) == [DebtArose(ANN, BANK, 50, "pay_50")]
    tower = {"towers": {"b3": 3}}
    assert card("pay_20_per_floor", Ann=tower) == [MoneyPaid(ANN, BANK, 60, "pay_20_per_floor")]
    assert card("pay_20_per_floor") == []


def test_cards_about_chips():
    assert card("take_one_of_each", bank={"green": 0}) == [
        ChipsGained(ANN, {"red": 1, "purple": 1, "yellow": 1}, "take_one_of_each"), ChipsShort(ANN, "green", 1),
    ]  # fmt: skip
    assert card("take_any_2", "Ann choose green=2") == [ChipsGained(ANN, {"green": 2}, "take_any_2")]
    assert card("gift_from_each") == [ChipGiven(BEN, ANN, "purple"), ChipGiven(CY, ANN, "green")]
    assert card("all_return_1") == [
        ChipGiven(ANN, BANK, "red"), ChipGiven(BEN, BANK, "purple"), ChipGiven(CY, BANK, "green"),
    ]  # fmt: skip
    assert card("steal_1", "Ann choose Cy green") == [ChipStolen(ANN, CY, "green")]
    bare = {"chips": {}}
    assert card("steal_1", Ben=bare, Cy=bare) == [NobodyToRob(ANN)]
    assert card("swap_any", "Ann choose red=2 for green=2") == [ChipsSwapped(ANN, {"red": 2}, {"green": 2}, "swap_any")]
    assert card("swap_any", "Ann skip") == []


def test_cards_that_move():
    assert card("go_to_jail") == [SentToJail(ANN, "card"), TurnEnded(ANN), TurnStarted(BEN, 1)]
    assert card("advance_to_go") == [TokenMoved(ANN, 4, 0), SalaryPaid(ANN, 200)]
    assert card("next_collect") == [TokenMoved(ANN, 4, 10), ChipsGained(ANN, {"purple": 2}, "collect")]
    assert card("next_unowned") == [TokenMoved(ANN, 4, 5), PurchaseOffered(ANN, "oriental", 100)]


def test_other_spaces():
    found = told("Ann roll", dice=[[4, 5], [2, 3]], Ann={"at": 13})
    assert found == [
        *moved(9, (4, 5), 13),
        DiceRolled(ANN, (2, 3), "resources"),
        ChipsGained(ANN, {"green": 2}, "resources"),
    ]
    found = told("Ann roll", "Ann swap red=2 for green", dice=[[3, 5]], Ann={"at": 8})
    assert found[2:] == [ChipsSwapped(ANN, {"red": 2}, {"green": 1}, "parking")]
    found = told("Ann roll", "Ann bank red=4 for green", dice=[[3, 5]])
    assert found[2:] == [ChipsSwapped(ANN, {"red": 4}, {"green": 1}, "bank")]
    found = told("Ann roll", dice=[[3, 6]], Ann={"at": 5}, Ben={"chips": {}})
    assert found == [*moved(9, (3, 6), 5), ChipStolen(ANN, CY, "green")]


def test_going_to_jail():
    end = [TurnEnded(ANN), TurnStarted(BEN, 1)]
    assert told("Ann roll", dice=[[1, 2]], Ann={"at": 21}) == [*moved(3, (1, 2), 21), SentToJail(ANN, "space"), *end]
    found = told("Ann roll", "Ann roll", "Ann roll", dice=[[4, 4], [1, 1], [3, 3]], Ann={"chips": {}})
    assert found[-5:] == [DiceRolled(ANN, (3, 3)), ThirdDouble(ANN), SentToJail(ANN, "doubles"), *end]


def test_leaving_jail():
    paid = MoneyPaid(ANN, BANK, 50, "fine")
    jailed = {"jailed": 1}
    assert told("Ann pay", Ann=jailed) == [paid, LeftJail(ANN, "fine")]
    card_ = "get_out_of_jail_free"
    assert told(f"Ann use {card_}", Ann={**jailed, "cards": [card_]}) == [CardUsed(ANN, card_), LeftJail(ANN, "card")]
    found = told("Ann roll", dice=[[1, 1]], Ann=jailed)
    assert found[:3] == [DiceRolled(ANN, (1, 1), "jail"), LeftJail(ANN, "doubles"), TokenMoved(ANN, 8, 10)]
    for number, left in ((1, 2), (2, 1)):
        found = told("Ann roll", dice=[[1, 2]], Ann={"jailed": number})
        assert found == [DiceRolled(ANN, (1, 2), "jail"), JailThrowFailed(ANN, left)]
    found = told("Ann roll", dice=[[3, 5]], Ann={"jailed": 3, "chips": {}})
    assert found == [
        DiceRolled(ANN, (3, 5), "jail"), JailThrowFailed(ANN, 0), paid, LeftJail(ANN, "third_throw"), TokenMoved(ANN, 8, 16),
    ]  # fmt: skip
    anew = {"jail_third_roll": "reroll"}
    found = told("Ann roll", dice=[[1, 2], [3, 5]], options=anew, Ann={"jailed": 3, "chips": {}})
    assert found == [
        DiceRolled(ANN, (1, 2), "jail"), JailThrowFailed(ANN, 0), paid, LeftJail(ANN, "third_throw"), *moved(8, (3, 5), 8),
    ]  # fmt: skip


def test_building_and_the_end():
    chips = {"red": 2, "green": 1, "purple": 1, "yellow": 1}
    found = told("Ann roll", "Ann build b3", dice=[[3, 5]], Ann={"chips": chips, "towers": {"b3": 4}})
    assert found[2:] == [FloorBuilt(ANN, "b3", 5, chips), GameEnded("penthouse", (ANN,), "")]
    found = told("Ann roll", "Ann build b3 with red=2", dice=[[3, 5]])
    assert found[2:] == [FloorBuilt(ANN, "b3", 1, {"red": 2})]
    found = told("Ann resign", "Cy resign")
    assert found[-1] == GameEnded("last_standing", (BEN,), "")


def test_mortgaging_and_redeeming():
    found = told("Ann mortgage baltic", "Ann redeem baltic", Ann={"deeds": ["baltic"]})
    assert found == [DeedMortgaged(ANN, "baltic", 60), DeedRedeemed(ANN, "baltic", 60)]


def test_trades():
    made = [OfferMade(number, ANN, BEN, Bundle(cash=10), Bundle(chips={"purple": 1})) for number in (2, 3)]
    first = "Ann offer Ben: 10 for purple=1"
    assert told(first, "Ben accept Ann") == [made[0], TradeMade(ANN, BEN, made[0].give, made[0].want)]
    assert told(first, "Ben reject Ann") == [made[0], OfferRejected(ANN, BEN)]
    assert told(first, "Ann withdraw Ben") == [made[0], OfferWithdrawn(ANN, BEN)]
    assert told(first, first) == [made[0], OfferWithdrawn(ANN, BEN), made[1]]
    found = told(
        "Ann offer Ben: oriental for 5", "Ben accept Ann", Ann={"deeds": ["oriental"]}, Ben={"deeds": ["connecticut"]}
    )
    assert found[2:] == [GroupCompleted(BEN, "light_blue")]


def test_bankruptcy():
    ben = {"deeds": ["oriental", "connecticut", "baltic"]}
    found = told("Ann roll", "Ann bankrupt", dice=[[2, 3]], Ann={"cash": 0, "mortgaged": ["mediterranean"]}, Ben=ben)
    assert found[3:] == [
        SeatBankrupt(ANN, BEN, resigned=False),
        GroupCompleted(BEN, "brown"),
        TurnStarted(BEN, 1),
    ]


def test_the_first_turn_is_thrown_for():
    rules = load("builder")
    rounds = set()
    for number in range(60):
        seed = number.to_bytes(32, "big")
        state, events = start(rules, 2 + number % 3, seed)
        throws = [event for event in events if type(event) is StartThrown]
        tied = list(range(2 + number % 3))
        turns = 0
        while len(tied) > 1:
            now, throws = throws[: len(tied)], throws[len(tied) :]
            assert [event.seat for event in now] == tied
            best = max(sum(event.dice) for event in now)
            tied = [event.seat for event in now if sum(event.dice) == best]
            turns += 1
        rounds.add(turns)
        assert throws == []
        assert events[-2:] == [GameStarted(tied[0], commitment(seed)), TurnStarted(tied[0], 1)]
        assert state.turn == tied[0]
        assert state.commitment == commitment(seed)
    assert rounds >= {1, 2}


def test_the_end_tells_the_seed():
    seed = bytes(range(32))
    rules = load("builder")
    state, _ = start(rules, 2, seed)
    _, events = apply(rules, state, 0, parse(split_line("Ann resign"), Names(rules, ["Ann", "Ben"])))
    assert events[-1] == GameEnded("last_standing", (1,), seed.hex())
