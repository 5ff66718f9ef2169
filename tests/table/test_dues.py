"""When things are due: a row for each open decision and person, begun anew by that person's own actions only."""

import pytest
from msgspec.structs import replace

from bot.engine.actions import Bundle, Mortgage, PassAuction, PlaceBid, ProposeTrade, RollDice, SetMaximum
from bot.engine.decisions import AwaitAuction, AwaitBuildings, AwaitChoice
from bot.engine.state import BANK, Auction, Window
from bot.store.wishes import Wishes
from bot.table.pace import clock_file

DAY = 86400
HOUR = 3600


def rows(table, kind=None):
    return {it.seat: it for it in table.dues if kind in {None, it.kind}}


def user(table, seat):
    return table.members[seat].user


@pytest.mark.parametrize("pace", [it for it in clock_file().paces if it.decision], ids=lambda it: it.id)
async def test_a_decision_has_a_deadline_by_the_pace(hall, pace):
    table = await hall.table(pace=pace.id)
    (due,) = table.dues
    assert (due.kind, due.seat, due.since) == ("roll", table.state.turn, hall.now)
    assert due.until == hall.now + pace.decision
    assert due.at == hall.now + pace.decision / 2, "half time is looked at first"
    assert await hall.tables.next_due() == due.at


async def test_without_a_pace_nothing_is_due(hall):
    table = await hall.table(pace="none")
    assert table.dues == ()
    assert await hall.tables.next_due() is None


async def test_only_people_have_deadlines(hall):
    table = await hall.table(1, 3)
    assert {it.seat for it in table.dues} == {0}
    left = (await hall.tables.leave(table.game_id, user(table, 0))).table
    assert left.dues == ()


async def test_an_action_of_ones_own_begins_the_time_anew_and_nobody_elses_does(hall):
    table = await hall.table(3)
    turn = table.state.turn
    other = (turn + 1) % 3
    (first,) = table.dues
    hall.now += 5 * HOUR
    offer = ProposeTrade((turn + 2) % 3, Bundle(cash=1))
    table = (await hall.tables.act(table.game_id, user(table, other), None, offer)).table
    assert rows(table, "roll")[turn] == first
    hall.now += HOUR
    table = (await hall.tables.act(table.game_id, user(table, turn), None, offer)).table
    assert rows(table, "roll")[turn].until == hall.now + DAY


async def test_a_new_number_alone_gives_no_more_time(hall):
    table = await hall.table()
    (first,) = table.dues
    hall.now += HOUR

    def renumber(state):
        state.number += 5
        state.waiting[0] = replace(state.waiting[0], number=state.number)

    table = await hall.put(table, renumber)
    (now,) = table.dues
    assert now.number == first.number + 5
    assert replace(now, number=first.number) == first


async def test_several_decisions_have_clocks_of_their_own(hall):
    table = await hall.table(4)
    (roll,) = table.dues

    def ask(state):
        for seat in range(4):
            if seat != state.turn:
                state.number += 1
                state.waiting.append(AwaitChoice(state.number, (seat,), "return", "card"))

    hall.now += 2 * HOUR
    table = await hall.put(table, ask)
    assert rows(table)[table.state.turn] == roll
    assert [it.until for it in rows(table, "choose").values()] == [hall.now + DAY] * 3


async def test_a_trade_on_offer_has_an_end_that_nothing_moves(hall):
    table = await hall.table()
    turn = table.state.turn
    hall.now += HOUR
    table = (
        await hall.tables.act(table.game_id, user(table, turn), None, ProposeTrade(1 - turn, Bundle(cash=1)))
    ).table
    offer = rows(table, "offer")[1 - turn]
    assert (offer.number, offer.until) == (table.state.offers[0].number, hall.now + DAY)
    assert offer.at == offer.until - 3 * HOUR, "one reminder near the end is enough"
    hall.now += HOUR
    table = (await hall.tables.act(table.game_id, user(table, turn), None, RollDice())).table
    assert rows(table, "offer")[1 - turn] == offer


async def auctioned(hall, people=3, **settings):
    table = await hall.table(people, **settings)

    def open_auction(state):
        state.waiting.clear()
        state.number += 1
        deed = next(iter(table.rules.deeds))
        state.auction = Auction(deed)
        state.waiting.append(AwaitAuction(state.number, tuple(range(people)), deed))

    return await hall.put(table, open_auction)


async def test_an_auction_has_one_end_for_all(hall):
    table = await auctioned(hall)
    assert {it.until for it in table.dues} == {hall.now + DAY}
    assert set(rows(table, "auction")) == {0, 1, 2}


async def test_who_leads_or_can_not_bid_or_passed_is_not_waited_for(hall):
    table = await auctioned(hall, 4)
    game = table.game_id
    await hall.tables.act(game, user(table, 0), None, PlaceBid(10))
    await hall.tables.act(game, user(table, 1), None, PassAuction())
    table = await hall.put(await hall.tables.table(game), lambda state: setattr(state.seats[2], "cash", 12))
    assert set(rows(table, "auction")) == {3}


