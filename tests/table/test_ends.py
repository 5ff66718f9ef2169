"""What follows when a time is up: every policy, in every game, and what ends by itself."""

import asyncio

import pytest

from bot.engine.actions import (
    AcceptTrade,
    Build,
    Bundle,
    BuyDeed,
    PassAuction,
    PlaceBid,
    ProposeTrade,
    RejectTrade,
    Resign,
    RollDice,
    SetMaximum,
    WithdrawTrade,
)
from bot.engine.decisions import AwaitAuction, AwaitBuildings, AwaitDebt, AwaitManage, AwaitPurchase
from bot.engine.refusal import Refused
from bot.engine.state import BANK, Auction, Debt, Want, Window
from bot.engine.steps import OpenManage
from bot.store.dues import Notice
from bot.table import ends
from bot.table.ends import REMOVE, REPLACE, WAIT
from bot.table.model import TableRefused

DAY = 86400
GAMES = [
    ("builder", None, {}),
    ("classic", "official", {"turn_limit": "8"}),
    ("classic", "online", {"turn_limit": "8"}),
    ("anti", "A", {"start_cash": "500"}),
    ("anti", "B", {"start_cash": "500"}),
    ("anti", "two_hours", {"time_limit": "10080", "adjust_limit": "1440"}),
]
POLICIES = [*((game, policy) for game in GAMES for policy in ("stand-in", "skip", "vote")), (GAMES[2], "bankrupt")]
GIVING = (AcceptTrade, ProposeTrade, BuyDeed, PlaceBid, SetMaximum, Build)


def user(table, seat):
    return table.members[seat].user


def told(notices, kind):
    return [it for it in notices if it.kind == kind]


async def notices(hall, table):
    return await hall.tables.told(table.game_id)


async def until_over(hall, table, absent, choice=REPLACE, most=4000):
    """Play on, with one seat that never acts: all others answer at once."""
    game = table.game_id
    for _ in range(most):
        table = await hall.tables.table(game)
        if table.status != "running":
            return table
        seat = hall.waits_for(table, absent)
        if seat is not None:
            await hall.press(table, seat)
        elif table.clock.ballots:
            for voter in table.present():
                if voter != absent and (await hall.tables.table(game)).clock.ballots:
                    await hall.tables.vote(game, user(table, voter), absent, choice)
        else:
            await hall.next_due()
            await hall.ring(table)
    raise AssertionError(f"still waiting for {table.state.waiting}")


# --- every policy, in every game


@pytest.mark.parametrize(
    ("game", "policy"), POLICIES, ids=[f"{game[0]}-{game[1]}-{policy}" for game, policy in POLICIES]
)
async def test_a_game_ends_although_one_seat_never_acts(hall, game, policy):
    name, profile, settings = game
    table = await hall.table(4, game=name, profile=profile, policy=policy, **settings)
    absent = 2
    table = await until_over(hall, table, absent)
    assert table.status == "over"
    entries = await hall.tables.entries(table.game_id, 1)
    mine = [it for it in entries if it.seat == absent]
    assert mine
    assert all(it.standin and it.by is None for it in mine)
    assert not any(isinstance(it.action, AcceptTrade | ProposeTrade) for it in mine)
    if policy == "skip":
        assert not any(isinstance(it.action, GIVING) for it in mine)
        assert not table.members[absent].standin, "the seat stays its owner's"
    if policy == "bankrupt":
        assert table.state.seats[absent].resigned


@pytest.mark.parametrize(("choice", "out"), [(REPLACE, False), (REMOVE, True)])
async def test_a_vote_decides_at_once(hall, choice, out):
    table = await hall.table(4, policy="vote")
    absent = table.state.turn
    await missed(hall, table)
    (asked,) = told(await notices(hall, table), "vote")
    assert asked.seat == absent
    others = [seat for seat in range(4) if seat != absent]
    turn = await hall.tables.vote(table.game_id, user(table, others[0]), absent, choice)
    assert turn.table.clock.ballots[0].votes == {user(table, others[0]): choice}
    assert turn.entries == ()
    turn = await hall.tables.vote(table.game_id, user(table, others[1]), absent, choice)
    assert turn.table.clock.ballots == ()
    assert turn.table.state.seats[absent].resigned == out
    assert turn.table.members[absent].standin != out
    assert [it.kind for it in await notices(hall, table)] == ["removed" if out else "stand-in"]


async def missed(hall, table):
    """Let the time of whoever is awaited pass, and look."""
    hall.now = max(it.until for it in table.dues)
    return await hall.ring(table)


