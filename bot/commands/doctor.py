"""Look the installation over: packages, data, fonts, database, token and permissions; say what to do about what is wrong.

Changes nothing and reaches nobody. Exits with 1 if something has to be mended before the bot can serve.
"""

import argparse

from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """`doctor` takes no arguments: see the environment."""
    del parser, words


def run(args: argparse.Namespace) -> int:
    """Print all findings."""
    from bot.doctor import BAD, DOUBTFUL, GOOD, LOOKED_AT, examine  # noqa: PLC0415 - heavy

    words = args.words
    states = {it: words(f"cli-doctor-state-{it}") for it in (GOOD, DOUBTFUL, BAD)}
    looked_at = {it: words(f"cli-doctor-at-{it}") for it in LOOKED_AT}
    wide, wider = (max(map(len, names.values())) for names in (states, looked_at))
    bad = 0
    for finding in examine():
        bad += finding.state == BAD
        print(f"{states[finding.state]:{wide}}  {looked_at[finding.what]:{wider}}  {finding.message.told(words)}")
    print(words("cli-doctor-bad", count=bad) if bad else words("cli-doctor-well"))
    return 1 if bad else 0
