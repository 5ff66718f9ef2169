"""Write a picture of a recorded game to a file: the board, the island, a hand, an auction, an offer or the final sheet.

RECORD is a file as `simulate --record` and the bot's exports write it. MOVE counts accepted actions, 0 is the start, the last is the
default. The picture's description in words goes to standard output.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import RecordError

if TYPE_CHECKING:
    from bot.engine.view import View
    from bot.i18n import Words
    from render import Picture

HELP = "write any picture of a recorded game to a file"
KINDS = ("board", "island", "hand", "auction", "trade", "final", "cover")


def configure(parser: argparse.ArgumentParser) -> None:
    """Which picture, and where to."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a recorded game (JSON lines)")
    parser.add_argument("out", type=Path, metavar="OUT", help="the PNG file to write")
    parser.add_argument("--move", type=int, default=None, help="after how many actions (default: the last)")
    parser.add_argument("--kind", choices=KINDS, default="board", help="which picture (default %(default)s)")
    parser.add_argument("--seat", type=int, default=0, help="whose hand, from 0 (default %(default)s)")
    parser.add_argument("--language", default="en", help="the language of the words in it (default %(default)s)")
    parser.add_argument("--replay", action="store_true", help="write the whole game as an animated WebP file instead")
    parser.add_argument("--theme", default="light", help="the theme (default %(default)s)")


def run(args: argparse.Namespace) -> int:
    """Replay the record up to the move and draw."""
    from bot.engine.view import look  # noqa: PLC0415 - keeps --help quick
    from bot.i18n import catalog  # noqa: PLC0415 - heavy
    from bot.table import records  # noqa: PLC0415 - heavy

    try:
        record = records.read(args.record.read_bytes())
    except OSError as error:
        raise RecordError(f"{args.record}: {error.strerror}") from None
    if args.replay:
        from bot.replays import of_record  # noqa: PLC0415 - heavy

        replay = of_record(record, catalog(args.language), args.theme)
        args.out.write_bytes(replay.data)
        print(replay.description)
        return 0
    last = len(record.entries) - 1
    move = last if args.move is None else args.move
    if not 0 <= move <= last:
        raise RecordError(f"{args.record}: there is no move {move}; moves are 0 to {last}")
    if not 0 <= args.seat < len(record.header.seats):
        raise RecordError(f"{args.record}: there is no seat {args.seat}; seats are 0 to {len(record.header.seats) - 1}")
    rules = records.rules_of(record.header)
    state = next(state for number, state in enumerate(records.replay(record, rules)) if number == move)
    words = catalog(args.language).for_rules(rules)
    try:
        picture = _draw(
            args, look(rules, state, args.seat if args.kind == "hand" else None), record.header.seats, words
        )
    except ValueError:  # a picture that this game does not have
        raise RecordError(f"{args.record}: {rules.game} has no {args.kind}") from None
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
    raise RecordError(f"{args.record}: there is no {args.kind} at this move")
