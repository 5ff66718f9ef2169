"""Look the installation over: packages, data, fonts, database, token and permissions; say what to do about what is wrong.

Changes nothing and reaches nobody. Exits with 1 if something has to be mended before the bot can serve.
"""

import argparse

from bot.commands.speaking import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """`doctor` takes no arguments: see the environment."""
    del parser, words


def run(args: argparse.Namespace) -> int:
    """Print all findings."""
    from bot.doctor import BAD, examine  # noqa: PLC0415 - heavy

    bad = 0
    for finding in examine():
        bad += finding.state == BAD
        print(f"{finding.state:4}  {finding.what:11}  {finding.words}")
    print(args.words("cli-doctor-bad", count=bad) if bad else args.words("cli-doctor-well"))
    return 1 if bad else 0
