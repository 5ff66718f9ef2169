"""`/rules` and every *Why?*: the rulebook by words, and by what happened or may be done at the table.

Owns the command, its pages, and the controls that lead to a rule. Nothing here changes a game.
"""

import asyncio
from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Final

from discord import app_commands

from bot import grounds, rulebook, rulesets
from bot.engine.events import Event
from bot.engine.options import verb
from bot.engine.rules import Rules
from bot.i18n import Words
from bot.names import plain_name
from bot.rulebook import Rule
from bot.table.examples import Refusal
from bot.table.explained import Explained, explained
from bot.table.lines import told
from bot.table.model import Table, TableRefused
from bot.table.narrate import awaited as told_awaited
from bot.table.voice import Voice
from cogs import _controls
from cogs._accents import GOLD
from cogs._desk import button_names, names_of
from cogs._ids import Ref, parse_number
from cogs._layout import PER_SELECT, Block, Entry, Page, Select, Text, clip
from cogs._moves import Moves
from cogs._pages import bold
from cogs._press import Press
from cogs._reply import Interaction
from cogs._slash import Command, slash

FOUND: Final = 4
"""So many rules stand on a page."""

QUERY: Final = 60
SAID: Final = 8
"""So many lines of what happened stand above its rules."""

LONGEST: Final = 700
"""Characters of them at most: the rules need the room."""

ROOM: Final = 3800
"""Characters of the rules on a page of their own; examples that are more are left out, the last ones first."""

BESIDE: Final = 2500
"""Characters of them below what happened."""

LAST: Final = "last"
"""Asks for what happened last, as no words do."""


