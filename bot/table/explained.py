"""A rule as it is told at a table: what it says, where it comes from, what this table's settings make of it, and an example.

Owns how the parts are put together. The texts and the search are in `bot.rulebook`, what is behind a move in `bot.grounds`.
"""

from msgspec import Struct

from bot import grounds, rulebook, rulesets
from bot.engine.rules import Rules
from bot.errors import DataError
from bot.i18n import Words
from bot.rulebook import Rule
from bot.table.examples import Refusal, example
from bot.table.settings import told_value


class Explained(Struct, frozen=True):
    """A rule in words.

    Attributes:
        source: where it comes from, and whose settings make it what it is here.
        example: it at work, a line each; may be empty.
    """

    title: str
    text: str
    source: str
    example: tuple[str, ...]


def explained(rule: Rule, rules: Rules, words: Words, about: Refusal | None = None) -> Explained:
    """A rule as a table with these rules plays it; it may take some milliseconds where its example was not played yet.

    Args:
        rule: the rule.
        rules: the table's rules.
        words: the catalog of the reader's language.
        about: the refusal that is asked about, if it is one.
    """
    bound = words.for_rules(rules)
    sources = [rulebook.citation(rule, bound), *_settings(rule, rules, bound)]
    title, text = rulebook.title(rule, bound, rules), rulebook.text(rule, bound, rules)
    return Explained(title, text, " · ".join(sources), tuple(example(rule, rules, words, about)))


def _settings(rule: Rule, rules: Rules, words: Words) -> list[str]:
    """What of the settings it hangs on is otherwise than usual in this game: as the profile has it, and as just this table has it."""
    usual, of_profile = _usual(rules.game, None), _usual(rules.game, rules.profile)
    told: dict[str, list[str]] = {}
    for key, value in grounds.settings_of(rules, rule).items():
        if value != usual.get(key):
            whose = "profile" if value == of_profile.get(key) else "table"
            shown = told_value(rules, key, value, words)
            told.setdefault(whose, []).append(words("why-setting", setting=words(f"setting-{key}"), value=shown))
    profile = words(f"profile-{rules.game}-{rules.profile}")
    return [words(f"why-by-{whose}", profile=profile, settings="; ".join(parts)) for whose, parts in told.items()]


def _usual(game: str, profile: str | None) -> dict[str, str]:
    """The settings of a profile; nothing where there is no such profile any more."""
    try:
        return rulesets.load(game, profile).settings
    except DataError:
        return {}
