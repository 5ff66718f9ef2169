"""Copy the database into one file, also while the bot runs, and check the copy.

The copy is made with SQLite's online backup: nothing that was committed is missing, and nobody has to wait for it.
"""

import argparse
from pathlib import Path

HELP = "copy the database, also while the bot runs"


def configure(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("copy", type=Path, help="the file to be made")
    parser.add_argument("--db", type=Path, default=None, help="the database (default: BANKER_DB)")


def run(args: argparse.Namespace) -> int:
    """Make the copy, and say what it holds."""
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import backup  # noqa: PLC0415 - heavy

    held = backup(args.db or database_path(), args.copy)
    print(f"{args.copy}: {held.count} games, {held.games.get('running', 0)} of them running; checked")
    return 0
