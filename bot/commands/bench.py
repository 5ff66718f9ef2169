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

HELP = "measure this installation against the project's budgets"


def configure(parser: argparse.ArgumentParser) -> None:
    """How long, and how it is printed."""
    parser.add_argument("--quick", action="store_true", help="measure for seconds only, less exactly")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument(
        "--load", action="store_true", help="press steadily over many games instead; 1 where anything failed"
    )
    parser.add_argument("--seconds", type=float, default=600.0, help="how long the load goes on (600)")
    parser.add_argument("--rate", type=float, default=50.0, help="presses a second of the load (50)")
    parser.add_argument("--games", type=int, default=500, help="open games of the load (500)")
    parser.add_argument("--seed", type=int, default=1, help="what people choose under the load (1)")


def run(args: argparse.Namespace) -> int:
    """Measure what was asked for and print it."""
    return _load(args) if args.load else _all(args)


def _tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{what:60}\r", end="", file=sys.stderr, flush=True)


def _load(args: argparse.Namespace) -> int:
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from bot.bench import load  # noqa: PLC0415 - keeps --help quick
    from bot.bench.loaded import report  # noqa: PLC0415 - keeps --help quick

    found = load.measure(load.Plan(args.seconds, args.rate, args.games, args.seed), _tell)
    _tell("")
    if found is None:
        print("nothing was measured: the loopback Discord of the tests is not here", file=sys.stderr)
        return 2
    print(msgspec.json.encode(found).decode() if args.json else report(found))
    return 0 if found.kept else 1


def _all(args: argparse.Namespace) -> int:
    from msgspec.structs import asdict  # noqa: PLC0415 - keeps --help quick

    from bot.bench import run as bench  # noqa: PLC0415 - keeps --help quick
    from bot.bench.figures import report  # noqa: PLC0415 - keeps --help quick

    figures = bench.measure(quick=args.quick, tell=_tell)
    _tell("")
    if args.json:
        rounded = {key: None if figure is None else round(figure, 2) for key, figure in asdict(figures).items()}
        print(json.dumps(rounded))
    else:
        streets = {}
        for game in bench.STREETS:
            _tell(f"self-play of {game}")
            streets[game] = bench.street_turns_per_s(game, quick=args.quick)
        _tell("")
        print(report(figures, isal=bench.has_isal(), streets=streets))
    return 0
