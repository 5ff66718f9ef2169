"""The record of a game by `/game export`, and what the channel is told to check it with."""

import re

from bot.table import proof, records


def attached(world, shown):
    (file,) = shown.response._message.attachments
    return file["filename"], world.env.backend.cdn.get(file["url"])


async def test_a_running_game_is_given_without_its_secrets(world, classic, player):
    await classic.game("Ann", "Ben")
    for _ in range(12):
        await player.step(await world.table())
    table = await world.table()
    shown = await world.slash("Dan", "game export")
    assert shown.response.ephemeral
    assert "The game goes on" in world.texts(shown.response._message)
    name, body = attached(world, shown)
    assert name == f"classic-{table.game_id}.jsonl"
    record = records.read(body)
    assert record.header.hidden
    assert table.state.secret.chance.seed.hex().encode() not in body
    assert len(record.entries) == table.serial + 1
    assert proof.judge(record).word == proof.UNFINISHED


async def test_a_finished_game_is_valid_by_what_was_posted(world, classic, player):
    await classic.game("Ann", "Ben")
    table = await world.table()
    first = world.texts(next(it for it in world.messages() if it.id == table.message))
    for _ in range(12):
        await player.step(await world.table())
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    table = await world.table()
    sheet = world.texts(next(it for it in world.messages() if it.id == table.message))
    (commitment,) = re.findall(r"SHA-256 of the seed `([0-9a-f]{64})`", first)
    (final,) = re.findall(r"last hash is `([0-9a-f]{64})`", sheet)
    shown = await world.slash("Dan", "game export")
    said = world.texts(shown.response._message)
    assert commitment in said
    assert final in said
    record = records.read(attached(world, shown)[1])
    assert proof.judge(record, commitment, final) == proof.Verdict(proof.VALID)
    assert record.end.seed == table.view(None).seed


async def test_without_a_game_there_is_nothing_to_export(world):
    shown = await world.slash("Ann", "game export")
    assert "/play" in world.texts(shown.response._message)
