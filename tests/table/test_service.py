import asyncio
import sqlite3
from hashlib import sha256

import pytest

from bot.engine import kernel
from bot.engine.actions import AcceptTrade, Bundle, EndTurn, Mortgage, ProposeTrade, RejectTrade, Resign, RollDice
from bot.engine.decisions import AwaitAuction
from bot.engine.events import GameEnded, GameStarted, StartThrown
from bot.engine.refusal import Refused
from bot.errors import StoreError
from bot.standins import awaited, choose
from bot.store.db import Database
from bot.store.games import Games
from bot.table.model import TableRefused
from bot.table.service import Tables, awaits_standin

SEED = bytes(range(32))
PEOPLE = (100, 200, 300, 400)


async def started(tables, people=2, standins=0, channel=1, **settings):
    lobby = await tables.open_lobby(channel, 9, PEOPLE[0], "P0", "builder", settings=settings)
    for place in range(1, people):
        await tables.join(lobby.game_id, PEOPLE[place], f"P{place}")
    for place in range(standins):
        await tables.add_standin(lobby.game_id, PEOPLE[0], f"S{place}")
    return (await tables.start(lobby.game_id, PEOPLE[0])).table


async def refusal(call):
    with pytest.raises((TableRefused, Refused)) as caught:
        await call
    return caught.value.code


def turn_of(table):
    """A user whom the game waits for, the number of what waits, and another user if there is one."""
    seat = next(it for it in awaited(table.state) if not table.members[it].standin)
    user = table.members[seat].user
    leads = table.state.auction is not None and table.state.auction.leader == seat
    number = next(
        it.number for it in table.state.waiting if seat in it.seats and not (leads and type(it) is AwaitAuction)
    )
    others = (it.user for it in table.members if it.user not in {user, None})
    return user, number, next(others, None)


async def play(tables, table, presses):
    """Let the people of a table press what a stand-in would choose, so many times or to the end."""
    for _ in range(presses):
        if table.state.ending:
            break
        user, number, _ = turn_of(table)
        seat = table.seat_of(user)
        table = (await tables.act(table.game_id, user, number, choose(table.view(seat), options_of(table, seat)))).table
    return table


def options_of(table, seat):
    return kernel.options(table.rules, table.state, seat)


# --- starting and looking


async def test_the_first_turn_is_thrown_for_openly(tables):
    table = await started(tables, 3)
    (entry,) = await tables.entries(table.game_id)
    assert entry.seat is None
    assert entry.action is None
    assert sum(isinstance(event, StartThrown) for event in entry.events) >= 3
    begun = next(event for event in entry.events if isinstance(event, GameStarted))
    assert begun.commitment == sha256(SEED).hexdigest()
    assert [member.token for member in table.members] == table.state.own.tokens
    assert SEED.hex() not in str(table.view(0))


async def test_what_is_played_is_there_after_a_restart(tables, make_tables):
    table = await play(tables, await started(tables), 12)
    again = make_tables()
    assert await again.table(table.game_id) == table
    assert await again.table_in(1) == table
    assert [entry.serial for entry in await again.entries(table.game_id)] == list(range(13))
    assert await again.entries(table.game_id) == await tables.entries(table.game_id)
    user, number, _ = turn_of(table)
    seat = table.seat_of(user)
    action = choose(table.view(seat), options_of(table, seat))
    assert (await again.act(table.game_id, user, number, action)).table.serial == 13


async def test_looking_where_nothing_is(tables):
    assert await refusal(tables.table(7)) == "no_game"
    assert await refusal(tables.table_in(1)) == "no_game"
    assert await refusal(tables.act(7, 100, None, RollDice())) == "no_game"
    lobby = await tables.open_lobby(1, None, 100, "A", "builder")
    assert await refusal(tables.table(lobby.game_id)) == "no_game"
    assert await refusal(tables.latest_in(1)) == "no_game"
    assert await refusal(tables.advance(lobby.game_id)) == "no_game"


async def test_open_games_of_a_person(tables):
    table = await started(tables, 2, channel=1)
    lobby = await tables.open_lobby(2, 9, PEOPLE[1], "P1", "builder")
    assert await tables.open_games(PEOPLE[1]) == (lobby, table)
    assert await tables.open_games(PEOPLE[0]) == (table,)
    await tables.stop(table.game_id, PEOPLE[0])
    assert await tables.open_games(PEOPLE[0]) == ()


# --- one press, once


