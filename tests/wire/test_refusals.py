"""Every wrong request is refused in the API's error form and recorded as a fault.

All bodies are tried twice: with the server's own rules alone, and with the API description where it is present.
"""

from __future__ import annotations

import aiohttp
import pytest
from loopback import LoopbackDiscord
from loopback.openapi import Description
from raw import LAYOUT, RawClient, button, field, gallery, layout, modal, row, select, text

PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)


@pytest.fixture(params=["own rules", "description"])
async def server(request):
    async with LoopbackDiscord() as running:
        running.settings.use_description = request.param == "description"
        if running.settings.use_description and Description.find() is None:
            pytest.skip("no copy of the API description here")
        yield running


@pytest.fixture
async def raw(server):
    async with aiohttp.ClientSession() as session:
        yield RawClient(session, server)


@pytest.fixture
def channel(server):
    return server.world.channel(server.world.guild())


@pytest.fixture
def user(server, channel):
    return server.world.user("Ann", channel.guild)


def option(**more):
    return {"type": 3, "name": "game", "description": "Which", **more}


def command(**more):
    return {"name": "play", "description": "Play", **more}


WRONG_MESSAGES = {
    "41 components": layout(*[text() for _ in range(41)]),
    "41 components, nested": layout({"type": 17, "components": [row(*map(button, range(n, n + 5))) for n in range(0, 35, 5)]}),
    "content beside a layout": layout(text(), content="hello"),
    "embeds beside a layout": layout(text(), embeds=[{"title": "x"}]),
    "4001 characters of text": layout(text("x" * 2001), text("y" * 2000)),
    "layout without its flag": {"components": [text()]},
    "an empty layout": {"flags": LAYOUT, "components": []},
    "duplicate custom ids": layout(row(button(), button())),
    "duplicate component ids": layout({**text(), "id": 4}, {**text(), "id": 4}),
    "81-character label": {"components": [row(button(label="x" * 81))]},
    "101-character custom id": {"components": [row(button(custom_id="x" * 101))]},
    "empty custom id": {"components": [row(button(custom_id=""))]},
    "button without a custom id": {"components": [row({"type": 2, "style": 1, "label": "x"})]},
    "button without label and emoji": {"components": [row({"type": 2, "style": 1, "custom_id": "x"})]},
    "button of style 7": {"components": [row(button(style=7))]},
    "link without url": {"components": [row({"type": 2, "style": 5, "label": "x"})]},
    "link with custom id": {"components": [row(button(style=5, url="https://example.org"))]},
    "url on a plain button": {"components": [row(button(url="https://example.org"))]},
    "word for an emoji": {"components": [row(button(emoji={"name": "dice"}))]},
    "six buttons a row": {"components": [row(*map(button, range(6)))]},
    "empty row": {"components": [row()]},
    "select beside a button": {"components": [row(select(), button())]},
    "six rows": {"components": [row(button(number)) for number in range(6)]},
    "26 options": {"components": [row(select(26))]},
    "no options": {"components": [row(select(0))]},
    "equal option values": {"components": [row(select(options=2) | {"options": [{"label": "a", "value": "a"}] * 2})]},
    "more values than options": {"components": [row(select(2, max_values=3))]},
    "min above max": {"components": [row(select(4, min_values=3, max_values=2))]},
    "long option label": {"components": [row({**select(), "options": [{"label": "x" * 101, "value": "x"}]})]},
    "long picture description": layout(gallery("https://example.org/a.png", description="x" * 1025)),
    "empty picture description": layout(gallery("https://example.org/a.png", description="")),
    "picture that was not uploaded": layout(gallery()),
    "eleven pictures": layout({"type": 12, "items": gallery("https://example.org/a.png")["items"] * 11}),
    "container in a container": layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    "section without accessory": layout({"type": 9, "components": [text()]}),
    "section of four texts": layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
    "unknown component": layout({"type": 99}),
    "unknown field of a button": {"components": [row(button(colour="red"))]},
    "unknown field of a message": {"content": "x", "colour": "red"},
    "2001 characters": {"content": "x" * 2001},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "26 fields": {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
    "1025 characters in a field": {"embeds": [{"fields": [{"name": "a", "value": "b" * 1025}]}]},
    "6001 characters of embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "unknown mention kind": {"content": "x", "allowed_mentions": {"parse": ["people"]}},
    "mentions both ways": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "mentions of no type": {"content": "x", "allowed_mentions": []},
    "mention by name": {"content": "x", "allowed_mentions": {"users": ["Ann"]}},
    "unknown mention field": {"content": "x", "allowed_mentions": {"everyone": False}},
    "ephemeral in a channel": {"content": "x", "flags": 64},
    "long nonce": {"content": "x", "nonce": "n" * 26},
    "attachment without upload": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
}  # fmt: skip


@pytest.mark.parametrize("body", WRONG_MESSAGES.values(), ids=WRONG_MESSAGES)
async def test_a_wrong_message_is_refused_and_recorded(server, raw, channel, body):
    status, error = await raw.post(channel, body)
    assert (status, error["code"]) == (400, 50035)
    assert error["message"] == "Invalid Form Body"
    assert error["errors"]
    assert not channel.messages
    assert "50035" in str(server.faults[0])
    with pytest.raises(AssertionError, match="must not"):
        server.assert_clean()


@pytest.mark.parametrize("body", WRONG_MESSAGES.values(), ids=WRONG_MESSAGES)
async def test_the_same_bodies_are_refused_as_an_answer(server, raw, channel, user, body):
    if body.get("flags") == 64 or "nonce" in body:
        pytest.skip("right in an answer, or unknown there")
    _, sent = await raw.post(channel, {"components": [row(button())]})
    message = channel.history[int(sent["id"])]
    status, error = await raw.answer(server.world.send_press(user, message, "b0"), {"type": 4, "data": body})
    assert (status, error["code"]) == (400, 50035)
    assert "data" in error["errors"]


WRONG_MODALS = {
    "six fields": modal(*map(field, range(6))),
    "no fields": modal(),
    "long title": modal(field(), title="x" * 46),
    "long label": modal({**field(), "label": "x" * 46}),
    "long custom id": modal(field(), custom_id="x" * 101),
    "equal custom ids": modal(field(), field()),
    "a button": modal(row(button())),
    "min above max": modal(field(min_length=9, max_length=4)),
    "value too long": modal(field(value="x" * 9, max_length=4)),
    "unknown field": modal(field(), colour="red"),
    "style 3": modal(field(style=3)),
}


@pytest.mark.parametrize("body", WRONG_MODALS.values(), ids=WRONG_MODALS)
async def test_a_wrong_modal_is_refused(server, raw, channel, user, body):
    _, sent = await raw.post(channel, {"components": [row(button())]})
    press = server.world.send_press(user, channel.history[int(sent["id"])], "b0")
    status, error = await raw.answer(press, body)
    assert (status, error["code"]) == (400, 50035)
    assert (await raw.answer(press, modal(field())))[0] == 204


WRONG_COMMANDS = {
    "capital letters": [command(name="Play")],
    "space in a name": [command(name="play it")],
    "no description": [{"name": "play", "description": ""}],
    "long description": [command(description="x" * 101)],
    "26 options": [command(options=[option(name=f"o{number}") for number in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": f"c{n}", "value": "v"} for n in range(26)])])],
    "required after optional": [command(options=[option(), option(name="seed", required=True)])],
    "equal names": [command(), command()],
    "equal option names": [command(options=[option(), option()])],
    "sub-command beside an option": [command(options=[option(), {"type": 1, "name": "a", "description": "b"}])],
    "choices and autocomplete": [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "b"}])])],
    "unknown field": [command(colour="red")],
    "101 commands": [command(name=f"play{number}") for number in range(101)],
    "8001 characters": [command(options=[option(name=f"o{n}", choices=[{"name": f"{m:0>70}", "value": "x" * 70} for m in range(25)]) for n in range(3)])],
}  # fmt: skip


