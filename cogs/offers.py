"""The buttons of a trade on offer: accept, reject, withdraw.

Owns what they do; the offer's message is made in `cogs._public`, a counter-offer begins in `cogs.trade`.
"""

from bot.engine.actions import AcceptTrade, RejectTrade, WithdrawTrade
from bot.table.model import TableRefused
from cogs._ids import parse_number
from cogs._moves import Moves
from cogs._press import Press
from cogs._said import Said

MOST_SEATS = 99


class OffersCog:
    """Carries out what is pressed on an offer."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        moves.desk.router.on("accept", self.accept)
        moves.desk.router.on("reject", self.reject)
        moves.desk.router.on("withdraw", self.withdraw)

    async def accept(self, press: Press) -> None:
        """Accept the offer of the seat that the button names."""
        await self._need(press, maker=False)
        await self._moves.on_stage(press, AcceptTrade(_seat(press)))

    async def reject(self, press: Press) -> None:
        """Turn the offer down."""
        await self._need(press, maker=False)
        await self._moves.on_stage(press, RejectTrade(_seat(press)))

    async def withdraw(self, press: Press) -> None:
        """Take one's own offer back."""
        await self._need(press, maker=True)
        await self._moves.on_stage(press, WithdrawTrade(_seat(press)))

    async def _need(self, press: Press, *, maker: bool) -> None:
        """Say whose answer it is where the other side of a standing offer pressed."""
        table, seat = await self._moves.seated(press)
        offer = next((it for it in table.state.offers if it.number == press.ref.number), None)
        if offer is None:
            return
        wanted = offer.maker if maker else offer.to
        if seat != wanted:
            raise TableRefused("not_your_seat", seats=(wanted,), names=(table.members[wanted].name,))


def _seat(press: Press) -> int:
    seat = parse_number(press.ref.arg(0), MOST_SEATS)
    if seat is None:
        raise Said("error-unknown-choice")
    return seat
