"""The figures of a run, and the budgets that they are printed against."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from bot.bench.pictures import Measured
from bot.message import Message, Said

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
    label: Message
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
        Budget("action_us", Message("bench-action"), ACTION_US),
        Budget("turns_per_s", Message("bench-turns"), TURNS_PER_S, least=True),
        Budget("board_ms", Message("bench-board-ms"), picture_ms),
        Budget("board_kb", Message("bench-board-kb"), PICTURE_KB),
        Budget("island_ms", Message("bench-island-ms"), picture_ms),
        Budget("island_kb", Message("bench-island-kb"), PICTURE_KB),
        Budget("commits_per_s", Message("bench-commits"), COMMITS_PER_S, least=True),
        Budget("press_cpu_ms", Message("bench-press-cpu"), PRESS_CPU_MS),
        Budget("press_p50_ms", Message("bench-press-median")),
        Budget("press_p99_ms", Message("bench-press-most"), PRESS_P99_MS),
        Budget("rss_mb", Message("bench-memory")),
        Budget("start_s", Message("bench-house-start"), START_S),
        Budget("idle_cpu_s", Message("bench-house-cpu"), IDLE_CPU_S),
        Budget("crowd_mb", Message("bench-house-memory"), CROWD_MB),
    )


def street(game: str) -> Budget:
    """The line of a street game's self-play; it is for the table only."""
    return Budget(f"{game}_turns_per_s", Message("bench-street", game=game), TURNS_PER_S, least=True)


def drawn(game: str, kind: str, *, isal: bool) -> tuple[Budget, Budget]:
    """The lines of a kind of picture of a game, its time and its size; they are for the table only."""
    most = None if kind in OF_A_GAME else PICTURE_MS if isal else PICTURE_MS_WITHOUT_ISAL
    ms = Budget(f"{game}_{kind}_ms", Message("bench-kind-ms", game=game, kind=kind), most)
    return ms, Budget(f"{game}_{kind}_kb", Message("bench-kind-kb", game=game, kind=kind), PICTURE_KB)


def report(
    words: Said,
    figures: Figures,
    *,
    isal: bool,
    streets: Mapping[str, float] = MappingProxyType({}),
    pictures: Mapping[str, Sequence[Measured]] = MappingProxyType({}),
) -> str:
    """The figures as a table: figure, budget, and whether it is kept.

    Args:
        words: the words of the reader's language.
        figures: what was measured.
        isal: whether the fast compressor is installed.
        streets: the turns of street games' self-play.
        pictures: each game's kinds of pictures.
    """
    shown_as: list[tuple[Budget, float | None]] = [(it, getattr(figures, it.key)) for it in budgets(isal=isal)]
    shown_as += [(street(game), turns) for game, turns in streets.items()]
    for game, measured in pictures.items():
        for it in measured:
            shown_as += zip(drawn(game, it.kind, isal=isal), (it.ms, it.kb), strict=True)
    head = ("", words("bench-measured"), words("bench-budget"), "")
    return in_columns([head, *(_row(words, budget, figure) for budget, figure in shown_as)])


def _row(words: Said, budget: Budget, figure: float | None) -> tuple[str, str, str, str]:
    label = budget.label.told(words)
    sign = ">=" if budget.least else "<="
    limit = "" if budget.limit is None else f"{sign} {words('cli-number', number=budget.limit)}"
    if figure is None:
        return label, "-", limit, words("bench-not-measured")
    shown = words("cli-decimal" if figure < 1000 else "cli-number", number=figure)
    return label, shown, limit, verdict(words, kept=budget.kept(figure)) if limit else ""


def verdict(words: Said, *, kept: bool) -> str:
    """Whether a budget is kept, in a word."""
    return words("bench-kept" if kept else "bench-missed")


def in_columns(rows: Sequence[tuple[str, str, str, str]]) -> str:
    """Labels, figures, limits and verdicts under each other."""
    label, shown, limit, _ = (max(map(len, column)) for column in zip(*rows, strict=True))
    return "\n".join(
        f"{a:{max(label, 34)}} {b:>{max(shown, 10)}} {c:>{max(limit, 12)}} {d}".rstrip() for a, b, c, d in rows
    )
