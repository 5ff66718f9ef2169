"""Examples of rules: short cases that are true, told in every language, for nearly every rule at every table, refusals among them."""

from functools import cache
from pathlib import Path

import pytest

from bot import grounds, rulebook
from bot.cases import play, read_file, watch
from bot.engine.actions import VERBS
from bot.i18n import catalog, languages
from bot.rulesets import games, source
from bot.rulesets import load as load_rules
from bot.table import examples
from bot.table.examples import Refusal, example
from cogs.rules import FOUND

CASES = Path(__file__).parents[1] / "cases"
GAMES = games()
LONGEST = 640
"""Letters of an example in English; other languages may take a third more."""
UNSHOWN = {
    "builder": {
        "start.seats": "tables are filled before a game begins",
        "start.first": "a case begins with the first turn",
        "chance.deck": "it counts the cards",
    },
    "classic": {
        "start.first": "a case begins with the first turn",
        "start.deal": "a case deals nothing but what it names",
        "card.decks": "it counts the cards",
    },
    "anti": {
        "start.decks": "it counts the cards",
        "roles.choice": "a case begins after roles were chosen",
        "roles.swap": "a case begins after roles were chosen",
        "cards.under": "a case lays its own cards on top",
    },
}
"""The rules without an example, and why no case can be one."""
OF_ROLES = frozenset({"not_allowed:no_swap", "not_allowed:split"})
"""What is refused while roles are chosen, before a case begins."""
AT_HOME = {
    "builder": {"official": 98},
    "classic": {"official": 92, "russian": 92, "online": 73, "short": 91, "timed": 92, "cards": 92},
    "anti": {"A": 87, "B": 87, "two_hours": 94},
}
"""How many per cent of a profile's rules show an example at its own settings; the others show one from another table."""


def rule(rule_id):
    return next(it for it in rulebook.load(rule_id.split(".")[0]) if it.id == rule_id)


def told(rule_id, language="en", about=None, **options):
    return example(rule(rule_id), load_rules(rule_id.split(".")[0], **options), catalog(language, strict=True), about)


@cache
def refused(game):
    """The refusals that each rule's cases show: their code, verb and reason."""
    return {
        rule_id: {
            (step.refused.code, it)
            for case in cases
            for step in watch(case).steps
            if step.refused
            for it in ("", step.line.verb, str(step.refused.params.get("why", "")))
        }
        for rule_id, cases in examples.load(game).items()
    }


# --- which there are


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_case_word_for_word_and_passes(game):
    own = examples.files("data") / game / "examples.toml"
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted((CASES / game).glob("*.toml")))
    blocks = own.read_text(encoding="utf-8").split("[[case]]")[1:]
    assert [block for block in blocks if f"[[case]]{block.rstrip()}\n" not in texts] == []
    assert len(set(blocks)) == len(blocks)
    known = {it.id for it in rulebook.load(game)}
    for case in read_file(own):
        assert not play(case), case.name
        assert case.rule.partition(":")[0] in known


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_case_can_show_has_an_example(game):
    book = rulebook.load(game)
    assert [it.id for it in book if it.id not in examples.load(game)] == [f"{game}.{it}" for it in UNSHOWN[game]]
    assert {it.id for it in book if not it.case} == {f"{game}.{it}" for it in UNSHOWN[game]}


@pytest.mark.parametrize(("game", "profile"), [(game, it) for game in GAMES for it in source(game).profile_ids])
def test_a_table_sees_short_examples_most_of_them_at_its_own_settings(game, profile):
    rules, words = load_rules(game, profile), catalog("en", strict=True)
    book = [it for it in rulebook.load(game) if it.case]
    shown = {it.id: example(it, rules, words) for it in book}
    assert [it for it, lines in shown.items() if not lines] == []
    for rule_id, lines in shown.items():
        assert len(lines) <= examples.LINES, (rule_id, lines)
        assert sum(map(len, lines[elsewhere(lines) :])) <= LONGEST, (rule_id, lines)
    in_force = [shown[it.id] for it in book if grounds.holds(rules, it)]
    at_home = sum(not elsewhere(lines) for lines in in_force)
    assert 100 * at_home // len(in_force) >= AT_HOME[game][profile]


def elsewhere(lines):
    """Whether the example says that it happens at another table than the one that asks."""
    return lines[0].startswith("At a table with other settings")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [it for it in languages() if it != "en"])
def test_examples_are_told_in_every_language(game, language):
    words, rules = catalog(language, strict=True), load_rules(game)
    for it in rulebook.load(game):
        lines = example(it, rules, words)
        assert len(lines) <= examples.LINES, (it.id, lines)
        assert sum(map(len, lines)) <= LONGEST * 4 // 3, (it.id, lines)
        assert not any("\n" in line or "None" in line for line in lines), (it.id, lines)


# --- refusals


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_refusal_that_a_rule_explains_is_shown(game):
    wanted = [(it.id, *refusal.partition(":")[::2]) for it in rulebook.load(game) for refusal in it.refusals]
    shown = [it for it in wanted if it[1:] in refused(game).get(it[0], ())]
    assert 100 * len(shown) // len(wanted) >= 70
    codes = {code for _, code, _ in wanted}
    assert codes - {code for _, code, _ in shown} == set()


