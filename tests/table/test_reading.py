"""The board as text: every space, owner, building and token of all games, and pages that fit."""

import random

import pytest

from bot.engine import kernel
from bot.engine.actions import Bundle
from bot.engine.state import HOTEL, Auction, Debt, Offer
from bot.engine.view import look
from bot.i18n import catalog
from bot.rulesets import load
from bot.table.reading import pages, read

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def position(game, seats=2):
    rules = load(game)
    state, _ = kernel.start(rules, seats, bytes(32))
    return rules, state, catalog("en", strict=True).for_rules(rules)


def text(rules, state, words):
    return read(look(rules, state, None), NAMES[: len(state.seats)], words)


@pytest.mark.parametrize("game", ["builder", "classic", "anti"])
def test_every_space_is_told_in_order(game):
    rules, state, words = position(game)
    lines = text(rules, state, words)
    places = [f"{space.pos + 1} {words.place(space.id)}" for space in rules.spaces]
    told = [line for line in lines if line.startswith(tuple(places))]
    assert [line.split(":")[0] for line in told] == places
    assert all("│" not in line and "─" not in line for line in lines)


def test_owners_buildings_mortgages_and_tokens_of_classic():
    rules, state, words = position("classic", 3)
    state.owners |= {"boardwalk": 0, "park_place": 0, "short_line": 1}
    state.own.buildings |= {"boardwalk": HOTEL, "park_place": 3}
    state.mortgaged.add("short_line")
    state.seats[1].at, state.seats[1].jailed = rules.jail.pos, 1
    state.seats[2].at, state.own.pot = rules.deeds["boardwalk"].pos, 55
    lines = text(rules, state, words)
    for part in (
        "40 Boardwalk: dark blue, owned by A Ann, 1 hotel, here C Cleo.",
        "38 Park Place: dark blue, owned by A Ann, 3 houses.",
        "36 Short Line: railroad, owned by B Ben, mortgaged.",
        "in jail B Ben",
        "$55 waiting here",
        "B Ben: cat, $1,500 in hand, $1,600 in all, in jail.",
    ):
        assert part in "\n".join(lines), part
    assert lines[-1] == "The bank has 32 houses and 12 hotels."


def test_chips_towers_and_points_of_builder():
    rules, state, words = position("builder")
    state.own.heights, state.own.builders = {"a2": 2, "b1": 5}, {"a2": 0, "b1": 1}
    state.own.lying = {3: {"red": 2}}
    told = "\n".join(text(rules, state, words))
    for part in ("a2, 2 floors of A Ann.", "b1, the penthouse of B Ben.", "2 red lying here", "blocks left", "points"):
        assert part in told, part


def test_roles_and_corners_of_anti():
    rules, state, words = position("anti")
    state.own.roles = ["competitor", "monopolist"]
    for seat in state.seats:
        seat.at, seat.jailed = rules.jail.pos, 1
    told = "\n".join(text(rules, state, words))
    for part in ("A Ann: rocket, competitor", "held in the price war", "held in prison"):
        assert part in told, part


def test_debts_auctions_offers_and_the_end_are_told():
    rules, state, words = position("classic")
    state.debts = [Debt(0, 1, 40, "rent"), Debt(1, -1, 10, "tax")]
    state.auction = Auction("boardwalk", 1, 90)
    state.offers = [Offer(1, 0, 1, Bundle(5), Bundle(0, ("boardwalk",)))]
    told = "\n".join(text(rules, state, words))
    for part in (
        "A Ann owes $40 to B Ben.",
        "B Ben owes $10 to the bank.",
        "B Ben leads",
        "A Ann offers $5 to B Ben for Boardwalk.",
    ):
        assert part in told, part
    state.seats[0].bankrupt, state.ending, state.winners = True, "last_standing", (1,)
    told = text(rules, state, words)
    assert told[0] == "The game is over. Won by B Ben."
    assert any(line == "A Ann: rocket, bankrupt." for line in told)
    state.winners = ()
    assert text(rules, state, words)[0] == "The game was stopped."


@pytest.mark.parametrize("room", [60, 300, 3200])
def test_pages_keep_every_line_whole(room):
    lines = [random.Random(n).choice("xyz") * (n % 50 + 1) for n in range(200)]
    found = pages(lines, room)
    assert "\n".join(found).split("\n") == lines
    assert all(len(page) <= room for page in found)
