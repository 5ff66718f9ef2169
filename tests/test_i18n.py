"""The catalogs: what `Words` does with keys and parameters, and that every language has all its words."""

import logging
import re

import pytest
from msgspec.structs import replace

from bot.errors import DataError
from bot.i18n import best, catalog, languages
from bot.i18n.bundles import bundle
from bot.i18n.completeness import check, check_all, required, variants
from bot.i18n.sources import entries, sources
from bot.i18n.usage import usage
from bot.rulesets import load
from bot.rulesets import source as data_of


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_word_and_no_others(language):
    assert check(language) == []


def test_all_languages_are_checked_together(monkeypatch):
    monkeypatch.setattr("bot.i18n.completeness.check", lambda language: [f"{language} is wrong"])
    assert check_all() == [f"{language} is wrong" for language in languages()]


def test_a_key_becomes_a_sentence(words):
    assert words("lobby-need", count=1) == "One more seat and the game can start."
    assert words("lobby-need", count=2) == "2 more seats and the game can start."


def test_parameters_are_not_wrapped_in_direction_marks(words):
    assert words("await-roll", names="Ann") == "Waiting for Ann to roll."


def test_money_has_the_currency_of_its_board(words):
    assert words.on("builder").money(410) == "410M"
    assert words.on("builder").money(1250) == "1,250M"
    assert words.money(1250) == "1,250"


SCALES = [
    ("us", 1),
    ("us", 1000),
    ("us", 10_000),
    ("ru", 1),
    ("ru", 1000),
    ("ru", 10_000),
    ("cs", 1),
    ("cs", 1000),
    ("sk", 1),
]
SCALES += [("sk", 1000), ("ro", 1), ("ro", 1000), ("builder", 1)]


@pytest.mark.parametrize(
    ("board", "scale", "shown"),
    [
        ("us", 1, "$1,500"),
        ("us", 1000, "$1,500K"),
        ("us", 10_000, "15M"),
        ("ru", 1, "1,500 ₽"),
        ("ru", 1000, "1,500 тыс. ₽"),
        ("ru", 10_000, "15M"),
        ("cs", 1, "1,500 Kč"),
        ("cs", 1000, "1,500 tis. Kč"),
        ("sk", 1, "1,500 €"),
        ("ro", 1, "1,500 lei"),
        ("ro", 1000, "1,500 mii lei"),
    ],
)
def test_money_is_multiplied_on_show(board, scale, shown, words):
    assert words.on(board, scale).money(1500) == shown


def test_words_are_bound_to_a_tables_rules_once(words):
    rules = load("classic", "cards")
    bound = words.for_rules(rules)
    assert bound is words.for_rules(load("classic", "cards", "us"))
    assert [bound.money(amount) for amount in (200, 275, 60, 6)] == ["2M", "2.75M", "0.6M", "0.06M"]


@pytest.mark.parametrize(
    ("board", "money", "place", "city"),
    [
        ("us", "$1,500", "Wall St.", "New York"),
        ("ro", "1,500 €", "Sintagma", "Atena"),
        ("de", "1,500 €", "Syntagma", "Athen"),
    ],
)
def test_a_board_that_names_its_own_places_and_money_is_spoken_of_so(board, money, place, city, words):
    bound = words.for_rules(load("anti", "A", board))
    assert (bound.money(1500), bound.place("wall_st"), bound.group("new_york")) == (money, place, city)
    assert bound.typed(money) == 1500
    assert words.for_rules(load("anti", "A", board)) is bound
    assert words.on(board).nouns.currency == "", "another game has a board of this name"


def test_names_that_a_board_does_not_give_come_from_the_catalog(words):
    bound = words.for_rules(load("classic", "official", "us"))
    assert (bound.place("boardwalk"), bound.group("utility")) == ("Boardwalk", "utility")


def test_a_table_keeps_the_names_that_it_began_with(words):
    rules = load("anti")
    older = replace(rules, own=replace(rules.own, names={**rules.own.names, "wall_st": "Mill Lane"}))
    assert words.for_rules(older).place("wall_st") == "Mill Lane"
    assert words.for_rules(rules).place("wall_st") == "Wall St."


def test_a_name_that_ends_with_a_full_stop_ends_a_sentence(words):
    assert words("event-token_moved", name="Ann", place="Wall St.") == "Ann moved to Wall St."
    assert words("event-token_moved", name="a..b", place="…") == "a..b moved to …."


@pytest.mark.parametrize(("board", "scale"), SCALES)
@pytest.mark.parametrize("amount", [1, 7, 60, 200, 275, 1500, 9999, 123_456])
def test_what_is_shown_can_be_typed(amount, board, scale, words):
    bound = words.on(board, scale)
    assert bound.typed(bound.money(amount)) == amount
    assert bound.typed(f" {amount * scale} ") == amount or amount * scale < 10_000


@pytest.mark.parametrize(
    ("scale", "text", "amount"),
    [
        (1, "1500", 1500),
        (1, "$1,500", 1500),
        (1, "1 500", 1500),
        (1, "2k", 2000),
        (1000, "150", 150),
        (1000, "1500", 1500),
        (1000, "1,500", 1500),
        (1000, "150k", 150),
        (1000, "150 тыс", 150),
        (1000, "150 тыс. ₽", 150),
        (1000, "1.5M", 1500),
        (1000, "1,5 млн", 1500),
        (1000, "200000", 200),
        (1000, "200 000 ₽", 200),
        (10_000, "2", 200),
        (10_000, "2M", 200),
        (10_000, "1.5", 150),
        (10_000, "500k", 50),
        (10_000, "2,000,000", 200),
    ],
)
def test_sums_are_read_in_the_unit_they_are_shown_in(scale, text, amount, words):
    assert words.on("us" if scale != 1000 else "ru", scale).typed(text) == amount


