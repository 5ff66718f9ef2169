"""A refusal carries what its sentence needs: names, sums, what is missing, and which reason of several."""

import pytest
from msgspec import Struct

from bot.cases.files import Case
from bot.cases.names import Names
from bot.cases.notation import parse, split_line
from bot.cases.position import set_up
from bot.engine import actions as do
from bot.engine.kernel import Refused, apply
from bot.engine.refusal import CODES
from bot.rulesets import load

RULES = load("builder")
ANN, BEN, CY = 0, 1, 2
AUCTION = ("Ann roll", "Ann decline")
JAIL_CARD = "get_out_of_jail_free"


def played(*lines, options=None, **given):
    """The state after a script that starts from a given position, the rules, and the names."""
    case = Case("", "builder", ["Ann", "Ben", "Cy"], given=given, options=options or {})
    rules = load("builder", **case.options)
    names = Names(rules, case.seats)
    state, _ = set_up(case, rules, names)
    for text in lines:
        line = split_line(text)
        state, _ = apply(rules, state, names.seat(line.speaker), parse(line, names))
    return state, rules, names


def refused(*lines, **given):
    """Code and parameters of the refusal of the last line."""
    *before, last = lines
    state, rules, names = played(*before, **given)
    line = split_line(last)
    with pytest.raises(Refused) as caught:
        apply(rules, state, names.seat(line.speaker), parse(line, names))
    return {"code": caught.value.code, **caught.value.params}


def no(code, **params):
    return {"code": code, **params}


ROLLED = {"dice": [[3, 5]]}
ON_ORIENTAL = {"dice": [[2, 3]]}
PARKED = {"dice": [[3, 5]], "Ann": {"at": 8, "chips": {"red": 2, "green": 1}}}
STEAL = {"dice": [[1, 5]], "Ann": {"at": 8}}
OWES = {"dice": [[2, 3]], "Ann": {"cash": 30, "deeds": ["baltic"]}, "Ben": {"deeds": ["oriental"]}}


def drawn(card, **given):
    return {"dice": [[1, 3]], "chance": [card], **given}


