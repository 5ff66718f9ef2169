"""The stage's message: whose turn it is, what happened, the board, who has what, and the controls; and what is left of it later.

Owns what the message says and in which order; words come from the catalogs and `bot.table.narrate`, buttons from
`cogs._controls`. It sends nothing.
"""

import asyncio
import dataclasses
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.engine.decisions import AwaitAdjusting, AwaitChoice, AwaitRoles
from bot.engine.events import CashKept, DiceRolled, Event, FloorBuilt, GameStarted, IncomeCounted
from bot.engine.games.anti import roles
from bot.engine.state import AntiState
from bot.i18n import Words
from bot.table.drawn import just_drawn
from bot.table.history import whole
from bot.table.model import Entry, Table
from bot.table.naming import all_called
from bot.table.narrate import awaited, line, narrate, score_details, score_lines
from bot.table.records import record_of
from cogs._accents import GOLD, QUIET, accent_of
from cogs._controls import stage_rows
from cogs._desk import Desk, names_of
from cogs._ids import Ref
from cogs._layout import Block, Button, Gallery, Line, Page, Picture, Row, Text
from cogs._times import stage_times
from render import shown_names


async def stage(desk: Desk, table: Table, entries: Sequence[Entry], calls: Iterable[int]) -> Page:
    """The stage as it is now; `calls` are the users that a new message mentions."""
    if table.status != "running":
        return await final(desk, table, entries)
    words = desk.words(table)
    names = names_of(table, words)
    view = table.view(None)
    called = sorted(calls)
    blocks: list[Block] = [Text(_title(table, names, words)), Text(told(desk, table, entries))]
    pictures = [await desk.pictures.board(table, words)]
    if any(isinstance(event, FloorBuilt) for entry in entries for event in entry.events):
        pictures.append(await desk.pictures.island(table, words))
    card = just_drawn(entries, shown_names(view, all_called(table, words), words), words, view)
    if card is not None:  # below the board and in the same request, so that the board stays where it was
        pictures.append(await desk.pictures.card(table, card, words))
    blocks += _shown(pictures)
    away = [
        words("stage-standin", name=name)
        for it, name in zip(table.members, names, strict=True)
        if it.user and it.standin
    ]
    blocks.append(Text("\n".join([*score_lines(view, bold(names), words), *(f"-# {text}" for text in away)])))
    split = _split(table, bold(names), words)
    if split:
        blocks.append(Text("\n".join(split)))
    if any(isinstance(event, GameStarted) for entry in entries for event in entry.events):
        blocks.append(Text(f"-# {words('stage-verify', commitment=f'`{table.state.commitment}`')}"))
    blocks.append(Text(stage_times(table, words)))
    blocks.append(Text(_asked(awaited(view, names, words), called, words)))
    return Page((*blocks, *stage_rows(table, words)), accent_of(table, table.state.turn), tuple(called))


def _shown(pictures: Iterable[Picture | None]) -> list[Gallery]:
    """Each picture by itself: two in one gallery would be cropped and half as large."""
    return [Gallery((it,)) for it in pictures if it is not None]


def _title(table: Table, names: Sequence[str], words: Words) -> str:
    state = table.state
    if _choosing_roles(table):
        return f"## {words('stage-roles')}"
    if _waits(table, AwaitAdjusting):
        return f"## {words('stage-adjusting')}"
    key = "stage-turn-again" if state.doubles and not state.again else "stage-turn"
    return f"## {words(key, name=names[state.turn], round=state.round)}"


def _waits(table: Table, kind: type[AwaitAdjusting | AwaitRoles]) -> bool:
    return any(isinstance(decision, kind) for decision in table.state.waiting)


def _choosing_roles(table: Table) -> bool:
    """Whether the first turn is still to come, and who plays what role before it."""
    asked = any(isinstance(it, AwaitChoice) and it.what == roles.ROLE for it in table.state.waiting)
    return asked or _waits(table, AwaitRoles)


def _split(table: Table, names: Sequence[str], words: Words) -> list[str]:
    """How the roles are split so far, and who would swap; nothing once they are fixed."""
    held = table.state.own
    if not isinstance(held, AntiState) or not _choosing_roles(table):
        return []
    living = [seat for seat, it in enumerate(table.state.seats) if not it.bankrupt]
    split = []
    for role in (*roles.ROLES, ""):
        seats = [names[seat] for seat in living if held.roles[seat] == role]
        if seats:
            split.append(words(f"roles-split-{role or 'open'}", names=", ".join(seats)))
    wishes = [words("roles-wish", name=names[seat], other=names[to]) for seat, to in held.wishes.items()]
    about = [] if all(held.roles[seat] for seat in living) else [f"-# {words('roles-about')}"]
    return [" · ".join(split), *wishes, *about]


