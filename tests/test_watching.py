"""Watching: nothing is done while it is off; metrics stay few, the page is for this machine, health says why not."""

import asyncio
import inspect
import socket
import sqlite3
import subprocess
import sys
from math import isnan

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.__main__ import main
from bot.errors import ConfigError
from bot.store.db import Database, StoreBusyError
from bot.store.games import Games
from bot.table.service import Tables
from bot.watching import Measures, health, page
from bot.watching.address import Address, parse
from bot.watching.asking import ask
from bot.watching.begin import watched
from bot.watching.health import Health
from bot.watching.page import shown
from bot.watching.prometheus import MOST, Prometheus


class Connection:
    """A gateway as it is said to be."""

    connected = True
    latency = 0.04


class Noted(Measures):
    """Keeps what it is told."""

    def __init__(self):
        self.commits, self.faults = [], []

    def start(self):
        return 5.0

    def committed(self, since):
        self.commits.append(since)

    def store_failed(self, fault):
        self.faults.append(fault)


def read(text):
    """The samples of a page of metrics, by name and labels."""
    return {
        (it.name, *sorted(it.labels.items())): it.value
        for family in text_string_to_metric_families(text)
        for it in family.samples
    }


def value(samples, name, **labels):
    return samples[(f"banker_{name}", *sorted(labels.items()))]


def told(measures):
    return read(measures.text({}, connected=True, latency=0.0).decode())


METHODS = [name for name, it in inspect.getmembers(Measures, inspect.isfunction) if not name.startswith("_")]


# --- off


@pytest.mark.parametrize("name", METHODS)
def test_off_means_that_nothing_is_done(name):
    """No name is looked up and nothing is called: not even the time is asked for."""
    code = getattr(Measures, name).__code__
    assert code.co_names == ()
    assert code.co_freevars == ()
    assert type(watched(None).measures) is Measures


