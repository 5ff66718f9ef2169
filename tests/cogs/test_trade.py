"""The trade composer and its offers."""

import pytest

from bot.engine.decisions import AwaitManage
from bot.engine.steps import OpenManage


async def ready(world, *names):
    names = names or ("Ann", "Ben", "Cleo")
    await world.game(*names)

    def deal(state):
        state.agenda[:] = [OpenManage()]
        state.turn = 0
        state.number += 1
        state.waiting[:] = [AwaitManage(state.number, (0,))]
        state.owners.update(oriental=0, connecticut=0, boardwalk=1)
        state.seats[1].cards += ["get_out_of_jail_free", "get_out_of_jail_free"]
        state.secret.piles["chance"] = [it for it in state.secret.piles["chance"] if it != "get_out_of_jail_free"]

    return await world.put(deal)


async def offers(world):
    return (await world.table()).state.offers


async def compose(world, who="Ann", to="1"):
    await world.press(who, "trade")
    await world.choose(who, "trade_with", to)


async def test_everything_on_both_sides(world):
    await ready(world)
    await compose(world)
    await world.choose("Ann", "trade_deeds", "oriental", "connecticut", slot="0")
    await world.choose("Ann", "trade_chips", "3", slot="red")
    shown = await world.press("Ann", "trade_money")
    await world.fill("Ann", shown, amount="100M")
    await world.press("Ann", "trade_side", "want")
    await world.choose("Ann", "trade_deeds", "boardwalk", slot="0")
    await world.choose("Ann", "trade_cards", "get_out_of_jail_free.0", "get_out_of_jail_free.1")
    await world.choose("Ann", "trade_chips", "2", slot="purple")
    await world.press("Ann", "trade_send")
    (offer,) = await offers(world)
    assert set(offer.give.deeds) == {"oriental", "connecticut"}
    assert offer.give.chips == {"red": 3}
    assert offer.give.cash == 100
    assert offer.want.deeds == ("boardwalk",)
    assert offer.want.cards == ("get_out_of_jail_free",) * 2
    assert offer.want.chips == {"purple": 2}


async def test_money_goes_one_way(world):
    await ready(world)
    await compose(world)
    shown = await world.press("Ann", "trade_money")
    await world.fill("Ann", shown, amount="100")
    await world.press("Ann", "trade_side", "want")
    shown = await world.press("Ann", "trade_money")
    await world.fill("Ann", shown, amount="50")
    await world.press("Ann", "trade_send")
    (offer,) = await offers(world)
    assert (offer.give.cash, offer.want.cash) == (0, 50)


async def test_an_empty_trade_can_not_be_sent(world):
    await ready(world)
    await compose(world)
    assert world.find("Ann", "trade_send") is None


async def test_the_draft_survives_restarts_between_any_two_presses(world):
    await ready(world)
    await world.press("Ann", "trade")
    await world.restart()
    await world.choose("Ann", "trade_with", "1")
    await world.restart()
    await world.choose("Ann", "trade_deeds", "oriental", slot="0")
    await world.restart()
    await world.slash("Ann", "trade")
    assert "Oriental" in world.said("Ann")
    await world.press("Ann", "trade_side", "want")
    await world.restart()
    shown = await world.press("Ann", "trade_money")
    await world.restart()
    await world.fill("Ann", shown, amount="80")
    await world.restart()
    await world.press("Ann", "trade_send")
    (offer,) = await offers(world)
    assert (offer.give.deeds, offer.want.cash) == (("oriental",), 80)


async def test_the_command_opens_it_for_a_member(world):
    await ready(world)
    await world.slash("Ann", "trade", **{"with": world.people["Ben"].user})
    assert "Ben" in world.said("Ann")
    assert world.find("Ann", "trade_deeds")
    await world.slash("Ann", "trade", **{"with": world.people["Dan"].user})
    assert "no seat" in world.said("Ann")
    await world.slash("Ann", "trade", **{"with": world.people["Ann"].user})
    assert not world.controls("Ann", world.last("Ann").id) or world.find("Ann", "why")
    await world.slash("Dan", "trade")
    assert "no seat" in world.said("Dan")


