import json

import pytest
from msgspec.structs import replace

from bot import rulesets
from bot.engine import kernel
from bot.engine.actions import SetMaximum
from bot.errors import RecordError
from bot.standins import choose
from bot.table import records
from bot.table.model import Entry
from bot.table.replaying import replay

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
    assert len(body.splitlines()) == table.serial + 3
    assert body.endswith(b'"hash":"' + record.final.encode() + b'"}\n')
    assert again.header.seats == ("Ann \u202e", "Ben")
    assert str(HOST) not in json.dumps([json.loads(line).get("by") for line in body.splitlines()])


async def test_a_record_is_played_again_to_the_same_states(finished):
    table, record = finished
    states = list(replay(records.read(records.write(record))))
    assert len(states) == table.serial + 1
    assert states[-1] == table.state
    assert states[0].number < states[-1].number


async def test_a_stopped_game_is_played_again_too(tables):
    game = (await tables.open_lobby(1, 9, HOST, "Ann", "builder")).game_id
    await tables.join(game, BEN, "Ben")
    await tables.start(game, HOST)
    table = (await tables.stop(game, HOST)).table
    assert list(replay(await tables.record(game)))[-1] == table.state


async def test_a_seat_whose_name_was_removed_goes_by_its_letter(finished):
    table, _ = finished
    members = (table.members[0], replace(table.members[1], name=""))
    assert records.record_of(replace(table, members=members), ()).header.seats == ("Ann \u202e", "B")


async def test_a_game_in_progress_tells_no_secret(tables):
    game = (await tables.open_lobby(1, 9, HOST, "Ann", "builder")).game_id
    await tables.join(game, BEN, "Ben")
    table = (await tables.start(game, HOST)).table
    sealed = Entry(1, 0, SetMaximum(777), (), 1.0, HOST)
    record = records.record_of(table, [*await tables.entries(game), sealed])
    assert (record.header.hidden, record.end.ending, record.end.seed) == (True, "", "")
    assert record.entries[1].action == SetMaximum(0)
    assert b"777" not in records.write(record)
    with pytest.raises(RecordError, match="no seed"):
        next(replay(record))


def rehashed(lines):
    """The lines with the chain made anew, as whoever changes them on purpose would."""
    previous, done = records.BEFORE, []
    for line in lines:
        body = line[: line.rindex(b',"hash"')] + b"}"
        previous = records.link(previous, body)
        done.append(body[:-1] + b',"hash":"' + previous.encode() + b'"}')
    return b"\n".join(done)


def changed(body, line, old, new):
    lines = body.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return lines


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (1, b'"format":2', b'"format":1', "line 1: format 1 is not known; this program reads 2"),
        (1, b'"game":"builder"', b'"game":7', "line 1: "),
        (1, b"{", b"", "line 1: it is no line of a record"),
        (1, b'"line":"header"', b'"line":"move"', "line 1: "),
        (3, b'"line":"move"', b'"line":"sum"', "line 3: "),
        (3, b'"type":"', b'"type":"un', "line 3: "),
        (3, b'"seat":', b'"chair":', "line 3: "),
        (4, b'"serial":2', b'"serial":"2"', "line 4: "),
        (4, b'"at":', b'"at":1e999,"at":', "line 4: "),
        (5, b'"made":"', b'"made":"nobody', "line 5: "),
        (5, b'"line"', b'"li\xffne"', "line 5: "),
    ],
)
async def test_a_broken_line_is_named(finished, line, old, new, said):
    body = records.write(finished[1])
    with pytest.raises(RecordError, match=said):
        records.read(rehashed(changed(body, line, old, new)))


async def test_what_is_no_whole_record_is_said(finished):
    body = records.write(finished[1])
    lines = body.splitlines()
    for broken, said in (
        (b"", "empty"),
        (b"\n \n", "line 1: it is no line"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "line 1"),
        (b"[]", "line 1"),
        (b'{"a":1}', "line 1: it is no line of a record"),
        (b"[" * 100_000, "line 1"),
        (lines[0], "cut off"),
        (b"\n".join(lines[:-1]), "cut off"),
        (body[:-200], "no line of a record|cut off"),
        (rehashed(lines[1:]), "begins with its header"),
        (rehashed([lines[0], lines[0], *lines[1:]]), "line 2: a move"),
        (rehashed(lines[:3] + lines[4:]), "where the last line counts"),
        (rehashed([lines[0], lines[-1]]), "0 moves"),
        (lines[0][:-2] + b" " * records.LONGEST + b'"}', "line 1: it has more than 1024 KiB"),
        (b" " * (records.MOST + 1), "64 MiB"),
    ):
        with pytest.raises(RecordError, match=said):
            records.read(broken)


async def test_a_line_that_was_changed_breaks_the_chain_and_is_named(finished):
    body = records.write(finished[1])
    for line in (1, 2, 5, len(body.splitlines())):
        lines = body.splitlines()
        text = lines[line - 1].replace(b'"line"', b' "line"', 1)
        with pytest.raises(records.ChainBrokenError, match=f"line {line}: its hash"):
            records.read(b"\n".join([*lines[: line - 1], text, *lines[line:]]))


def made(record, **changes):
    """The record with other lines."""
    return records.chained(
        changes.get("header", record.header), changes.get("entries", record.entries), changes.get("end", record.end)
    )


async def test_a_record_that_does_not_fit(finished):
    _, record = finished
    header, entries, end = record.header, record.entries, record.end
    with pytest.raises(
        RecordError, match=r"other rules: version 1 \(\w+\) of builder, and this program has version 1 \(\w+\)"
    ):
        next(replay(record, rulesets.load("builder", bonus_ties="none")))
    for changes, said in (
        ({"end": replace(end, seed="00" * 32)}, "promised"),
        ({"end": replace(end, seed="xy")}, "not hex"),
        ({"end": replace(end, seed="")}, "not over"),
        ({"header": replace(header, game="chess")}, "rules can.t be made"),
        ({"header": replace(header, seats=("A",))}, "can.t be started"),
        ({"entries": (replace(entries[0], seat=0), *entries[1:])}, "begins with its start"),
    ):
        with pytest.raises(RecordError, match=said):
            next(replay(made(record, **changes)))
    nobody = replace(entries[1], seat=7)
    for changed_entries, said in (
        ((*entries[:2], replace(entries[2], events=entries[1].events)), "move 2: something else"),
        ((entries[0], replace(entries[1], seat=1 - entries[1].seat)), "move 1: refused"),
        ((entries[0], nobody), "move 1: there is no seat 7"),
        ((entries[0], replace(entries[1], chance=10**6)), "blocks of chance"),
        ((entries[0], entries[2]), "move 2 stands where 1 should"),
        ((entries[0], replace(entries[1], action=None)), "takes nothing back either"),
        ((*entries, replace(entries[-1], serial=len(entries))), "the game is over by then"),
    ):
        with pytest.raises(RecordError, match=said):
            list(replay(made(record, entries=changed_entries)))


async def test_time_that_was_set_back_is_told_as_standing_still(tables):
    game = (await tables.open_lobby(1, 9, HOST, "Ann", "builder")).game_id
    await tables.join(game, BEN, "Ben")
    table = (await tables.start(game, HOST)).table
    (start,) = await tables.entries(game)
    late, early = (Entry(serial, 0, None, (), start.at + step) for serial, step in ((1, 9.0), (2, -5.0)))
    record = records.record_of(table, [start, late, early])
    assert [it.at - start.at for it in record.entries] == [0.0, 9.0, 9.0]
