"""Stand-ins: they fill seats, play for the absent and play against themselves.

`choose` is pure: the same view and options give the same action, and it sees no more than its seat may know. It plays to win by
its own means only: it never resigns, never gives a thing away, and never gives up while it can still pay. It offers or accepts a trade
only where that is among its options, which it is not for an absent person's. Whom to ask next is `awaited`'s business: it leaves out
a seat that leads an auction, since that has nothing to answer.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.engine.actions import Action
from bot.engine.options import Option
from bot.engine.play import Kinds
from bot.engine.rules import Rules
from bot.engine.state import AntiState, BuilderState, ClassicState, State
from bot.engine.view import View
from bot.standins import anti, builder, classic
from bot.standins.order import NothingAwaited, StandIn, awaited

__all__ = ["NothingAwaited", "awaited", "choose", "wants"]

OF: Final[Mapping[type, Callable[[Rules], StandIn]]] = {
    AntiState: anti.MANNER.play_by,
    BuilderState: builder.play_by,
    ClassicState: classic.MANNER.play_by,
}
"""What makes the stand-in of each game out of a table's rules, by the type of what only this game keeps."""


def choose(view: View, options: list[Option]) -> Action:
    """What the stand-in does in the seat that looks.

    Args:
        view: the look of the seat that is to act; not a spectator's.
        options: all that the seat may do now, as `bot.engine.options` gives them.

    Raises:
        NothingAwaited: nothing asks anything of this seat now.
    """
    return OF[type(view.own)](view.rules).choose(view, options)


def wants(rules: Rules, state: State, seat: int) -> Kinds:
    """The kinds of actions that this seat's stand-in might take of what is always open; to choose among, it needs no others.

    With what is `asked` of the seat and these it chooses as it would among all its options.
    """
    return OF[type(state.own)](rules).wants(state, seat)