async def test_an_accepted_press(tables):
    table = await started(tables)
    user, number, _ = turn_of(table)
    turn = await tables.act(table.game_id, user, number, RollDice())
    (entry,) = turn.entries
    assert (entry.serial, entry.seat, entry.action, entry.by, entry.standin) == (
        1, table.seat_of(user), RollDice(), user, False,
    )  # fmt: skip
    assert turn.table.serial == 1
    assert table.serial == 0, "what was handed out before does not change"
    assert await tables.table(table.game_id) == turn.table


async def test_the_same_press_twice_counts_once(tables):
    table = await started(tables)
    user, number, _ = turn_of(table)
    pressed = [tables.act(table.game_id, user, number, RollDice()) for _ in range(4)]
    answers = await asyncio.gather(*pressed, return_exceptions=True)
    assert [getattr(it, "code", "") for it in answers] == ["", *["already_decided"] * 3]
    assert await refusal(tables.act(table.game_id, user, number, RollDice())) == "already_decided"
    assert (await tables.table(table.game_id)).serial == 1


async def test_two_people_who_act_at_once_do_not_refuse_each_other(tables):
    table = await started(tables, 4)
    offers = (
        tables.act(table.game_id, PEOPLE[seat], None, ProposeTrade((seat + 1) % 4, Bundle(cash=1))) for seat in range(4)
    )
    turns = await asyncio.gather(*offers)
    assert [turn.table.serial for turn in turns] == [1, 2, 3, 4]
    assert len((await tables.table(table.game_id)).state.offers) == 4


async def test_who_may_not_press(tables):
    table = await started(tables)
    _, number, other = turn_of(table)
    assert await refusal(tables.act(table.game_id, other, number, RollDice())) == "not_your_seat"
    assert await refusal(tables.act(table.game_id, 999, number, RollDice())) == "not_seated"
    assert await refusal(tables.act(table.game_id, other, None, RollDice())) == "not_your_turn"
    assert (await tables.table(table.game_id)) == table


async def test_what_the_engine_refuses_leaves_no_trace(tables, make_tables):
    table = await started(tables)
    user, number, _ = turn_of(table)
    assert await refusal(tables.act(table.game_id, user, number, EndTurn())) == "wrong_moment"
    assert await refusal(tables.act(table.game_id, user, number, Mortgage("nowhere"))) == "unknown_name"
    assert await make_tables().table(table.game_id) == table
    assert len(await tables.entries(table.game_id)) == 1


async def test_a_press_acts_on_the_game_it_names(tables):
    one, two = await started(tables, channel=1), await started(tables, channel=2)
    user, number, _ = turn_of(two)
    await tables.act(two.game_id, user, number, RollDice())
    assert (await tables.table(one.game_id)).serial == 0
    assert (await tables.table(two.game_id)).serial == 1


async def test_an_offer_that_was_replaced_is_not_accepted_by_an_old_press(tables):
    table = await started(tables)
    maker, _, other = turn_of(table)
    to = table.seat_of(other)
    first = await tables.act(table.game_id, maker, None, ProposeTrade(to, Bundle(cash=200)))
    old = first.table.state.offers[0].number
    await tables.act(table.game_id, maker, None, ProposeTrade(to, Bundle(), Bundle(cash=200)))
    accept = AcceptTrade(table.seat_of(maker))
    assert await refusal(tables.act(table.game_id, other, old, accept)) == "already_decided"
    new = (await tables.table(table.game_id)).state.offers[0].number
    turn = await tables.act(table.game_id, other, new, accept)
    assert turn.table.state.seats[to].cash == table.state.seats[to].cash - 200


async def test_a_cancelled_press_is_whole_or_nothing(tables, database):
    table = await started(tables)
    user, number, _ = turn_of(table)
    for steps in range(12):
        pressing = asyncio.create_task(tables.act(table.game_id, user, number, RollDice()))
        for _ in range(steps):
            await asyncio.sleep(0)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        (stored,) = (await database.read("SELECT serial FROM games WHERE id = ?", table.game_id))[0]
        assert (await tables.table(table.game_id)).serial == stored == len(await tables.entries(table.game_id)) - 1
    answers = await asyncio.gather(tables.act(table.game_id, user, number, RollDice()), return_exceptions=True)
    assert getattr(answers[0], "code", "") in {"", "already_decided"}
    assert (await tables.table(table.game_id)).serial == 1


