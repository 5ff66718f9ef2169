"""Mortgaged deeds that change hands: the bank takes a fee at once, or the deed is redeemed at once.

Who could redeem one decides; who can't pays the fee, in one sum for the whole transfer. The fee is a debt like any other.
"""

from bot.engine.actions import Bundle
from bot.engine.decisions import AwaitTransfer
from bot.engine.mechanics import purse
from bot.engine.play import Play
from bot.engine.rules import Rules
from bot.engine.state import BANK, State

FEE = "fee"


def cost_of(rules: Rules, state: State, gets: Bundle) -> int:
    """The fees of a transfer."""
    if not state.mortgaged:
        return 0
    return sum(rules.deeds[deed].fee for deed in gets.deeds if deed in state.mortgaged)


def took_over(play: Play, seat: int, deeds: tuple[str, ...]) -> None:
    """Ask for what can be redeemed, or charge the fee."""
    mortgaged = tuple([deed for deed in deeds if deed in play.state.mortgaged])
    if mortgaged:
        play.open(AwaitTransfer(0, (seat,), mortgaged))


def redeemable(rules: Rules, state: State, decision: AwaitTransfer) -> list[str]:
    """The deeds of a transfer that could be redeemed at once, with the fees of the others still covered."""
    seat = decision.seats[0]
    cash = purse.free_cash(state, seat)
    fees = sum(rules.deeds[deed].fee for deed in decision.deeds)
    return [
        deed
        for deed in decision.deeds
        if deed in state.mortgaged
        and state.owners.get(deed, BANK) == seat
        and rules.deeds[deed].redeem + fees - rules.deeds[deed].fee <= cash
    ]


def skip(play: Play, seat: int, _action: object) -> None:
    """Redeem none of what is left: the fee for all of it."""
    _charge(play, play.need(AwaitTransfer, seat))


def _charge(play: Play, decision: AwaitTransfer) -> None:
    play.close(decision)
    deeds = [play.rules.deeds[deed] for deed in decision.deeds]
    about = deeds[0].id if len(deeds) == 1 else ""
    purse.charge(play, decision.seats[0], BANK, sum(deed.fee for deed in deeds), FEE, about)


def settle(play: Play) -> None:
    """What has been redeemed needs no fee; what can't be redeemed any more is charged."""
    waiting = play.state.waiting
    for decision in waiting.copy():
        if type(decision) is not AwaitTransfer:
            continue
        now = decision
        left = tuple([deed for deed in decision.deeds if deed in play.state.mortgaged])
        if not left:
            play.close(decision)
            continue
        if left != decision.deeds:
            now = AwaitTransfer(play.next_number(), decision.seats, left)
            waiting[waiting.index(decision)] = now
        if not redeemable(play.rules, play.state, now):
            _charge(play, now)
