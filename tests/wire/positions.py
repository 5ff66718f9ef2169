"""Games that stand at a chosen decision, written into the bot's database before it starts, and read back while it runs.

Owns the positions and the reading of the file beside the running bot. What is pressed then is the business of the tests.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from loopback import Channel, User

from bot.engine import decisions as d
from bot.engine.actions import Bundle
from bot.engine.laws import broken
from bot.engine.state import BANK, Auction, Claim, Debt, Offer, State
from bot.engine.steps import OpenManage
from bot.store import codec
from bot.store.db import Database
from bot.store.games import Games
from bot.table.model import Entry
from bot.table.service import Tables

SEED = bytes(range(32))
Change = Callable[[State], None]
_GAMES: dict[Change, tuple[str, dict[str, str]]] = {}
"""The games of positions that are not Builder's, and what is set differently in them."""


@dataclass(frozen=True)
class Placed:
    """A prepared game: where it is, and who sits in it, whose turn it is first."""

    game: int
    channel: Channel
    turn: User
    other: User


@dataclass(frozen=True)
class Stored:
    """A game as the database has it."""

    serial: int
    status: str
    state: State
    message: int | None

    @property
    def numbers(self) -> set[int]:
        """The numbers of all that can be answered."""
        state = self.state
        return {it.number for group in (state.waiting, state.offers, state.claims) for it in group}


def read(file: Path, game: int) -> Stored:
    """What was last committed of a game; the bot may be running."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        serial, status, state, message = connection.execute(
            "SELECT serial, status, state, message FROM games WHERE id = ?", (game,)
        ).fetchone()
    connection.close()
    return Stored(serial, status, codec.STATE.decode(state, game), message)


def moves(file: Path, game: int) -> list[int]:
    """The serials of the log."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT serial FROM moves WHERE game = ? ORDER BY serial", (game,)).fetchall()
    connection.close()
    return [row[0] for row in rows]


def laws_broken(file: Path, game: int) -> list[str]:
    """The laws that do not hold in what was last committed of a game."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        (body,) = connection.execute(
            "SELECT body FROM rulesets JOIN games ON ruleset = digest WHERE id = ?", (game,)
        ).fetchone()
    connection.close()
    return broken(codec.RULES.decode(body, game), read(file, game).state)


async def write(file: Path, wanted: list[tuple[Channel, tuple[User, User], Change]], ago: float = 0.0) -> list[Placed]:
    """Write a game of two people into each channel, then brought into its position; `ago`: so many seconds before now."""
    database = await Database.open(file)
    try:
        tables = Tables(Games(database), seed=lambda: SEED, clock=lambda: time.time() - ago)
        return [await _one(tables, *it) for it in wanted]
    finally:
        await database.close()


async def _one(tables: Tables, channel: Channel, people: tuple[User, User], change: Change) -> Placed:
    host, guest = people
    game, settings = game_of(change)
    lobby = await tables.open_lobby(channel.id, channel.guild.id, host.id, host.name, game)
    await tables.join(lobby.game_id, guest.id, guest.name)
    await tables.configure(lobby.game_id, host.id, settings)
    table = (await tables.start(lobby.game_id, host.id)).table
    state = table.state.copy()
    state.agenda[:] = [OpenManage()]
    state.waiting.clear()
    change(state)
    await tables._shelf.append(table, state, Entry(table.serial + 1, None, None, (), tables.now()), "running")
    await tables.set_message(table.game_id, None, table.serial)  # as told, or the bot would tell it when it starts
    ordered = people if state.turn == 0 else (guest, host)
    return Placed(table.game_id, channel, *ordered)


def with_game(game: str, **settings: str) -> Callable[[Change], Change]:
    """Marks a position as one of this game, with other settings than the usual ones."""

    def mark(change: Change) -> Change:
        _GAMES[change] = game, settings
        return change

    return mark


def game_of(change: Change) -> tuple[str, dict[str, str]]:
    """The game of a position, and what is set differently in it."""
    return _GAMES.get(change, ("builder", {}))


# --- the positions


def wait(state: State, kind: type, offset: int = 0, **fields: object) -> None:
    """Let the turn's seat, or the one so many steps on, be awaited."""
    state.number += 1
    state.waiting.append(kind(number=state.number, seats=((state.turn + offset) % 2,), **fields))


def _chips(state: State, **counts: int) -> None:
    for colour in state.own.bank:
        had, has = state.own.chips[state.turn][colour], counts.get(colour, 0)
        state.own.chips[state.turn][colour] = has
        state.own.bank[colour] += had - has


def roll(state: State) -> None:
    wait(state, d.AwaitRoll)


def discard(state: State) -> None:
    _chips(state, red=4, green=4)
    wait(state, d.AwaitDiscard, count=2)


def buy(state: State) -> None:
    state.seats[state.turn].at = 5
    wait(state, d.AwaitPurchase, deed="oriental")


def auction(state: State) -> None:
    state.auction = Auction("oriental")
    state.number += 1
    state.waiting.append(d.AwaitAuction(state.number, (0, 1), "oriental"))


def debt(state: State) -> None:
    state.debts.append(Debt(state.turn, 1 - state.turn, 50, "rent", "oriental"))
    wait(state, d.AwaitDebt)


def choose(state: State) -> None:
    wait(state, d.AwaitChoice, what="take", why="take_any_2", count=2)


def parking(state: State) -> None:
    _chips(state, red=2, green=1)
    wait(state, d.AwaitParking)


def manage(state: State) -> None:
    _chips(state, red=2, green=2, yellow=1)
    wait(state, d.AwaitManage)


def threaded(state: State) -> None:
    """As above; played in a thread."""
    manage(state)


def offer(state: State) -> None:
    manage(state)
    state.owners["oriental"] = state.turn
    state.number += 1
    give, want = Bundle(deeds=("oriental",)), Bundle(cash=120)
    state.offers.append(Offer(state.number, state.turn, 1 - state.turn, give, want))


def claim(state: State) -> None:
    wait(state, d.AwaitRoll)
    state.owners["oriental"] = 1 - state.turn
    state.number += 1
    state.claims.append(Claim(state.number, 1 - state.turn, state.turn, "oriental", 50))


def ruin(state: State) -> None:
    state.debts.append(Debt(state.turn, BANK, 5000, "fine"))
    wait(state, d.AwaitDebt)
