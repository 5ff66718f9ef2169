-- Games, what was done in them, and what people were composing.

-- The whole rules that games play by: later changes of the data never touch a game in progress.
CREATE TABLE rulesets (
    digest TEXT NOT NULL PRIMARY KEY,
    body   BLOB NOT NULL
) STRICT;

-- A number is never given twice: old controls name it.
CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    channel    INTEGER NOT NULL,
    guild      INTEGER,
    host       INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'stopped')),
    game       TEXT    NOT NULL,
    profile    TEXT    NOT NULL,
    board      TEXT    NOT NULL,
    settings   BLOB    NOT NULL,
    members    BLOB    NOT NULL,
    ruleset    TEXT    REFERENCES rulesets (digest),
    version    INTEGER,
    state      BLOB,
    serial     INTEGER NOT NULL DEFAULT 0,
    pending    INTEGER NOT NULL DEFAULT 0 CHECK (pending IN (0, 1)),
    commitment TEXT    NOT NULL DEFAULT '',
    message    INTEGER,
    passed     INTEGER NOT NULL DEFAULT 0,
    told       INTEGER NOT NULL DEFAULT -1,
    created    REAL    NOT NULL,
    updated    REAL    NOT NULL,
    CHECK (status = 'lobby' OR (ruleset IS NOT NULL AND version IS NOT NULL AND state IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX games_one_live ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_of_channel ON games (channel, id);
CREATE INDEX games_pending ON games (id) WHERE pending = 1;
-- `passed`: the last action that passed the turn or ended the game; `told`: the last one that the channel was told of by a message.
CREATE INDEX games_untold ON games (id) WHERE told < passed AND status IN ('running', 'over');

-- Who sits where, for finding a person's games; the members of a game are in its row.
CREATE TABLE seatings (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX seatings_of_game ON seatings (game);

CREATE TABLE moves (
    game    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    serial  INTEGER NOT NULL,
    seat    INTEGER,
    user    INTEGER,
    standin INTEGER NOT NULL CHECK (standin IN (0, 1)),
    action  BLOB,
    events  BLOB    NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game, serial)
) STRICT;

CREATE TABLE drafts (
    game    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user    INTEGER NOT NULL,
    body    BLOB    NOT NULL,
    updated REAL    NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
