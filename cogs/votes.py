"""The buttons of a vote on a seat whose time was up.

Owns what they do; the message with them is made in `cogs._times`, what a vote leads to is decided by the table layer.
"""

from bot.table.model import TableRefused
from cogs._ids import parse_number
from cogs._layout import Page, Text
from cogs._moves import Moves
from cogs._press import Press

MOST_SEATS = 99


class VotesCog:
    """Takes votes."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        moves.desk.router.on("vote", self.vote)

    async def vote(self, press: Press) -> None:
        """Vote on the seat that the button names."""
        seat, choice = parse_number(press.ref.arg(0), MOST_SEATS), press.ref.arg(1)
        if seat is None:
            raise TableRefused("no_vote")
        await self._moves.stages.prepare(press.ref.game)
        turn = await self._moves.desk.tables.vote(press.ref.game, press.user, seat, choice)
        words = self._moves.desk.private(turn.table)
        decided = all(it.seat != seat for it in turn.table.clock.ballots)
        said = words("vote-done" if decided else "vote-cast", choice=words(f"button-vote-{choice}"))
        await self._moves.desk.mail.answer(press.interaction, Page((Text(said),)))
        if decided:
            await self._moves.stages.tell(turn.table.game_id)
            await self._moves.stages.show(turn, by=press.user)
