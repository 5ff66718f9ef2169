"""The stage's direct buttons: those that are a whole move by themselves.

Owns the verbs without parameters; those that need a choice open panels of other cogs.
"""

from typing import Final

from bot.engine.actions import Action, BuyDeed, ClaimRent, DeclineDeed, EndTurn, Pay, RollDice, Skip, UseCard
from cogs._controls import DIRECT
from cogs._moves import Moves
from cogs._press import Press

_PLAIN: Final[dict[str, Action]] = {
    "roll": RollDice(),
    "buy": BuyDeed(),
    "decline": DeclineDeed(),
    "pay": Pay(),
    "claim": ClaimRent(),
    "skip": Skip(),
    "end": EndTurn(),
}


class PlayCog:
    """Carries out direct presses on the stage."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb in sorted(DIRECT):
            moves.desk.router.on(verb, self.move)

    async def move(self, press: Press) -> None:
        """Make the move that the button names."""
        verb = press.ref.verb
        action = UseCard(press.ref.arg(0)) if verb == "use" else _PLAIN[verb]
        await self._moves.on_stage(press, action)
