"""Whether a language has all the words that the engine, the data and the code ask for, and no others.

Owns: which keys there must be. Used by `check-data` and by the tests; never while the bot serves.
"""

from collections.abc import Iterable, Iterator

from fluent.syntax import ast, visitor

from bot.engine.actions import VERBS
from bot.engine.decisions import Decision
from bot.engine.events import EVENTS
from bot.engine.games import GAMES
from bot.engine.refusal import CODES
from bot.errors import DataError
from bot.i18n.usage import usage
from bot.i18n.words import DEFAULT, entries, languages, sources
from bot.looks import looks
from bot.rulebook import SOURCES
from bot.rulebook import load as load_rulebook
from bot.rulesets import AntiSource, BuilderSource, ClassicSource, games, source
from bot.table.ending import STOPPED
from bot.table.ends import CHOICES, NOTICES
from bot.table.pace import KEYS, all_policies, clock_file
from bot.table.refusals import TABLE_CODES


def check(language: str = DEFAULT) -> list[str]:
    """What is wrong with a language's catalogs, one line each; empty when all is well.

    Keys that are missing, unused, or defined twice; files that are not Fluent; and, in other languages than English, words that
    want other parameters than the English ones.
    """
    found: list[str] = []
    keys = _keys(language, found)
    wanted = set(required())
    found += [f"{language}: no words for {key}" for key in sorted(wanted - set(keys))]
    found += [f"{language}: no words for any {prefix}…" for prefix in variants() if not _any(prefix, keys)]
    if language != DEFAULT:
        return found + _compared(language, keys)
    asked = usage()
    found += [f"{file}: no words for {key}" for key, file in sorted(asked.asked.items()) if key not in keys]
    inner = {name for variables in keys.values() for name in variables.messages}
    unused = [key for key in keys if key not in wanted and key not in inner and not asked.uses(key)]
    return found + [f"{language}: nothing uses {key}" for key in sorted(unused)]


def check_all() -> list[str]:
    """What is wrong with any language."""
    return [problem for language in languages() for problem in check(language)]


def required() -> Iterator[str]:
    """The keys that the engine's tags and the data ask for."""
    yield from (f"refusal-{code}" for code in CODES)
    yield from (f"table-{code}" for code in TABLE_CODES)
    yield from (f"verb-{verb}" for verb in VERBS)
    yield f"event-game_ended-{STOPPED}"
    yield from (f"rules-source-{it}" for it in SOURCES)
    yield from _of_time()
    yield from (f"theme-{look}{part}" for look in looks() for part in ("", "-description"))
    for game in games():
        yield from (f"event-game_ended-{ending}" for ending in GAMES[game].endings)
        yield from _of_game(game)
        for rule in load_rulebook(game):
            yield from (rule.key, f"{rule.key}-text", f"rules-article-{rule.article}")


def variants() -> Iterator[str]:
    """The keys of which there must be at least one variant: every event and every decision."""
    yield from (f"event-{tag}" for tag in EVENTS)
    yield from (f"await-{kind.__struct_config__.tag}" for kind in Decision.__args__)


def _any(prefix: str, keys: dict[str, "_Uses"]) -> bool:
    return prefix in keys or any(key.startswith(f"{prefix}-") for key in keys)


def _of_game(game: str) -> Iterator[str]:
    match source(game):
        case BuilderSource() as data:
            yield from _of_builder(game, data)
        case ClassicSource() as data:
            yield from _of_classic(game, data)
        case AntiSource() as data:
            yield from _of_anti(game, data)


def _of_time() -> Iterator[str]:
    """How a table's time runs, and what is told when a time is up."""
    for key in KEYS:
        yield from (f"setting-{key}", f"setting-{key}-rule")
    chosen = {"pace": [it.id for it in clock_file().paces], "policy": list(all_policies())}
    for key, values in chosen.items():
        yield from (f"setting-{key}-{value}{part}" for value in values for part in ("", "-description"))
    yield from (f"notice-{it}" for it in NOTICES)
    yield from (f"notice-next-{it}" for it in all_policies())
    yield from (f"button-vote-{it}" for it in CHOICES)


