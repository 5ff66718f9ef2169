"""Whether a language says what English says: all of it, nothing else, by its own grammar, and no longer than there is room.

Owns the comparison of one catalog with the English one. Used by `check-data` and by the tests; never while the bot serves.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.syntax import FluentSerializer, ast

from bot.errors import DataError
from bot.i18n import limits
from bot.i18n.bundles import Uses
from bot.message import Message

COUNTS: Final = (0, 1, 2, 5, 11, 21, 22, 101)
"""Numbers that between them take every form that our languages have."""

SAME: Final = "as in English"
"""A comment with these words above a message says that it is meant to read as in English."""

_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_NAMES: Final = re.compile(r"(place|picture-place|money|picture-hyphens|token-\w+-sign)(-.*)?")
"""Names that belong to a board, and signs: they may read as in English."""
_FILLED: Final = re.compile(r"%(?:\(\w+\))?\w")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
Entries = Mapping[str, ast.Message | ast.Term]


def compare(language: str, ours: Entries, english: Entries) -> Iterator[DataError]:
    """What is wrong with the messages of a language beside the English ones."""
    messages = {key for key in ours if not key.startswith("-")}
    yield from (DataError(language, "", "words-extra", key=key) for key in sorted(messages - english.keys()))
    wanted = {key for key in english if not key.startswith("-")}
    yield from (DataError(language, "", "words-none", key=key) for key in sorted(wanted - messages))
    for key in sorted(messages & wanted):
        yield from (DataError(language, key, "fault-quoted", why=it) for it in _parameters(ours[key], english[key]))
        nameless = limits.is_name(key) and language in limits.WITHOUT_COMMANDS
        if not nameless and _is_english(key, ours[key], english[key]):
            yield DataError(language, key, "words-english")


def read_well(language: str, ours: Entries) -> Iterator[DataError]:
    """What is wrong with the messages of a language by themselves: forms, faults, lengths, names."""
    plural = categories(language)
    if not plural:
        yield DataError(language, "", "words-no-language")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(ours.values())))
    for key, entry in ours.items():
        for keys in Uses(entry).selects:
            lacking = sorted(plural - set(keys)) if _CATEGORIES & set(keys) else []
            if lacking:
                yield DataError(language, key, "words-no-form", forms=lacking)
        if not key.startswith("-"):
            yield from (DataError(language, key, "fault-quoted", why=it) for it in _said(bundle, key, entry))
    yield from _names(language, bundle, [key for key in ours if limits.is_name(key)])


def categories(language: str) -> frozenset[str]:
    """The forms that a counted noun has in a language; none where nothing is known of such a language."""
    try:
        return frozenset({*Locale.parse(language, sep="-").plural_form.tags, "other"})
    except (UnknownLocaleError, ValueError):
        return frozenset()


def _parameters(ours: ast.Message | ast.Term, english: ast.Message | ast.Term) -> Iterator[Message]:
    """Parameters that English does not have, or that it shows and this message does not.

    One that English only chooses by may be left out: not every language has another form there.
    """
    here, there = Uses(ours), Uses(english)
    if extra := here.params - there.params:
        yield Message("words-wants", names=sorted(extra))
    if sorted(_filled(here)) != sorted(_filled(there)):
        yield Message("words-keep", names=_filled(there)) if _filled(there) else Message("words-keep-none")
    if lost := there.shown - here.params:
        yield Message("words-lost", names=sorted(lost))


def _filled(uses: Uses) -> list[str]:
    """What the command line fills in itself, such as `%(default)s`."""
    return _FILLED.findall(" ".join(uses.texts))


def _is_english(key: str, ours: ast.Message | ast.Term, english: ast.Message | ast.Term) -> bool:
    if _NAMES.fullmatch(key) or (ours.comment is not None and SAME in (ours.comment.content or "")):
        return False
    if _written(ours) != _written(english):
        return False
    return _WORD.search(" ".join(Uses(ours).texts)) is not None


def _written(entry: ast.Message | ast.Term) -> str:
    bare = ast.Message(entry.id, entry.value, entry.attributes) if isinstance(entry, ast.Message) else entry
    return FluentSerializer().serialize_entry(bare)


def _say(bundle: FluentBundle, key: str, params: Mapping[str, int]) -> tuple[str, str]:
    """The words for a key, and what is wrong with them."""
    pattern = bundle.get_message(key).value
    if pattern is None:
        return "", "it has no words of its own"
    try:
        text, errors = bundle.format_pattern(pattern, dict(params))
    except RecursionError:
        return "", "it refers to itself"
    return str(text), str(errors[0]) if errors else ""


def _said(bundle: FluentBundle, key: str, entry: ast.Message | ast.Term) -> Iterator[Message]:
    """What goes wrong when a message is said with each of the counts, each fault once."""
    params, most = Uses(entry).params, limits.longest(key)
    found: list[Message] = []
    for count in COUNTS:
        text, wrong = _say(bundle, key, dict.fromkeys(params, count))
        if wrong:
            found.append(Message("words-unsayable", why=wrong))
        elif not text.strip():
            found.append(Message("words-empty"))
        elif most is not None and len(text) > most:
            found.append(Message("words-long", most=most))
        if not params:
            break
    yield from (it for at, it in enumerate(found) if it not in found[:at])


def _names(language: str, bundle: FluentBundle, keys: list[str]) -> Iterator[DataError]:
    """Names of commands that Discord does not take, or that two commands of one group have."""
    seen: dict[tuple[str, str], str] = {}
    for key in keys:
        name = _say(bundle, key, {})[0]
        if not limits.good_name(name):
            yield DataError(language, key, "words-no-name", name=name)
        other = seen.setdefault((limits.siblings(key), name), key)
        if other != key:
            yield DataError(language, "", "words-same-name", key=key, other=other, name=name)
