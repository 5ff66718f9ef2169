"""A worked example of a rule: a short case of the rulebook, played at this table's settings and told in the reader's language.

Owns: `data/<game>/examples.toml`, which repeats cases of the case files word for word, and which of them a table is shown. A case that does
not come out as it says at the table's settings is told only where none does, and then says at which settings it happens.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot import rulesets
from bot.cases import Case, Played, Step, read_file, watch
from bot.engine.actions import PlaceBid, SetMaximum
from bot.engine.events import AuctionPassed
from bot.engine.rules import Rules
from bot.i18n import Words
from bot.rulebook import Rule
from bot.table.attempts import Tries
from bot.table.positions import Position
from bot.table.settings import told_value
from bot.table.story import Story
from bot.table.voice import Voice

_FILE: Final = "examples.toml"
_STORY: Final = 7
"""So many lines tell what happens between two refusals."""
LINES: Final = 10
"""So many lines an example has at most."""


class Refusal(Struct, frozen=True):
    """A refusal that is asked about: its code, and its reason where it has one."""

    code: str
    why: str = ""


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


def example(rule: Rule, rules: Rules, words: Words, about: Refusal | None = None) -> list[str]:
    """A rule at work at a table like this one, in one to `LINES` lines; none where no short case shows it.

    Args:
        rule: the rule.
        rules: the table's rules.
        words: the catalog of the reader's language.
        about: the refusal that is asked about; a case that shows it comes before others.
    """
    cases = load(rules.game).get(rule.id, ())
    for settings_of in (_of_table, _of_both, _of_case):
        shown = []
        for index, case in enumerate(cases):
            played = _played(rules.game, rule.id, index, *settings_of(case, rules))
            if played.wrong is None:
                shown.append((case, played))
        if shown:
            case, played = max(shown, key=lambda it: _answers(it[1], about))
            return [*_elsewhere(played, rules, words), *told(case, played, words)]
    return []


def told(case: Case, played: Played, words: Words) -> list[str]:
    """A case that was played: what it begins with, what happens and what is refused, and how it stands then."""
    if played.first is None or played.view is None:
        return []
    happened = _happened(Voice.of(played.view, case.seats, words), case, played)
    position = Position(case, played.first, played.view, words.for_rules(played.view.rules))
    before = position.before()
    return [*([before] if before else []), *happened, *position.after(played.events, quiet=not happened)]


def _happened(voice: Voice, case: Case, played: Played) -> list[str]:
    """What happened and what was refused, in the order of the script."""
    lines: list[str] = []
    for kind, steps in groupby(played.steps, _kind):
        lines += _TELLERS[kind](voice, case, steps)
    return lines


def _kind(step: Step) -> str:
    """How a line of a script is told."""
    if step.refused is not None:
        return "refused"
    bids = isinstance(step.action, PlaceBid | SetMaximum) or any(isinstance(it, AuctionPassed) for it in step.events)
    return "bids" if bids else "story"


def _refused(voice: Voice, case: Case, steps: Iterable[Step]) -> Iterator[str]:
    """The moves that were refused, those with the same answer together."""
    tries = Tries(voice, case.seats)
    for step in steps:
        if not tries.take(step):
            yield tries.told
            tries = Tries(voice, case.seats)
            tries.take(step)
    yield tries.told


def _bids(voice: Voice, case: Case, steps: Iterable[Step]) -> Iterator[str]:
    """Who bids what in one line, sealed maxima too: a story keeps these to itself. Then what came of it, which says a single bid."""
    made = list(steps)
    said = []
    for step in made:
        match step.action:
            case PlaceBid(amount=amount):
                said.append(voice.words("example-bid", name=voice.seat(step.seat), amount=voice.money(amount)))
            case SetMaximum(amount=amount):
                said.append(voice.words("example-upto", name=voice.seat(step.seat), amount=voice.money(amount)))
            case _:
                said.append(voice.words("example-pass", name=voice.seat(step.seat)))
    if len(made) > 1 or not isinstance(made[0].action, PlaceBid):
        yield f"{'; '.join(said)}."
    yield from _story(voice, case, made)


def _story(voice: Voice, case: Case, steps: Iterable[Step]) -> Iterator[str]:
    """What happened, as a turn is told."""
    del case
    story = Story(voice)
    for step in steps:
        for event in step.events:
            story.hear(event)
    yield from story.lines(_STORY)


_TELLERS: Final[Mapping[str, Callable[[Voice, Case, Iterable[Step]], Iterator[str]]]] = {
    "refused": _refused,
    "bids": _bids,
    "story": _story,
}


_Settings = tuple[str | None, str | None, tuple[tuple[str, str], ...]]
"""The profile, the board and single settings."""


def _of_table(case: Case, rules: Rules) -> _Settings:
    """The table's own settings."""
    del case
    return rules.profile, rules.board, tuple(sorted(rules.settings.items()))


def _of_both(case: Case, rules: Rules) -> _Settings:
    """The table's, but for those that the case names."""
    return rules.profile, rules.board, tuple(sorted({**rules.settings, **case.settings}.items()))


def _of_case(case: Case, rules: Rules) -> _Settings:
    """The case's own, wherever they are usual."""
    del rules
    return case.profile, case.board, tuple(sorted(case.settings.items()))


def _elsewhere(played: Played, rules: Rules, words: Words) -> list[str]:
    """A line that says at which settings an example is played, where they are not the table's."""
    there = played.view.rules if played.view is not None else rules
    if (there.profile, there.settings) == (rules.profile, rules.settings):
        return []
    usual = rules.settings if there.profile == rules.profile else rulesets.load(there.game, there.profile).settings
    parts = [] if there.profile == rules.profile else [words(f"profile-{there.game}-{there.profile}")]
    bound = words.for_rules(there)
    for key, value in there.settings.items():
        if value != usual.get(key):
            parts.append(
                words("why-setting", setting=words(f"setting-{key}"), value=told_value(there, key, value, bound))
            )
    return [words("example-elsewhere", settings="; ".join(parts))]


def _answers(played: Played, about: Refusal | None) -> int:
    """How well a case answers what is asked: with just this refusal, with its code, with any, or with none."""
    if about is None:
        return 0
    codes = [it.code for it in played.refusals]
    just = any(it.code == about.code and str(it.params.get("why", "")) == about.why for it in played.refusals)
    return 3 * just or 2 * (about.code in codes) or len(codes[:1])


@lru_cache(maxsize=1024)
def _played(
    game: str, rule: str, index: int, profile: str | None, board: str | None, settings: tuple[tuple[str, str], ...]
) -> Played:
    """A case as it goes at other settings than its own."""
    case = load(game)[rule][index]
    return watch(replace(case, profile=profile, board=board, options=dict(settings)))
