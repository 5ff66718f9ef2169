"""Descriptions at the most crowded positions, with the longest names: whoever can't see the board is told all that matters."""

import random

import pytest

import render
from bot.engine import kernel
from bot.engine.decisions import AwaitManage
from bot.engine.state import HOTEL, Debt
from bot.engine.view import look
from bot.rulesets import load
from render import describe
from render.brief import LETTERS
from render.street.names import short

NAMES = tuple(f"{letter}{'W' * 29}{letter}" for letter in LETTERS)
BOARDS = [("builder", ""), *(("classic", it) for it in ("us", "ru", "cs", "sk", "ro"))]
BOARDS += [("anti", it) for it in ("us", "ro", "de")]


def crowded(rules, rng):
    """A position in which every deed has an owner, and as much stands about as can."""
    seats = rules.max_seats
    state, _ = kernel.start(rules, seats, rng.randbytes(32))
    for seat in state.seats:
        seat.cash, seat.at = rng.randint(1000, 19999), rng.randrange(len(rules.spaces))
    state.owners = {deed: rng.randrange(seats) for deed in rules.deeds}
    streets = [deed for deed in rules.deeds if rules.deeds[deed].house]
    if rules.game == "builder":
        state.own.heights = {cell: rng.randint(1, 4) for cell in rules.own.foundations}
        state.own.builders = {cell: rng.randrange(seats) for cell in rules.own.foundations}
        state.own.chips = [dict.fromkeys(rules.own.colours, 3) for _ in range(seats)]
    else:
        state.own.buildings = {deed: rng.choice([1, 2, 3, HOTEL]) for deed in streets}
    if rules.game == "anti":
        state.own.roles = [("competitor", "monopolist")[seat % 2] for seat in range(seats)]
        state.own.buildings = {deed: rng.randint(1, 4) for deed in streets}
    bare = [deed for deed in rules.deeds if deed not in getattr(state.own, "buildings", {})]
    state.mortgaged = set(bare)
    state.round, state.throw = 123, (6, 6)
    state.waiting = [AwaitManage(5, (state.turn,))]
    return state


@pytest.mark.parametrize(("game", "board"), BOARDS)
@pytest.mark.parametrize("seed", range(8))
def test_a_crowded_board_is_told_in_full(bound, game, board, seed):
    rules = load(game, board=board) if board else load(game)
    rng = random.Random(f"{game} {board} {seed}")
    state = crowded(rules, rng)
    names, words = NAMES[: rules.max_seats], bound(rules)
    told = render.board(look(rules, state, None), names, words).description
    assert len(told) <= describe.LIMIT
    assert not told.endswith("…"), told
    for seat, name in enumerate(names):
        assert f"{LETTERS[seat]} {name[:6]}" in told
        assert words.money(state.seats[seat].cash) in told
    for deed in rules.deeds:
        assert short(words, rules.board, deed) in told
    for cell, height in getattr(state.own, "heights", {}).items():
        assert f"{cell} {height}" in told


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_the_largest_hand_and_the_last_ranking_are_told_in_full(bound, game, board):
    rules = load(game, board=board) if board else load(game)
    state = crowded(rules, random.Random(board))
    state.owners = dict.fromkeys(rules.deeds, 0)
    names, words = NAMES[: rules.max_seats], bound(rules)
    told = render.hand(look(rules, state, 0), 0, names, words).description
    assert all(short(words, rules.board, deed) in told for deed in rules.deeds)
    assert words.money(state.seats[0].cash) in told
    told = render.final(look(rules, state, None), names, words).description
    assert len(told) <= describe.LIMIT
    assert all(name in told for name in names)


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_every_moment_of_a_game_is_told_in_full(bound, game, board):
    from bot.standins import choose, wants  # noqa: PLC0415 - plays the game

    rules = load(game, board=board) if board else load(game)
    words, names = bound(rules), NAMES[: rules.max_seats]
    state, _ = kernel.start(rules, rules.max_seats, bytes(32))
    drawer = render.drawers.of_rules(rules)
    theme = drawer.painter("light").theme
    for move in range(600):
        if state.ending:
            break
        asked = [seat for decision in state.waiting for seat in decision.seats]
        seat = next(seat for seat in asked if kernel.asked(rules, state, seat, wants(rules, state, seat)))
        action = choose(look(rules, state, seat), kernel.asked(rules, state, seat, wants(rules, state, seat)))
        state, _ = kernel.apply(rules, state, seat, action)
        if move % 7 == 0:
            _, told = drawer.board(look(rules, state, None), names, words, theme)
            assert len(told) <= describe.LIMIT
            assert not told.endswith("…"), told


def test_debts_and_jail_are_told_in_brief_too(bound):
    rules = load("classic")
    state = crowded(rules, random.Random(1))
    state.debts = [Debt(0, 1, 400, "rent"), Debt(2, -1, 50, "tax")]
    state.seats[3].jailed, state.seats[4].bankrupt = 1, True
    told = render.board(look(rules, state, None), NAMES, bound(rules)).description
    for part in ("A owes $400 to B.", "C owes the bank $50.", "held.", "E EWWWWWW…: out."):
        assert part in told
