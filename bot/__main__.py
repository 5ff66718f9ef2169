"""The command line: `python -m bot COMMAND`, installed as `banker`.

Exit codes: 0 it worked, 1 it found what it was looking for or failed, 2 the call or the input was wrong, 130 interrupted.
"""

import argparse
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from bot.commands.speaking import Parser, language_of, translated
from bot.errors import BankerError
from bot.i18n.plain import plain
from bot.i18n.sources import DEFAULT

COMMANDS = (
    "run",
    "sandbox",
    "simulate",
    "cases",
    "replay",
    "preview",
    "check-data",
    "migrate",
    "backup",
    "restore",
    "doctor",
    "health",
    "bench",
)


def parser(language: str = DEFAULT) -> argparse.ArgumentParser:
    """The parser of all commands; their arguments have the words of the language as `words`."""
    words = plain(language)
    try:
        number = version("banker")
    except PackageNotFoundError:
        number = words("cli-version-checkout")
    top = Parser(prog="banker", description=words("cli-about"), words=words)
    top.add_argument("--version", action="version", version=f"%(prog)s {number}", help=words("cli-version"))
    top.add_argument("--language", dest="speech", metavar="CODE", default=language, help=words("cli-language"))
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, title=words("cli-commands"))
    for name in COMMANDS:
        module = import_module(f"bot.commands.{name.replace('-', '_')}")
        about = words(f"cli-{name}-about")
        sub = commands.add_parser(name, help=words(f"cli-{name}"), description=about, words=words)
        module.configure(sub, words)
        sub.set_defaults(run=module.run, words=words)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code."""
    given = sys.argv[1:] if argv is None else argv
    language = language_of(given)
    with translated(plain(language)):
        args = parser(language).parse_args(given)
    try:
        return int(args.run(args))
    except BankerError as error:
        print(args.words("cli-failed", message=error.told(args.words)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
