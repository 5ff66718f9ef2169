"""What a view may show: nothing that it holds depends on what its looker may not know, and none of that is in it under any name."""

import base64
from hashlib import sha256
from itertools import pairwise

import msgspec
import pytest

from bot.engine.state import Auction
from bot.engine.view import View, look
from bot.rulesets import load

GAMES = {"builder": 4, "classic": 5, "anti": 4}
MOVES = 150
SEALED = {seat: 7_777_700_000 + seat for seat in range(8)}
"""Sums that nothing else in a game comes near."""


def told(view):
    """All that a view says, as bytes: as JSON and in binary; the rules are the same for all games."""
    fields = {name: getattr(view, name) for name in View.__struct_fields__ if name != "rules"}
    return msgspec.json.encode(fields) + msgspec.msgpack.encode(fields)


def other(state, seat):
    """The same game with other secrets: another seed, other piles, other maxima of everybody but this seat."""
    made = state.copy()
    made.secret.chance.seed = bytes(reversed(made.secret.chance.seed))
    made.secret.chance.counter += 17
    for pile in made.secret.piles.values():
        pile.reverse()
    made.secret.maxima = {it: sum_ if it == seat else sum_ + 31 for it, sum_ in reversed(made.secret.maxima.items())}
    return made


def of_the_seed(seed):
    """The seed however it might be written."""
    numbers = [str(int.from_bytes(seed, order)).encode() for order in ("big", "little")]
    lists = [b",".join(b"%d" % it for it in seed[:8]), b", ".join(b"%d" % it for it in seed[:8])]
    hexes = [seed.hex()[:16].encode(), seed.hex()[:16].upper().encode()]
    return [seed[:8], base64.b64encode(seed)[:12], base64.urlsafe_b64encode(seed)[:12], *hexes, *numbers, *lists]


def of_a_sum(amount):
    """A sum as JSON and in binary."""
    return [b"%d" % amount, amount.to_bytes(8, "big"), amount.to_bytes(8, "little")]


def of_a_pile(pile):
    """Two cards of a pile in their order."""
    return [msgspec.json.encode([a, b])[1:-1] for a, b in pairwise(pile)] + [
        msgspec.msgpack.encode(a) + msgspec.msgpack.encode(b) for a, b in pairwise(pile)
    ]


def positions(wandering, game, seed):
    """Many positions of a game on the way; in some, all seats bid in secret."""
    rules, seats = load(game), GAMES[game]
    for at, (state, _) in enumerate(wandering.played(rules, seats, seed, MOVES)):
        if state.ending:
            return
        shown = state.copy()
        shown.secret.chance.seed = sha256(b"%d" % at).digest()  # tests play by seeds that are mostly zeros
        if at % 3 == 0 or shown.secret.maxima:
            shown.auction = shown.auction or Auction(next(iter(rules.deeds)), 0, 40, {0: 40})
            shown.secret.maxima = {seat: SEALED[seat] for seat in range(seats)}
        yield rules, shown


@pytest.mark.parametrize("seed", [3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_no_view_tells_a_secret_in_any_form(wandering, game, seed):
    looked = 0
    for rules, state in positions(wandering, game, seed):
        secrets = of_the_seed(state.secret.chance.seed)
        for pile in state.secret.piles.values():
            secrets += of_a_pile(pile)
        for looker in (None, *range(len(state.seats))):
            hidden = [it for seat, sum_ in SEALED.items() if seat != looker for it in of_a_sum(sum_)]
            text = told(look(rules, state, looker))
            assert not [it for it in (*secrets, *hidden) if it in text]
            looked += 1
    assert looked > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_the_same_whatever_its_looker_may_not_know(wandering, game):
    for rules, state in positions(wandering, game, 6):
        for looker in (None, *range(len(state.seats))):
            assert told(look(rules, state, looker)) == told(look(rules, other(state, looker), looker))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_maximum_and_everybody_the_seed_once_the_game_is_over(wandering, game):
    """What the tests above are measured by: what may be known is found in this way."""
    rules, state = next(iter(positions(wandering, game, 7)))
    assert of_a_sum(SEALED[1])[0] in told(look(rules, state, 1))
    state.ending = "stopped"
    assert state.secret.chance.seed.hex()[:16].encode() in told(look(rules, state, None))
