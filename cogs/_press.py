"""Presses and forms on their way from Discord to the code that carries them out.

Owns: the table of verbs, and what a handler is given. Handlers are registered by the cogs; every error of theirs ends at the
presenter, so that none is lost and none is told twice.
"""

from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

import discord

from bot.logs import about
from bot.table.model import TableRefused
from bot.watching import Measures
from cogs._ids import Ref, parse
from cogs._readers import Readers
from cogs._reply import Interaction, Mail


@dataclass(frozen=True, slots=True)
class Press:
    """A press of a button, a choice in a select, or a form that was sent.

    Attributes:
        interaction: Discord's side of it.
        ref: what the control's custom id says.
        values: what was chosen in a select.
        fields: what was typed into a form, by field.
    """

    interaction: Interaction
    ref: Ref
    values: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)

    @property
    def user(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The display name of who pressed, raw."""
        return self.interaction.user.display_name

    @property
    def channel(self) -> int:
        """Where."""
        return self.interaction.channel_id or 0

    @property
    def message(self) -> int | None:
        """The message that was pressed, where there is one."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def on_panel(self) -> bool:
        """Whether the pressed message is a private one, which only this user sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


Work = Coroutine[Any, Any, None]
Handler = Callable[[Press], Work]
_TAKEN: Final = "taken"


class Presents(Protocol):
    """Whoever tells people about errors."""

    async def present(self, interaction: Interaction, error: Exception, press: Press | None = None) -> None:
        """Tell the user; raises nothing."""


class Router:
    """Finds the handler of a custom id."""

    def __init__(
        self, presenter: Presents, mail: Mail, measures: Measures | None = None, readers: Readers | None = None
    ) -> None:
        self._measures = measures or Measures()
        self._readers = readers or Readers()
        self._presenter = presenter
        self._mail = mail
        self._handlers: dict[str, Handler] = {}

    def on(self, verb: str, handler: Handler) -> None:
        """Let this handler carry out a verb.

        Raises:
            ValueError: the verb has one already.
        """
        if verb in self._handlers:
            raise ValueError(f"two handlers for {verb!r}")
        self._handlers[verb] = handler

    @property
    def verbs(self) -> frozenset[str]:
        """All verbs that do something."""
        return frozenset(self._handlers)

    async def run(
        self, interaction: Interaction, work: Work, press: Press | None = None, *, private: bool = True
    ) -> None:
        """Await what a command or a press does, acknowledge it in time, and present whatever is raised."""
        since = self._measures.start()
        kind, what = _named(interaction, press)
        where = about(game=press.ref.game if press else None, channel=interaction.channel_id, verb=what)
        with where, closing(work):  # where the bot ends before its turn comes, it never begins
            async with self._mail.watch(interaction, private=private), self._readers.answering(interaction):
                try:
                    await work
                except Exception as error:  # noqa: BLE001 - the presenter logs what it does not know
                    await self._presenter.present(interaction, error, press)
        self._measures.pressed(kind, what, since)

    async def pressed(self, interaction: Interaction) -> None:
        """Carry out a press or a form that was sent; raises nothing. The second call for an interaction does nothing."""
        if _TAKEN in interaction.extras:
            return
        interaction.extras[_TAKEN] = True
        data = cast("dict[str, Any]", interaction.data or {})
        values = tuple(str(it) for it in data.get("values") or ())
        await self._handle(interaction, data.get("custom_id"), values, typed(data))

    async def _handle(
        self, interaction: Interaction, custom_id: object, values: tuple[str, ...], fields: dict[str, str]
    ) -> None:
        ref = parse(custom_id)
        handler = self._handlers.get(ref.verb) if ref else None
        if ref is None or handler is None:
            since = self._measures.start()
            await self._presenter.present(interaction, TableRefused("unknown_control"))
            self._measures.pressed("press", "unknown", since)
            return
        press = Press(interaction, ref, values, fields)
        await self.run(interaction, handler(press), press)


def _named(interaction: Interaction, press: Press | None) -> tuple[str, str]:
    """Which kind of interaction this is, and which verb or command: words of our own alone."""
    if press is not None:
        form = interaction.type is discord.InteractionType.modal_submit
        return ("form" if form else "press"), press.ref.verb
    command = interaction.command
    return "command", "unknown" if command is None else command.qualified_name


def typed(data: dict[str, Any]) -> dict[str, str]:
    """The text fields of a form, by their ids; whatever else it holds is left out."""
    found: dict[str, str] = {}
    left: list[Any] = [data.get("components")]
    while left:
        item = left.pop()
        if isinstance(item, list):
            left += item
        elif isinstance(item, dict):
            if isinstance(item.get("custom_id"), str) and isinstance(item.get("value"), str):
                found[item["custom_id"]] = item["value"]
            left += [item.get("components"), item.get("component")]
    return found
