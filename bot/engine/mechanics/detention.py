"""Jail: getting in, and the three ways out (Builder and classic, jail).

A seat in jail has `jailed` = 1 + its failed throws. The fine or a card comes before the throw; doubles move the token without
a further throw; after the last failed throw the fine is due whatever else one holds.
"""

from bot.engine.decisions import AwaitRoll
from bot.engine.events import CardUsed, JailThrowFailed, LeftJail, MoneyPaid, SentToJail
from bot.engine.mechanics import decks, purse
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK
from bot.engine.steps import PASS

JAIL_CARD = "get_out_of_jail_free"


def send(play: Play, seat: int, why: str) -> None:
    """The token goes straight to jail: no GO money, nothing picked up, the doubles are forgotten, and the turn ends at once."""
    it = play.state.seats[seat]
    it.at = play.rules.jail.pos
    it.jailed = 1
    play.state.again = False
    play.state.agenda[:] = [PASS]
    play.say(SentToJail(seat, why))


def leave(play: Play, seat: int, how: str) -> None:
    """The seat is free."""
    play.state.seats[seat].jailed = 0
    play.say(LeftJail(seat, how))


def _need_cell(play: Play, seat: int) -> AwaitRoll:
    decision = play.need(AwaitRoll, seat)
    if not play.state.seats[seat].jailed:
        raise Refused("wrong_moment")
    return decision


def pay_fine(play: Play, seat: int) -> None:
    """Pay the fine before the throw; the throw is then an ordinary one."""
    decision = _need_cell(play, seat)
    fine = play.rules.jail.fine
    have = purse.free_cash(play.state, seat)
    if have < fine:
        raise Refused("short_of_cash", need=fine, have=have)
    purse.to_bank(play, seat, fine)
    play.say(MoneyPaid(seat, BANK, fine, "fine"))
    leave(play, seat, "fine")
    play.renumber(decision)


def use_card(play: Play, seat: int, card: str) -> None:
    """Play a Get Out of Jail Free card before the throw."""
    decision = _need_cell(play, seat)
    if card not in play.state.seats[seat].cards:
        raise Refused("not_owner", name=card)
    decks.put_back(play, seat, card)
    play.say(CardUsed(seat, card))
    leave(play, seat, "card")
    play.renumber(decision)


def fail_throw(play: Play, seat: int) -> bool:
    """A throw without doubles; whether it was the last one."""
    it = play.state.seats[seat]
    left = play.rules.jail.throws - it.jailed
    play.say(JailThrowFailed(seat, left))
    if left:
        it.jailed += 1
    return not left
