"""Auctions: everyone bids in parallel on one message; amounts are read strictly."""

import pytest

from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from bot.engine.steps import OpenManage


async def auction(world, *names):
    await world.game(*names)

    def begin(state):
        state.agenda[:] = [OpenManage()]
        state.waiting.clear()
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting.append(AwaitAuction(state.number, tuple(range(len(state.seats))), "oriental"))

    await world.put(begin)
    return world.find(names[0], "bid").message


async def state(world):
    return (await world.table()).state


async def test_the_auction_has_a_message_of_its_own_that_is_edited(world):
    message = await auction(world, "Ann", "Ben", "Cleo")
    shown = len(world.messages())
    await world.press("Ann", "bid")
    await world.press("Ben", "bid")
    assert len(world.messages()) == shown
    assert world.find("Cleo", "bid").message == message
    text = world.texts(next(it for it in world.messages() if it.id == message))
    assert "Ben" in text
    assert "15M" in text


async def test_a_bid_is_one_request(world):
    await auction(world, "Ann", "Ben")
    start = len(world.calls())
    await world.press("Ann", "bid")
    assert len([it for it in world.calls(start) if it[0] in {"POST", "PATCH"}]) == 1


async def test_parallel_bids_do_not_refuse_each_other(world):
    await auction(world, "Ann", "Ben", "Cleo")
    low, big = (it for it in reversed(world.controls("Ann")) if it.ref.verb == "bid")
    stored = next(it for it in world.messages() if it.id == low.message)
    ids = sorted({low.component["custom_id"], big.component["custom_id"]}, key=lambda it: int(it.split(":")[-1]))
    await world.raw("Ann", ids[0], stored)
    await world.raw("Ben", ids[1], stored)
    await world.env.settle()
    running = (await state(world)).auction
    assert running.bids == {0: 10, 1: 35}
    assert running.bid == 35


async def test_an_outdated_bid_is_refused_with_the_new_minimum(world):
    await auction(world, "Ann", "Ben")
    old = world.find("Ben", "bid").component["custom_id"]
    await world.press("Ann", "bid")
    stored = world.last()
    await world.raw("Ben", old, stored)
    await world.env.settle()
    assert "15M" in world.said("Ben")
    assert (await state(world)).auction.bid == 10


async def test_the_last_pass_closes_it_and_the_stage_comes_back(world):
    message = await auction(world, "Ann", "Ben")
    await world.press("Ann", "bid")
    await world.press("Ben", "pass")
    table = await world.table()
    assert table.state.owners["oriental"] == 0
    assert not [it for it in world.controls() if it.message == message]
    assert "Ann" in world.texts(next(it for it in world.messages() if it.id == message))
    assert table.message > message
    assert world.find(world.turn_of(table), "end", message=table.message)


async def test_after_a_restart_the_same_message_goes_on(world):
    message = await auction(world, "Ann", "Ben")
    await world.restart()
    await world.press("Ann", "bid")
    await world.restart()
    assert world.find("Ben", "bid").message == message
    await world.press("Ben", "pass")
    assert (await state(world)).owners["oriental"] == 0
    assert not [it for it in world.controls() if it.message == message]


async def test_who_is_not_seated_bids_nothing(world):
    await auction(world, "Ann", "Ben")
    shown = await world.press("Dan", "bid")
    assert shown.response.ephemeral
    shown = await world.press("Dan", "bid_ask")
    assert shown.modal is None


@pytest.mark.parametrize(
    "text", ["1_000", "\uff11\uff12", "5e2", "-0", "+7", "-5", "ten", "1.5", "@everyone", "9" * 30]
)
@pytest.mark.parametrize("kind", ["bid", "upto"])
async def test_odd_amounts_get_a_friendly_sentence(world, kind, text):
    await auction(world, "Ann", "Ben")
    shown = await world.press("Ann", f"{kind}_ask")
    done = await world.fill("Ann", shown, amount=text)
    assert done.response.ephemeral
    said = world.texts(done.response._message)
    assert "120M" in said
    assert "@everyone" not in said
    assert (await state(world)).auction.bid == 0


@pytest.mark.parametrize(("text", "bid"), [("25", 25), (" 25 ", 25), ("25M", 25), ("25 m", 25)])
async def test_amounts_as_people_type_them(world, text, bid):
    await auction(world, "Ann", "Ben")
    shown = await world.press("Ann", "bid_ask")
    await world.fill("Ann", shown, amount=text)
    assert (await state(world)).auction.bid == bid


@pytest.mark.parametrize(("text", "said"), [("9", "10M"), ("901", "900M"), ("0", "whole number")])
async def test_sums_out_of_range_say_the_range(world, text, said):
    await auction(world, "Ann", "Ben")
    shown = await world.press("Ann", "bid_ask")
    done = await world.fill("Ann", shown, amount=text)
    assert said in world.texts(done.response._message)


async def test_a_form_that_was_open_across_a_restart_still_arrives(world):
    await auction(world, "Ann", "Ben")
    shown = await world.press("Ann", "bid_ask")
    await world.restart()
    await world.fill("Ann", shown, amount="30")
    assert (await state(world)).auction.bid == 30
