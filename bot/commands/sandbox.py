"""Play in a browser without a Discord account: the real bot in a simulated server, with a page for each of four members."""

import argparse
import asyncio
import sys

HELP = "play in a browser, no account needed"


def configure(parser: argparse.ArgumentParser) -> None:
    """Where the page and the games live."""
    parser.add_argument("--port", type=int, default=8080, help="port of the page on this machine (default %(default)s)")
    parser.add_argument(
        "--db", default=None, metavar="FILE", help="keep the games in this file (default: only while it runs)"
    )


def run(args: argparse.Namespace) -> int:
    """Serve the page until interrupted."""
    try:
        from bot.sandbox import serve_sandbox  # noqa: PLC0415 - heavy, and an extra
    except ModuleNotFoundError as error:
        print(
            f"banker: the sandbox needs its extra: pip install 'banker[sandbox]' ({error.name} is missing)",
            file=sys.stderr,
        )
        return 2
    return asyncio.run(serve_sandbox(port=args.port, database=args.db))
