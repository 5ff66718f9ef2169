"""Moves are taken back: for nothing where nobody gains by it, else with everybody's consent, and never to have dice again."""

import random

import pytest
from msgspec.structs import replace

from bot.engine import actions as a
from bot.engine.decisions import AwaitAuction, AwaitManage, AwaitPurchase, AwaitRoll
from bot.engine.events import CardDrawn, DiceRolled, MovesUndone
from bot.engine.laws import broken
from bot.engine.refusal import Refused
from bot.engine.state import Auction
from bot.engine.steps import OpenManage
from bot.store.games import SNAPSHOTS
from bot.table import proof, records, undo
from bot.table.hours import DAY
from bot.table.model import TableRefused, Takeback
from bot.table.replaying import state_of

GAMES = [("builder", "official"), ("classic", "official"), ("classic", "online"), ("anti", "A"), ("anti", "two_hours")]


def bare(state):
    """What a position is apart from its numbers and its chance."""
    it = state.copy()
    it.number = 0
    it.secret.chance = None
    it.waiting = [replace(decision, number=0) for decision in it.waiting]
    return it


def user(table, seat):
    return table.members[seat].user


async def rolled(hall, people=2, **how):
    """A classic game in which the first seat may buy what it landed on."""
    table = await hall.table(people, game="classic", **how)

    def land(state):
        state.waiting.clear()
        state.agenda[:] = [OpenManage()]
        state.number += 1
        state.waiting.append(AwaitPurchase(state.number, (state.turn,), "oriental_avenue"))
        state.seats[state.turn].at = 6

    return await hall.put(table, land)


async def act(hall, table, seat, action):
    return (await hall.tables.act(table.game_id, user(table, seat), None, action)).table


async def test_the_last_move_is_taken_back_for_nothing_while_nobody_acted_since(hall):
    before = await rolled(hall)
    seat = before.state.turn
    bought = await act(hall, before, seat, a.BuyDeed())
    assert bought.takeback == Takeback(seat, bought.serial)
    undoing = await hall.tables.undo(before.game_id, user(before, seat), since=bought.serial)
    after = undoing.turn.table
    assert undoing.done
    assert bare(after.state) == bare(before.state)
    assert after.state.waiting[0].number > bought.state.number
    assert [entry.events for entry in undoing.turn.entries] == [(MovesUndone(seat, bought.serial, 1, -1),)]
    entries = await hall.tables.entries(before.game_id)
    assert entries[-2].action == a.BuyDeed(), "what was undone stays in the log"
    assert {it.number for it in after.dues} == {after.state.waiting[0].number}


async def test_old_buttons_of_what_was_left_are_refused(hall):
    before = await rolled(hall)
    seat, old = before.state.turn, before.state.waiting[0].number
    bought = await act(hall, before, seat, a.BuyDeed())
    game, who = before.game_id, user(before, seat)
    await hall.tables.undo(game, who, since=bought.serial)
    for number, action in ((old, a.BuyDeed()), (bought.state.waiting[0].number, a.EndTurn())):
        with pytest.raises(TableRefused, match="already_decided"):
            await hall.tables.act(game, who, number, action)


async def test_a_second_press_undoes_nothing_more_and_neither_does_one_after_a_restart(hall):
    before = await rolled(hall)
    seat = before.state.turn
    bought = await act(hall, before, seat, a.BuyDeed())
    mortgaged = await act(hall, bought, seat, a.Mortgage("oriental_avenue"))
    game, who = before.game_id, user(before, seat)
    await hall.tables.undo(game, who, since=mortgaged.serial)
    for tables in (hall.tables, hall.restart().tables):
        with pytest.raises(TableRefused, match="already_decided"):
            await tables.undo(game, who, since=mortgaged.serial)
        table = await tables.table(game)
        assert table.takeback == Takeback(seat, bought.serial)
    again = (await hall.restart().tables.undo(game, who)).turn.table
    assert bare(again.state) == bare(before.state)
    assert again.takeback is None, "the move before it was not made by a person"


async def test_only_its_seat_takes_a_move_back_for_nothing(hall):
    before = await rolled(hall)
    seat = before.state.turn
    bought = await act(hall, before, seat, a.BuyDeed())
    with pytest.raises(TableRefused, match="not_your_seat"):
        await hall.tables.undo(before.game_id, user(before, 1 - seat), since=bought.serial)
    with pytest.raises(TableRefused, match="nothing_to_undo"):
        await hall.tables.undo(before.game_id, user(before, 1 - seat))
    with pytest.raises(TableRefused, match="not_seated"):
        await hall.tables.undo(before.game_id, 999)


