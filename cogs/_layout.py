"""Messages as plain values, and how they become Discord layouts.

Owns: the few kinds of blocks that our messages are made of, and Discord's limits on them, which are kept here so that nothing
above has to count. Knows no games and sends nothing.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from cogs._ids import Ref, write

TEXT_IN_ALL: Final = 4000
LABEL: Final = 80
OPTION: Final = 100
DESCRIPTION: Final = 1024
PER_SELECT: Final = 25
PLACEHOLDER: Final = 150

ROOMS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""The channels that games, or the threads that they are played in, can be in."""

STYLES: Final = {
    "green": discord.ButtonStyle.success,
    "blue": discord.ButtonStyle.primary,
    "grey": discord.ButtonStyle.secondary,
    "red": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture with the words for those who can't see it; every one needs a name of its own."""

    name: str
    data: bytes = field(repr=False)
    words: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph in Discord's markdown."""

    words: str


@dataclass(frozen=True, slots=True)
class Gallery:
    """One or more pictures side by side."""

    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Attached:
    """A file to keep."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between blocks."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `style` is one of `STYLES`; `off` shows it without letting it be pressed."""

    ref: Ref
    label: str
    style: str = "grey"
    emoji: str | None = None
    off: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a select."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of at most 25 entries, of which `least` to `most` are chosen."""

    ref: Ref
    hint: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu of a server's channels (`what` is `channel`) or roles (`role`), of which none up to `most` are chosen."""

    ref: Ref
    hint: str
    what: str
    chosen: tuple[int, ...] = ()
    most: int = PER_SELECT


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons."""

    buttons: tuple[Button, ...]


Block = Text | Gallery | Attached | Line | Row | Select | Pick


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message.

    Attributes:
        blocks: what it shows, from the top.
        accent: the colour of its edge as 0xRRGGBB, or None.
        mentions: the users that it calls, where it is new.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures of the message."""
        return tuple(it for block in self.blocks if isinstance(block, Gallery) for it in block.pictures)

    @property
    def files(self) -> tuple[Picture | Attached, ...]:
        """All that is sent along with the message."""
        return (*self.pictures, *(block for block in self.blocks if isinstance(block, Attached)))


def rows(buttons: list[Button], per_row: int = 5) -> tuple[Row, ...]:
    """Buttons in rows."""
    return tuple(Row(tuple(buttons[at : at + per_row])) for at in range(0, len(buttons), per_row))


def clip(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def build(page: Page, *, pictures: bool = True) -> ui.LayoutView:
    """The Discord layout of a message; `pictures` False leaves them out, and files too.

    The view is stopped before it is sent, so that the library neither keeps nor times it: presses find their way by their
    custom id alone.
    """
    container: ui.Container[Any] = ui.Container(accent_colour=page.accent)
    left = TEXT_IN_ALL
    for block in page.blocks:
        if isinstance(block, Gallery | Attached) and not pictures:
            continue
        if isinstance(block, Text):
            words = clip(block.words, left) if left > 1 else ""
            if not words.strip():
                continue
            left -= len(words)
            container.add_item(ui.TextDisplay(words))
        else:
            container.add_item(_item(block))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def _item(block: Gallery | Attached | Line | Row | Select | Pick) -> ui.Item[Any]:
    match block:
        case Gallery(shown):
            items = [discord.MediaGalleryItem(f"attachment://{it.name}", description=_words(it)) for it in shown]
            return ui.MediaGallery(*items)
        case Attached(name):
            return ui.File(f"attachment://{name}")
        case Line():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*(_button(it) for it in buttons))
        case Select():
            return ui.ActionRow(_select(block))
        case Pick():
            return ui.ActionRow(_pick(block))


def _words(picture: Picture) -> str | None:
    return clip(picture.words, DESCRIPTION) or None


def _button(it: Button) -> ui.Button[Any]:
    return ui.Button(
        style=STYLES[it.style], label=clip(it.label, LABEL), custom_id=write(it.ref), emoji=it.emoji, disabled=it.off
    )


def _select(it: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(entry.label, OPTION),
            value=entry.value,
            description=clip(entry.about, OPTION) or None,
            default=entry.chosen,
        )
        for entry in it.entries
    ]
    return ui.Select(
        custom_id=write(it.ref),
        placeholder=clip(it.hint, PLACEHOLDER),
        options=options,
        min_values=it.least,
        max_values=min(it.most, len(options)),
    )


def _pick(it: Pick) -> ui.ChannelSelect[Any] | ui.RoleSelect[Any]:
    kind = discord.SelectDefaultValueType.role if it.what == "role" else discord.SelectDefaultValueType.channel
    chosen = [discord.SelectDefaultValue(id=one, type=kind) for one in it.chosen[: it.most]]
    custom_id, hint = write(it.ref), clip(it.hint, PLACEHOLDER)
    if it.what == "role":
        return ui.RoleSelect(
            custom_id=custom_id, placeholder=hint, min_values=0, max_values=it.most, default_values=chosen
        )
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=hint,
        min_values=0,
        max_values=it.most,
        default_values=chosen,
        channel_types=list(ROOMS),
    )
