"""The rulebook: complete, citable, found by the words people type, and at hand when something is refused."""

import re
from collections import Counter

import pytest

from bot import rulebook
from bot.engine.refusal import CODES
from bot.errors import DataError
from bot.i18n import catalog
from bot.rulebook import Rule
from bot.rulesets import load as load_rules

RULES = rulebook.load("builder")
STREETS = rulebook.load("classic")
ROLES = rulebook.load("anti")
TABLES = [load_rules("classic", profile) for profile in ("official", "russian", "online", "short", "timed", "cards")]


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.fixture
def rules():
    return load_rules("builder")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_has_a_title_a_text_and_a_source(rule, words, rules):
    title = rulebook.title(rule, words, rules)
    text = rulebook.text(rule, words, rules)
    assert 0 < len(title) <= 60
    assert text != title
    assert text.endswith(".")
    assert len(text) <= 240
    assert rulebook.citation(rule, words)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.profile)
def test_the_rules_of_classic_are_complete_in_every_profile(rules, words):
    titles = Counter()
    for rule in STREETS:
        title, text = rulebook.title(rule, words, rules), rulebook.text(rule, words, rules)
        assert 0 < len(title) <= 60, rule.id
        assert text.endswith("."), rule.id
        assert len(text) <= 240, rule.id
        assert rulebook.citation(rule, words)
        titles[title] += 1
    assert [title for title, count in titles.items() if count > 1] == []


def test_numbers_are_in_the_scale_of_the_profile(words):
    by_id = {rule.id: rule for rule in STREETS}
    told = [rulebook.text(by_id["classic.go.pays"], words, rules) for rules in TABLES]
    assert "$200." in told[0]
    assert "200 тыс. ₽." in told[1]
    assert "$200K." in told[2]
    assert "2M." in told[5]
    assert "three" in rulebook.text(by_id["classic.build.hotel_after"], words, TABLES[3])
    assert "After 3 houses" in rulebook.text(by_id["classic.build.hotel"], words, TABLES[3])


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("free parking pot", "classic.parking.pot"),
        ("even building", "classic.build.even"),
        ("hotel", "classic.build.hotel"),
        ("third double", "classic.doubles.third"),
        ("sealed maximum", "classic.auction.upto"),
        ("mortgaged deed fee", "classic.fee.skip"),
        ("speed die bus", "classic.speed.bus"),
        ("resign", "classic.resign.bank"),
        ("rent while in jail", "classic.jail.rent"),
        ("railroad rent", "classic.rent.railroad"),
    ],
)
def test_a_search_in_classic_finds_what_was_meant(query, first, words):
    found = [rule.id for rule in rulebook.search(query, words, TABLES[0])]
    assert first in found[:4], found[:6]


# what classic can't refuse: it has no chips, no island and no blocks
ELSEWHERE = {"in_jail", "not_a_foundation", "occupied", "no_blocks", "short_of_chips"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in ELSEWHERE])
def test_every_refusal_of_classic_has_a_rule(code):
    details = {part for rule in STREETS for it in rule.refusals for part in [it.partition(":")] if part[0] == code}
    assert any(rulebook.for_refusal("classic", code, verb=detail, why=detail) for _, _, detail in details)


def test_a_rulebook_of_roles_is_complete_in_every_mode_on_every_board(words):
    for mode in ("A", "B", "two_hours"):
        for board in ("us", "ro", "de"):
            rules = load_rules("anti", mode, board)
            titles = {rulebook.title(rule, words, rules) for rule in ROLES}
            texts = [rulebook.text(rule, words, rules) for rule in ROLES]
            assert max(map(len, titles)) <= 60
            assert all(text.endswith(".") and len(text) <= 240 for text in texts)
            assert len(set(texts)) == len(ROLES)
            assert len(titles) >= len(ROLES) - 1, "a street to spare may be mortgaged, and traded"
    assert all(rulebook.citation(rule, words) for rule in ROLES)


def test_a_rulebook_of_roles_has_the_numbers_of_each_role(words):
    by_id = {rule.id: rule for rule in ROLES}

    def told(rule, **options):
        return rulebook.text(by_id[rule], words, load_rules("anti", **options))

    assert "$50, anything else" in told("anti.foundation.competitor")
    assert told("anti.foundation.monopolist", foundation_fee="10").endswith("At this table it is $10.")
    assert "20% of the cash" in told("anti.tax.monopolist")
    assert "up to 3 houses" in told("anti.build.monopolist")
    assert "for 25 minutes" in told("anti.time.adjust", profile="two_hours", adjust_limit="25")
    assert "75 €" in told("anti.tax.property", board="de")


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("monopoly two streets", "anti.rent.monopoly"),
        ("prison rent", "anti.corner.prison"),
        ("price war", "anti.corner.price_war"),
        ("apartment", "anti.build.apartment"),
        ("foundation", "anti.foundation.competitor"),
        ("swap roles", "anti.roles.swap"),
        ("auction", "anti.buy.refused"),
        ("wealth utilities", "anti.end.utilities"),
        ("walks the board", "anti.time.walk"),
        ("income tax percent monopolist", "anti.tax.monopolist"),
    ],
)
def test_a_search_for_roles_finds_what_was_meant(query, first, words):
    found = [rule.id for rule in rulebook.search(query, words, load_rules("anti"))]
    assert first in found[:4], found[:6]


