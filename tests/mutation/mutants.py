"""Makes one-line faults in the engine and in its data: where they can stand, and what the file is like with one of them.

Owns: which faults there are. It runs nothing and writes nothing. Left out is what carries no rule: docstrings, annotations,
decorators, and how classes are declared.
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

SWAPS = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
WORDS = {ast.Is: r"is", ast.IsNot: r"is\s+not", ast.In: r"in", ast.NotIn: r"not\s+in"}
SUMS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.Mod: ("%", "*")}
PLAIN_KEYWORDS = {"strict", "key"}
"""Keyword arguments that guard or order and decide no rule."""
GUARDS = {"LookupError", "TypeError"}
"""Errors that tell of faults in the code, not of what somebody did."""
NUMBER = re.compile(rb"(?<![\w.\"])\d+(?![\w.\"])")
NO_RULES = {b"version"}
"""Data keys that no rule reads."""


class Mutant(NamedTuple):
    """One fault: the bytes from `start` to `end` of `file` become `new`."""

    file: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def applied(self, source: bytes) -> bytes:
        """The file with the fault."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {_short(self.old)!r} -> {_short(self.new)!r}"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 60 else f"{flat[:57]}..."


class _Source:
    """A file's bytes and where its lines begin."""

    def __init__(self, file: Path, source: bytes) -> None:
        self.file = file
        self.bytes = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.AST) -> str:
        return self.bytes[self.start(node) : self.end(node)].decode()

    def replaced(self, node: ast.AST, new: str) -> Mutant:
        return Mutant(self.file, node.lineno, self.start(node), self.end(node), self.text(node), new)

    def between(self, left: ast.AST, right: ast.AST, sign: str, new: str) -> Iterator[Mutant]:
        """A fault in the operator between two operands."""
        gap = self.bytes[self.end(left) : self.start(right)].decode()
        found = re.search(sign, gap)
        if found is not None:
            at = self.end(left) + len(gap[: found.start()].encode())
            yield Mutant(self.file, right.lineno, at, at + len(found[0].encode()), found[0], new)


def in_python(file: Path, source: bytes) -> list[Mutant]:
    """All faults that can be made in a module."""
    tree = ast.parse(source)
    it = _Source(file, source)
    return [mutant for node in _ruling(tree) for mutant in _faults(it, node)]


def _ruling(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes below that carry rules."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "keywords"} and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_plain(child) or _declares(node, child):
                continue
            yield child
            yield from _ruling(child)


def _is_plain(node: ast.AST) -> bool:
    """Docstrings, arguments that guard or order, and faults of the code itself that can't be provoked from outside."""
    match node:
        case ast.Expr(ast.Constant()):
            return True
        case ast.keyword(arg=arg):
            return arg in PLAIN_KEYWORDS
        case ast.Raise(ast.Call(ast.Name(name))):
            return name in GUARDS
        case _:
            return False


def _declares(parent: ast.AST, node: ast.AST) -> bool:
    """Fields of a class with their defaults, and the number of a new decision, which is given when it is opened."""
    if isinstance(parent, ast.ClassDef):
        return isinstance(node, ast.AnnAssign)
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id.startswith("Await"):
        return node is parent.args[0]
    return False


def _faults(it: _Source, node: ast.AST) -> Iterator[Mutant]:
    match node:
        case ast.Compare(left, ops, comparators):
            for one, op, other in zip([left, *comparators], ops, comparators, strict=False):
                sign = re.escape(SIGNS[type(op)]) if type(op) in SIGNS else rf"\b{WORDS[type(op)]}\b"
                yield from it.between(one, other, sign, SWAPS[type(op)])
        case ast.BoolOp(op, values):
            word, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for one, other in pairwise(values):
                yield from it.between(one, other, rf"\b{word}\b", new)
        case ast.BinOp(left, op, right) if type(op) in SUMS:
            sign, new = SUMS[type(op)]
            yield from it.between(left, right, re.escape(sign), new)
        case ast.UnaryOp(ast.Not(), operand):
            yield it.replaced(node, it.text(operand))
        case ast.Constant(bool() as value):
            yield it.replaced(node, str(not value))
        case ast.Constant(int() as value):
            yield it.replaced(node, str(value + 1))
            if value:  # below 0 there is the end of a list, which often is its beginning
                yield it.replaced(node, str(value - 1))
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield it.replaced(test, f"(not ({it.text(test)}))")
        case ast.comprehension(ifs=ifs):
            for test in ifs:
                yield it.replaced(test, f"(not ({it.text(test)}))")
        case _ if _can_go(node):
            yield it.replaced(node, "pass")


def _can_go(node: ast.AST) -> bool:
    """Whether the statement can be left out and the module still makes sense."""
    match node:
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            return True
        case ast.Delete([ast.Subscript()]):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Return(value):
            return value is None
        case _:
            return False


def in_data(file: Path, source: bytes) -> list[Mutant]:
    """All numbers of a data file, one up and one down."""
    found: list[Mutant] = []
    at = 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        key, equals, _ = line.partition(b"=")
        code = line.split(b"#")[0]
        if equals and key.strip() not in NO_RULES:
            for hit in NUMBER.finditer(code, len(key)):
                start, end, value = at + hit.start(), at + hit.end(), int(hit[0])
                found += [Mutant(file, number, start, end, str(value), str(value + by)) for by in (1, -1)]
        at += len(line)
    return found


def all_mutants(root: Path) -> list[Mutant]:
    """All faults of the engine and of Monopoly Builder's data; their files are named from `root`."""
    found: list[Mutant] = []
    for path in sorted((root / "bot" / "engine").rglob("*.py")):
        found += in_python(path.relative_to(root), path.read_bytes())
    for name in ("board.toml", "decks.toml", "game.toml"):
        path = root / "data" / "builder" / name
        found += in_data(path.relative_to(root), path.read_bytes())
    return found
