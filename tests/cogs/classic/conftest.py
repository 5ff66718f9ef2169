"""Tables of classic Monopoly in the simulated Discord: up to eight people, positions, and a policy that plays by what is on show."""

import pytest

from bot.engine.decisions import AwaitAuction, AwaitBuildings
from bot.engine.state import OpenManage
from cogs._controls import offered

EVERYBODY = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


class Classic:
    """What tests do at tables of classic Monopoly."""

    def __init__(self, world):
        self.world = world
        self.rng = world.rng
        for name in EVERYBODY:
            if name not in world.people:
                world.people[name] = world.guild.add_member(world.env.create_user(name.lower(), global_name=name))

    async def lobby(self, *names, standins=0, **options):
        await self.world.slash(names[0], "play", game="classic", **options)
        for name in names[1:]:
            await self.world.press(name, "lobby_join")
        for _ in range(standins):
            await self.world.press(names[0], "lobby_add")

    async def configure(self, host, **settings):
        """Change settings without the panel."""
        lobby = await self.world.tables.lobby_in(self.world.channel.id)
        await self.world.tables.configure(lobby.game_id, self.world.people[host].id, settings)

    async def game(self, *names, settings=None, standins=0, **options):
        await self.lobby(*names, standins=standins, **options)
        if settings:
            await self.configure(names[0], **settings)
        await self.world.press(names[0], "lobby_start")
        return await self.world.table()

    async def position(self, *decisions, change=None, names=("Ann", "Ben"), settings=None, **options):
        """A game in which just these decisions wait, each given as `kind, seat offset from the turn, fields`.

        Returns:
            the names of the seats from the turn's on.
        """
        await self.game(*names, settings=settings, **options)

        def alter(state):
            state.agenda[:] = [OpenManage()]
            state.waiting.clear()
            for kind, offset, fields in decisions:
                state.number += 1
                offsets = offset if isinstance(offset, tuple) else (offset,)
                seats = tuple((state.turn + it) % len(state.seats) for it in offsets)
                state.waiting.append(kind(number=state.number, seats=seats, **fields))
            if change is not None:
                change(state)

        table = await self.world.put(alter)
        count = len(table.members)
        return [table.members[(table.state.turn + step) % count].name for step in range(count)]

    async def state(self):
        return (await self.world.table()).state

    def seat(self, table, who):
        return next(seat for seat, it in enumerate(table.members) if it.name == who)


class Player:
    """Plays all seats by what is on show, but for one who never acts."""

    def __init__(self, classic):
        self.absent = None
        self.classic, self.world, self.rng = classic, classic.world, classic.rng

    async def play(self, most=3000):
        for _ in range(most):
            table = await self.world.table()
            if table.status != "running":
                return table
            if await self.world.without(table, self.absent):
                continue
            before = table.serial
            await self.step(table)
            after = await self.world.table()
            assert after.serial > before, table.state.waiting
        raise AssertionError("the game did not end")

    async def step(self, table):
        decision = self.rng.choice(self.world.answerable(table, self.absent))
        if isinstance(decision, AwaitAuction):
            await self.bid(table, decision)
            return
        seat = self.world.answering(table, decision, self.absent)[0]
        who = table.members[seat].name
        controls = {
            it.ref.verb: it
            for it in self.world.controls(who)
            if it.ref.number == decision.number and it.message == table.message
        }
        assert controls, (decision, self.world.said(who))
        if not isinstance(decision, AwaitBuildings) and self.rng.random() < 0.3 and await self.build(table, seat, who):
            return
        if "deeds" in controls and "pay" not in controls and "bankrupt" not in controls:
            await self.raise_money(table, seat, who, controls)
            return
        verb = "pay" if "pay" in controls and "roll" not in controls else self.rng.choice(sorted(controls))
        if "bankrupt" in controls:
            verb = "bankrupt"
        if "buy" in controls and self.rng.random() < 0.8:
            verb = "buy"
        await self.carry_out(who, verb, controls[verb])

    async def carry_out(self, who, verb, control):
        shown = await self.world.use(who, control)
        if verb in {"answers", "transfer", "streets", "sell", "bankrupt", "deeds"}:
            await self.panel(who, shown.response.id, verb)

    async def panel(self, who, panel, verb):
        """Fill a panel in, and press its first green button."""
        for _ in range(5):
            controls = self.world.controls(who, panel)
            ready = next((it for it in controls if not it.is_select and it.component["style"] in {3, 4}), None)
            if ready is not None:
                await self.world.use(who, ready)
                return
            select = next(it for it in controls if it.is_select)
            await self.world.use(who, select, self.rng.choice(select.values))
        raise AssertionError(f"nothing came of {verb}")

    async def build(self, table, seat, who):
        can = [it.action for it in offered(table, seat) if type(getattr(it, "action", None)).__name__ == "Build"]
        if not can or self.world.find(who, "streets", message=table.message) is None:
            return False
        shown = await self.world.press(who, "streets", message=table.message)
        await self.panel(who, shown.response.id, "streets")
        return True

    async def raise_money(self, table, seat, who, controls):
        if "sell" in controls:
            await self.carry_out(who, "sell", controls["sell"])
        else:
            shown = await self.world.use(who, controls["deeds"])
            select = next(it for it in self.world.controls(who, shown.response.id) if it.ref.arg(0) == "mortgage")
            await self.world.use(who, select, self.rng.choice(select.values))
            await self.world.press(who, "mortgage_go", message=shown.response.id)

    async def bid(self, table, decision):
        seat = self.rng.choice(self.world.answering(table, decision, self.absent))
        who = table.members[seat].name
        control = next(it for it in self.world.controls(who) if it.ref.number == decision.number)
        can = {type(it).__name__ for it in offered(table, seat)}
        if "BidRange" in can and self.rng.random() < 0.5:
            await self.world.press(who, "bid", message=control.message)
        else:
            await self.world.press(who, "pass", message=control.message)


@pytest.fixture
def classic(world):
    return Classic(world)


@pytest.fixture
def player(classic):
    return Player(classic)
