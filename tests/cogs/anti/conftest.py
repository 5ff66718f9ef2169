"""Tables of Anti-Monopoly: positions begin after the roles were chosen."""

import pytest
from crew import Crew, Player

ROLES = ("competitor", "monopolist")


class Anti(Crew):
    """What tests do at tables of Anti-Monopoly."""

    def __init__(self, world):
        super().__init__(world, "anti")

    async def position(self, *decisions, change=None, roles=ROLES, **options):
        """A position of the game proper; `roles` are those of the turn's seat and of the seats after it, again and again."""

        def alter(state):
            count = len(state.seats)
            for step in range(count):
                state.own.roles[(state.turn + step) % count] = roles[step % len(roles)]
            state.round = 1
            if change is not None:
                change(state)

        return await super().position(*decisions, change=alter, **options)

    async def ready(self):
        """Everybody takes the first role on offer, and keeps it."""
        while (table := await self.world.table()).state.round == 0:
            who = table.members[table.state.waiting[0].seats[0]].name
            choosing = self.world.find(who, "answer", message=table.message)
            if choosing is not None:
                await self.world.use(who, choosing)
            else:
                await self.world.press(who, "done", message=table.message)
        return table


@pytest.fixture
def anti(world):
    return Anti(world)


@pytest.fixture
def player(anti):
    return Player(anti, trades=0.05)
