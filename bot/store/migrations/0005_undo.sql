-- Taking moves back, and records that can be checked.

-- The last states of a running game, each as it was after the action of that serial; the present one is in the game's row.
CREATE TABLE snapshots (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    serial INTEGER NOT NULL,
    state  BLOB    NOT NULL,
    PRIMARY KEY (game, serial)
) STRICT;

-- How many blocks of chance the game has used by then. NULL: not noted.
ALTER TABLE moves ADD COLUMN chance INTEGER;
