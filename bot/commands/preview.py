"""Write a picture of a recorded game to a file: the board, the island, a hand, an auction, an offer or the final sheet.

RECORD is a file as `simulate --record` and the bot's exports write it. MOVE counts accepted actions, 0 is the start, the last is the
default. The picture's description in words goes to standard output.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.speaking import Said
from bot.errors import RecordError

if TYPE_CHECKING:
    from bot.engine.view import View
    from bot.i18n import Words
    from render import Picture

KINDS = ("board", "island", "hand", "auction", "trade", "final", "cover")


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """Which picture, and where to."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=words("cli-preview-record"))
    parser.add_argument("out", type=Path, metavar="OUT", help=words("cli-preview-out"))
    parser.add_argument("--move", type=int, default=None, help=words("cli-preview-move"))
    parser.add_argument("--kind", choices=KINDS, default="board", help=words("cli-preview-kind"))
    parser.add_argument("--seat", type=int, default=0, help=words("cli-preview-seat"))
    parser.add_argument("--language", default="en", help=words("cli-preview-language"))
    parser.add_argument("--theme", default="light", help=words("cli-preview-theme"))


def run(args: argparse.Namespace) -> int:
    """Replay the record up to the move and draw."""
    from bot.engine.view import look  # noqa: PLC0415 - keeps --help quick
    from bot.i18n import catalog  # noqa: PLC0415 - heavy
    from bot.table import records  # noqa: PLC0415 - heavy

    try:
        record = records.read(args.record.read_bytes())
    except OSError as error:
        raise RecordError(f"{args.record}: {error.strerror}") from None
    last = len(record.entries) - 1
    move = last if args.move is None else args.move
    if not 0 <= move <= last:
        raise RecordError(args.words("cli-preview-no-move", file=str(args.record), move=str(move), last=str(last)))
    if not 0 <= args.seat < len(record.header.seats):
        most = len(record.header.seats) - 1
        raise RecordError(args.words("cli-preview-no-seat", file=str(args.record), seat=str(args.seat), last=str(most)))
    rules = records.rules_of(record.header)
    state = next(state for number, state in enumerate(records.replay(record, rules)) if number == move)
    words = catalog(args.language).for_rules(rules)
    try:
        picture = _draw(
            args, look(rules, state, args.seat if args.kind == "hand" else None), record.header.seats, words
        )
    except ValueError:  # a picture that this game does not have
        raise RecordError(
            args.words("cli-preview-no-kind", file=str(args.record), game=rules.game, kind=args.kind)
        ) from None
    args.out.write_bytes(picture.data)
    print(picture.description)
    return 0


def _draw(args: argparse.Namespace, view: "View", names: tuple[str, ...], words: "Words") -> "Picture":
    """The picture asked for.

    Raises:
        RecordError: there is no such picture at this move.
    """
    import render  # noqa: PLC0415 - heavy

    match args.kind:
        case "board":
            return render.board(view, names, words, theme=args.theme)
        case "island":
            return render.island(view, names, words, theme=args.theme)
        case "hand":
            return render.hand(view, args.seat, names, words, theme=args.theme)
        case "auction" if view.auction is not None:
            return render.auction(view, names, words, theme=args.theme)
        case "trade" if view.offers:
            return render.trade(view, view.offers[-1], names, words, theme=args.theme)
        case "final":
            return render.final(view, names, words, theme=args.theme)
        case "cover":
            return render.cover(view.rules, names, words, view.own.tokens, theme=args.theme)
    raise RecordError(args.words("cli-preview-not-now", file=str(args.record), kind=args.kind))
