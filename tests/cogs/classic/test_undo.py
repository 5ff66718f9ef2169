"""Taking moves back by buttons: at once, with everybody's consent, and never twice."""

from bot.engine.decisions import AwaitAuction, AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.state import Auction
from cogs._ids import Ref, write

OFFER = (AwaitPurchase, 0, {"deed": "oriental_avenue"})


def stand(state):
    state.seats[state.turn].at = 6


async def bought(classic, *names):
    """Whose turn it is has just bought a deed."""
    seated = await classic.position(OFFER, names=names or ("Ann", "Ben"), change=stand)
    await classic.world.press(seated[0], "buy")
    return seated


def shown(world, message):
    return world.texts(next(it for it in world.messages() if it.id == message))


async def owners(classic):
    return (await classic.state()).owners


async def test_the_stage_offers_undo_to_whom_it_is_free_for(world, classic):
    who, other = await bought(classic)
    assert await owners(classic)
    before = await world.table()
    button = world.find(other, "undo", message=before.message)
    await world.use(other, button)
    assert f"up to {who}" in world.said(other)
    await world.use(who, button)
    after = await world.table()
    assert not await owners(classic)
    assert (after.serial, after.message) == (before.serial + 1, before.message)
    assert f"**{who}** took back move {before.serial}." in shown(world, after.message)
    assert world.find(who, "buy", message=after.message)
    assert world.find(who, "undo", message=after.message) is None


async def test_a_second_press_undoes_nothing_more(world, classic):
    who, _ = await bought(classic)
    table = await world.table()
    button = world.find(who, "undo", message=table.message)
    control = write(Ref(table.game_id, 0, "undo", button.ref.args))
    await world.use(who, button)
    await world.raw(who, control)
    await world.env.settle()
    assert "decided already" in world.said(who)
    await world.restart()
    await world.raw(who, control)
    await world.env.settle()
    assert (await world.table()).serial == table.serial + 1


async def test_a_button_from_before_is_refused_and_the_new_one_works(world, classic):
    who, _ = await bought(classic)
    table = await world.table()
    end = world.find(who, "end") or world.find(who, "roll")
    await world.press(who, "undo")
    await world.raw(who, write(end.ref))
    await world.env.settle()
    assert "decided already" in world.said(who)
    await world.press(who, "buy")
    assert await owners(classic)
    assert (await world.table()).serial == table.serial + 2


async def test_the_command_takes_back_what_is_free_and_says_so_privately(world, classic):
    who, other = await bought(classic)
    done = await world.slash(who, "game undo")
    assert done.response.ephemeral
    assert "Taken back" in world.texts(done.response._message)
    assert not await owners(classic)
    refused = await world.slash(other, "game undo")
    assert "made no move yet" in world.texts(refused.response._message)
    stranger = await world.slash("Dan", "game undo")
    assert "no seat" in world.texts(stranger.response._message)


async def test_dice_come_back_only_if_all_agree(world, classic):
    who, *others = await classic.position((AwaitRoll, 0, {}), names=("Ann", "Ben", "Cleo"))
    await world.press(who, "roll")
    thrown = await world.table()
    assert world.find(who, "undo") is None
    panel = await world.slash(who, "game undo")
    assert panel.response.ephemeral
    said = world.texts(panel.response._message)
    assert "everybody who plays in person has to agree" in said
    assert "fall anew" in said
    await world.press(who, "undo_ask")
    question = world.find("Dan", "undo_agree").message
    asked = next(it for it in world.messages() if it.id == question)
    assert sorted(asked.mention_user_ids) == sorted(world.people[name].id for name in others)
    assert f"({1} of {3})" in world.texts(asked)
    await world.press("Dan", "undo_agree")
    assert "no seat" in world.said("Dan")
    await world.press(others[0], "undo_agree")
    assert "(2 of 3)" in shown(world, question)
    assert (await world.table()).serial == thrown.serial
    await world.restart()
    await world.press(others[1], "undo_agree")
    after = await world.table()
    assert after.serial == thrown.serial + 1
    assert "Everybody agreed" in shown(world, question)
    assert after.state.secret.chance.counter == thrown.state.secret.chance.counter
    await world.press(who, "roll")
    assert (await world.table()).state.secret.chance.counter > thrown.state.secret.chance.counter


