"""The real bot, but its pictures are a dot: for tests that start it many times, and in which drawing would be most of the time."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.__main__ import main
from cogs._drawing import Drawing
from cogs._layout import Picture

COMMAND = (sys.executable, __file__)
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)


class Dots(Drawing):
    """Draws nothing, under a new name each time."""

    _numbers = itertools.count(1)

    def warm(self, words) -> None:
        """There is nothing to warm."""

    async def _draw(self, kind, at, draw):
        return Picture(f"{kind}-{next(self._numbers)}.png", DOT, f"a {kind}")


if __name__ == "__main__":
    import bot.app

    bot.app.Drawing = Dots
    sys.exit(main(["run"]))
