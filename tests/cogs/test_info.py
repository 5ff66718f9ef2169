"""Looking at a game, and looking after it."""

import discord


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
    if world.find(who, "why"):
        shown = await world.press(who, "why")
        assert "Why" in world.said(who)
        assert shown.acknowledged


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