async def test_chance_needs_consent_and_comes_out_anew(hall):
    table = await hall.table(2, game="classic")
    seat = table.state.turn
    thrown = await act(hall, table, seat, a.RollDice())
    assert thrown.takeback is None
    asked = await hall.tables.undo(table.game_id, user(table, seat))
    assert (asked.done, asked.open, asked.ask.since) == (False, False, thrown.serial)
    assert (await hall.tables.table(table.game_id)).clock.undo is None, "it was not put yet"
    asked = await hall.tables.undo(table.game_id, user(table, seat), since=thrown.serial, ask=True)
    assert (asked.open, asked.voters) == (True, tuple(it.user for it in table.members))
    done = await hall.tables.answer_undo(table.game_id, user(table, 1 - seat), asked.ask.number, agrees=True)
    assert done.done
    now = done.turn.table
    assert bare(now.state) == bare(table.state)
    assert now.state.secret.chance.counter >= thrown.state.secret.chance.counter > table.state.secret.chance.counter
    again = await act(hall, now, seat, a.RollDice())
    dice = [
        event.dice
        for entry in await hall.tables.entries(table.game_id)
        for event in entry.events
        if isinstance(event, DiceRolled) and event.why == "move"
    ]
    assert len(dice) == 2
    assert again.state.secret.chance.counter > thrown.state.secret.chance.counter


async def test_cards_that_nobody_has_seen_are_shuffled_again_and_others_stay_where_they_are(hall):
    rng, shuffled = random.Random(1), 0
    table = await hall.table(3, game="classic")
    for _ in range(400):
        seat = hall.waits_for(table)
        turn = await hall.press(table, seat)
        drawn = [it.deck for entry in turn.entries for it in entry.events if isinstance(it, CardDrawn)]
        if not drawn or rng.random() < 0.3:
            table = turn.table
            continue
        events = [it for entry in undo.standing(await hall.tables.entries(table.game_id)) for it in entry.events]
        seen = sum(isinstance(it, CardDrawn) and it.deck == drawn[0] for it in events) - drawn.count(drawn[0])
        pile = table.state.secret.piles[drawn[0]]
        top = max(0, 16 - seen)
        asked = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
        for it in asked.voters[:]:
            if it != user(table, seat):
                asked = await hall.tables.answer_undo(table.game_id, it, asked.ask.number, agrees=True)
        table = asked.turn.table
        now = table.state.secret.piles[drawn[0]]
        assert now[top:] == pile[top:]
        assert sorted(now[:top]) == sorted(pile[:top])
        shuffled += now != pile
        if shuffled > 3:
            return
    raise AssertionError("no card was drawn")


async def test_one_no_is_enough_and_playing_on_is_one(hall):
    table = await hall.table(3, game="classic")
    seat = table.state.turn
    game, others = table.game_id, [it for it in range(3) if it != seat]
    thrown = await act(hall, table, seat, a.RollDice())
    asked = await hall.tables.undo(game, user(table, seat), ask=True)
    kept = await hall.tables.answer_undo(game, user(table, others[0]), asked.ask.number, agrees=False)
    assert (kept.done, kept.open, kept.turn.table.clock.undo) == (False, False, None)
    for agrees in (True, False):
        with pytest.raises(TableRefused, match="already_decided"):
            await hall.tables.answer_undo(game, user(table, others[1]), asked.ask.number, agrees=agrees)
    second = await hall.tables.undo(game, user(table, seat), ask=True)
    assert second.ask.number == asked.ask.number + 1
    await hall.press(thrown, hall.waits_for(thrown))
    with pytest.raises(TableRefused, match="already_decided"):
        await hall.tables.answer_undo(game, user(table, others[1]), second.ask.number, agrees=True)