@pytest.mark.parametrize(
    "text", ["", " ", "abc", "M", "1.2.3", "12,34,5", "1.5", "9" * 30, "15005", "-", "-5", "+5", "\u22125"]
)
def test_what_is_no_whole_sum_is_refused(text, words):
    bound = words.on("us", 10_000) if text == "15005" else words.on("us")
    with pytest.raises(ValueError, match=r".*"):
        bound.typed(text)


def test_the_same_words_serve_two_boards_at_once(words):
    builder = words.on("builder")
    assert words.money(5) == "5"
    assert builder.money(5) == "5M"


def test_a_strict_catalog_refuses_a_missing_key(words):
    with pytest.raises(DataError, match="no-such-key"):
        words("no-such-key")


def test_a_strict_catalog_refuses_a_missing_parameter(words):
    with pytest.raises(DataError, match="await-roll"):
        words("await-roll")


def test_in_service_a_missing_word_is_logged_and_stops_nothing(caplog):
    lenient = catalog("en")
    with caplog.at_level(logging.ERROR):
        assert lenient("no-such-key") == "no-such-key"
        assert "Waiting for" in lenient("await-roll")
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "no-such-key" in caplog.records[0].getMessage()


def test_an_unknown_language_is_a_data_error():
    with pytest.raises(DataError, match="xx"):
        catalog("xx")


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("en_US", "en"), ("en", "en"), ("xx-YY", "en")])
def test_a_locale_finds_its_language(locale, language):
    assert best(locale) == language


def test_catalogs_are_read_once():
    assert catalog("en") is catalog("en")
    assert bundle("en") is bundle("en")


def test_a_broken_line_is_told_with_its_place():
    with pytest.raises(DataError, match=r"x\.ftl: line 3"):
        entries("x.ftl", "good = fine\n\nbad { = no\n")


def test_a_key_stands_in_one_file_only():
    seen = {}
    for name, text in sources("en").items():
        for entry in entries(name, text):
            assert entry.id.name not in seen, f"{entry.id.name} in {name} and {seen[entry.id.name]}"
            seen[entry.id.name] = name
    assert set(required()) <= set(seen)


def test_the_check_sees_what_is_missing(monkeypatch):
    texts = dict(sources("en"))
    texts["decisions.ftl"] = texts["decisions.ftl"].replace("verb-roll =", "verb-rool =")
    texts["refusals.ftl"] += "\nrefusal-occupied = twice\n"
    monkeypatch.setattr("bot.i18n.completeness.sources", lambda _language: texts)
    problems = [str(it) for it in check("en")]
    assert "en: no words for verb-roll" in problems
    assert "en/refusals.ftl: refusal-occupied is defined twice" in problems


def test_the_check_sees_events_without_words(monkeypatch):
    texts = dict(sources("en"))
    texts["events.ftl"] = texts["events.ftl"].replace("event-turn_ended =", "unused-key =")
    monkeypatch.setattr("bot.i18n.completeness.sources", lambda _language: texts)
    problems = [str(it) for it in check("en")]
    assert "en: no words for any event-turn_ended…" in problems
    assert "en: nothing uses unused-key" in problems
    assert "event-turn_ended" in set(variants())


def test_a_translation_may_not_ask_for_more_than_english(monkeypatch):
    english = dict(sources("en"))
    foreign = {**english, "errors.ftl": english["errors.ftl"].replace("(id { $id })", "(id { $number })")}
    monkeypatch.setattr("bot.i18n.completeness.sources", lambda language: english if language == "en" else foreign)
    problems = [str(it) for it in check("zz") if it.message.key != "words-english"]
    assert "zz: error-unexpected: wants number, which English does not have" in problems
    assert "zz: no such language is known; a folder is named by the code of its language" in problems


def test_the_code_is_read_for_its_keys():
    found = usage()
    assert found.asked["tale-leading"] == "bot/table/story.py"
    assert found.uses("tale-kept")
    assert found.uses("chips-red")
    assert found.uses("command-play-description")
    assert not found.uses("nobody-says-this")
    assert not found.uses("nobody-says-this-text")


def test_settings_and_profiles_fit_into_discords_lists(words):
    data = data_of("classic")
    for key, setting in data.settings.items():
        assert 0 < len(words(f"setting-{key}")) <= 45
        assert len(words(f"setting-{key}-rule")) <= 200
        for value in setting.values:
            assert len(words(f"setting-{key}-{value}")) <= 45
            assert len(words(f"setting-{key}-{value}-description")) <= 100
    for profile in data.profiles:
        assert len(words(f"profile-classic-{profile}-description")) <= 100


COMMANDS = [key for key in bundle("en").keys if key.startswith("command-")]


@pytest.mark.parametrize("key", COMMANDS)
def test_commands_keep_to_the_limits_of_discord(key, words):
    text = words(key)
    if key.endswith("-description"):
        assert 0 < len(text) <= 100
    else:
        assert re.fullmatch(r"[a-z0-9_-]{1,32}", text)
        assert words.has(f"{key}-description")
