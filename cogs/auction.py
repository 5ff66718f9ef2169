"""The auction's buttons: bids, sealed maxima, passing.

Owns what they do; the auction's message is made in `cogs._public`. A bid button carries its amount: outdated, it is refused with
the new least bid.
"""

from bot.engine.actions import PassAuction, PlaceBid, SetMaximum
from bot.engine.mechanics.auction import lowest_bid
from bot.i18n import Words
from bot.i18n.amounts import decimal, shown, ungrouped
from bot.table.model import Table, TableRefused
from cogs._amounts import LARGEST, parse_amount
from cogs._forms import Field, form
from cogs._ids import Ref, parse_number
from cogs._layout import Page, Text
from cogs._moves import Moves
from cogs._press import Press
from cogs._said import Said


class AuctionCog:
    """Carries out what is pressed on an auction."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("bid", self.bid),
            ("bid_ask", self.ask_bid),
            ("bid_form", self.typed_bid),
            ("upto_ask", self.ask_maximum),
            ("upto_form", self.typed_maximum),
            ("pass", self.leave),
        ):
            moves.desk.router.on(verb, handler)

    async def bid(self, press: Press) -> None:
        """Bid the amount on the button."""
        amount = parse_number(press.ref.arg(0), LARGEST)
        if amount is None:
            raise Said("error-unknown-choice")
        await self._moves.on_stage(press, PlaceBid(amount))

    async def leave(self, press: Press) -> None:
        """Pass for good."""
        await self._moves.on_stage(press, PassAuction())

    async def ask_bid(self, press: Press) -> None:
        """Open the form of a bid."""
        await self._ask(press, "bid")

    async def ask_maximum(self, press: Press) -> None:
        """Open the form of a sealed maximum."""
        await self._ask(press, "upto")

    async def typed_bid(self, press: Press) -> None:
        """Bid what was typed."""
        table, _ = await self._moves.seated(press)
        amount = read_amount(press, "amount", self._moves.desk.private(table))
        await self._moves.on_stage(press, PlaceBid(amount))

    async def typed_maximum(self, press: Press) -> None:
        """Let the bank bid up to what was typed; only who typed it is told the sum."""
        table, _ = await self._moves.seated(press)
        words = self._moves.desk.private(table)
        amount = read_amount(press, "amount", words)
        await self._moves.on_stage(press, SetMaximum(amount))
        said = words("auction-maximum-set", amount=words.money(amount))
        await self._moves.desk.mail.answer(press.interaction, Page((Text(said),)))

    async def _ask(self, press: Press, kind: str) -> None:
        table, seat = await self._moves.deciding(press)
        words = self._moves.desk.private(table)
        low, high = _bounds(table, seat)
        hint = " ".join(
            (words(f"modal-{kind}-hint", low=words.money(low), high=words.money(high)), typing_hint(words))
        ).strip()
        field = Field("amount", words(f"modal-{kind}-label"), hint)
        ref = Ref(press.ref.game, press.ref.number, f"{kind}_form")
        await self._moves.desk.mail.ask(press.interaction, form(ref, words(f"modal-{kind}-title"), field))


def _bounds(table: Table, seat: int) -> tuple[int, int]:
    if table.state.auction is None:
        raise TableRefused("already_decided")
    return lowest_bid(table.rules, table.state.auction), table.state.seats[seat].cash


def as_typed(text: str, words: Words) -> int | None:
    """The sum in units of play that somebody typed as their language and this board show sums, or None."""
    if words.scale == 1:
        return parse_amount(ungrouped(words.bare(text.strip(" ")), words.language))
    try:
        return words.typed(text) if not text.strip().startswith(("-", "+", "\u2212")) else None
    except ValueError:
        return None


def typing_hint(words: Words) -> str:
    """How sums are typed where they are shown multiplied; empty where they are not."""
    if words.scale == 1:
        return ""
    return words("modal-scaled-hint", short=decimal(shown(150, words.scale), words.language), full=words.money(150))


def read_amount(press: Press, field: str, words: Words) -> int:
    """The sum that was typed into a form.

    Raises:
        Said: it is none.
    """
    text = press.fields.get(field, "")
    example = words.money(120)
    if not text.strip():
        raise Said("error-amount-empty", example=example)
    amount = as_typed(text, words)
    if amount is None:
        raise Said("error-amount", text=text, example=example)
    return amount
