"""A game as JSON lines, to keep, to share and to play again: one line that says what was played, then one an entry.

Owns the format. A record holds names but no user ids; while its game goes on it holds no seed, and sealed maxima read 0.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot import rulesets
from bot.engine import kernel
from bot.engine.actions import Action, SetMaximum, TimeUp
from bot.engine.events import Event
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import BANK, Seeded, State
from bot.errors import DataError, RecordError
from bot.store import codec
from bot.table.ending import stop_state
from bot.table.model import Entry, Table

T = TypeVar("T")
FORMAT: Final = 1


class Header(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played.

    Attributes:
        format: the number of this format.
        settings: all settings in force.
        version: the version of the game's rules.
        digest: the SHA-256 of the rules in full.
        seats: the seats' names, raw.
        commitment: the SHA-256 of the seed.
        seed: the seed as hex once the game is over or stopped, else empty.
    """

    format: int
    game: str
    profile: str
    board: str
    settings: dict[str, str]
    version: int
    digest: str
    seats: tuple[str, ...]
    commitment: str
    seed: str = ""


class Record(Struct, frozen=True):
    """A recorded game; the entries begin with its start (serial 0) and leave none out."""

    header: Header
    entries: tuple[Entry, ...]


class _Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry as it is written."""

    serial: int
    seat: int | None = None
    action: Action | None = None
    events: tuple[Event, ...] = ()
    at: float = 0.0
    standin: bool = False


def record_of(table: Table, entries: Iterable[Entry]) -> Record:
    """The record of a table out of all its entries."""
    rules, state = table.rules, table.state
    chance = state.secret.chance
    over = bool(state.ending)
    header = Header(
        format=FORMAT,
        game=rules.game,
        profile=rules.profile,
        board=rules.board,
        settings=rules.settings,
        version=rules.version,
        digest=rules_digest(rules),
        seats=tuple(member.name for member in table.members),
        commitment=state.commitment,
        seed=chance.seed.hex() if over and isinstance(chance, Seeded) else "",
    )
    return Record(header, tuple(_public(entry, over=over) for entry in entries))


def _public(entry: Entry, *, over: bool) -> Entry:
    action = entry.action
    if isinstance(action, SetMaximum) and not over:
        action = SetMaximum(0)
    return replace(entry, action=action, by=None)


def rules_digest(rules: Rules) -> str:
    """What names these rules in a record."""
    return codec.digest(codec.RULES.encode(rules))


def write(record: Record) -> bytes:
    """The record as JSON lines, each ended by a newline."""
    lines: list[Struct] = [record.header]
    lines += [
        _Line(entry.serial, entry.seat, entry.action, entry.events, entry.at, entry.standin) for entry in record.entries
    ]
    return msgspec.json.Encoder(order="deterministic").encode_lines(lines)


def read(lines: bytes | Iterable[str | bytes]) -> Record:
    """The record in these lines; empty lines are passed over.

    Raises:
        RecordError: a line is broken or out of order; its number is named.
    """
    numbered = enumerate(lines.splitlines() if isinstance(lines, bytes) else lines, start=1)
    full = [(number, line) for number, line in numbered if line.strip()]
    if not full:
        raise RecordError("the record is empty")
    header = _decode(*full[0], Header)
    if header.format != FORMAT:
        raise RecordError(f"line {full[0][0]}: format {header.format} is not known; this program reads {FORMAT}")
    return Record(
        header, tuple(_entry(number, line, len(header.seats), at) for at, (number, line) in enumerate(full[1:]))
    )


def _entry(number: int, line: str | bytes, seats: int, serial: int) -> Entry:
    it = _decode(number, line, _Line)
    if it.serial != serial:
        raise RecordError(f"line {number}: entry {it.serial} where {serial} should stand")
    clock = it.seat == BANK and type(it.action) is TimeUp
    if it.seat is not None and not clock and not 0 <= it.seat < seats:
        raise RecordError(f"line {number}: there is no seat {it.seat}")
    if (it.seat is None) != (it.action is None):
        raise RecordError(f"line {number}: a seat and an action go together")
    return Entry(it.serial, it.seat, it.action, it.events, it.at, None, it.standin)


def _decode(number: int, line: str | bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"line {number}: {error}") from None


def replay(record: Record, rules: Rules | None = None) -> Iterator[State]:
    """The state after each entry, played again from the seed and compared with what the record says happened.

    Args:
        record: a game that is over or stopped.
        rules: what it was played by; None: the present data, if they are still those of the record.

    Raises:
        RecordError: there is no seed, it is not the one that was promised, the rules are others, or an entry does not come
            out as recorded.
    """
    if rules is None:
        rules = rules_of(record.header)
    if rules_digest(rules) != record.header.digest:
        raise RecordError("the record was played by other rules")
    state: State | None = None
    for entry in record.entries:
        state, events = _again(rules, record.header, state, entry)
        if tuple(events) != entry.events:
            raise RecordError(f"entry {entry.serial}: something else happens when it is played again")
        yield state


def _again(rules: Rules, header: Header, state: State | None, entry: Entry) -> tuple[State, list[Event]]:
    if state is None:
        try:
            return kernel.start(rules, len(header.seats), _seed(header))
        except ValueError as error:
            raise RecordError(f"the game can't be started: {error}") from None
    if entry.seat is None or entry.action is None:
        stopped, event = stop_state(rules, state)
        return stopped, [event]
    try:
        return kernel.apply(rules, state, entry.seat, entry.action)
    except Refused as refused:
        raise RecordError(f"entry {entry.serial}: refused: {refused}") from None


def rules_of(header: Header) -> Rules:
    """The rules of a record, made of the present data.

    Raises:
        RecordError: the present data have no such game, board or settings.
    """
    try:
        return rulesets.load(header.game, header.profile, header.board, **header.settings)
    except DataError as error:
        raise RecordError(f"the record's rules can't be made: {error}") from error


def _seed(header: Header) -> bytes:
    if not header.seed:
        raise RecordError("the game is not over: its record has no seed")
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError:
        raise RecordError("the seed is not hex") from None
    if sha256(seed).hexdigest() != header.commitment:
        raise RecordError("the seed is not the one that was promised")
    return seed