async def test_one_no_ends_the_question_and_so_does_playing_on(world, classic):
    who, other = await classic.position((AwaitRoll, 0, {}))
    await world.press(who, "roll")
    thrown = await world.table()
    await world.slash(who, "game undo")
    await world.press(who, "undo_ask")
    question = world.find(other, "undo_keep").message
    await world.press(other, "undo_keep")
    assert f"{other}** lets the move stand" in shown(world, question)
    assert (await world.table()).serial == thrown.serial
    await world.slash(who, "game undo")
    await world.press(who, "undo_ask")
    question = world.find(other, "undo_agree").message
    await world.press(who, "undo_keep")
    assert "takes nothing back" in shown(world, question)
    await world.slash(who, "game undo")
    await world.press(who, "undo_ask")
    question = world.find(other, "undo_agree").message
    await world.put(lambda state: None)
    await world.press(other, "undo_agree", message=question)
    assert "decided already" in world.said(other)
    assert "settled" in shown(world, question)


async def test_a_turn_that_was_ended_too_soon_comes_back_as_a_new_stage(world, classic):
    who, other = await classic.position((AwaitManage, 0, {}))
    await world.press(who, "end")
    ended = await world.table()
    assert world.turn_of(ended) == other
    await world.press(who, "undo", message=ended.message)
    back = await world.table()
    assert world.turn_of(back) == who
    assert back.message != ended.message
    assert f"{who}\u2019s turn" in shown(world, back.message)
    assert world.find(other, "roll") is None
    assert world.find(who, "end", message=back.message)


async def test_an_auction_goes_on_as_it_was_before_a_bid(world, classic):
    def auction(state):
        state.auction = Auction("oriental_avenue")

    seats = (0, 1, 2)
    names = await classic.position(
        (AwaitAuction, seats, {"deed": "oriental_avenue"}), names=("Ann", "Ben", "Cleo"), change=auction
    )
    low = world.find(names[0], "bid").ref.arg(0)
    await world.press(names[0], "bid")
    first = world.find(names[1], "bid")
    assert world.find(names[0], "undo", message=first.message)
    await world.press(names[0], "undo", message=first.message)
    state = await classic.state()
    assert (state.auction.bid, state.auction.bids) == (0, {})
    assert "took back move" in shown(world, first.message)
    second = world.find(names[1], "bid")
    assert second.message != first.message
    assert second.ref.arg(0) == low


async def test_an_offer_that_comes_back_is_posted_anew(world, classic):
    who, other = await bought(classic)
    await world.press(who, "trade")
    await world.choose(who, "trade_with", str(classic.seat(await world.table(), other)))
    await world.press(who, "trade_side", "give")
    form = await world.press(who, "trade_money")
    await world.fill(who, form, amount="5")
    await world.press(who, "trade_send")
    posted = world.find(other, "reject")
    await world.press(other, "reject")
    assert world.find(other, "accept") is None
    await world.slash(other, "game undo")
    again = world.find(other, "accept")
    assert again.message != posted.message
    assert again.ref.number != posted.ref.number
    await world.press(other, "accept")
    assert (await classic.state()).offers == []


async def test_a_question_that_nobody_answers_lapses_and_the_channel_is_told(world, classic):
    await classic.lobby("Ann", "Ben")
    await classic.configure("Ann", pace="none")
    await world.press("Ann", "lobby_start")
    table = await world.table()
    who = world.turn_of(table)
    await world.press(who, "roll")
    await world.slash(who, "game undo")
    await world.press(who, "undo_ask")
    await world.env.advance_time(86400 + 5)
    assert any(f"the move of **{who}** stands" in world.texts(it) for it in world.messages())
    assert (await world.table()).clock.undo is None
