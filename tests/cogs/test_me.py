"""`/me notify` and `/me away`: what only who asks sees, and what it does at their tables."""

import pytest

from bot.store.wishes import Wishes

HOUR = 3600
DAY = 24 * HOUR


async def wishes(world, name="Ann"):
    return await world.tables.wishes(world.people[name].id)


async def open_panel(world, name="Ann"):
    shown = await world.slash(name, "me notify")
    assert shown.response.ephemeral
    return world.said(name)


async def typed(world, verb, **values):
    await world.fill("Ann", await world.press("Ann", verb), **values)


async def moved(world, table):
    """When the time is up of who is awaited."""
    table = await world.tables.table(table.game_id)
    return [it.until for it in table.dues]


# --- notify


async def test_the_panel_says_how_it_stands_and_what_is_chosen_counts_at_once(world):
    text = await open_panel(world)
    for part in ("UTC", "Quiet hours: none", "Reminders come in the table"):
        assert part in text
    await typed(world, "wish_zone", offset="-3:30")
    assert await wishes(world) == Wishes(utc_offset=-210)
    assert "UTC-3:30" in world.said("Ann")
    await typed(world, "wish_quiet", start="22", end="7:15")
    assert await wishes(world) == Wishes(-210, 22 * 60, 7 * 60 + 15)
    assert "from 22:00 to 07:15" in world.said("Ann")
    await world.press("Ann", "wish_direct")
    assert (await wishes(world)).direct
    assert "Reminders come as direct messages" in world.said("Ann")
    await world.restart()
    assert await wishes(world) == Wishes(-210, 22 * 60, 7 * 60 + 15, direct=True)
    await world.press("Ann", "wish_loud")
    await world.press("Ann", "wish_direct")
    assert await wishes(world) == Wishes(utc_offset=-210)
    assert world.find("Ann", "wish_loud") is None, "there are none to end"
    assert await wishes(world, "Ben") == Wishes()


@pytest.mark.parametrize(
    ("verb", "values", "said"),
    [
        ("wish_zone", {"offset": "Berlin"}, "“Berlin” is no time zone"),
        ("wish_zone", {"offset": "+15"}, "no time zone"),
        ("wish_quiet", {"start": "25", "end": "7"}, "“25” is no time of day"),
        ("wish_quiet", {"start": "22", "end": "@here"}, "no time of day"),
        ("wish_quiet", {"start": "22", "end": "22:00"}, "same time"),
    ],
)
async def test_what_cannot_be_read_is_said_and_changes_nothing(world, verb, values, said):
    await open_panel(world)
    await typed(world, verb, **values)
    assert said in world.said("Ann")
    assert await wishes(world) == Wishes()