SCENES = [
    (["Ben roll"], {}, no("not_your_turn", turn=ANN)),
    (["Ann end"], {}, no("wrong_moment")),
    (["Ann roll", "Ann roll"], {"dice": [[1, 1]], "Ann": {"chips": {"red": 6}}}, no("wrong_moment", why="discard_first")),
    (["Ann roll", "Ann end"], {"dice": [[4, 4]]}, no("wrong_moment", why="roll_again")),
    (["Ann roll", "Ben claim", "Ann end"], {**OWES, "options": {"rent": "claim"}}, no("wrong_moment", why="debt")),
    (["Ann roll", "Ben claim", "Ann roll"],
     {**OWES, "dice": [[2, 2]], "Ann": {"at": 1, "cash": 30}, "options": {"rent": "claim"}}, no("wrong_moment", why="debt")),
    # discarding
    (["Ann discard red=1"], {"Ann": {"chips": {"red": 9}}}, no("bad_amount", amount=1, need=3)),
    (["Ann discard green=3"], {"Ann": {"chips": {"red": 9}}}, no("short_of_chips", colour="green", need=3, have=0, seat=ANN)),
    (["Ann discard blue=3"], {}, no("unknown_name", name="blue")),
    (["Ann discard red=-3"], {}, no("bad_amount", amount=-3)),
    (["Ann discard red=1"], {}, no("wrong_moment")),
    # buying, auctions
    (["Ann roll", "Ann buy"], {**ON_ORIENTAL, "Ann": {"cash": 30}}, no("short_of_cash", need=100, have=30)),
    (["Ann bid 10"], {}, no("wrong_moment")),
    ([*AUCTION, "Ben bid 0"], ON_ORIENTAL, no("bad_amount", amount=0)),
    ([*AUCTION, "Ben bid 9"], ON_ORIENTAL, no("bid_too_low", low=10)),
    ([*AUCTION, "Ben bid 20", "Cy bid 24"], ON_ORIENTAL, no("bid_too_low", low=25)),
    ([*AUCTION, "Ben bid 901"], ON_ORIENTAL, no("above_cash", have=900)),
    ([*AUCTION, "Ben upto 120", "Ben upto 120"], ON_ORIENTAL, no("bid_too_low", low=121)),
    ([*AUCTION, "Ben bid 20", "Ben bid 30"], ON_ORIENTAL, no("not_allowed", why="leading")),
    ([*AUCTION, "Ben bid 20", "Ben pass"], ON_ORIENTAL, no("not_allowed", why="leading")),
    ([*AUCTION, "Ben pass", "Ben bid 20"], ON_ORIENTAL, no("not_allowed", why="passed")),
    (["Ben resign", *AUCTION, "Ben bid 20"], ON_ORIENTAL, no("not_allowed", why="bankrupt", seat=BEN)),
    # money
    (["Ann roll", "Ann pay"], OWES, no("short_of_cash", need=50, have=30)),
    (["Ann roll", "Ann bankrupt"], OWES, no("can_still_raise", amount=90, owed=50)),
    (["Ann bankrupt"], {}, no("wrong_moment")),
    (["Ann pay"], {}, no("wrong_moment")),
    (["Ann pay"], {"Ann": {"jailed": 1, "cash": 49}}, no("short_of_cash", need=50, have=49)),
    (["Ann claim"], {}, no("wrong_moment")),
    # cards
    (["Ann use joker"], {}, no("unknown_name", name="joker")),
    ([f"Ann use {JAIL_CARD}"], {"Ann": {"jailed": 1}}, no("not_owner", name=JAIL_CARD)),
    ([f"Ann use {JAIL_CARD}"], {}, no("wrong_moment")),
    (["Ann use forced_trade"], {}, no("not_allowed", why="needs_choice", name="forced_trade")),
    (["Ann roll", "Ann force Ben purple for red"], ROLLED, no("not_owner", name="forced_trade")),
    (["Ann roll", "Ann force Ben red for red"], ROLLED, no("not_allowed", why="same_colour", colour="red")),
    (["Ann roll", "Ann force Ann red for green"], ROLLED, no("not_allowed", why="self")),
    (["Ben resign", "Ann roll", "Ann force Ben red for green"], ROLLED, no("not_allowed", why="bankrupt")),
    (["Ann roll", "Ann force Ben green for red"], {**ROLLED, "Ann": {"cards": ["forced_trade"]}},
     no("short_of_chips", colour="green", need=1, have=0, seat=BEN)),
    (["Ann roll", "Ann force Ben purple for green"], {**ROLLED, "Ann": {"cards": ["forced_trade"]}},
     no("short_of_chips", colour="green", need=1, have=0, seat=ANN)),
    # choices
    (["Ann roll", "Ann choose green=1"], drawn("take_any_2"), no("bad_amount", amount=1, need=2)),
    (["Ann roll", "Ann choose red=2 for green=2"], drawn("take_any_2"), no("bad_amount", amount=2, need=2)),
    (["Ann roll", "Ann choose Ben green=2"], drawn("take_any_2"), no("not_allowed", why="no_seat_asked")),
    (["Ann roll", "Ann choose green=2"], drawn("take_any_2", bank={"green": 1}), no("no_stock", colour="green")),
    (["Ann roll", "Ann choose Ann red"], STEAL, no("not_allowed", why="self")),
    (["Ann roll", "Ann choose Ben red=2"], STEAL, no("bad_amount", amount=2, need=1)),
    (["Ann roll", "Ann choose Ben red"], STEAL, no("short_of_chips", colour="red", need=1, have=0, seat=BEN)),
    (["Ann roll", "Cy choose Ann red"], drawn("gift_from_each", Cy={"chips": {"red": 1, "green": 1}}),
     no("not_allowed", why="no_seat_asked")),
    (["Ann roll", "Ann choose red=2 for green=1"], drawn("swap_any"), no("bad_amount", amount=2, need=1)),
    (["Ann roll", "Ann choose red=2 for red=1 green=1"], drawn("swap_any"), no("not_allowed", why="same_colour")),
    (["Ann roll", "Ann choose red=2 for green=2"], drawn("swap_any", bank={"green": 1}), no("no_stock", colour="green")),
    (["Ann skip"], {}, no("wrong_moment")),
    # chips at the bank
    (["Ann roll", "Ann swap red=1 for green"], PARKED, no("bad_amount", amount=1, need=2)),
    (["Ann roll", "Ann swap red=2 for red"], PARKED, no("not_allowed", why="same_colour", colour="red")),
    (["Ann roll", "Ann bank red=3 for green"], ROLLED, no("bad_amount", amount=3, need=4)),
    (["Ann roll", "Ann bank red=4 for green"], {**ROLLED, "bank": {"green": 0}}, no("no_stock", colour="green")),
    (["Ann roll", "Ann bank green=4 for red"], ROLLED, no("short_of_chips", colour="green", need=4, have=0, seat=ANN)),
    # building
    (["Ann roll", "Ann build z9"], ROLLED, no("unknown_name", name="z9")),
    (["Ann roll", "Ann build c3"], ROLLED, no("not_a_foundation", name="c3")),
    (["Ann roll", "Ann build b3 2"], ROLLED, no("bad_amount", amount=2, need=1)),
    (["Ann roll", "Ann build b3"], {"dice": [[1, 2]], "Ann": {"jailed": 1}}, no("in_jail")),
    (["Ann roll", "Ann build b3"], {**ROLLED, "Ben": {"towers": {"b3": 1}}}, no("occupied", name="b3")),
    (["Ann roll", "Ann build b3"], {**ROLLED, "Ann": {"towers": {"b3": 5}}}, no("height_limit", name="b3")),
    (["Ann roll", "Ann build b3"], {**ROLLED, "Ann": {"towers": {"a2": 4, "b2": 4, "c2": 4}}}, no("no_blocks")),
    (["Ann roll", "Ann build b3 with red=3"], ROLLED, no("bad_amount", amount=3, need=2, floor=1)),
    (["Ann roll", "Ann build b3"], {**ROLLED, "Ann": {"towers": {"b3": 2}}}, no("short_of_chips", floor=3)),
    (["Ann roll", "Ann build b3"], {**ROLLED, "Ann": {"chips": {"red": 2, "green": 1}}},
     no("bad_amount", why="choose_chips", floor=1)),
    # deeds
    (["Ann mortgage nowhere"], {}, no("unknown_name", name="nowhere")),
    (["Ann mortgage baltic"], {}, no("not_owner", name="baltic")),
    (["Ann mortgage baltic"], {"Ann": {"mortgaged": ["baltic"]}}, no("already_mortgaged", name="baltic")),
    (["Ann redeem baltic"], {}, no("not_owner", name="baltic")),
    (["Ann redeem baltic"], {"Ann": {"deeds": ["baltic"]}}, no("not_mortgaged", name="baltic")),
    (["Ann redeem baltic"], {"Ann": {"mortgaged": ["baltic"], "cash": 59}}, no("short_of_cash", need=60, have=59)),
    # trades
    (["Ann offer Ben: nothing for nothing"], {}, no("not_allowed", why="nothing")),
    (["Ann offer Ben: 5 for 6"], {}, no("not_allowed", why="money_both_ways")),
    (["Ann offer Ann: 5 for nothing"], {}, no("own_offer")),
    (["Ann offer Ben: nowhere for nothing"], {}, no("unknown_name", name="nowhere")),
    (["Ann offer Ben: -5 for nothing"], {}, no("bad_amount", amount=-5)),
    (["Ann offer Ben: red=0 for nothing"], {}, no("bad_amount", amount=0)),
    (["Ann offer Ben: baltic baltic for nothing"], {"Ann": {"deeds": ["baltic"]}}, no("bad_amount", amount=2)),
    (["Ann offer Ben: baltic for nothing"], {}, no("not_owner", name="baltic", seat=ANN)),
    (["Ann offer Ben: nothing for forced_trade"], {}, no("not_owner", name="forced_trade", seat=BEN)),
    (["Ann offer Ben: red=5 for nothing"], {}, no("short_of_chips", need=5, colour="red", seat=ANN)),
    (["Ann offer Ben: nothing for 901"], {}, no("short_of_cash", need=901, have=900, seat=BEN)),
    (["Ben accept Ann"], {}, no("void_offer", why="gone")),
    (["Ann offer Ben: 900 for nothing", "Ann offer Cy: 1 for nothing", "Cy accept Ann", "Ben accept Ann"], {},
     no("void_offer", why="short_of_cash", need=900, have=899, seat=ANN)),
    (["Cy resign", "Ann offer Cy: 5 for nothing"], {}, no("not_allowed", why="bankrupt", seat=CY)),
    (["Ann resign", "Cy resign", "Ben roll"], {}, no("game_over")),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "given", "expected"), SCENES, ids=[" · ".join(lines) for lines, _, _ in SCENES])
