"""Looking: the board, one's hand and the score. Spectators may look at everything that is public.

Owns these commands and their pages. Nothing here changes a game.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.engine.options import verb
from bot.i18n import Words
from bot.table.history import whole
from bot.table.model import Entry, Table, TableRefused, Turn
from bot.table.narrate import awaited, score_details, score_lines
from bot.table.reading import pages, read
from cogs import _pages
from cogs._accents import GOLD, accent_of
from cogs._controls import offered
from cogs._deeds import deed_line
from cogs._draft import chip_kinds, goods
from cogs._ids import Ref, parse_number
from cogs._layout import Block, Button, Gallery, Page, Picture, Row, Text
from cogs._moves import Moves
from cogs._people import seat_named, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import need_room
from cogs._said import Said
from cogs._slash import Command, Typed, slash
from cogs.lobby import LobbyCog

MOST_PAGES: Final = 1_000_000
READ: Final = 3200
"""So many letters of the board's text are on a page."""

Draw = Callable[[Table, Sequence[Entry], Words], Awaitable[Picture | None]]
"""Draws something of a whole game."""


class InfoCog:
    """Shows games."""

    def __init__(self, moves: Moves, lobby: LobbyCog) -> None:
        self._moves = moves
        self._lobby = lobby
        moves.desk.router.on("hand", self.hand_button)
        moves.desk.router.on("read", self.read_button)
        moves.desk.router.on("chart", self.chart)
        moves.desk.router.on("dice", self.dice)

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

    async def read(self, interaction: Interaction) -> None:
        """The whole board as text, privately."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        await self._moves.desk.mail.answer(interaction, self._read(table, 1))

    async def read_button(self, press: Press) -> None:
        """Another page of it."""
        table = await self._moves.desk.tables.table(press.ref.game)
        await self._moves.open(press, self._read(table, parse_number(press.ref.arg(0), 10**6) or 1))

    def _read(self, table: Table, page: int) -> Page:
        voice = self._moves.voice(table)
        found = pages(read(table.view(None), voice.names, voice.words), READ)
        page = min(max(page, 1), len(found))
        heading = f"## {voice.words('reading-heading')}"
        if len(found) == 1:
            return Page((Text(heading), Text(found[0])))
        heading += f"\n-# {voice.words('reading-page', page=page, pages=len(found))}"
        row = _turning(table, "read", page, len(found), voice.words)
        return Page((Text(heading), Text(found[page - 1]), row))

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
        await self._hand(
            interaction, table, None if text is None else seat_named(table, text, self._moves.desk.private())
        )

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
            said = Text("\n".join([heading, *lines])), Text("\n".join(f"-# {it}" for it in details))
            page = Page((*said, Row(_pages.course_buttons(table, voice.words))), GOLD)
        await self._moves.desk.mail.answer(interaction, page, private=False)

    async def chart(self, press: Press) -> None:
        """How the game went, round by round, for who asked."""
        await self._course(press, self._moves.desk.pictures.chart)

    async def dice(self, press: Press) -> None:
        """What the dice showed, for who asked."""
        await self._course(press, self._moves.desk.pictures.dice)

    async def _course(self, press: Press, draw: Draw) -> None:
        table = await self._moves.desk.tables.table(press.ref.game)
        entries = await whole(self._moves.desk.tables.entries, table)
        drawn = await draw(table, entries, self._moves.voice(table).words)
        if drawn is None:
            raise Said("replay-impossible")
        await self._moves.open(press, Page((Gallery((drawn,)),), GOLD))


def _turning(table: Table, verb: str, page: int, pages: int, words: Words) -> Row:
    """The buttons to the page before and to the next."""

    def turn(to: int, key: str) -> Button:
        return Button(Ref(table.game_id, 0, verb, (str(to),)), words(key), off=not 1 <= to <= pages)

    return Row((turn(page - 1, "button-previous"), turn(page + 1, "button-next")))


def commands(cog: InfoCog, moves: Moves) -> list[Command]:
    """The commands that look."""
    words, router = moves.desk.speech, moves.desk.router

    async def board(interaction: Interaction, text: bool = False) -> None:
        await router.run(interaction, cog.read(interaction) if text else cog.board(interaction))

    async def hand(interaction: Interaction, seat: Typed | None = None) -> None:
        await router.run(interaction, cog.hand(interaction, seat))

    async def score(interaction: Interaction) -> None:
        await router.run(interaction, cog.score(interaction), private=False)

    return [
        slash(words, "board", board),
        slash(words, "hand", hand, autocomplete={"seat": seat_suggestions(moves.desk)}),
        slash(words, "score", score),
    ]
