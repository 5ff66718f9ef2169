"""Other languages than English, shown with made-up ones: what is checked about them, what falls back, how numbers are written."""

import argparse
import logging
import re

import pyphen
import pytest
from babel.numbers import format_currency

from bot.__main__ import COMMANDS, main
from bot.commands.speaking import language_of
from bot.i18n import best, catalog, known, languages, limits
from bot.i18n.amounts import signs
from bot.i18n.bundles import Uses, bundle
from bot.i18n.completeness import check
from bot.i18n.sources import entries, sources
from bot.i18n.translated import COUNTS, categories
from render.fonts import has, settable

NBSP = "\u00a0"


def test_a_language_is_there_as_soon_as_its_folder_is(tongues):
    assert languages() == ("cs", "en", "ru")
    assert [known(it) for it in ("cs", "ru-RU", "cs_CZ.UTF-8", "sk", "")] == ["cs", "ru", "cs", "", ""]
    assert best("sk") == "en"
    assert catalog("cs")("lobby-join") == "řoin"
    assert catalog().to("cs") is catalog("cs")
    assert catalog("en", strict=True) is catalog(strict=True)


def test_a_whole_language_has_nothing_wrong(tongues):
    assert check("cs") == check("ru") == []


WRONG = [
    ("lobby.ftl", "lobby-join = řoin\n", "", "cs: no words for lobby-join"),
    ("lobby.ftl", "lobby-leave =", "lobby-laeve =", "cs: English has no lobby-laeve"),
    ("lobby.ftl", "lobby-start = řtart", "lobby-start = Start", "cs: lobby-start: still English"),
    ("lobby.ftl", "lobby-full =", "lobby-full = { $who }", "cs: lobby-full: wants who, which English does not have"),
    ("lobby.ftl", "lobby-title = { $game }", "lobby-title = ř", "cs: lobby-title: does not say game"),
    ("lobby.ftl", "lobby-cancel =", f"lobby-cancel = {'ř' * 81}", "cs: lobby-cancel: longer than 80 letters"),
    ("lobby.ftl", "settings-heading =", "settings-heading = { no-such }", "cs: settings-heading: can"),
    ("log.ftl", "score-line-turn = ", "score-line-turn = { $a", "cs/log.ftl: line"),
    ("commands.ftl", "command-play = řlay", "command-play = Řlay", "cs: command-play: 'Řlay' is no name of a command"),
    (
        "commands.ftl",
        "command-hand = řand",
        "command-hand = ř and",
        "cs: command-hand: 'ř and' is no name of a command",
    ),
    ("commands.ftl", "command-log = řog", f"command-log = {'ř' * 33}", "cs: command-log: "),
    ("commands.ftl", "command-board = řoard", "command-board = řules", "command-board are both 'řules'"),
    (
        "rules.ftl",
        "rule-builder-start-money-text",
        "rule-builder-text",
        "cs: no words for rule-builder-start-money-text",
    ),
]


def test_what_is_wrong_with_a_language_is_told(tongues):
    for name, old, new, _ in WRONG:
        tongues.change("cs", name, old, new)
    found = [str(it) for it in check("cs")]
    for *_, problem in WRONG:
        assert any(problem in it for it in found), problem
    assert check("ru") == []


def test_every_form_of_a_counted_word_is_asked_for(tongues):
    text = sources("cs")["lobby.ftl"]
    found = re.search(r"lobby-need =(?:.*\n)+?    }\n", text)[0]
    tongues.change("cs", "lobby.ftl", found, re.sub(r" *\[few\].*\n", "", found))
    assert [str(it) for it in check("cs")] == ["cs: lobby-need: no form for few"]


def test_a_form_that_a_language_does_not_need_may_leave_the_count_out(tongues):
    found = re.search(r"lobby-need =(?:.*\n)+?    }\n", sources("cs")["lobby.ftl"])[0]
    tongues.change("cs", "lobby.ftl", found, "lobby-need = řeště { $count }\n")
    assert check("cs") == []


def test_words_that_are_the_same_in_both_are_said_to_be(tongues):
    tongues.change("cs", "lobby.ftl", "lobby-join = řoin", "# Reads as in English.\nlobby-join = Join")
    assert check("cs") == []


def test_the_forms_are_those_of_the_language():
    assert categories("cs") == categories("sk") == categories("ru") == {"one", "few", "many", "other"}
    assert categories("ro") == {"one", "few", "other"}
    assert categories("en") == {"one", "other"}
    assert len(COUNTS) == 8