def test_what_a_refusal_says(lines, given, expected):
    assert refused(*lines, **given) == expected


@pytest.mark.parametrize("seat", [-1, 3])
def test_seats_that_do_not_exist_are_refused(seat):
    state, rules, _ = played()
    for action in (do.RollDice(), do.Resign()):
        with pytest.raises(Refused) as caught:
            apply(rules, state, seat, action)
        assert (caught.value.code, caught.value.params) == ("unknown_name", {"name": seat})


@pytest.mark.parametrize("other", [-1, 3])
@pytest.mark.parametrize("kind", [do.AcceptTrade, do.RejectTrade, do.WithdrawTrade, do.ProposeTrade])
def test_other_seats_that_do_not_exist_are_refused(kind, other):
    state, rules, _ = played()
    with pytest.raises(Refused) as caught:
        apply(rules, state, ANN, kind(other))
    assert (caught.value.code, caught.value.params) == ("unknown_name", {"name": other})


def test_an_empty_place_is_unknown():
    state, rules, _ = played("Ann roll", dice=[[3, 5]])
    for place in ("", "b", "b0", "b10", "b½", "7", "B3", "b 3"):
        with pytest.raises(Refused) as caught:
            apply(rules, state, ANN, do.Build(place))
        assert caught.value.code == "unknown_name"


def test_an_action_of_another_game_is_refused():
    class Juggle(Struct, frozen=True):
        balls: int = 3

    state, rules, _ = played()
    with pytest.raises(Refused) as caught:
        apply(rules, state, ANN, Juggle())
    assert caught.value.code == "not_allowed"


def test_a_refusal_has_a_known_code_and_reads_well():
    with pytest.raises(ValueError, match="unknown refusal code 'tired'"):
        Refused("tired")
    assert str(Refused("in_jail")) == "in_jail"
    assert str(Refused("bid_too_low", low=10)) == "bid_too_low (low=10)"
    assert len(set(CODES)) == len(CODES)
