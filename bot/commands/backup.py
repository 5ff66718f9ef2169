"""Copy the database into one file, also while the bot runs, and check the copy.

The copy is made with SQLite's online backup: nothing that was committed is missing, and nobody has to wait for it.
"""

import argparse
from pathlib import Path

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Where to."""
    parser.add_argument("copy", type=Path, help=words("cli-backup-copy"))
    parser.add_argument("--db", type=Path, default=None, help=words("cli-backup-db"))


def run(args: argparse.Namespace) -> int:
    """Make the copy, and say what it holds."""
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import backup  # noqa: PLC0415 - heavy

    held = backup(args.db or database_path(), args.copy)
    running = held.games.get("running", 0)
    print(args.words("cli-backup-done", file=str(args.copy), count=held.count, running=running))
    return 0
