"""The stage: one message a turn, who may press what, old buttons, and what happens when Discord refuses."""

import pytest
from simcord import ChannelHandle

from bot.engine.actions import EndTurn, RollDice
from bot.engine.decisions import AwaitManage, AwaitRoll
from bot.engine.state import Claim
from bot.engine.steps import OpenManage
from cogs._ids import Ref, write


async def awaited(world):
    table = await world.table()
    return table, world.turn_of(table), world.other(table)


async def end_of_turn(world):
    """Bring the game to the point where the turn can be ended."""
    for _ in range(60):
        table, who, _ = await awaited(world)
        if world.find(who, "end", message=table.message):
            return table, who
        verbs = [it for it in world.controls(who) if it.message == table.message and it.ref.number]
        plain = [it for it in verbs if it.ref.verb in {"roll", "buy", "skip", "pay"}]
        if plain:
            await world.use(who, plain[0])
        else:
            await world.put(lambda state: state.own.chips[state.turn].update(dict.fromkeys(state.own.bank, 0)))
    raise AssertionError("no end of turn in sight")


async def test_within_the_turn_the_stage_is_edited_in_place(world):
    table = await world.game("Ann", "Ben")
    before = len(world.messages())
    _, who, _ = await awaited(world)
    start = len(world.calls())
    shown = await world.press(who, "roll")
    assert len(world.messages()) == before
    assert shown.response.id == table.message
    posts = [path for method, path in world.calls(start) if method in {"POST", "PATCH"}]
    assert len(posts) == 1, "one request answers a press, picture included"


async def test_when_the_turn_passes_a_new_message_calls_the_next_seat_once(world):
    await world.game("Ann", "Ben")
    table, who = await end_of_turn(world)
    old = table.message
    await world.press(who, "end")
    table = await world.table()
    assert table.message != old
    new = next(it for it in world.messages() if it.id == table.message)
    assert new.mention_user_ids == [world.people[world.turn_of(table)].id]
    past = next(it for it in world.messages() if it.id == old)
    assert not [it for it in world.controls() if it.message == old]
    assert not past.attachments
    assert world.texts(past)


async def test_edits_keep_one_picture(world):
    await world.game("Ann", "Ben")
    await end_of_turn(world)
    table = await world.table()
    stage = next(it for it in world.messages() if it.id == table.message)
    assert 1 <= len(stage.attachments) <= 2


async def test_the_wrong_presser_is_told_whose_move_it_is(world):
    await world.game("Ann", "Ben")
    table, who, other = await awaited(world)
    shown = await world.press(other, "roll")
    assert shown.response.ephemeral
    assert who in world.said(other)
    assert (await world.table()).serial == table.serial


async def test_a_spectator_presses_nothing_but_may_look(world):
    await world.game("Ann", "Ben")
    shown = await world.press("Dan", "roll")
    assert shown.response.ephemeral
    before = (await world.table()).message
    for command in ("board", "log", "score"):
        shown = await world.slash("Dan", command)
        assert shown.response is not None
        assert shown.response.ephemeral is (command != "score")
    assert (await world.table()).message == before
    assert "no seat" in world.texts((await world.slash("Dan", "hand")).response._message)


async def test_a_double_press_acts_once(world):
    table = await world.game("Ann", "Ben")
    _, who, _ = await awaited(world)
    roll = world.find(who, "roll")
    message = world._message(roll)
    stored = world.env.backend.messages[world.channel.id][message.id]
    first = await world.raw(who, roll.component["custom_id"], stored)
    second = await world.raw(who, roll.component["custom_id"], stored)
    await world.env.settle()
    assert (await world.table()).serial == table.serial + 1
    told = [len(it.followups) for it in (first, second)]
    assert sorted(told) == [0, 1], "the second is told privately"


