"""Let stand-ins play whole games against each other and tell how these went.

Prints the games finished, how they ended, turns a game, turns a second, and by seat the wins and scores; `--json` prints the same
figures as one object. The same seed plays the same games, whatever the number of processes. Exits with 1 if `--check` found a
broken law, with 2 if the call was wrong.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.message import Said

if TYPE_CHECKING:
    from bot.standins.arena import Spec
    from bot.standins.selfplay import Tally


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """What is played, how often, and what is printed."""
    count, pair = partial(_count, words), partial(_pair, words)
    parser.add_argument("--game", default="builder", help=words("cli-simulate-game"))
    parser.add_argument("--profile", "--mode", default=None, help=words("cli-simulate-profile"))
    parser.add_argument("--board", default=None, help=words("cli-simulate-board"))
    parser.add_argument(
        "--option", action="append", default=[], type=pair, metavar="KEY=VALUE", help=words("cli-simulate-option")
    )
    parser.add_argument("--seats", type=int, default=None, metavar="N", help=words("cli-simulate-seats"))
    parser.add_argument("--games", type=count, default=100, metavar="K", help=words("cli-simulate-games"))
    parser.add_argument("--seed", default="0", metavar="S", help=words("cli-simulate-seed"))
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help=words("cli-simulate-jobs"))
    parser.add_argument("--max-turns", type=count, default=2000, metavar="T", help=words("cli-simulate-max-turns"))
    parser.add_argument("--record", type=Path, default=None, metavar="DIR", help=words("cli-simulate-record"))
    parser.add_argument("--check", action="store_true", help=words("cli-simulate-check"))
    parser.add_argument("--json", action="store_true", help=words("cli-simulate-json"))


def _count(words: Said, text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(words("cli-simulate-no-count", text=text))
    return number


def _pair(words: Said, text: str) -> tuple[str, str]:
    key, found, value = text.partition("=")
    if not (key and found and value):
        raise argparse.ArgumentTypeError(words("cli-simulate-no-pair", text=text))
    return key, value


def run(args: argparse.Namespace) -> int:
    """Play all games and print the figures."""
    from bot.standins.arena import Spec, rules_of  # noqa: PLC0415 - keeps --help quick

    spec = Spec(
        game=args.game,
        profile=args.profile,
        settings=dict(args.option),
        seats=args.seats or 0,
        seed=args.seed,
        limit=args.max_turns,
        folder=None if args.record is None else str(args.record),
        check=args.check,
        board=args.board,
    )
    rules = rules_of(spec)
    seats = rules.max_seats if args.seats is None else args.seats
    if not rules.min_seats <= seats <= rules.max_seats:
        range_ = {"low": rules.min_seats, "high": rules.max_seats, "seats": seats}
        return _complain(args.words, args.words("cli-simulate-seats-wrong", game=rules.game, **range_), 2)
    if args.record is not None:
        try:
            args.record.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return _complain(args.words, f"{args.record}: {error.strerror}", 2)
    return _play(replace(spec, seats=seats), args)


def _complain(words: Said, text: str, code: int) -> int:
    print(words("cli-failed", message=text), file=sys.stderr)
    return code


def _play(spec: "Spec", args: argparse.Namespace) -> int:
    from bot.standins.arena import play_all  # noqa: PLC0415 - keeps --help quick
    from bot.standins.selfplay import tally  # noqa: PLC0415 - keeps --help quick
    from bot.standins.watching import LawBroken  # noqa: PLC0415 - keeps --help quick

    words, games = args.words, args.games
    progress = Progress(words, games)
    began = monotonic()
    played = {}
    try:
        for number, game in play_all(spec, games, args.jobs):
            played[number] = game
            progress.show(len(played))
    except LawBroken as broken:
        return _complain(words, broken.told(words), 1)
    finally:
        progress.clear()
    figures = tally(spec.seats, [played[number] for number in range(games)])
    speed = figures.turns / max(monotonic() - began, 1e-9)
    print(_json(figures, speed) if args.json else _table(words, spec, figures, speed))
    return 0


class Progress:
    """How far one is, on the error stream: a line that is written over on a terminal, else a line every few seconds."""

    def __init__(self, words: Said, games: int) -> None:
        self._words = words
        self._games = games
        self._terminal = sys.stderr.isatty()
        self._pause = 0.2 if self._terminal else 5.0
        self._next = monotonic() + self._pause
        self._shown = False

    def show(self, done: int) -> None:
        """So many games are over."""
        if monotonic() < self._next:
            return
        self._next = monotonic() + self._pause
        self._shown = True
        text = self._words("cli-simulate-progress", done=done, count=self._games)
        print(f"\r{text}" if self._terminal else text, end="" if self._terminal else "\n", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line that is written over."""
        if self._shown and self._terminal:
            print(f"\r{'':40}\r", end="", file=sys.stderr, flush=True)


def _json(figures: "Tally", speed: float) -> str:
    found = {
        "games": figures.games,
        "endings": figures.endings,
        "turns_median": figures.turns_median,
        "turns_per_second": round(speed, 1),
        "wins_by_seat": [round(wins, 4) for wins in figures.wins],
        "score_spread": round(figures.spread, 2),
    }
    if figures.role_wins:
        found["wins_by_role"] = {role: round(wins, 4) for role, wins in figures.role_wins.items()}
    return json.dumps(found)


def _table(words: Said, spec: "Spec", figures: "Tally", speed: float) -> str:
    def number(key: str, figure: float) -> str:
        return words(key, number=figure)

    def won(name: str, times: str, wins: float) -> str:
        return words("cli-simulate-share", name=name, times=times, share=number("cli-percent", wins / figures.games))

    endings = (
        won(words(f"cli-ending-{it}"), number("cli-number", times), times) for it, times in figures.endings.items()
    )
    rows = [
        ("cli-simulate-endings", ", ".join(endings)),
        ("cli-simulate-turns", _middle(words, figures.turns_median, figures.turns_most)),
        ("cli-simulate-rounds", _middle(words, figures.rounds_median, figures.rounds_most)),
        ("cli-simulate-speed", number("cli-number", round(speed))),
        ("cli-simulate-spread", words("cli-simulate-points", points=number("cli-decimal", figures.spread))),
    ]
    if figures.role_wins:
        roles = (
            won(words(f"cli-role-{role}"), number("cli-decimal", wins), wins)
            for role, wins in figures.role_wins.items()
        )
        rows.append(("cli-simulate-roles", ", ".join(roles)))
    labels = [words(key) for key, _ in rows]
    width = max(map(len, labels))
    played = words("cli-simulate-played", game=spec.game, seats=spec.seats, seed=spec.seed, games=figures.games)
    return "\n".join(
        [
            played,
            *(f"{label:{width}} {text}" for label, (_, text) in zip(labels, rows, strict=True)),
            _seats(words, figures),
        ]
    )


def _middle(words: Said, median: float, most: int) -> str:
    return words(
        "cli-simulate-median", median=words("cli-number", number=median), most=words("cli-number", number=most)
    )


def _seats(words: Said, figures: "Tally") -> str:
    """The wins of each seat in columns, every one as wide as its widest word."""
    rows = [[words(f"cli-simulate-column-{it}") for it in ("seat", "wins", "share", "score")]]
    for seat, wins in enumerate(figures.wins):
        figure = (("cli-decimal", wins), ("cli-percent", wins / figures.games), ("cli-decimal", figures.points[seat]))
        rows.append([str(seat), *(words(key, number=number) for key, number in figure)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("   ".join(it.rjust(width) for it, width in zip(row, widths, strict=True)) for row in rows)