def test_what_a_language_lacks_is_said_in_english_and_logged_once(tongues, caplog):
    for file in (tongues.folder / "cs").glob("*.ftl"):
        if file.name != "lobby.ftl":
            file.unlink()
    tongues.change("cs", "lobby.ftl", "lobby-title = { $game }", "lobby-title = { $name } ř")
    words = catalog("cs")
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            assert words("lobby-join") == "řoin"
            assert words("await-roll", names="Ann") == "Waiting for Ann to roll."
            assert words("verb-roll") == catalog("en")("verb-roll")
            assert words("lobby-title", game="Chess") == "Chess"
    assert [it.levelname for it in caplog.records] == ["WARNING", "WARNING"]


def test_a_broken_message_takes_no_other_with_it(tongues):
    tongues.change("cs", "lobby.ftl", "lobby-join = řoin", "lobby-join = { $a\n    b")
    words = catalog("cs")
    assert (words("lobby-join"), words("lobby-leave")) == ("Join", "řeave")


def test_messages_that_go_in_circles_stop_nothing(tongues):
    tongues.change("cs", "lobby.ftl", "lobby-join = řoin\n", "lobby-join = { lobby-leave }\n")
    tongues.change("cs", "lobby.ftl", "lobby-leave = řeave\n", "lobby-leave = { lobby-join }\n")
    assert catalog("cs")("lobby-join") == "Join"
    assert any("be said" in str(it) for it in check("cs"))


def test_numbers_and_sums_are_written_as_the_language_writes_them(tongues):
    czech, russian, english = catalog("cs"), catalog("ru"), catalog("en")
    assert czech.number(1500) == f"1{NBSP}500"
    assert english.on("cs").money(1500) == "1,500 Kč"
    assert czech.on("cs").money(1500) == f"1{NBSP}500{NBSP}Kč"
    assert russian.on("ru", 1000).money(1500) == f"1{NBSP}500{NBSP}тыс.{NBSP}₽"
    assert czech.on("us", 10_000).money(275) == "2,75M"
    assert english.on("us", 10_000).money(275) == "2.75M"


CURRENCIES = {"us": "USD", "ru": "RUB", "cs": "CZK", "sk": "EUR", "ro": "RON"}


@pytest.mark.parametrize("language", [it for it in languages() if it != "en"])
@pytest.mark.parametrize("board", CURRENCIES)
def test_a_sum_is_written_as_the_language_writes_it(language, board):
    said = catalog(language, strict=True).on(board)
    for amount in (1, 60, 1500, 1_234_567):
        usual = format_currency(amount, CURRENCIES[board], locale=language, format_type="standard")
        number, space, sign = said.money(amount).rpartition(NBSP)
        whole = re.match(r"[\d\s.]*\d(?=,)", usual)[0]
        assert (number, space) == (whole, NBSP)
        assert re.fullmatch(r".*\d\xa0\D+", usual), "the language has its currency at the end"
        assert re.fullmatch(r"\D+", sign)


@pytest.mark.parametrize(("language", "group", "decimal"), [("en", ",", "."), ("cs", NBSP, ","), ("sk", NBSP, ","), ("ro", ".", ","), ("ru", NBSP, ",")])  # fmt: skip
def test_the_signs_are_those_of_the_language(language, group, decimal):
    found = signs(language)
    assert (found.group, found.decimal) == (group, decimal)
    assert (found.space == "") == (language == "en")


BOARDS = [("us", 1), ("us", 1000), ("us", 10_000), ("ru", 1000), ("cs", 1), ("ro", 1), ("builder", 1)]


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_what_is_shown_can_be_typed_in_the_same_language(tongues, language):
    for board, scale in BOARDS:
        words = catalog(language).on(board, scale)
        for amount in (1, 7, 60, 200, 275, 1500, 9999, 123_456):
            assert words.typed(words.money(amount)) == amount
            assert words.typed(words.money(amount).replace(NBSP, " ")) == amount


@pytest.mark.parametrize(
    ("language", "text", "amount"),
    [
        ("cs", "1,5", 150),
        ("cs", "1,500", 150),
        ("en", "1.500", 150),
        ("en", "1,500", 150_000),
        ("cs", "1.500", 150_000),
        ("cs", f"1{NBSP}500,5 M", 150_050),
        ("cs", "2 000 000", 200),
    ],
)
def test_a_decimal_sign_is_that_of_the_language(tongues, language, text, amount):
    assert catalog(language).on("us", 10_000).typed(text) == amount


def test_the_pieces_of_a_language_are_parsed_when_they_are_said(tongues):
    words, found = catalog("cs"), bundle("cs")
    words("lobby-join")
    assert found._fixed == {"lobby-join": "řoin"}
    assert found._kept == set()
    words("lobby-need", count=2)
    assert found._kept == {"lobby-need"}


@pytest.mark.parametrize("name", ["play", "hrát", "игра", "a-b_c'd", "x1"])
def test_good_names_of_commands(name):
    assert limits.good_name(name)


