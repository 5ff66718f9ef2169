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
from bot.message import Said

if TYPE_CHECKING:
    from bot.table.proof import Verdict


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which records, and what was posted."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=words("cli-replay-record"))
    parser.add_argument("--commitment", default=None, metavar="H", help=words("cli-replay-commitment"))
    parser.add_argument("--final", default=None, metavar="H", help=words("cli-replay-final"))


def run(args: argparse.Namespace) -> int:
    """Judge one record, or all of a folder."""
    folder = args.record.is_dir()
    if folder and (args.commitment or args.final):
        raise RecordError("cli-replay-one", file=args.record)
    worst, count = 0, 0
    for file in _files(args):
        worst = max(worst, _judged(file, args, named=folder))
        count += 1
    if folder:
        print(args.words("cli-replay-done", count=count))
    return worst


def _files(args: argparse.Namespace) -> Iterator[Path]:
    path: Path = args.record
    if not path.is_dir():
        yield path
        return
    found = sorted(path.glob("*.jsonl"))
    if not found:
        raise RecordError("cli-replay-none", file=path)
    yield from found


def _judged(file: Path, args: argparse.Namespace, *, named: bool) -> int:
    """Print what is found about one file, and give the exit code for it."""
    try:
        verdict = _verdict(file, args.commitment, args.final)
    except RecordError as error:
        print(args.words("cli-failed", message=f"{file}: {error.told(args.words)}"), file=sys.stderr)
        return 2
    said = f"{verdict.word}: {verdict.why.told(args.words)}" if verdict.why is not None else verdict.word
    print(f"{file}: {said}" if named else said)
    return 0 if verdict.good else 1


def _verdict(file: Path, commitment: str | None, final: str | None) -> "Verdict":
    from bot.table import proof, records  # noqa: PLC0415 - keeps --help quick

    try:
        with file.open("rb") as opened:
            body = opened.read(records.MOST + 1)
    except OSError as error:
        raise RecordError("fault-quoted", why=error.strerror) from None
    try:
        record = records.read(body)
    except records.ChainBrokenError as broken:
        return proof.Verdict(proof.NOT_VALID, broken.message)
    return proof.judge(record, commitment, final)