async def test_waiting_once_more_gives_the_whole_time_again(hall):
    table = await hall.table(3, policy="vote")
    absent = table.state.turn
    await missed(hall, table)
    for seat in range(3):
        if seat != absent:
            turn = await hall.tables.vote(table.game_id, user(table, seat), absent, WAIT)
    (due,) = turn.table.dues
    assert (due.seat, due.until) == (absent, hall.now + DAY)


@pytest.mark.parametrize(
    ("cast", "out"),
    [((), False), ((REMOVE,), True), ((REMOVE, REPLACE), False), ((WAIT, REMOVE), False)],
)
async def test_without_a_majority_most_votes_count_when_it_closes(hall, cast, out):
    table = await hall.table(4, policy="vote")
    absent = table.state.turn
    table, _ = await missed(hall, table)
    others = [seat for seat in range(4) if seat != absent]
    for seat, choice in zip(others, cast, strict=False):
        await hall.tables.vote(table.game_id, user(table, seat), absent, choice)
    table, _ = await missed(hall, await hall.tables.table(table.game_id))
    assert (table.state.seats[absent].resigned, table.members[absent].standin) == (out, not out)


async def test_the_last_vote_of_a_person_counts_and_pressing_anything_ends_the_vote(hall):
    table = await hall.table(4, policy="vote")
    absent = table.state.turn
    await missed(hall, table)
    voter = user(table, (absent + 1) % 4)
    await hall.tables.vote(table.game_id, voter, absent, REMOVE)
    turn = await hall.tables.vote(table.game_id, voter, absent, WAIT)
    assert turn.table.clock.ballots[0].votes == {voter: WAIT}
    back = await hall.tables.take_back(table.game_id, user(table, absent))
    assert back.table.clock.ballots == ()
    assert [(it.seat, it.until) for it in back.table.dues] == [(absent, hall.now + DAY)]


@pytest.mark.parametrize("who", ["absent", "nobody", "choice"])
async def test_who_may_not_vote(hall, who):
    table = await hall.table(4, policy="vote")
    absent = table.state.turn
    other = (absent + 1) % 4
    if who != "nobody":
        await missed(hall, table)
    voter, choice = (absent, REMOVE) if who == "absent" else (other, "shoot" if who == "choice" else REMOVE)
    with pytest.raises(Exception, match="no_vote"):
        await hall.tables.vote(table.game_id, user(table, voter), absent, choice)


async def test_a_vote_ends_when_its_seat_goes_to_a_stand_in(hall):
    table = await hall.table(3, policy="vote")
    seat = table.state.turn
    table, _ = await missed(hall, table)
    assert [it.seat for it in table.clock.ballots] == [seat]
    left = await hall.tables.leave(table.game_id, user(table, seat))
    assert left.table.clock.ballots == ()
    with pytest.raises(TableRefused, match="no_vote"):
        await hall.tables.vote(table.game_id, user(table, (seat + 1) % 3), seat, WAIT)


async def test_with_nobody_to_vote_a_stand_in_plays(hall):
    table = await hall.table(1, 2, policy="vote")
    table, _ = await missed(hall, table)
    assert table.clock.ballots == ()
    assert table.members[0].standin


# --- stand-ins


async def test_a_stand_in_plays_until_the_owner_presses_anything(hall):
    table = await hall.table(3)
    absent = table.state.turn
    table, rung = await missed(hall, table)
    assert table.members[absent].standin
    assert rung.turn.entries
    assert {it.seat for it in rung.turn.entries} == {absent}
    assert [(it.kind, it.seat) for it in await notices(hall, table)] == [("stand-in", absent)]
    assert absent not in {it.seat for it in table.dues}
    with pytest.raises(Refused):  # even a press that is refused
        await hall.tables.act(table.game_id, user(table, absent), None, BuyDeed())
    assert not (await hall.tables.table(table.game_id)).members[absent].standin


async def test_acting_a_second_before_the_end_is_in_time(hall):
    """B02: never taken for inactive after an action, the own turn's or not."""
    table = await hall.table(3)
    turn = table.state.turn
    hall.now += DAY - 1
    await hall.tables.act(table.game_id, user(table, turn), None, ProposeTrade((turn + 1) % 3, Bundle(cash=1)))
    hall.now += 2
    table, rung = await hall.ring(table)
    assert rung.turn.entries == ()
    assert not table.members[turn].standin


