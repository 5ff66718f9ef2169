"""Measure this installation against the project's budgets.

Prints microseconds an action, turns of self-play a second, milliseconds and size of a picture, commits a second, and, in a checkout
that holds the loopback Discord of the tests, the bot's CPU and the wait for a press at 50 presses a second, its memory, and its
start, CPU and memory with ten thousand open games at which nothing happens.
Timings vary by half between runs; nothing here fails a build.

With `--load`, people press at a steady rate over many games of all kinds instead, for minutes; that ends with 1 where a press was not
answered as it should be, whatever the times.
"""

import argparse
import json
import sys
from collections.abc import Callable

from bot.message import Message, Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """How long, and how it is printed."""
    parser.add_argument("--quick", action="store_true", help=words("cli-bench-quick"))
    parser.add_argument("--json", action="store_true", help=words("cli-bench-json"))
    parser.add_argument("--load", action="store_true", help=words("cli-bench-load"))
    parser.add_argument("--seconds", type=float, default=600.0, help=words("cli-bench-seconds"))
    parser.add_argument("--rate", type=float, default=50.0, help=words("cli-bench-rate"))
    parser.add_argument("--games", type=int, default=500, help=words("cli-bench-games"))
    parser.add_argument("--seed", type=int, default=1, help=words("cli-bench-seed"))


def run(args: argparse.Namespace) -> int:
    """Measure what was asked for and print it."""
    return _load(args) if args.load else _all(args)


def _shower(words: Said) -> Callable[[Message | None], None]:
    """Shows on a terminal what is being done, and wipes that away for None."""

    def show(what: Message | None) -> None:
        if sys.stderr.isatty():
            print(f"\r{'' if what is None else what.told(words):60}\r", end="", file=sys.stderr, flush=True)

    return show


def _load(args: argparse.Namespace) -> int:
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from bot.bench import load  # noqa: PLC0415 - keeps --help quick
    from bot.bench.loaded import report  # noqa: PLC0415 - keeps --help quick

    show = _shower(args.words)
    found = load.measure(load.Plan(args.seconds, args.rate, args.games, args.seed), show)
    show(None)
    if found is None:
        print(args.words("bench-nothing"), file=sys.stderr)
        return 2
    print(msgspec.json.encode(found).decode() if args.json else report(args.words, found))
    return 0 if found.kept else 1


def _all(args: argparse.Namespace) -> int:
    from msgspec.structs import asdict  # noqa: PLC0415 - keeps --help quick

    from bot.bench import run as bench  # noqa: PLC0415 - keeps --help quick
    from bot.bench.figures import report  # noqa: PLC0415 - keeps --help quick

    show = _shower(args.words)
    figures = bench.measure(quick=args.quick, tell=show)
    show(None)
    if args.json:
        rounded = {key: None if figure is None else round(figure, 2) for key, figure in asdict(figures).items()}
        print(json.dumps(rounded))
    else:
        streets = {}
        for game in bench.STREETS:
            show(Message("bench-at-turns-of", game=game))
            streets[game] = bench.street_turns_per_s(game, quick=args.quick)
        pictures = {}
        for game in (bench.GAME, *bench.STREETS):
            show(Message("bench-at-pictures-of", game=game))
            pictures[game] = bench.kinds_of_pictures(game)
        show(None)
        print(report(args.words, figures, isal=bench.has_isal(), streets=streets, pictures=pictures))
    return 0
