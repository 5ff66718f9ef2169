"""Whole games of each kind in which everything that leaves the bot is searched for what must stay hidden until the end.

Seats seal odd sums in auctions and compose trades that they never send, while the others look at all there is to look at.
"""

import pytest
from crew import Crew, Player
from dot import DOT
from policy import Policy
from wiretap import Told, Wiretap, seed_pattern, sum_pattern

from bot.engine.decisions import AwaitAuction
from bot.table.model import Entry

SEALED, DRAFTED = 7_777, 6_161
PURSE = 20_000
LOOKS_EVERY = 12


class Sealing:
    """Whose maximum is sealed, and who looks for it; mixed into what plays."""

    tap = None
    steps = 0
    sealed = 0

    async def step(self, table):
        await super().step(table)
        self.steps += 1
        if self.steps % LOOKS_EVERY == 1:
            await look_around(self.world, await self.world.table())
            await self.tap.export()
        await self.tap.listen()

    async def bid(self, table, decision):
        seat, who = 0, table.members[0].name
        running = table.state.auction
        if seat in self.world.answering(table, decision) and SEALED not in table.state.secret.maxima.values():
            message = next(it.message for it in self.world.controls(who) if it.ref.number == decision.number)
            form = await self.world.press(who, "upto_ask", message=message)
            await self.world.fill(who, form, amount=str(SEALED))
            self.sealed += 1
            await look_around(self.world, await self.world.table())
            await self.tap.export()
            return
        assert running.bid < SEALED - 1_000
        await super().bid(table, decision)

    async def carry_out(self, *args):
        """Now and then a deed is declined, so that there are auctions."""
        *others, control = args
        if control.ref.verb == "buy" and self.rng.random() < 0.5:
            who = next(it for it in args if isinstance(it, str))
            declining = self.world.find(who, "decline", message=control.message)
            if declining is not None:
                await self.world.use(who, declining)
                return
        await super().carry_out(*others, control)


class SealingPolicy(Sealing, Policy):
    pass


class SealingPlayer(Sealing, Player):
    pass


async def look_around(world, table):
    """Everybody else looks at all there is, types, and presses what is not theirs; the first seat looks at its own."""
    if table.status != "running":
        return
    names = [it.name for it in table.members]
    for who in (names[1], "Zoe"):
        for command, options in (
            ("board", {}),
            ("log", {}),
            ("log", {"page": 2}),
            ("hand", {"seat": "1"}),
            ("hand", {}),
            ("score", {}),
            ("trade", {}),
            ("rules", {"about": "sealed maximum"}),
            ("me games", {}),
        ):
            await world.slash(who, command, **options)
        for command, option, typed in (
            ("hand", "seat", ""),
            ("hand", "seat", names[0][:2]),
            ("rules", "about", ""),
            ("rules", "about", "auction"),
        ):
            await world.people[who].autocomplete(world.channel, command, option, typed)
        for control in [it for it in world.controls(who) if it.ref.verb in {"bid_ask", "upto_ask"}][:2]:
            await world.use(who, control)
        number = table.state.number
        for verb, args in (("trade_send", ()), ("trade_money", ()), ("accept", ("0",)), ("hand", ()), ("bid", ("1",))):
            await world.raw(who, world.id_of(table.game_id, number, verb, *args), world.last(who))
        await world.env.settle()
    await world.slash(names[0], "hand")
    if any(isinstance(it, AwaitAuction) for it in table.state.waiting):
        control = world.find(names[0], "upto_ask")
        if control is not None:
            await world.use(names[0], control)


async def draft(world, who, deed_side):
    """A trade that is composed and never sent."""
    await world.slash(who, "trade")
    await world.choose(who, "trade_with", "1")
    await world.press(who, "trade_side", deed_side)
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount=str(DRAFTED))
    await world.slash(who, "trade")


async def enrich(world):
    """Everybody has so much that odd sums can be sealed."""
    table = await world.table()
    state = table.state.copy()
    for seat in state.seats:
        seat.cash += PURSE
        state.issued += PURSE
    entry = Entry(table.serial + 1, None, None, (), world.tables.now())
    await world.tables._shelf.append(table, state, entry, "running")
    await world.slash(table.members[0].name, "board")


@pytest.fixture
async def tapped(world, caplog, monkeypatch):
    """The world with the real pictures, told instead of drawn, and every word overheard."""
    pictures = Told(DOT)
    world.pictures = pictures
    await world.restart()
    world.newcomer("Zoe")
    with pictures.listening(monkeypatch):
        yield Wiretap(world, caplog, pictures)


GAMES = {
    "builder": (SealingPolicy, {}, {}),
    "classic": (SealingPlayer, {"turn_limit": "8"}, {}),
    "anti": (SealingPlayer, {}, {"profile": "two_hours"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_hidden_leaves_the_bot_before_the_end(world, tapped, game):
    plays, settings, options = GAMES[game]
    crew = Crew(world, game)
    await crew.game("Ann", "Ben", "Cleo", settings=settings, **options)
    first = (await world.table()).members[0].name
    tapped.hide("sealed", sum_pattern(SEALED), but=first)
    tapped.hide("draft", sum_pattern(DRAFTED), but=first)
    player = plays(world) if game == "builder" else plays(crew)
    player.tap = tapped
    await tapped.listen()
    if game == "anti":
        while (table := await world.table()).state.round == 0:
            await player.step(table)
    await enrich(world)
    await draft(world, first, "give")
    table = await player.play() if game != "anti" else await to_the_agreed_time(player, 60)
    seed = table.state.secret.chance.seed
    assert not seed_pattern(seed).search(tapped.logged())
    assert not sum_pattern(SEALED).search(tapped.logged())
    assert not sum_pattern(DRAFTED).search(tapped.logged())
    # what all this was measured by: who may know was told, and there was much to hear
    assert tapped.found["draft"] > 0
    assert game == "anti" or (player.sealed > 3 and tapped.found["sealed"] > player.sealed)
    assert tapped.heard > 400
    assert len(tapped.pictures.texts) > 50
    assert table.status == "over"
    assert seed.hex() in world.texts(next(it for it in world.messages() if it.id == table.message))


async def to_the_agreed_time(player, steps):
    """A game of Anti-Monopoly for a while, then until it is closed."""
    world = player.world
    for _ in range(steps):
        await player.step(await world.table())
    now = world.tables.now()
    world.tables._clock = lambda: now + 2 * 60 * 60
    return await player.play()