async def test_a_press_that_comes_with_the_end_is_whole_or_late(hall):
    """Whoever holds the lock first is first; the other finds it decided."""
    table = await hall.table(2, policy="skip")
    turn = table.state.turn
    hall.now += DAY
    number = table.state.waiting[0].number
    pressed = hall.tables.act(table.game_id, user(table, turn), number, RollDice())
    found = await asyncio.gather(hall.tables.ring(table.game_id), pressed, return_exceptions=True)
    assert getattr(found[1], "code", "") in {"", "already_decided", "not_your_seat"}
    entries = await hall.tables.entries(table.game_id, 1)
    assert [it.serial for it in entries] == list(range(1, len(entries) + 1))


async def test_with_nobody_left_the_table_goes_quiet_and_any_press_wakes_it_after_a_month(hall):
    table = await hall.table(2)
    for _ in range(2):
        table, _ = await missed(hall, table)
    assert all(it.standin for it in table.members)
    assert len(told(await notices(hall, table), "quiet")) == 1
    assert table.dues == ()
    assert await hall.tables.next_due() is None
    hall.now += 30 * DAY
    serial = table.serial
    back = await hall.restart().tables.take_back(table.game_id, user(table, 0))
    assert not back.table.members[0].standin
    assert back.table.serial >= serial
    assert any(it.seat == 0 for it in back.table.dues) or 0 not in {
        s for d in back.table.state.waiting for s in d.seats
    }


# --- passing over


async def test_a_seat_is_passed_over_to_the_end_of_its_turn_and_no_further(hall):
    table = await hall.table(2, policy="skip", game="classic")
    absent = table.state.turn
    table, rung = await missed(hall, table)
    mine = [it for it in rung.turn.entries if it.seat == absent]
    assert isinstance(mine[0].action, RollDice)
    assert not table.members[absent].standin
    assert len(told(await notices(hall, table), "skip")) == 1
    assert table.state.turn != absent or isinstance(table.state.waiting[0], AwaitAuction)


async def test_a_purchase_and_a_trade_on_offer_are_left(hall):
    """B21: nothing is given away, bought or accepted for who is absent."""
    table = await hall.table(2, policy="skip")
    absent = table.state.turn
    await hall.tables.act(table.game_id, user(table, 1 - absent), None, ProposeTrade(absent, Bundle(cash=1)))

    def at_a_deed(state):
        state.number += 1
        state.waiting[:] = [AwaitPurchase(state.number, (absent,), next(iter(table.rules.deeds)))]
        state.agenda[:] = [OpenManage()]

    table = await hall.put(await hall.tables.table(table.game_id), at_a_deed)
    table, rung = await missed(hall, table)
    entries = await hall.tables.entries(table.game_id, 1)
    assert not any(isinstance(it.action, (AcceptTrade, BuyDeed)) for it in entries)
    assert table.state.owners == {}
    assert table.state.offers == []
    assert rung.turn.entries


async def test_a_debtor_who_is_passed_over_raises_money_and_pays(hall):
    table = await hall.table(3, policy="skip", game="classic")
    debtor = (table.state.turn + 1) % 3

    def owes(state):
        for deed in ("oriental_avenue", "vermont_avenue", "boardwalk"):
            state.owners[deed] = debtor
        state.issued -= state.seats[debtor].cash
        state.seats[debtor].cash = 0
        state.debts.append(Debt(debtor, BANK, 90, "tax", "income_tax"))
        state.number += 1
        state.waiting.append(AwaitDebt(state.number, (debtor,)))

    table = await hall.put(table, owes)
    hall.now += DAY - 10
    await hall.tables.act(table.game_id, user(table, table.state.turn), None, RollDice())
    hall.now += 10
    table, _ = await hall.ring(table)
    assert not any(it.debtor == debtor for it in table.state.debts)
    assert not table.state.seats[debtor].bankrupt


async def test_a_table_where_all_are_passed_over_goes_quiet(hall):
    table = await hall.table(3, policy="skip", game="classic")
    serials = []
    while await hall.tables.next_due() is not None:
        await hall.next_due()
        await hall.ring(table)
        serials.append((await hall.tables.table(table.game_id)).serial)
        assert len(serials) < 60
    table = await hall.tables.table(table.game_id)
    assert table.clock.quiet
    assert table.clock.missed == 3
    assert len(told(await notices(hall, table), "quiet")) == 1
    hall.now += 40 * DAY
    seat = hall.waits_for(table)
    table = (await hall.press(table, seat)).table
    assert not table.clock.quiet
    assert table.clock.missed == 0
    assert await hall.tables.next_due() is not None


# --- what ends by itself


