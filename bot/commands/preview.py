"""Write a picture of a recorded game to a file: the board, a hand, an auction, a drawn card, a chart, a frame of a replay and so on.

RECORD is a file as `simulate --record` and the bot's exports write it. MOVE counts accepted actions, 0 is the start, the last is the
default. The picture's description in words goes to standard output. `--all DIR` needs no record: it writes every kind of picture in
every theme, of games that stand-ins play, and contact sheets of them.
"""

import argparse
from itertools import takewhile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from bot.errors import RecordError
from bot.message import Said

if TYPE_CHECKING:
    from bot.table.records import Record

KINDS = ("board", "island", "build", "hand", "auction", "trade", "final", "cover", "card", "chart", "dice", "replay")


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which picture, and where to."""
    parser.add_argument("record", type=Path, nargs="?", metavar="RECORD", help=words("cli-preview-record"))
    parser.add_argument("out", type=Path, nargs="?", metavar="OUT", help=words("cli-preview-out"))
    parser.add_argument("--move", type=int, default=None, help=words("cli-preview-move"))
    parser.add_argument("--kind", choices=KINDS, default="board", help=words("cli-preview-kind"))
    parser.add_argument("--seat", type=int, default=0, help=words("cli-preview-seat"))
    parser.add_argument("--language", action="append", default=[], help=words("cli-preview-language"))
    parser.add_argument("--theme", action="append", default=[], help=words("cli-preview-theme"))
    parser.add_argument("--game", action="append", default=[], help=words("cli-preview-game"))
    parser.add_argument("--replay", action="store_true", help=words("cli-preview-replay"))
    parser.add_argument("--all", type=Path, default=None, metavar="DIR", help=words("cli-preview-all"))
    parser.set_defaults(wrong=parser.error)


def run(args: argparse.Namespace) -> int:
    """Replay the record up to the move and draw, or draw everything."""
    if args.all is not None:
        return _all(args)
    if args.record is None or args.out is None:
        args.wrong(args.words("cli-preview-missing"))
    return _one(args)


def _all(args: argparse.Namespace) -> int:
    from bot.gallery.writing import Asked, write  # noqa: PLC0415 - heavy
    from bot.rulesets import games  # noqa: PLC0415 - heavy
    from render.theme import themes  # noqa: PLC0415 - heavy

    began = monotonic()
    asked = Asked(tuple(args.game) or games(), tuple(args.theme) or themes(), tuple(args.language) or ("en",))
    count = size = 0
    try:
        for it in write(args.all, asked):
            count, size = count + 1, size + it.size
            if it.file.suffix == ".webp":
                print(it.file, flush=True)
    except OSError as error:
        raise RecordError("fault-file", file=args.all, why=error.strerror or error) from None
    seconds = f"{monotonic() - began:.0f}"
    print(args.words("cli-preview-written", files=str(count), size=f"{size / 1e6:.0f}", seconds=seconds))
    return 0


def _one(args: argparse.Namespace) -> int:
    from bot.gallery.kinds import KINDS as DRAW  # noqa: PLC0415 - heavy
    from bot.gallery.kinds import Sight  # noqa: PLC0415 - heavy
    from bot.i18n import catalog  # noqa: PLC0415 - heavy
    from bot.table.history import moments_of  # noqa: PLC0415 - heavy
    from bot.table.replaying import replay, rules_of  # noqa: PLC0415 - heavy

    record = _read(args)
    if args.replay:
        return _animated(args, record)
    move = len(record.entries) - 1 if args.move is None else args.move
    rules = rules_of(record.header)
    state = next(state for number, state in enumerate(replay(record, rules)) if number == move)
    words = catalog((args.language or ["en"])[-1]).for_rules(rules)
    sight = Sight(
        rules,
        state,
        record.header.seats,
        words,
        (args.theme or ["light"])[-1],
        args.seat,
        lambda: takewhile(lambda it: it.entry.serial <= move, moments_of(record, rules)),
    )
    file = str(args.record)
    try:
        picture = DRAW[args.kind](sight)
    except ValueError:  # a picture that this game does not have
        raise RecordError("cli-preview-no-kind", file=file, game=rules.game, kind=args.kind) from None
    if picture is None:
        raise RecordError("cli-preview-not-now", file=file, kind=args.kind)
    args.out.write_bytes(picture.data)
    print(picture.description)
    return 0


def _animated(args: argparse.Namespace, record: "Record") -> int:
    from bot.i18n import catalog  # noqa: PLC0415 - heavy
    from bot.replays import of_record  # noqa: PLC0415 - heavy

    replay = of_record(record, catalog((args.language or ["en"])[-1]), (args.theme or ["light"])[-1])
    args.out.write_bytes(replay.data)
    print(replay.description)
    return 0


def _read(args: argparse.Namespace) -> "Record":
    """The record, which has the move and the seat asked for.

    Raises:
        RecordError: it can't be read, or it has not.
    """
    from bot.table import records  # noqa: PLC0415 - heavy

    try:
        record = records.read(args.record.read_bytes())
    except OSError as error:
        raise RecordError("fault-file", file=args.record, why=error.strerror) from None
    file, last, most = str(args.record), len(record.entries) - 1, len(record.header.seats) - 1
    if args.move is not None and not 0 <= args.move <= last:
        raise RecordError("cli-preview-no-move", file=file, move=str(args.move), last=str(last))
    if not 0 <= args.seat <= most:
        raise RecordError("cli-preview-no-seat", file=file, seat=str(args.seat), last=str(most))
    return record