@pytest.mark.parametrize(("before", "moved"), [(2 * HOUR, 0), (HOUR, 0), (600, 3000)])
async def test_a_late_bid_moves_the_end_on_for_all(hall, before, moved):
    table = await auctioned(hall)
    end = hall.now + DAY
    hall.now = end - before
    table = (await hall.tables.act(table.game_id, user(table, 0), None, PlaceBid(10))).table
    assert {it.until for it in table.dues} == {end + moved}
    hall.now += 1
    table = (await hall.tables.act(table.game_id, user(table, 1), None, PassAuction())).table
    assert {it.until for it in table.dues} == {end + moved}, "a pass moves nothing"


async def test_who_has_bid_is_not_reminded_of_the_auction(hall):
    table = await auctioned(hall)
    await hall.tables.act(table.game_id, user(table, 0), None, PlaceBid(10))
    table = (await hall.tables.act(table.game_id, user(table, 1), None, SetMaximum(20))).table
    found = rows(table, "auction")
    assert found[0].at == found[0].until
    assert found[2].at < found[2].until
    assert 1 not in found, "who leads has nothing to answer"


async def test_a_shortage_has_one_end_for_all(hall):
    table = await hall.table(3, game="classic")

    def short(state):
        state.own.window = Window("house", {state.turn: None})
        state.number += 1
        others = tuple(seat for seat in range(3) if seat != state.turn)
        state.waiting[:] = [AwaitBuildings(state.number, others, "house")]

    table = await hall.put(table, short)
    hall.now += HOUR
    seats = sorted(rows(table, "window"))
    assert len(seats) == 2
    table = (await hall.tables.act(table.game_id, user(table, seats[0]), None, PassAuction())).table
    assert rows(table, "window")[seats[1]].until == hall.now - HOUR + DAY


# --- absence


async def test_an_absence_moves_the_deadline_and_its_reminders(hall):
    table = await hall.table()
    turn = table.state.turn
    (before,) = table.dues
    await hall.tables.set_wishes(user(table, turn), Wishes(away_from=hall.now, away_to=hall.now + 3 * DAY))
    (due,) = (await hall.tables.table(table.game_id)).dues
    assert due.until == before.until + 3 * DAY
    assert due.at == before.at + 3 * DAY
    await hall.tables.set_wishes(user(table, turn), Wishes())
    assert (await hall.tables.table(table.game_id)).dues == (before,)


async def test_who_is_back_before_the_time_has_the_whole_of_it_but_no_more_than_there_was(hall):
    table = await hall.table()
    turn, begun = table.state.turn, hall.now

    async def until(wishes):
        await hall.tables.set_wishes(user(table, turn), wishes)
        (due,) = (await hall.tables.table(table.game_id)).dues
        return due.until

    assert await until(Wishes(away_from=begun, away_to=begun + 10 * DAY)) == begun + 11 * DAY
    hall.now = begun + 4 * DAY
    assert await until(Wishes()) == begun + 5 * DAY
    hall.now += DAY / 2
    assert await until(Wishes(away_from=hall.now, away_to=hall.now + 10 * DAY)) == begun + 5 * DAY, (
        "one absence a decision"
    )
    assert await until(Wishes()) == begun + 5 * DAY


async def test_the_table_limits_how_long_it_waits_for_who_is_away(hall):
    table = await hall.table(away_days="2")
    turn = table.state.turn
    await hall.tables.set_wishes(user(table, turn), Wishes(away_from=hall.now, away_to=hall.now + 30 * DAY))
    (due,) = (await hall.tables.table(table.game_id)).dues
    assert due.until == hall.now + 3 * DAY


async def test_an_auction_does_not_wait_for_who_is_away(hall):
    table = await auctioned(hall)
    await hall.tables.set_wishes(user(table, 0), Wishes(away_from=hall.now, away_to=hall.now + 3 * DAY))
    assert {it.until for it in (await hall.tables.table(table.game_id)).dues} == {hall.now + DAY}


# --- the agreed time and the lobby


async def test_the_agreed_time_is_one_more_row(hall):
    table = await hall.table(game="classic", time_limit="10", pace="none")
    (due,) = table.dues
    assert (due.kind, due.seat, due.until, due.at) == ("time", BANK, hall.now + 600, hall.now + 600)


async def test_a_lobby_is_due_a_day_after_the_last_change(hall):
    lobby = await hall.lobby()
    assert (lobby.closes, await hall.tables.next_due()) == (hall.now + DAY, hall.now + DAY)
    hall.now += HOUR
    lobby = await hall.tables.join(lobby.game_id, 999, "X")
    assert lobby.closes == hall.now + DAY == (await hall.tables.lobby(lobby.game_id)).closes
    await hall.tables.cancel(lobby.game_id, lobby.host)
    assert await hall.tables.next_due() is None


async def test_a_restart_finds_all_as_it_was(hall):
    table = await hall.table(3)
    turn = table.state.turn
    await hall.tables.act(table.game_id, user(table, turn), None, ProposeTrade((turn + 1) % 3, Bundle(cash=1)))
    assert await hall.restart().tables.table(table.game_id) == await hall.tables.table(table.game_id)


async def test_what_is_refused_changes_nothing_about_time(hall):
    table = await hall.table()
    hall.now += HOUR
    with pytest.raises(Exception, match="unknown_name"):
        await hall.tables.act(table.game_id, user(table, table.state.turn), None, Mortgage("nowhere"))
    assert (await hall.tables.table(table.game_id)).dues == table.dues
