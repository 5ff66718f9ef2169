"""The last entries of the games that are played just now, so that what was just committed is not read and decoded again.

Owns nothing but copies: whoever changes the log drops them, and what is not here is read from the store.
"""

from collections import OrderedDict
from typing import Final

from bot.table.model import Entry

GAMES: Final = 1024
LENGTH: Final = 16
"""So many entries a game at most: few turns have more, and a stage tells of one turn."""


class Tails:
    """The last entries of games, those of the games that were played last."""

    def __init__(self) -> None:
        self._tails: OrderedDict[int, tuple[Entry, ...]] = OrderedDict()

    def add(self, game_id: int, entry: Entry) -> None:
        """Keep an entry that was committed just now."""
        tail = self._tails.pop(game_id, ())
        follows = bool(tail) and tail[-1].serial + 1 == entry.serial
        self._tails[game_id] = (*tail, entry)[-LENGTH:] if follows else (entry,)
        if len(self._tails) > GAMES:
            self._tails.popitem(last=False)

    def since(self, game_id: int, serial: int, limit: int | None) -> tuple[Entry, ...] | None:
        """The entries of a game from a serial on, at most `limit`; None where some of them are not here."""
        tail = self._tails.get(game_id)
        if tail is None or serial < tail[0].serial:
            return None
        return tail[serial - tail[0].serial :][:limit]

    def drop(self, game_id: int) -> None:
        """Read a game's entries again when they are next wanted."""
        self._tails.pop(game_id, None)

    def clear(self) -> None:
        """Read all entries again: some of them are no longer as they were."""
        self._tails.clear()