def _of_builder(game: str, data: BuilderSource) -> Iterator[str]:
    yield from (f"game-{game}", f"profile-{game}-{data.game.profile}", f"board-{data.game.board}")
    yield f"money-{data.game.board}"
    for key, values in data.game.settings.items():
        yield from (f"setting-{key}-rule", *_of_setting(key, values))
    for colour in data.game.chips.colours:
        yield from (f"colour-{colour}", f"chips-{colour}")
    yield from _of_tokens(token.id for token in data.game.token)
    yield from (f"group-{group.id}" for group in data.board.group)
    yield from (f"place-{data.game.board}-{space.id}" for space in data.board.space)
    yield from _of_decks((deck.id, [card.id for card in deck.card]) for deck in data.decks.deck)


def _of_classic(game: str, data: ClassicSource) -> Iterator[str]:
    yield from _of_offer(game, data.profiles)
    scales = sorted({profile.scale for profile in data.profiles.values()} - {1})
    for board in data.boards:
        yield from (f"board-{board}", f"money-{board}")
        yield from (f"money-{board}-{scale}" for scale in scales)
        yield from (f"place-{board}-{space.id}" for space in data.board.space)
    for key, setting in data.settings.items():
        yield from (f"setting-{key}-rule", *_of_setting(key, setting.values))
    yield from _of_tokens(token.id for token in data.game.token)
    yield from (f"group-{group.id}" for group in data.board.group)
    yield from _of_decks((deck.id, [card.id for card in deck.card]) for deck in data.decks.deck)


def _of_anti(game: str, data: AntiSource) -> Iterator[str]:
    """Its boards name their places and cities themselves."""
    yield from _of_offer(game, data.profiles)
    for board in data.boards.values():
        yield from (f"board-{board.id}", f"money-{board.currency}")
    for key, setting in data.settings.items():
        yield from (f"setting-{game}-{key}-rule", *_of_setting(key, setting.values))
    for name, role in data.game.role.items():
        yield from (f"role-{name}", f"corner-{role.corner}")
    yield from _of_tokens(token.id for token in data.game.token)
    yield from _of_decks((deck.id, [card.id for card in deck.card]) for deck in data.decks.deck)


def _of_offer(game: str, profiles: Iterable[str]) -> Iterator[str]:
    yield from (f"game-{game}", f"game-{game}-blurb")
    yield from (f"profile-{game}-{profile}{part}" for profile in profiles for part in ("", "-description"))


def _of_setting(key: str, values: Iterable[str]) -> Iterator[str]:
    yield f"setting-{key}"
    for value in values:
        yield from (f"setting-{key}-{value}", f"setting-{key}-{value}-description")


def _of_tokens(tokens: Iterable[str]) -> Iterator[str]:
    for token in tokens:
        yield from (f"token-{token}", f"token-{token}-sign")


def _of_decks(decks: Iterable[tuple[str, list[str]]]) -> Iterator[str]:
    for deck, cards in decks:
        yield f"deck-{deck}"
        for card in cards:
            yield from (f"card-{card}", f"card-{card}-text")


class _Uses(visitor.Visitor):
    """The parameters and the other messages that one message uses."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(node.id.name)


def _keys(language: str, found: list[str]) -> dict[str, _Uses]:
    """All messages of a language with what they use; what is wrong on the way is noted in `found`."""
    keys: dict[str, _Uses] = {}
    for name, text in sources(language).items():
        try:
            for entry in entries(name, text):
                if isinstance(entry, ast.Message):
                    if entry.id.name in keys:
                        found.append(f"{language}/{name}: {entry.id.name} is defined twice")
                    keys[entry.id.name] = _Uses(entry)
        except DataError as error:
            found.append(f"{language}/{error}")
    return keys


def _compared(language: str, keys: dict[str, _Uses]) -> list[str]:
    english = _keys(DEFAULT, [])
    found = [f"{language}: English has no {key}" for key in sorted(keys.keys() - english.keys())]
    found += [f"{language}: no words for {key}" for key in sorted(english.keys() - keys.keys())]
    for key in sorted(keys.keys() & english.keys()):
        extra = keys[key].params - english[key].params
        if extra:
            found.append(f"{language}: {key} wants {', '.join(sorted(extra))}, which English does not have")
    return found