async def test_a_press_cancelled_while_it_was_being_committed_is_not_forgotten(tables, database, monkeypatch):
    table = await started(tables)
    user, number, _ = turn_of(table)
    real = database._run

    async def cancelling(sql, *values):
        if sql == "COMMIT":
            asyncio.current_task().cancel()
        return await real(sql, *values)

    monkeypatch.setattr(database, "_run", cancelling)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(tables.act(table.game_id, user, number, RollDice()))
    monkeypatch.undo()
    assert (await tables.table(table.game_id)).serial == 1
    assert await refusal(tables.act(table.game_id, user, number, RollDice())) == "already_decided"


# --- stand-ins


async def test_standins_play_on_until_a_person_is_awaited(tables):
    table = await started(tables, 1, 3)
    assert not awaits_standin(table)
    table = await play(tables, table, 10)
    assert any(0 in decision.seats for decision in table.state.waiting)
    entries = await tables.entries(table.game_id)
    assert [entry.serial for entry in entries] == list(range(table.serial + 1))
    assert {entry.seat for entry in entries if entry.standin} == {1, 2, 3}
    assert all((entry.by is None) == entry.standin for entry in entries[1:])


async def test_a_turn_holds_the_moves_of_standins(tables):
    table = await started(tables, 1, 1)
    serial = table.serial
    while True:
        user, number, _ = turn_of(table)
        turn = await tables.act(table.game_id, user, number, choose(table.view(0), options_of(table, 0)))
        assert [entry.serial for entry in turn.entries] == list(range(serial + 1, turn.table.serial + 1))
        assert turn.entries[0].by == PEOPLE[0]
        table, serial = turn.table, turn.table.serial
        if len(turn.entries) > 2:
            break
    assert all(entry.standin for entry in turn.entries[1:])


async def test_who_leaves_is_stood_in_for_and_any_press_gives_the_seat_back(tables):
    table = await started(tables)
    user, number, other = turn_of(table)
    left = await tables.leave(table.game_id, user)
    seat = table.seat_of(user)
    assert left.table.members[seat].standin
    assert left.table.members[seat].user == user
    assert left.entries
    assert all(entry.seat == seat and entry.standin for entry in left.entries)
    assert await refusal(tables.act(table.game_id, user, number, RollDice())) == "already_decided"
    back = await tables.table(table.game_id)
    assert not back.members[seat].standin
    assert back.serial == left.table.serial
    assert (await tables.leave(table.game_id, other)).table.members[table.seat_of(other)].standin
    again = await tables.take_back(table.game_id, other)
    assert not again.table.members[table.seat_of(other)].standin


async def test_leaving_and_coming_back_survive_a_restart(tables, make_tables):
    table = await started(tables)
    _, _, other = turn_of(table)
    await tables.leave(table.game_id, other)
    again = make_tables()
    assert (await again.table(table.game_id)).members[table.seat_of(other)].standin
    await again.take_back(table.game_id, other)
    assert not (await make_tables().table(table.game_id)).members[table.seat_of(other)].standin
    assert await refusal(again.leave(table.game_id, 999)) == "not_seated"


async def test_with_nobody_left_the_game_rests_until_somebody_comes_back(tables):
    table = await started(tables, 1, 1)
    left = await tables.leave(table.game_id, PEOPLE[0])
    assert left.entries == ()
    assert (await tables.advance(table.game_id)).entries == ()
    assert await tables.unfinished() == ()
    back = await tables.take_back(table.game_id, PEOPLE[0])
    assert not back.table.members[0].standin


async def test_stand_ins_do_not_play_on_where_no_person_can_come_back(tables):
    """Two that always play could do so for ever; with the last person out the game is stopped, and its seed is told."""
    table = await started(tables, 2, 2)
    first = await tables.resign(table.game_id, PEOPLE[0])
    assert first.table.status == "running"
    await tables.leave(table.game_id, PEOPLE[1])
    rests = await tables.advance(table.game_id)
    assert rests.entries == ()
    last = await tables.resign(table.game_id, PEOPLE[1])
    assert (last.table.status, last.table.state.ending, last.table.state.winners) == ("stopped", "stopped", ())
    assert isinstance(last.entries[-1].events[0], GameEnded)
    assert await tables.unfinished() == ()


async def test_the_bound_and_going_on_after_it(make_tables):
    tables = make_tables(bound=1)
    table = await started(tables, 1, 3)
    while not awaits_standin(table):
        table = await play(tables, table, 1)
    assert await tables.unfinished() == (table.game_id,)
    again = make_tables()
    turn = await again.advance(table.game_id)
    assert turn.entries
    assert all(entry.standin for entry in turn.entries)
    assert not awaits_standin(turn.table)
    assert await again.unfinished() == ()


