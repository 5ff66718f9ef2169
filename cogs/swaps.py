"""The panels of swaps: with the bank, on Free Parking, and by a Forced Trade card.

Owns the panels only; rates, stocks and who has what are read from the engine's options.
"""

from bot.engine.actions import ForceTrade, SwapBank, SwapParking
from bot.engine.decisions import AwaitManage
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.options import BankSwap, Exact, ParkingSwap
from bot.table.model import Table
from cogs._accents import accent_of
from cogs._controls import offered
from cogs._desk import button_names
from cogs._ids import parse_number
from cogs._layout import Block, Entry, Page, Row, Text
from cogs._moves import Moves, done, find, open_decision
from cogs._panel import Form, counters, do, narrowed, pick_one, read, taken
from cogs._press import Press
from cogs.chips import picked

BANK = ("give", "take")
PARKING = ("give", "take")
FORCE = ("seat", "take", "give")


class SwapsCog:
    """Opens the panels, and swaps."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("bank", self.bank),
            ("bank_go", self.bank_go),
            ("swap", self.parking),
            ("swap_go", self.parking_go),
            ("force", self.force),
            ("force_go", self.force_go),
        ):
            moves.desk.router.on(verb, handler)

    # --- the bank

    async def bank(self, press: Press) -> None:
        """Open the bank's panel, or show it with what was chosen."""
        press, table, seat = await self._moves.opening(press, AwaitManage)
        await self._moves.open(press, self._bank(table, seat, read(press, "bank", BANK)))

    async def bank_go(self, press: Press) -> None:
        """Trade with the bank, and offer to go on."""
        form = read(press, "bank", BANK)
        table, _ = await self._moves.deciding(press)
        action = SwapBank({form.fields["give"]: own_rules(table.rules).bank_rate}, form.fields["take"])

        async def after(table: Table, seat: int) -> Page:
            decision = open_decision(table, seat, AwaitManage)
            said = self._moves.voice(table).words("panel-done")
            if decision is None or not find(table, seat, BankSwap):
                return done(said)
            return self._bank(table, seat, form.numbered(decision.number), said)

        await self._moves.on_panel(press, action, after)

    def _bank(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words, rate = voice.words, own_rules(table.rules).bank_rate
        option = next(iter(find(table, seat, BankSwap)), None)
        if option is None:
            return done(words("bank-nothing", count=rate))
        if len(option.give) == 1:
            form = form.put(give=option.give[0])
        give = form.fields["give"] if form.fields["give"] in option.give else ""
        takes = [colour for colour in option.take if colour != give]
        take = form.fields["take"] if form.fields["take"] in takes else ""
        form = form.put(give=give, take=take)
        heading = Text(f"## {words('bank-heading')}\n{said or words('bank-intro', count=rate)}")
        held = Text(words("hand-chips", chips=voice.chips(own_state(table.state).chips[seat])))
        gives = [Entry(colour, words(f"chips-{colour}", count=rate)) for colour in option.give]
        wants = [Entry(colour, words(f"chips-{colour}", count=1)) for colour in takes]
        blocks: list[Block] = [heading, held]
        blocks += pick_one(form, "give", words("bank-give", count=rate), gives)
        blocks += pick_one(form, "take", words("bank-take"), wants)
        blocks.append(Row((do(form, "bank_go", words("button-confirm"), ready=bool(give and take)),)))
        return Page(tuple(blocks), accent_of(table, seat))

    # --- Free Parking

    async def parking(self, press: Press) -> None:
        """Open the panel of Free Parking, or show it with what was chosen."""
        table, seat = await self._moves.deciding(press)
        form = read(press, "swap", PARKING, own_rules(table.rules).colours)
        await self._moves.open(press, self._parking(table, seat, form))

    async def parking_go(self, press: Press) -> None:
        """Swap on Free Parking."""
        table, _ = await self._moves.deciding(press)
        colours = own_rules(table.rules).colours
        form = read(press, "swap", PARKING, colours)
        await self._moves.on_panel(press, SwapParking(form.chips("give", colours), form.fields["take"]), self._done)

    def _parking(self, table: Table, seat: int, form: Form) -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        option = next(iter(find(table, seat, ParkingSwap)), None)
        if option is None:
            return done(words("panel-closed"))
        give = form.chips("give", own_rules(table.rules).colours)
        takes = [colour for colour in option.colours if colour not in give]
        form = form if form.fields["take"] in takes else form.put(take="")
        heading = Text(f"## {words('parking-heading')}\n{words('parking-intro', count=option.count)}")
        state = Text(picked(voice, give, option.count))
        wants = [Entry(colour, words(f"chips-{colour}", count=1)) for colour in takes]
        blocks: list[Block] = [heading, state, *counters(form, "give", option.chips, words("parking-give"), words)]
        blocks += pick_one(form, "take", words("parking-take"), wants)
        ready = taken(give) == option.count and bool(form.fields["take"])
        blocks.append(Row((do(form, "swap_go", words("button-confirm"), ready=ready),)))
        return Page(tuple(blocks), accent_of(table, seat))

    # --- Forced Trade

    async def force(self, press: Press) -> None:
        """Open the panel of a Forced Trade card, or show it with what was chosen."""
        press, table, seat = await self._moves.opening(press, AwaitManage)
        await self._moves.open(press, self._force(table, seat, read(press, "force", FORCE)))

    async def force_go(self, press: Press) -> None:
        """Play the card."""
        form = read(press, "force", FORCE)
        victim = parse_number(form.fields["seat"], 99)
        action = ForceTrade(-1 if victim is None else victim, form.fields["take"], form.fields["give"])
        await self._moves.on_panel(press, action, self._done)

    def _force(self, table: Table, seat: int, form: Form) -> Page:
        words = self._moves.voice(table).words
        forms = [
            it.action for it in offered(table, seat) if isinstance(it, Exact) and isinstance(it.action, ForceTrade)
        ]
        if not forms:
            return done(words("panel-closed"))
        names = button_names(table, words)
        form, values = narrowed(form, forms, FORCE)
        blocks: list[Block] = [Text(f"## {words('force-heading')}\n{words('force-intro')}")]
        seats = [Entry(seat_, names[int(seat_)]) for seat_ in values["seat"]]
        blocks += pick_one(form, "seat", words("force-seat"), seats)
        for field in ("take", "give"):
            entries = [Entry(colour, words(f"chips-{colour}", count=1)) for colour in values[field]]
            blocks += pick_one(form, field, words(f"force-{field}"), entries)
        ready = all(form.fields.values())
        blocks.append(Row((do(form, "force_go", words("button-confirm"), ready=ready),)))
        return Page(tuple(blocks), accent_of(table, seat))

    async def _done(self, table: Table, seat: int) -> Page:
        del seat
        return done(self._moves.voice(table).words("panel-done"))
