"""Whether a language has all the words that the engine, the data and the code ask for, and no others.

Owns: which keys there must be. Used by `check-data` and by the tests; never while the bot serves.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping

from fluent.syntax import ast

from bot.engine.actions import VERBS
from bot.engine.decisions import Decision
from bot.engine.events import EVENTS
from bot.engine.games import GAMES
from bot.engine.refusal import CODES
from bot.errors import DataError
from bot.i18n.bundles import Uses
from bot.i18n.sources import DEFAULT, entries, languages, sources
from bot.i18n.translated import compare, read_well
from bot.i18n.usage import usage
from bot.looks import looks
from bot.rulebook import SOURCES
from bot.rulebook import load as load_rulebook
from bot.rulesets import AntiSource, BuilderSource, ClassicSource, games, source
from bot.table.chronicle import KINDS as KINDS_OF_EVENTS
from bot.table.ending import STOPPED
from bot.table.ends import CHOICES, NOTICES
from bot.table.pace import KEYS, all_policies, clock_file
from bot.table.refusals import TABLE_CODES


def check(language: str = DEFAULT) -> list[DataError]:
    """What is wrong with a language's catalogs; empty when all is well.

    Keys that are missing, unused, or defined twice; files that are not Fluent; forms of counted words that are missing, messages that
    can't be said or are too long; and, in other languages than English, other parameters than there, and words that are English still.
    """
    found: list[DataError] = []
    texts = sources(language)
    known = _entries(language, texts, found)
    keys = {key for key in known if not key.startswith("-")}
    wanted = set(required())
    if language == DEFAULT:
        found += [DataError(language, "", "words-none", key=key) for key in sorted(wanted - keys)]
    found += [DataError(language, "", "words-none-of", key=prefix) for prefix in variants() if not _any(prefix, keys)]
    found += read_well(language, known)
    if language != DEFAULT:
        return [*found, *compare(language, known, _entries(DEFAULT, sources(DEFAULT), []))]
    asked = usage()
    found += [
        DataError(file, "", "words-none", key=key) for key, file in sorted(asked.asked.items()) if key not in keys
    ]
    inner = {name for entry in known.values() for name in Uses(entry).messages}
    unused = [key for key in keys if key not in wanted and key not in inner and not asked.uses(key)]
    return found + [DataError(language, "", "words-unused", key=key) for key in sorted(unused)]


def check_all() -> list[DataError]:
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
    yield "cli-ending-limit"
    for game in games():
        yield from (f"{kind}-{it}" for it in GAMES[game].endings for kind in ("event-game_ended", "cli-ending"))
        yield from _of_game(game)
        for rule in load_rulebook(game):
            yield from (rule.key, f"{rule.key}-text", f"rules-article-{rule.article}")


def variants() -> Iterator[str]:
    """The keys of which there must be at least one variant: every event and every decision."""
    yield from (f"event-{tag}" for tag in EVENTS)
    yield from (f"await-{kind.__struct_config__.tag}" for kind in Decision.__args__)


def _any(prefix: str, keys: Collection[str]) -> bool:
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
    yield from (f"log-kind-{it}" for it in KINDS_OF_EVENTS)


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
        yield from (f"role-{name}", f"corner-{role.corner}", f"cli-role-{name}")
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


def _entries(language: str, texts: Mapping[str, str], found: list[DataError]) -> dict[str, ast.Message | ast.Term]:
    """All messages and terms (with a leading `-`) of a language; what is wrong on the way is noted in `found`."""
    known: dict[str, ast.Message | ast.Term] = {}
    for name, text in texts.items():
        try:
            for entry in entries(name, text):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if key in known:
                    found.append(DataError(f"{language}/{name}", "", "words-twice", key=key))
                known[key] = entry
        except DataError as error:
            found.append(DataError(f"{language}/{error.file}", error.place, "fault-quoted", why=error.message))
    return known
