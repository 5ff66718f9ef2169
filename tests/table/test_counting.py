"""Results of finished games: places, dice, deeds, times and ratings, each game counted once; and what `/me stats` makes of them."""

import asyncio
import shutil
from itertools import count, pairwise
from statistics import mean, median

import pytest

from bot.engine.events import AuctionWon, DeedBought, DiceRolled, GameEnded, SeatBankrupt
from bot.store.db import Database
from bot.store.results import EVERYWHERE
from bot.table.careers import DEEDS, DICE, MEAN, career, luck
from bot.table.counting import Counting
from bot.table.placing import places
from bot.table.ratings import NEWCOMER, STANDIN, rated
from bot.table.service import Tables

ANN, BEN, CY, DEE = 100, 200, 300, 400
TEN = (
    *(("builder", None, people, standins) for people, standins in ((2, 0), (3, 1), (4, 0), (2, 2))),
    *(("classic", profile, people, standins) for profile, people, standins in (("online", 2, 0), ("short", 3, 1), ("short", 4, 0))),
    *(("anti", mode, people, standins) for mode, people, standins in (("A", 2, 0), ("A", 2, 2), ("B", 4, 0))),
)  # fmt: skip


@pytest.fixture
def counting(hall):
    return Counting(hall.tables)


async def play_ten(make_hall, path):
    """Ten games of all kinds in one channel, one after the other, kept in a file."""
    database = await Database.open(path)
    hall, seeds = make_hall(database), count(1)
    hall.tables._seed = lambda: next(seeds).to_bytes(32, "big")
    for game, profile, people, standins in TEN:
        await hall.played_out(await hall.table(people, standins, game=game, profile=profile))
    await database.close()


@pytest.fixture(scope="module")
def played(make_hall, tmp_path_factory):
    """The file with ten games; it takes a while to play them."""
    path = tmp_path_factory.mktemp("ten") / "ten.db"
    asyncio.run(play_ten(make_hall, path))
    return path


@pytest.fixture
async def ten(make_hall, played, tmp_path):
    """Tables on a copy of that file, and the games."""
    database = await Database.open(shutil.copy(played, tmp_path))
    hall = make_hall(database)
    yield hall, [await hall.tables.table(game) for game in range(1, len(TEN) + 1)]
    await database.close()


def by_hand(games, logs, user):
    """Somebody's figures, counted straight from the logs."""
    dice, deeds, wins, waits = [], [], 0, []
    for table, log in zip(games, logs, strict=True):
        seat = table.seat_of(user)
        if seat is None:
            continue
        ended = next(event for event in log[-1].events if isinstance(event, GameEnded))
        wins += seat in ended.winners
        events = [event for entry in log for event in entry.events]
        dice += [
            sum(it.dice[:2]) for it in events if isinstance(it, DiceRolled) and it.seat == seat and len(it.dice) > 1
        ]
        bought = [it for it in events if isinstance(it, DeedBought | AuctionWon) and it.seat == seat]
        deeds += [it.deed for it in bought if it.deed in table.rules.deeds]
        waits.append([b.at - a.at for a, b in pairwise(log) if b.seat == seat and b.by == user and not b.standin])
    return dice, deeds, wins, waits


async def test_ten_games_come_out_as_counted_by_hand(ten):
    hall, games = ten
    counting = Counting(hall.tables)
    assert await counting.catch_up() == 10
    assert await counting.catch_up() == 0
    logs = [await hall.tables.entries(table.game_id) for table in games]
    for user in (ANN, BEN, CY):
        dice, deeds, wins, waits = by_hand(games, logs, user)
        rows = await counting.results.of(user)
        found = career(rows)
        assert len(rows) == sum(user in {it.user for it in table.members} for table in games)
        assert sum(it.games for it in found.played) == len(rows)
        assert sum(it.wins for it in found.played) == wins
        assert found.luck.counts == tuple(dice.count(total) for total in range(2, 13))
        assert found.luck.mean == pytest.approx(mean(dice))
        assert sorted(deed for row in rows for deed in DEEDS.decode(row.deeds, 0)) == sorted(deeds)
        assert [row.pace for row in rows] == [round(median(it), 1) for it in waits]
        assert [row.decisions for row in rows] == [len(it) for it in waits]
        top = found.favourites[0]
        boards = [
            deed
            for row in rows
            if row.board == top.board and row.game == top.game
            for deed in DEEDS.decode(row.deeds, 0)
        ]
        assert top.times == max(boards.count(deed) for deed in boards)
    met = {it.user: it for it in await counting.results.rivals(ANN, 5)}
    together = [table for table in games if table.seat_of(CY) is not None]
    assert met[CY].games == len(together)
    assert met[CY].ahead + met[CY].behind <= met[CY].games
    assert met[BEN].games == 10
    back = {it.user: it for it in await counting.results.rivals(CY, 5)}
    assert (back[ANN].ahead, back[ANN].behind) == (met[CY].behind, met[CY].ahead)


async def test_the_places_are_those_of_the_end(ten):
    hall, games = ten
    for table in games:
        log = await hall.tables.entries(table.game_id)
        found = places(table.view(None), log)
        winners = next(event.winners for event in log[-1].events if isinstance(event, GameEnded))
        assert {seat for seat, place in found.items() if place == 1} == set(winners)
        assert sorted(found) == list(range(len(table.members)))
        gone = [event.seat for entry in log for event in entry.events if isinstance(event, SeatBankrupt)]
        if table.rules.game == "classic":
            assert [found[seat] for seat in gone] == sorted((found[seat] for seat in gone), reverse=True)


