import pytest

from bot.errors import StoreError
from bot.store import migrate
from bot.store.db import Database
from bot.store.migrate import Migration

TRICKY = """
-- a comment; with a semicolon
CREATE TABLE one (x TEXT) STRICT;
INSERT INTO one VALUES ('a;b'); /* another; one */
CREATE TRIGGER watch AFTER INSERT ON one BEGIN
    UPDATE one SET x = 'c;d';
    DELETE FROM one WHERE x = '';
END;
-- the end
"""


def test_statements_are_split_where_they_end():
    found = list(migrate.statements(Migration(1, "0001_a.sql", TRICKY)))
    assert [text.splitlines()[-1] for text in found] == [
        "CREATE TABLE one (x TEXT) STRICT;",
        "INSERT INTO one VALUES ('a;b');",
        "END;",
    ]


def test_a_statement_without_an_end():
    with pytest.raises(StoreError, match=r"0001_a\.sql"):
        list(migrate.statements(Migration(1, "0001_a.sql", "SELECT 1; SELECT 2")))


def test_the_shipped_steps_stand_in_a_row():
    steps = migrate.steps(migrate.shipped())
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert all(list(migrate.statements(step)) for step in steps)


@pytest.mark.parametrize("names", [["0002_b.sql"], ["0001_a.sql", "0003_c.sql"], ["0001_a.sql", "0001_b.sql"]])
def test_steps_with_a_gap_are_refused(tmp_path, names):
    for name in names:
        (tmp_path / name).write_text("SELECT 1;")
    with pytest.raises(StoreError, match="in a row"):
        migrate.steps(tmp_path)


async def schema(path):
    database = await Database.open(path)
    rows = await database.read("SELECT name, sql FROM sqlite_schema ORDER BY name")
    (version,) = (await database.read("PRAGMA user_version"))[0]
    await database.close()
    return rows, version


async def test_opening_again_changes_nothing(tmp_path):
    path = tmp_path / "a.db"
    first = await schema(path)
    assert first[1] == len(migrate.steps(migrate.shipped()))
    assert await schema(path) == first


async def test_a_step_that_fails_leaves_no_trace():
    database = await Database.open(":memory:")
    (version,) = (await database.read("PRAGMA user_version"))[0]
    broken = Migration(version + 1, "0099_broken.sql", "CREATE TABLE extra (x) ; INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError):
        await migrate.take(database, [broken])
    assert await database.read("SELECT name FROM sqlite_schema WHERE name = 'extra'") == []
    assert await database.read("PRAGMA user_version") == [(version,)]
    await database.close()


async def test_a_later_step_is_taken_with_its_number():
    database = await Database.open(":memory:")
    (version,) = (await database.read("PRAGMA user_version"))[0]
    await migrate.take(database, [Migration(version + 1, "0099_more.sql", "CREATE TABLE extra (x INTEGER) STRICT;")])
    assert await database.read("SELECT count(*) FROM extra") == [(0,)]
    assert await database.read("PRAGMA user_version") == [(version + 1,)]
    await database.close()
