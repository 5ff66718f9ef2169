"""Ask the bot that runs on this machine whether it can serve, at the address in BANKER_METRICS.

Prints its answer. Exits with 0 where it can, with 1 where it can't or does not answer: for a container's health check.
"""

import argparse

from bot.message import Said, told


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """`health` takes no arguments: see the environment."""
    del parser, words


def run(args: argparse.Namespace) -> int:
    """Ask, and print the answer."""
    from bot.config import metrics_address  # noqa: PLC0415 - heavy
    from bot.errors import ConfigError  # noqa: PLC0415
    from bot.watching.asking import ask  # noqa: PLC0415

    at = metrics_address()
    if at is None:
        raise ConfigError("cli-health-nowhere")
    well, answer = ask(at)
    print(told(answer, args.words))  # what the bot itself says is for programs too, and in English
    return 0 if well else 1
