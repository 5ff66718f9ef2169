"""Bankruptcies of every kind from prepared positions, played to the end of the game by buttons."""

from bot.engine import decisions as d
from bot.engine.state import BANK, Debt

ROLL = (d.AwaitRoll, 0, {})


def broke(creditor, *deeds, amount=4000):
    """The turn's seat has 10, these deeds, mortgaged, and owes this much; `creditor` steps further on, or the bank."""

    def change(state):
        seat = state.turn
        to = BANK if creditor is None else (seat + creditor) % len(state.seats)
        state.debts.append(Debt(seat, to, amount, "rent" if creditor else "tax", "boardwalk"))
        state.issued += 10 - state.seats[seat].cash
        state.seats[seat].cash = 10
        for deed in deeds:
            state.owners[deed] = seat
            state.mortgaged.add(deed)

    return change


async def give_up(world, who):
    await world.press(who, "bankrupt")
    assert "out of the game" in world.said(who)
    await world.press(who, "bankrupt_go")


async def test_to_a_seat_that_redeems_one_deed_and_pays_the_fee_of_the_other(world, classic, player):
    names = ("Ann", "Ben", "Cleo")
    who, heir, _ = await classic.position(
        (d.AwaitDebt, 0, {}), change=broke(1, "oriental_avenue", "boardwalk"), names=names, settings={"turn_limit": "4"}
    )
    await give_up(world, who)
    table = await world.table()
    assert {table.members[it].name for it in table.state.owners.values()} == {heir}
    assert isinstance(table.state.waiting[0], d.AwaitTransfer)
    await world.press(heir, "transfer")
    await world.choose(heir, "transfer", "boardwalk", slot="redeem")
    await world.press(heir, "transfer_go")
    await world.press(heir, "transfer_skip")
    state = await classic.state()
    assert state.mortgaged == {"oriental_avenue"}
    assert (await player.play()).state.ending in {"rounds", "last_standing"}


async def test_to_the_bank_whose_deeds_are_auctioned(world, classic, player):
    names = ("Ann", "Ben", "Cleo")
    who, first, second = await classic.position(
        (d.AwaitDebt, 0, {}),
        change=broke(None, "oriental_avenue", "boardwalk"),
        names=names,
        settings={"turn_limit": "4"},
    )
    await give_up(world, who)
    for deed in ("oriental_avenue", "boardwalk"):
        state = await classic.state()
        assert state.auction.deed == deed
        await world.press(first, "bid")
        await world.press(second, "pass")
    state = await classic.state()
    assert set(state.owners) == {"oriental_avenue", "boardwalk"}
    assert not state.mortgaged
    assert (await player.play()).status == "over"


async def test_the_last_seat_left_wins_at_once(world, classic):
    who, other = await classic.position((d.AwaitDebt, 0, {}), change=broke(1, "boardwalk"))
    await give_up(world, who)
    table = await world.table()
    assert table.state.ending == "last_standing"
    assert f"{other} wins" in world.texts(next(it for it in world.messages() if it.id == table.message))


async def test_resigning_leaves_the_others_to_the_end(world, classic, player):
    who, *_ = await classic.position(ROLL, names=("Ann", "Ben", "Cleo"), settings={"turn_limit": "4"})
    await world.slash(who, "game resign")
    await world.press(who, "resign_go")
    table = await world.table()
    assert table.state.seats[classic.seat(table, who)].resigned
    assert (await player.play()).status == "over"


async def test_who_can_still_raise_it_finds_no_button_to_give_up(world, classic):
    def change(state):
        broke(1, amount=250)(state)
        for deed in ("boardwalk", "park_place", "short_line"):
            state.owners[deed] = state.turn

    who, other = await classic.position((d.AwaitDebt, 0, {}), change=change)
    assert world.find(who, "bankrupt") is None
    await world.press(who, "deeds")
    assert f"You owe $250 to {other}" in world.said(who)
    assert "$485" in world.said(who)
    for deed in ("boardwalk", "park_place"):
        await world.choose(who, "deeds", deed, slot="mortgage")
        await world.press(who, "mortgage_go")
    await world.press(who, "pay_go")
    assert not (await classic.state()).debts
