"""Forgetting a person: no id and no name is left in the file, seats go to stand-ins, and every game stays whole."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.engine.laws import broken
from bot.store.db import Database
from bot.store.motions import OFFER, Motions
from bot.store.wishes import Wishes
from bot.table.counting import Counting
from bot.table.followers import Followers
from bot.table.forgetting import Forgetting
from bot.table.vacancies import Vacancies
from bot.table.votes import Votes

ANN, BEN, CY = 100, 200, 300
GONE = 9_007_199_254_740_881  # as long as Discord's ids are, and found by its bytes
NAME = "Zwölfboxkämpfer"


def rename(name, _language):
    return f"For {name}"


@pytest.fixture
async def database(tmp_path):
    opened = await Database.open(tmp_path / "a.db")
    yield opened
    await opened.close()


@pytest.fixture
def forgetting(hall):
    return Forgetting(hall.tables, Counting(hall.tables))


async def seated(hall, channel, *, host=ANN, game="builder"):
    """A lobby with the person who will be forgotten at its last seat, or as its host."""
    tables = hall.tables
    others = [it for it in (ANN, BEN) if it != host]
    names = {ANN: "Ann", BEN: "Ben", GONE: NAME}
    lobby = await tables.open_lobby(channel, 9, host, names[host], game)
    for user in (*others, GONE) if host != GONE else others:
        await tables.join(lobby.game_id, user, names[user])
    return lobby.game_id


async def started(hall, channel, **how):
    game = await seated(hall, channel, **how)
    lobby = await hall.tables.lobby(game)
    return (await hall.tables.start(game, lobby.host)).table


def traces(file):
    """Where the id or the name stands in the file's bytes: as SQLite and as MessagePack write them, and in text."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    bodies = b"".join(it.read_bytes() for it in file.parent.glob(f"{file.name}*"))
    wanted = (GONE.to_bytes(7, "big"), msgspec.msgpack.encode(GONE), str(GONE).encode(), NAME.encode())
    return [it for it in wanted if it in bodies]


async def everything(hall, database):
    """A database full of one person: lobbies, games that run, are over or stopped, votes, offers, drafts, wishes."""
    tables = hall.tables
    votes, vacancies = Votes(tables, rename), Vacancies(tables, rename)
    await seated(hall, 1, host=GONE)
    await seated(hall, 2)
    running = await started(hall, 3, host=GONE)
    await tables.put_draft(running.game_id, GONE, b"x")
    await tables.pause(running.game_id, GONE)
    await hall.played_out(await started(hall, 4))
    stopped = await started(hall, 5)
    await tables.stop(stopped.game_id, ANN)
    left = await started(hall, 6)
    await vacancies.give_up(left.game_id, left.seat_of(GONE), GONE)
    offered = await started(hall, 7)
    await vacancies.offer(offered.game_id, offered.seat_of(GONE), GONE, taker=CY)
    await votes.open(offered.game_id, offered.seat_of(BEN), GONE)
    kicked = await started(hall, 8)
    poll, _ = await votes.open(kicked.game_id, kicked.seat_of(GONE), ANN)
    await votes.cast(kicked.game_id, poll.motion.id, BEN, yes=True)
    await Followers(tables).follow(running.game_id, GONE, ("end",))
    await tables.set_wishes(GONE, Wishes(direct=True))
    await Counting(tables).results.set_counted(GONE, counted=False)
    await Counting(tables).results.set_counted(GONE, counted=True)
    return running, left


async def test_nothing_of_a_person_is_left_in_the_file(hall, database, forgetting):
    running, left = await everything(hall, database)
    done = await forgetting.forget(GONE)
    assert {turn.table.game_id for turn in done} >= {running.game_id, left.game_id}
    rows = await database.read("SELECT id, status FROM games ORDER BY id")
    for game, status in rows:
        if status == "lobby":
            assert GONE not in {it.user for it in (await hall.tables.lobby(game)).members}
            continue
        table = await hall.tables.table(game)
        assert broken(table.rules, table.state) == []
        assert GONE not in {it.user for it in table.members}
        assert NAME not in " ".join(it.name for it in table.members)
    await database.close()

    assert traces(Path(hall.database.path)) == []


async def test_the_search_finds_a_person_who_was_not_forgotten(hall, database):
    await everything(hall, database)
    await database.close()
    assert len(traces(Path(hall.database.path))) >= 3


async def test_games_go_on_and_count_without_the_person(hall, database, forgetting):
    running = await started(hall, 1)
    over = await hall.played_out(await started(hall, 2))
    before = await hall.tables.entries(over.game_id)
    await forgetting.forget(GONE)
    counting = Counting(hall.tables)
    assert len(await counting.results.of(ANN)) == 1
    assert await counting.results.of(GONE) == ()
    places = await database.read("SELECT place FROM results WHERE game = ?", over.game_id)
    assert len(places) == 3
    after = await hall.tables.entries(over.game_id)
    assert [it.events for it in after] == [it.events for it in before]
    table = await hall.played_out(await hall.tables.table(running.game_id))
    assert table.status == "over"
    assert await counting.catch_up() == 1


async def test_a_table_keeps_somebody_who_looks_after_it(hall, forgetting):
    table = await started(hall, 1, host=GONE)
    await forgetting.forget(GONE)
    assert (await hall.tables.table(table.game_id)).host in {ANN, BEN}


async def test_forgetting_somebody_unknown_or_twice_changes_nothing(hall, database, forgetting):
    table = await started(hall, 1)
    assert await forgetting.forget(77) == await forgetting.forget(77)
    await forgetting.forget(GONE)
    serial = (await hall.tables.table(table.game_id)).serial
    assert await forgetting.forget(GONE) == ()
    assert (await hall.tables.table(table.game_id)).serial == serial


async def test_an_open_question_about_the_person_is_void(hall, database, forgetting):
    table = await started(hall, 1)
    seat = table.seat_of(GONE)
    await Vacancies(hall.tables, rename).offer(table.game_id, seat, GONE)
    await forgetting.forget(GONE)
    assert await Motions(database).open_on(table.game_id, OFFER, seat) is None
