"""A made-up language, so that what carries languages is shown to work before there is a second one, and whatever one says."""

import copy
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.i18n import bundles, sources, words

KEPT = re.compile(r"(place|picture-place|money|token-\w+-sign)(-.*)?")
"""Names and signs, which the made-up language has as English has them."""


def pytest_collection_modifyitems(items):
    """Files with slow tests come first, so that at the end of a run on several cores none is left alone with them."""
    slow = {item.path for item in items if item.get_closest_marker("slow") or "wire" in item.path.parts}
    items.sort(key=lambda item: item.path not in slow)


class Foreign(visitor.Transformer):
    """Begins every word with ř, and gives counted words the forms that Czech has."""

    def __init__(self, letter):
        self.letter = letter

    def visit_TextElement(self, node):  # noqa: N802 - named by the library
        node.value = re.sub(r"(?<!%\()\b[^\W\d_](?=[^\W\d_])", self.letter, node.value)
        return node

    def visit_SelectExpression(self, node):  # noqa: N802 - named by the library
        node = self.generic_visit(node)
        keys = {it.key.name: it for it in node.variants if isinstance(it.key, ast.Identifier)}
        if {"one", "other"} <= set(keys):
            for form in ("few", "many"):
                extra = copy.deepcopy(keys["one"])
                extra.key.name, extra.value = form, copy.deepcopy(keys["other"].value)
                node.variants.insert(0, extra)
        return node


def foreign(text, letter):
    """A catalog file of the made-up language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not KEPT.fullmatch(entry.id.name):
            Foreign(letter).visit(entry)
    return re.sub(
        r"^(picture-hyphens\S*) = .*$", r"\1 = cs_CZ", FluentSerializer().serialize(resource), flags=re.MULTILINE
    )


@pytest.fixture(scope="session")
def foreign_texts():
    """The files of made-up Czech (every word begins with ř) and Russian (with щ)."""
    english = sources.sources("en")
    return {
        language: {name: foreign(text, letter) for name, text in english.items()}
        for language, letter in (("cs", "ř"), ("ru", "щ"))
    }


@pytest.fixture
def tongues(foreign_texts, tmp_path, monkeypatch):
    """Catalogs in a folder of their own: English, made-up Czech and Russian. Gives the folder; `tongues.reread()` after changes."""
    english = sources.sources("en")
    folder = tmp_path / "locale"
    for language, texts in {"en": english, **foreign_texts}.items():
        (folder / language).mkdir(parents=True)
        for name, text in texts.items():
            (folder / language / name).write_text(text, encoding="utf-8")
    caches = (sources.languages, sources.known, bundles.bundle, words._catalog)

    def forget():
        for cache in caches:
            cache.cache_clear()

    monkeypatch.setattr(sources, "folder", lambda: folder)
    forget()
    yield Tongues(folder, forget)
    monkeypatch.undo()
    forget()


class Tongues:
    """The folder of the catalogs, and how to read it anew."""

    def __init__(self, folder, reread):
        self.folder, self.reread = folder, reread

    def change(self, language, name, old, new):
        """Change a file of a language."""
        file = self.folder / language / name
        text = file.read_text(encoding="utf-8")
        assert old in text, old
        file.write_text(text.replace(old, new), encoding="utf-8")
        self.reread()
