"""Bring a database to the present schema, or say that it is there already; games and records stay as they are."""

import argparse
import asyncio
from pathlib import Path

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which database."""
    parser.add_argument("file", nargs="?", type=Path, default=None, help=words("cli-migrate-file"))


def run(args: argparse.Namespace) -> int:
    """Migrate, and print from which version to which."""
    from bot.config import database_path  # noqa: PLC0415 - heavy

    file = args.file or database_path()
    before, after = asyncio.run(_migrate(file))
    key = "cli-migrate-done" if before != after else "cli-migrate-nothing"
    print(args.words(key, file=str(file), before=before, after=after))
    return 0


async def _migrate(file: Path) -> tuple[int, int]:
    """The schema's version before and after."""
    from bot.store.db import Database  # noqa: PLC0415 - heavy
    from bot.store.migrate import version_of  # noqa: PLC0415 - heavy

    before = version_of(file)
    database = await Database.open(file)
    await database.close()
    return before, version_of(file)
