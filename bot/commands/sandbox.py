"""Play in a browser without a Discord account: the real bot in a simulated server, with a page for each of four members."""

import argparse
import asyncio
import sys
from typing import Any

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Where the page and the games live."""
    parser.add_argument("--port", type=int, default=8080, help=words("cli-sandbox-port"))
    parser.add_argument("--db", default=None, metavar="FILE", help=words("cli-sandbox-db"))


def run(args: argparse.Namespace) -> int:
    """Serve the page until interrupted."""
    try:
        from bot.sandbox import MEMBERS, serve_sandbox  # noqa: PLC0415 - heavy, and an extra
    except ModuleNotFoundError as error:
        missing = args.words("cli-sandbox-missing", package=error.name or "?")
        print(args.words("cli-failed", message=missing), file=sys.stderr)
        return 2

    async def ready(_env: Any, page: Any) -> None:
        print(args.words("cli-sandbox-ready", address=page.url, members=", ".join(MEMBERS)), flush=True)

    return asyncio.run(serve_sandbox(port=args.port, database=args.db, ready=ready))
