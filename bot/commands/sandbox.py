"""Play in a browser without a Discord account: the real bot in a simulated server, with a page for each of four members."""

import argparse
import asyncio
import sys

from bot.commands.speaking import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Where the page and the games live."""
    parser.add_argument("--port", type=int, default=8080, help=words("cli-sandbox-port"))
    parser.add_argument("--db", default=None, metavar="FILE", help=words("cli-sandbox-db"))


def run(args: argparse.Namespace) -> int:
    """Serve the page until interrupted."""
    try:
        from bot.sandbox import serve_sandbox  # noqa: PLC0415 - heavy, and an extra
    except ModuleNotFoundError as error:
        missing = args.words("cli-sandbox-missing", package=error.name or "?")
        print(args.words("cli-failed", message=missing), file=sys.stderr)
        return 2
    return asyncio.run(serve_sandbox(port=args.port, database=args.db))
