"""Very many open games in one database, made by copying one: what measures and tests of a full house begin with."""

from bot.store.db import Database, Run

TABLES = ("seatings", "moves", "dues")
"""What belongs to a game besides its row, each with a column `game`."""

_MANY = "WITH RECURSIVE more(nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM more WHERE nth < ?)"


async def multiply(database: Database, game: int, count: int) -> None:
    """Copy a game `count` times (at least once), each copy into a channel of its own; everything else about it is the same, what is due included.

    Raises:
        StoreError: the database failed.
    """
    async with database.transaction() as run:
        (last,) = (await run("SELECT max(id) FROM games"))[0]
        own = {"id": f"{last} + nth", "channel": "channel + nth"}
        await _copy(run, "games", own, f"id = {game}", count)
        for table in TABLES:
            await _copy(run, table, {"game": f"{last} + nth"}, f"game = {game}", count)


async def _copy(run: Run, table: str, other: dict[str, str], which: str, count: int) -> None:
    """Copy rows so often, some columns otherwise."""
    columns = [str(row[1]) for row in await run(f"PRAGMA table_info({table})")]
    values = ", ".join(other.get(it, it) for it in columns)
    sql = f"{_MANY} INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table}, more WHERE {which}"  # noqa: S608 - names of ours
    await run(sql, count)
