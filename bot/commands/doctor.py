"""Look the installation over: packages, data, fonts, database, token and permissions; say what to do about what is wrong.

Changes nothing and reaches nobody. Exits with 1 if something has to be mended before the bot can serve.
"""

import argparse

HELP = "look the installation over and say what to mend"


def configure(parser: argparse.ArgumentParser) -> None:
    """`doctor` takes no arguments: see the environment."""
    del parser


def run(args: argparse.Namespace) -> int:
    """Print all findings."""
    from bot.doctor import BAD, examine  # noqa: PLC0415 - heavy

    del args
    bad = 0
    for finding in examine():
        bad += finding.state == BAD
        print(f"{finding.state:4}  {finding.what:11}  {finding.words}")
    print("nothing to mend" if not bad else f"to mend: {bad}")
    return 1 if bad else 0
