"""Play case files: positions, scripts and expectations in TOML.

Prints one line per failing case, then `N passed, N failed`; exits with 1 if any failed, with 2 if a file can't be read.
"""

import argparse
from pathlib import Path

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which files and folders."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=words("cli-cases-paths"))


def run(args: argparse.Namespace) -> int:
    """Play all cases."""
    from bot.cases import play, read  # noqa: PLC0415 - keeps --help quick

    failed = 0
    cases = read(args.paths)
    for case in cases:
        wrong = play(case)
        if wrong is not None:
            failed += 1
            print(f"{case.file}: {case.name}: {wrong.told(args.words)}")
    print(f"{len(cases) - failed} passed, {failed} failed")  # a contract, read by programs: the same in every language
    return 1 if failed else 0
