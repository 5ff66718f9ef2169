"""`/me language`: in which language somebody is answered.

Owns the private panel. Which language that comes to, press by press, is in `cogs._readers`; what a table speaks is a setting of its lobby.
"""

from msgspec.structs import replace

from bot.i18n import Words
from bot.table.model import TableRefused
from bot.table.speech import AUTOMATIC, chosen, value, values
from cogs._desk import Desk
from cogs._ids import Ref
from cogs._layout import Entry, Page, Select, Text
from cogs._press import Press
from cogs._readers import of_discord
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, slash


class LanguageCog:
    """Lets people choose their language."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        desk.router.on("wish_language", self.choose)

    async def language(self, interaction: Interaction) -> None:
        """Open the panel."""
        wishes = await self._desk.tables.wishes(interaction.user.id)
        await self._desk.mail.answer(interaction, panel(wishes.language, self._desk.private()))

    async def choose(self, press: Press) -> None:
        """What was chosen counts at once: the panel answers in it."""
        try:
            language = chosen(press.values[0] if press.values else "")
        except TableRefused:
            raise Said("error-unknown-choice") from None
        wishes = replace(await self._desk.tables.wishes(press.user), language=language)
        await self._desk.tables.set_wishes(press.user, wishes)
        page = panel(language, self._desk.words_in(language or of_discord(press.interaction), None))
        if press.on_panel:
            await self._desk.mail.redraw(press.interaction, page)
        else:
            await self._desk.mail.answer(press.interaction, page)


def panel(language: str, words: Words) -> Page:
    """What is chosen, said in it, and what there is to choose; empty is automatic."""
    entries = tuple(
        Entry(
            it,
            words("language-auto") if it == AUTOMATIC else words.to(it)("language-name"),
            words("language-auto-description") if it == AUTOMATIC else "",
            chosen=it == value(language),
        )
        for it in values()
    )
    now = words("language-now", language=words("language-name"))
    heading = Text(f"## {words('language-heading')}\n{words('language-intro')}\n{now}")
    return Page((heading, Select(Ref(0, 0, "wish_language"), words("language-choose"), entries)))


def commands(cog: LanguageCog, desk: Desk) -> list[Command]:
    """The command of this cog, for the `/me` group."""

    async def language(interaction: Interaction) -> None:
        await desk.router.run(interaction, cog.language(interaction))

    return [slash(desk.speech, "me-language", language)]
