"""Whatever people do about seats, in any order and across restarts: what must always hold does."""

import random

import pytest

from bot.engine.refusal import Refused
from bot.standins import awaited
from bot.store.motions import Motions
from bot.table.model import TableRefused
from bot.table.vacancies import Vacancies
from bot.table.votes import Votes

SEATED = (100, 200, 300, 400)
EVERYBODY = (*SEATED, 500, 600, 700)


class Crowd:
    """People who do things about the seats of one table at random."""

    def __init__(self, make_tables, game, rng):
        self.make_tables, self.game, self.rng = make_tables, game, rng
        self.motions = [0]
        self.restart()

    def restart(self):
        self.tables = self.make_tables()
        self.votes = Votes(self.tables, lambda name, _language: f"For {name}")
        self.vacancies = Vacancies(self.tables, lambda name, _language: f"For {name}")

    async def act(self):
        rng, game = self.rng, self.game
        user, seat, motion = rng.choice(EVERYBODY), rng.randrange(5), rng.choice(self.motions[-4:])
        taker = rng.choice((None, *EVERYBODY))
        force = rng.random() < 0.05
        deeds = {
            "leave": lambda: self.tables.leave(game, user),
            "back": lambda: self.tables.take_back(game, user),
            "ask": lambda: self.votes.open(game, seat, user),
            "vote": lambda: self.votes.cast(game, motion, user, yes=rng.random() < 0.7),
            "withdraw": lambda: self.votes.withdraw(game, motion, user, force=force),
            "offer": lambda: self.vacancies.offer(game, seat, user, taker=taker, force=force),
            "take": lambda: self.vacancies.take(game, motion, user, f"U{user}"),
            "keep": lambda: self.vacancies.withdraw(game, motion, user, force=force),
            "give up": lambda: self.vacancies.give_up(game, seat, user, force=force),
            "vanish": lambda: self.vacancies.vanish(game, user),
            "chair": lambda: self.vacancies.take_chair(game, user),
        }
        weights = {"take": 4, "vote": 5, "give up": 0.3, "vanish": 0.5, "offer": 2}
        name = rng.choices(list(deeds), [weights.get(it, 1) for it in deeds])[0]
        done = await deeds[name]()
        found = done[0] if isinstance(done, tuple) else done
        if hasattr(found, "motion"):
            self.motions.append(found.motion.id)
        return name


async def holds(crowd, database):
    table = await crowd.tables.table(crowd.game)
    users = [it.user for it in table.members if it.user is not None]
    assert len(users) == len(set(users)), "nobody holds two seats"
    assert all(it.standin for it in table.members if it.user is None), (
        "a seat that nobody holds is played by a stand-in"
    )
    rows = await database.read("SELECT user FROM seatings WHERE game = ?", crowd.game)
    assert {row[0] for row in rows} == set(users), "everybody finds the games they sit in, and no others"
    stored = await database.read("SELECT host FROM games WHERE id = ?", crowd.game)
    assert stored == [(table.host,)]
    for user in users:
        assert not await Motions(database).is_barred(crowd.game, user), "who was voted off does not sit here"
    rows = await database.read("SELECT kind, seat FROM motions WHERE outcome IS NULL")
    assert len(rows) == len(set(rows))
    waits = awaited(table.state)
    assert table.state.ending or waits
    if any(not it.standin for it in table.members) and table.status == "running":
        assert any(not table.members[seat].standin for seat in waits), "stand-ins never keep people waiting"
    return table


@pytest.mark.parametrize("seed", range(4))
async def test_seats_keep_their_laws(make_tables, database, seed):
    rng = random.Random(seed)
    tables = make_tables()
    lobby = await tables.open_lobby(1, 9, SEATED[0], "A", "builder")
    for user in SEATED[1:]:
        await tables.join(lobby.game_id, user, "B")
    await tables.start(lobby.game_id, SEATED[0])
    crowd = Crowd(make_tables, lobby.game_id, rng)
    done = set()
    for _ in range(400):
        if rng.random() < 0.05:
            crowd.restart()
        try:
            done.add(await crowd.act())
        except (TableRefused, Refused):
            continue
        table = await holds(crowd, database)
        if table.status != "running":
            break
    assert len(done) >= 6, done
