"""A person who leaves: the stand-in plays the seat of classic Monopoly on, safely, until its owner presses anything."""

from bot.engine import decisions as d
from bot.engine.state import Debt

ROLL = (d.AwaitRoll, 0, {})


async def test_a_seat_that_was_left_is_played_on_and_taken_back(world, classic, player):
    who, other = await classic.position(ROLL, settings={"turn_limit": "5"})
    await world.slash(who, "game leave")
    table = await world.table()
    assert table.members[classic.seat(table, who)].standin
    entries = await world.tables.entries(table.game_id, 1)
    assert any(it.standin for it in entries)
    await world.press(who, "return")
    table = await world.table()
    assert not table.members[classic.seat(table, who)].standin
    assert (await player.play()).status == "over"
    assert other


async def test_an_absent_debtor_raises_money_before_anything_else(world, classic):
    def owes(state):
        seat = state.turn
        for deed in ("oriental_avenue", "vermont_avenue", "connecticut_avenue"):
            state.owners[deed] = seat
            state.own.buildings[deed] = 2
            state.own.houses -= 2
        state.issued -= state.seats[seat].cash
        state.seats[seat].cash = 0
        state.debts.append(Debt(seat, 1 - seat, 200, "rent", "boardwalk"))

    who, _ = await classic.position((d.AwaitDebt, 0, {}), change=owes)
    await world.slash(who, "game leave")
    table = await world.table()
    assert not table.state.seats[classic.seat(table, who)].bankrupt
    assert not table.state.debts


async def test_an_absent_seat_takes_no_trade(world, classic):
    who, other = await classic.position(ROLL)
    await world.slash(other, "game leave")
    table = await world.table()
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(1 - table.state.turn))
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="500")
    await world.press(who, "trade_send")
    state = await classic.state()
    assert not state.offers
    assert state.seats[state.turn].cash == 1500