class RulesCog:
    """Says why."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        self._desk = moves.desk
        for control, run in (
            ("why", self.of_refusal),
            ("why_log", self.of_entry),
            ("why_event", self.of_event),
            ("why_move", self.of_move),
        ):
            moves.desk.router.on(control, run)

    # --- by words

    async def rules(self, interaction: Interaction, about: str | None) -> None:
        """The rules that speak of what is asked, privately, with the numbers of the channel's table; else those of what happened last."""
        if about is None or about.strip().casefold() == LAST:
            await self._desk.mail.answer(interaction, await self._situation(interaction))
            return
        words = self._desk.private()
        played = await self._played(interaction)
        found = rulebook.search(about[:QUERY], words.for_rules(played), played, FOUND)
        if not found:
            said = words("rules-none", query=plain_name(about[:QUERY]))
            await self._desk.mail.answer(interaction, Page((Text(said),)))
            return
        texts = await _texts(found, played, words)
        await self._desk.mail.answer(interaction, Page((Text(f"## {words('rules-heading')}"), *texts), GOLD))

    async def suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Titles of rules while somebody types."""
        words = self._desk.private()
        played = await self._played(interaction)
        bound = words.for_rules(played)
        found = rulebook.search(current, bound, played) if current.strip() else list(rulebook.load(played.game))
        titles = dict.fromkeys(clip(rulebook.title(rule, bound, played), 100) for rule in found)
        return [app_commands.Choice(name=title, value=title) for title in list(titles)[:25]]

    async def _played(self, interaction: Interaction) -> Rules:
        try:
            return (await self._desk.tables.latest_in(interaction.channel_id or 0)).rules
        except TableRefused:
            return rulesets.load(rulesets.games()[0])

    # --- by situation

    async def _situation(self, interaction: Interaction) -> Page:
        """What happened last at the channel's table and why, and what may be done now."""
        words = self._desk.private()
        try:
            table = await self._desk.tables.latest_in(interaction.channel_id or 0)
        except TableRefused:
            return Page((Text(words("why-no-table")),))
        blocks = await self._happened(table, table.serial, words("why-happened"))
        return Page((*blocks, *self._now(table)), GOLD)

    def _now(self, table: Table) -> list[Block]:
        """What the seats that are awaited may do, and a way to the rules behind it."""
        seats = dict.fromkeys(seat for decision in _controls.awaited(table) for seat in decision.seats)
        if table.status != "running" or not seats:
            return []
        voice = self._moves.voice(table)
        lines = [f"### {voice.words('why-now')}", told_awaited(table.view(None), bold(voice.names), voice.words)]
        verbs: dict[str, None] = {}
        for seat in seats:
            own = dict.fromkeys(verb(option) for option in _controls.offered(table, seat))
            verbs |= own
            can = voice.several([voice.verb(it) for it in own])
            lines.append(f"-# {voice.words('why-can', name=voice.seat(seat), verbs=can)}")
        entries = [Entry(it, voice.verb(it)) for it in verbs if grounds.behind_move(table.rules, it)]
        shown: list[Block] = [Text(clip("\n".join(lines), LONGEST))]
        if entries:
            ref = Ref(table.game_id, 0, "why_move")
            shown.append(Select(ref, voice.words("why-choose-move"), tuple(entries[:PER_SELECT])))
        return shown

    async def _happened(self, table: Table, serial: int, heading: str) -> list[Block]:
        """What an entry of the log tells, the rules behind it, and a way to those of each event."""
        found = await self._desk.tables.entries(table.game_id, serial, 1)
        events = found[0].events if found else ()
        voice = self._voice(table)
        if not events:
            return [Text(f"## {heading}\n{voice.words('why-nothing-yet')}")]
        lines = [told(voice, event) for event in events[:SAID]]
        if len(events) > SAID:
            lines.append(voice.words("tale-more", count=len(events) - SAID))
        blocks: list[Block] = [Text(f"## {heading}\n{clip(chr(10).join(lines), LONGEST)}")]
        blocks += await self._reasons(table, events)
        if len(events) > 1:
            blocks.append(self._events(table, serial, events))
        return blocks

    def _events(self, table: Table, serial: int, events: Sequence[Event]) -> Select:
        plain = Voice.of(table.view(None), button_names(table, self._words(table)), self._words(table))
        entries = tuple(Entry(str(at), told(plain, event)) for at, event in enumerate(events[:PER_SELECT]))
        ref = Ref(table.game_id, 0, "why_event", (str(serial),))
        return Select(ref, plain.words("why-choose-event"), entries)

    async def _reasons(self, table: Table, events: Sequence[Event]) -> list[Text]:
        """The rules behind events: the first of each, then the second of each, and so on."""
        ranks = zip_longest(*(grounds.behind_event(table.rules, event) for event in events))
        rules = list({rule.id: rule for rule in chain.from_iterable(ranks) if rule is not None}.values())
        if not rules:
            return [Text(self._words(table)("why-no-rule"))]
        return await _texts(rules[:FOUND], table.rules, self._words(table), room=BESIDE)

    # --- by a control

    async def of_refusal(self, press: Press) -> None:
        """The rules behind a refusal, with examples of it."""
        table = await self._desk.tables.table(press.ref.game)
        code, why = press.ref.arg(0), press.ref.arg(1)
        found = rulebook.for_refusal(table.rules.game, code, verb=press.ref.arg(2), why=why)
        await self._open(press, table, found, self._words(table)("rules-why-heading"), Refusal(code, why))

    async def of_move(self, press: Press) -> None:
        """The rules behind a move that may be made."""
        table = await self._desk.tables.table(press.ref.game)
        move = press.values[0] if press.values else ""
        found = grounds.behind_move(table.rules, move)
        voice = self._moves.voice(table)
        await self._open(press, table, found, voice.words("why-of-move", verb=voice.verb(move)) if found else "")

    async def of_entry(self, press: Press) -> None:
        """Why a move of the log went as it did, by itself."""
        table = await self._desk.tables.table(press.ref.game)
        serial = parse_number(press.values[0] if press.values else "", table.serial)
        if serial is None:
            raise TableRefused("unknown_control")
        heading = self._words(table)("why-move", serial=serial)
        blocks = await self._happened(table, serial, heading)
        await self._desk.mail.answer(press.interaction, Page(tuple(blocks), GOLD))

    async def of_event(self, press: Press) -> None:
        """All rules behind one event of a move."""
        table = await self._desk.tables.table(press.ref.game)
        serial = parse_number(press.ref.arg(0), table.serial)
        found = () if serial is None else await self._desk.tables.entries(table.game_id, serial, 1)
        events = found[0].events if found else ()
        index = parse_number(press.values[0] if press.values else "", len(events) - 1) if events else None
        if index is None or serial is None:
            raise TableRefused("unknown_control")
        words = self._words(table)
        said = f"## {words('why-move', serial=serial)}\n{told(self._voice(table), events[index])}"
        reasons = await self._reasons(table, (events[index],))
        blocks: tuple[Block, ...] = (Text(said), *reasons, self._events(table, serial, events))
        await self._moves.open(press, Page(blocks, GOLD))

    async def _open(
        self, press: Press, table: Table, found: Sequence[Rule], heading: str, about: Refusal | None = None
    ) -> None:
        if not found:
            raise TableRefused("unknown_control")
        texts = await _texts(found[:FOUND], table.rules, self._words(table), about)
        await self._moves.open(press, Page((Text(f"## {heading}"), *texts), GOLD))

    def _words(self, table: Table) -> Words:
        return self._moves.voice(table).words

    def _voice(self, table: Table) -> Voice:
        return Voice.of(table.view(None), bold(names_of(table, self._words(table))), self._words(table))


async def _texts(
    found: Sequence[Rule], rules: Rules, words: Words, about: Refusal | None = None, *, room: int = ROOM
) -> list[Text]:
    """The rules as a table plays them. Examples are read and played elsewhere than on the event loop."""
    told_ = await asyncio.to_thread(lambda: [explained(rule, rules, words, about) for rule in found])
    texts = [_text(it, words, example=True) for it in told_]
    for at in reversed(range(len(texts))):
        if sum(len(it.words) for it in texts) <= room:
            break
        texts[at] = _text(told_[at], words, example=False)
    return texts


def _text(it: Explained, words: Words, *, example: bool) -> Text:
    lines = [f"**{it.title}**", it.text, f"-# {it.source}"]
    if it.example and example:
        lines += [f"-# {words('why-example')}", *(f"> {line}" for line in it.example)]
    return Text("\n".join(lines))


def commands(cog: RulesCog, moves: Moves) -> list[Command]:
    """The command of this cog."""
    words, router = moves.desk.speech, moves.desk.router

    async def rules(interaction: Interaction, about: app_commands.Range[str, 1, 100] | None = None) -> None:
        await router.run(interaction, cog.rules(interaction, about))

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with moves.desk.readers.answering(interaction):
            return await cog.suggest(interaction, current)

    return [slash(words, "rules", rules, autocomplete={"about": suggest})]
