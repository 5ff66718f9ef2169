"""Looking at a game, and looking after it."""

import discord

from bot.engine.events import CardDrawn
from bot.engine.state import Scripted


async def test_hand_is_private_and_complete(world):
    await world.game("Ann", "Ben")

    def deal(state):
        state.owners.update(oriental=0, connecticut=0)
        state.mortgaged.add("connecticut")
        state.seats[0].cards.append("forced_trade")
        state.secret.piles["chance"].remove("forced_trade")

    await world.put(deal)
    for shown in (await world.slash("Ann", "hand"), await world.press("Ann", "hand")):
        assert shown.response.ephemeral
        text = world.texts(shown.response._message)
        for word in ("900M", "Oriental", "Connecticut", "mortgaged", "Forced Trade", "4 red", "roll"):
            assert word in text


async def test_rules_are_found_and_suggested(world):
    shown = await world.slash("Dan", "rules", about="penthouse")
    assert shown.response.ephemeral
    assert "penthouse" in world.texts(shown.response._message).lower()
    shown = await world.slash("Dan", "rules", about="`@everyone`")
    assert "@everyone" not in world.texts(shown.response._message)
    for typed in ("", "jail", "x" * 90):
        choices = await world.people["Dan"].autocomplete(world.channel, "rules", "about", typed)
        assert len(choices) <= 25
        assert all(1 <= len(it["name"]) <= 100 for it in choices)
    choices = await world.people["Dan"].autocomplete(world.channel, "rules", "about", "jail")
    shown = await world.slash("Dan", "rules", about=choices[0]["value"])
    assert choices[0]["name"] in world.texts(shown.response._message)


async def test_a_refusal_has_its_rule_one_press_away(world):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    decision = table.state.waiting[0]
    await world.raw(who, world.id_of(table.game_id, decision.number, "end"))
    await world.env.settle()
    refused = world.said(who).splitlines()[0]
    shown = await world.press(who, "why")
    assert "Why" in world.said(who)
    assert shown.acknowledged
    assert refused.startswith("That fits another moment of the turn.")
    assert "For example:" in world.said(who)
    assert " tries to " in world.said(who)
    assert "“That fits another moment of the turn." in world.said(who)


async def test_commands_without_a_game_say_how_to_get_one(world):
    commands = ("board", "hand", "log", "score", "trade", "game leave", "game resign", "game stop")
    for command in (*commands, "game host", "game follow", "game unfollow"):
        shown = await world.slash("Ann", command)
        assert shown.response.ephemeral
        assert "/play" in world.texts(shown.response._message)


async def test_leaving_hands_over_and_coming_back_takes_over(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game leave")
    table = await world.table()
    assert table.members[0].standin
    await world.press("Ann", "return")
    table = await world.table()
    assert not table.members[0].standin


async def test_resigning_asks_first(world):
    await world.game("Ann", "Ben", "Cleo")
    shown = await world.slash("Ben", "game resign")
    assert shown.response.ephemeral
    assert not (await world.table()).state.seats[1].resigned
    await world.press("Ben", "resign_go")
    assert (await world.table()).state.seats[1].resigned
    assert "no seat" in world.texts((await world.slash("Dan", "game resign")).response._message)


async def test_the_host_stops_the_game_after_a_question(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game stop")
    assert (await world.table()).status == "running"
    await world.press("Ann", "stop_go")
    table = await world.table()
    assert table.status == "stopped"
    sheet = next(it for it in world.messages() if it.id == table.message)
    assert table.view(None).seed in world.texts(sheet)
    assert not world.find("Ann", "roll")


async def test_others_do_not_stop_it_but_managers_may(world):
    await world.game("Ann", "Ben")
    shown = await world.slash("Dan", "game stop")
    assert shown.response.ephemeral
    assert world.find("Dan", "stop_go") is None
    shown = await world.slash("Ben", "game stop")
    assert "host" in world.texts(shown.response._message)
    assert world.find("Ben", "stop_go") is None
    await world.raw("Ben", world.id_of((await world.table()).game_id, 0, "stop_go"))
    await world.env.settle()
    assert (await world.table()).status == "running"
    role = world.guild.create_role("wardens", permissions=discord.Permissions(manage_guild=True))
    world.people["Eve"] = world.guild.add_member(world.env.create_user("eve"), roles=[role])
    await world.slash("Eve", "game stop")
    await world.press("Eve", "stop_go")
    assert (await world.table()).status == "stopped"


async def test_a_finished_game_can_still_be_looked_at(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "game stop")
    await world.press("Ann", "stop_go")
    seed = (await world.table()).view(None).seed
    for command in ("board", "score"):
        shown = await world.slash("Dan", command)
        assert seed in world.texts(shown.response._message)
    shown = await world.slash("Ann", "play")
    assert not shown.response.ephemeral


async def test_the_board_can_be_read_privately(world):
    table = await world.game("Ann", "Ben")
    shown = await world.slash("Dan", "board", text=True)
    assert shown.response.ephemeral
    text = world.texts(shown.response._message)
    for word in ("1 GO", "32 Boardwalk", "A Ann", "B Ben", "free for 400M", f"the turn of {'AB'[table.state.turn]}"):
        assert word in text
    assert len(text) <= 4000
    assert not shown.response._message.attachments


async def test_a_long_board_has_pages(world, monkeypatch):
    monkeypatch.setattr("cogs.info.READ", 700)
    await world.game("Ann", "Ben")
    shown = await world.slash("Dan", "board", text=True)
    assert "Page 1 of" in world.texts(shown.response._message)
    assert world.find("Dan", "read", "0") is None
    await world.press("Dan", "read", "2")
    assert "Page 2 of" in world.said("Dan")
    while world.find("Dan", "read", str(next_page(world.said("Dan")))):
        await world.press("Dan", "read", str(next_page(world.said("Dan"))))
    assert "bank’s chips" in world.said("Dan")  # noqa: RUF001 - as it is written


def next_page(text):
    return int(text.split("Page ")[1].split()[0]) + 1


async def test_a_drawn_card_is_shown_below_the_board_until_the_next_throw(world):
    table = await world.game("Ann", "Ben")
    await world.put(lambda state: None)
    who = world.turn_of(table)
    at = next(space.pos for space in table.rules.spaces if space.deck)

    def before_a_card(state):
        state.seats[state.turn].at = (at - 7) % len(table.rules.spaces)
        state.secret.chance = Scripted([[3, 4], [1, 2]], {"chance": ["advance_to_go"]})

    await world.put(before_a_card)
    before = len(world.calls())
    await world.press(who, "roll")
    table = await world.table()
    stage = next(it for it in world.messages() if it.id == table.message)
    assert [it["filename"].partition("-")[0] for it in stage.attachments] == ["board", "card"]
    assert len([call for call in world.calls(before) if call[0] != "GET"]) == 1
    entries = await world.tables.entries(table.game_id, table.serial)
    assert any(isinstance(event, CardDrawn) for entry in entries for event in entry.events)
