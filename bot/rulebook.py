"""The rulebook: every rule and ruling of a game with its source, to be searched and to explain refusals.

Owns: `data/<game>/rules.toml` and the ranking of a search. The words are in the locale catalogs; the numbers in them come from
the table's rules, so that what is shown is what is played.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, assert_never

from msgspec import Struct

from bot.engine.refusal import CODES
from bot.engine.rules import AntiRules, BuilderRules, ClassicRules, Rules
from bot.errors import DataError
from bot.i18n import Words, catalog
from bot.message import Message
from bot.rulesets import READERS, read_toml

SOURCES: Final = ("text", "public", "ruling", "house")
_FILE: Final = "rules.toml"
_ID: Final = re.compile(r"[a-z]+(\.[a-z][a-z0-9_]*)+")
_WORD: Final = re.compile(r"\w+")
# weights of a search: a word of the id or the tags, of the title, of the text
_IN_TAGS, _IN_TITLE, _IN_TEXT = 4, 3, 1
_ASKED: Final = 12  # so many words of a query count
_WHOLE: Final = 2  # a whole word counts so many times a mere beginning of one


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule or ruling.

    Attributes:
        id: by which case files cite it (`builder.discard.limit`).
        source: one of `SOURCES`.
        article: the part of the rule text it belongs to; named in the catalogs as `rules-article-<article>`.
        tags: words by which it is also found.
        refusals: the refusals it explains, each `code`, or `code:detail` where only that action's verb or that
            reason (`why`) is meant.
        case: whether a case file can show it.
    """

    id: str
    source: str
    article: str
    tags: str
    refusals: tuple[str, ...] = ()
    case: bool = True

    @property
    def key(self) -> str:
        """The catalog key of its title; `<key>-text` is that of its text."""
        return f"rule-{self.id.replace('.', '-')}"


