"""A game comes back from its log as everybody saw it, and a log that leads elsewhere says so."""

import random

import pytest
from msgspec.structs import replace

from bot import rulesets
from bot.engine import kernel
from bot.engine.state import Scripted
from bot.engine.view import look
from bot.errors import RecordError
from bot.standins import choose, wants
from bot.table.history import AT_ONCE, moments, whole
from bot.table.model import Entry, Member, Table


def played(game="classic", moves=60, seats=3):
    """A running game of stand-ins with its log, and the views that there were."""
    rules = rulesets.load(game)
    state, events = kernel.start(rules, seats, random.Random(game).randbytes(32))
    entries, views = [Entry(0, None, None, tuple(events))], [look(rules, state, None)]
    while len(entries) <= moves and not state.ending:
        asked = [seat for decision in state.waiting for seat in decision.seats]
        leader = state.auction.leader if state.auction else None
        seat = next(it for it in asked if it != leader and kernel.asked(rules, state, it, wants(rules, state, it)))
        action = choose(look(rules, state, seat), kernel.asked(rules, state, seat, wants(rules, state, seat)))
        state, events = kernel.apply(rules, state, seat, action)
        entries.append(Entry(len(entries), seat, action, tuple(events)))
        views.append(look(rules, state, None))
    members = tuple(Member(None, f"S{number}", standin=True) for number in range(seats))
    return Table(1, 2, 3, 4, members, rules, state, len(entries) - 1), entries, views


@pytest.mark.parametrize("game", ["builder", "classic", "anti"])
def test_a_running_game_comes_back_as_it_was_seen(game):
    table, entries, views = played(game)
    found = list(moments(table, entries))
    assert [moment.entry for moment in found] == entries
    for moment, view in zip(found, views, strict=True):
        assert (moment.view.seats, moment.view.owners, moment.view.own) == (view.seats, view.owners, view.own)
        assert moment.view.seed == ""
        assert moment.view.seat is None


def test_a_log_that_leads_elsewhere_and_a_game_without_a_seed_are_told():
    table, entries, _ = played()
    with pytest.raises(RecordError, match="something else"):
        list(moments(table, [*entries[:5], replace(entries[5], events=()), *entries[6:]]))
    state = table.state.copy()
    state.secret.chance = Scripted()
    with pytest.raises(RecordError, match="no seed"):
        list(moments(replace(table, state=state), entries))


async def test_a_long_log_is_read_a_few_entries_at_a_time():
    table, entries, _ = played(moves=130)
    asked = []

    async def read(game, since, limit):
        asked.append(limit)
        return tuple(entries[since : since + limit])

    assert await whole(read, replace(table, serial=120)) == tuple(entries[:121])
    assert max(asked) <= AT_ONCE
    assert len(asked) == 3
