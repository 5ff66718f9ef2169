-- Who looks on, which seats are voted on or on offer, which games rest, and how servers want games to be.

-- A question about one seat that waits for the people at the table: a vote on its holder, or its being on offer.
-- `holder`: who held the seat when it was asked; `asker` NULL: nobody in person; `taker` NULL: anybody may take the seat.
CREATE TABLE motions (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    game    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL CHECK (kind IN ('vote', 'offer')),
    seat    INTEGER NOT NULL,
    holder  INTEGER,
    asker   INTEGER,
    taker   INTEGER,
    outcome TEXT,
    opened  REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX motions_one_open ON motions (game, kind, seat) WHERE outcome IS NULL;

CREATE TABLE ballots (
    motion INTEGER NOT NULL REFERENCES motions (id) ON DELETE CASCADE,
    user   INTEGER NOT NULL,
    yes    INTEGER NOT NULL CHECK (yes IN (0, 1)),
    PRIMARY KEY (motion, user)
) STRICT, WITHOUT ROWID;

-- Who was voted off a table and may not sit down at it again.
CREATE TABLE barred (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- Who wants to be called when; `point` is one turning point.
CREATE TABLE followers (
    game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user  INTEGER NOT NULL,
    point TEXT    NOT NULL,
    PRIMARY KEY (game, point, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_of_game ON followers (game, user);

-- Running games whose place can't be written in, until it can again.
CREATE TABLE rests (
    game  INTEGER NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    why   TEXT    NOT NULL,
    since REAL    NOT NULL
) STRICT;

-- What a server's managers settled for its games.
CREATE TABLE houses (
    guild   INTEGER NOT NULL PRIMARY KEY,
    body    BLOB    NOT NULL,
    updated REAL    NOT NULL
) STRICT;
