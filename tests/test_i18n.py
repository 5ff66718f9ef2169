"""The catalogs: what `Words` does with keys and parameters, and that every language has all its words."""

import logging
import re

import pytest
from fluent.syntax import FluentSerializer

from bot.errors import DataError
from bot.i18n import best, catalog, languages
from bot.i18n.completeness import check, check_all, required, variants
from bot.i18n.usage import usage
from bot.i18n.words import bundle, entries, sources


@pytest.fixture
def words():
    return catalog("en", strict=True)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_word_and_no_others(language):
    assert check(language) == []


def test_all_languages_are_checked_together():
    assert check_all() == [problem for language in languages() for problem in check(language)]


def test_a_key_becomes_a_sentence(words):
    assert words("lobby-need", count=1) == "One more seat and the game can start."
    assert words("lobby-need", count=2) == "2 more seats and the game can start."


def test_parameters_are_not_wrapped_in_direction_marks(words):
    assert words("await-roll", names="Ann") == "Waiting for Ann to roll."


def test_money_has_the_currency_of_its_board(words):
    assert words.on("builder").money(410) == "410M"
    assert words.on("builder").money(1250) == "1,250M"
    assert words.money(1250) == "1,250"


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
    problems = check("en")
    assert "en: no words for verb-roll" in problems
    assert "en/refusals.ftl: refusal-occupied is defined twice" in problems


def test_the_check_sees_events_without_words(monkeypatch):
    texts = dict(sources("en"))
    texts["events.ftl"] = texts["events.ftl"].replace("event-turn_ended =", "unused-key =")
    monkeypatch.setattr("bot.i18n.completeness.sources", lambda _language: texts)
    problems = check("en")
    assert "en: no words for any event-turn_ended…" in problems
    assert "en: nothing uses unused-key" in problems
    assert "event-turn_ended" in set(variants())


def test_a_translation_may_not_ask_for_more_than_english(monkeypatch):
    english = dict(sources("en"))
    foreign = {**english, "errors.ftl": english["errors.ftl"].replace("(id { $id })", "(id { $number })")}
    monkeypatch.setattr("bot.i18n.completeness.sources", lambda language: english if language == "en" else foreign)
    assert check("zz") == ["zz: error-unexpected wants number, which English does not have"]


def test_the_code_is_read_for_its_keys():
    found = usage()
    assert found.asked["tale-leading"] == "bot/table/story.py"
    assert found.uses("tale-kept")
    assert found.uses("chips-red")
    assert not found.uses("nobody-says-this")


COMMANDS = [key for key in bundle("en")._messages if key.startswith("command-")]


@pytest.mark.parametrize("key", COMMANDS)
def test_commands_keep_to_the_limits_of_discord(key, words):
    text = words(key)
    if key.endswith("-description"):
        assert 0 < len(text) <= 100
    else:
        assert re.fullmatch(r"[a-z0-9_-]{1,32}", text)
        assert words.has(f"{key}-description")


@pytest.mark.parametrize("key", [key for key in bundle("en")._messages if key.startswith("modal-")])
def test_forms_keep_to_the_limits_of_discord(key):
    pattern = FluentSerializer().serialize_entry(bundle("en")._messages[key])
    assert len(pattern) <= (45 if key.endswith("-title") else 100) + len(f"{key} = \n")
