"""Check recorded games: play them again and compare every throw, card, amount and event with what the record says.

RECORD is a file as `/game export` and `simulate --record` write it, or a folder of such files. The commitment was posted in the channel
when the game began, the final hash when it ended. With both the word is `valid`: nothing was changed since, and nobody chose the dice.
Without them it is `consistent, unproven`; for a game that goes on `unfinished`; else `not valid`, with the first move that is not and why.
Exits with 1 if a record is not valid, with 2 if a file is no record, a broken one, or of another version.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import RecordError

if TYPE_CHECKING:
    from bot.table.proof import Verdict

HELP = "check a recorded game against what was posted about it"


def configure(parser: argparse.ArgumentParser) -> None:
    """Which records, and what was posted."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a recorded game, or a folder of them")
    parser.add_argument("--commitment", default=None, metavar="H", help="what was posted when the game began")
    parser.add_argument("--final", default=None, metavar="H", help="what was posted when the game ended")


def run(args: argparse.Namespace) -> int:
    """Judge one record, or all of a folder."""
    folder = args.record.is_dir()
    if folder and (args.commitment or args.final):
        raise RecordError(f"{args.record}: what was posted belongs to one record, and this is a folder")
    worst, count = 0, 0
    for file in _files(args.record):
        worst = max(worst, _judged(file, args.commitment, args.final, named=folder))
        count += 1
    if folder:
        print(f"{count} records")
    return worst


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    found = sorted(path.glob("*.jsonl"))
    if not found:
        raise RecordError(f"{path}: there is no record (*.jsonl) in it")
    yield from found


def _judged(file: Path, commitment: str | None, final: str | None, *, named: bool) -> int:
    """Print what is found about one file, and give the exit code for it."""
    try:
        verdict = _verdict(file, commitment, final)
    except RecordError as error:
        print(f"banker: {file}: {error}", file=sys.stderr)
        return 2
    said = f"{verdict.word}: {verdict.why}" if verdict.why else verdict.word
    print(f"{file}: {said}" if named else said)
    return 0 if verdict.good else 1


def _verdict(file: Path, commitment: str | None, final: str | None) -> "Verdict":
    from bot.table import proof, records  # noqa: PLC0415 - keeps --help quick

    try:
        with file.open("rb") as opened:
            body = opened.read(records.MOST + 1)
    except OSError as error:
        raise RecordError(str(error.strerror)) from None
    try:
        record = records.read(body)
    except records.ChainBrokenError as broken:
        return proof.Verdict(proof.NOT_VALID, str(broken))
    return proof.judge(record, commitment, final)