class _File(Struct, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


@cache
def load(game: str) -> tuple[Rule, ...]:
    """All rules of a game, in the order of the rulebook.

    Raises:
        DataError: there is no such game, or its rulebook is broken.
    """
    if game not in READERS:
        raise DataError(
            "data", game, "data-there-are", wrong=Message("data-unknown", what="game", name=game), known=list(READERS)
        )
    found = read_toml(files("data") / game / _FILE, _File).rule
    _check(game, found)
    return found


def _check(game: str, found: tuple[Rule, ...]) -> None:
    seen: set[str] = set()
    for rule in found:
        wrong: Message | None = None
        if not _ID.fullmatch(rule.id) or not rule.id.startswith(f"{game}."):
            wrong = Message("data-rule-id", game=game)
        elif rule.id in seen:
            wrong = Message("data-ids")
        elif rule.source not in SOURCES:
            wrong = Message(
                "data-there-are", wrong=Message("data-unknown", what="source", name=rule.source), known=SOURCES
            )
        elif unknown := [it for it in rule.refusals if it.split(":")[0] not in CODES]:
            wrong = Message("data-unknown", what="refusal", name=unknown[0])
        if wrong is not None:
            raise DataError(_FILE, rule.id, "fault-quoted", why=wrong)
        seen.add(rule.id)


def title(rule: Rule, words: Words, rules: Rules) -> str:
    """The rule's short title."""
    return words(rule.key, **_numbers(words, rules))


def text(rule: Rule, words: Words, rules: Rules) -> str:
    """The rule in our own words, with the numbers of this table."""
    return words(f"{rule.key}-text", **_numbers(words, rules))


def citation(rule: Rule, words: Words) -> str:
    """Where the rule comes from."""
    return words(f"rules-source-{rule.source}", article=words(f"rules-article-{rule.article}"))


def _numbers(words: Words, rules: Rules) -> dict[str, object]:
    money = words.for_rules(rules).money
    return {
        "min_seats": rules.min_seats,
        "max_seats": rules.max_seats,
        "start": money(rules.start_cash),
        "go": money(rules.go),
        "fine": money(rules.jail.fine),
        "throws": rules.jail.throws,
        "first_bid": money(rules.auction.start),
        "step": money(rules.auction.step),
        "cards": sum(card.copies for deck in rules.decks.values() for card in deck.cards),
        **_own_numbers(words, rules),
    }


def _own_numbers(words: Words, rules: Rules) -> dict[str, object]:
    """The numbers that only this kind of game has."""
    match rules.own:
        case BuilderRules() as own:
            return {
                "at_start": own.chips_at_start,
                "kept": own.chips_kept,
                "yield": own.yield_,
                "own_total": own.own_total,
                "stock": own.chips_each,
                "blocks": own.blocks,
                "bank_rate": own.bank_rate,
                "parking_rate": own.parking_rate,
                "billionaire": own.billionaire,
                "community": own.community,
            }
        case ClassicRules() as own:
            money = words.for_rules(rules).money
            taxes = {space: money(tax.amount) for space, tax in own.taxes.items()}
            return {
                **taxes,
                "houses": own.houses,
                "hotels": own.hotels,
                "hotel_after": own.hotel_after,
                "per_turn": own.houses_per_turn,
                "dealt": own.opening_deal,
                "ends_at": own.ends_at_bankruptcy,
                "rounds": own.turn_limit,
                "minutes": own.time_limit,
            }
        case AntiRules() as own:
            return _anti_numbers(own, words.for_rules(rules).money)
        case _:
            assert_never(rules.own)


def _anti_numbers(own: AntiRules, money: Callable[[int], str]) -> dict[str, object]:
    """Taxes by their space, grants by the face of the die, and what each role has as `<role>_<what>`."""
    numbers: dict[str, object] = {space: money(tax) for space, tax in own.taxes.items()}
    numbers |= {f"grant_{face}": money(grant) for face, grant in own.grants.items()}
    for name, role in own.roles.items():
        numbers |= {
            f"{name}_houses": role.houses,
            f"{name}_cash": role.tax_cash,
            f"{name}_deeds": role.tax_deeds,
            f"{name}_buildings": role.tax_buildings,
            f"{name}_keeps": role.keeps,
        }
    return numbers | {
        "fee": money(own.foundation_fee),
        "minutes": own.time_limit,
        "adjusting": own.adjust_limit,
    }


def search(query: str, words: Words, rules: Rules, most: int = 25) -> list[Rule]:
    """The rules that speak of what is asked, the most fitting first; those that match more of its words stand higher.

    Args:
        query: what somebody typed.
        words: the catalog to search in; tags are searched in every language. Its index is made once and kept.
        rules: the table's rules, or the game's usual ones.
        most: how many at most.
    """
    book = load(rules.game)
    index = _index(rules.game, words.language, tuple(_numbers(words, rules).items()))
    asked = list(dict.fromkeys(_words_in(query)))[:_ASKED]
    # a word that many rules have says little beside others
    asked = [word for word in asked if len(index.get(word, ())) <= len(book) // 4] or asked
    hits: dict[int, int] = {}
    marks: dict[int, int] = {}
    for word in asked:
        for at, mark in _marks(word, index).items():
            hits[at] = hits.get(at, 0) + 1
            marks[at] = marks.get(at, 0) + mark
    best = sorted(hits, key=lambda at: (-hits[at], -marks[at], at))
    return [book[at] for at in best[:most]]


_Index = dict[str, dict[int, int]]


@lru_cache(maxsize=32)
def _index(game: str, language: str, numbers: tuple[tuple[str, object], ...]) -> _Index:
    """For each word of the rulebook the rules that have it, by position, and how prominent it is there."""
    words, found = catalog(language), _Index()
    for at, rule in enumerate(load(game)):
        fields = (
            (_IN_TAGS, f"{rule.id} {rule.tags}"),
            (_IN_TITLE, words(rule.key, **dict(numbers))),
            (_IN_TEXT, words(f"{rule.key}-text", **dict(numbers))),
        )
        for weight, field in fields:
            for word in set(_words_in(field)):
                there = found.setdefault(word, {})
                there[at] = there.get(at, 0) + weight
    return found


def _marks(word: str, index: _Index) -> dict[int, int]:
    """How well each rule, by position, answers one word: the best of the words it has."""
    found: dict[int, int] = {}
    for known, there in index.items():
        fit = _fit(word, known)
        if fit:
            for at, weight in there.items():
                found[at] = max(found.get(at, 0), fit * weight)
    return found


def _fit(word: str, known: str) -> int:
    if word == known:
        return _WHOLE
    return int(len(word) > 2 and (known.startswith(word) or (len(known) > 3 and word.startswith(known))))


def _words_in(text_: str) -> Iterator[str]:
    """The words of a text without case, accents and underscores."""
    bare = unicodedata.normalize("NFKD", text_.casefold())
    plain = "".join(char for char in bare if not unicodedata.combining(char))
    return (word for run in _WORD.findall(plain) for word in run.split("_") if word)


def for_refusal(game: str, code: str, *, verb: str = "", why: str = "") -> list[Rule]:
    """The rules that explain a refusal: those for just this reason or action first, then those for the code in general.

    Args:
        game: the game's id.
        code: the refusal's code.
        verb: the verb of the action that was refused, where it is known.
        why: the refusal's `why` parameter, where it has one.
    """
    exact = [f"{code}:{detail}" for detail in (why, verb) if detail]
    found: list[Rule] = []
    for wanted in (*exact, code):
        found += [rule for rule in load(game) if wanted in rule.refusals and rule not in found]
    return found