async def test_a_press_finds_the_standins_that_a_restart_interrupted(make_tables):
    tables = make_tables(bound=1)
    table = await started(tables, 1, 3)
    while not awaits_standin(table):
        table = await play(tables, table, 1)
    again = make_tables()
    assert await refusal(again.act(table.game_id, PEOPLE[0], 1, RollDice())) == "already_decided"
    assert not awaits_standin(await again.table(table.game_id))


@pytest.mark.parametrize("answer", [None, Resign(), Mortgage("nowhere")], ids=["raises", "barred", "refused"])
async def test_a_standin_that_fails_does_not_stop_the_game(make_tables, answer, caplog):
    def broken(_view, _options):
        if answer is None:
            raise ZeroDivisionError
        return answer

    tables = make_tables(choose=broken)
    table = await play(tables, await started(tables, 1, 2), 12)
    assert table.serial > 20
    assert not any(seat.resigned for seat in table.state.seats)
    assert bool(caplog.records) == (answer is None)


async def test_a_standin_for_an_absent_person_never_accepts_a_trade(make_tables):
    def greedy(view, options):
        accepting = [it.action for it in options if isinstance(getattr(it, "action", None), AcceptTrade)]
        return accepting[0] if accepting else AcceptTrade(view.turn)

    tables = make_tables(choose=greedy)
    table = await started(tables)
    maker, _, other = turn_of(table)
    to = table.seat_of(other)
    await tables.leave(table.game_id, other)
    turn = await tables.act(table.game_id, maker, None, ProposeTrade(to, Bundle(), Bundle(cash=500)))
    assert [entry.action for entry in turn.entries[1:]] == [RejectTrade(table.seat_of(maker))]
    assert turn.table.state.seats == table.state.seats
    # a seat that a stand-in has held from the start is asked
    filled = await started(tables, 1, 1, channel=2)
    turn = await tables.act(filled.game_id, PEOPLE[0], None, ProposeTrade(1, Bundle(cash=10)))
    assert AcceptTrade(0) in [entry.action for entry in turn.entries]


async def test_a_fault_in_a_standins_move_does_not_hide_what_was_accepted(make_tables, monkeypatch, caplog):
    tables = make_tables(bound=0)
    table = await started(tables, 1, 1)
    while not awaits_standin(table):
        table = await play(tables, table, 1)
    tables = make_tables()
    table = (await tables.advance(table.game_id)).table
    real = Games.append

    async def failing(self, game, state, status, move, schedule, **how):
        if move.standin:
            raise StoreError("the disk is full")
        await real(self, game, state, status, move, schedule, **how)

    monkeypatch.setattr(Games, "append", failing)
    while not caplog.records:
        serial = table.serial
        table = await play(tables, table, 1)
        assert table.serial == serial + 1
    monkeypatch.undo()
    assert await tables.table(table.game_id) == table
    assert (await tables.advance(table.game_id)).entries


async def test_standins_let_others_run(tables):
    table = await started(tables, 1, 3)
    turns, done = 0, False

    async def count():
        nonlocal turns
        while not done:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    table = await play(tables, table, 10)
    done = True
    await counting
    assert turns >= table.serial


# --- the end


async def test_resigning_ends_a_game_of_two(tables):
    table = await started(tables)
    user, number, other = turn_of(table)
    turn = await tables.resign(table.game_id, user)
    assert turn.table.status == "over"
    assert turn.table.view().seed == SEED.hex()
    assert await refusal(tables.act(table.game_id, user, number, RollDice())) == "game_over"
    assert await refusal(tables.leave(table.game_id, other)) == "game_over"
    assert await refusal(tables.stop(table.game_id, PEOPLE[0])) == "game_over"
    assert await refusal(tables.table_in(1)) == "no_game"
    assert await tables.latest_in(1) == turn.table
    assert (await started(tables)).game_id != table.game_id


