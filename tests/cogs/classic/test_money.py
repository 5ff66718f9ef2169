"""Sums as each profile shows them, and as people type them."""

import pytest

from bot.engine import decisions as d
from bot.engine.state import Auction
from bot.i18n import catalog
from cogs.auction import as_typed

ROLL = (d.AwaitRoll, 0, {})


def up(state):
    state.auction = Auction("boardwalk")


@pytest.mark.parametrize(
    ("profile", "text", "amount", "shown"),
    [
        ("official", "150", 150, "$150"),
        ("official", "$1,200", 1200, "$1,200"),
        ("russian", "150", 150, "150 тыс. ₽"),
        ("russian", "150 000", 150, "150 тыс. ₽"),
        ("russian", "150 тыс. ₽", 150, "150 тыс. ₽"),
        ("online", "$150K", 150, "$150K"),
        ("cards", "1.5", 150, "1.5M"),
        ("cards", "1,500,000", 150, "1.5M"),
        ("cards", "10M", 1000, "10M"),
    ],
)
async def test_a_typed_bid_is_divided_by_the_profiles_scale(world, classic, profile, text, amount, shown):
    who, _ = await classic.position(
        (d.AwaitAuction, (0, 1), {"deed": "boardwalk"}), change=up, profile=profile, settings={"opening_deal": "0"}
    )
    form = await world.press(who, "bid_ask")
    await world.fill(who, form, amount=text)
    assert (await classic.state()).auction.bid == amount
    assert shown in "".join(map(world.texts, world.messages()))


@pytest.mark.parametrize("text", ["", "much", "-150", "+150", "150 001", "0.0005", "1e3"])
def test_what_is_no_sum_of_the_russian_profile(text):
    assert as_typed(text, catalog().on("ru", 1000)) is None


async def test_the_form_says_how_to_type(world, classic):
    who, _ = await classic.position((d.AwaitAuction, (0, 1), {"deed": "boardwalk"}), change=up, profile="russian")
    form = await world.press(who, "bid_ask")
    assert "150 тыс. ₽" in str(form.modal)


async def test_money_in_a_trade_is_divided_too(world, classic):
    who, _ = await classic.position(ROLL, profile="russian", settings={"opening_deal": "0"})
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="120 000")
    await world.press(who, "trade_send")
    assert (await classic.state()).offers[0].give.cash == 120


async def test_more_than_there_is_is_refused_with_the_range(world, classic):
    who, _ = await classic.position(ROLL, profile="russian")
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="9 000 000")
    assert "тыс. ₽" in world.said(who)
    assert not (await classic.state()).offers
