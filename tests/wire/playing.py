"""Pressing through a game of the real bot: its controls by their verbs, and the small acts that tests share.

Owns the reading of our custom ids from the outside, as plain text. It imports nothing of the bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from loopback import Answer, Channel, Message, User, World
from loopback.sight import Seen


def verb_of(control: dict[str, Any]) -> str:
    """The verb of a control of ours: `bk:game:number:verb:…`."""
    return control["custom_id"].split(":")[3]


def number_of(control: dict[str, Any]) -> int:
    """The number of the decision, offer or claim that a control answers; 0 for none."""
    return int(control["custom_id"].split(":")[2])


def control(seen: Seen, verb: str, slot: str = "") -> dict[str, Any]:
    """The first usable control with this verb (a select: for this slot)."""
    parts = [*seen.buttons, *seen.selects]
    found = [it for it in parts if verb_of(it) == verb and not it.get("disabled")]
    if slot:
        found = [it for it in found if it["custom_id"].split(":")[4] == slot]
    assert found, f"no {verb!r} among {[it.get('custom_id') for it in parts]} of {seen.text!r}"
    return found[0]


def verbs(seen: Seen) -> set[str]:
    """The verbs of all usable buttons."""
    return {verb_of(it) for it in seen.buttons if not it.get("disabled")}


async def press(world: World, user: User, message: Message, verb: str) -> Answer:
    """Press the first button with this verb."""
    return await world.press(user, message, control(message, verb)["custom_id"])


async def select(world: World, user: User, message: Message, verb: str, slot: str, value: str) -> Answer:
    """Choose in a select."""
    return await world.select(user, message, control(message, verb, slot)["custom_id"], [value])


def pings(channel: Channel, user: User) -> int:
    """How many messages of a channel have notified somebody."""
    return sum(user.id in message.notified for message in channel.history.values())


@dataclass(frozen=True)
class Played:
    """A game that was begun by presses."""

    game: int
    channel: Channel
    stage: Message
    turn: User
    other: User


async def begin(world: World, channel: Channel, host: User, guest: User) -> Played:
    """From `/play` to the first throw, which is awaited of who was called."""
    answer = await world.slash(host, channel, "play")
    lobby = answer.message if answer.message is not None and answer.message.buttons else None
    lobby = lobby or await world.next_message(channel)
    await press(world, guest, lobby, "lobby_join")
    await press(world, host, lobby, "lobby_start")
    stage = await world.until(
        lambda: next((it for it in channel.messages if "roll" in {verb_of(b) for b in it.buttons}), None), "a stage"
    )
    called = next(it for it in (host, guest) if it.id in stage.notified)
    game = int(stage.buttons[0]["custom_id"].split(":")[1])
    return Played(game, channel, stage, called, guest if called is host else host)
