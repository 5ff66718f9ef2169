"""The figures of a run, and the budgets that they are printed against."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from bot.bench.pictures import Measured

# What this project promises itself on one core of a small virtual machine. At most, unless the figure is a rate.
ACTION_US: Final = 30.0
TURNS_PER_S: Final = 20_000.0
PICTURE_MS: Final = 3.0
PICTURE_MS_WITHOUT_ISAL: Final = 8.0
PICTURE_KB: Final = 160.0
COMMITS_PER_S: Final = 2_000.0  # 0.5 ms each
PRESS_CPU_MS: Final = 5.0
PRESS_P99_MS: Final = 50.0
START_S: Final = 2.0
IDLE_CPU_S: Final = 0.6
CROWD_MB: Final = 100.0

OF_A_GAME: Final = frozenset({"card", "chart", "dice", "replay"})
"""Pictures of how a game went: drawn when somebody asks, after looking through its moves, so no time is promised."""


class Figures(Struct, frozen=True, kw_only=True):
    """What was measured; None where this installation can't measure it.

    Attributes:
        action_us: microseconds of CPU for one `apply`.
        turns_per_s: turns of self-play in a second of CPU.
        board_ms, island_ms: milliseconds of CPU to draw and encode a picture.
        board_kb, island_kb: its size in thousands of bytes, the median.
        commits_per_s: committed actions in a second of CPU, each synced to the disk.
        press_cpu_ms: the bot's milliseconds of CPU for one press, all told.
        press_p50_ms, press_p99_ms: from a press to its answer, at 50 presses a second.
        rss_mb: memory of the bot while nothing happens.
        start_s: seconds from the start of the bot to its first answer, with very many open games (`bot.bench.run`).
        idle_cpu_s: seconds of CPU for a minute in which nothing happens at them.
        crowd_mb: memory for them, above that for a single game.
    """

    action_us: float
    turns_per_s: float
    board_ms: float | None
    board_kb: float | None
    island_ms: float | None
    island_kb: float | None
    commits_per_s: float
    press_cpu_ms: float | None
    press_p50_ms: float | None
    press_p99_ms: float | None
    rss_mb: float | None
    start_s: float | None
    idle_cpu_s: float | None
    crowd_mb: float | None


class Budget(Struct, frozen=True):
    """A line of the report: what a figure is called, and its limit; `least` for a rate, which must not be below it."""

    key: str
    words: str
    limit: float | None = None
    least: bool = False

    def kept(self, figure: float) -> bool:
        """Whether the figure is within the limit."""
        if self.limit is None:
            return True
        return figure >= self.limit if self.least else figure <= self.limit


def budgets(*, isal: bool) -> tuple[Budget, ...]:
    """The lines of the report, in their order; drawing may take longer where the fast compressor is missing."""
    picture_ms = PICTURE_MS if isal else PICTURE_MS_WITHOUT_ISAL
    return (
        Budget("action_us", "one action, us of CPU", ACTION_US),
        Budget("turns_per_s", "self-play, turns a second of CPU", TURNS_PER_S, least=True),
        Budget("board_ms", "board picture, ms of CPU", picture_ms),
        Budget("board_kb", "board picture, KB", PICTURE_KB),
        Budget("island_ms", "island picture, ms of CPU", picture_ms),
        Budget("island_kb", "island picture, KB", PICTURE_KB),
        Budget("commits_per_s", "commits a second of CPU", COMMITS_PER_S, least=True),
        Budget("press_cpu_ms", "one press, ms of the bot's CPU", PRESS_CPU_MS),
        Budget("press_p50_ms", "press to answer, median, ms"),
        Budget("press_p99_ms", "press to answer, 99 of 100, ms", PRESS_P99_MS),
        Budget("rss_mb", "memory of the idle bot, MB"),
        Budget("start_s", "full house, start to answer, s", START_S),
        Budget("idle_cpu_s", "full house, s of CPU an idle minute", IDLE_CPU_S),
        Budget("crowd_mb", "full house, MB above one game", CROWD_MB),
    )


def street(game: str) -> Budget:
    """The line of a street game's self-play; it is for the table only."""
    return Budget(f"{game}_turns_per_s", f"{game} self-play, turns a second", TURNS_PER_S, least=True)


def drawn(game: str, kind: str, *, isal: bool) -> tuple[Budget, Budget]:
    """The lines of a kind of picture of a game, its time and its size; they are for the table only."""
    most = None if kind in OF_A_GAME else PICTURE_MS if isal else PICTURE_MS_WITHOUT_ISAL
    ms = Budget(f"{game}_{kind}_ms", f"{game} {kind}, ms of CPU", most)
    return ms, Budget(f"{game}_{kind}_kb", f"{game} {kind}, KB", PICTURE_KB)


def report(
    figures: Figures,
    *,
    isal: bool,
    streets: Mapping[str, float] = MappingProxyType({}),
    pictures: Mapping[str, Sequence[Measured]] = MappingProxyType({}),
) -> str:
    """The figures as a table: figure, budget, and whether it is kept.

    Args:
        figures: what was measured.
        isal: whether the fast compressor is installed.
        streets: the turns of street games' self-play.
        pictures: each game's kinds of pictures.
    """
    lines = [f"{'':34} {'measured':>10} {'budget':>12}"]
    shown_as: list[tuple[Budget, float | None]] = [(it, getattr(figures, it.key)) for it in budgets(isal=isal)]
    shown_as += [(street(game), turns) for game, turns in streets.items()]
    for game, measured in pictures.items():
        for it in measured:
            shown_as += zip(drawn(game, it.kind, isal=isal), (it.ms, it.kb), strict=True)
    for budget, figure in shown_as:
        limit = "" if budget.limit is None else f"{'>=' if budget.least else '<='} {budget.limit:,.0f}"
        shown, verdict = "-", "not measured"
        if figure is not None:
            shown = f"{figure:,.1f}" if figure < 1000 else f"{figure:,.0f}"
            verdict = "" if budget.limit is None else "kept" if budget.kept(figure) else "MISSED"
        lines.append(f"{budget.words:34} {shown:>10} {limit:>12} {verdict}".rstrip())
    return "\n".join(lines)
