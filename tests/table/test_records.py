import json

import pytest

from bot import rulesets
from bot.engine import kernel
from bot.engine.actions import SetMaximum
from bot.errors import RecordError
from bot.standins import choose
from bot.table import records
from bot.table.model import Entry
from bot.table.records import Record

HOST, BEN = 100, 200


@pytest.fixture
async def finished(tables):
    """A game of two that was played to its end, its name and its record."""
    game = (await tables.open_lobby(1, 9, HOST, "Ann \u202e", "builder", settings={"rent": "claim"})).game_id
    await tables.join(game, BEN, "Ben")
    table = (await tables.start(game, HOST)).table
    while not table.state.ending:
        decision = table.state.waiting[0]
        seat = (
            decision.seats[-1]
            if table.state.auction and decision.seats[0] == table.state.auction.leader
            else decision.seats[0]
        )
        options = kernel.options(table.rules, table.state, seat)
        table = (await tables.act(game, table.members[seat].user, None, choose(table.view(seat), options))).table
    return table, await tables.record(game)


async def test_a_record_comes_back_as_it_was_written(finished):
    table, record = finished
    body = records.write(record)
    again = records.read(body)
    assert again == record
    assert records.write(again) == body
    assert records.read(body.decode().splitlines()) == record
    assert len(body.splitlines()) == table.serial + 2
    assert again.header.seats == ("Ann \u202e", "Ben")
    assert str(HOST) not in json.dumps([json.loads(line).get("by") for line in body.splitlines()])


async def test_a_record_is_played_again_to_the_same_states(finished):
    table, record = finished
    states = list(records.replay(records.read(records.write(record))))
    assert len(states) == table.serial + 1
    assert states[-1] == table.state
    assert states[0].number < states[-1].number


async def test_a_stopped_game_is_played_again_too(tables):
    game = (await tables.open_lobby(1, 9, HOST, "Ann", "builder")).game_id
    await tables.join(game, BEN, "Ben")
    await tables.start(game, HOST)
    table = (await tables.stop(game, HOST)).table
    assert list(records.replay(await tables.record(game)))[-1] == table.state


async def test_a_game_in_progress_tells_no_secret(tables):
    game = (await tables.open_lobby(1, 9, HOST, "Ann", "builder")).game_id
    await tables.join(game, BEN, "Ben")
    table = (await tables.start(game, HOST)).table
    sealed = Entry(1, 0, SetMaximum(777), (), 1.0, HOST)
    record = records.record_of(table, [*await tables.entries(game), sealed])
    assert record.header.seed == ""
    assert record.entries[1].action == SetMaximum(0)
    assert b"777" not in records.write(record)
    with pytest.raises(RecordError, match="no seed"):
        next(records.replay(record))


def broken(body, line, old, new):
    lines = body.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return lines


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (1, b'"format":1', b'"format":2', "line 1: format 2"),
        (1, b'"game":"builder"', b'"game":7', "line 1: "),
        (1, b"{", b"", "line 1: "),
        (3, b'"type":"', b'"type":"un', "line 3: "),
        (4, b'"serial":2', b'"serial":5', "line 4: entry 5 where 2"),
        (3, b'"seat":', b'"seat":9', "line 3: there is no seat"),
        (3, b'"seat":', b'"chair":', "line 3: "),
        (5, b"}", b"\xff}", "line 5: "),
    ],
)
async def test_a_broken_line_is_named(finished, line, old, new, said):
    body = records.write(finished[1])
    with pytest.raises(RecordError, match=said):
        records.read(broken(body, line, old, new))


def test_an_empty_record():
    with pytest.raises(RecordError, match="empty"):
        records.read(b"\n \n")


async def test_a_record_that_does_not_fit(finished):
    _, record = finished
    header, entries = record.header, record.entries
    replace = records.replace
    with pytest.raises(RecordError, match="other rules"):
        next(records.replay(record, rulesets.load("builder", bonus_ties="none")))
    for changed, said in (
        (replace(header, seed="00" * 32), "promised"),
        (replace(header, seed="xy"), "not hex"),
        (replace(header, game="chess"), "rules can't be made"),
        (replace(header, seats=("A",)), "can't be started"),
    ):
        with pytest.raises(RecordError, match=said):
            next(records.replay(Record(changed, entries)))
    other = replace(entries[2], events=entries[1].events)
    with pytest.raises(RecordError, match="entry 2: something else"):
        list(records.replay(Record(header, (*entries[:2], other))))
    with pytest.raises(RecordError, match="entry 1: refused"):
        list(records.replay(Record(header, (entries[0], replace(entries[1], seat=1 - entries[1].seat)))))
