"""Which moves of a game stand, and which of them its seat may take back without asking anybody.

Owns these questions, which are pure: the log and two states answer them. Who is asked, and the going back itself, is the business of
`bot.table.takebacks`.
"""

from collections.abc import Iterable

from bot.engine.events import Event, MovesUndone
from bot.engine.rewind import by_chance, rewind, unseen
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.store.games import SNAPSHOTS
from bot.table.model import Entry, Table, Takeback


def reach(table: Table) -> int:
    """The serial of the first move that could be taken back: the states before older ones are not kept."""
    return max(1, table.serial - SNAPSHOTS + 1)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that were not undone, in their order, without those that undid others."""
    found: list[Entry] = []
    for entry in entries:
        first = entry.undoes
        if first is None:
            found.append(entry)
        else:
            found = [it for it in found if it.serial < first]
    return found


def undone_by(entries: Iterable[Entry]) -> dict[int, int]:
    """The serials of the moves that were undone, each with that of the entry that undid it."""
    found: dict[int, int] = {}
    for entry in entries:
        first = entry.undoes
        if first is not None:
            found |= {serial: entry.serial for serial in range(first, entry.serial) if serial not in found}
    return found


def by_person(entry: Entry) -> bool:
    """Whether the holder of a seat made this move in person."""
    return entry.by is not None and entry.seat is not None and entry.action is not None


def free(before: State, after: State, entry: Entry) -> Takeback | None:
    """The move as one that its seat may take back without asking, as long as nothing comes after it; None where it may not.

    It may not where chance came up, where it ended the game or led out of it, and where it may have tried the sealed maximum of another
    seat: who could take bids back without asking could find that out.

    Args:
        before: the state before the move.
        after: the state after it.
        entry: the move.
    """
    seat = entry.seat
    if seat is None or not by_person(entry) or by_chance(entry.events):
        return None
    if after.ending or after.seats[seat].bankrupt or any(other != seat for other in before.secret.maxima):
        return None
    return Takeback(seat, entry.serial)


def went_back(rules: Rules, now: State, before: State, log: Iterable[Entry], since: int) -> State:
    """The state before the move `since`, made safe to go on from.

    Args:
        rules: what the table plays by.
        now: the present state.
        before: the state before that move.
        log: the moves that stand: all of them, or where no card was drawn in what is undone, as many as there are.
        since: the serial of the move.
    """
    kept: list[Event] = []
    undone: list[Event] = []
    for entry in log:
        (kept if entry.serial < since else undone).extend(entry.events)
    return rewind(now, before, unseen(rules, kept, undone))


def undone_event(now: State, before: State, seat: int, since: int, count: int) -> MovesUndone:
    """What is told of moves that were undone."""
    return MovesUndone(seat, since, count, BANK if before.turn == now.turn else before.turn)
