"""The way out when a stand-in's choice fails: the safest of its options come first."""

import logging

import pytest

from bot import rulesets
from bot.engine import decisions as d
from bot.engine import kernel
from bot.engine.actions import Finish
from bot.engine.steps import CloseHoldings
from bot.table.model import Member, Table
from bot.table.understudy import actions


def broken(view, options):
    raise ValueError("no idea")


@pytest.mark.parametrize("phase", ["roles", "adjusting"])
def test_who_is_waited_for_by_all_is_done_first(phase, caplog):
    caplog.set_level(logging.CRITICAL)
    rules = rulesets.load("anti", "two_hours")
    state, _ = kernel.start(rules, 2, bytes(32))
    state.own.roles[:] = ["competitor", "monopolist"]
    kind = d.AwaitRoles
    if phase == "adjusting":
        kind = d.AwaitAdjusting
        state.round, state.own.time_up, state.agenda[:] = 1, True, [CloseHoldings()]
        state.owners |= {"wall_st": 0, "fifth_ave": 0}
        state.own.buildings["wall_st"] = 1
    state.waiting = [kind(7 + seat, (seat,)) for seat in range(2)]
    members = (Member(None, "Robin", standin=True), Member(2, "Ben"))
    first = next(actions(Table(1, 2, 3, 2, members, rules, state, 0), 0, broken))
    assert first == Finish()
