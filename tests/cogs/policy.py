"""Whole games of Builder by what is on show: a policy that knows who is awaited, as people do by reading the stage.

Everything else it takes from the components.
"""

from bot.engine.actions import verb_of
from bot.engine.decisions import AwaitAuction
from bot.engine.options import DropChips, ParkingSwap, TakeChips
from cogs._controls import offered
from cogs._ids import parse_chips

COLOURS = ("red", "purple", "green", "yellow")


class Policy:
    """Plays all seats by what is on show, but for one who never acts; every now and then it does something out of turn."""

    def __init__(self, world, restart_every=0, absent=None):
        self.world = world
        self.absent = absent
        self.rng = world.rng
        self.restart_every = restart_every
        self.restarted = 0
        self.kinds = set()
        self.actions = set()

    async def play(self, most=4000):
        """Play to the end; the final table."""
        for _ in range(most):
            table = await self.world.table()
            if table.status != "running":
                return table
            if self.restart_every and self.world.presses - self.restarted >= self.restart_every:
                self.restarted = self.world.presses
                await self.world.restart()
            if await self.world.without(table, self.absent):
                continue
            before = table.serial
            await self.step(table)
            after = await self.world.table()
            assert after.serial > before, (table.state.waiting, self.seen(table))
        raise AssertionError("the game did not end")

    def seen(self, table):
        return {
            member.name: [it.component["custom_id"] for it in self.world.controls(member.name)]
            for member in table.members
        }

    async def step(self, table):
        """One move of one seat that is awaited."""
        decision = self.rng.choice(self.world.answerable(table, self.absent))
        self.kinds.add(type(decision))
        if isinstance(decision, AwaitAuction):
            await self.bid(table, decision)
            return
        seat = decision.seats[0]
        who = table.members[seat].name
        controls = [
            it
            for it in self.world.controls(who)
            if it.ref.number == decision.number and it.message == table.message and it.ref.game == table.game_id
        ]
        assert controls, (decision, self.world.said(who))
        control = self.pick(table, seat, controls)
        await self.carry_out(table, seat, who, control)

    def pick(self, table, seat, controls):
        by_verb = {it.ref.verb: it for it in controls}
        debt_panel = by_verb.get("deeds")
        if "pay" in by_verb and "roll" not in by_verb:
            return by_verb["pay"]
        if debt_panel is not None:
            return by_verb.get("bankrupt", debt_panel)
        if "build" in by_verb:
            return by_verb["build"]
        if "force" in by_verb and self.rng.random() < 0.7:
            return by_verb["force"]
        if "bank" in by_verb and self.rng.random() < 0.3:
            return by_verb["bank"]
        if "buy" in by_verb and self.rng.random() < 0.8:
            return by_verb["buy"]
        if any(isinstance(it, ParkingSwap) and len(it.colours) == 1 for it in offered(table, seat)):
            return by_verb["skip"]  # what is given must be another colour: more thought than this policy takes
        return self.rng.choice([it for it in controls if it.ref.verb not in {"bank", "force"}])

    async def carry_out(self, table, seat, who, control):
        verb = control.ref.verb
        shown = await self.world.use(who, control)
        if verb == "deeds":
            await self.raise_money(who, shown)
        elif verb in {"build", "bank", "swap", "force", "discard", "choose", "bankrupt"}:
            await self.panel(table, seat, who, shown.response, f"{verb}_go")

    # --- panels

    async def panel(self, table, seat, who, panel, go):
        """Choose in a panel's selects until its button can be pressed, and press it."""
        for _ in range(60):
            controls = self.world.controls(who, panel.id)
            button = next((it for it in controls if it.ref.verb == go), None)
            if button is not None:
                await self.world.use(who, button)
                return
            select, value = self.next_choice(table, seat, controls, panel)
            await self.world.use(who, select, value)
        raise AssertionError(f"{go} never became ready: {self.world.said(who)}")

    def next_choice(self, table, seat, controls, panel):
        selects = [it for it in controls if it.is_select]
        counters = [it for it in selects if "." in it.ref.arg(0)]
        plain = [it for it in selects if "." not in it.ref.arg(0) and not self.chosen(it)]
        if counters and (not plain or self.lacking(table, seat, counters)):
            return self.count(table, seat, counters)
        assert plain, [it.component["custom_id"] for it in controls]
        select = plain[0]
        return select, self.rng.choice(select.values)

    def chosen(self, select):
        return any(option.get("default") for option in select.component["options"])

    def state(self, counter, field):
        at = {"chips": {"discard": 1, "choose": 3}, "give": {"swap": 1, "choose": 4}}[field][counter.ref.verb]
        return parse_chips(counter.ref.arg(at), COLOURS) or {}

    def need(self, table, seat, field, counter):
        for option in offered(table, seat):
            if isinstance(option, DropChips | TakeChips | ParkingSwap) and field in {"chips", "give"}:
                return option.count
        if field == "give":
            return 1
        return sum(self.state(counter, "give").values())

    def lacking(self, table, seat, counters):
        field = counters[-1].ref.arg(0).split(".")[0]
        return self.need(table, seat, field, counters[-1]) - sum(self.state(counters[-1], field).values())

    def count(self, table, seat, counters):
        """The next chip of the last field that is shown."""
        field = counters[-1].ref.arg(0).split(".")[0]
        usable = [it for it in counters if it.ref.arg(0).startswith(field + ".")]
        self.rng.shuffle(usable)
        for it in usable:
            colour = it.ref.arg(0).split(".")[1]
            now = self.state(it, field).get(colour, 0)
            if str(now + 1) in it.values:
                return it, str(now + 1)
        raise AssertionError("no chip left to choose")

    async def raise_money(self, who, shown):
        """Mortgage a deed out of the panel."""
        panel = shown.response
        select = next(it for it in self.world.controls(who, panel.id) if it.ref.arg(0) == "mortgage")
        await self.world.use(who, select, self.rng.choice(select.values))
        await self.world.press(who, "mortgage_go", message=panel.id)

    # --- auctions

    async def bid(self, table, decision):
        state = table.state
        seat = self.rng.choice(self.world.answering(table, decision, self.absent))
        who = table.members[seat].name
        can = {verb_of(it.action) if hasattr(it, "action") else type(it).__name__ for it in offered(table, seat)}
        message = next(it.message for it in self.world.controls(who) if it.ref.number == decision.number)
        chance = self.rng.random()
        if "BidRange" not in can or chance < 0.45:
            await self.world.press(who, "pass", message=message)
        elif chance < 0.7:
            await self.world.press(who, "bid", message=message)
        else:
            kind = "upto" if chance < 0.85 else "bid"
            shown = await self.world.press(who, f"{kind}_ask", message=message)
            low = state.auction.bid + 5 if state.auction.bids else 10
            high = state.seats[seat].cash
            await self.world.fill(who, shown, amount=str(self.rng.randint(low, max(low, min(high, low + 60)))))