async def test_a_seat_counts_for_who_played_it_and_for_nobody_else(hall, counting):
    table = await hall.table(2, game="builder")
    await hall.tables.leave(table.game_id, BEN)  # before a single move: a stand-in plays it all
    table = await hall.tables.table(table.game_id)
    await hall.played_out(table)
    await counting.catch_up()
    assert await counting.results.of(BEN) == ()
    assert len(await counting.results.of(ANN)) == 1
    assert set(await counting.results.ratings(EVERYWHERE, "builder", (ANN, BEN))) == {ANN}


async def test_a_stopped_game_is_not_counted_and_a_restart_counts_what_was_left(hall, counting):
    stopped = await hall.table(2)
    await hall.tables.stop(stopped.game_id, ANN)
    over = await hall.played_out(await hall.table(2))
    later = hall.restart()
    assert await Counting(later.tables).catch_up() == 1
    assert [row.place for row in await counting.results.of(ANN)] != []
    rows = await hall.database.read("SELECT DISTINCT game FROM results")
    assert rows == [(over.game_id,)]


async def test_a_game_lost_to_stand_ins_is_counted(hall, counting):
    table = await hall.table(1, 2, game="classic")
    await hall.tables.resign(table.game_id, ANN)
    assert (await hall.tables.table(table.game_id)).status == "stopped"
    assert await counting.catch_up() == 1
    assert [(row.place, row.seats) for row in await counting.results.of(ANN)] == [(3, 3)]


async def test_a_game_that_cannot_be_read_does_not_hold_up_the_others(hall, counting, caplog):
    games = [await hall.played_out(await hall.table(2)) for _ in range(3)]
    async with hall.database.transaction() as run:
        await run("UPDATE moves SET events = x'00' WHERE game = ? AND serial = 3", games[1].game_id)
    assert await counting.catch_up() == 2
    assert await Counting(Tables(hall.tables._store)).catch_up() == 0
    assert f"game {games[1].game_id} could not be counted" in caplog.text


async def test_who_does_not_want_to_be_counted_is_not(hall, counting):
    await counting.results.set_counted(BEN, counted=False)
    await hall.played_out(await hall.table(2))
    await counting.catch_up()
    assert await counting.results.of(BEN) == ()
    assert [it.user for it in await counting.results.standings(9, "builder", None, 10)] == [ANN]
    await counting.results.set_counted(BEN, counted=True)
    await hall.played_out(await hall.table(2))
    await counting.catch_up()
    assert len(await counting.results.of(BEN)) == 1
    assert {it.user for it in await counting.results.standings(9, "builder", None, 10)} == {ANN, BEN}
    await counting.results.set_counted(BEN, counted=False)  # what was counted is kept, and shown to nobody else
    assert [it.user for it in await counting.results.standings(9, "builder", None, 10)] == [ANN]
    assert await counting.results.rivals(ANN, 5) == ()
    assert len(await counting.results.of(BEN)) == 1


async def test_standings_are_of_one_server_and_one_profile(ten):
    counting = Counting(ten[0].tables)
    await counting.catch_up()
    all_ = await counting.results.standings(9, "classic", None, 10)
    assert [it.games for it in all_ if it.user == ANN] == [3]
    assert [it.games for it in await counting.results.standings(9, "classic", "online", 10) if it.user == ANN] == [1]
    assert await counting.results.standings(8, "classic", None, 10) == ()
    low = [it.mu - 3 * it.sigma for it in all_]
    assert low == sorted(low, reverse=True)


# --- ratings


def test_who_comes_in_before_gains_and_the_deviation_shrinks():
    after = rated({}, (ANN, BEN, CY), (1, 2, 3))
    means = [after[user][0] for user in (ANN, BEN, CY)]
    assert means == sorted(means, reverse=True)
    assert means[0] > NEWCOMER[0] > means[2]
    assert all(deviation < NEWCOMER[1] for _, deviation in after.values())


def test_stand_ins_are_anchored():
    after = rated({}, (ANN, None, None), (1, 2, 3))
    assert set(after) == {ANN}
    again = rated(after, (ANN, None, None), (1, 2, 3))
    assert again[ANN][0] > after[ANN][0] > STANDIN[0]


def test_equals_share_a_place():
    after = rated({}, (ANN, BEN), (1, 1))
    assert after[ANN] == pytest.approx(after[BEN])
    assert after[ANN][0] == pytest.approx(NEWCOMER[0])


# --- luck


def test_luck_is_how_far_the_dice_are_from_what_is_to_be_expected():
    assert luck((0,) * 11).mean == MEAN
    fair = luck((1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    assert (fair.throws, fair.mean, fair.off) == (36, 7.0, 0.0)
    sixes = luck((0,) * 10 + (24,))
    assert sixes.mean == 12.0
    assert sixes.off == pytest.approx(5 / (35 / 6) ** 0.5 * 24**0.5)


def test_dice_are_kept_in_eleven_counts():
    assert DICE.decode(DICE.encode(tuple(range(11))), 0) == tuple(range(11))
