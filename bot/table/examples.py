"""A worked example of a rule: a short case of the rulebook, played at this table's settings and told in the reader's language.

Owns: `data/<game>/examples.toml`, which repeats cases of the case files word for word, and which of them a table is shown. A case that does
not come out as it says at the table's settings is not shown there.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from bot.cases import Case, Played, read_file, watch
from bot.engine.rules import Rules
from bot.i18n import Words
from bot.rulebook import Rule
from bot.table.story import Story
from bot.table.voice import Voice

_FILE: Final = "examples.toml"
LINES: Final = 3
"""So many lines an example has at most."""


@cache
def load(game: str) -> Mapping[str, tuple[Case, ...]]:
    """The cases of a game that serve as examples, by the id of the rule they show.

    Raises:
        DataError: the file is broken.
    """
    found: dict[str, tuple[Case, ...]] = {}
    for case in read_file(files("data") / game / _FILE):
        rule = case.rule.partition(":")[0].strip()
        found[rule] = (*found.get(rule, ()), case)
    return found


def example(rule: Rule, rules: Rules, words: Words) -> list[str]:
    """A rule at work at a table like this one, in one to `LINES` lines; none where no short case shows it there."""
    for index, case in enumerate(load(rules.game).get(rule.id, ())):
        settings = tuple(sorted(rules.settings.items()))
        played = _played(rules.game, rule.id, index, rules.profile, rules.board, settings)
        if not played.wrong and played.view is not None:
            story = Story(Voice.of(played.view, case.seats, words))
            for event in played.events:
                story.hear(event)
            return story.lines(LINES)
    return []


@lru_cache(maxsize=1024)
def _played(
    game: str, rule: str, index: int, profile: str, board: str, settings: tuple[tuple[str, str], ...]
) -> Played:
    """A case as it goes at other settings than its own."""
    case = load(game)[rule][index]
    return watch(replace(case, profile=profile, board=board, options=dict(settings)))
