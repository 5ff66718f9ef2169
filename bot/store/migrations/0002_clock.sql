-- When time runs out at a table, what was told about it, and what people wish to be told.

-- How the table's time runs and what its clock remembers. NULL: a game from before there was a clock.
ALTER TABLE games ADD COLUMN clock BLOB;

CREATE INDEX games_unclocked ON games (id) WHERE clock IS NULL AND status IN ('lobby', 'running');

-- What is due, a row for each open decision and seat. `until`: when its time is up; `at`: when the clock has to look at it next,
-- for a reminder or for the end; `step`: the reminders that are done with.
CREATE TABLE dues (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    since  REAL    NOT NULL,
    until  REAL    NOT NULL,
    at     REAL    NOT NULL,
    step   INTEGER NOT NULL,
    PRIMARY KEY (game, kind, number, seat)
) STRICT, WITHOUT ROWID;

-- The next due row of all games is the first of this index, however many games there are.
CREATE INDEX dues_next ON dues (at);

-- What the channel is told about time, each once; `due`: the end that it is about. A row is marked as sent before it is sent, so
-- that nothing is ever told twice.
CREATE TABLE notices (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    due    REAL    NOT NULL,
    sent   REAL,
    PRIMARY KEY (game, kind, number, seat, due)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_unsent ON notices (game) WHERE sent IS NULL;

-- What a person wishes. `utc_offset`, `quiet_from`, `quiet_to`: minutes; quiet hours are local times of day. `away_from`,
-- `away_to`: seconds since 1970.
CREATE TABLE wishes (
    user       INTEGER NOT NULL PRIMARY KEY,
    utc_offset INTEGER NOT NULL DEFAULT 0,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    direct     INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1)),
    away_from  REAL,
    away_to    REAL
) STRICT;
