"""The trade composer: a private panel with both sides of a trade, sent as a public offer.

Owns the composer's steps. The draft is kept by the table layer after each press, so it survives a restart between any two; what
may be traded is judged by the engine when it is sent, and again when it is accepted.
"""

import discord
from msgspec.structs import replace

from bot.engine.actions import ProposeTrade, RejectTrade
from bot.engine.refusal import Refused
from bot.table.model import Table, TableRefused
from cogs import _composer
from cogs._amounts import LARGEST
from cogs._draft import GIVE, WANT, Draft, chip_kinds, decode, encode, fitted, goods
from cogs._forms import Field, form
from cogs._ids import Ref, parse_number
from cogs._layout import Page, Text
from cogs._moves import Moves, done
from cogs._panel import MOST_CHIPS
from cogs._press import Press
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, slash
from cogs.auction import read_amount, typing_hint


class TradeCog:
    """Composes trades."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("trade", self.open),
            ("trade_with", self.partner),
            ("trade_side", self.side),
            ("trade_deeds", self.deeds),
            ("trade_cards", self.cards),
            ("trade_chips", self.chips),
            ("trade_money", self.ask_money),
            ("trade_money_form", self.money),
            ("trade_clear", self.clear),
            ("trade_send", self.send),
            ("counter", self.counter),
        ):
            moves.desk.router.on(verb, handler)

    # --- opening

    async def open(self, press: Press) -> None:
        """Open the composer: with the draft there is, or by asking for whom."""
        table, seat = await self._moves.seated(press)
        draft = await self._draft(table, press.user, seat)
        await self._moves.open(press, self._page(table, seat, draft))

    async def command(self, interaction: Interaction, with_: int | None) -> None:
        """Open the composer by `/trade`, for the seat of that user."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        user = interaction.user.id
        seat = table.seat_of(user)
        if seat is None:
            raise TableRefused("not_seated")
        draft = await self._draft(table, user, seat)
        if with_ is not None:
            to = table.seat_of(with_)
            if to is None or to == seat:
                raise Refused("own_offer") if to == seat else Said("error-not-at-table")
            draft = draft if draft is not None and draft.to == to else Draft(to)
            await self._keep(table, user, draft)
        await self._moves.desk.mail.answer(interaction, self._page(table, seat, draft))

    async def counter(self, press: Press) -> None:
        """Answer an offer with one of one's own: the composer opens with its two sides exchanged."""
        table, seat = await self._moves.deciding(press)
        offer = next((it for it in table.state.offers if it.number == press.ref.number), None)
        if offer is None:
            raise TableRefused("already_decided")
        if offer.to != seat:
            raise TableRefused("not_your_seat", seats=(offer.to,), names=(table.members[offer.to].name,))
        draft = Draft(offer.maker, offer.want, offer.give, counter=offer.number)
        await self._keep(table, press.user, draft)
        await self._moves.open(press, self._page(table, seat, draft))

    # --- composing

    async def partner(self, press: Press) -> None:
        """The other seat was chosen."""
        table, seat = await self._moves.seated(press)
        to = parse_number(press.values[0] if press.values else "", len(table.members) - 1)
        if to is None or to == seat:
            raise Said("error-unknown-choice")
        draft = await self._draft(table, press.user, seat)
        await self._show(press, table, seat, draft if draft is not None and draft.to == to else Draft(to))

    async def side(self, press: Press) -> None:
        """The other side is to be shown."""
        table, seat, draft = await self._open_draft(press)
        side = press.ref.arg(0)
        await self._show(press, table, seat, replace(draft, side=WANT if side == WANT else GIVE))

    async def deeds(self, press: Press) -> None:
        """Deeds were chosen on the side that is shown."""
        table, seat, draft = await self._open_draft(press)
        part = parse_number(press.ref.arg(0), 99) or 0
        listed = _composer.deed_parts(table, _owner(draft, seat))
        here = listed[part] if part < len(listed) else ()
        kept = [deed for deed in draft.shown.deeds if deed not in here]
        chosen = [deed for deed in here if deed in press.values]
        await self._show(press, table, seat, draft.put(replace(draft.shown, deeds=(*kept, *chosen))))

    async def cards(self, press: Press) -> None:
        """Cards were chosen on the side that is shown."""
        table, seat, draft = await self._open_draft(press)
        have = goods(table, _owner(draft, seat)).cards
        chosen = tuple(card for at, card in enumerate(have) if f"{card}.{at}" in press.values)
        await self._show(press, table, seat, draft.put(replace(draft.shown, cards=chosen)))

    async def chips(self, press: Press) -> None:
        """A number of chips of a colour was chosen on the side that is shown."""
        table, seat, draft = await self._open_draft(press)
        colour = press.ref.arg(0)
        count = parse_number(press.values[0] if press.values else "", MOST_CHIPS)
        if colour not in chip_kinds(table) or count is None:
            raise Said("error-unknown-choice")
        chips = {**draft.shown.chips, colour: count}
        bundle = replace(draft.shown, chips={it: number for it, number in chips.items() if number})
        await self._show(press, table, seat, draft.put(bundle))

    async def ask_money(self, press: Press) -> None:
        """Open the form for money on the side that is shown."""
        table, seat, draft = await self._open_draft(press)
        words = self._moves.desk.private(table)
        label = words("modal-money-give" if draft.side == GIVE else "modal-money-want")
        high = goods(table, _owner(draft, seat)).cash
        hint = " ".join((words("modal-money-range", high=words.money(high)), typing_hint(words))).strip()
        ref = Ref(press.ref.game, 0, "trade_money_form")
        await self._moves.desk.mail.ask(
            press.interaction, form(ref, words("modal-money-title"), Field("amount", label, hint))
        )

    async def money(self, press: Press) -> None:
        """Money was typed for the side that is shown."""
        table, seat, draft = await self._open_draft(press)
        words = self._moves.desk.private(table)
        amount = read_amount(press, "amount", words)
        high = min(goods(table, _owner(draft, seat)).cash, LARGEST)
        if amount > high:
            raise Said("error-amount-range", low=words.money(0), high=words.money(high))
        await self._show(press, table, seat, draft.put(replace(draft.shown, cash=amount)))

    async def clear(self, press: Press) -> None:
        """Start over, with another seat if wished."""
        table, seat = await self._moves.seated(press)
        await self._moves.desk.tables.delete_draft(table.game_id, press.user)
        await self._moves.open(press, self._page(table, seat, None))

    async def send(self, press: Press) -> None:
        """Put the offer on the table; an offer that it answers is turned down by it."""
        table, seat, draft = await self._open_draft(press)
        draft = fitted(draft, table, seat)
        if draft.counter and any(it.number == draft.counter for it in table.state.offers):
            if draft.give.empty and draft.want.empty:
                raise Refused("not_allowed", why="nothing")
            await self._moves.stages.prepare(table.game_id)
            await self._moves.desk.tables.act(table.game_id, press.user, draft.counter, RejectTrade(draft.to))

        async def after(table: Table, seat: int) -> Page:
            del seat
            await self._moves.desk.tables.delete_draft(table.game_id, press.user)
            voice = self._moves.voice(table)
            return done(voice.words("trade-sent", name=voice.seat(draft.to)))

        def still(table: Table) -> bool:
            return not _on_offer(table, seat, draft)

        action = ProposeTrade(draft.to, draft.give, draft.want)
        await self._moves.on_panel(press, action, after, free=True, still=still)

    # --- the draft

    async def _draft(self, table: Table, user: int, seat: int) -> Draft | None:
        draft = decode(await self._moves.desk.tables.draft(table.game_id, user))
        if draft is None or not 0 <= draft.to < len(table.members) or draft.to == seat:
            return None
        return None if table.state.seats[draft.to].bankrupt else fitted(draft, table, seat)

    async def _open_draft(self, press: Press) -> tuple[Table, int, Draft]:
        table, seat = await self._moves.seated(press)
        draft = await self._draft(table, press.user, seat)
        if draft is None:
            raise Said("trade-draft-gone")
        return table, seat, draft

    async def _keep(self, table: Table, user: int, draft: Draft) -> None:
        await self._moves.desk.tables.put_draft(table.game_id, user, encode(draft))

    async def _show(self, press: Press, table: Table, seat: int, draft: Draft) -> None:
        await self._keep(table, press.user, draft)
        await self._moves.open(press, self._page(table, seat, draft))

    def _page(self, table: Table, seat: int, draft: Draft | None) -> Page:
        voice = self._moves.voice(table)
        if table.status != "running":
            return Page((Text(voice.words("await-over")),))
        if draft is None:
            return _composer.partners(table, seat, voice)
        return _composer.composer(table, seat, draft, voice)


def _on_offer(table: Table, seat: int, draft: Draft) -> bool:
    """Whether just this trade is on offer already: by the same press that came twice, or a second one at once."""
    wanted = (seat, draft.to, draft.give, draft.want)
    return any((it.maker, it.to, it.give, it.want) == wanted for it in table.state.offers)


def _owner(draft: Draft, seat: int) -> int:
    """Whose things the shown side lists."""
    return seat if draft.side == GIVE else draft.to


def commands(cog: TradeCog, moves: Moves) -> list[Command]:
    """The `/trade` command."""
    router = moves.desk.router

    async def trade(interaction: Interaction, with_: discord.User | None = None) -> None:
        await router.run(interaction, cog.command(interaction, None if with_ is None else with_.id))

    return [slash(moves.desk.speech, "trade", trade)]
