"""What a channel shows of a game, and what an action changed about it.

Owns: the record of the messages on show, and the questions that decide about a new one: has the turn passed, who is awaited, who
could bid, is a message too old. It sends nothing.
"""

from dataclasses import dataclass, field
from typing import Final

import discord

from bot.engine.actions import PassAuction, PlaceBid, SetMaximum
from bot.engine.decisions import AwaitAuction
from bot.engine.options import BidRange
from bot.engine.state import Offer
from bot.table.model import Entry, Table
from cogs._controls import awaited, offered
from cogs._press import Press

EDITABLE: Final = 50 * 60.0


@dataclass(slots=True)
class Shown:
    """What a channel shows of one game.

    Attributes:
        serial: the last action that it shows.
        since: the first action that its story tells.
        stage: the message with the controls.
        called: the users who know that they are awaited.
        auction: the number and the message of the running auction; message 0: not known.
        offers: each trade on offer with its message, by number; message 0: not known.
        points: turning points that those who follow the game are still to be called at.
        mentioned: whom the messages of the last frame called because they are awaited.
        beside: whether the last frame sent an auction or an offer, beside the stage.
    """

    serial: int
    since: int
    stage: int | None = None
    called: frozenset[int] = frozenset()
    auction: tuple[int, int] | None = None
    offers: dict[int, tuple[Offer, int]] = field(default_factory=dict)
    points: set[str] = field(default_factory=set)
    mentioned: frozenset[int] = frozenset()
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a frame is shown: the press to answer, who acted, and whether a new stage is wanted in any case."""

    press: Press | None
    user: int | None
    fresh: bool


def only_bids(table: Table, news: tuple[Entry, ...]) -> bool:
    """Whether the stage can stay as it is: an auction goes on, and nothing else happened."""
    bids = (PlaceBid, SetMaximum, PassAuction)
    return bool(news) and auction_number(table) is not None and all(isinstance(it.action, bids) for it in news)


def notice(shown: Shown, press: Press) -> None:
    """Learn the message of an auction or offer from a press on it: after a restart it is not known otherwise."""
    message, number = press.message or 0, press.ref.number
    if shown.auction is not None and shown.auction == (number, 0) and message != shown.stage and not press.on_panel:
        shown.auction = (number, message)
    offer, known = shown.offers.get(number, (None, 0))
    if offer is not None and not known and message != shown.stage and not press.on_panel:
        shown.offers[number] = (offer, message)


def auction_number(table: Table) -> int | None:
    """The number of the running auction, or None."""
    if table.status != "running":
        return None
    return next((it.number for it in table.state.waiting if isinstance(it, AwaitAuction)), None)


def awaited_users(table: Table) -> frozenset[int]:
    """The people whom the stage waits for."""
    if table.status != "running":
        return frozenset()
    return _people(table, {seat for decision in awaited(table) for seat in decision.seats})


def bidders(table: Table) -> frozenset[int]:
    """The people who could bid now."""
    able = {seat for seat in range(len(table.members)) if any(isinstance(it, BidRange) for it in offered(table, seat))}
    return _people(table, able)


def _people(table: Table, seats: set[int]) -> frozenset[int]:
    members = (table.members[seat] for seat in seats)
    return frozenset(it.user for it in members if it.user is not None and not it.standin)


def is_old(message: int) -> bool:
    """Whether a message is too old to be edited again and again."""
    age = discord.utils.utcnow() - discord.utils.snowflake_time(message)
    return age.total_seconds() > EDITABLE