async def simple_offer(world):
    await ready(world)
    await compose(world)
    await world.choose("Ann", "trade_deeds", "oriental", slot="0")
    await world.press("Ann", "trade_send")


async def test_the_offer_calls_whom_it_is_for_and_shows_what_each_would_own(world):
    await simple_offer(world)
    public = world.messages()[-1]
    assert public.mention_user_ids == [world.people["Ben"].id]
    text = world.texts(public)
    assert "Ben would own" in text.replace("**", "")
    assert "Ann would own" in text.replace("**", "")


@pytest.mark.parametrize(
    ("who", "verb"), [("Cleo", "accept"), ("Ann", "accept"), ("Ben", "withdraw"), ("Ann", "counter")]
)
async def test_only_the_right_side_answers(world, who, verb):
    await simple_offer(world)
    shown = await world.press(who, verb)
    assert shown.response.ephemeral
    assert len(await offers(world)) == 1


async def test_accepting_is_checked_again(world):
    await simple_offer(world)

    def sold(state):
        del state.owners["oriental"]

    await world.put(sold)
    await world.press("Ben", "accept")
    assert "no longer has" in world.said("Ben")
    assert "oriental" not in (await world.table()).state.owners


async def test_a_counter_offer_turns_the_first_one_down(world):
    await simple_offer(world)
    first = world.find("Ben", "counter").message
    await world.press("Ben", "counter")
    shown = await world.press("Ben", "trade_money")
    await world.fill("Ben", shown, amount="70")
    await world.press("Ben", "trade_send")
    (offer,) = await offers(world)
    assert (offer.maker, offer.to) == (1, 0)
    assert offer.want.deeds == ("oriental",)
    assert offer.give.cash == 70
    assert not [it for it in world.controls() if it.message == first]
    await world.press("Ann", "accept")
    assert (await world.table()).state.owners["oriental"] == 1


async def test_a_replaced_offer_can_not_be_accepted_by_its_old_button(world):
    await simple_offer(world)
    old = world.find("Ben", "accept")
    stored = next(it for it in world.messages() if it.id == old.message)
    await compose(world)
    await world.choose("Ann", "trade_deeds", "connecticut", slot="0")
    await world.press("Ann", "trade_send")
    await world.raw("Ben", old.component["custom_id"], stored)
    await world.env.settle()
    assert (await world.table()).state.owners["connecticut"] == 0
    assert "decided already" in world.said("Ben")


async def test_a_traded_deed_leaves_the_draft(world):
    await ready(world)
    await compose(world)
    await world.choose("Ann", "trade_deeds", "oriental", slot="0")

    def lost(state):
        state.owners["oriental"] = 2

    await world.put(lost)
    await world.press("Ann", "trade_side", "give")
    assert "Oriental" not in world.said("Ann").split("You get")[0].split("You give")[-1]


async def test_starting_over_forgets_the_draft(world):
    await ready(world)
    await compose(world)
    await world.choose("Ann", "trade_deeds", "oriental", slot="0")
    await world.press("Ann", "trade_clear")
    assert await world.tables.draft((await world.table()).game_id, world.people["Ann"].id) is None
    assert world.find("Ann", "trade_with")
    shown = await world.raw("Ann", world.id_of((await world.table()).game_id, 0, "trade_send"))
    await world.env.settle()
    assert shown.response.ephemeral


@pytest.mark.parametrize("text", ["901", "1e3", "-1"])
async def test_money_that_is_not_there_is_refused(world, text):
    await ready(world)
    await compose(world)
    shown = await world.press("Ann", "trade_money")
    done = await world.fill("Ann", shown, amount=text)
    assert done.response.ephemeral
    assert await offers(world) == []
