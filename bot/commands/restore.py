"""Put a copy of the database in its place.

The copy is checked first, the bot must not be running, and the database that was there is kept beside it under another name.
"""

import argparse
from pathlib import Path

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which copy."""
    parser.add_argument("copy", type=Path, help=words("cli-restore-copy"))
    parser.add_argument("--db", type=Path, default=None, help=words("cli-restore-db"))


def run(args: argparse.Namespace) -> int:
    """Restore, and say what the database holds now and where the older one is."""
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import restore  # noqa: PLC0415 - heavy

    file = args.db or database_path()
    held, kept = restore(args.copy, file)
    print(args.words("cli-restore-done", file=str(file), count=held.count, running=held.games.get("running", 0)))
    if kept is not None:
        print(args.words("cli-restore-kept", file=str(kept)))
    return 0
