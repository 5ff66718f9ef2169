"""Which keys of the catalogs the code asks for, found by reading the code.

Owns: the reading of our own Python files for literal keys and for f-strings that make them. It imports none of what it reads.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct

PACKAGES: Final = ("bot", "cogs", "render")
_CALLS: Final = {
    **dict.fromkeys(("words", "say", "self", "_tell", "_tell_throw"), 0),
    **dict.fromkeys(("Message", "ConfigError", "RecordError", "ChainBrokenError", "StoreError"), 0),
    **dict.fromkeys(("StoreBusyError", "StoreConflictError", "StoreUnwritableError"), 0),
    **dict.fromkeys(("CaseFault", "LawBroken", "ScriptExhausted"), 0),
    **dict.fromkeys(("fixed", "wrong", "wrong_move", "_at"), 1),
    "DataError": 2,
    "need": 3,
}
"""Calls that take a key, and where it stands among what they are given."""
_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-zA-Z0-9_]+)+")


class Usage(Struct, frozen=True):
    """What the code asks for.

    Attributes:
        asked: keys that stand where a call for words takes them, each with its file.
        named: every literal that looks like a key, wherever it stands.
        made: patterns of the f-strings that make keys.
        ends: what f-strings put behind a key that stands elsewhere.
    """

    asked: dict[str, str]
    named: frozenset[str]
    made: tuple[re.Pattern[str], ...]
    ends: frozenset[str]

    def uses(self, key: str) -> bool:
        """Whether the code may ask for this key."""
        if key in self.named or any(key.endswith(end) and key.removesuffix(end) in self.named for end in self.ends):
            return True
        return any(pattern.fullmatch(key) for pattern in self.made)


@cache
def usage() -> Usage:
    """What all our packages ask for."""
    asked: dict[str, str] = {}
    named: set[str] = set()
    made: dict[str, None] = {}
    ends: set[str] = set()
    for package in PACKAGES:
        for name, text in _modules(package):
            tree = ast.parse(text, name)
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    asked.update(dict.fromkeys(_asked(node), name))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    made[_pattern(node)] = None
                    ends.add(_end(node))
    keys = frozenset(it for it in named if _KEY.fullmatch(it)) | frozenset(asked)
    return Usage(asked, keys, tuple(re.compile(it) for it in made if it), frozenset(ends - {""}))


def _modules(package: str) -> Iterator[tuple[str, str]]:
    """Every module of a package with its text; a package that is not there has none."""
    spec = find_spec(package)
    for place in (spec and spec.submodule_search_locations) or ():
        folder = Path(place)
        for file in sorted(folder.rglob("*.py")):
            yield f"{package}/{file.relative_to(folder).as_posix()}", file.read_text(encoding="utf-8")


def _asked(call: ast.Call) -> Iterator[str]:
    """The keys that a call asks words for."""
    at = _CALLS.get(_called(call))
    if at is not None and len(call.args) > at:
        yield from _literals(call.args[at])


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _literals(node: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, as far as they stand there."""
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)
        case _:
            pass


def _pattern(node: ast.JoinedStr) -> str:
    """The f-string as a pattern; empty where nothing but its variable parts would tell it from any other key."""
    parts = [_fixed(part) for part in node.values]
    if not parts or not re.match(r"[a-z_]+-", parts[0]):
        return ""
    return "".join(re.escape(part) if part else r"[a-zA-Z0-9_-]*" for part in parts)


def _end(node: ast.JoinedStr) -> str:
    """What the f-string puts behind a single variable part, where that is the end of a key; else empty."""
    parts = [_fixed(part) for part in node.values]
    return parts[1] if len(parts) == 2 and not parts[0] and re.fullmatch(r"-[a-z_]+", parts[1]) else ""


def _fixed(part: ast.expr) -> str:
    """The fixed text of one part of an f-string; empty for a variable part."""
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""
