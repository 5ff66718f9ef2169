"""Deadlines as people see them: Discord shows each reader how long it still is.

Owns the sentences about a table's time on its messages, and the pages of reminders and notices. It sends nothing.
"""

from collections.abc import Iterable, Sequence

from bot.i18n import Words
from bot.store.dues import Notice
from bot.table import seats
from bot.table.agreed import adjusts, agreed_end
from bot.table.clock import Reminder
from bot.table.dues import AUCTION, BALLOT, OFFER, TIME, UNDO
from bot.table.ends import CHOICES, QUIET
from bot.table.model import Table
from bot.table.pace import VOTE
from cogs._desk import names_of
from cogs._ids import Ref
from cogs._layout import Block, Button, Page, Row, Text

_ELSEWHERE = frozenset({AUCTION, OFFER, BALLOT, TIME, UNDO})
"""What has its end on a message of its own, or in a line of its own."""


def moment(when: float) -> str:
    """A time that Discord shows relative to now."""
    return f"<t:{when:.0f}:R>"


def stage_times(table: Table, words: Words) -> str:
    """The lines of a stage about time; empty where no time runs."""
    names = names_of(table, words)
    lines = []
    if table.clock.at_rest:
        lines.append(words("time-paused"))
    if table.clock.quiet:
        lines.append(words("time-quiet"))
    lines += [words("time-vote", name=names[it.seat], when=moment(it.until)) for it in table.clock.ballots]
    ends: dict[int, float] = {}
    for due in table.dues:
        if due.kind not in _ELSEWHERE:
            ends[due.seat] = min(due.until, ends.get(due.seat, due.until))
    if len(set(ends.values())) == 1:
        lines.append(words("time-all", when=moment(min(ends.values()))))
    else:
        lines += [words("time-one", name=names[seat], when=moment(end)) for seat, end in sorted(ends.items())]
    end = agreed_end(table)
    if end is not None:
        lines.append(words("stage-adjusting-time" if adjusts(table) else "stage-time", when=moment(end)))
    return "\n".join(f"-# {line}" for line in lines)


def end_of(table: Table, kind: str, number: int) -> float | None:
    """When an auction or an offer ends, or None."""
    return max((it.until for it in table.dues if (it.kind, it.number) == (kind, number)), default=None)


def reminder(table: Table, reminders: Sequence[Reminder], words: Words, channel: int | None = None) -> Page:
    """One message that reminds these people, each mentioned once; `channel`: where the table is, if it goes elsewhere."""
    groups: dict[tuple[str, float], list[Reminder]] = {}
    for it in reminders:
        key = next((kind for kind in (AUCTION, OFFER) if set(it.kinds) == {kind}), "")
        groups.setdefault((key, it.until), []).append(it)
    lines = []
    for (kind, until), those in groups.items():
        mentions = " ".join(f"<@{user}>" for user in dict.fromkeys(it.user for it in those))
        key = {AUCTION: "notice-remind-auction", OFFER: "notice-remind-offer"}.get(kind, "notice-remind")
        lines.append(words(key, mentions=mentions, when=moment(until)))
    if any(not kind for kind, _ in groups):
        lines.append(f"-# {words(f'notice-next-{table.clock.policy}')}")
    if channel is not None:
        lines.append(f"-# {words('notice-remind-where', channel=f'<#{channel}>')}")
    return Page((Text("\n".join(lines)),), mentions=tuple(dict.fromkeys(it.user for it in reminders)))


def notices(table: Table, told: Iterable[Notice], words: Words) -> Page:
    """One message about times that were up; it calls those who are to vote."""
    names = names_of(table, words)
    blocks: list[Block] = []
    called: dict[int, None] = {}
    for it in told:
        if it.kind == QUIET:
            blocks.append(Text(words("notice-quiet")))
        elif it.kind == VOTE:
            ballot = next((open_ for open_ in table.clock.ballots if open_.seat == it.seat), None)
            if ballot is None:
                continue
            voters = [user for user in seats.present(table) if user != table.members[it.seat].user]
            called |= dict.fromkeys(voters)
            mentions = " ".join(f"<@{user}>" for user in voters)
            said = words("notice-vote", name=f"**{names[it.seat]}**", when=moment(ballot.until))
            blocks += [Text(f"{mentions}\n{said}"), _ballot(table, it.seat, words)]
        else:
            blocks.append(Text(words(f"notice-{it.kind}", name=f"**{names[it.seat]}**")))
    return Page(tuple(blocks), mentions=tuple(called))


def _ballot(table: Table, seat: int, words: Words) -> Row:
    return Row(
        tuple(
            Button(Ref(table.game_id, 0, "vote", (str(seat), choice)), words(f"button-vote-{choice}"))
            for choice in CHOICES
        )
    )