async def test_quiet_hours_that_were_typed_are_kept(world):
    await open_panel(world)
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    hour = int((world.now() + 12 * HOUR) % DAY // HOUR)
    await world.slash(who, "me notify")
    form = await world.press(who, "wish_quiet")
    await world.fill(who, form, start=f"{(hour - 1) % 24}", end=f"{(hour + 2) % 24}")
    before = len(world.messages())
    await world.env.advance_time(12 * HOUR + HOUR // 2)
    assert len(world.messages()) == before
    await world.env.advance_time(2 * HOUR)
    assert len(world.messages()) == before + 1


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(world):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    await world.slash(who, "me notify")
    await world.press(who, "wish_direct")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Cannot send messages")
    await world.env.advance_time(12 * HOUR + 1)
    assert "waits for you" in world.texts(world.last())
    assert world.last().mention_user_ids == [world.people[who].id]


# --- away


async def test_an_absence_in_days_moves_deadlines_as_far_as_each_table_lets_it(world):
    table = await world.game("Ann", "Ben")
    here = world.channel
    world.channel = world.guild.create_text_channel("second")
    await world.lobby("Ann", "Ben")
    lobby = await world.tables.lobby_in(world.channel.id)
    await world.tables.configure(lobby.game_id, lobby.host, {"away_days": "2"})
    await world.press("Ann", "lobby_start")
    second = await world.table()
    shown = await world.slash("Ann", "me away", days=5)
    assert shown.response.ephemeral
    text, now = world.said("Ann"), world.now()
    assert f"away until <t:{now + 5 * DAY:.0f}:f>" in text
    assert f"stands still until <t:{now + 5 * DAY:.0f}:f>\n" in text
    assert f"stands still until <t:{now + 2 * DAY:.0f}:f>: this table waits at most 2 days" in text
    for it, days in ((table, 5), (second, 2)):
        awaited = it.members[it.state.turn].name == "Ann"
        assert await moved(world, it) == [now + (days if awaited else 0) * DAY + DAY]
    world.channel = here


async def test_an_absence_is_shown_prolonged_and_ended(world):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    await world.slash(who, "me away")
    assert "You are not away" in world.said(who)
    await world.slash(who, "me away", days=1)
    begun = (await wishes(world, who)).away_from
    await world.env.advance_time(HOUR)
    await world.slash(who, "me away", days=3)
    kept = await wishes(world, who)
    assert (kept.away_from, kept.away_to) == (begun, world.now() + 3 * DAY)
    await world.env.advance_time(2 * DAY)
    await world.slash(who, "me away")
    assert f"away until <t:{kept.away_to:.0f}:f>" in world.said(who)
    await world.press(who, "wish_back")
    assert "Welcome back" in world.said(who)
    assert await wishes(world, who) == Wishes()
    assert await moved(world, table) == [world.now() + DAY], "not overdue for having been away"
    await world.env.advance_time(DAY - 60)
    assert not (await world.table()).members[table.state.turn].standin
    await world.env.advance_time(120)
    assert (await world.table()).members[table.state.turn].standin


async def test_an_absence_until_a_day_ends_with_that_day_on_ones_own_clock(world):
    await open_panel(world)
    await typed(world, "wish_zone", offset="+2")
    now = world.now()
    midnight = (now + 2 * HOUR) // DAY * DAY - 2 * HOUR
    day = world.env.now().fromtimestamp(midnight + 3 * DAY + 12 * HOUR, tz=world.env.now().tzinfo).date()
    await world.slash("Ann", "me away", until=day.isoformat())
    assert (await wishes(world)).away_to == midnight + 4 * DAY


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"days": 2, "until": "2999-01-01"}, "not both"),
        ({"days": 0}, "is over already"),
        ({"days": -3}, "is over already"),
        ({"days": 400}, "longer than 365 days"),
        ({"until": "next week"}, "“next week” is no date"),
        ({"until": "2031-02-30"}, "is no date"),
        ({"until": "1999-12-31"}, "is over already"),
        ({"until": "2999-01-01"}, "longer than 365 days"),
    ],
)
async def test_an_absence_that_cannot_be(world, options, said):
    await world.slash("Ann", "me away", **options)
    assert said in world.said("Ann")
    assert await wishes(world) == Wishes()


async def test_what_an_absence_does_at_tables_of_other_kinds(world):
    async def told(name, **settings):
        world.channel = world.guild.create_text_channel(name)
        await world.lobby("Ann", "Ben")
        lobby = await world.tables.lobby_in(world.channel.id)
        await world.tables.configure(lobby.game_id, lobby.host, settings)
        await world.press("Ann", "lobby_start")

    await told("free", pace="none")
    await told("strict", away_days="0")
    await told("left")
    await world.slash("Ann", "game leave")
    await world.slash("Ann", "me away", days=2)
    text = world.said("Ann")
    for part in ("nobody is hurried there", "waits for nobody who is away", "a stand-in plays for you there"):
        assert part in text


async def test_an_absence_without_tables(world):
    await world.slash("Ann", "me away", days=2)
    assert "You play in no game now" in world.said("Ann")
