"""The figures of a load, and the promises that they are printed against."""

from math import isfinite
from typing import Final

from msgspec import Struct

from bot.bench.figures import PRESS_CPU_MS, PRESS_P99_MS, in_columns, verdict
from bot.message import Said

LAG_MS: Final = 100.0
GROWTH_MB: Final = 10.0
"""More than this between minute one and the end is no flat line any more; caches still fill up meanwhile."""


class Loaded(Struct, frozen=True, kw_only=True):
    """What a load came to.

    Attributes:
        presses: presses, choices and commands that were made in the measured time.
        rate: how many of them a second.
        games: how many games were begun, those before the measured time included.
        held_back: presses that were due while every table still waited for its last answer.
        failed: interactions with no answer, or one that came too late, was refused by Discord or never completed; and what the
            bot did that it must never do.
        faults: unexpected errors that the bot told people an id of, pictures it could not draw, and faults of the database.
        complaints: what was amiss, in words, the first few.
        late: answers that were acknowledged first because they took over two seconds.
        refused: how often a rule or a table refused a press, by code.
        shown_ms: milliseconds from a press to the changed stage, picture included: the median, 99 and 99.9 of 100.
        answered_ms: the same to any first answer.
        lag_ms: 99.9 of 100 beats of the event loop were late by at most this.
        cpu_ms: the bot's milliseconds of CPU for one press, all told.
        picture_ms: milliseconds from the beginning of a picture to its end, on average.
        memory_mb: after a minute (half the time where it is shorter), and at the end.
    """

    presses: int
    rate: float
    games: int
    held_back: int
    failed: int
    faults: int
    complaints: tuple[str, ...]
    late: int
    refused: dict[str, int]
    shown_ms: tuple[float, float, float]
    answered_ms: tuple[float, float, float]
    lag_ms: float | None
    cpu_ms: float
    picture_ms: float
    memory_mb: tuple[float, float]

    @property
    def kept(self) -> bool:
        """Whether every promise holds that is counted, not timed."""
        return self.presses > 0 and not self.failed and not self.faults


def report(words: Said, it: Loaded) -> str:
    """The figures as lines; those with a budget say whether it is kept. What was amiss is told as it was noted."""

    def ranks(key: str, ms: tuple[float, float, float]) -> str:
        return words(
            key, **{name: _figure(words, figure) for name, figure in zip(("half", "most", "nearly"), ms, strict=True)}
        )

    began = words("bench-load", presses=it.presses, rate=_figure(words, it.rate), games=it.games)
    missed = words("bench-load-missed", held_back=it.held_back, late=it.late)
    first, last = (words("cli-number", number=mb) for mb in it.memory_mb)
    counts = [
        _line(words, "bench-load-failed", it.failed, 0),
        _line(words, "bench-load-faults", it.faults, 0),
    ]
    times = [
        _line(words, "bench-load-stages", it.shown_ms[1], PRESS_P99_MS),
        _line(words, "bench-load-lag", float("nan") if it.lag_ms is None else it.lag_ms, LAG_MS),
        _line(words, "bench-press-cpu", it.cpu_ms, PRESS_CPU_MS),
        _line(words, "bench-load-growth", it.memory_mb[1] - it.memory_mb[0], GROWTH_MB, first=first, last=last),
    ]
    refused = ", ".join(f"{code} {words('cli-number', number=count)}" for code, count in sorted(it.refused.items()))
    return "\n".join(
        [
            f"{began} {missed}",
            in_columns(counts),
            *(f"    {complaint}" for complaint in it.complaints),
            ranks("bench-load-shown", it.shown_ms),
            ranks("bench-load-answered", it.answered_ms),
            words("bench-load-picture", ms=_figure(words, it.picture_ms)),
            in_columns(times),
            words("bench-load-refused", codes=refused) if refused else words("bench-load-none-refused"),
        ]
    )


def _figure(words: Said, figure: float) -> str:
    """A figure as the language writes it; `inf` and `nan` where there is none."""
    return words("cli-decimal", number=figure) if isfinite(figure) else str(figure)


def _line(words: Said, key: str, figure: float, limit: float, **values: object) -> tuple[str, str, str, str]:
    shown = words("cli-number", number=figure) if isinstance(figure, int) else _figure(words, figure)
    most = f"<= {words('cli-number', number=limit)}"
    return words(key, **values), shown, most, verdict(words, kept=figure <= limit)