async def test_a_question_survives_a_restart_and_lapses_in_time(hall):
    table = await hall.table(2, game="classic", pace="none")
    seat = table.state.turn
    thrown = await act(hall, table, seat, a.RollDice())
    asked = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
    hall = hall.restart()
    table = await hall.tables.table(table.game_id)
    assert table.clock.undo == asked.ask
    hall.now = asked.ask.until
    after, rung = await hall.ring(table)
    assert after.clock.undo is None
    assert after.serial == thrown.serial
    assert [it.kind for it in await hall.tables.told(table.game_id)] == ["undo"]
    with pytest.raises(TableRefused, match="already_decided"):
        await hall.tables.answer_undo(table.game_id, user(table, 1 - seat), asked.ask.number, agrees=True)
    assert rung.turn is not None


async def test_a_pause_does_not_count_for_a_question(hall):
    table = await hall.table(2, game="classic")
    seat = table.state.turn
    await act(hall, table, seat, a.RollDice())
    asked = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
    for it in table.members:
        await hall.tables.pause(table.game_id, it.user)
    hall.now += 5 * DAY
    for it in table.members[:1]:
        await hall.tables.resume(table.game_id, it.user)
    assert (await hall.tables.table(table.game_id)).clock.undo.until == asked.ask.until + 5 * DAY


async def test_stand_ins_agree_always(hall):
    table = await hall.table(1, 2, game="classic")
    while table.state.turn != 0 or not any(isinstance(it, AwaitRoll) for it in table.state.waiting):
        table = (await hall.press(table, 0)).table
    thrown = await act(hall, table, 0, a.RollDice())
    undoing = await hall.tables.undo(table.game_id, user(table, 0))
    assert undoing.done
    assert undoing.turn.table.serial > thrown.serial


async def test_one_question_at_a_time(hall):
    table = await hall.table(3, game="classic")
    seat = table.state.turn
    table = await act(hall, table, seat, a.RollDice())
    while hall.waits_for(table) in {seat, None}:
        table = (await hall.press(table, hall.waits_for(table))).table
    other = hall.waits_for(table)
    table = (await hall.press(table, other)).table
    first = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
    assert first.ask.count >= 2
    if table.takeback is None:
        with pytest.raises(TableRefused, match="undo_asked"):
            await hall.tables.undo(table.game_id, user(table, other), ask=True)
    again = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
    assert again.ask == first.ask


async def test_a_sealed_maximum_can_not_be_tried_out(hall):
    table = await rolled(hall, 3)

    def auction(state):
        state.waiting.clear()
        state.auction = Auction("oriental_avenue")
        state.number += 1
        state.waiting.append(AwaitAuction(state.number, (0, 1, 2), "oriental_avenue"))

    table = await hall.put(table, auction)
    table = await act(hall, table, 0, a.PlaceBid(20))
    assert table.takeback == Takeback(0, table.serial)
    sealed = await act(hall, table, 1, a.SetMaximum(60))
    assert sealed.takeback == Takeback(1, sealed.serial), "one's own may be taken back"
    tried = await act(hall, sealed, 0, a.PlaceBid(30))
    assert tried.takeback is None
    asked = await hall.tables.undo(table.game_id, user(table, 0), ask=True)
    for seat in (1, 2):
        asked = await hall.tables.answer_undo(table.game_id, user(table, seat), asked.ask.number, agrees=True)
    now = asked.turn.table.state
    assert now.secret.maxima == sealed.state.secret.maxima == {1: 60}
    assert now.auction == sealed.state.auction
    assert now.waiting[0].number > tried.state.number


async def test_offers_that_stand_keep_their_number_and_those_that_come_back_get_a_new_one(hall):
    table = await rolled(hall, 3)
    seat = table.state.turn
    others = [it for it in range(3) if it != seat]
    table = await act(hall, table, seat, a.BuyDeed())
    for other in others:
        table = await act(hall, table, seat, a.ProposeTrade(other, a.Bundle(cash=5), a.Bundle()))
    first, second = table.state.offers
    table = await act(hall, table, others[0], a.RejectTrade(seat))
    table = (await hall.tables.undo(table.game_id, user(table, others[0]))).turn.table
    back, kept = sorted(table.state.offers, key=lambda it: it.to != first.to)
    assert kept == second
    assert (back.give, back.want) == (first.give, first.want)
    assert back.number > second.number
    assert {it.number for it in table.dues if it.kind == "offer"} == {back.number, kept.number}


