"""Interactions on their way to the bot, with what may befall them there.

Owns the making of an interaction's delivery: normal, lost, twice, late, or overtaken by the next one.
"""

from __future__ import annotations

import asyncio
import time

from .payloads import interaction_json
from .realm import Realm
from .records import Interaction
from .trouble import Troubles


class Dispatcher:
    """Sends interactions to the gateway."""

    def __init__(self, realm: Realm, troubles: Troubles) -> None:
        self.realm = realm
        self.troubles = troubles
        self.undelivered = 0
        self._held: list[Interaction] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def deliver(self, interaction: Interaction) -> None:
        plan = self.troubles.deliveries
        if plan.lose > 0:
            plan.lose -= 1
            interaction.disturbed = True
            return
        if plan.swap > 0:
            plan.swap -= 1
            interaction.disturbed = True
            self._held.append(interaction)
            return
        if plan.delays:
            self._later(interaction, plan.delays.pop(0))
        elif plan.duplicate > 0:
            plan.duplicate -= 1
            interaction.disturbed = True
            self.send(interaction)
            self.send(interaction)
        else:
            self.send(interaction)
        held, self._held = self._held, []
        for one in held:
            self.send(one)

    def send(self, interaction: Interaction) -> None:
        """Send an interaction, a known one again if need be."""
        guild = interaction.channel.guild
        data = interaction_json(interaction, self.realm.bot)
        interaction.dispatched_at = interaction.dispatched_at or time.monotonic()
        if not self.realm.emit("INTERACTION_CREATE", data, guild.id if guild is not None else None):
            self.undelivered += 1

    def _later(self, interaction: Interaction, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            self.send(interaction)

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def shutdown(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
