-- How finished games ended for each seat, and how strong people play.

-- `counted`: whether a finished game is in `results`, as far as it has any. Games from before there were results are counted when the bot starts.
ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));

CREATE INDEX games_uncounted ON games (updated, id) WHERE counted = 0 AND status IN ('over', 'stopped');

-- `user` NULL: a stand-in played the seat, or whoever did is not counted. `place`: 1 is the best; `score`: worth, or points. `dice`: how
-- often each sum was thrown; `pace`: the median of the seconds that a decision took. `mu`, `sigma`: the rating after the game.
CREATE TABLE results (
    game      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user      INTEGER,
    place     INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    dice      BLOB    NOT NULL,
    deeds     BLOB    NOT NULL,
    decisions INTEGER NOT NULL,
    pace      REAL    NOT NULL,
    mu        REAL,
    sigma     REAL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user) WHERE user IS NOT NULL;

-- How strong somebody plays a game; `scope`: a server, or 0 for everywhere.
CREATE TABLE ratings (
    scope INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    PRIMARY KEY (scope, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_user ON ratings (user);

-- Who does not want to be counted.
CREATE TABLE uncounted (
    user INTEGER NOT NULL PRIMARY KEY
) STRICT;
