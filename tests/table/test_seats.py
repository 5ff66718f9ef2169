"""Who sits where: votes, offers, the chair, people who are gone; and what of it survives a restart."""

import asyncio

import pytest

from bot.engine.actions import RollDice
from bot.engine.refusal import Refused
from bot.standins import awaited
from bot.store.motions import Motions
from bot.table.model import TableRefused
from bot.table.vacancies import Vacancies
from bot.table.votes import CARRIED, LOST, VOID, WITHDRAWN, Votes

ANN, BEN, CLEO, DAN, EVE = 100, 200, 300, 400, 500
PEOPLE = (ANN, BEN, CLEO, DAN)


def rename(name, _language):
    return f"For {name}"


@pytest.fixture
def votes(tables):
    return Votes(tables, rename)


@pytest.fixture
def vacancies(tables):
    return Vacancies(tables, rename)


async def started(tables, people=4, standins=0):
    lobby = await tables.open_lobby(1, 9, PEOPLE[0], "P0", "builder")
    for place in range(1, people):
        await tables.join(lobby.game_id, PEOPLE[place], f"P{place}")
    for place in range(standins):
        await tables.add_standin(lobby.game_id, PEOPLE[0], f"S{place}")
    return (await tables.start(lobby.game_id, PEOPLE[0])).table.game_id


async def refusal(call):
    with pytest.raises((TableRefused, Refused)) as caught:
        await call
    return caught.value.code


# --- votes


