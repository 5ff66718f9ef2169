"""Every rule of a rulebook is shown by a case, every case cites a rule, and every refusal of the engine is met."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from bot import rulebook
from bot.cases import read

CASES = read([Path(__file__).parent])
GAMES = sorted({case.game for case in CASES})
RULES = [rule for game in GAMES for rule in rulebook.load(game)]
REFUSALS = {
    "anti": (
        "game_over", "unknown_name", "bad_amount", "not_your_turn", "wrong_moment", "not_allowed", "own_offer", "void_offer",
        "not_owner", "group_incomplete", "group_mortgaged", "has_buildings", "already_mortgaged", "not_mortgaged",
        "height_limit", "short_of_cash", "can_still_raise",
    ),
    "builder": (
        "not_your_turn", "wrong_moment", "in_jail", "not_allowed", "own_offer", "void_offer", "not_owner",
        "not_a_foundation", "occupied", "already_mortgaged", "not_mortgaged", "height_limit", "no_blocks", "no_stock",
        "bid_too_low", "above_cash", "short_of_chips", "short_of_cash", "can_still_raise", "unknown_name", "bad_amount",
        "game_over",
    ),
    "classic": (
        "game_over", "unknown_name", "bad_amount", "not_your_turn", "wrong_moment", "not_allowed", "own_offer", "void_offer",
        "not_owner", "group_incomplete", "group_mortgaged", "has_buildings", "already_mortgaged", "not_mortgaged",
        "height_limit", "uneven", "no_stock", "bid_too_low", "above_cash", "short_of_cash", "can_still_raise",
    ),
}  # fmt: skip


def cited(case):
    """The rule that a case cites."""
    return case.rule.partition(":")[0].strip()


def shape(case):
    """A case without its name, its rule and its numbers: variants of one case have the same shape."""
    return case.game, re.sub(r"[0-9]+", "0", json.dumps([case.options, case.seats, case.given, case.play, case.then]))


def test_every_rule_has_a_case():
    shown = {cited(case) for case in CASES}
    assert [rule.id for rule in RULES if rule.case and rule.id not in shown] == []


def test_every_case_cites_a_rule_of_its_game():
    known = {rule.id for rule in RULES}
    assert [f"{case.file}: {case.name}" for case in CASES if cited(case) not in known] == []
    assert [case.name for case in CASES if not cited(case).startswith(f"{case.game}.")] == []


def test_every_citation_says_what_the_case_shows():
    assert [case.name for case in CASES if not re.fullmatch(r"[a-z0-9_.]+: \S.*", case.rule)] == []


def test_rules_that_no_case_can_show_are_not_cited():
    cases = Counter(cited(case) for case in CASES)
    assert [rule.id for rule in RULES if not rule.case and cases[rule.id]] == []


@pytest.mark.parametrize(("game", "least"), [("builder", 300), ("anti", 280)])
def test_there_are_enough_cases_that_differ_in_more_than_numbers(game, least):
    assert len({shape(case) for case in CASES if case.game == game}) >= least


@pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in REFUSALS[game]])
def test_every_refusal_is_met(game, code):
    assert any(line.endswith(f"-> {code}") for case in CASES if case.game == game for line in case.play)


@pytest.mark.parametrize("game", GAMES)
def test_every_refused_line_names_its_code(game):
    lines = [line for case in CASES if case.game == game for line in case.play if line.startswith("!")]
    assert [line for line in lines if "->" not in line] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_case_expects_something(game):
    assert [case.name for case in CASES if case.game == game and not case.then] == []
