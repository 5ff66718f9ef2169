"""Holding up a turn: while the bank auctions an estate or sorts out a shortage, the turn's own decision waits on the agenda."""

from bot.engine.decisions import AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.play import Play
from bot.engine.steps import OpenManage, OpenPurchase, OpenRoll


def suspend(play: Play) -> None:
    """Take back the throw, the purchase or the end of the turn that is waited for; it is waited for again afterwards."""
    for decision in play.state.waiting.copy():
        match decision:
            case AwaitRoll():
                play.then(OpenRoll())
            case AwaitManage():
                play.then(OpenManage())
            case AwaitPurchase(deed=deed):
                play.then(OpenPurchase(deed))
            case _:
                continue
        play.close(decision)
