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
    why: str = ""

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
        return Verdict(NOT_VALID, "the commitment is not the one that was posted when the game began")
    if final is not None and final.casefold() != record.final:
        return Verdict(NOT_VALID, "the final hash is not the one that was posted when the game ended")
    rules = rules_of(record.header)
    need_same(record.header, rules)
    try:
        _check_lines(record)
        if record.header.hidden:
            return Verdict(UNFINISHED, "the game goes on: throws can be checked once it is over")
        _check_end(record, _lawful(record, rules))
    except RecordError as wrong:
        return Verdict(NOT_VALID, str(wrong))
    return Verdict(CONSISTENT if commitment is None or final is None else VALID)


def _lawful(record: Record, rules: Rules) -> State:
    """The last state, after the laws held in all."""
    last: State | None = None
    for serial, state in enumerate(replay(record, rules)):
        wrong = broken(rules, state)
        if wrong:
            raise RecordError(f"move {serial}: {'; '.join(wrong)}")
        last = state
    if last is None:
        raise RecordError("nothing was played")
    return last


def _check_lines(record: Record) -> None:
    """What the lines say besides what the engine plays again: their order, time, who made a move, what was undone."""
    seats = len(record.header.seats)
    entries = [Entry(it.serial, it.seat, it.action, it.events) for it in record.entries]
    undone = undone_by(entries)
    at = 0.0
    for serial, move in enumerate(record.entries):
        wrong = _wrong(move, serial, seats, at)
        if not wrong and move.undone != undone.get(serial):
            wrong = f"it is not move {move.undone} that undid it" if move.undone is not None else "it was undone"
        if wrong:
            raise RecordError(f"move {serial}: {wrong}")
        at = move.at


def _wrong(move: Move, serial: int, seats: int, at: float) -> str:
    if move.serial != serial:
        return f"move {move.serial} stands in its place"
    if not isfinite(move.at) or move.at < at:
        return "it comes before the move before it"
    if move.seat is not None and not BANK <= move.seat < seats:
        return f"there is no seat {move.seat}"
    if (move.made == "table") != (move.seat is None) or (move.made == "clock") != (move.seat == BANK):
        return f"it can't have been made by {move.made}"
    return ""


def _check_end(record: Record, state: State) -> None:
    if (record.end.ending, record.end.winners) != (state.ending, state.winners):
        ending = f"{state.ending or 'without an end'} for {state.winners}"
        raise RecordError(f"the last line tells another ending: played again, the game ends {ending}")
