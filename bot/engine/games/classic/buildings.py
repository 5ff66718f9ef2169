"""Building: the request of a seat, or its answer in a shortage, or placing what it won.

A request that the stock can't serve for all who could build too is handed to `shortage`.
"""

from bot.engine.actions import Build
from bot.engine.decisions import AwaitPlacing, AwaitRoll
from bot.engine.games.classic import shortage, sites
from bot.engine.games.classic.owned import parts
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import need_street
from bot.engine.play import Play
from bot.engine.refusal import Refused


def build(play: Play, seat: int, action: Build) -> None:
    """Buy buildings for a street, name them in a shortage, or place one that was won."""
    deed = play.deed(action.place)
    if action.count < 1:
        raise Refused("bad_amount", amount=action.count)
    if action.pay:
        raise Refused("unknown_name", name=next(iter(action.pay)))
    if play.waits(AwaitPlacing, seat) is not None:
        shortage.place(play, seat, deed, action.count)
        return
    answering = shortage.answering(play, seat)
    if not answering:
        check_moment(play, seat)
    need_street(play, seat, deed)
    wrong = sites.fault(play.rules, play.state, seat, deed, action.count)
    if wrong is not None:
        raise wrong
    if answering:
        shortage.answer(play, seat, deed, action.count)
    elif not shortage.contested(play, seat, deed, action.count):
        sites.raise_street(play, seat, deed, action.count, deed.house * action.count)
        play.outdate(seat)


def check_moment(play: Play, seat: int) -> None:
    """Refuse to build while the bank sorts out a shortage, in debt, or outside the table's time for it."""
    own, held = parts(play)
    if own.build_when == "before_roll":
        play.need(AwaitRoll, seat)
    if held.window is not None:
        raise Refused("wrong_moment", why="shortage")
    if purse.debts_of(play.state, seat):
        raise Refused("wrong_moment", why="debt")