async def test_an_old_button_is_decided_already_and_shows_how_things_stand(world):
    await world.game("Ann", "Ben")
    _, who, _ = await awaited(world)
    old = world.find(who, "roll").component["custom_id"]
    await world.press(who, "roll")
    table = await world.table()
    await world.raw(who, old, world.messages()[-1])
    await world.env.settle()
    said = world.said(who)
    assert "decided already" in said
    assert "Waiting for" in said
    assert (await world.table()).serial == table.serial


async def test_a_lost_answer_heals_with_the_next_press(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    roll = world.find(who, "roll")
    world.env.inject_error("*", "*/callback", status=404, code=10062, message="Unknown interaction")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await world.use(who, roll)
    assert (await world.table()).serial == table.serial + 1
    await world.raw(who, roll.component["custom_id"], next(it for it in world.messages() if it.id == table.message))
    await world.env.settle()
    assert (await world.table()).serial == table.serial + 1
    assert world.find(who, "roll", message=table.message, number=roll.ref.number) is None


async def test_an_interaction_that_ran_out_still_shows_the_board(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    number = world.find(who, "roll").ref.number
    world.env.inject_error("*", "*/callback", status=404, code=10062, message="Unknown interaction", times=None)
    await world.press(who, "roll")
    assert (await world.table()).serial == table.serial + 1
    assert world.find(who, "roll", message=table.message, number=number) is None


async def test_an_answer_that_arrived_is_not_given_twice(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    world.env.inject_error("*", "*/callback", status=400, code=40060, message="already acknowledged")
    await world.press(who, "roll")
    assert (await world.table()).serial == table.serial + 1


@pytest.mark.parametrize("status", [503])
async def test_a_503_is_tried_again(world, status):
    await world.game("Ann", "Ben")
    _, who = await end_of_turn(world)
    world.env.inject_error("POST", "/channels/*/messages", status=status, times=2)
    before = len(world.messages())
    await world.press(who, "end")
    await world.env.advance_time(5)
    assert len(world.messages()) == before + 1


async def test_a_deleted_stage_comes_back_with_any_press(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    roll = world.find(who, "roll")
    stage = next(it for it in world.messages() if it.id == table.message)
    world.env.backend.delete_message(world.channel.id, table.message)
    await world.raw(who, roll.component["custom_id"], stage)
    await world.env.settle()
    table = await world.table()
    assert world.controls(who, table.message)


async def test_board_brings_a_deleted_stage_back(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    world.env.backend.delete_message(world.channel.id, table.message)
    await world.slash(who, "board")
    table = await world.table()
    assert world.find(who, "roll", message=table.message)
    assert not next(it for it in world.messages() if it.id == table.message).mention_user_ids


async def test_an_old_stage_is_replaced_without_a_call(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    await world.env.advance_time(51 * 60)
    await world.press(who, "roll")
    after = await world.table()
    assert after.message != table.message
    assert not next(it for it in world.messages() if it.id == after.message).mention_user_ids
    assert not [it for it in world.controls() if it.message == table.message]


async def test_too_many_edits_of_an_old_message_lead_to_a_fresh_one(world):
    await world.game("Ann", "Ben")
    table, who, other = await awaited(world)
    panel = await world.press(other, "trade")
    assert panel.response.ephemeral
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046, times=None)
    world.env.inject_error("*", "*/callback", status=400, code=30046)
    await world.press(who, "roll")
    assert (await world.table()).message != table.message


async def test_a_channel_that_takes_no_new_messages_keeps_its_stage(world):
    await world.game("Ann", "Ben")
    table, who = await end_of_turn(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing", times=None)
    shown = await world.press(who, "end")
    after = await world.table()
    assert after.message == table.message
    assert world.controls(world.turn_of(after), table.message), "the game can be played on"
    assert "Send Messages" in world.texts(shown.followups[-1]._message)


async def test_without_attach_files_the_board_is_told_in_words(world):
    await world.game("Ann", "Ben")
    _, who = await end_of_turn(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    await world.press(who, "end")
    table = await world.table()
    stage = next(it for it in world.messages() if it.id == table.message)
    assert not stage.attachments
    assert world.controls(world.turn_of(table), stage.id)


@pytest.mark.parametrize(
    "custom_id",
    [
        "nonsense",
        "bk:1:2",
        "bk:1:1:roll\n",
        "bk:1:1:fly",
        "bk:999:1:roll",
        "bk:1:1:use:../../etc",
        "bk:1:0:bid:x",
        "bk:1:1:bid:-5",
    ],
)
async def test_hostile_ids_get_one_private_sentence(world, custom_id):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    shown = await world.raw(who, custom_id)
    await world.env.settle()
    assert shown.response.ephemeral
    assert len(shown.followups) == 0
    assert (await world.table()).serial == table.serial


async def test_crafted_moves_of_every_verb_change_nothing(world):
    await world.game("Ann", "Ben")
    table, _, other = await awaited(world)
    client = world.env.bot
    for verb in sorted(client.router.verbs - {"hand", "log", "trade", "deeds", "return", "lobby_join"}):
        if verb in {"resign_go", "stop_go"}:
            continue
        for number in (0, table.state.number, 10**17):
            for args in ((), ("x",), ("9", "zz", "red=9", "red=1")):
                shown = await world.raw(other, write(Ref(table.game_id, number, verb, args)), values=["zz"])
                await world.env.settle()
                assert shown.acknowledged, (verb, number, args)
    assert (await world.table()).serial == table.serial


async def test_no_button_of_a_stage_stands_there_twice(world):
    await world.game("Ann", "Ben")
    for _ in range(3):
        table, who = await end_of_turn(world)
        labels = [it.label for it in world.controls(who, message=table.message)]
        assert len(set(labels)) == len(labels), labels
        await world.press(who, "end")


async def test_nothing_of_ours_is_kept_by_the_library(world):
    await world.game("Ann", "Ben")
    _, who, other = await awaited(world)
    await world.press(who, "roll")
    await world.press(other, "hand")
    await world.press(other, "trade")
    store = world.env.bot._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._synced_message_views
    assert not store._dynamic_items


async def test_rent_is_claimed_by_its_owner(world):
    await world.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_settings")
    await world.choose("Ann", "lobby_set", "claim", slot="rent")
    await world.press("Ann", "lobby_start")

    def owe(state):
        owner = 1 - state.turn
        state.owners["oriental"] = owner
        state.claims.append(Claim(state.number + 1, owner, state.turn, "oriental", 50))
        state.number += 1

    table = await world.put(owe)
    who, other = world.turn_of(table), world.other(table)
    await world.press(who, "claim")
    assert other in world.said(who)
    await world.press(other, "claim")
    assert not (await world.table()).state.claims


async def test_two_games_in_two_channels_do_not_mix(world):
    await world.game("Ann", "Ben")
    first = await world.table()
    second = world.guild.create_text_channel("second")
    await world.people["Ann"].slash(second, "play")
    lobby = await world.tables.lobby_in(second.id)
    await world.raw("Ben", world.id_of(lobby.game_id, 0, "lobby_join"))
    await world.env.settle()
    await world.raw("Ann", world.id_of(lobby.game_id, 0, "lobby_start"))
    await world.env.settle()
    other = await world.tables.table_in(second.id)
    roll = next(it for it in other.state.waiting)
    shown = await world.raw(other.members[roll.seats[0]].name, world.id_of(other.game_id, roll.number, "roll"))
    await world.env.settle()
    assert shown.acknowledged
    assert (await world.tables.table(other.game_id)).serial == other.serial + 1
    assert (await world.table()).serial == first.serial


async def test_stand_ins_in_a_row_are_told_in_one_stage(world):
    await world.game("Ann", standins=3)
    for _ in range(40):
        table = await world.table()
        end = world.find("Ann", "end", message=table.message)
        if end is not None:
            break
        plain = [it for it in world.controls("Ann") if it.ref.verb in {"roll", "buy", "skip", "pass"} and it.ref.number]
        await world.use("Ann", plain[0])
    public = [it for it in world.messages() if it.visible_to(None)]
    await world.use("Ann", end)
    table = await world.table()
    fresh = [it for it in world.messages() if it.id not in {old.id for old in public}]
    stages = [it for it in fresh if it.id == table.message or "round" in world.texts(it)]
    assert len(stages) == 1


async def test_restarts_call_nobody_again(world):
    await world.game("Ann", "Ben")
    _, who, _ = await awaited(world)
    shown = len(world.messages())
    for _ in range(3):
        await world.restart()
    await world.press(who, "roll")
    assert len(world.messages()) == shown


async def test_a_move_that_was_never_shown_is_shown_after_a_restart_and_calls_nobody(world):
    await world.game("Ann", "Ben")
    table, who, _ = await awaited(world)
    decision = next(it for it in table.state.waiting if isinstance(it, AwaitRoll))
    seen = len(world.messages())
    # The move is committed, and the process ends before the stage is changed.
    await world.tables.act(table.game_id, world.people[who].id, decision.number, RollDice())
    await world.restart()
    await world.env.settle()
    stage = world.last()
    shown = {it.ref.number for it in world.controls(message=stage.id)} - {0}
    assert len(world.messages()) == seen
    assert decision.number not in shown
    assert shown <= {it.number for it in (await world.table()).state.waiting}


async def test_a_turn_that_was_never_told_is_told_after_a_restart_once(world):
    await world.game("Ann", "Ben")
    table, who = await end_of_turn(world)
    number = next(it.number for it in table.state.waiting if isinstance(it, AwaitManage))
    # The move is committed, and the process ends before any message is sent.
    await world.tables.act(table.game_id, world.people[who].id, number, EndTurn())
    shown = {it.id for it in world.messages()}
    for _ in range(2):
        await world.restart()
        await world.env.settle()
    fresh = [it for it in world.messages() if it.id not in shown]
    assert len(fresh) == 1
    table = await world.table()
    assert fresh[0].id == table.message
    assert fresh[0].mention_user_ids == [world.people[world.turn_of(table)].id]


async def test_a_deleted_channel_frees_its_seats(world):
    await world.game("Ann", "Ben")
    game = (await world.table()).game_id
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.tables.table(game)).status == "stopped"
    assert await world.tables.open_games(world.people["Ann"].id) == ()


async def test_a_deleted_channel_closes_its_lobby(world):
    await world.lobby("Ann")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert await world.tables.open_games(world.people["Ann"].id) == ()


async def test_a_thread_that_sleeps_is_woken_up(world):
    owner = world.people["Ann"].id
    thread = world.env.backend.create_thread(world.channel.id, "games", owner)
    world.channel = ChannelHandle(world.env, world.guild, thread)
    await world.game("Ann", "Ben")
    _, who = await end_of_turn(world)
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, message="Thread is archived")
    before = len(world.messages())
    await world.press(who, "end")
    assert len(world.messages()) == before + 1


async def test_a_panel_left_open_goes_on_after_other_moves(world):
    await world.game("Ann", "Ben")

    def rich(state):
        state.agenda[:] = [OpenManage()]
        state.number += 1
        state.waiting[:] = [AwaitManage(state.number, (state.turn,))]
        state.own.chips[state.turn] = {"red": 6, "purple": 0, "green": 2, "yellow": 0}
        state.own.bank.update(red=10, purple=16, green=18, yellow=20)

    table = await world.put(rich)
    who = world.turn_of(table)
    build = (await world.press(who, "build")).response.id
    bank = (await world.press(who, "bank")).response.id
    await world.use(who, next(it for it in world.controls(who, bank) if it.ref.arg(0) == "take"), "yellow")
    await world.press(who, "bank_go", message=bank)
    cell = next(it for it in world.controls(who, build) if it.ref.arg(0) == "cell")
    await world.use(who, cell, "b2")
    await world.press(who, "build_go", message=build)
    assert (await world.table()).state.own.heights == {"b2": 1}
