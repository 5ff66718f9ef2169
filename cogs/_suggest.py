"""What is suggested of profiles and boards while somebody types: those of the game that was chosen, else of all games.

Owns these suggestions; what a choice leads to is decided by the commands.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from discord import app_commands

from bot import rulesets
from cogs._desk import Desk
from cogs._reply import Interaction

MOST: Final = 25

Suggest = Callable[[Interaction, str], Awaitable[list[app_commands.Choice[str]]]]


def parts(game: str, language: str = "") -> dict[str, list[str]]:
    """The profiles and boards of a game; boards in a language come first."""
    source = rulesets.source(game)
    return {"profile": list(source.profile_ids), "board": list(source.boards_for(language))}


def suggesting(desk: Desk, part: str) -> Suggest:
    """What suggests the ids of a part, `profile` or `board`, by their names in the language of who types."""

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with desk.readers.answering(interaction):
            words = desk.private()
        games, game = rulesets.games(), getattr(interaction.namespace, "game", None)
        found: dict[str, str] = {}
        for it in games if game not in games else (game,):
            for value in parts(it, words.language)[part]:
                found.setdefault(value, words(f"board-{value}" if part == "board" else f"profile-{it}-{value}"))
        wanted = current.casefold().strip()
        hits = [(value, name) for value, name in found.items() if wanted in name.casefold() or wanted in value]
        return [app_commands.Choice(name=name, value=value) for value, name in hits[:MOST]]

    return suggest
