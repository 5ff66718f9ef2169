"""Serve Discord until told to stop.

Everything is taken from the environment: DISCORD_TOKEN or DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL,
BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.
"""

import argparse
import asyncio

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """`run` takes no arguments: see the environment."""
    del parser, words


def run(args: argparse.Namespace) -> int:
    """Serve until SIGTERM or SIGINT."""
    from bot.app import serve  # noqa: PLC0415 - heavy
    from bot.config import from_environment  # noqa: PLC0415 - heavy

    del args
    return asyncio.run(serve(from_environment()))
