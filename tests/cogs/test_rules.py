"""*Why?* at a table: what happened last, any move of the log, any event of it, and what may be done now."""

import pytest

from bot.engine.state import Scripted


async def rolled(world, dice):
    """Let whoever has the turn throw these dice."""
    table = await world.game("Ann", "Ben")
    await world.put(lambda state: setattr(state.secret, "chance", Scripted(dice=[dice])))
    who = world.turn_of(table)
    await world.press(who, "roll")
    return who


async def test_without_a_question_the_last_move_is_explained(world):
    who = await rolled(world, (2, 3))
    for about in ({}, {"about": "last"}):
        shown = await world.slash("Dan", "rules", **about)
        assert shown.response.ephemeral
        said = world.said("Dan")
        assert "What happened last" in said
        assert f"**{who}** rolled 2 + 3" in said
        assert "Rule text: moving the token" in said
        assert "For example:" in said
        assert "What can happen now" in said
        assert f"{who} can: " in said


async def test_a_move_that_may_be_made_leads_to_its_rules(world):
    await rolled(world, (2, 3))
    await world.slash("Dan", "rules")
    select = next(it for it in world.controls("Dan") if it.ref.verb == "why_move")
    assert {"buy", "decline"} <= set(select.values)
    await world.use("Dan", select, "decline")
    said = world.said("Dan")
    assert "The rules for: leave it to an auction" in said
    assert "goes to auction at once." in said


async def test_each_event_of_the_last_move_has_its_own_rules(world):
    await rolled(world, (2, 3))
    await world.slash("Dan", "rules")
    select = next(it for it in world.controls("Dan") if it.ref.verb == "why_event")
    await world.use("Dan", select, select.values[-1])
    assert "you may buy it from the bank at its price" in world.said("Dan")
    again = next(it for it in world.controls("Dan") if it.ref.verb == "why_event")
    assert again.values == select.values


async def test_a_move_of_the_log_can_be_asked_for_its_rules(world):
    await rolled(world, (2, 3))
    await world.slash("Dan", "log")
    select = next(it for it in world.controls("Dan") if it.ref.verb == "why_log")
    shown = await world.use("Dan", select, select.values[0])
    assert shown.response.ephemeral
    assert f"Move {select.values[0]}" in world.said("Dan")
    assert "Rule text: " in world.said("Dan")


@pytest.mark.parametrize("verb", ["why_log", "why_event", "why_move"])
@pytest.mark.parametrize("value", ["", "x", "99999", "-1"])
async def test_what_there_is_not_is_not_explained(world, verb, value):
    table = await world.game("Ann", "Ben")
    await world.raw("Dan", world.id_of(table.game_id, 0, verb, "99999"), values=[value] if value else [])
    await world.env.settle()
    assert "Rule text" not in world.said("Dan")


async def test_where_nothing_was_played_a_word_is_asked_for(world):
    shown = await world.slash("Ann", "rules")
    assert shown.response.ephemeral
    assert "/rules about" in world.said("Ann")
