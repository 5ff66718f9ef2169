"""The panel of mortgaged deeds that have just changed hands: redeem them at once, or pay the bank's fee only.

Owns the panel only; what can be redeemed is read from the engine's options.
"""

from bot.engine.actions import Redeem, Skip
from bot.engine.decisions import AwaitTransfer
from bot.engine.options import Exact
from bot.table.model import Table
from cogs._accents import accent_of
from cogs._controls import offered, transfer_fee
from cogs._ids import Ref
from cogs._layout import Block, Button, Entry, Page, Row, Text
from cogs._moves import Moves, done, open_decision
from cogs._panel import Form, pick_one, read
from cogs._press import Press

FIELDS = ("redeem",)


class TransferCog:
    """Opens the panel, and redeems."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        moves.desk.router.on("transfer", self.panel)
        moves.desk.router.on("transfer_go", self.redeem)
        moves.desk.router.on("transfer_skip", self.skip)

    async def panel(self, press: Press) -> None:
        """Open the panel, or show it with what was chosen."""
        press, table, seat = await self._moves.opening(press, AwaitTransfer)
        await self._moves.open(press, self._page(table, seat, read(press, "transfer", FIELDS)))

    async def redeem(self, press: Press) -> None:
        """Redeem the chosen deed, and offer to go on."""
        form = read(press, "transfer", FIELDS)
        await self._moves.on_panel(press, Redeem(form.fields["redeem"]), self._again)

    async def skip(self, press: Press) -> None:
        """Pay the fee for what is left."""
        await self._moves.on_panel(press, Skip(), self._again)

    async def _again(self, table: Table, seat: int) -> Page:
        decision = open_decision(table, seat, AwaitTransfer)
        number = decision.number if decision else 0
        form = Form(table.game_id, number, "transfer", dict.fromkeys(FIELDS, ""))
        return self._page(table, seat, form, self._moves.voice(table).words("panel-done"))

    def _page(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words, deeds = voice.words, table.rules.deeds
        decision = open_decision(table, seat, AwaitTransfer)
        if decision is None:
            return done(said or words("panel-closed"))
        actions = [it.action for it in offered(table, seat) if isinstance(it, Exact)]
        can = [it.deed for it in actions if isinstance(it, Redeem) and it.deed in decision.deeds]
        form = form if form.fields["redeem"] in can else form.put(redeem=can[0] if len(can) == 1 else "")
        cash = words("hand-cash", amount=voice.money(table.state.seats[seat].cash))
        blocks: list[Block] = [Text(f"## {words('transfer-heading')}\n{said or words('transfer-intro')}\n{cash}")]
        lines = [
            words(
                "transfer-line",
                deed=voice.place(it),
                redeem=voice.money(deeds[it].redeem),
                fee=voice.money(deeds[it].fee),
            )
            for it in decision.deeds
        ]
        blocks.append(Text("\n".join(f"- {it}" for it in lines)))
        entries = [
            Entry(it, words("redeem-entry", deed=voice.place(it), amount=voice.money(deeds[it].redeem))) for it in can
        ]
        blocks += pick_one(form, "redeem", words("redeem-select"), entries)
        buttons = []
        if form.fields["redeem"]:
            label = words("button-redeem-deed", deed=voice.place(form.fields["redeem"]))
            buttons.append(Button(form.ref(verb="transfer_go"), label, "green"))
        fee = words("button-skip-fee", amount=voice.money(transfer_fee(table, decision)))
        buttons.append(Button(Ref(table.game_id, decision.number, "transfer_skip"), fee))
        blocks.append(Row(tuple(buttons)))
        return Page(tuple(blocks), accent_of(table, seat))
