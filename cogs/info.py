"""Looking: the board, one's hand, the log, the score and the rules. Spectators may look at everything that is public.

Owns these commands and their pages. Nothing here changes a game.
"""

from typing import Final

from discord import app_commands

from bot import rulebook, rulesets
from bot.engine.options import verb
from bot.engine.rules import Rules
from bot.names import plain_name
from bot.table.model import Entry, Table, TableRefused, Turn
from bot.table.narrate import awaited, line, score_details, score_lines
from cogs import _pages
from cogs._accents import GOLD, accent_of
from cogs._controls import offered
from cogs._deeds import deed_line
from cogs._draft import chip_kinds, goods
from cogs._ids import Ref, parse_number
from cogs._layout import Block, Button, Gallery, Page, Row, Text, clip
from cogs._moves import Moves
from cogs._people import seat_named, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import need_room
from cogs._slash import Command, Typed, slash
from cogs.lobby import LobbyCog

PER_PAGE: Final = 10
LONGEST_LINE: Final = 380
FOUND: Final = 4
QUERY: Final = 60
MOST_PAGES: Final = 1_000_000


class InfoCog:
    """Shows games."""

    def __init__(self, moves: Moves, lobby: LobbyCog) -> None:
        self._moves = moves
        self._lobby = lobby
        moves.desk.router.on("hand", self.hand_button)
        moves.desk.router.on("log", self.log_button)
        moves.desk.router.on("why", self.why)

    # --- the board

    async def board(self, interaction: Interaction) -> None:
        """The channel's game: for who sits there a fresh stage, for others a private look."""
        if await self._lobby.show(interaction):
            return
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        if table.status == "running" and table.seat_of(interaction.user.id) is not None:
            need_room(interaction)
            outcome = await self._moves.stages.show(Turn(table, ()), by=interaction.user.id, fresh=True)
            await self._moves.desk.mail.answer(
                interaction, Page((Text(self._moves.voice(table).words("board-shown")),))
            )
            await self._moves.hint(interaction, table, outcome)
            return
        await self._moves.desk.mail.answer(interaction, await self._look(table))

    async def _look(self, table: Table) -> Page:
        if table.status != "running":
            return await _pages.final(self._moves.desk, table, (), self._moves.desk.private(table))
        voice = self._moves.voice(table)
        view = table.view(None)
        pictures = self._moves.desk.pictures
        drawn = [await pictures.board(table, voice.words), await pictures.island(table, voice.words)]
        blocks: list[Block] = [Text(f"## {voice.words('board-heading', round=table.state.round)}")]
        blocks += [Gallery((it,)) for it in drawn if it is not None]
        blocks.append(Text("\n".join(score_lines(view, _pages.bold(voice.names), voice.words))))
        blocks.append(Text(f"-# {awaited(view, voice.names, voice.words)}"))
        return Page(tuple(blocks), accent_of(table, table.state.turn))

    # --- one's hand

    async def hand(self, interaction: Interaction, text: str | None = None) -> None:
        """What the asking person holds, or what everybody may know of another seat; privately."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        await self._hand(interaction, table, None if text is None else seat_named(table, text))

    async def hand_button(self, press: Press) -> None:
        """The same by a button."""
        await self._hand(press.interaction, await self._moves.desk.tables.table(press.ref.game))

    async def _hand(self, interaction: Interaction, table: Table, of: int | None = None) -> None:
        own = table.seat_of(interaction.user.id)
        seat = own if of is None else of
        if seat is None:
            raise TableRefused("not_seated")
        voice = self._moves.voice(table)
        words = voice.words
        picture = await self._moves.desk.pictures.hand(table, seat, words)
        heading = words("hand-heading") if seat == own else words("hand-heading-of", name=voice.seat(seat))
        blocks: list[Block] = [Text(f"## {heading}")]
        if picture is not None:
            blocks.append(Gallery((picture,)))
        blocks.append(Text(words("hand-cash", amount=voice.money(table.state.seats[seat].cash))))
        blocks.append(Text("\n".join(self._deeds(table, seat))))  # by itself: what follows a list would be read into it
        lines = self._holdings(table, seat)
        if seat == own:
            lines += self._for_own_eyes(table, seat)
        if lines:
            blocks.append(Text("\n".join(lines)))
        await self._moves.desk.mail.answer(interaction, Page(tuple(blocks), accent_of(table, seat)))

    def _holdings(self, table: Table, seat: int) -> list[str]:
        """What everybody may know that a seat holds beside money and deeds."""
        voice, state = self._moves.voice(table), table.state
        words = voice.words
        lines: list[str] = []
        chips = goods(table, seat).chips
        if chip_kinds(table):
            lines.append(
                words("hand-chips", chips=voice.chips(chips)) if any(chips.values()) else words("hand-no-chips")
            )
        cards = state.seats[seat].cards
        if cards:
            lines.append(words("hand-cards", cards=voice.several([voice.card(it) for it in cards])))
        elif any(card.keep for deck in table.rules.decks.values() for card in deck.cards):
            lines.append(words("hand-no-cards"))
        return lines

    def _for_own_eyes(self, table: Table, seat: int) -> list[str]:
        """What only the holder of a seat may know: a sealed maximum, and what can be done."""
        voice = self._moves.voice(table)
        words, lines = voice.words, []
        maximum = table.view(seat).maximum
        if maximum:
            lines.append(words("auction-your-maximum", amount=voice.money(maximum)))
        verbs = dict.fromkeys(verb(option) for option in offered(table, seat))
        can = voice.several([voice.verb(it) for it in verbs])
        lines.append(words("hand-can", verbs=can) if verbs else words("hand-can-nothing"))
        return lines

    def _deeds(self, table: Table, seat: int) -> list[str]:
        voice = self._moves.voice(table)
        owned = [it for it in table.rules.deeds.values() if table.state.owners.get(it.id) == seat]
        if not owned:
            return [voice.words("hand-no-deeds")]
        lines = [deed_line(table, it, voice) for it in owned]
        return [f"- {text}" for text in lines]

    # --- the log

    async def log(self, interaction: Interaction, page: int) -> None:
        """What happened, newest first, privately."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        await self._moves.desk.mail.answer(interaction, await self._log(table, page))

    async def log_button(self, press: Press) -> None:
        """Another page of the log."""
        table = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.open(press, await self._log(table, parse_number(press.ref.arg(0), MOST_PAGES) or 1))

    async def _log(self, table: Table, page: int) -> Page:
        words = self._moves.voice(table).words
        pages = table.serial // PER_PAGE + 1
        page = min(max(page, 1), pages)
        last = table.serial - (page - 1) * PER_PAGE
        first = max(0, last - PER_PAGE + 1)
        entries = await self._moves.desk.tables.entries(table.game_id, first, last - first + 1)
        lines = [self._line(table, entry) for entry in reversed(entries)]
        heading = f"## {words('log-heading')}\n-# {words('log-page', page=page, pages=pages)}"

        def turn(to: int, key: str) -> Button:
            return Button(Ref(table.game_id, 0, "log", (str(to),)), words(key), off=not 1 <= to <= pages)

        buttons = Row((turn(page - 1, "button-previous"), turn(page + 1, "button-next"))) if pages > 1 else None
        blocks: list[Block] = [Text(heading), Text("\n".join(lines) or words("log-empty"))]
        return Page((*blocks, buttons) if buttons else tuple(blocks))

    def _line(self, table: Table, entry: Entry) -> str:
        voice = self._moves.voice(table)
        view = table.view(None)
        said = " ".join(line(event, voice.names, voice.words, view) for event in entry.events)
        key = "log-line-standin" if entry.standin else "log-line"
        return voice.words(key, serial=entry.serial, text=clip(said, LONGEST_LINE))

    # --- the score

    async def score(self, interaction: Interaction) -> None:
        """Who has what and where the points come from, for everybody."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        if table.status != "running":
            page = await _pages.final(self._moves.desk, table, ())
        else:
            voice = self._moves.aloud(table)
            view = table.view(None)
            lines = score_lines(view, _pages.bold(voice.names), voice.words)
            details = score_details(view, voice.names, voice.words)
            heading = f"## {voice.words('score-heading')}"
            page = Page((Text("\n".join([heading, *lines])), Text("\n".join(f"-# {it}" for it in details))), GOLD)
        await self._moves.desk.mail.answer(interaction, page, private=False)

    # --- the rules

    async def rules(self, interaction: Interaction, about: str) -> None:
        """The rules that speak of what is asked, privately, with the numbers of the channel's table."""
        words = self._moves.desk.private()
        played = await self._played(interaction)
        bound = words.for_rules(played)
        found = rulebook.search(about[:QUERY], bound, played, FOUND)
        if not found:
            said = words("rules-none", query=plain_name(about[:QUERY]))
            await self._moves.desk.mail.answer(interaction, Page((Text(said),)))
            return
        await self._moves.desk.mail.answer(interaction, self._rules(found, played, words("rules-heading")))

    async def suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Titles of rules while somebody types."""
        words = self._moves.desk.private()
        played = await self._played(interaction)
        bound = words.for_rules(played)
        found = rulebook.search(current, bound, played) if current.strip() else list(rulebook.load(played.game))
        titles = dict.fromkeys(clip(rulebook.title(rule, bound, played), 100) for rule in found)
        return [app_commands.Choice(name=title, value=title) for title in list(titles)[:25]]

    async def why(self, press: Press) -> None:
        """The rules behind a refusal."""
        table = await self._moves.desk.tables.table(press.ref.game)
        found = rulebook.for_refusal(table.rules.game, press.ref.arg(0), verb=press.ref.arg(2), why=press.ref.arg(1))
        if not found:
            raise TableRefused("unknown_control")
        heading = self._moves.voice(table).words("rules-why-heading")
        await self._moves.open(press, self._rules(found[:FOUND], table.rules, heading))

    def _rules(self, found: list[rulebook.Rule], played: Rules, heading: str) -> Page:
        words = self._moves.desk.private().for_rules(played)
        texts = [
            f"**{rulebook.title(it, words, played)}**\n{rulebook.text(it, words, played)}\n-# {rulebook.citation(it, words)}"
            for it in found
        ]
        return Page((Text(f"## {heading}"), *map(Text, texts)), GOLD)

    async def _played(self, interaction: Interaction) -> Rules:
        try:
            return (await self._moves.desk.tables.latest_in(interaction.channel_id or 0)).rules
        except TableRefused:
            return rulesets.load(rulesets.games()[0])


def commands(cog: InfoCog, moves: Moves) -> list[Command]:
    """The commands that look."""
    words, router = moves.desk.speech, moves.desk.router

    async def board(interaction: Interaction) -> None:
        await router.run(interaction, cog.board(interaction))

    async def hand(interaction: Interaction, seat: Typed | None = None) -> None:
        await router.run(interaction, cog.hand(interaction, seat))

    async def log(interaction: Interaction, page: app_commands.Range[int, 1, MOST_PAGES] = 1) -> None:
        await router.run(interaction, cog.log(interaction, page))

    async def score(interaction: Interaction) -> None:
        await router.run(interaction, cog.score(interaction), private=False)

    async def rules(interaction: Interaction, about: app_commands.Range[str, 1, 100]) -> None:
        await router.run(interaction, cog.rules(interaction, about))

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with moves.desk.readers.answering(interaction):
            return await cog.suggest(interaction, current)

    return [
        slash(words, "board", board),
        slash(words, "hand", hand, autocomplete={"seat": seat_suggestions(moves.desk)}),
        slash(words, "log", log),
        slash(words, "score", score),
        slash(words, "rules", rules, autocomplete={"about": suggest}),
    ]