# what a game of roles can't refuse: no chips, no island, no auctions, no shortage, no even building
BEYOND = ELSEWHERE | {"uneven", "no_stock", "bid_too_low", "above_cash"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in BEYOND])
def test_every_refusal_of_roles_has_a_rule(code):
    details = {part for rule in ROLES for it in rule.refusals for part in [it.partition(":")] if part[0] == code}
    assert any(rulebook.for_refusal("anti", code, verb=detail, why=detail) for _, _, detail in details)


def test_titles_are_told_apart(words, rules):
    titles = Counter(rulebook.title(rule, words, rules) for rule in RULES)
    assert [title for title, count in titles.items() if count > 1] == []


def test_numbers_are_those_of_the_table(words, rules):
    by_id = {rule.id: rule for rule in RULES}
    assert "6 chips" in rulebook.text(by_id["builder.discard.limit"], words, rules)
    assert "200M" in rulebook.text(by_id["builder.go.passing"], words, rules)
    assert "4 chips" in rulebook.text(by_id["builder.bank.four_for_one"], words, rules)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("own colour six", "builder.gather.own_total"),
        ("penthouse ends", "builder.penthouse.ends"),
        ("free parking", "builder.parking.swap"),
        ("Forced Trade", "builder.card.forced_trade"),
        ("third double", "builder.doubles.third"),
        ("claim rent", "builder.rent.claim"),
        ("resign", "builder.bankrupt.resign"),
        ("sealed maximum", "builder.auction.maximum"),
    ],
)
def test_a_search_finds_what_was_meant(query, first, words, rules):
    found = [rule.id for rule in rulebook.search(query, words, rules)]
    assert first in found[:3], found[:5]


def test_a_search_forgives_case_accents_and_endings(words, rules):
    plain = rulebook.search("mortgage", words, rules)
    assert plain
    assert rulebook.search("MÓRTGAGE", words, rules) == plain
    assert {rule.id for rule in plain} & {rule.id for rule in rulebook.search("mortgages", words, rules)}


@pytest.mark.parametrize("query", ["", "   ", "?!", "xyzzy"])
def test_a_search_for_nothing_finds_nothing(query, words, rules):
    assert rulebook.search(query, words, rules) == []


def test_a_search_is_bounded(words, rules):
    assert len(rulebook.search("the", words, rules)) == 25
    assert len(rulebook.search("the", words, rules, most=5)) == 5
    assert rulebook.search("rent " * 5000, words, rules) == rulebook.search("rent", words, rules)


def test_rules_with_more_of_the_words_stand_higher(words, rules):
    found = rulebook.search("jail doubles", words, rules, most=200)
    texts = [f"{it.id} {it.tags} {rulebook.title(it, words, rules)} {rulebook.text(it, words, rules)}" for it in found]
    both = ["jail" in text.casefold() and "double" in text.casefold() for text in texts]
    assert both[0]
    assert not both[-1]
    assert both == sorted(both, reverse=True)


def test_common_words_do_not_drown_the_others(words, rules):
    found = rulebook.search("how much is the rent when it is mortgaged", words, rules)
    assert found[0].id in {"builder.rent.mortgaged", "builder.rent.set_mortgaged"}


def test_the_index_is_made_once(words, rules):
    rulebook.search("rent", words, rules)
    made = rulebook._index.cache_info().misses
    rulebook.search("jail", words, rules)
    assert rulebook._index.cache_info().misses == made


def test_the_narrower_explanation_comes_first():
    found = [rule.id for rule in rulebook.for_refusal("builder", "not_allowed", verb="bid", why="leading")]
    assert found[0] == "builder.auction.leader"
    found = [rule.id for rule in rulebook.for_refusal("builder", "short_of_cash", verb="buy")]
    assert found[:1] == ["builder.property.short"]


# what Builder can refuse; the other codes belong to games with houses
SILENT = {"group_incomplete", "group_mortgaged", "has_buildings", "uneven"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in SILENT])
def test_every_refusal_of_the_game_has_a_rule(code):
    details = {part for rule in RULES for it in rule.refusals for part in [it.partition(":")] if part[0] == code}
    assert any(rulebook.for_refusal("builder", code, verb=detail, why=detail) for _, _, detail in details)


def test_an_unknown_game_has_no_rulebook():
    with pytest.raises(DataError, match="unknown game"):
        rulebook.load("chess")


@pytest.mark.parametrize(
    ("rule", "wrong"),
    [
        (Rule("Builder.X", "text", "turn", ""), "ids look like"),
        (Rule("classic.turn.own", "text", "turn", ""), "ids look like"),
        (Rule("builder.turn.own", "hearsay", "turn", ""), "unknown source"),
        (Rule("builder.turn.own", "text", "turn", "", ("bad_luck",)), "unknown refusal"),
    ],
)
def test_a_broken_rule_is_told(rule, wrong):
    with pytest.raises(DataError, match=wrong):
        rulebook._check("builder", (rule,))


def test_an_id_stands_once():
    rule = Rule("builder.turn.own", "text", "turn", "")
    with pytest.raises(DataError, match="must differ"):
        rulebook._check("builder", (rule, rule))


def test_ids_are_fit_for_case_files():
    assert all(re.fullmatch(r"builder\.[a-z_]+\.[a-z0-9_]+", rule.id) for rule in RULES)
