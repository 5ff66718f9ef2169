"""What the command line says of an installation, of played games and of faults: all of it in the reader's language, by key and parameters."""

import ast
import json
import pickle
import re
import shutil
import sqlite3

import pytest

import bot.bench.load
from bot import doctor
from bot.__main__ import main
from bot.bench import figures, loaded
from bot.bench import run as bench
from bot.bench.pictures import Measured
from bot.cases.names import CaseFault
from bot.config import from_environment
from bot.doctor import BAD, DOUBTFUL, GOOD, LOOKED_AT, examine
from bot.errors import BankerError, ConfigError, DataError, RecordError, StoreError
from bot.i18n import languages
from bot.i18n.plain import plain
from bot.i18n.sources import entries, sources
from bot.i18n.usage import _CALLS, _KEY, _asked, _modules, usage
from bot.message import Message, Tellable, told
from bot.rulesets import load
from bot.standins import watching
from bot.store.db import Database
from bot.store.migrate import shipped, steps
from bot.table import proof, records

OTHERS = [it for it in languages() if it != "en"]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxYzAb.aVerySecretPartOfTheToken"
SAMPLE = figures.Figures(
    action_us=12.34, turns_per_s=25_000, board_ms=1.0, board_kb=170.0, island_ms=1.0, island_kb=90.0, commits_per_s=2500,
    press_cpu_ms=None, press_p50_ms=None, press_p99_ms=None, rss_mb=None, start_s=None, idle_cpu_s=None, crowd_mb=None,
)  # fmt: skip
LOADED = loaded.Loaded(
    presses=1100, rate=50.0, games=20, held_back=0, failed=0, faults=0, complaints=(), late=0, refused={"in_jail": 3},
    shown_ms=(9.0, 20.0, float("inf")), answered_ms=(9.0, 20.0, 30.0), lag_ms=None, cpu_ms=4.0, picture_ms=2.0, memory_mb=(1.0, 1.0),
)  # fmt: skip


def bare(it):
    """The same without the texts that fill it in, which are in no language: what is left are words of the catalogs."""
    match it:
        case DataError():
            return Message("fault-quoted", why=[bare(part) for part in (it.file, it.place, it.message) if part])
        case BankerError():
            return bare(it.message)
        case Message():
            return Message(
                it.key, **{name: it.values[name] if name == "what" else bare(it.values[name]) for name in it.values}
            )
        case tuple():
            return [bare(part) for part in it]
        case str():
            return "·"
        case _:
            return it


def left_over(text, *names):
    """The words that the made-up language, in which every word begins with ř, did not say."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "·")
    text = re.sub(r"\w+_\w+", "·", text)  # names of variables
    return [word for word in re.findall(r"[^\W\d_]{2,}", text) if not word.startswith("ř")]


# --- the doctor


@pytest.fixture
def checked(monkeypatch):
    """The catalogs are not read through each time: that takes long, and is done elsewhere."""
    monkeypatch.setattr("bot.i18n.completeness.check_all", list)


@pytest.fixture
async def findings(tmp_path, monkeypatch, checked):
    """All that the doctor can find, each from an installation that has it."""
    file = tmp_path / "a.db"
    env = {"BANKER_DB": str(file), "DISCORD_TOKEN": TOKEN}
    found = list(examine(env))
    for changed in (
        {"DISCORD_TOKEN": ""},
        {"DISCORD_TOKEN": "abc"},
        {"DISCORD_TOKEN": "a b"},
        {"BANKER_DB": str(tmp_path / "no" / "a.db")},
    ):
        found += examine(env | changed)
    database = await Database.open(file)
    found += examine(env)
    await database.close()
    found += examine(env)
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA user_version = {len(steps(shipped())) - 1}")
    db.close()
    with monkeypatch.context() as patched:
        patched.setattr(doctor, "PACKAGES", ("no-such-package",))
        patched.setattr(doctor, "LETTERS", "Aあ")
        patched.setattr(doctor.os, "access", lambda _file, _right: False)
        patched.setattr(doctor.shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9, 10**6))
        patched.setattr("bot.i18n.completeness.check_all", lambda: [DataError("cs", "", "words-none", key="a-key")])
        real = doctor.version
        patched.setattr(doctor, "version", lambda name: real("no-such-package" if name == "isal" else name))
        found += examine(env)
    file.write_text("mine", encoding="utf-8")
    found += examine(env)
    return found


def keys_of(it):
    """The keys of a message and of all in it."""
    if isinstance(it, BankerError):
        it = it.message
    if isinstance(it, Message):
        return {it.key}.union(*(keys_of(value) for value in it.values.values()))
    return set().union(*map(keys_of, it)) if isinstance(it, tuple) else set()


def test_every_finding_of_the_doctor_is_among_these(findings):
    words = {key for key in usage().asked if key.startswith("cli-doctor-")}
    assert len(words) > 15
    assert words - {"cli-doctor-bad", "cli-doctor-well"} <= {key for it in findings for key in keys_of(it.message)}


def test_each_finding_is_told_in_the_language(findings, tongues):
    words = plain("cs")
    for finding in findings:
        assert left_over(bare(finding.message).told(words)) == [], finding
        assert left_over(words(f"cli-doctor-at-{finding.what}")) == []
        assert left_over(words(f"cli-doctor-state-{finding.state}")) == []


MEANT = {
    "token", "check", "data", "python", "pip", "font", "roboto", "isal", "database", "bot", "state", "in", "la", "to", "the",
}  # fmt: skip
"""Words of English findings that are names of things, or words of other languages too."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_finding(language, findings):
    english, words = plain("en"), plain(language)
    for finding in findings:
        here, there = (
            set(re.findall(r"[^\W\d_]{2,}", bare(finding.message).told(it).lower())) for it in (words, english)
        )
        given = re.findall(r"`.*?`|\*.*?\*|[A-Z]\w+", bare(finding.message).told(english))
        names = set(re.findall(r"[^\W\d_]{2,}", " ".join(given).lower()))
        assert {word for word in here & there - names if word.isascii()} <= MEANT, finding


