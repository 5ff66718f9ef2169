"""The messages of one language as Fluent keeps them, each parsed when it is first said.

Owns: the splitting of catalog files into entries, and what a message uses. Parsing all of a language takes over a second, most of it
for words that a process never says. A message that is broken counts as missing; `check-data` tells which.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from bot.i18n.sources import sources

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=[^\n]*\n(?:(?![-A-Za-z#])[^\n]*\n)*", re.MULTILINE)
"""An entry: its name, and all lines below that are indented, empty or a closing bracket."""


class Uses(visitor.Visitor):
    """The parameters, the other messages, and the selectors that one entry uses.

    Attributes:
        params: the names of its parameters.
        shown: those of them that are said, not only chosen by.
        texts: the pieces of text between them.
        messages: the names of the messages and, with a leading `-`, of the terms that it refers to.
        selects: its selectors with the keys of their variants.
    """

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.params: set[str] = set()
        self.shown: set[str] = set()
        self.texts: list[str] = []
        self.messages: set[str] = set()
        self.selects: list[tuple[str, ...]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: D102, N802 - named by the library
        self.params.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: D102, N802 - named by the library
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: D102, N802 - named by the library
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: D102, N802 - named by the library
        self.messages.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: D102, N802 - named by the library
        keys = (it.key for it in node.variants)
        self.selects.append(tuple(it.name if isinstance(it, ast.Identifier) else it.value for it in keys))
        before = set(self.shown)
        self.visit(node.selector)
        self.shown = before
        for variant in node.variants:
            self.visit(variant)


def fixed_text(entry: ast.Message | ast.Term) -> str | None:
    """What an entry always says; None where that depends on anything."""
    parts = entry.value.elements if entry.value is not None else [None]
    texts = [it.value for it in parts if isinstance(it, ast.TextElement)]
    return "".join(texts) if len(texts) == len(parts) else None


class Bundle:
    """The messages of one language.

    Args:
        language: its code.
        texts: the texts of its files.

    Attributes:
        language: the language's code.
        told: what was logged about it, so that it is logged once.
    """

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self.told: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts = {found[1]: found[0] for text in texts for found in _ENTRY.finditer(f"{text}\n")}
        self._fixed: dict[str, str] = {}
        self._kept: set[str] = set()
        self._parser = FluentParser(with_spans=False)

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys in the order of the files; words that are broken among them."""
        return tuple(key for key in self._texts if not key.startswith("-"))

    def __contains__(self, key: str) -> bool:
        """Whether there are words for this key."""
        if key in self._fixed:
            return True
        self._parse(key)
        return key in self._fixed or self._bundle.has_message(key)

    def say(self, key: str, params: Mapping[str, object]) -> tuple[str, str]:
        """The words for a key that is there, and what is wrong with them: empty where all is well."""
        fixed = self._fixed.get(key)
        if fixed is not None:
            return fixed, ""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, "the key has no words of its own"
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(params))
        except RecursionError:
            return key, "it refers to itself"
        return str(text), f"{errors[0]} (given: {', '.join(params) or 'nothing'})" if errors else ""

    def _parse(self, key: str, *, inner: bool = False) -> None:
        """Parse an entry, and first all that it refers to. What always says the same is kept as its text, if it is not `inner`."""
        if key in self._kept or key not in self._texts or (key in self._fixed and not inner):
            return
        if inner:
            self._kept.add(key)  # before what it refers to: a broken catalog may go in circles
        resource = self._parser.parse(self._texts[key])
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                for other in sorted(Uses(entry).messages - {key}):
                    self._parse(other, inner=True)
                fixed = fixed_text(entry)
                if fixed is not None:
                    self._fixed[key] = fixed
        if inner or key not in self._fixed:
            self._kept.add(key)
            self._bundle.add_resource(resource)


@cache
def bundle(language: str) -> Bundle:
    """The catalog of one language, without those it falls back to.

    Raises:
        DataError: there is no such language, or a file is not UTF-8.
    """
    return Bundle(language, sources(language).values())