async def test_stopping_tells_the_seed_and_nobody_wins(tables, make_tables):
    table = await play(tables, await started(tables), 5)
    assert await refusal(tables.stop(table.game_id, PEOPLE[1])) == "not_host"
    turn = await tables.stop(table.game_id, PEOPLE[0])
    (entry,) = turn.entries
    assert entry.events == (GameEnded("stopped", (), SEED.hex()),)
    assert (turn.table.status, turn.table.serial) == ("stopped", table.serial + 1)
    assert turn.table.view().seed == SEED.hex()
    assert turn.table.state.seats == table.state.seats
    assert not table.state.ending
    for call in (
        tables.stop(table.game_id, PEOPLE[0]),
        tables.resign(table.game_id, PEOPLE[1]),
        tables.take_back(table.game_id, PEOPLE[1]),
    ):
        assert await refusal(call) == "game_stopped"
    assert await make_tables().latest_in(1) == turn.table
    assert await refusal(tables.table_in(1)) == "no_game"


async def test_who_else_may_stop(tables):
    table = await started(tables)
    await tables.leave(table.game_id, PEOPLE[0])
    assert await refusal(tables.stop(table.game_id, 999)) == "not_host"
    assert (await tables.stop(table.game_id, PEOPLE[1])).table.status == "stopped"
    table = await started(tables)
    assert (await tables.stop(table.game_id, 999, force=True)).table.status == "stopped"


async def test_a_game_with_standins_can_be_played_to_its_end(tables):
    table = await play(tables, await started(tables, 1, 1), 5000)
    assert table.status == "over"
    assert table.state.winners
    assert await tables.unfinished() == ()


# --- many at once


async def test_only_so_many_tables_are_kept(make_tables):
    tables = make_tables(cached=3)
    games = [await started(tables, channel=channel) for channel in range(1, 9)]
    for table in games:
        assert await tables.table(table.game_id) == table
    assert len(tables._shelf) == 3
    assert len(tables._locks) == 0
    assert len({id(table.rules) for table in games}) == 1
    assert (await tables.table(1)).rules is games[-1].rules


async def test_fifty_games_pressed_at_once_while_another_program_holds_the_file(tmp_path):
    path = tmp_path / "a.db"
    database = await Database.open(path)
    tables = Tables(Games(database), cached=20)
    games = [await started(tables, channel=channel) for channel in range(1, 51)]
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def let_go():
        await asyncio.sleep(0.4)
        other.execute("ROLLBACK")
        other.close()

    async def press(table):
        user, number, _ = turn_of(table)
        twice = (tables.act(table.game_id, user, number, RollDice()) for _ in range(2))
        return [getattr(it, "code", "") for it in await asyncio.gather(*twice, return_exceptions=True)]

    answers = await asyncio.gather(*(press(table) for table in games), let_go())
    assert answers[:-1] == [["", "already_decided"]] * 50
    assert [(await tables.table(table.game_id)).serial for table in games] == [1] * 50
    assert (await database.read("SELECT count(*), max(serial) FROM moves"))[0] == (100, 1)
    await database.close()


async def test_a_game_changed_behind_the_cache_is_read_again(tables, database):
    table = await started(tables)
    user, number, _ = turn_of(table)
    async with database.transaction() as run:
        await run("UPDATE games SET serial = 9 WHERE id = ?", table.game_id)
    assert await refusal(tables.act(table.game_id, user, number, RollDice())) == "already_decided"
    assert (await tables.table(table.game_id)).serial == 9


@pytest.mark.parametrize("column", ["state", "members"])
async def test_a_broken_blob_names_its_game(tables, make_tables, database, column):
    table = await started(tables)
    async with database.transaction() as run:
        await run(f"UPDATE games SET {column} = x'c1' WHERE id = ?", table.game_id)
    with pytest.raises(StoreError, match=f"game {table.game_id}: its {column}"):
        await make_tables().table(table.game_id)


# --- drafts and messages


async def test_drafts(tables, make_tables):
    table = await started(tables)
    await tables.put_draft(table.game_id, PEOPLE[0], b"half a trade")
    again = make_tables()
    assert await again.draft(table.game_id, PEOPLE[0]) == b"half a trade"
    assert await again.draft(table.game_id, PEOPLE[1]) is None
    await again.delete_draft(table.game_id, PEOPLE[0])
    assert await again.draft(table.game_id, PEOPLE[0]) is None
    assert await refusal(tables.put_draft(999, PEOPLE[0], b"x")) == "no_game"


async def test_the_message_is_a_note_beside_the_game(tables, make_tables):
    table = await started(tables)
    await tables.set_message(table.game_id, 55)
    assert (await tables.table(table.game_id)).message == 55
    assert (await play(tables, table, 1)).message == 55
    assert (await make_tables().table(table.game_id)).message == 55
    assert (await tables.table(table.game_id)).serial == 1
