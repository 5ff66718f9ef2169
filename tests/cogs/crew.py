"""Tables of a game in the simulated Discord: up to eight people, positions, and a policy that plays by what is on show."""

from bot.engine.decisions import AwaitAdjusting, AwaitAuction, AwaitBuildings, AwaitRoles
from bot.engine.steps import OpenManage
from cogs._controls import offered

EVERYBODY = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


class Crew:
    """What tests do at the tables of one game."""

    def __init__(self, world, game):
        self.world = world
        self.game_id = game
        self.rng = world.rng
        for name in EVERYBODY:
            if name not in world.people:
                world.people[name] = world.guild.add_member(world.env.create_user(name.lower(), global_name=name))

    async def lobby(self, *names, standins=0, **options):
        await self.world.slash(names[0], "play", game=self.game_id, **options)
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

    def __init__(self, crew, trades=0.0):
        self.absent = None
        self.crew, self.world, self.rng = crew, crew.world, crew.rng
        self.trades = trades

    async def play(self, most=3000):
        for _ in range(most):
            table = await self.world.table()
            if table.status != "running":
                return table
            if await self.world.without(table, self.absent):
                continue
            before = table.serial
            if self.trades and self.rng.random() < self.trades and await self.trade(table):
                continue
            await self.step(table)
            after = await self.world.table()
            assert after.serial > before, table.state.waiting
        raise AssertionError("the game did not end")

    async def step(self, table):
        decision = self.rng.choice(self.world.answerable(table, self.absent))
        if isinstance(decision, AwaitAuction):
            await self.bid(table, decision)
            return
        if isinstance(decision, AwaitRoles | AwaitAdjusting):
            await self.settle(table, decision)
            return
        seat = self.world.answering(table, decision, self.absent)[0]
        who = table.members[seat].name
        on_show = [it for it in self.world.controls(who) if it.message == table.message]
        found = [it for it in on_show if it.ref.number == decision.number]
        # where several seats owe, one button stands for the panels of all
        found = found or [it for it in on_show if it.ref.verb in {"deeds", "sell"}]
        self.rng.shuffle(found)
        controls = {it.ref.verb: it for it in found}
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

    async def settle(self, table, decision):
        """What all seats settle at once: now and then in their own panel, else by the word that they are ready."""
        seat = decision.seats[0]
        who = table.members[seat].name
        if isinstance(decision, AwaitAdjusting) and self.rng.random() < 0.5 and await self.build(table, seat, who):
            return
        swapping = self.world.find(who, "roles", message=table.message)
        if swapping is not None and self.rng.random() < 0.5:
            shown = await self.world.use(who, swapping)
            answers = [
                it for it in self.world.controls(who, shown.response.id) if it.ref.verb in {"roles_swap", "done"}
            ]
            await self.world.use(who, self.rng.choice(answers))
            return
        await self.world.press(who, "done", message=table.message)

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

    async def trade(self, table):
        """Whose turn it is offers money for a deed of somebody, who accepts or rejects it."""
        state = table.state
        found = [(deed, owner) for deed, owner in state.owners.items() if owner != state.turn]
        if not found or state.seats[state.turn].cash < 2 or not state.round:
            return False
        deed, owner = self.rng.choice(found)
        who, other = table.members[state.turn].name, table.members[owner].name
        if self.world.find(who, "trade", message=table.message) is None:
            return False
        shown = await self.world.press(who, "trade", message=table.message)
        if self.world.find(who, "trade_clear", message=shown.response.id):  # one that was refused is still composed
            await self.world.press(who, "trade_clear", message=shown.response.id)
        await self.world.choose(who, "trade_with", str(owner))
        await self.world.press(who, "trade_side", "want")
        part = next(it for it in self.world.controls(who) if it.ref.verb == "trade_deeds" and deed in it.values)
        await self.world.use(who, part, deed)
        await self.world.press(who, "trade_side", "give")
        form = await self.world.press(who, "trade_money")
        await self.world.fill(who, form, amount=str(self.rng.randint(1, state.seats[state.turn].cash)))
        await self.world.press(who, "trade_send")
        if (await self.world.table()).state.offers:
            await self.world.press(other, self.rng.choice(["accept", "reject"]))
        return (await self.world.table()).serial > table.serial

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
