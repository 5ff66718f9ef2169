"""The only interactive item there is: a button or select of any message of ours, known by its custom id alone.

Owns: the hand-over from discord.py to the router. The library only logs what is raised in here, so nothing is raised in here:
the router presents every error itself.
"""

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui


class TakesPresses(Protocol):
    """The client, as far as a control knows it."""

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out what was pressed; raises nothing."""


class Control(ui.DynamicItem[ui.Item[Any]], template=re.compile(r".*", re.DOTALL)):
    """A button or a string select. It holds no state and no timeout, so it works for ever."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed, as it stands in the message."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press over to the router."""
        await cast("TakesPresses", interaction.client).pressed(interaction)
