"""Bring a database to the present schema, or say that it is there already; games and records stay as they are."""

import argparse
import asyncio
from pathlib import Path

HELP = "bring a database to the present schema"


def configure(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    parser.add_argument("file", nargs="?", type=Path, default=None, help="the database (default: BANKER_DB)")


def run(args: argparse.Namespace) -> int:
    """Migrate, and print from which version to which."""
    from bot.config import database_path  # noqa: PLC0415 - heavy
    from bot.store.migrate import migrate_file  # noqa: PLC0415 - heavy

    file = args.file or database_path()
    before, after = asyncio.run(migrate_file(file))
    print(f"{file}: schema {before} -> {after}" if before != after else f"{file}: schema {after}, nothing to do")
    return 0