def test_off_means_that_nothing_of_it_is_loaded():
    code = (
        "import sys, bot.app; from bot.watching.begin import watched; watched(None);"
        "sys.exit(sum(it.startswith('prometheus_client') for it in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("name", METHODS)
def test_all_that_can_be_measured_is_counted(name):
    assert name in vars(Prometheus), "else it would be measured in vain"


# --- counting


def test_each_thing_is_counted_under_its_name():
    it = Prometheus()
    mark = it.start()
    it.pressed("press", "roll", mark)
    it.pressed("press", "roll", mark)
    it.pressed("command", "game pause", mark)
    it.refused("not_your_seat")
    it.faulted()
    it.sent("answer", "late")
    it.queued(1)
    it.queued(1)
    it.queued(-1)
    it.drawn("board", mark)
    it.undrawn("hand")
    it.looked(2.0)
    it.looked(-1.0)
    it.committed(mark)
    it.store_failed("full")
    it.looped(0.03)
    found = read(it.text({"lobby": 2, "running": 5}, connected=True, latency=0.25).decode())
    assert value(found, "interactions_total", kind="press", what="roll") == 2
    assert value(found, "interactions_total", kind="command", what="game pause") == 1
    assert value(found, "interaction_seconds_count", kind="press") == 2
    assert value(found, "refusals_total", code="not_your_seat") == 1
    assert value(found, "faults_total") == 1
    assert value(found, "requests_total", what="answer", outcome="late") == 1
    assert value(found, "pictures_waiting") == 1
    assert value(found, "picture_seconds_count", kind="board") == 1
    assert value(found, "pictures_failed_total", kind="hand") == 1
    assert value(found, "clock_lag_seconds_bucket", le="1.0") == 1
    assert value(found, "clock_lag_seconds_count") == 2
    assert value(found, "clock_lag_seconds_sum") == 2.0
    assert value(found, "commit_seconds_count") == 1
    assert value(found, "database_errors_total", fault="full") == 1
    assert value(found, "loop_lag_seconds_bucket", le="0.05") == 1
    assert value(found, "loop_lag_seconds_bucket", le="0.02") == 0
    assert value(found, "games", status="lobby") == 2
    assert value(found, "games", status="running") == 5
    assert value(found, "gateway_connected") == 1
    assert value(found, "gateway_latency_seconds") == 0.25
    assert found["process_resident_memory_bytes",] > 0


def test_a_metric_has_so_many_series_at_most():
    it = Prometheus()
    for number in range(3 * MOST):
        it.refused(f"code_{number}")
        it.pressed("press", f"verb_{number}", it.start())
    it.refused("code_1")
    codes = [key for key in told(it) if key[0] == "banker_refusals_total"]
    assert len(codes) == MOST + 1
    assert value(told(it), "refusals_total", code="other") == 2 * MOST
    assert value(told(it), "refusals_total", code="code_1") == 2
    assert value(told(it), "interactions_total", kind="other", what="other") == 2 * MOST


def test_two_are_strangers_to_each_other():
    one, two = Prometheus(), Prometheus()
    one.faulted()
    assert value(told(two), "faults_total") == 0


async def test_commits_and_faults_of_a_database(tmp_path):
    noted = Noted()
    database = await Database.open(tmp_path / "a.db", noted)
    before = len(noted.commits)
    async with database.transaction() as run:
        await run("SELECT 1")
    assert noted.commits[before:] == [5.0]
    with pytest.raises(RuntimeError):
        async with database.transaction():
            raise RuntimeError
    assert len(noted.commits) == before + 1, "what was rolled back is no commit"
    await database.read("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusyError):
        async with database.transaction():
            raise AssertionError("it is not to begin")
    other.close()
    assert noted.faults == ["busy"]
    await database.close()


async def test_games_are_counted_by_status(tmp_path):
    database = await Database.open(tmp_path / "a.db")
    games = Games(database)
    tables = Tables(games)
    assert await games.counted() == {"lobby": 0, "running": 0}
    lobby = None
    for channel in (1, 2, 3):
        lobby = await tables.open_lobby(channel, 9, 1, "Ann", "builder")
    await tables.join(lobby.game_id, 2, "Ben")
    await tables.start(lobby.game_id, 1)
    assert await games.counted() == {"lobby": 2, "running": 1}
    await tables.stop(lobby.game_id, 1)
    assert await games.counted() == {"lobby": 2, "running": 0}
    plan = await database.read("EXPLAIN QUERY PLAN SELECT count(*) FROM games WHERE status IN ('lobby', 'running')")
    assert "games_one_live" in str(plan), "however large its rows, no game is read for it"
    await database.close()


# --- the page


@pytest.fixture
def free():
    """An address that nobody listens on."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    return Address("127.0.0.1", port)


@pytest.fixture
async def games(tmp_path):
    database = await Database.open(tmp_path / "a.db")
    yield Games(database)
    await database.close()


async def get(at, path):
    async with aiohttp.ClientSession() as session, session.get(f"http://{at}{path}") as answer:
        return answer.status, await answer.text(), answer.headers["Content-Type"]


async def test_health_says_why_not(free, games, monkeypatch):
    asked = Health(games)
    async with shown(free, Prometheus(), asked):
        status, words, _ = await get(free, "/healthz")
        assert (status, words) == (503, "gateway: not connected to Discord\n")
        asked.gateway = Connection()
        assert (await get(free, "/healthz"))[:2] == (200, "ok\n")
        assert await asyncio.to_thread(ask, free) == (True, "ok")
        asked.gateway.connected = False
        well, words = await asyncio.to_thread(ask, free)
        assert not well
        assert words.startswith("gateway")
        asked.gateway.connected = True
        monkeypatch.setattr(health, "PATIENCE", 0.01)
        async with games.database.transaction():
            assert (await get(free, "/healthz"))[1].startswith("database: no answer")
            assert isnan(value(read((await get(free, "/metrics"))[1]), "games", status="running"))
        await games.database.close()
        status, words, _ = await get(free, "/healthz")
        assert status == 503
        assert words.startswith("database: ")
        assert "closed" in words
    well, words = await asyncio.to_thread(ask, free)
    assert not well
    assert words.key == "cli-health-no-answer"
    assert str(free) in words.values["at"]


async def test_metrics_are_told_as_prometheus_reads_them(free, games, monkeypatch):
    monkeypatch.setattr(page, "BEAT", 0.01)
    watch = watched(free)
    asked = Health(games)
    async with watch.shown(asked):
        status, text, kind = await get(free, "/metrics")
        assert status == 200
        assert kind.startswith("text/plain; version=")
        first = read(text)
        assert value(first, "gateway_connected") == 0
        assert value(first, "games", status="running") == 0
        asked.gateway = Connection()
        for _ in range(200):
            last = read((await get(free, "/metrics"))[1])
            if value(last, "loop_lag_seconds_count") > 2:
                break
        assert value(last, "loop_lag_seconds_count") > 2
        assert value(last, "gateway_connected") == 1
        assert value(last, "gateway_latency_seconds") == 0.04
        assert (await get(free, "/"))[0] == 404
    assert not [it for it in asyncio.all_tasks() if it.get_name() == "how late the loop is"]


async def test_an_address_in_use_is_said(free, games):
    async with shown(free, Prometheus(), Health(games)):
        with pytest.raises(ConfigError, match=f"BANKER_METRICS: {free} can.t be listened on"):
            async with shown(free, Prometheus(), Health(games)):
                raise AssertionError("two listen at once")


# --- addresses


@pytest.mark.parametrize(
    ("text", "host", "near", "own"),
    [
        ("127.0.0.1:9464", "127.0.0.1", "127.0.0.1", True),
        ("127.8.8.8:1", "127.8.8.8", "127.8.8.8", True),
        ("[::1]:65535", "::1", "::1", True),
        ("LocalHost:80", "localhost", "localhost", True),
        ("0.0.0.0:9464", "0.0.0.0", "127.0.0.1", False),
        ("[::]:9464", "::", "::1", False),
        ("192.168.1.9:9464", "192.168.1.9", "192.168.1.9", False),
    ],
)
def test_addresses(text, host, near, own):
    found = parse(text)
    assert (found.host, found.near, found.is_own) == (host, near, own)
    assert str(found) == text.lower()


@pytest.mark.parametrize(
    "text",
    ["9464", ":9464", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:x", "127.0.0.256:80", "::1:80", "[::1]",
     "http://127.0.0.1:80", "127.0.0.1:80/", "host.example:80", "127.0.0.1:80\n", " 127.0.0.1:80", "[localhost]:80",
     "127.0.0.1:٨٠"],
)  # fmt: skip
def test_what_is_no_address(text):
    assert parse(text) is None


def test_the_health_command_without_an_address(monkeypatch, capsys):
    monkeypatch.delenv("BANKER_METRICS", raising=False)
    assert main(["health"]) == 2
    assert "BANKER_METRICS is not set" in capsys.readouterr().err


def test_the_health_command_when_nothing_runs(monkeypatch, capsys, free):
    monkeypatch.setenv("BANKER_METRICS", str(free))
    assert main(["health"]) == 1
    assert "no answer" in capsys.readouterr().out
