"""The rules of answering: once, in time, with a token that lives; and of writing in channels."""

from __future__ import annotations

import aiohttp
import pytest
from loopback import ApiError, CannotDoError, Delay, LoopbackDiscord, RateLimited, Reset, ServerError
from raw import RawClient, button, field, gallery, layout, modal, row, select, text

PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (3).to_bytes(4, "big") + (2).to_bytes(4, "big") + bytes(8)
HELLO = {"type": 4, "data": {"content": "hello"}}


@pytest.fixture
async def server():
    async with LoopbackDiscord() as running:
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


@pytest.fixture
async def message(raw, channel):
    await raw.post(
        channel, {"content": "board", "components": [row(button(), button(1, disabled=True)), row(select())]}
    )
    return channel.last


def hook(server, interaction, tail=""):
    return f"/webhooks/{server.realm.bot.id}/{interaction.token}{tail}"


async def test_a_second_answer_is_refused(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    assert (await raw.answer(press, HELLO))[0] == 204
    status, error = await raw.answer(press, HELLO)
    assert (status, error["code"]) == (400, 40060)
    assert len(message.channel.messages) == 2
    assert "40060" in str(server.take_faults()[0])


async def test_a_second_answer_to_a_duplicated_interaction_is_no_fault(server, raw, user, message):
    server.troubles.deliveries.duplicate = 1
    press = server.world.send_press(user, message, "b0")
    await raw.answer(press, HELLO)
    assert (await raw.answer(press, HELLO))[1]["code"] == 40060
    server.assert_clean()


async def test_an_answer_after_three_seconds_is_refused(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    server.advance(3.1)
    status, error = await raw.answer(press, HELLO)
    assert (status, error["code"]) == (404, 10062)
    assert server.world.realm.refusals
    server.assert_clean()


async def test_an_unknown_interaction_is_refused(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    _, error = await raw.send("POST", f"/interactions/{press.id}/another/callback", HELLO)
    assert error["code"] == 10062
    assert server.take_faults()


async def test_a_token_lives_fifteen_minutes(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    await raw.answer(press, HELLO)
    assert (await raw.send("PATCH", hook(server, press, "/messages/@original"), {"content": "new"}))[0] == 200
    server.advance(901)
    status, error = await raw.send("PATCH", hook(server, press, "/messages/@original"), {"content": "newer"})
    assert (status, error["code"]) == (401, 50027)
    assert (await raw.send("POST", hook(server, press), {"content": "x"}))[1]["code"] == 50027


async def test_a_followup_before_the_answer_is_refused(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    assert (await raw.send("POST", hook(server, press), {"content": "x"}))[1]["code"] == 10015
    assert server.take_faults()


@pytest.mark.parametrize("kind", [1, 8, 10, True, None])
async def test_an_answer_of_the_wrong_kind_is_refused(server, raw, user, message, kind):
    press = server.world.send_press(user, message, "b0")
    assert (await raw.answer(press, {"type": kind, "data": {}}))[1]["code"] == 50035


async def test_type_7_edits_the_pressed_message_and_replaces_the_picture(server, raw, user, channel):
    first = layout(gallery(), row(button()), attachments=[{"id": 0, "filename": "board.png"}])
    await raw.post(channel, first, {"board.png": PNG})
    message = channel.last
    old = message.attachments[0]
    press = server.world.send_press(user, message, "b0")
    second = layout(gallery("attachment://next.png"), row(button()), attachments=[{"id": 0}])
    assert (await raw.answer(press, {"type": 7, "data": second}, {"next.png": PNG}))[0] == 204
    assert [one.filename for one in message.attachments] == ["next.png"]
    assert message.pictures == [message.attachments[0].url]
    assert message.attachments[0].url != old.url
    assert message.edits == 1
    server.assert_clean()


async def test_files_pile_up_without_a_list_of_attachments(server, raw, user, channel):
    await raw.post(channel, {"content": "x"}, {"a.png": PNG})
    await raw.send("PATCH", f"/channels/{channel.id}/messages/{channel.last.id}", {"content": "y"}, {"b.png": PNG})
    assert [one.filename for one in channel.last.attachments] == ["a.png", "b.png"]


async def test_the_cdn_serves_what_was_uploaded_until_it_expires(server, raw, channel):
    _, sent = await raw.post(channel, {"content": "x"}, {"my board.png": PNG})
    attachment = sent["attachments"][0]
    assert (attachment["filename"], attachment["width"], attachment["height"]) == ("my_board.png", 3, 2)
    async with raw.session.get(attachment["url"]) as response:
        assert (response.status, response.content_type, await response.read()) == (200, "image/png", PNG)
    server.advance(90_000)
    async with raw.session.get(attachment["url"]) as response:
        assert response.status == 404


async def test_a_nonce_is_honoured_only_when_enforced(raw, channel):
    body = {"content": "turn", "nonce": "7", "enforce_nonce": True}
    first, second = await raw.post(channel, body), await raw.post(channel, body)
    assert first[1]["id"] == second[1]["id"]
    await raw.post(channel, {"content": "turn", "nonce": "7"})
    assert len(channel.messages) == 2


async def test_messages_and_channels_that_are_not_there(server, raw, channel, message):
    async def code(method, path, body=None):
        return (await raw.send(method, path, body))[1]["code"]

    here = f"/channels/{channel.id}/messages"
    assert await code("GET", f"{here}/1") == 10008
    assert await code("PATCH", f"{here}/1", {"content": "x"}) == 10008
    assert await code("DELETE", f"{here}/1") == 10008
    assert await code("POST", "/channels/1/messages", {"content": "x"}) == 10003
    assert await code("GET", "/guilds/1/members/1") == 10004
    server.world.delete_message(message)
    assert await code("GET", f"{here}/{message.id}") == 10008
    server.world.delete_channel(channel)
    assert await code("POST", here, {"content": "x"}) == 10003
    server.assert_clean()


async def test_another_authors_message_cannot_be_edited(server, raw, channel, message):
    message.author = server.world.user("Bob")
    path = f"/channels/{channel.id}/messages/{message.id}"
    assert (await raw.send("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    assert server.take_faults()


async def test_a_press_on_a_deleted_message_cannot_update_it(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    server.world.delete_message(message)
    assert (await raw.answer(press, {"type": 7, "data": {"content": "x"}}))[1]["code"] == 10008
    assert (await raw.answer(press, HELLO))[0] == 204


async def test_old_messages_run_out_of_edits(server, raw, channel, message):
    server.advance(3700)
    path = f"/channels/{channel.id}/messages/{message.id}"
    codes = [(await raw.send("PATCH", path, {"content": str(number)}))[1].get("code") for number in range(6)]
    assert codes == [None] * 5 + [30046]


async def test_permissions_members_threads_and_dms(server, raw, channel, user):
    world = server.world

    async def code(place, body, files=None):
        return (await raw.post(place, body, files))[1].get("code")

    world.deny(channel, "embed_links", "attach_files")
    assert await code(channel, {"content": "x"}) is None
    assert await code(channel, {"embeds": [{"title": "x"}]}) == 50013
    assert await code(channel, {"content": "x"}, {"a.png": PNG}) == 50013
    world.deny(channel, "send_messages")
    assert await code(channel, {"content": "x"}) == 50013
    world.deny(channel, "view_channel")
    assert await code(channel, {"content": "x"}) == 50001
    world.deny(channel)
    _, made = await raw.send("POST", f"/channels/{channel.id}/threads", {"name": "side", "type": 11})
    thread = server.realm.channels[int(made["id"])]
    assert await code(thread, {"content": "x"}) is None
    world.archive(thread)
    assert await code(thread, {"content": "x"}) == 50083
    world.archive(thread, locked=True)
    assert await code(thread, {"content": "x"}) == 160005
    _, dm = await raw.send("POST", "/users/@me/channels", {"recipient_id": str(user.id)})
    assert dm["recipients"][0]["id"] == str(user.id)
    assert await code(world.dm(user), {"content": "x"}) is None
    user.dms_closed = True
    assert await code(world.dm(user), {"content": "x"}) == 50007
    member = f"/guilds/{channel.guild.id}/members/{user.id}"
    assert (await raw.send("GET", member))[0] == 200
    world.leave(channel.guild, user)
    assert (await raw.send("GET", member))[1]["code"] == 10007
    server.assert_clean()


async def test_only_allowed_mentions_notify_and_edits_never_do(raw, channel, user):
    words = f"{user.mention} @everyone"
    await raw.post(channel, {"content": words, "allowed_mentions": {"users": [str(user.id)]}})
    assert channel.last.notified == {user.id}
    await raw.post(channel, {"content": words, "allowed_mentions": {"parse": []}})
    assert channel.last.notified == set()
    path = f"/channels/{channel.id}/messages/{channel.last.id}"
    await raw.send("PATCH", path, {"content": words, "allowed_mentions": {"parse": ["users"]}})
    assert (channel.last.notified, channel.last.mentions) == (set(), [user])
    await raw.post(channel, layout(text(words)))
    assert channel.last.notified == {user.id, *channel.guild.members}


async def test_a_person_cannot_do_what_the_client_would_not_let_them(server, user, message):
    world = server.world
    with pytest.raises(CannotDoError, match="disabled"):
        await world.press(user, message, "B1")
    with pytest.raises(CannotDoError, match="no command"):
        await world.slash(user, message.channel, "play")
    with pytest.raises(CannotDoError, match="called 'Roll'"):
        await world.press(user, message, "Roll")
    with pytest.raises(CannotDoError, match="not in the guild"):
        await world.press(world.user("Eve"), message, "b0")
    with pytest.raises(CannotDoError, match="0 options called"):
        await world.select(user, message, "menu", ["blue"])


async def test_a_press_nobody_answers_times_out(server, user, message):
    server.settings.answer_within = 0.1
    assert (await server.world.press(user, message, "b0")).kind == "timeout"


async def test_a_modal_is_filled_in_and_checked(server, raw, user, message):
    press = server.world.send_press(user, message, "b0")
    await raw.answer(press, modal(field(max_length=5)))
    form = press.modal
    server.settings.answer_within = 0.1
    with pytest.raises(CannotDoError, match="must be filled in"):
        await server.world.submit_modal(user, form, {})
    with pytest.raises(CannotDoError, match="takes 0 to 5"):
        await server.world.submit_modal(user, form, {"Name": "Bartholomew"})
    with pytest.raises(CannotDoError, match="no fields"):
        await server.world.submit_modal(user, form, {"Name": "Bob", "Age": 3})
    answer = await server.world.submit_modal(user, form, {"f0": "Bob"})
    assert answer.interaction.data["components"][0]["component"]["value"] == "Bob"


async def test_ordered_trouble(server, raw, channel):
    route = "POST /channels/{channel_id}/messages"
    server.inject(route, RateLimited(0.5))
    server.inject(route, RateLimited(via=False))
    server.inject(route, ServerError(500, after=True))
    server.inject(route, ServerError(503))
    server.inject("POST */messages", ApiError(50013))
    with_via = await raw.post(channel, {"content": "x"})
    assert (with_via[0], with_via[1]["retry_after"]) == (429, 0.5)
    assert (await raw.post(channel, {"content": "x"}))[0] == 429
    assert not channel.messages
    assert (await raw.post(channel, {"content": "committed"}))[0] == 500
    assert channel.last.content == "committed"
    assert (await raw.post(channel, {"content": "x"}))[0] == 503
    assert (await raw.post(channel, {"content": "x"}))[1]["code"] == 50013
    assert len(channel.messages) == 1
    server.inject(route, Reset(), times=2, skip=1)
    assert (await raw.post(channel, {"content": "skipped"}))[0] == 200
    for _ in range(2):
        with pytest.raises(aiohttp.ClientError):
            await raw.post(channel, {"content": "x"})
    slow = server.inject("POST *", Delay(0.2), times=None)
    assert (await raw.post(channel, {"content": "late"}))[0] == 200
    assert slow.hits == 1
    assert [call.status for call in server.calls_to(route)][-1] == 200
    server.assert_clean()


async def test_a_limited_route_answers_429_with_headers(server, raw, channel):
    server.rest.limits.set("POST /channels/{channel_id}/messages", 2, 60)
    statuses = [(await raw.post(channel, {"content": "x"}))[0] for _ in range(3)]
    assert statuses == [200, 200, 429]


async def test_all_requests_together_are_limited_but_answers_to_interactions(server, raw, user, channel, message):
    server.rest.limits.now = lambda: 0.5
    server.rest.limits.like_discord()
    statuses = [(await raw.send("GET", f"/channels/{channel.id}"))[0] for _ in range(51)]
    assert statuses == [200] * 50 + [429]
    status, told = await raw.post(channel, {"content": "x"})
    assert (status, told["global"], told["retry_after"]) == (429, True, 1.0)
    assert (await raw.answer(server.world.send_press(user, message, "b0"), HELLO))[0] == 204
    server.rest.limits.now = lambda: 1.5
    assert (await raw.post(channel, {"content": "x"}))[0] == 200
    assert server.rest.limits.exceeded == {"everything": 2}
