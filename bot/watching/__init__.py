"""Watching the running bot: what is measured, whether it can serve, and the page on which both are told.

`measures` is what all code that is measured knows, and does nothing. `prometheus` counts; it and the page are there only where an
address for them was given.
"""

from bot.watching.measures import Measures

__all__ = ["Measures"]
