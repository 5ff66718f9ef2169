"""The rules of the games, pure: values in, values out.

Surface: `start`, `options`, `apply`, `view`, and for play that owns its state `step`. Nothing here knows Discord, pictures,
files, clocks or words.
"""

from bot.engine.kernel import apply, options, start, step, view
from bot.engine.refusal import Refused

__all__ = ["Refused", "apply", "options", "start", "step", "view"]