@pytest.mark.parametrize("language", languages())
def test_the_doctor_speaks_on_the_command_line(language, tmp_path, capsys, monkeypatch, checked):
    monkeypatch.setenv("BANKER_DB", str(tmp_path / "a.db"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / "a.db").write_text("mine", encoding="utf-8")
    words = plain(language)
    assert main(["--language", language, "doctor"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == words("cli-doctor-bad", count=1)
    states = {it: words(f"cli-doctor-state-{it}") for it in (GOOD, DOUBTFUL, BAD)}
    assert {line.split()[0] for line in lines[:-1]} == set(states.values())
    assert [line for line in lines if line.startswith(states[BAD]) and "a.db" in line]
    for what in LOOKED_AT:
        assert any(words(f"cli-doctor-at-{what}") in line for line in lines), what


# --- what is counted and measured


SIMULATED = [
    ("builder", "--seats", "3", "--games", "3"),
    ("builder", "--seats", "2", "--games", "1", "--max-turns", "5"),
    ("anti", "--seats", "3", "--games", "2", "--max-turns", "9"),
    ("classic", "--seats", "2", "--games", "1", "--option", "turn_limit=5"),
    ("classic", "--seats", "2", "--games", "1", "--option", "time_limit=10"),
]


@pytest.mark.parametrize("words", SIMULATED, ids=" ".join)
def test_the_table_of_a_simulation_is_in_the_language(words, tongues, capsys):
    assert main(["--language", "cs", "simulate", "--seed", "7", "--game", *words]) == 0
    said = capsys.readouterr()
    assert left_over(said.out, words[0]) == []
    assert "cli-" not in said.out


@pytest.mark.parametrize("language", languages())
def test_the_table_of_a_simulation_has_the_figures_as_the_language_writes_them(language, capsys):
    call = ["--language", language, "simulate", "--seats", "3", "--games", "4", "--seed", "7"]
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(call) == 0
    first, *rows, head, _, _, _ = (table := capsys.readouterr().out.splitlines())
    words = plain(language)
    assert first == words("cli-simulate-played", game="builder", seats=3, seed="7", games=4)
    assert len(rows) == 5
    for ending in found["endings"]:
        assert words(f"cli-ending-{ending}") in rows[0]
    assert head.split() == [words(f"cli-simulate-column-{it}") for it in ("seat", "wins", "share", "score")]
    assert len({len(line) for line in table[-4:]}) == 1
    spread = f"{found['score_spread']:.1f}"
    assert (spread if language == "en" else spread.replace(".", ",")) in rows[4]


@pytest.mark.parametrize(
    "ending", ["limit", "last_standing", "penthouse", "stuck", "bankruptcies", "rounds", "time", "role_out"]
)
@pytest.mark.parametrize("language", languages())
def test_every_ending_has_a_word(language, ending):
    assert not plain(language)(f"cli-ending-{ending}").startswith("cli-")


def test_the_figures_of_bench_are_in_the_language(tongues, monkeypatch, capsys):
    monkeypatch.setattr(bench, "measure", lambda **_: SAMPLE)
    monkeypatch.setattr(bench, "kinds_of_pictures", lambda _: [Measured("hand", 2.5, 200)])
    monkeypatch.setattr(bench, "street_turns_per_s", lambda *_, **__: 9)
    assert main(["--language", "cs", "bench"]) == 0
    assert left_over(capsys.readouterr().out, "builder", "classic", "anti", "hand") == []
    monkeypatch.setattr(bot.bench.load, "measure", lambda _plan, _tell: LOADED)
    assert main(["--language", "cs", "bench", "--load"]) == 0
    assert left_over(capsys.readouterr().out, "in_jail", "inf", "nan") == []


def test_a_verdict_says_why_in_the_language(tmp_path, capsys, tongues):
    assert main(["simulate", "--games", "1", "--seats", "2", "--max-turns", "3", "--record", str(tmp_path)]) == 0
    (file,) = tmp_path.glob("*.jsonl")
    capsys.readouterr()
    assert main(["--language", "cs", "replay", str(file), "--final", "0"]) == 1
    word, _, why = capsys.readouterr().out.partition(": ")
    assert word == proof.NOT_VALID
    assert why
    assert left_over(why) == []
    file.write_text(file.read_text(encoding="utf-8").replace('"moves":', '"moved":'), encoding="utf-8")
    assert main(["--language", "cs", "replay", str(file)]) == 2
    assert "řine" in capsys.readouterr().err


def test_a_broken_law_and_a_wrong_case_are_told_in_the_language(tmp_path, capsys, tongues, monkeypatch):
    file = tmp_path / "case.toml"
    file.write_text(
        '[[case]]\nname = "·"\ngame = "builder"\nseats = ["A", "B"]\nthen = { turn = "B" }\n', encoding="utf-8"
    )
    assert main(["--language", "cs", "cases", str(file)]) == 1
    assert left_over(capsys.readouterr().out.splitlines()[0], str(file), "turn") == []
    monkeypatch.setattr(watching, "broken", lambda _rules, _state: [Message("law-still"), Message("law-debtors")])
    assert main(["--language", "cs", "simulate", "--games", "1", "--check"]) == 1
    said = capsys.readouterr().err.removeprefix("řanker: ").strip()
    assert left_over(said, "None") == []


# --- faults


def faults():
    """One of each class, with parameters, as it is raised; and one within another."""
    for raising in (
        lambda: from_environment({"DISCORD_TOKEN": TOKEN, "BANKER_LOG": "loud"}),
        lambda: load("builder", "wild"),
        lambda: load("builder", rent="never"),
        lambda: load("classic", "official", None, houses="many"),
        lambda: records.read(b""),
        lambda: records.read(b'{"a":1}'),
    ):
        try:
            raising()
        except BankerError as error:
            yield error
    yield StoreError("store-busy", file="a.db")
    yield StoreError("store-blob", game="7", what="state", why=ValueError("it is odd"))
    yield RecordError("record-no-rules", why=DataError("a.toml", "b.c", "data-none-of", value="x", known=["y", "z"]))
    yield CaseFault("case-step", number=3, line="Ann roll", why=Message("case-law", why=[Message("law-over")]))
    yield watching.LawBroken(
        "law-broken", game="1", seed="s", action="Roll()", seat="0", why=[Message("law-cash", seat="0", cash=5)]
    )


def texts(it):
    """The texts and numbers that fill a message in, those of messages in it too."""
    match it:
        case DataError():
            return [*texts(it.file), *texts(it.place), *texts(it.message)]
        case BankerError():
            return texts(it.message)
        case Message():
            return [
                text
                for name, value in it.values.items()
                if name != "what" or it.key == "store-blob"
                for text in texts(value)
            ]
        case tuple():
            return [text for part in it for text in texts(part)]
        case _:
            return [str(it)] if it else []


@pytest.mark.parametrize("language", languages())
def test_a_fault_of_each_class_is_told_in_the_language_with_all_that_it_knows(language):
    words, classes = plain(language), set()
    for fault in faults():
        said = fault.told(words)
        classes.add(type(fault).__mro__[-4] if type(fault).__mro__[1] is not BankerError else type(fault))
        assert (said == str(fault)) == (language == "en"), said
        assert "\n" not in said
        for text in texts(fault):
            assert text in said, (text, said)
    assert {ConfigError, DataError, RecordError, StoreError, CaseFault, watching.LawBroken} <= classes


def test_a_fault_of_each_class_leaves_no_english(tongues):
    words = plain("cs")
    for fault in faults():
        assert (
            left_over(bare(fault).told(words), "profile", "state") == []
        )  # what is meant stands there as it is called


def test_a_fault_is_english_as_a_text_whatever_is_spoken(monkeypatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert str(StoreError("store-busy", file="a.db")) == "a.db: kept busy by another program; try again"


def test_a_fault_says_the_same_after_it_came_from_another_process():
    for fault in faults():
        again = pickle.loads(pickle.dumps(fault))
        assert (type(again), str(again)) == (type(fault), str(fault))


def test_a_message_keeps_nothing_of_a_library_alive():
    error = ValueError("odd")
    message = Message("fault-file", file="a", why=error)
    assert message.values["why"] == "odd"
    assert message == Message("fault-file", file="a", why="odd") != Message("fault-file", file="b", why="odd")


def test_texts_are_told_as_they_are():
    words = plain("en")
    assert told("as it is", words) == "as it is"
    assert told(Message("store-closed", file="x"), words) == "x: the database is closed"
    assert not isinstance("text", Tellable)


def classes(base):
    """A class and all that are made of it."""
    return {base}.union(*map(classes, base.__subclasses__()))


def test_the_check_of_keys_knows_every_class_of_faults_and_what_passes_a_key_on():
    ours = {it.__name__ for it in classes(BankerError) if it.__module__.split(".")[0] in {"bot", "cogs", "render"}}
    assert ours - {"BankerError"} <= set(_CALLS)


FAULTS = {name for name in _CALLS if name.endswith("Error")} | {"Message", "CaseFault", "LawBroken", "ScriptExhausted"}


def test_every_fault_is_raised_with_a_key_that_can_be_checked():
    """A key stands where it is raised, or is passed on under that name, or is made of a fixed part and what is listed elsewhere."""
    for package in ("bot", "cogs", "render"):
        for name, text in _modules(package):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FAULTS:
                    given = node.args[_CALLS[node.func.id]]
                    named = isinstance(given, ast.Name) and given.id == "key"
                    assert list(_asked(node)) or named or isinstance(given, ast.JoinedStr), f"{name}:{node.lineno}"
    assert all(_KEY.fullmatch(key) or " " not in key for key in usage().asked)


def test_a_key_that_there_is_not_is_found_where_it_is_raised():
    found = [list(_asked(ast.parse(code, mode="eval").body)) for code in (
        'StoreError("store-nothing", file=file)', 'DataError(file, "", "data-nothing")', 'need(x, "a.toml", "b", "data-nothing")',
        'wrong(where, "case-nothing" if a else "case-none")',
    )]  # fmt: skip
    assert found == [["store-nothing"], ["data-nothing"], ["data-nothing"], ["case-nothing", "case-none"]]


@pytest.mark.parametrize("language", OTHERS)
def test_every_kind_of_thing_that_is_unknown_has_a_name(language):
    """What the code says is unknown is among the variants of the message: else the English word would stand there."""
    asked = set()
    for package in ("bot", "render"):
        for _, text in _modules(package):
            asked |= set(re.findall(r'"data-unknown", what="(\w+)"', text))
    asked |= {"space", "kind", "role"}  # what effects of cards may name
    text = next(
        entry for entry in entries("faults.ftl", sources(language)["faults.ftl"]) if entry.id.name == "data-unknown"
    )
    variants = {
        it.key.name
        for element in text.value.elements
        if hasattr(element, "expression")
        for it in getattr(element.expression, "variants", ())
    }
    assert len(asked) > 10
    assert asked <= variants