async def test_what_is_too_long_ago_stands(hall):
    table = await rolled(hall)
    seat = table.state.turn
    table = await act(hall, table, seat, a.BuyDeed())
    for _ in range(SNAPSHOTS + 2):
        table = await hall.put(table, lambda state: None)
    with pytest.raises(TableRefused, match="undo_too_old"):
        await hall.tables.undo(table.game_id, user(table, seat))
    for _ in range(3 * SNAPSHOTS):
        table = await hall.put(table, lambda state: None)
        ((count, last),) = await hall.database.read("SELECT count(*), max(serial) FROM snapshots")
        assert last == table.serial - 1
        assert min(SNAPSHOTS, table.serial) <= count <= SNAPSHOTS + 16


async def test_a_game_that_is_over_or_left_is_not_undone(hall):
    table = await rolled(hall, 3)
    seat = table.state.turn
    table = await act(hall, table, seat, a.BuyDeed())
    out = await act(hall, table, seat, a.Resign())
    assert out.takeback is None
    with pytest.raises(TableRefused, match="seat_out"):
        await hall.tables.undo(table.game_id, user(table, seat))
    await hall.tables.stop(table.game_id, user(table, 0), force=True)
    with pytest.raises(TableRefused, match="game_stopped"):
        await hall.tables.undo(table.game_id, user(table, seat))
    assert await hall.database.read("SELECT count(*) FROM snapshots") == [(0,)]


async def test_a_turn_that_was_ended_too_soon_comes_back(hall):
    table = await rolled(hall)
    seat = table.state.turn
    table = await act(hall, table, seat, a.BuyDeed())
    ended = await act(hall, table, seat, a.EndTurn())
    assert ended.state.turn != seat
    undoing = await hall.tables.undo(table.game_id, user(table, seat))
    (entry,) = undoing.turn.entries
    assert entry.events[0].turn == undoing.turn.table.state.turn == seat
    assert entry.hands_on
    assert any(isinstance(it, AwaitManage) for it in undoing.turn.table.state.waiting)


@pytest.mark.parametrize(("game", "profile"), GAMES)
async def test_games_full_of_undoing_keep_the_laws_and_their_records_are_valid(hall, game, profile):
    rng = random.Random(f"{game} {profile}")
    table = await hall.table(3, 1, game=game, profile=profile)
    states, undone = {table.serial: table.state}, 0
    for _ in range(150):
        hall.now += rng.random() * 10
        if table.status != "running":
            break
        if rng.random() < 0.2:
            table, did = await _undo_something(hall, table, rng, states)
            undone += did
            assert broken(table.rules, table.state) == []
            assert {it.number for it in table.dues} <= {
                0,
                *(it.number for it in (*table.state.waiting, *table.state.offers)),
            }
            continue
        seat = hall.waits_for(table)
        if seat is None:
            break
        table = (await hall.press(table, seat)).table
        states[table.serial] = table.state
    assert undone > 5
    entries = await hall.tables.entries(table.game_id)
    for serial in rng.sample(sorted(states), 10):
        assert state_of(table, entries[: serial + 1]) == states[serial]
        assert await hall.tables.state_after(table.game_id, serial) == states[serial]
    if table.status == "running":
        running = await hall.tables.record(table.game_id)
        assert proof.judge(running).word == proof.UNFINISHED
        table = (await hall.tables.stop(table.game_id, user(table, 0), force=True)).table
    record = records.read(records.write(await hall.tables.record(table.game_id)))
    assert proof.judge(record, record.header.commitment, record.final) == proof.Verdict(proof.VALID)
    assert sum(it.undone is not None for it in record.entries) >= undone


async def _undo_something(hall, table, rng, states):
    """Some seat takes its last move back, or tries to."""
    seat = rng.choice(table.present())
    number, counter = table.state.number, table.state.secret.chance.counter
    try:
        undoing = await hall.tables.undo(table.game_id, user(table, seat), ask=True)
        for it in rng.sample(undoing.voters, len(undoing.voters)):
            if undoing.open:
                agrees = rng.random() < 0.9
                undoing = await hall.tables.answer_undo(table.game_id, it, undoing.ask.number, agrees=agrees)
    except (TableRefused, Refused):
        return await hall.tables.table(table.game_id), 0
    after = undoing.turn.table
    assert after.clock.undo is None
    if undoing.done:
        states[after.serial] = after.state
        assert after.state.number > number
        assert after.state.secret.chance.counter >= counter
    return after, undoing.done
