"""What is measured where it happens; the class here takes note of nothing, and is what runs unless measuring was asked for.

Owns the list of what there is to measure. Labels are words of our own (verbs, codes, kinds), never a user, server, channel or game.
"""


class Measures:
    """Takes note of nothing. Every method may be called from any thread, raises nothing and never blocks."""

    __slots__ = ()

    def start(self) -> float:
        """A mark from which a time is counted, in seconds."""
        return 0.0

    def pressed(self, kind: str, what: str, since: float) -> None:
        """An interaction was carried out and all it led to was shown.

        Args:
            kind: `press`, `form` or `command`.
            what: the control's verb or the command's name.
            since: the mark of its arrival.
        """

    def refused(self, code: str) -> None:
        """Somebody was told why something can't be done."""

    def faulted(self) -> None:
        """Something unexpected happened, and an error id was told."""

    def sent(self, what: str, outcome: str) -> None:
        """A request to Discord came to its end, with all its attempts."""

    def queued(self, change: int) -> None:
        """So many more pictures wait or are being drawn."""

    def drawn(self, kind: str, since: float) -> None:
        """A picture was drawn and encoded."""

    def undrawn(self, kind: str) -> None:
        """A picture could not be drawn."""

    def looked(self, lag: float) -> None:
        """The clock came to a game, so many seconds after that was due."""

    def committed(self, since: float) -> None:
        """A transaction was committed; the mark is of its begin."""

    def store_failed(self, fault: str) -> None:
        """The database failed: `busy`, `readonly`, `damaged`, `full` or `other`."""

    def looped(self, lag: float) -> None:
        """The event loop came to something so many seconds late."""
