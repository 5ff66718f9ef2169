"""Seats on offer, as people press them: taken over, refused, given up, taken back."""

import pytest

from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction


async def away(world, *names):
    """A game of these people, the second of whom has left for a while."""
    await world.game(*names)
    await world.slash(names[1], "game leave")
    world.newcomer()
    return await world.table()


async def test_a_seat_is_offered_to_anybody_and_taken(world):
    await away(world, "Ann", "Ben", "Cleo")
    shown = await world.slash("Ann", "game replace", seat="2")
    assert shown.response.ephemeral
    assert world.find("Ann", "seat_leave") is None, "somebody else's seat is not given away for good"
    await world.press("Ann", "seat_offer")
    offer = next(it for it in world.messages() if "is free" in world.texts(it))
    assert "Ben can take it back" in world.texts(offer)
    await world.press("Eve", "seat_take")
    table = await world.table()
    assert (table.members[1].user, table.members[1].name, table.members[1].standin) == (
        world.people["Eve"].id, "Eve", False,
    )  # fmt: skip
    assert "**Eve** takes the seat of Ben" in world.texts(next(it for it in world.messages() if it.id == offer.id))
    shown = await world.slash("Eve", "hand")
    assert "Your hand" in world.texts(shown.response._message)
    shown = await world.slash("Ben", "hand")
    assert "no seat" in world.texts(shown.response._message)


async def test_a_seat_is_offered_to_one_person(world):
    await away(world, "Ann", "Ben", "Cleo")
    shown = await world.slash("Ann", "game replace", seat="Ben", by=world.people["Eve"])
    assert not shown.response.ephemeral
    assert world.last().mention_user_ids == [world.people["Eve"].id]
    await world.press("Dan", "seat_take")
    assert "kept for somebody else" in world.said("Dan")
    await world.press("Eve", "seat_take")
    assert (await world.table()).members[1].user == world.people["Eve"].id


async def test_who_was_asked_may_refuse(world):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2", by=world.people["Eve"])
    await world.press("Dan", "seat_keep")
    assert world.find("Eve", "seat_take")
    await world.press("Eve", "seat_keep")
    assert world.find("Eve", "seat_take") is None
    assert (await world.table()).members[1].user == world.people["Ben"].id


async def test_an_offer_survives_a_restart(world):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2", by=world.people["Eve"])
    await world.restart()
    await world.press("Eve", "seat_take")
    assert (await world.table()).members[1].user == world.people["Eve"].id


async def test_who_comes_back_keeps_the_seat(world):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2", by=world.people["Eve"])
    await world.press("Ben", "return")
    await world.press("Eve", "seat_take")
    assert "no longer free" in world.said("Eve")
    assert world.find("Eve", "seat_take") is None
    assert (await world.table()).members[1].user == world.people["Ben"].id


async def test_who_holds_it_takes_it_back_by_the_same_button(world):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2")
    await world.press("Ann", "seat_offer")
    await world.press("Ben", "seat_take")
    assert not (await world.table()).members[1].standin


async def test_who_sits_here_takes_no_second_seat(world):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2")
    await world.press("Ann", "seat_offer")
    await world.press("Cleo", "seat_take")
    assert "seat at this table already" in world.said("Cleo")
    shown = await world.slash("Ann", "game replace", seat="2", by=world.people["Cleo"])
    assert "has a seat at this table already" in world.texts(shown.response._message)


async def test_a_seat_in_use_is_not_on_offer(world):
    await world.game("Ann", "Ben", "Cleo")
    for who in ("Ann", "Dan"):
        shown = await world.slash(who, "game replace", seat="2")
        assert "`/game kick`" in world.texts(shown.response._message)
    table = await world.table()
    await world.raw("Ann", world.id_of(table.game_id, 0, "seat_offer", "1"))
    await world.env.settle()
    assert "plays that seat in person" in world.said("Ann")


async def test_bots_take_no_seats(world):
    await away(world, "Ann", "Ben", "Cleo")
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    shown = await world.slash("Ann", "game replace", seat="2", by=robot)
    assert "bot" in world.texts(shown.response._message).lower()


async def test_a_stand_in_for_good_and_the_chair(world):
    await world.game("Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="1")
    await world.press("Ann", "seat_leave")
    table = await world.table()
    assert (table.members[0].user, table.members[0].name) == (None, "Ann\u2019s stand-in")
    said = next(world.texts(it) for it in world.messages() if "for good now" in world.texts(it))
    assert "`/game host`" in said
    await world.slash("Cleo", "game host")
    world.newcomer()
    await world.slash("Cleo", "game replace", seat="1", by=world.people["Eve"])
    await world.press("Eve", "seat_take")
    assert (await world.table()).members[0].name == "Eve"


async def test_a_seat_given_to_a_friend_while_it_is_awaited_moves_on_by_the_friends_press(world):
    table = await world.game("Ann", "Ben")
    world.newcomer()
    who = world.turn_of(table)
    seat = str(1 + table.state.turn)
    await world.slash(who, "game replace", seat=seat, by=world.people["Eve"])
    await world.press("Eve", "seat_take")
    await world.press("Eve", "roll")
    assert (await world.table()).serial == table.serial + 1
    shown = await world.raw(who, world.id_of(table.game_id, table.state.waiting[0].number, "roll"))
    await world.env.settle()
    assert shown.response.ephemeral


async def test_what_is_secret_passes_with_the_seat_and_stays_secret(world):
    def auction(state):
        state.waiting.clear()
        state.auction = Auction("oriental")
        state.number += 1

        state.waiting.append(AwaitAuction(state.number, (0, 1, 2), "oriental"))
        state.secret.maxima[1] = 777

    await world.game("Ann", "Ben", "Cleo")
    await world.put(auction)
    world.newcomer()
    await world.slash("Ben", "game replace", seat="2", by=world.people["Eve"])
    for who, secret in (("Ann", False), ("Eve", False), ("Ben", True)):
        shown = await world.slash(who, "hand", seat="2")
        assert ("777" in world.texts(shown.response._message)) is secret
    await world.press("Eve", "seat_take")
    for who, secret in (("Ann", False), ("Eve", True), ("Ben", False)):
        shown = await world.slash(who, "hand", seat="2")
        assert ("777" in world.texts(shown.response._message)) is secret


@pytest.mark.parametrize("verb", ["seat_take", "seat_keep", "ballot", "ballot_end"])
async def test_a_motion_is_answered_in_its_own_game_only(world, verb):
    await away(world, "Ann", "Ben", "Cleo")
    await world.slash("Ann", "game replace", seat="2", by=world.people["Eve"])
    await world.slash("Ann", "game kick", seat="3")
    here = await world.table()
    second = world.guild.create_text_channel("second")
    world.channel, first = second, world.channel
    other = await world.game("Ann", "Ben", "Cleo")
    for number in (1, 2):
        for who in ("Ann", "Ben", "Cleo", "Eve"):
            await world.raw(who, world.id_of(other.game_id, number, verb, "yes"))
            await world.env.settle()
    world.channel = first
    assert (await world.table()).members == here.members
    assert (await world.tables.table(other.game_id)).members == other.members
    assert world.find("Eve", "seat_take")
