"""What classic Monopoly asks of a trade beside what all games ask: its time, mortgages, debts."""

from bot.engine.actions import Bundle
from bot.engine.decisions import AwaitRoll
from bot.engine.games.classic import sites
from bot.engine.games.classic.owned import own_rules
from bot.engine.mechanics import bargaining, purse
from bot.engine.options import OfferTrade
from bot.engine.play import Play
from bot.engine.refusal import Refused


def check_trader(play: Play, seat: int) -> None:
    """Where one trades before one's own throw only, refuse any other moment."""
    if own_rules(play.rules).trade_when == "before_roll" and not sites.throws_first(play.state, seat):
        raise play.not_now(AwaitRoll, seat)


def check_terms(play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
    """Refuse mortgaged deeds where these stay put, and a trade in debt that does not settle it."""
    own, state = own_rules(play.rules), play.state
    if not own.trade_mortgaged:
        for deed in gives.deeds:
            if deed in state.mortgaged:
                raise Refused("not_allowed", why="mortgaged", name=deed)
    if own.trade_when == "before_roll" and purse.debts_of(state, seat):
        raise Refused("not_allowed", why="debt", seat=seat)
    bargaining.check_debtor(play, seat, gives, gets, other)


def option(play: Play, seat: int) -> OfferTrade | None:
    """The option of offering a trade, with an example that is accepted; None where there is none."""
    if own_rules(play.rules).trade_when == "before_roll" and not sites.throws_first(play.state, seat):
        return None
    return bargaining.option(play, seat)
