"""The yardstick for stand-ins: any option, picked evenly, and then any of its forms, picked evenly.

Left out are the options that answer nothing and would only be noise: leaving the game (`resign`) and everything about trades between
seats (`offer`, `withdraw`, `accept`, `reject`). Everything else is in, mortgaging at any moment and passing an auction too.
"""

from typing import Final

from bot.engine.actions import Action
from bot.engine.options import Option, Pick, pick_from, verb
from bot.standins.order import NothingAwaited

LEFT_OUT: Final = frozenset({"resign", "offer", "withdraw", "accept", "reject"})


def choose(options: list[Option], pick: Pick) -> Action:
    """Any action out of these options.

    Args:
        options: all that a seat may do now.
        pick: gives a number from 0 to n-1 for n.

    Raises:
        NothingAwaited: there is no option but those that are left out.
    """
    usable = [option for option in options if verb(option) not in LEFT_OUT]
    if not usable:
        raise NothingAwaited
    return pick_from(usable[pick(len(usable))], pick)
