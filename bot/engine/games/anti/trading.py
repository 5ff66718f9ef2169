"""When seats of Anti-Monopoly deal with each other and with the bank: at any time of the game proper (art. 12, 23, 26).

Before the first turn there is nothing to deal with; when a two-hour game is closed one deals with the bank only, until one is done.
"""

from bot.engine.games.anti import moments
from bot.engine.mechanics import bargaining
from bot.engine.options import OfferTrade
from bot.engine.play import Play
from bot.engine.refusal import Refused


def check_bank(play: Play, seat: int) -> None:
    """Refuse to deal with the bank after saying that one is done."""
    if not moments.may_deal(play.state, seat):
        raise Refused("wrong_moment", why="closed")


def check_trading(play: Play) -> None:
    """Refuse trades before the first turn, and while holdings are closed."""
    if not moments.may_trade(play.state):
        raise Refused("wrong_moment", why="adjusting" if play.state.round else "roles")


def option(play: Play, seat: int) -> OfferTrade | None:
    """The option of offering a trade, with an example that is accepted; None where there is none."""
    return bargaining.option(play, seat) if moments.may_trade(play.state) else None
