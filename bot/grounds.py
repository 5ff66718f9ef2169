"""The grounds of what happens: for each event and each move of a game the rules behind it, and the settings a rule hangs on.

Owns: `data/<game>/why.toml`, and which of its entries an event is. What rules say is in `bot.rulebook`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from bot import rulebook, rulesets
from bot.engine import events as e
from bot.engine.actions import Action
from bot.engine.effects import Effect, MoveToNext
from bot.engine.events import EVENTS, Event
from bot.engine.rules import Card, Rules
from bot.engine.state import BANK
from bot.errors import DataError
from bot.message import Message
from bot.rulebook import Rule
from bot.rulesets import read_toml

_FILE: Final = "why.toml"
_REASONS: Final = ("why", "how", "what", "ending")
"""The fields of events that say why."""
VERBS: Final = frozenset(str(kind.__struct_config__.tag) for kind in Action.__args__)


class Grounds(Struct, frozen=True, forbid_unknown_fields=True):
    """The grounds of one game.

    Attributes:
        never: the tags of events that this game does not have.
        plain: the tags of events that no rule of the game is behind.
        events: the rules behind an event, by its tag, or by `tag:detail` where they hold for that detail only.
        moves: the rules behind a move, by its verb.
        settings: for a rule the settings it hangs on, and with which value it holds; empty: with any.
    """

    never: tuple[str, ...]
    plain: tuple[str, ...]
    events: dict[str, tuple[str, ...]]
    moves: dict[str, tuple[str, ...]]
    settings: dict[str, dict[str, str]]


@cache
def load(game: str) -> Grounds:
    """The grounds of a game.

    Raises:
        DataError: there is no such game, or its file is broken: it names a rule, an event, a move or a setting that there is not,
            or leaves an event out.
    """
    known = {rule.id for rule in rulebook.load(game)}
    found = read_toml(files("data") / game / _FILE, Grounds)
    for place, wrong in _faults(game, found, known):
        raise DataError(f"{game}/{_FILE}", place, "fault-quoted", why=wrong)
    return found


def _faults(game: str, found: Grounds, known: set[str]) -> Iterator[tuple[str, Message]]:
    """What is wrong, each with its place."""
    told = [key.split(":")[0] for key in found.events]
    listed = {*told, *found.never, *found.plain}
    yield from ((tag, Message("data-no-event")) for tag in sorted(listed - set(EVENTS)))
    yield from ((tag, Message("data-no-grounds")) for tag in sorted(set(EVENTS) - listed))
    yield from ((tag, Message("data-grounds")) for tag in sorted({*found.never, *found.plain} & set(told)))
    yield from ((verb, Message("data-no-move")) for verb in sorted(set(found.moves) - VERBS))
    for place, rules in (*found.events.items(), *found.moves.items(), *((rule, (rule,)) for rule in found.settings)):
        yield from ((place, Message("data-unknown", what="rule", name=rule)) for rule in rules if rule not in known)
    source = rulesets.source(game)
    for rule, settings in found.settings.items():
        for key, value in settings.items():
            if key not in source.choices:
                yield rule, Message("data-unknown", what="setting", name=key)
            elif value and key not in getattr(source, "ranges", {}) and value not in source.choices[key]:
                yield rule, Message("data-never", key=key, value=value)


def behind_event(rules: Rules, event: Event) -> list[Rule]:
    """The rules behind an event that are in force at a table, those for just this case first."""
    told = load(rules.game).events
    tag = str(event.__struct_config__.tag)
    keys = [f"{tag}:{detail}" for detail in _details(rules, event)]
    return _in_force(rules, [rule for key in (*keys, tag) for rule in told.get(key, ())])


def behind_move(rules: Rules, verb: str) -> list[Rule]:
    """The rules behind a move that are in force at a table."""
    return _in_force(rules, load(rules.game).moves.get(verb, ()))


def settings_of(rules: Rules, rule: Rule) -> dict[str, str]:
    """The settings a rule hangs on, with their values at a table."""
    return {key: rules.settings[key] for key in load(rules.game).settings.get(rule.id, {}) if key in rules.settings}


def holds(rules: Rules, rule: Rule) -> bool:
    """Whether a rule is in force at a table, as far as that hangs on its settings."""
    wanted = load(rules.game).settings.get(rule.id, {})
    return all(value in {"", rules.settings.get(key, value)} for key, value in wanted.items())


def _in_force(rules: Rules, ids: list[str] | tuple[str, ...]) -> list[Rule]:
    book = {rule.id: rule for rule in rulebook.load(rules.game)}
    return [book[rule] for rule in dict.fromkeys(ids) if holds(rules, book[rule])]


def _details(rules: Rules, event: Event) -> Iterator[str]:
    """What of an event its grounds may ask for, the most special first."""
    reasons = [reason for name in _REASONS if (reason := getattr(event, name, ""))]
    kinds = [rules.deeds[name].kind for name in _deeds(event) if name in rules.deeds]
    yield from (f"{reason}:{kind}" for reason in reasons for kind in kinds)
    yield from reasons
    for reason in reasons:
        yield from _of_card(rules, reason)
    yield from _own(rules, event)
    yield rules.profile


def _deeds(event: Event) -> Iterator[str]:
    """The deeds that an event is about."""
    for name in ("about", "deed"):
        if found := getattr(event, name, ""):
            yield str(found)


def _own(rules: Rules, event: Event) -> Iterator[str]:
    """What only this kind of event has to say."""
    match event:
        case e.TurnStarted(again=True):
            yield "again"
        case e.TokenMoved(back=True):
            yield "back"
        case e.DiceRolled(dice=(_, _, _)):
            yield "speed"
        case e.FloorBuilt(height=height):
            yield str(height)
        case e.CardDrawn(card=card):
            yield from _of_card(rules, card)
        case e.SeatBankrupt(creditor=creditor, resigned=resigned):
            yield from ("resigned",) if resigned else ()
            yield "to_bank" if creditor == BANK else "to_seat"
        case e.AuctionOpened(deed=deed) | e.AuctionWon(deed=deed) | e.AuctionUnsold(deed=deed):
            yield from () if deed in rules.deeds else ("building",)
        case _:
            pass


def _of_card(rules: Rules, card: str) -> list[str]:
    """What a card does; nothing where this is no card."""
    found: Card | None = next((deck[card] for deck in rules.cards.values() if card in deck), None)
    if found is None:
        return []
    return [_named(effect) for effect in found.effects] or ["keep" if found.keep else "none"]


def _named(effect: Effect) -> str:
    tag = str(effect.__struct_config__.tag)
    return f"{tag}_{effect.kind}" if isinstance(effect, MoveToNext) else tag