@pytest.mark.parametrize("game", GAMES)
def test_asking_why_of_a_refusal_shows_one_like_it(game):
    rules, words = load_rules(game), catalog("en", strict=True)
    reasons = {it.partition(":")[::2] for rule_ in rulebook.load(game) for it in rule_.refusals}
    unlike = set()
    for code, why in sorted(it for it in reasons if it[1] not in VERBS and ":".join(it) not in OF_ROLES):
        found = rulebook.for_refusal(game, code, why=why)[:FOUND]
        like = [it for it in found if (code, "") in refused(game).get(it.id, ())]
        lines = [line for it in like for line in example(it, rules, words, Refusal(code, why))]
        if not any(" tries to " in line for line in lines):
            unlike.add(f"{code}:{why}")
    assert unlike == set()


# --- how they are told


def test_an_example_is_told_at_the_settings_of_the_table():
    assert told("classic.rent.group")[-1] == "Ann paid $100 rent to Ben for Boardwalk."
    assert "100 тыс. ₽" in told("classic.rent.group", profile="russian")[-1]


def test_where_no_case_holds_it_is_said_at_which_table_it_happens():
    lines = told("classic.go.setting")
    assert lines[0] == "At a table with other settings (Money at GO \N{EN DASH} $300):"
    assert any("$300 at GO" in line for line in lines)
    assert told("classic.sell.half", profile="online")[0].startswith("At a table with other settings (")
    lines = told("classic.build.per_turn")
    assert lines[0].startswith("At a table with other settings (Online")
    assert any("$200K" in line for line in lines)


def test_the_position_is_told_before_and_what_came_of_it_after():
    lines = told("classic.debt.real_money")
    assert lines[0] == "At first \N{EN DASH} Ann: $3 · on Chance; Ben: $100 · owns Boardwalk"
    assert lines[-1] == "Afterwards \N{EN DASH} Ben: $103"
    lines = told("builder.steal.one", about=Refusal("not_allowed"))
    assert lines[0] == "At first \N{EN DASH} Ann: on Jail · chips: 1 red"
    assert (
        told("anti.build.apartment")[0]
        == "At first \N{EN DASH} Ann: competitor · owns Wall St. (4 houses); Ben: monopolist"
    )
    assert told("anti.build.apartment")[-1] == "Ann cannot: build"
    assert told("builder.jail.failed_throw")[-1].endswith("stays in jail, with 2 throws left.")


def test_bids_are_told_with_their_sealed_maxima():
    lines = told("builder.auction.equal_maxima")
    assert "Ben sets a sealed maximum of 120M; Ann bids 120M." in lines
    assert lines[-1] == "Ben leads the auction of Oriental with 120M."


REFUSED = {
    "en": "Ann tries to build (Boardwalk): “Park Place is mortgaged, so nothing is built in its set. Redeem it first.”",
    "cs": "Ann chce stavět (Boardwalk): „",
    "sk": "Ann chce stavať (Boardwalk): „",
    "ro": "Ann nu poate construi (Boardwalk): „",
    "ru": "Ann хочет строить (Boardwalk): «",
}


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_told_with_the_sentence_that_players_get(language):
    assert told("classic.build.mortgaged", language)[-1].startswith(REFUSED[language])


def test_moves_with_the_same_answer_are_told_together():
    lines = told("anti.turn.own")
    assert lines[1].startswith(
        "Ben tries to roll, end the turn and buy the deed: “It\N{RIGHT SINGLE QUOTATION MARK}s Ann\N{RIGHT SINGLE QUOTATION MARK}s move just now."
    )


def test_the_refusal_that_is_asked_about_comes_first():
    short = "That takes 50M, and you have 49M free."
    assert any(short in line for line in told("builder.jail.fine", about=Refusal("short_of_cash")))
    assert not any(short in line for line in told("builder.jail.fine"))


@pytest.mark.parametrize(
    ("rule_id", "line"),
    [
        ("builder.bank.other_colour", "trade with the bank (4 red for 1 red)"),
        ("builder.steal.one", "choose (1 red · Ann)"),
        ("builder.trade.one_way_money", "offer a trade (500M for 600M · Ben)"),
        ("builder.action.unknown_name", "build (g1)"),
        ("classic.build.even", "build (Boardwalk \N{MULTIPLICATION SIGN} 2)"),
        ("classic.jail.card", "use a card (Get Out of Jail Free)"),
        ("classic.mortgage.own", "mortgage a deed (Boardwalk)"),
        ("classic.trade.answer", "accept an offer (Ann)"),
        ("builder.discard.not_below", "discard (2 red)"),
        ("builder.floor.second", "build (b3 · 3 yellow)"),
        ("builder.card.forced_trade_colours", "force a trade (1 red for 1 red · Ben)"),
        ("anti.time.only", "The bank tries to call the time"),
    ],
)
def test_it_is_told_what_a_refused_move_was_about(rule_id, line):
    code = next(code for code, _ in sorted(refused(rule_id.split(".")[0])[rule_id]))
    assert any(line in it for it in told(rule_id, about=Refusal(code)))


def test_the_end_of_a_game_is_told_though_nothing_happened():
    lines = example(rule("builder.score.shared"), load_rules("builder"), catalog("en", strict=True))
    assert any("share the win" in line for line in lines)
