"""The command line: `python -m bot COMMAND`, installed as `banker`.

Exit codes: 0 it worked, 1 it found what it was looking for or failed, 2 the call or the input was wrong, 130 interrupted.
"""

import argparse
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from bot.errors import BankerError

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


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    try:
        number = version("banker")
    except PackageNotFoundError:
        number = "from a checkout"
    top = argparse.ArgumentParser(prog="banker", description="The banker of property-trading board games on Discord.")
    top.add_argument("--version", action="version", version=f"%(prog)s {number}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = import_module(f"bot.commands.{name.replace('-', '_')}")
        sub = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        module.configure(sub)
        sub.set_defaults(run=module.run)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code."""
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except BankerError as error:
        print(f"banker: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
