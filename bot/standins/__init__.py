"""Stand-ins: they fill seats, play for the absent and play against themselves.

`choose` is pure: the same view and options give the same action, and it sees no more than its seat may know. It plays to win by
its own means only: it never offers a trade, never accepts one, never resigns, and never gives up while it can still pay. Whom to
ask next is `awaited`'s business: it leaves out a seat that leads an auction, since that has nothing to answer.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.engine.actions import Action
from bot.engine.options import Option
from bot.engine.view import View
from bot.standins import builder
from bot.standins.order import NothingAwaited, awaited

__all__ = ["NothingAwaited", "awaited", "choose"]

_CHOOSERS: Final[Mapping[str, Callable[[View, list[Option]], Action]]] = {"builder": builder.choose}


def choose(view: View, options: list[Option]) -> Action:
    """What the stand-in does in the seat that looks.

    Args:
        view: the look of the seat that is to act; not a spectator's.
        options: all that the seat may do now, as `bot.engine.options` gives them.

    Raises:
        NothingAwaited: nothing asks anything of this seat now.
    """
    return _CHOOSERS[view.rules.game](view, options)