async def test_a_trade_on_offer_lapses(hall):
    table = await hall.table(2)
    turn = table.state.turn
    await hall.tables.act(table.game_id, user(table, turn), None, ProposeTrade(1 - turn, Bundle(cash=5)))
    hall.now += DAY - 5
    await hall.tables.act(table.game_id, user(table, turn), None, RollDice())
    hall.now += 5
    table, rung = await hall.ring(table)
    (entry,) = rung.turn.entries
    assert (entry.seat, entry.action, entry.standin) == (turn, WithdrawTrade(1 - turn), True)
    assert table.state.offers == []
    assert not table.members[1 - turn].standin, "nobody is taken for absent because of a trade"
    with pytest.raises(Refused):
        await hall.tables.act(table.game_id, user(table, 1 - turn), None, RejectTrade(turn))


async def auctioned(hall, people=4):
    table = await hall.table(people)

    def open_auction(state):
        state.number += 1
        deed = next(iter(table.rules.deeds))
        state.auction = Auction(deed)
        state.waiting[:] = [AwaitAuction(state.number, tuple(range(people)), deed)]
        state.agenda[:] = [OpenManage()]

    return await hall.put(table, open_auction)


async def test_an_auction_closes_at_its_end_for_all_at_once(hall):
    """B20: everybody bids in parallel within one window."""
    table = await auctioned(hall)
    await hall.tables.act(table.game_id, user(table, 1), None, SetMaximum(60))
    await hall.tables.act(table.game_id, user(table, 2), None, SetMaximum(40))
    hall.now += DAY
    table, rung = await hall.ring(table)
    assert table.state.auction is None
    assert table.state.owners == {next(iter(table.rules.deeds)): 1}
    assert table.state.seats[1].cash == 900 - 45
    assert all(isinstance(it.action, PassAuction) and it.standin for it in rung.turn.entries)
    assert not any(it.standin for it in table.members)


async def test_an_auction_without_a_bid_closes_unsold(hall):
    table = await auctioned(hall)
    hall.now += DAY
    table, _ = await hall.ring(table)
    assert (table.state.auction, table.state.owners) == (None, {})
    assert isinstance(table.state.waiting[0], AwaitManage)


async def test_a_shortage_closes_at_its_end(hall):
    table = await hall.table(3, game="classic")

    def short(state):
        asker = state.turn
        others = tuple(seat for seat in range(3) if seat != asker)
        state.owners |= {"mediterranean_avenue": asker, "baltic_avenue": asker}
        state.own.houses = 1
        state.own.window = Window("house", {asker: Want("baltic_avenue", 1)})
        state.number += 1
        state.waiting[:] = [AwaitBuildings(state.number, others, "house")]
        state.agenda[:] = [OpenManage()]

    table = await hall.put(table, short)
    hall.now += DAY
    table, rung = await hall.ring(table)
    assert [type(it.action) for it in rung.turn.entries] == [PassAuction, PassAuction]
    assert table.state.own.window is None
    assert table.state.own.buildings == {"baltic_avenue": 1}


async def test_bankruptcy_by_time_is_told_with_the_action(hall):
    table = await hall.table(3, game="classic", profile="online", policy="bankrupt")
    absent = table.state.turn
    due = table.dues[0]
    table, rung = await missed(hall, table)
    assert isinstance(rung.turn.entries[0].action, Resign)
    assert await notices(hall, table) == (Notice("bankrupt", due.number, absent, due.until),)
    assert await notices(hall, table) == ()


async def test_what_no_rule_follows_is_tried_again_later_and_logged(hall, caplog, monkeypatch):
    table = await hall.table(2)

    async def nothing(self, table, due):
        return table, []

    monkeypatch.setattr(ends.Ends, "_follow", nothing)
    table, _ = await missed(hall, table)
    assert [it.until for it in table.dues] == [hall.now + DAY]
    assert "nothing follows" in caplog.text


async def test_what_the_rules_refuse_half_way_is_tried_again_later_from_where_it_stands(hall, caplog, monkeypatch):
    table = await auctioned(hall)
    real, refusing = ends.Ends._commit, [1]

    async def once(self, table, seat, action, user, notices=()):
        if isinstance(action, PassAuction) and seat in refusing:
            raise Refused("not_allowed")
        return await real(self, table, seat, action, user, notices)

    monkeypatch.setattr(ends.Ends, "_commit", once)
    hall.now += DAY
    table, _ = await hall.ring(table)
    assert table.state.auction.passed == [0]
    assert {it.until for it in table.dues} == {hall.now + DAY}
    hall.now += DAY
    refusing.clear()
    table, _ = await hall.ring(table)
    assert table.state.auction is None
    assert "nothing follows" in caplog.text
