"""Put a copy of the database in its place.

The copy is checked first, the bot must not be running, and the database that was there is kept beside it under another name.
"""

import argparse
from pathlib import Path

HELP = "put a copy of the database in its place"


def configure(parser: argparse.ArgumentParser) -> None:
    """Which copy."""
    parser.add_argument("copy", type=Path, help="the copy, as `backup` made it")
    parser.add_argument("--db", type=Path, default=None, help="the database (default: BANKER_DB)")


def run(args: argparse.Namespace) -> int:
    """Restore, and say what the database holds now and where the older one is."""
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.backup import restore  # noqa: PLC0415 - heavy

    file = args.db or database_path()
    held, kept = restore(args.copy, file)
    print(f"{file}: {held.count} games, {held.games.get('running', 0)} of them running")
    if kept is not None:
        print(f"what was there is kept as {kept}")
    return 0
