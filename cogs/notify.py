"""`/me notify`: when and how somebody is reminded.

Owns the private panel and its two forms. What follows from a wish is decided by the table layer; nobody else learns of it.
"""

from msgspec.structs import replace

from bot.i18n import Words
from bot.store.wishes import Wishes
from bot.table.typed_times import parse_offset, parse_time, time_there, write_offset, write_time
from cogs._desk import Desk
from cogs._forms import Field, form
from cogs._ids import Ref
from cogs._layout import Button, Page, Row, Text
from cogs._press import Press
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, slash

USUAL_QUIET = (22 * 60, 8 * 60)
"""What the form of quiet hours proposes, in minutes since midnight."""


class NotifyCog:
    """Lets people say how they wish to be reminded."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        for verb, handler in (
            ("wish_zone", self.ask_zone),
            ("wish_zone_typed", self.zone),
            ("wish_quiet", self.ask_quiet),
            ("wish_quiet_typed", self.quiet),
            ("wish_loud", self.loud),
            ("wish_direct", self.direct),
        ):
            desk.router.on(verb, handler)

    async def notify(self, interaction: Interaction) -> None:
        """Open the panel."""
        wishes = await self._desk.tables.wishes(interaction.user.id)
        await self._desk.mail.answer(interaction, self._panel(wishes))

    async def ask_zone(self, press: Press) -> None:
        """Open the form of the time zone."""
        words, wishes = self._desk.private(), await self._desk.tables.wishes(press.user)
        now = write_offset(wishes.utc_offset).removeprefix("UTC") or "+0"
        field = Field("offset", words("notify-zone-label"), words("notify-zone-hint"), now)
        await self._desk.mail.ask(press.interaction, form(_ref("zone_typed"), words("notify-zone"), field))

    async def zone(self, press: Press) -> None:
        """A time zone was typed."""
        text = press.fields.get("offset", "")
        offset = parse_offset(text)
        if offset is None:
            raise Said("error-no-zone", text=text[:40])
        await self._wish(press, utc_offset=offset)

    async def ask_quiet(self, press: Press) -> None:
        """Open the form of the quiet hours."""
        words, wishes = self._desk.private(), await self._desk.tables.wishes(press.user)
        start, end = USUAL_QUIET
        if wishes.quiet_from is not None and wishes.quiet_to is not None:
            start, end = wishes.quiet_from, wishes.quiet_to
        hint = words("notify-quiet-hint")
        fields = (
            Field("start", words("notify-quiet-from"), hint, write_time(start)),
            Field("end", words("notify-quiet-to"), hint, write_time(end)),
        )
        await self._desk.mail.ask(press.interaction, form(_ref("quiet_typed"), words("notify-quiet"), *fields))

    async def quiet(self, press: Press) -> None:
        """Quiet hours were typed."""
        typed = [press.fields.get(name, "") for name in ("start", "end")]
        start, end = map(parse_time, typed)
        if start is None or end is None:
            raise Said("error-no-time", text=typed[0 if start is None else 1][:40])
        if start == end:
            raise Said("error-quiet-empty")
        await self._wish(press, quiet_from=start, quiet_to=end)

    async def loud(self, press: Press) -> None:
        """No quiet hours any more."""
        await self._wish(press, quiet_from=None, quiet_to=None)

    async def direct(self, press: Press) -> None:
        """Reminders by direct message, or in the channel."""
        if press.ref.arg(0) not in {"yes", "no"}:
            raise Said("error-unknown-choice")
        await self._wish(press, direct=press.ref.arg(0) == "yes")

    async def _wish(self, press: Press, **changes: object) -> None:
        """What was chosen counts at once; the panel shows it."""
        wishes = replace(await self._desk.tables.wishes(press.user), **changes)
        await self._desk.tables.set_wishes(press.user, wishes)
        page = self._panel(wishes)
        if press.on_panel:
            await self._desk.mail.redraw(press.interaction, page)
        else:
            await self._desk.mail.answer(press.interaction, page)

    def _panel(self, wishes: Wishes) -> Page:
        words = self._desk.private()
        quiet = wishes.quiet_from is not None and wishes.quiet_to is not None
        buttons = (
            Button(_ref("zone"), words("notify-zone-set")),
            Button(_ref("quiet"), words("notify-quiet-set")),
            Button(_ref("loud"), words("notify-quiet-none"), off=not quiet),
            Button(
                _ref("direct", "no" if wishes.direct else "yes"),
                words("notify-here" if wishes.direct else "notify-direct"),
            ),
        )
        heading = Text(f"## {words('notify-heading')}\n{words('notify-intro')}")
        return Page((heading, Text("\n".join(self._lines(wishes, words))), Row(buttons)))

    def _lines(self, wishes: Wishes, words: Words) -> list[str]:
        there = write_time(time_there(self._desk.tables.now(), wishes.utc_offset))
        lines = [words("notify-zone-now", zone=write_offset(wishes.utc_offset), time=there)]
        if wishes.quiet_from is None or wishes.quiet_to is None:
            lines.append(words("notify-quiet-off"))
        else:
            start, end = write_time(wishes.quiet_from), write_time(wishes.quiet_to)
            lines.append(words("notify-quiet-now", start=start, end=end))
        lines.append(words("notify-direct-now" if wishes.direct else "notify-here-now"))
        return lines


def _ref(what: str, *args: str) -> Ref:
    return Ref(0, 0, f"wish_{what}", args)


def commands(cog: NotifyCog, desk: Desk) -> list[Command]:
    """The command of this cog, for the `/me` group."""

    async def notify(interaction: Interaction) -> None:
        await desk.router.run(interaction, cog.notify(interaction))

    return [slash(desk.speech, "me-notify", notify)]
