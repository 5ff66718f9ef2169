"""Check everything under data/: games, rulebooks, words and themes.

Prints what is wrong, one line each, and exits with 1; else says what was checked.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator

from bot.errors import DataError
from bot.message import Said


def configure(parser: argparse.ArgumentParser, words: Said) -> None:
    """`check-data` takes no arguments."""
    del parser, words


def run(args: argparse.Namespace) -> int:
    """Check all data."""
    from bot import grounds, rulesets  # noqa: PLC0415 - keeps --help quick
    from bot.i18n import languages  # noqa: PLC0415 - heavy
    from bot.i18n.completeness import check_all  # noqa: PLC0415 - heavy
    from bot.table import examples  # noqa: PLC0415 - heavy
    from bot.table.pace import FILE, clock_file  # noqa: PLC0415 - heavy
    from render.theme import load as load_theme  # noqa: PLC0415 - heavy
    from render.theme import themes  # noqa: PLC0415 - heavy

    wrong = [
        *_faults(rulesets.source, rulesets.games()),
        *_faults(grounds.load, rulesets.games()),
        *_faults(examples.load, rulesets.games()),
        *_faults(load_theme, themes()),
        *_faults(lambda _: clock_file(), (FILE,)),
    ]
    if not wrong:  # the words are checked against the games, so these must be sound first
        wrong = check_all()
    for fault in wrong:
        print(fault.told(args.words))
    if wrong:
        for language in languages():
            count = sum(str(fault.file).partition("/")[0] == language for fault in wrong)
            if count:
                print(args.words("cli-check-data-language", language=language, count=count))
        print(args.words("cli-check-data-wrong", count=len(wrong)))
        return 1
    listed = {"games": rulesets.games(), "languages": languages(), "themes": themes()}
    print(args.words("cli-check-data-well", **{key: ", ".join(names) for key, names in listed.items()}))
    return 0


def _faults(load: Callable[[str], object], names: Iterable[str]) -> Iterator[DataError]:
    """What is wrong with each thing of one kind."""
    for name in names:
        try:
            load(name)
        except DataError as error:
            yield error