async def test_more_than_half_of_the_others_free_a_seat(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    assert (poll.voters, poll.yes, poll.needed, poll.outcome) == ((ANN, CLEO, DAN), (ANN,), 2, None)
    poll, turn = await votes.cast(game, poll.motion.id, CLEO, yes=True)
    assert poll.outcome == CARRIED
    member = turn.table.members[1]
    assert (member.user, member.standin, member.name) == (None, True, "For P1")
    assert await tables.open_games(BEN) == ()
    assert await refusal(tables.act(game, BEN, None, RollDice())) == "not_seated"
    assert await refusal(votes.cast(game, poll.motion.id, DAN, yes=True)) == "already_decided"


async def test_half_of_the_others_do_not(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    poll, _ = await votes.cast(game, poll.motion.id, CLEO, yes=False)
    assert poll.outcome is None
    poll, turn = await votes.cast(game, poll.motion.id, DAN, yes=False)
    assert poll.outcome == LOST
    assert turn.table.members[1].user == BEN


async def test_a_person_has_one_vote_and_may_think_again(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    for _ in range(3):
        poll, _ = await votes.cast(game, poll.motion.id, ANN, yes=True)
        assert (poll.yes, poll.outcome) == ((ANN,), None)
    poll, _ = await votes.cast(game, poll.motion.id, ANN, yes=False)
    assert (poll.yes, poll.no) == ((), (ANN,))


async def test_votes_at_once_free_a_seat_once(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    cast = [votes.cast(game, poll.motion.id, user, yes=True) for user in (CLEO, CLEO, DAN)]
    for done in await asyncio.gather(*cast, return_exceptions=True):
        assert getattr(done, "code", "already_decided") == "already_decided"
        if isinstance(done, tuple):
            assert done[0].outcome == CARRIED
            assert done[1].table.members[1].name == "For P1"
    assert await refusal(votes.cast(game, poll.motion.id, DAN, yes=True)) == "already_decided"


async def test_a_vote_that_was_cut_off_is_ended_by_the_next_press(tables, votes, database):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    await votes.cast(game, poll.motion.id, CLEO, yes=True)
    # The process ended after the seat had changed hands and before the vote was ended.
    async with database.transaction() as run:
        await run("UPDATE motions SET outcome = NULL")
    poll, turn = await votes.cast(game, poll.motion.id, DAN, yes=False)
    assert poll.outcome == CARRIED
    assert turn.table.members[1].name == "For P1"


async def test_who_has_no_vote(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    for user in (BEN, EVE):
        assert await refusal(votes.cast(game, poll.motion.id, user, yes=True)) == "not_voter"
    await tables.leave(game, DAN)
    assert await refusal(votes.cast(game, poll.motion.id, DAN, yes=True)) == "not_voter"
    assert await refusal(votes.open(game, 1, EVE)) == "not_voter"
    assert await refusal(votes.open(game, 0, ANN)) == "own_seat"
    assert await refusal(votes.open(game, 9, ANN)) == "no_seat"
    assert (await tables.table(game)).members[1].user == BEN


async def test_two_do_not_outvote_each_other(tables, votes):
    game = await started(tables, 2)
    assert await refusal(votes.open(game, 1, ANN)) == "too_few_voters"
    game = (await tables.table(game)).game_id
    await tables.stop(game, ANN)
    assert await refusal(votes.open(game, 1, ANN)) == "game_stopped"


async def test_the_last_of_many_can_not_free_a_seat_alone(tables, votes):
    game = await started(tables, 3)
    poll, _ = await votes.open(game, 1, ANN)
    await tables.leave(game, CLEO)
    poll, _ = await votes.cast(game, poll.motion.id, ANN, yes=True)
    assert (poll.voters, poll.outcome) == ((ANN,), None)


async def test_a_vote_asked_for_twice_goes_on(tables, votes):
    game = await started(tables)
    first, _ = await votes.open(game, 1, ANN)
    again, turn = await votes.open(game, 1, CLEO)
    assert again.motion.id == first.motion.id
    assert (again.yes, again.outcome) == ((ANN, CLEO), CARRIED)
    assert turn.table.members[1].user is None


async def test_a_vote_is_withdrawn_by_who_asked_or_a_manager(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    assert await refusal(votes.withdraw(game, poll.motion.id, CLEO)) == "not_asker"
    assert (await votes.withdraw(game, poll.motion.id, ANN)).outcome == WITHDRAWN
    assert await refusal(votes.withdraw(game, poll.motion.id, ANN)) == "already_decided"
    poll, _ = await votes.open(game, 1, ANN)
    assert (await votes.withdraw(game, poll.motion.id, EVE, force=True)).outcome == WITHDRAWN
    assert await refusal(votes.cast(game, poll.motion.id, CLEO, yes=True)) == "already_decided"


async def test_a_vote_survives_a_restart(tables, votes, make_tables):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    again = Votes(make_tables(), rename)
    poll, turn = await again.cast(game, poll.motion.id, DAN, yes=True)
    assert (poll.yes, poll.outcome) == ((ANN, DAN), CARRIED)
    assert turn.table.members[1].user is None


async def test_a_vote_on_a_seat_that_changed_hands_is_void(tables, votes, vacancies):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    offered = await vacancies.offer(game, 1, BEN)
    await vacancies.take(game, offered.motion.id, EVE, "Eve")
    poll, turn = await votes.cast(game, poll.motion.id, CLEO, yes=True)
    assert poll.outcome == VOID
    assert turn.table.members[1].user == EVE
    assert (await votes.open(game, 1, ANN))[0].motion.holder == EVE


async def test_a_vote_belongs_to_its_game(tables, votes):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    lobby = await tables.open_lobby(2, 9, ANN, "P0", "builder")
    for user in (CLEO, DAN):
        await tables.join(lobby.game_id, user, "P")
    other = (await tables.start(lobby.game_id, ANN)).table.game_id
    assert await refusal(votes.cast(other, poll.motion.id, CLEO, yes=True)) == "already_decided"
    assert await refusal(votes.poll(other, poll.motion.id)) == "already_decided"


async def test_who_manages_the_server_frees_a_seat_at_once(tables, votes):
    game = await started(tables, 2)
    name, turn = await votes.remove(game, 1)
    assert name == "P1"
    assert turn.table.members[1].user is None
    assert await refusal(votes.remove(game, 1)) == "seat_empty"


async def test_the_stand_in_plays_on_at_once(tables, votes):
    game = await started(tables)
    table = await tables.table(game)
    seat = awaited(table.state)[0]
    _, turn = await votes.remove(game, seat)
    assert turn.entries
    assert all(entry.standin for entry in turn.entries)


# --- seats on offer


async def test_a_seat_that_is_stood_in_is_taken_with_all_it_has(tables, vacancies):
    game = await started(tables)
    await tables.put_draft(game, BEN, b"secret")
    await tables.leave(game, BEN)
    offered = await vacancies.offer(game, 1, ANN)
    before = (await tables.table(game)).view(1)
    taken = await vacancies.take(game, offered.motion.id, EVE, "Eve")
    table = taken.turn.table
    assert (table.members[1].user, table.members[1].name, table.members[1].standin) == (EVE, "Eve", False)
    assert table.view(1).seats[1] == before.seats[1]
    assert table.members[1].token == (await tables.table(game)).state.own.tokens[1]
    assert await tables.draft(game, BEN) is None
    assert [it.game_id for it in await tables.open_games(EVE)] == [game]
    assert await tables.open_games(BEN) == ()
    assert await refusal(vacancies.take(game, offered.motion.id, 600, "Finn")) == "already_decided"


async def test_a_seat_that_is_played_is_not_on_offer(tables, vacancies):
    game = await started(tables)
    assert await refusal(vacancies.offer(game, 1, ANN)) == "seat_held"
    assert await refusal(vacancies.offer(game, 1, ANN, force=True)) == "seat_held"
    await tables.leave(game, BEN)
    assert await refusal(vacancies.offer(game, 1, CLEO)) == "not_host"
    assert await refusal(vacancies.offer(game, 1, EVE)) == "not_seated"
    assert (await vacancies.offer(game, 1, EVE, force=True)).motion.holder == BEN
    assert (await vacancies.offer(game, 1, BEN)).motion.asker == BEN


async def test_while_the_host_is_away_anybody_seated_may_offer(tables, vacancies):
    game = await started(tables)
    await tables.leave(game, ANN)
    await tables.leave(game, BEN)
    assert (await vacancies.offer(game, 1, CLEO)).motion.asker == CLEO


async def test_one_may_offer_ones_own_seat_while_playing(tables, vacancies):
    game = await started(tables)
    offered = await vacancies.offer(game, 1, BEN, taker=EVE)
    assert await refusal(vacancies.take(game, offered.motion.id, 600, "Finn")) == "not_invited"
    assert (await vacancies.take(game, offered.motion.id, EVE, "Eve")).turn.table.members[1].user == EVE


async def test_nobody_holds_two_seats_at_one_table(tables, vacancies):
    game = await started(tables)
    await tables.leave(game, BEN)
    assert await refusal(vacancies.offer(game, 1, ANN, taker=CLEO)) == "taker_seated"
    offered = await vacancies.offer(game, 1, ANN)
    assert await refusal(vacancies.take(game, offered.motion.id, CLEO, "Cleo")) == "already_seated"


async def test_two_who_take_one_seat(tables, vacancies):
    game = await started(tables)
    await tables.leave(game, BEN)
    offered = await vacancies.offer(game, 1, ANN)
    both = [vacancies.take(game, offered.motion.id, user, "X") for user in (EVE, 600)]
    codes = [getattr(it, "code", "") for it in await asyncio.gather(*both, return_exceptions=True)]
    assert codes[0] == ""
    assert codes[1] in {"already_decided", "seat_back"}
    assert (await tables.table(game)).members[1].user == EVE


async def test_who_comes_back_has_the_seat(tables, vacancies):
    game = await started(tables)
    await tables.leave(game, BEN)
    offered = await vacancies.offer(game, 1, ANN)
    await tables.take_back(game, BEN)
    assert await refusal(vacancies.take(game, offered.motion.id, EVE, "Eve")) == "seat_back"
    await tables.leave(game, BEN)
    offered = await vacancies.offer(game, 1, ANN)
    turn = (await vacancies.take(game, offered.motion.id, BEN, "Ben")).turn
    assert (turn.table.members[1].user, turn.table.members[1].standin) == (BEN, False)


async def test_who_was_voted_off_does_not_sit_down_again(tables, votes, vacancies):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    await votes.cast(game, poll.motion.id, CLEO, yes=True)
    assert await refusal(vacancies.offer(game, 1, ANN, taker=BEN)) == "barred"
    offered = await vacancies.offer(game, 1, ANN)
    assert await refusal(vacancies.take(game, offered.motion.id, BEN, "Ben")) == "barred"
    assert (await vacancies.take(game, offered.motion.id, EVE, "Eve")).turn.table.members[1].user == EVE


async def test_a_newer_offer_replaces_the_older(tables, vacancies):
    game = await started(tables)
    await tables.leave(game, BEN)
    old = await vacancies.offer(game, 1, ANN)
    new = await vacancies.offer(game, 1, ANN, taker=EVE)
    assert await refusal(vacancies.take(game, old.motion.id, EVE, "Eve")) == "already_decided"
    assert await refusal(vacancies.withdraw(game, new.motion.id, CLEO)) == "not_asker"
    await vacancies.withdraw(game, new.motion.id, EVE)
    assert await refusal(vacancies.take(game, new.motion.id, EVE, "Eve")) == "already_decided"


async def test_a_stand_in_for_good(tables, vacancies):
    game = await started(tables)
    assert await refusal(vacancies.give_up(game, 1, ANN)) == "not_your_own"
    turn = await vacancies.give_up(game, 1, BEN)
    assert (turn.table.members[1].user, turn.table.members[1].standin) == (None, True)
    assert await refusal(vacancies.give_up(game, 1, BEN)) == "seat_empty"
    assert (await vacancies.give_up(game, 2, EVE, force=True)).table.members[2].user is None


async def test_a_seat_that_is_out_is_not_on_offer(tables, votes, vacancies):
    game = await started(tables)
    await tables.resign(game, BEN)
    assert await refusal(vacancies.offer(game, 1, BEN)) == "seat_out"
    assert await refusal(votes.open(game, 1, ANN)) == "seat_out"
    assert await vacancies.vanish(game, BEN) is None


async def test_a_stand_in_from_the_start_can_be_taken_over(tables, vacancies):
    game = await started(tables, 2, standins=1)
    offered = await vacancies.offer(game, 2, ANN)
    assert (await vacancies.take(game, offered.motion.id, EVE, "Eve")).turn.table.members[2].user == EVE


# --- people who are gone, and the chair


async def test_who_is_gone_is_told_of_once(tables, vacancies, make_tables):
    game = await started(tables)
    gone = await vacancies.vanish(game, BEN)
    assert gone.turn.table.members[1].standin
    assert gone.turn.table.members[1].user == BEN
    assert await vacancies.vanish(game, BEN) is None
    assert await Vacancies(make_tables(), rename).vanish(game, BEN) is None
    assert await vacancies.vanish(game, EVE) is None
    await tables.take_back(game, BEN)
    assert await vacancies.vanish(game, BEN) is not None, "who came back and left again is told of again"


async def test_a_table_that_everybody_left_rests_and_is_taken_up_again(tables, vacancies):
    game = await started(tables, 2)
    first = await vacancies.vanish(game, ANN)
    last = await vacancies.vanish(game, BEN)
    assert last.turn.entries == ()
    await vacancies.take(game, first.motion.id, EVE, "Eve")
    table = (await vacancies.take_chair(game, EVE)).table
    assert (table.host, table.members[0].user) == (EVE, EVE)
    assert (await tables.stop(game, EVE)).table.status == "stopped"


async def test_the_chair_is_taken_only_while_it_is_free(tables, vacancies, make_tables):
    game = await started(tables)
    assert await refusal(vacancies.take_chair(game, ANN)) == "already_host"
    assert await refusal(vacancies.take_chair(game, BEN)) == "chair_taken"
    assert await refusal(vacancies.take_chair(game, EVE)) == "not_seated"
    await tables.leave(game, ANN)
    await vacancies.take_chair(game, BEN)
    await tables.take_back(game, ANN)
    assert await refusal(vacancies.take_chair(game, ANN)) == "chair_taken"
    assert (await make_tables().table(game)).host == BEN
    assert await refusal(tables.stop(game, ANN)) == "not_host"


async def test_a_host_who_lost_the_seat_is_host_no_longer(tables, votes, vacancies):
    game = await started(tables)
    poll, _ = await votes.open(game, 0, BEN)
    await votes.cast(game, poll.motion.id, CLEO, yes=True)
    assert await refusal(tables.stop(game, ANN)) == "not_host"
    await vacancies.take_chair(game, DAN)
    assert (await tables.stop(game, DAN)).table.status == "stopped"


@pytest.mark.parametrize(
    ("who", "user", "code"),
    [
        ("host", BEN, "not_host"),
        ("host", EVE, "not_host"),
        ("seated", EVE, "not_seated"),
        ("managers", ANN, "not_manager"),
        ("host", ANN, ""),
        ("seated", BEN, ""),
    ],
)
async def test_who_may_stop_a_game(tables, who, user, code):
    game = await started(tables)
    if code:
        assert await refusal(tables.stop(game, user, who=who)) == code
    else:
        assert (await tables.stop(game, user, who=who)).table.status == "stopped"


async def test_what_a_cancelled_vote_leaves_is_whole(tables, votes, database):
    game = await started(tables)
    poll, _ = await votes.open(game, 1, ANN)
    for steps in range(14):
        casting = asyncio.create_task(votes.cast(game, poll.motion.id, CLEO, yes=True))
        for _ in range(steps):
            await asyncio.sleep(0)
        casting.cancel()
        await asyncio.gather(casting, return_exceptions=True)
        table = await tables.table(game)
        motion = await Motions(database).get(poll.motion.id)
        if motion.outcome == CARRIED and table.members[1].user == BEN:
            pytest.fail("a vote is carried, and nothing came of it")
