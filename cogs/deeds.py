"""The panel of deeds: mortgaging, redeeming, what is owed and could still be raised, and declaring bankruptcy.

Owns the panel only; what may be done is read from the engine's options.
"""

from bot.engine.actions import DeclareBankruptcy, Mortgage, Pay, Redeem, Sell
from bot.engine.decisions import AwaitDebt
from bot.engine.games import GAMES
from bot.engine.mechanics.purse import debts_of
from bot.engine.options import Exact
from bot.table.model import Table, TableRefused
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._controls import offered
from cogs._ids import Ref
from cogs._layout import Block, Button, Entry, Page, Row, Text
from cogs._moves import Moves, back_to_adjusting, done, open_decision
from cogs._panel import Form, do, pick_one, read
from cogs._press import Press

FIELDS = ("mortgage", "redeem")


class DeedsCog:
    """Opens the panel, mortgages, redeems, and gives up."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("deeds", self.panel),
            ("mortgage_go", self.mortgage),
            ("redeem_go", self.redeem),
            ("pay_go", self.pay),
            ("bankrupt", self.bankrupt),
            ("bankrupt_go", self.bankrupt_go),
        ):
            moves.desk.router.on(verb, handler)

    async def panel(self, press: Press) -> None:
        """Open the panel, or show it with what was chosen."""
        table, seat = await self._moves.seated(press)
        await self._moves.open(press, self._page(table, seat, read(press, "deeds", FIELDS)))

    async def mortgage(self, press: Press) -> None:
        """Mortgage the chosen deed."""
        form = read(press, "deeds", FIELDS)
        await self._moves.on_panel(press, Mortgage(form.fields["mortgage"]), self._again, free=True)

    async def redeem(self, press: Press) -> None:
        """Redeem the chosen deed."""
        form = read(press, "deeds", FIELDS)
        await self._moves.on_panel(press, Redeem(form.fields["redeem"]), self._again, free=True)

    async def pay(self, press: Press) -> None:
        """Pay the front debt."""
        await self._moves.on_panel(press, Pay(), self._again)

    async def bankrupt(self, press: Press) -> None:
        """Ask before giving up."""
        table, seat = await self._moves.deciding(press)
        words = self._moves.voice(table).words
        if not any(it == Exact(DeclareBankruptcy()) for it in offered(table, seat)):
            raise TableRefused("already_decided")
        ref = Ref(press.ref.game, press.ref.number, "bankrupt_go")
        row = Row((Button(ref, words("button-bankrupt-confirm"), "red"),))
        question = "bankrupt-question-streets" if table.rules.street_groups else "bankrupt-question"
        await self._moves.open(press, Page((Text(words(question)), row), accent_of(table, seat)))

    async def bankrupt_go(self, press: Press) -> None:
        """Give up."""

        async def after(table: Table, seat: int) -> Page:
            del seat
            return done(self._moves.voice(table).words("panel-done"))

        await self._moves.on_panel(press, DeclareBankruptcy(), after)

    async def _again(self, table: Table, seat: int) -> Page:
        form = Form(table.game_id, 0, "deeds", dict.fromkeys(FIELDS, ""))
        return self._page(table, seat, form, self._moves.voice(table).words("panel-done"))

    def _page(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        actions = [it.action for it in offered(table, seat) if isinstance(it, Exact)]
        intro = "mortgage-intro-streets" if table.rules.street_groups else "mortgage-intro"
        mortgages = [it.deed for it in actions if isinstance(it, Mortgage)]
        redeems = [it.deed for it in actions if isinstance(it, Redeem)]
        blocks: list[Block] = [Text(f"## {words('mortgage-heading')}\n{said or words(intro)}")]
        blocks.append(Text(_purse(table, seat, voice)))
        form = form if form.fields["mortgage"] in mortgages else form.put(mortgage="")
        form = form if form.fields["redeem"] in redeems else form.put(redeem="")
        deeds = table.rules.deeds
        gets = [_entry(voice, "mortgage-entry", deed, deeds[deed].mortgage) for deed in mortgages]
        pays = [_entry(voice, "redeem-entry", deed, deeds[deed].redeem) for deed in redeems]
        blocks += pick_one(form, "mortgage", words("mortgage-select"), gets)
        blocks += pick_one(form, "redeem", words("redeem-select"), pays)
        if not gets and not pays:
            blocks.append(Text(words("mortgage-nothing")))
        blocks += _buttons(voice, form)
        blocks += _ways(table, seat, voice)
        return Page(tuple(blocks), accent_of(table, seat))


def _entry(voice: Voice, key: str, deed: str, amount: int) -> Entry:
    return Entry(deed, voice.words(key, deed=voice.place(deed), amount=voice.money(amount)))


def _buttons(voice: Voice, form: Form) -> list[Block]:
    buttons = []
    for kind in FIELDS:
        deed = form.fields[kind]
        if deed:
            label = voice.words(f"button-{kind}-deed", deed=voice.place(deed))
            buttons.append(do(form, f"{kind}_go", label, ready=True))
    return [Row(tuple(buttons))] if buttons else []


def _ways(table: Table, seat: int, voice: Voice) -> list[Block]:
    """Who owes finds everything else that helps here: paying, selling buildings, trading, giving up."""
    words = voice.words
    actions = {type(it.action) for it in offered(table, seat) if isinstance(it, Exact)}
    debt = open_decision(table, seat, AwaitDebt)
    buttons = []
    if debt is not None and Pay in actions:
        front = debts_of(table.state, seat)[0].amount
        label = words("button-pay-debt", amount=voice.money(front))
        buttons.append(Button(Ref(table.game_id, debt.number, "pay_go"), label, "green"))
    if Sell in actions:
        buttons.append(Button(Ref(table.game_id, 0, "sell"), words("button-sell")))
    if debt is not None:
        buttons.append(Button(Ref(table.game_id, 0, "trade"), words("button-offer")))
    if debt is not None and DeclareBankruptcy in actions:
        buttons.append(Button(Ref(table.game_id, debt.number, "bankrupt"), words("button-bankrupt"), "red"))
    buttons += back_to_adjusting(table, seat, voice)
    return [Row(tuple(buttons))] if buttons else []


def _purse(table: Table, seat: int, voice: Voice) -> str:
    """The cash in hand; where something is owed, how much, to whom, and what could still be raised."""
    words, state = voice.words, table.state
    lines = [words("hand-cash", amount=voice.money(state.seats[seat].cash))]
    lines += [
        words("debt-owed", amount=voice.money(debt.amount), name=voice.seat(debt.creditor))
        for debt in debts_of(state, seat)
    ]
    if len(lines) > 1:
        could = GAMES[table.rules.game].raisable(table.rules, state, seat)
        key = "debt-raisable-buildings" if table.rules.street_groups else "debt-raisable"
        lines.append(words(key, amount=voice.money(could)))
    return "\n".join(lines)