@pytest.mark.parametrize("name", ["", "Play", "a b", "a.b", "x" * 33, "Игра", "a/b"])
def test_bad_names_of_commands(name):
    assert not limits.good_name(name)


# --- the command line


@pytest.mark.parametrize(
    ("argv", "env", "language"),
    [
        ([], {}, "en"),
        (["--help"], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (["run"], {"LANG": "cs_CZ.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        (["run"], {"LANG": "C"}, "en"),
        (["run"], {"LANG": "hr_HR.UTF-8"}, "en"),
        (["--language", "ru", "run"], {"LANG": "cs_CZ"}, "ru"),
        (["--language=ru", "run"], {}, "ru"),
        (["preview", "--language", "ru"], {"LANG": "cs_CZ"}, "cs"),
        (["--language", "xx", "run"], {"LANG": "cs_CZ"}, "cs"),
        (["--language"], {}, "en"),
    ],
)
def test_the_command_line_speaks_as_it_is_asked_or_as_its_environment(tongues, argv, env, language):
    assert language_of(argv, env) == language


@pytest.mark.parametrize("command", [(), *((it,) for it in COMMANDS)])
def test_help_is_in_the_language(tongues, command, capsys):
    with pytest.raises(SystemExit) as left:
        main(["--language", "cs", *command, "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith("řsage: banker")
    assert "řhow řhis řelp" in said
    assert "%(" not in said
    assert "usage" not in said
    assert bundle.cache_info().currsize == 0, "no catalog but that of the command line is read"


def test_what_commands_say_is_in_the_language(tongues, tmp_path, capsys):
    assert main(["--language", "cs", "migrate", str(tmp_path / "a.db")]) == 0
    assert "řchema 0 -> " in capsys.readouterr().out
    assert main(["--language", "cs", "simulate", "--seats", "9"]) == 2
    assert "řot 9" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--language", "cs", "bake"])
    assert "řrong řall" in capsys.readouterr().err


@pytest.mark.parametrize(
    "argv",
    [
        ["replay"],
        ["replay", "a", "--final"],
        ["replay", "a", "--such"],
        ["preview", "--move", "x"],
        ["preview", "--kind", "x"],
        ["simulate", "--seats", "many"],
        ["simulate", "--games", "0"],
        ["simulate", "--option", "x"],
        ["simulate", "--g", "x"],
        ["simulate", "--check=1"],
        ["cases"],
        ["bake"],
        [],
    ],
)
def test_what_is_wrong_with_a_call_is_said_in_the_language(tongues, argv, capsys):
    before = argparse._
    with pytest.raises(SystemExit) as left:
        main(["--language", "cs", *argv])
    assert left.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1].partition(":")[2]
    assert "ř" in said.partition(":")[2]
    assert not re.search(r"expected|required|invalid|unrecognized|could match|ignored|not a|argument ", said)
    assert argparse._ is before


def test_the_check_of_the_data_tells_of_each_language(tongues, capsys):
    assert main(["check-data"]) == 0
    assert "languages: cs, en, ru" in capsys.readouterr().out
    tongues.change("ru", "lobby.ftl", "lobby-join = щoin\n", "")
    assert main(["check-data"]) == 1
    assert "ru: 1 problem\n" in capsys.readouterr().out


def test_what_the_command_line_fills_in_must_stay(tongues):
    tongues.change("cs", "cli.ftl", "(řefault %(default)s)\ncli-sandbox-db", "(řefault)\ncli-sandbox-db")
    assert [str(it) for it in check("cs")] == ["cs: cli-sandbox-port: must keep %(default)s"]


# --- what can be drawn


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_a_language(language):
    found = [entry for name, text in sources(language).items() if drawn(name) for entry in entries(name, text)]
    texts = "".join(text for entry in found for text in Uses(entry).texts)
    letters = {it for it in texts if it.isalnum()}
    assert len(letters) > 40
    assert {it for it in letters if settable(it) != it} == set()


def drawn(name):
    """Whether words of this file come into pictures: all but the signs of messages do."""
    return name.startswith(("pictures", "builder", "classic", "anti", "events"))


def test_the_fonts_have_the_letters_of_the_languages_to_come():
    assert has("ăâîșțĂÂÎȘȚ ěščřžýáíéúůďťňóĚŠČŘŽÝÁÍÉÚŮĎŤŇÓ ľĺŕôäĽĹŔÔÄ „“”‚‘’«»–… №₽€")  # noqa: RUF001 - as they are written
    assert has("абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")


@pytest.mark.parametrize("language", languages())
def test_words_in_pictures_are_parted_by_a_dictionary_that_there_is(language):
    words = catalog(language, strict=True)
    keys = [key for key in bundle(language).keys if key.startswith("picture-hyphens")]
    assert keys
    for key in keys:
        assert pyphen.language_fallback(words(key)), key