def _asked(sentence: str, called: Sequence[int], words: Words) -> str:
    if not called:
        return f"-# {sentence}"
    mention = " ".join(f"<@{user}>" for user in called)
    return f"{words('stage-mention', mention=mention)}\n-# {sentence}"


def bold(names: Iterable[str]) -> tuple[str, ...]:
    """The names in bold."""
    return tuple(f"**{name}**" for name in names)


def told(desk: Desk, table: Table, entries: Sequence[Entry]) -> str:
    """What happened, a few lines."""
    return _told(table, entries, desk.words(table))


def _told(table: Table, entries: Sequence[Entry], words: Words) -> str:
    lines = narrate(entries, bold(names_of(table, words)), words, table.view(None))
    return "\n".join(lines) or f"-# {words('stage-nothing-yet')}"


def past(desk: Desk, table: Table, entries: Sequence[Entry]) -> Page:
    """What is left of a stage when a newer one stands below: its story, without picture and controls."""
    words = desk.words(table)
    return Page((Text(told(desk, table, entries)), Text(f"-# {words('stage-superseded')}")), QUIET)


async def final(desk: Desk, table: Table, entries: Sequence[Entry], words: Words | None = None) -> Page:
    """The final sheet: how it ended, the ranking, the last picture and the seed; for all, or for somebody with these words."""
    words = words or desk.words(table)
    names = names_of(table, words)
    view = table.view(None)
    story = [replace(it, events=tuple(event for event in it.events if event not in _walked(it))) for it in entries]
    blocks: list[Block] = [
        Text(f"## {words('stage-over')}\n{winners(table, names, words)}"),
        Text(_told(table, story, words)),
    ]
    log = await whole(desk.tables.entries, table)
    course = await desk.pictures.chart(table, log, words)
    blocks += _shown([await desk.pictures.board(table, words), await desk.pictures.sheet(table, words), course])
    blocks += _walk(table, entries, words)
    blocks.append(Text(f"### {words('score-final-heading')}\n" + "\n".join(score_details(view, bold(names), words))))
    blocks += [Line(), Text(await _proof(table, log, words)), Row(course_buttons(table, words)[1:])]
    return Page(tuple(blocks), GOLD)


def course_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """The ways to how a game went: its chart, its dice."""
    return tuple(Button(Ref(table.game_id, 0, verb), words(f"button-{verb}")) for verb in ("chart", "dice"))


async def _proof(table: Table, log: Sequence[Entry], words: Words) -> str:
    """What anybody needs to check the game: the seed, what was promised of it, and the final hash of its record."""
    view, record = table.view(None), await asyncio.to_thread(record_of, table, log)
    lines = (
        words("stage-seed", seed=f"`{view.seed}`"),
        words("stage-verify", commitment=f"`{view.commitment}`"),
        words("stage-final", final=f"`{record.final}`"),
    )
    return "\n".join(f"-# {line}" for line in lines)


def _walked(entry: Entry) -> list[Event]:
    """How holdings were closed, deed by deed, with the throws for utilities; the story leaves it to the sheet."""
    if not any(isinstance(event, CashKept | IncomeCounted) for event in entry.events):
        return []
    return [event for event in entry.events if isinstance(event, CashKept | IncomeCounted | DiceRolled)]


def _walk(table: Table, entries: Sequence[Entry], words: Words) -> list[Text]:
    """The closing in words: what each seat keeps of its cash, then what each deed brings."""
    names, view = names_of(table, words), table.view(None)
    walk = [event for entry in entries for event in _walked(entry)]
    if not walk:
        return []
    kept, income = ([it for it in walk if isinstance(it, CashKept) == first] for first in (True, False))
    lines = [f"### {words('score-walk-heading' if kept else 'score-income-heading')}"]
    lines += ["-# " + " ".join(line(event, names, words, view) for event in part) for part in (kept, income) if part]
    return [Text("\n".join(lines))]


def winners(table: Table, names: Sequence[str], words: Words) -> str:
    """Who won, in one line; empty where nobody did."""
    won = [names[seat] for seat in table.state.winners]
    if not won:
        return ""
    if len(won) == 1:
        return f"**{words('score-winner', name=won[0])}**"
    return f"**{words('score-winners', names=', '.join(won))}**"


def with_followers(page: Page, users: Sequence[int], words: Words) -> Page:
    """The page with those called besides who follow the game; below its last words, above its controls."""
    if not users:
        return page
    said = Text(f"-# {words('stage-followers', mention=' '.join(f'<@{user}>' for user in users))}")
    at = max(place for place, block in enumerate(page.blocks) if isinstance(block, Text)) + 1
    blocks = (*page.blocks[:at], said, *page.blocks[at:])
    return dataclasses.replace(page, blocks=blocks, mentions=(*page.mentions, *users))
