"""Who sits where, who looks after a table, and who may change that; each change a new value, or a refusal.

Owns the rules of seats in a running game. It stores nothing; `bot.table.service` and its neighbours do, under the game's lock.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.table.lobby import bounded
from bot.table.model import Member, Table, TableRefused

HOST: Final = "host"
SEATED: Final = "seated"
MANAGERS: Final = "managers"
STOPPERS: Final = (HOST, SEATED, MANAGERS)
"""Who may stop a game: its host, anybody who has a seat, or only those who manage the server."""


def is_out(table: Table, seat: int) -> bool:
    """Whether this seat has nothing more to play: bankrupt or resigned."""
    return table.state.seats[seat].bankrupt or table.state.seats[seat].resigned


def present(table: Table) -> tuple[int, ...]:
    """The people who play in person: neither stood in for nor out, in the order of their seats."""
    return tuple(user for seat in table.present() if (user := table.members[seat].user) is not None)


def seat_for(table: Table, user: int) -> int:
    """The seat that this person holds.

    Raises:
        TableRefused: `not_seated`.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise TableRefused("not_seated")
    return seat


def need_seat(table: Table, seat: int) -> Member:
    """Who holds this seat, which still plays.

    Raises:
        TableRefused: `no_seat`, `seat_out`.
    """
    if not 0 <= seat < len(table.members):
        raise TableRefused("no_seat")
    if is_out(table, seat):
        raise TableRefused("seat_out")
    return table.members[seat]


def handed(table: Table, seat: int, *, standin: bool) -> Table:
    """The table with this seat played by a stand-in, or by its holder again; the same value where it is so already."""
    if table.members[seat].standin == standin:
        return table
    return _with(table, seat, replace(table.members[seat], standin=standin))


def vacated(table: Table, seat: int, name: str) -> Table:
    """The table with this seat in the hands of a stand-in of this name for good: nobody holds it any more."""
    member = table.members[seat]
    left = replace(member, user=None, name=bounded(name), standin=True, once=member.user, after=member.name)
    return _with(table, seat, left)


def taken(table: Table, seat: int, user: int, name: str) -> Table:
    """The table with this person on this seat, with all that it has.

    Raises:
        TableRefused: `already_seated`: nobody holds two seats at one table.
    """
    if table.seat_of(user) is not None:
        raise TableRefused("already_seated")
    member = table.members[seat]
    return _with(table, seat, Member(user, bounded(name), token=member.token))


def _with(table: Table, seat: int, member: Member) -> Table:
    members: Sequence[Member] = (*table.members[:seat], member, *table.members[seat + 1 :])
    return replace(table, members=tuple(members))


def settled(before: Table, after: Table) -> Table:
    """The table after a change of people, with what its clock no longer has to ask or wait for.

    A vote on a seat that changed hands is void, and a person who sits down wakes a table that had gone quiet.
    """
    moved = {seat for seat, (was, now) in enumerate(zip(before.members, after.members, strict=True)) if was != now}
    ballots = tuple(it for it in after.clock.ballots if it.seat not in moved)
    came = any(not after.members[seat].standin for seat in moved)
    clock = replace(after.clock, ballots=ballots)
    return replace(after, clock=replace(clock, quiet=False, missed=0) if came else clock)


# --- who looks after the table


def chair_is_free(table: Table) -> bool:
    """Whether the host is away: without a seat, or with a stand-in on it."""
    seat = table.seat_of(table.host)
    return seat is None or table.members[seat].standin


def in_charge(table: Table, user: int) -> bool:
    """Whether this person speaks for the table: its host, or anybody seated while the host is away."""
    if table.seat_of(user) is None:
        return False
    return user == table.host or chair_is_free(table)


def chaired(table: Table, user: int) -> Table:
    """The table with this person as its host.

    Raises:
        TableRefused: `not_seated`; `already_host`; `chair_taken` (with `names`) while the host is there.
    """
    seat = seat_for(table, user)
    if table.members[seat].standin:
        table = handed(table, seat, standin=False)
    if user == table.host:
        raise TableRefused("already_host")
    if not chair_is_free(table):
        raise TableRefused("chair_taken", names=(table.members[seat_for(table, table.host)].name,))
    return replace(table, host=user)


def need_stopper(table: Table, user: int, who: str) -> None:
    """Let only those stop a game who may.

    Args:
        table: the game.
        user: who wants to.
        who: one of `STOPPERS`.

    Raises:
        TableRefused: `not_host`, `not_seated`, `not_manager`.
    """
    if who == MANAGERS:
        raise TableRefused("not_manager")
    if who == SEATED:
        seat_for(table, user)
    elif not in_charge(table, user):
        raise TableRefused("not_host", host=table.host)
