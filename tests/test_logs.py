"""What is logged: one record a line with the ids it is about, never a token, nothing that could pass for another line."""

import io
import json
import logging
import sys

import pytest

from bot import logs
from bot.logs import JSON, TEXT, Lines, about

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxYzAb.aVerySecretPartOfTheToken_0123456789"
WEBHOOK = "aW50ZXJhY3Rpb246MTQ1NjA3NDQ0Mzk4MDgwMDAyNTpzZWNyZXQ"


def record(text, *args, trace=None, **fields):
    made = logging.LogRecord("banker.errors", logging.ERROR, "x.py", 1, text, args, trace)
    made.created = 1700000000.5
    vars(made).update(fields)
    return made


def raised(words):
    try:
        int(words)
    except ValueError as error:
        error.args = (words,)
        return sys.exc_info()
    raise AssertionError


def test_a_line_of_keys_and_values():
    line = Lines().format(record("it %s", "broke", game=3, channel=12, verb="roll"))
    assert line == (
        'time=2023-11-14T22:13:20.500Z level=error logger=banker.errors game=3 channel=12 verb=roll msg="it broke"'
    )


def test_a_line_of_json():
    line = Lines(JSON).format(record("it broke", game=3, error="ab12cd"))
    assert json.loads(line) == {
        "time": "2023-11-14T22:13:20.500Z",
        "level": "error",
        "logger": "banker.errors",
        "game": 3,
        "error": "ab12cd",
        "msg": "it broke",
    }


def test_what_a_block_is_about_is_on_every_line_and_gone_afterwards():
    lines = Lines(JSON)
    with about(game=7, channel=None, verb="roll"):
        inner = json.loads(lines.format(record("x")))
        own = json.loads(lines.format(record("x", game=8)))
        with about(channel=1):
            fresh = json.loads(lines.format(record("x")))
    assert inner["game"] == 7
    assert inner["verb"] == "roll"
    assert "channel" not in inner
    assert own["game"] == 8
    assert fresh["channel"] == 1
    assert "game" not in fresh
    assert "game" not in json.loads(lines.format(record("x")))


@pytest.mark.parametrize("form", [TEXT, JSON])
@pytest.mark.parametrize(
    "hostile",
    [
        "a\ntime=2023 level=error msg=forged",
        "a\r\nb",
        "\x1b[31mred\x1b[0m\x07",
        "\u202eback\u202c and \u2066in\u2069",
        "\u2028line\u2029paragraph\x85next",
        "zero\u200bwidth\ufeff",
        "\ud800 alone",
        "\U000e0041 tag",
        '"quoted" \\ back',
    ],
)
def test_nothing_logged_breaks_out_of_its_line(form, hostile):
    for line in (
        Lines(form).format(record("name: %s", hostile)),
        Lines(form).format(record("x", verb=hostile)),
    ):
        assert line.isprintable()
        assert len(line.splitlines()) == 1
    if form == JSON:
        assert json.loads(Lines(form).format(record("%s", hostile)))["msg"] == hostile


def test_a_traceback_follows_marked_line_by_line_or_within_the_json():
    error = raised("two\ntime=2023-11-14T22:13:20.500Z level=info msg=forged\x1b[0m")
    first, *rest = Lines().format(record("x", trace=error)).split("\n")
    assert first.endswith(" msg=x")
    assert len(rest) >= 4
    assert all(line.startswith("    | ") and line.isprintable() for line in rest)
    known = json.loads(Lines(JSON).format(record("x", trace=error)))
    assert "Traceback" in known["trace"]
    assert "forged" in known["trace"]


@pytest.mark.parametrize("form", [TEXT, JSON])
@pytest.mark.parametrize(
    "text",
    [
        f"the token is {TOKEN}",
        f"Authorization: Bot {TOKEN}",
        f"https://discord.com/api/v10/webhooks/145607444398080002/{WEBHOOK}/messages/@original responded with 429",
        f"https://discord.com/api/v10/interactions/145607444398080002/{WEBHOOK}/callback",
        f"{{'id': '1', 'token': '{WEBHOOK}', 'type': 3}}",
        "ours is short.and.plain",
    ],
)
def test_no_token_is_ever_written(form, text):
    lines = Lines(form, ["short.and.plain", ""])
    for line in (
        lines.format(record("%s", text)),
        lines.format(record("x", trace=raised(text))),
        lines.format(record("x", verb=text)),
    ):
        for secret in (TOKEN, TOKEN.rsplit(".", 1)[1], WEBHOOK, "short.and.plain"):
            assert secret not in line
        assert "***" in line


def test_what_is_no_token_stays():
    text = "game 123456789012345678 at 127.0.0.1:9464, discord.http.HTTPException, /webhooks/12 and /interactions/34/x"
    assert json.loads(Lines(JSON).format(record("%s", text)))["msg"] == text


@pytest.fixture
def logging_as_before():
    root = logging.getLogger()
    names = [None, *logs.OURS]
    kept, levels = root.handlers[:], [logging.getLogger(name).level for name in names]
    yield
    root.handlers[:] = kept
    for name, level in zip(names, levels, strict=True):
        logging.getLogger(name).setLevel(level)


def test_debug_is_ours_alone(logging_as_before):
    """Debug lines of libraries hold names, tokens of interactions and whole rows."""
    out = io.StringIO()
    logs.set_up(logging.DEBUG, TEXT, ["hush-hush"], out)
    for name in ("banker.x", "bot.table.y", "discord.gateway", "aiosqlite"):
        logging.getLogger(name).debug("detail of %s hush-hush", name)
        logging.getLogger(name).info("news of %s", name)
    said = out.getvalue()
    assert "detail of banker.x ***" in said
    assert "detail of bot.table.y" in said
    assert said.count("detail of") == 2
    assert said.count("news of") == 4


def test_below_the_level_asked_for_nothing_is_written(logging_as_before):
    out = io.StringIO()
    logs.set_up(logging.ERROR, JSON, stream=out)
    for name in ("banker.x", "discord.http"):
        logging.getLogger(name).warning("x")
        logging.getLogger(name).error("y")
    assert [json.loads(line)["msg"] for line in out.getvalue().splitlines()] == ["y", "y"]
