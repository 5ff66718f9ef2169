"""The stage's message: whose turn it is, what happened, the board, who has what, and the controls; and what is left of it later.

Owns what the message says and in which order; words come from the catalogs and `bot.table.narrate`, buttons from
`cogs._controls`. It sends nothing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.engine.events import FloorBuilt
from bot.i18n import Words
from bot.table.model import Entry, Table
from bot.table.narrate import awaited, narrate, score_details, score_lines
from cogs._accents import GOLD, QUIET, accent_of
from cogs._controls import stage_rows
from cogs._desk import Desk, names_of
from cogs._layout import Block, Gallery, Line, Page, Picture, Text


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
    blocks += _shown(pictures)
    away = [
        words("stage-standin", name=name)
        for it, name in zip(table.members, names, strict=True)
        if it.user and it.standin
    ]
    blocks.append(Text("\n".join([*score_lines(view, bold(names), words), *(f"-# {text}" for text in away)])))
    due = await desk.tables.time_due(table.game_id)
    if due is not None:
        blocks.append(Text(f"-# {words('stage-time', when=f'<t:{due:.0f}:R>')}"))
    blocks.append(Text(_asked(awaited(view, names, words), called, words)))
    return Page((*blocks, *stage_rows(table, words)), accent_of(table, table.state.turn), tuple(called))


def _shown(pictures: Iterable[Picture | None]) -> list[Gallery]:
    """Each picture by itself: two in one gallery would be cropped and half as large."""
    return [Gallery((it,)) for it in pictures if it is not None]


def _title(table: Table, names: Sequence[str], words: Words) -> str:
    state = table.state
    key = "stage-turn-again" if state.doubles and not state.again else "stage-turn"
    return f"## {words(key, name=names[state.turn], round=state.round)}"


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
    words = desk.words(table)
    lines = narrate(entries, bold(names_of(table, words)), words, table.view(None))
    return "\n".join(lines) or f"-# {words('stage-nothing-yet')}"


def past(desk: Desk, table: Table, entries: Sequence[Entry]) -> Page:
    """What is left of a stage when a newer one stands below: its story, without picture and controls."""
    words = desk.words(table)
    return Page((Text(told(desk, table, entries)), Text(f"-# {words('stage-superseded')}")), QUIET)


async def final(desk: Desk, table: Table, entries: Sequence[Entry]) -> Page:
    """The final sheet: how it ended, the ranking, the last picture and the seed."""
    words = desk.words(table)
    names = names_of(table, words)
    view = table.view(None)
    blocks: list[Block] = [
        Text(f"## {words('stage-over')}\n{winners(table, names, words)}"),
        Text(told(desk, table, entries)),
    ]
    pictures = [await desk.pictures.board(table, words), await desk.pictures.sheet(table, words)]
    blocks += _shown(pictures)
    blocks.append(Text(f"### {words('score-final-heading')}\n" + "\n".join(score_details(view, bold(names), words))))
    blocks += [
        Line(),
        Text(
            f"-# {words('stage-seed', seed=f'`{view.seed}`')}\n-# {words('stage-verify', commitment=f'`{view.commitment}`')}"
        ),
    ]
    return Page(tuple(blocks), GOLD)


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
    return replace(page, blocks=blocks, mentions=(*page.mentions, *users))
