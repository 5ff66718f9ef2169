"""What a seat may answer to the decisions that wait for it: those that games share, and what is always open between seats.

A game keeps one table of answers (`Game.answers`), from the type of a decision to the function that lists them.
"""

from collections.abc import Callable
from typing import Final

from bot.engine.actions import Action, ProposeTrade, Resign
from bot.engine.decisions import AwaitAuction, AwaitDebt, AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.mechanics import offering
from bot.engine.options import OfferTrade, Option
from bot.engine.play import Answers, Forced, Game, Kinds, Play
from bot.engine.rules import Rules
from bot.engine.state import State


def among_seats(
    rules: Rules,
    state: State,
    seat: int,
    game: Game,
    kinds: Kinds,
    offer: Callable[[Play, int], OfferTrade | None],
) -> list[Option]:
    """What is always open between seats, of these kinds: open offers and claims, a new offer, and leaving the game."""
    found: list[Option] = []
    if state.offers or state.claims:
        found += offering.between_seats(Play(rules, state, game), seat, kinds)
    trade = offer(Play(rules, state, game), seat) if ProposeTrade in kinds else None
    if trade is not None:
        found.append(trade)
    if Resign in kinds:
        found.append(offering.RESIGN)
    return found


# --- answers


def _throw(rules: Rules, state: State, seat: int, _decision: AwaitRoll, game: Game) -> list[Option]:
    return offering.before_throw(rules, state, seat, rules.kept_cards, may_roll=not game.owes(state, seat))


def _leave(_rules: Rules, state: State, seat: int, _decision: AwaitManage, game: Game) -> list[Option]:
    if game.owes(state, seat):
        return []
    return [offering.ROLL if state.again else offering.END]


def _buy(rules: Rules, state: State, seat: int, decision: AwaitPurchase, _game: Game) -> list[Option]:
    return offering.purchase(rules, state, seat, decision.deed)


def _bid(rules: Rules, state: State, seat: int, _decision: AwaitAuction, _game: Game) -> list[Option]:
    return offering.bids(rules, state, seat)


def _settle(rules: Rules, state: State, seat: int, _decision: AwaitDebt, game: Game) -> list[Option]:
    return offering.in_debt(rules, state, seat, game)


def free_throw(state: State, seat: int) -> Action | None:
    """The throw of a seat that is not in jail."""
    return None if state.seats[seat].jailed else offering.ROLL.action


def _leave_alone(state: State, _seat: int) -> Action:
    """Leaving off where nothing else waits, and so nothing is owed."""
    return offering.ROLL.action if state.again else offering.END.action


COMMON: Final[Answers] = {AwaitPurchase: _buy, AwaitAuction: _bid, AwaitDebt: _settle}
"""The answers that all games have in common."""

ON_STREETS: Final[Answers] = {**COMMON, AwaitRoll: _throw, AwaitManage: _leave}
"""The answers that games with streets to build on have in common."""

FORCED: Final[Forced] = {AwaitRoll: free_throw, AwaitManage: _leave_alone}
"""What is forced in games with streets to build on, where nothing but the throw, or the end of the turn, waits."""
