"""The record of a game: JSON lines, to keep, to share, to check and to play again. RECORD.md beside this file describes the format.

Owns the format: what the lines hold, and the chain of hashes over them. A record holds names but no user ids; while its game goes on
it holds no seed, and sealed maxima read 0. Whether a record is true is the business of `bot.table.proof`.
"""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, Literal

import msgspec
from msgspec import Struct

from bot.engine.actions import Action, SetMaximum
from bot.engine.events import Event
from bot.engine.rules import Rules
from bot.engine.state import BANK, Seeded
from bot.errors import RecordError
from bot.message import Message
from bot.store import codec
from bot.table.model import Entry, Table
from bot.table.undo import undone_by

FORMAT: Final = 2
LONGEST: Final = 1 << 20
"""Bytes of the longest line that is read."""

MOST: Final = 1 << 26
"""Bytes of the longest record that is read."""

BEFORE: Final = "0" * 64
"""What stands for the hash of the line before the first."""

Made = Literal["person", "standin", "clock", "table"]
"""Who made a move: the holder of the seat, a stand-in, the clock for somebody whose time was up, or the table itself (start and stop)."""


class Header(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="line", tag="header"):
    """What is played.

    Attributes:
        format: the number of this format.
        hidden: whether the game goes on, so that the seed and sealed maxima are left out.
        settings: all settings in force.
        version: the version of the game's rules.
        digest: the SHA-256 of the rules in full.
        seats: the seats' names, raw, or a letter where one has none.
        commitment: the SHA-256 of the seed.
    """

    format: int
    hidden: bool
    game: str
    profile: str
    board: str
    settings: dict[str, str]
    version: int
    digest: str
    seats: tuple[str, ...]
    commitment: str


class Move(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="line", tag="move"):
    """One entry of the log: what was done, and what it led to.

    Attributes:
        serial: its number; 0 is the start.
        at: when, in seconds since 1970; never before the move before it.
        seat: whose move, -1 for the clock's own, None for the start and for the game's being stopped.
        made: by whom.
        action: None for the start, for being stopped, and where moves were taken back.
        chance: how many blocks of chance the game has used by then; None where that was not noted.
        undone: the serial of the move by which this one was undone, None for a move that stands.
    """

    serial: int
    at: float
    seat: int | None
    made: Made
    action: Action | None
    events: tuple[Event, ...]
    chance: int | None
    undone: int | None = None


class End(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="line", tag="end"):
    """The last line; `ending` is empty and there is no seed while the game goes on."""

    moves: int
    ending: str
    winners: tuple[int, ...]
    seed: str


class Record(Struct, frozen=True):
    """A recorded game.

    Attributes:
        entries: its moves, from the start on, with none left out.
        final: the hash of its last line.
    """

    header: Header
    entries: tuple[Move, ...]
    end: End
    final: str


class ChainBrokenError(RecordError):
    """A line was changed, moved, left out or put in after the record was written."""


_Line = Header | Move | End
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_DECODER: Final = msgspec.json.Decoder(_Line)
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_HASHED: Final = re.compile(rb'(\{.*),"hash":"([0-9a-f]{64})"\}', re.DOTALL)


# --- making one


def record_of(table: Table, entries: Iterable[Entry]) -> Record:
    """The record of a table out of all its entries."""
    rules, state = table.rules, table.state
    chance = state.secret.chance
    over = bool(state.ending)
    seed = chance.seed.hex() if over and isinstance(chance, Seeded) else ""
    header = Header(
        format=FORMAT,
        hidden=not over,
        game=rules.game,
        profile=rules.profile,
        board=rules.board,
        settings=rules.settings,
        version=rules.version,
        digest=rules_digest(rules),
        seats=tuple(_named(seat, member.name) for seat, member in enumerate(table.members)),
        commitment=state.commitment,
    )
    moves = _moves(tuple(entries), hidden=not over)
    return chained(header, moves, End(moves=len(moves), ending=state.ending, winners=state.winners, seed=seed))


def _named(seat: int, name: str) -> str:
    """A seat by its name, or by a letter, A for the first, where it has none: its holder may have had it removed."""
    return name or chr(ord("A") + seat)


