"""The figures of a load, and the promises that they are printed against."""

from typing import Final

from msgspec import Struct

from bot.bench.figures import PRESS_CPU_MS, PRESS_P99_MS

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


def report(it: Loaded) -> str:
    """The figures as lines; those with a budget say whether it is kept."""
    growth = it.memory_mb[1] - it.memory_mb[0]
    lag = float("nan") if it.lag_ms is None else it.lag_ms
    lines = [
        f"{it.presses:,} presses, {it.rate:.1f} a second, {it.games:,} games begun; {it.held_back:,} held back, {it.late:,} late",
        _line("failed", it.failed, 0, "{:,.0f}"),
        _line("faults of the bot", it.faults, 0, "{:,.0f}"),
        *(f"    {complaint}" for complaint in it.complaints),
        "press to the changed stage, ms: median {:.1f}, 99 % {:.1f}, 99.9 % {:.1f}".format(*it.shown_ms),
        "press to any answer, ms: median {:.1f}, 99 % {:.1f}, 99.9 % {:.1f}".format(*it.answered_ms),
        _line("  99 % of stages, ms", it.shown_ms[1], PRESS_P99_MS),
        _line("event loop late, 99.9 %, ms", lag, LAG_MS, "{:,.0f}"),
        _line("one press, ms of the bot's CPU", it.cpu_ms, PRESS_CPU_MS),
        f"one picture, ms: {it.picture_ms:.1f}",
        _line(f"memory {it.memory_mb[0]:.0f} to {it.memory_mb[1]:.0f} MB, growth", growth, GROWTH_MB),
        "refused: " + (", ".join(f"{code} {count:,}" for code, count in sorted(it.refused.items())) or "none"),
    ]
    return "\n".join(lines)


def _line(words: str, figure: float, limit: float, shown: str = "{:,.1f}") -> str:
    verdict = "kept" if figure <= limit else "MISSED"
    return f"{words:34} {shown.format(figure):>10} {f'<= {limit:,.0f}':>10} {verdict}"
