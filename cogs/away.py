"""`/me away`: until when somebody is away, and what that does at their tables.

Owns the command and its private answer. How an absence moves deadlines, and how far a table lets it, is in `bot.table.hours` and
`bot.table.dues`.
"""

from typing import Final

from msgspec.structs import replace

from bot.i18n import Words
from bot.store.wishes import Wishes
from bot.table.hours import DAY, away
from bot.table.model import Lobby, Table
from bot.table.pace import pace_of
from bot.table.typed_times import end_of_day, write_offset
from cogs._desk import Desk
from cogs._ids import Ref
from cogs._layout import Block, Button, Page, Row, Text
from cogs._press import Press
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, Typed, slash
from cogs.me import way_to

LONGEST: Final = 365
"""So many days ahead an absence ends at most."""

TABLES: Final = 20
"""So many tables are told of."""


class AwayCog:
    """Lets people say that they are away."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        desk.router.on("wish_back", self.back)

    async def away(self, interaction: Interaction, days: int | None, until: str | None) -> None:
        """Be away until then; without an option, see how that stands."""
        user, now = interaction.user.id, self._desk.tables.now()
        wishes = await self._desk.tables.wishes(user)
        if days is not None or until is not None:
            begun = wishes.away_from if _is_away(wishes, now) else now  # a longer absence is no new one
            wishes = replace(wishes, away_from=begun, away_to=_end(days, until, now, wishes.utc_offset))
            await self._desk.tables.set_wishes(user, wishes)
        await self._desk.mail.answer(interaction, await self._page(user, wishes))

    async def back(self, press: Press) -> None:
        """Be there again."""
        wishes = replace(await self._desk.tables.wishes(press.user), away_from=None, away_to=None)
        await self._desk.tables.set_wishes(press.user, wishes)
        page = Page((Text(self._desk.private()("away-ended")),))
        if press.on_panel:
            await self._desk.mail.redraw(press.interaction, page)
        else:
            await self._desk.mail.answer(press.interaction, page)

    async def _page(self, user: int, wishes: Wishes) -> Page:
        words = self._desk.private()
        if wishes.away_to is None or not _is_away(wishes, self._desk.tables.now()):
            return Page((Text(f"## {words('away-heading')}\n{words('away-none')}"),))
        when = f"<t:{wishes.away_to:.0f}:f>"
        blocks: list[Block] = [Text(f"## {words('away-heading')}\n{words('away-now', when=when)}")]
        found = [it for it in await self._desk.tables.open_games(user) if not isinstance(it, Lobby)]
        lines = [f"- {self._line(it, user, wishes)}" for it in found[:TABLES]]
        if len(found) > TABLES:
            lines.append(words("away-more", count=len(found) - TABLES))
        blocks.append(Text("\n".join(lines) or words("away-no-tables")))
        blocks.append(Text(f"-# {words('away-next')}"))
        return Page((*blocks, Row((Button(Ref(0, 0, "wish_back"), words("away-back"), "green"),))))

    def _line(self, table: Table, user: int, wishes: Wishes) -> str:
        """What the absence does at a table."""
        words: Words = self._desk.private(table)
        told = {"where": way_to(table), "game": words(f"game-{table.rules.game}")}
        span = away(wishes, table.clock.away_days)
        seat = table.seat_of(user)
        if seat not in table.present():
            return words("away-table-standin", **told)
        if not pace_of(table.clock).decision:
            return words("away-table-free", **told)
        if span is None:
            return words("away-table-none", **told)
        key = "away-table" if span[1] == wishes.away_to else "away-table-capped"
        return words(key, **told, when=f"<t:{span[1]:.0f}:f>", days=table.clock.away_days)


def _is_away(wishes: Wishes, now: float) -> bool:
    return wishes.away_from is not None and wishes.away_to is not None and wishes.away_from <= now < wishes.away_to


def _end(days: int | None, until: str | None, now: float, offset: int) -> float:
    """When an absence that was typed is over.

    Raises:
        Said: it is no date, is over already, or is too long.
    """
    if days is not None and until is not None:
        raise Said("error-away-both")
    if days is not None:
        end = now + days * DAY
    else:
        typed = end_of_day(until or "", offset)
        if typed is None:
            raise Said("error-no-date", text=(until or "")[:40])
        end = typed
    if end <= now:
        raise Said("error-away-past", zone=write_offset(offset))
    if end > now + LONGEST * DAY:
        raise Said("error-away-long", days=LONGEST)
    return end


def commands(cog: AwayCog, desk: Desk) -> list[Command]:
    """The command of this cog, for the `/me` group."""

    async def away(interaction: Interaction, days: int | None = None, until: Typed | None = None) -> None:
        await desk.router.run(interaction, cog.away(interaction, days, until))

    return [slash(desk.speech, "me-away", away)]