def chained(header: Header, entries: tuple[Move, ...], end: End) -> Record:
    """A record of these lines, with the hash that they lead to."""
    previous = BEFORE
    for line in (header, *entries, end):
        previous = link(previous, _ENCODER.encode(line))
    return Record(header, entries, end, previous)


def _moves(entries: tuple[Entry, ...], *, hidden: bool) -> tuple[Move, ...]:
    undone, at = undone_by(entries), 0.0
    found = []
    for entry in entries:
        at = max(at, entry.at)  # the clock of a machine may have been set back
        action = entry.action
        if hidden and isinstance(action, SetMaximum):
            action = SetMaximum(0)
        move = Move(
            serial=entry.serial,
            at=at,
            seat=entry.seat,
            made=_made(entry),
            action=action,
            events=entry.events,
            chance=entry.chance,
            undone=undone.get(entry.serial),
        )
        found.append(move)
    return tuple(found)


def _made(entry: Entry) -> Made:
    if entry.seat is None:
        return "table"
    if entry.seat == BANK:
        return "clock"
    return "standin" if entry.standin else "person"


def rules_digest(rules: Rules) -> str:
    """What names these rules in a record."""
    return codec.digest(codec.RULES.encode(rules))


# --- as text


def link(previous: str, body: bytes) -> str:
    """The hash of a line: that of the line before it, and the line without its own."""
    return sha256(previous.encode() + body).hexdigest()


def write(record: Record) -> bytes:
    """The record as JSON lines, each ended by a newline."""
    previous, lines = BEFORE, []
    for line in (record.header, *record.entries, record.end):
        body = _ENCODER.encode(line)
        previous = link(previous, body)
        lines.append(body[:-1] + b',"hash":"' + previous.encode() + b'"}\n')
    return b"".join(lines)


def read(body: bytes) -> Record:
    """The record in this text.

    Raises:
        ChainBrokenError: the hash of a line is not what it should be; its number is named.
        RecordError: it is no record, a broken one, or one of another format; the number of the line is named.
    """
    if len(body) > MOST:
        raise RecordError("record-too-large", most=MOST >> 20)
    lines = body.splitlines()
    if not lines:
        raise RecordError("record-empty")
    _need_format(lines[0])
    found: list[_Line] = []
    previous = BEFORE
    for number, line in enumerate(lines, start=1):
        decoded, previous = _decode(number, line, previous)
        found.append(decoded)
    return _assembled(found, previous)


def _at(line: int, key: str, /, **values: object) -> RecordError:
    """A fault of one line."""
    return RecordError("record-line", line=str(line), why=Message(key, **values))


def _need_format(line: bytes) -> None:
    """Say the version of a record of another format, before its lines are looked at."""
    try:
        raw = msgspec.json.decode(line[:LONGEST])
    except _UNREADABLE:
        return  # the line is broken: that is told when it is read
    there = raw.get("format") if isinstance(raw, dict) else None
    if there != FORMAT and isinstance(there, int):
        raise RecordError("record-format", there=str(there), known=str(FORMAT))


def _decode(number: int, line: bytes, previous: str) -> tuple[_Line, str]:
    """One line, and its hash."""
    if len(line) > LONGEST:
        raise _at(number, "record-line-long", most=str(LONGEST >> 10))
    found = _HASHED.fullmatch(line)
    if found is None:
        raise _at(number, "record-no-line")
    body, told = found[1] + b"}", found[2].decode()
    try:
        decoded = _DECODER.decode(body)
    except _UNREADABLE as error:
        raise RecordError("record-line", line=str(number), why=error) from None
    if link(previous, body) != told:
        raise ChainBrokenError("record-line", line=str(number), why=Message("record-chain"))
    return decoded, told


def _assembled(lines: list[_Line], final: str) -> Record:
    header, *moves, end = [*lines, None] if len(lines) == 1 else lines
    if not isinstance(header, Header):
        raise _at(1, "record-no-header")
    if not isinstance(end, End):
        raise RecordError("record-cut-off")
    entries = []
    for number, move in enumerate(moves, start=2):
        if not isinstance(move, Move):
            raise _at(number, "record-no-move-line")
        entries.append(move)
    if len(entries) != end.moves or not entries:
        raise RecordError("record-count", count=len(entries), told=end.moves)
    return Record(header, tuple(entries), end, final)
