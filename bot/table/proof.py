"""Whether a record is true: what a stranger can find out about a game with nothing but its record and two hashes from the channel.

Owns the verdict and its words. The commitment was posted when the game began and the final hash when it ended: with both, nothing in the
record can have been changed since, and nobody chose the dice. Without them a record may be consistent, and made up.
"""

from math import isfinite
from typing import Final

from msgspec import Struct

from bot.engine.laws import broken
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.errors import RecordError
from bot.message import Message
from bot.table.model import Entry
from bot.table.records import Move, Record
from bot.table.replaying import need_same, replay, rules_of
from bot.table.undo import undone_by

VALID: Final = "valid"
CONSISTENT: Final = "consistent, unproven"
UNFINISHED: Final = "unfinished"
NOT_VALID: Final = "not valid"


class Verdict(Struct, frozen=True):
    """What is found about a record: one of the four words, and why."""

    word: str
    why: Message | None = None

    @property
    def good(self) -> bool:
        """Whether nothing speaks against the record."""
        return self.word != NOT_VALID


def judge(record: Record, commitment: str | None = None, final: str | None = None) -> Verdict:
    """What is found about a record whose chain of hashes holds.

    Args:
        record: the record, as `bot.table.records.read` gives it.
        commitment: the hash that was posted when the game began, if it is known.
        final: the hash that was posted when it ended, if it is known.

    Raises:
        RecordError: it can't be judged here: the rules are of another version, or there is no such game.
    """
    if commitment is not None and commitment.casefold() != record.header.commitment:
        return Verdict(NOT_VALID, Message("record-other-commitment"))
    if final is not None and final.casefold() != record.final:
        return Verdict(NOT_VALID, Message("record-other-final"))
    rules = rules_of(record.header)
    need_same(record.header, rules)
    try:
        _check_lines(record)
        if record.header.hidden:
            return Verdict(UNFINISHED, Message("record-goes-on"))
        _check_end(record, _lawful(record, rules))
    except RecordError as wrong:
        return Verdict(NOT_VALID, wrong.message)
    return Verdict(CONSISTENT if commitment is None or final is None else VALID)


def _lawful(record: Record, rules: Rules) -> State:
    """The last state, after the laws held in all."""
    last: State | None = None
    for serial, state in enumerate(replay(record, rules)):
        wrong = broken(rules, state)
        if wrong:
            raise RecordError("record-move", move=str(serial), why=wrong)
        last = state
    if last is None:
        raise RecordError("record-nothing")
    return last


def _check_lines(record: Record) -> None:
    """What the lines say besides what the engine plays again: their order, time, who made a move, what was undone."""
    seats = len(record.header.seats)
    entries = [Entry(it.serial, it.seat, it.action, it.events) for it in record.entries]
    undone = undone_by(entries)
    at = 0.0
    for serial, move in enumerate(record.entries):
        wrong = _wrong(move, serial, seats, at)
        if wrong is None and move.undone != undone.get(serial):
            by = Message("record-undone-by", move=str(move.undone))
            wrong = by if move.undone is not None else Message("record-undone")
        if wrong is not None:
            raise RecordError("record-move", move=str(serial), why=wrong)
        at = move.at


def _wrong(move: Move, serial: int, seats: int, at: float) -> Message | None:
    if move.serial != serial:
        return Message("record-in-its-place", move=str(move.serial))
    if not isfinite(move.at) or move.at < at:
        return Message("record-too-early")
    if move.seat is not None and not BANK <= move.seat < seats:
        return Message("record-no-seat", seat=str(move.seat))
    if (move.made == "table") != (move.seat is None) or (move.made == "clock") != (move.seat == BANK):
        return Message("record-made-by", who=move.made)
    return None


def _check_end(record: Record, state: State) -> None:
    if (record.end.ending, record.end.winners) != (state.ending, state.winners):
        winners = [str(seat) for seat in state.winners]
        key = "record-other-ending" if state.ending else "record-no-ending"
        raise RecordError(key, ending=state.ending, winners=winners)
