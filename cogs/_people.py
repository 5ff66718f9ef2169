"""What the cogs that look after people share: votes, seats on offer, followers and servers' settings.

Owns their putting together, and seats as people name them. It is passed in, there are no globals.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Self

from discord import app_commands

from bot.i18n import Words
from bot.names import picture_name
from bot.table.followers import Followers
from bot.table.house import Houses
from bot.table.model import Table, TableRefused
from bot.table.naming import all_called, stands_for
from bot.table.service import Tables
from bot.table.vacancies import Vacancies
from bot.table.votes import Votes
from cogs._desk import Desk, button_names
from cogs._ids import parse_number
from cogs._layout import OPTION, clip
from cogs._press import Press
from cogs._reply import Interaction
from cogs._said import Said

_MENTION: Final = re.compile(r"<@!?([0-9]{1,20})>")
_NUMBER: Final = re.compile(r"[1-9][0-9]?")
MOST_SEATS: Final = 99


@dataclass(frozen=True, slots=True)
class People:
    """The services about people."""

    votes: Votes
    vacancies: Vacancies
    followers: Followers
    houses: Houses

    @classmethod
    def of(cls, tables: Tables, words: Words) -> Self:
        """Those of these tables; the stand-in that gets a seat for good is named in their words of the table's language."""

        def rename(name: str, language: str) -> str:
            return stands_for(name, words.to(language))

        return cls(Votes(tables, rename), Vacancies(tables, rename), Followers(tables), Houses(tables))


def seat_named(table: Table, text: str, words: Words) -> int:
    """The seat that somebody named: by its number, by a mention of its holder, or by the name it has in these words or at the table.

    Raises:
        Said: there is none.
    """
    text = text.strip()
    mention = _MENTION.fullmatch(text)
    if mention is not None:
        seat = table.seat_of(int(mention[1]))
        if seat is not None:
            return seat
    if _NUMBER.fullmatch(text) and int(text) <= len(table.members):
        return int(text) - 1
    wanted = picture_name(text.removeprefix("@")).casefold()
    said = zip(all_called(table, words), all_called(table, words.to(table.language)), strict=True)
    found = [seat for seat, its in enumerate(said) if wanted in {picture_name(it).casefold() for it in its}]
    if not wanted or len(found) != 1:
        raise Said("error-no-seat-named", text=text[:64])
    return found[0]


def seat_of(press: Press) -> int:
    """The seat that a control names first.

    Raises:
        Said: it names none.
    """
    seat = parse_number(press.ref.arg(0), MOST_SEATS)
    if seat is None:
        raise Said("error-unknown-choice")
    return seat


def seat_suggestions(desk: Desk) -> Callable[[Interaction, str], Awaitable[list[app_commands.Choice[str]]]]:
    """What suggests the seats of the channel's game while somebody types."""

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            table = await desk.tables.latest_in(interaction.channel_id or 0)
        except TableRefused:
            return []
        async with desk.readers.answering(interaction):
            return suggested(table, current, desk.private(table))

    return suggest


def suggested(table: Table, typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """The seats of a table while somebody types; each stands for its number."""
    wanted = typed.strip().removeprefix("@").casefold()
    choices = []
    for seat, name in enumerate(button_names(table, words)):
        key = "seat-suggested-standin" if table.members[seat].standin else "seat-suggested"
        label = words(key, number=seat + 1, name=name)
        if wanted in label.casefold():
            choices.append(app_commands.Choice(name=clip(label, OPTION), value=str(seat + 1)))
    return choices
