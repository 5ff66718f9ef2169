"""Measure this installation against the project's budgets.

Prints microseconds an action, turns of self-play a second, milliseconds and size of a picture, commits a second, and, in a checkout
that holds the loopback Discord of the tests, the bot's CPU and the wait for a press at 50 presses a second, its memory, and its
start, CPU and memory with ten thousand open games at which nothing happens.
Timings vary by half between runs; nothing here fails a build.
"""

import argparse
import json
import sys

from bot.commands.speaking import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """How long, and how it is printed."""
    parser.add_argument("--quick", action="store_true", help=words("cli-bench-quick"))
    parser.add_argument("--json", action="store_true", help=words("cli-bench-json"))


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it."""
    from msgspec.structs import asdict  # noqa: PLC0415 - keeps --help quick

    from bot.bench import run as bench  # noqa: PLC0415 - keeps --help quick
    from bot.bench.figures import report  # noqa: PLC0415 - keeps --help quick

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{what:40}\r", end="", file=sys.stderr, flush=True)

    figures = bench.measure(quick=args.quick, tell=tell)
    tell("")
    if args.json:
        rounded = {key: None if figure is None else round(figure, 2) for key, figure in asdict(figures).items()}
        print(json.dumps(rounded))
    else:
        streets = {}
        for game in bench.STREETS:
            tell(f"self-play of {game}")
            streets[game] = bench.street_turns_per_s(game, quick=args.quick)
        tell("")
        print(report(figures, isal=bench.has_isal(), streets=streets))
    return 0
