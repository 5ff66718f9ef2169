"""What can be looked at in a game of classic Monopoly, and trades of everything there is."""

import pytest

from bot.engine import decisions as d

ROLL = (d.AwaitRoll, 0, {})
MANAGE = (d.AwaitManage, 0, {})


def everything(state):
    for pile in state.secret.piles.values():
        for name in [it for it in pile if "jail_free" in it]:
            pile.remove(name)
            state.seats[state.turn].cards.append(name)


def all_deeds(rules):
    def change(state):
        everything(state)
        for deed in rules.deeds:
            state.owners[deed] = state.turn

    return change


async def rich(world, classic, **options):
    """A game whose turn's seat owns all there is."""
    await classic.game("Ann", "Ben", **options)
    rules = (await world.table()).rules
    await world.put(all_deeds(rules))
    table = await world.table()
    return world.turn_of(table), world.other(table)


async def test_a_hand_tells_every_deed_with_its_rents(world, classic):
    who, _ = await rich(world, classic)
    await world.slash(who, "hand")
    said = world.said(who)
    assert "Boardwalk" in said
    assert "$2,000" in said
    assert "10 \u00d7 the throw" in said
    assert "Get Out of Jail Free" in said
    assert "chips" not in said.lower()


@pytest.mark.parametrize("name", ["board", "score", "log", "hand"])
async def test_the_commands_that_look(world, classic, name):
    who, _ = await rich(world, classic, board="ru", profile="russian")
    await world.slash(who, name)
    assert world.said(who)


async def test_rules_are_those_of_the_table(world, classic):
    await classic.game("Ann", "Ben")
    await world.slash("Ann", "rules", about="hotel")
    assert "No rule found" not in world.said("Ann")


async def test_all_28_deeds_cards_and_money_in_one_trade(world, classic):
    who, other = await rich(world, classic)
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    chosen = 0
    for part in ("0", "1"):
        select = next(
            it for it in world.controls(who) if it.is_select and it.ref.verb == "trade_deeds" and it.ref.arg(0) == part
        )
        chosen += len(select.values)
        await world.use(who, select, *select.values)
    cards = next(it for it in world.controls(who) if it.ref.verb == "trade_cards")
    await world.use(who, cards, *cards.values)
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="1000")
    await world.press(who, "trade_send")
    assert chosen == 28
    given = (await classic.state()).offers[0].give
    assert (len(given.deeds), len(given.cards), given.cash) == (28, 2, 1000)
    await world.press(other, "accept")
    assert set((await classic.state()).owners.values()) == {1 - table.state.turn}


async def test_all_deeds_can_be_mortgaged_from_one_panel(world, classic):
    who, _ = await rich(world, classic)
    await world.press(who, "deeds")
    panel = world.last(who).id
    selects = [it for it in world.controls(who, panel) if it.is_select and it.ref.arg(0) == "mortgage"]
    assert sum(len(it.values) for it in selects) == 28
    await world.use(who, selects[-1], "boardwalk")
    await world.press(who, "mortgage_go")
    assert (await classic.state()).mortgaged == {"boardwalk"}
    assert [it for it in world.controls(who, panel) if it.is_select and it.ref.arg(0) == "redeem"]


async def test_all_22_streets_can_be_built_on_from_one_panel(world, classic):
    who, _ = await rich(world, classic)
    await world.press(who, "streets")
    panel = world.last(who)
    select = next(it for it in world.controls(who, panel.id) if it.is_select)
    assert len(select.values) == 22
    said = world.texts(panel)
    assert len(said) < 4000
    assert said.count("rent") >= 22


async def test_a_button_of_buildings_is_not_shown_where_there_are_no_streets(world):
    await world.game("Ann", "Ben")
    assert world.find("Ann", "streets") is None


async def test_hotels_that_the_bank_has_no_houses_for_go_as_a_whole_group(world, classic):
    def hotels(state):
        for deed in ("mediterranean_avenue", "baltic_avenue"):
            state.owners[deed] = state.turn
            state.own.buildings[deed] = 5
            state.own.hotels -= 1

    who, _ = await classic.position(MANAGE, change=hotels, settings={"houses": "0"})
    await world.press(who, "sell")
    await world.choose(who, "sell", "baltic_avenue", slot="deed")
    assert world.find(who, "sell_go") is None
    await world.press(who, "sell_group")
    state = await classic.state()
    assert not state.own.buildings
    assert state.seats[state.turn].cash == 1500 + 250
