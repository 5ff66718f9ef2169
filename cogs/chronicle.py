"""`/log`: what happened, told turn by turn, narrowed to a seat or a kind, and the board as it was after any move.

Owns the command and its pages. What stands on a page is the business of `bot.table.chronicle`. Nothing here changes a game.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from discord import app_commands
from msgspec.structs import replace

from bot.engine.state import BANK
from bot.table.chronicle import KINDS, Chapter, Item, Leaf, leaf
from bot.table.lines import told
from bot.table.model import Table, TableRefused
from bot.table.story import Story
from bot.table.voice import Voice
from cogs._accents import GOLD
from cogs._desk import button_names, names_of
from cogs._ids import Ref, parse_number
from cogs._layout import PER_SELECT, Block, Button, Entry, Gallery, Page, Row, Select, Text, clip
from cogs._moves import Moves
from cogs._pages import bold
from cogs._people import seat_named, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._slash import Command, Typed, slash

MOST_PAGE: Final = 10**6
LINES: Final = 9
"""Lines of one turn at most."""

LONGEST: Final = 880
"""Characters of one turn at most: four of them fit into a message."""

ALL: Final = "all"


class LogCog:
    """Tells games."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        moves.desk.router.on("log", self.turned)
        moves.desk.router.on("log_seat", self.about_seat)
        moves.desk.router.on("log_kind", self.of_kind)
        moves.desk.router.on("log_board", self.board)

    async def log(self, interaction: Interaction, page: int, seat: str | None, kind: str) -> None:
        """What happened, newest first, privately."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        about = None if seat is None else seat_named(table, seat, self._moves.desk.private())
        await self._moves.desk.mail.answer(interaction, await self._page(table, page, about, kind))

    # --- the controls of a page: the other choices stand in their ids

    async def turned(self, press: Press) -> None:
        """Another page."""
        page = parse_number(press.ref.arg(0), MOST_PAGE) or 1
        await self._open(press, page, press.ref.arg(1), press.ref.arg(2))

    async def about_seat(self, press: Press) -> None:
        """Narrow the log to a seat, or not."""
        await self._open(press, 1, press.values[0] if press.values else ALL, press.ref.arg(0))

    async def of_kind(self, press: Press) -> None:
        """Narrow the log to a kind, or not."""
        await self._open(press, 1, press.ref.arg(0), press.values[0] if press.values else ALL)

    async def _open(self, press: Press, page: int, seat: str, kind: str) -> None:
        table = await self._moves.desk.tables.table(press.ref.game)
        about = parse_number(seat, len(table.members) - 1)
        await self._moves.open(press, await self._page(table, page, about, kind))

    async def board(self, press: Press) -> None:
        """The board as it was after a move, privately and by itself."""
        table = await self._moves.desk.tables.table(press.ref.game)
        serial = parse_number(press.values[0] if press.values else "", table.serial)
        if serial is None:
            raise TableRefused("unknown_control")
        words = self._moves.voice(table).words
        state = await self._moves.desk.tables.state_after(table.game_id, serial)
        if state is None:
            await self._moves.desk.mail.answer(press.interaction, Page((Text(words("log-no-board", serial=serial)),)))
            return
        (entry,) = await self._moves.desk.tables.entries(table.game_id, serial, 1)
        then = replace(table, state=state, serial=serial)
        said = _several([Item(serial, event, undone=False) for event in entry.events], self._moves.voice(table))
        blocks: list[Block] = [Text(f"## {words('log-board', serial=serial)}\n{clip(chr(10).join(said), LONGEST)}")]
        desk = self._moves.desk
        pictures = (await desk.pictures.board(then, words), await desk.pictures.island(then, words))
        blocks += [Gallery((it,)) for it in pictures if it is not None]
        await desk.mail.answer(press.interaction, Page(tuple(blocks), GOLD))

    # --- the page

    async def _page(self, table: Table, page: int, seat: int | None, kind: str) -> Page:
        words = self._moves.voice(table).words
        entries = await self._moves.desk.tables.entries(table.game_id)
        found = await asyncio.to_thread(leaf, entries, page, seat, kind)
        narrowed = seat is not None or kind in KINDS
        blocks: list[Block] = [
            Text(f"## {words('log-heading')}\n-# {words('log-page', page=found.page, pages=found.pages)}")
        ]
        voice = Voice.of(table.view(None), bold(names_of(table, words)), words)
        blocks += [Text(_told(it, voice, narrowed=narrowed)) for it in found.chapters]
        if not found.chapters:
            blocks.append(Text(words("log-none" if narrowed else "log-empty")))
        return Page((*blocks, *self._controls(table, found, seat, kind if kind in KINDS else ALL)))

    def _controls(self, table: Table, found: Leaf, seat: int | None, kind: str) -> list[Block]:
        words, about = self._moves.voice(table).words, ALL if seat is None else str(seat)
        names = button_names(table, words)
        seats = [Entry(ALL, words("log-everybody"), chosen=seat is None)]
        seats += [Entry(str(at), name, chosen=at == seat) for at, name in enumerate(names)]
        kinds = [Entry(ALL, words("log-everything"), chosen=kind == ALL)]
        kinds += [Entry(it, words(f"log-kind-{it}"), chosen=it == kind) for it in KINDS]
        blocks: list[Block] = [
            Select(Ref(table.game_id, 0, "log_seat", (kind,)), words("log-choose-seat"), tuple(seats)),
            Select(Ref(table.game_id, 0, "log_kind", (about,)), words("log-choose-kind"), tuple(kinds)),
        ]
        listed = self._listed(table, found)
        if listed:
            blocks.append(Select(Ref(table.game_id, 0, "log_board"), words("log-choose-board"), listed))
            blocks.append(Select(Ref(table.game_id, 0, "why_log"), words("log-choose-why"), listed))

        def turn(to: int, key: str) -> Button:
            ref = Ref(table.game_id, 0, "log", (str(to), about, kind))
            return Button(ref, words(key), off=not 1 <= to <= found.pages)

        if found.pages > 1:
            blocks.append(Row((turn(found.page - 1, "button-previous"), turn(found.page + 1, "button-next"))))
        return blocks

    def _listed(self, table: Table, found: Leaf) -> tuple[Entry, ...]:
        """The moves of a page whose board can be looked at, and whose rules can be asked for, newest first."""
        words = self._moves.voice(table).words
        voice = Voice.of(table.view(None), button_names(table, words), words)
        moves: dict[int, list[Item]] = {}
        for chapter in found.chapters:
            for item in chapter.items:
                moves.setdefault(item.serial, []).append(item)
        newest = sorted(moves.items(), reverse=True)[:PER_SELECT]
        return tuple(Entry(str(serial), f"{serial} · {told(voice, items[0].event)}") for serial, items in newest)


def _told(chapter: Chapter, voice: Voice, *, narrowed: bool) -> str:
    """A turn: its heading and its story; where the log is narrowed, every event that is left."""
    words = voice.words
    first, last = chapter.items[0].serial, chapter.items[-1].serial
    params = {"first": first, "last": last, "count": last - first + 1, "round": chapter.round}
    if chapter.seat == BANK:
        heading = words("log-before", **params)
    else:
        heading = words("log-turn", name=voice.seat(chapter.seat), **params)
    heading = f"__{heading}__"
    if all(it.undone for it in chapter.items):
        heading = words("log-undone", text=heading)
    lines: list[str] = []
    for undone, run in groupby(chapter.items, key=lambda it: it.undone):
        items = list(run)
        said = _several(items, voice) if narrowed else _story(items, voice)
        lines += [words("log-undone", text=it) for it in said] if undone else said
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], words("tale-more", count=len(lines) - LINES + 1)]
    return clip("\n".join([heading, *lines]), LONGEST)


def _story(items: Sequence[Item], voice: Voice) -> list[str]:
    story = Story(voice)
    for it in items:
        story.hear(it.event)
    return story.lines(LINES)


def _several(items: Sequence[Item], voice: Voice) -> list[str]:
    return [told(voice, it.event) for it in items]


def commands(cog: LogCog, moves: Moves) -> list[Command]:
    """The command of this cog."""
    words, router = moves.desk.speech, moves.desk.router

    async def log(
        interaction: Interaction,
        page: app_commands.Range[int, 1, MOST_PAGE] = 1,
        seat: Typed | None = None,
        kind: str = "",
    ) -> None:
        await router.run(interaction, cog.log(interaction, page, seat, kind))

    kinds = [app_commands.Choice(name=words(f"log-kind-{it}"), value=it) for it in KINDS]
    return [slash(words, "log", log, {"kind": kinds}, autocomplete={"seat": seat_suggestions(moves.desk)})]
