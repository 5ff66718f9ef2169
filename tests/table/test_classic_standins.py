"""Stand-ins of classic at a table: they fill seats, trade, and never trade for a person who is away."""

import pytest

from bot.engine import kernel
from bot.engine.actions import AcceptTrade, ProposeTrade, Resign
from bot.standins import NothingAwaited, awaited, choose
from bot.table.service import awaits_standin

HOST, BEN = 100, 200


async def started(tables, profile):
    """One person, one who will be away, and two stand-ins that fill seats."""
    lobby = await tables.open_lobby(1, 9, HOST, "Ann", "classic", profile)
    await tables.join(lobby.game_id, BEN, "Ben")
    for name in ("Cleo", "Dan"):
        await tables.add_standin(lobby.game_id, HOST, name)
    return (await tables.start(lobby.game_id, HOST)).table


async def move(tables, table, entries):
    """Let stand-ins go on, or the first person who has an answer give it."""
    if awaits_standin(table):
        turn = await tables.advance(table.game_id)
        entries += turn.entries
        return turn.table
    if not table.present():  # stand-ins alone do not play on: who was away comes back
        return (await tables.take_back(table.game_id, BEN)).table
    for seat in awaited(table.state):
        if table.members[seat].standin:
            continue
        try:
            action = choose(table.view(seat), kernel.options(table.rules, table.state, seat))
        except NothingAwaited:
            continue
        turn = await tables.act(table.game_id, table.members[seat].user, None, action)
        entries += turn.entries
        return turn.table
    pytest.fail(f"nobody moves: {table.state.waiting}")


@pytest.mark.parametrize("profile", ["official", "online", "short"])
async def test_they_play_with_people_to_the_end_and_trade_for_nobody_who_is_away(tables, profile):
    table = await started(tables, profile)
    table = (await tables.leave(table.game_id, BEN)).table
    entries = []
    for _ in range(9000):
        if table.status != "running":
            break
        table = await move(tables, table, entries)
    assert table.state.ending in {"last_standing", "bankruptcies", "stopped"}
    fills = {seat for seat, member in enumerate(table.members) if member.user is None}
    traders = {
        entry.seat for entry in entries if entry.standin and isinstance(entry.action, ProposeTrade | AcceptTrade)
    }
    assert traders <= fills
    assert traders
    assert not any(isinstance(entry.action, Resign) for entry in entries)