@pytest.mark.parametrize("body", WRONG_COMMANDS.values(), ids=WRONG_COMMANDS)
async def test_wrong_commands_are_refused(server, raw, body):
    status, error = await raw.send("PUT", f"/applications/{server.realm.bot.id}/commands", body)
    assert (status, error["code"]) == (400, 50035)
    assert server.realm.syncs == 0


async def test_files_are_counted_and_weighed(server, raw, channel):
    eleven = {f"{number}.txt": b"x" for number in range(11)}
    assert (await raw.post(channel, {"content": "x"}, eleven))[1]["code"] == 50035
    large = {"large.bin": bytes(10 * 1024 * 1024 + 1)}
    assert (await raw.post(channel, {"content": "x"}, large)) == (
        413,
        {"message": "Request entity too large", "code": 40005},
    )
    unlisted = {"a.png": PNG, "b.png": PNG}
    body = {"content": "x", "attachments": [{"id": 0}]}
    assert (await raw.post(channel, body, unlisted))[1]["code"] == 50035
    assert len(server.take_faults()) == 3


async def test_unseen_pictures_and_silence_about_mentions_are_faults_but_not_refused(server, raw, channel):
    server.settings.require_mentions = True
    status, _ = await raw.post(channel, layout(text(), attachments=[{"id": 0}]), {"board.png": PNG})
    assert status == 200
    assert {fault.what for fault in server.take_faults()} == {
        "a message says nothing about mentions",
        "'board.png' is uploaded with a layout that does not show it",
    }


async def test_an_empty_message_is_refused(raw, channel):
    status, error = await raw.post(channel, {"content": ""})
    assert (status, error["code"]) == (400, 50006)


async def test_unknown_routes_tokens_and_bodies(server, raw, channel):
    assert await raw.send("GET", "/channels/1/secrets") == (404, {"message": "404: Not Found", "code": 0})
    assert (await raw.send("PUT", f"/channels/{channel.id}/messages"))[0] == 404
    assert (await raw.send("POST", f"/channels/{channel.id}/messages"))[1]["code"] == 50109
    raw.authorization = "Bot wrong"
    assert await raw.send("GET", "/users/@me") == (401, {"message": "401: Unauthorized", "code": 0})
    assert len(server.take_faults()) == 4
