-- Which languages people and tables read.

-- What a person chose; empty: the language of their Discord.
ALTER TABLE wishes ADD COLUMN language TEXT NOT NULL DEFAULT '';

-- `language`: what the table's host chose; empty: `local`, what its server spoke when the lobby was opened, empty for English.
ALTER TABLE games ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN local TEXT NOT NULL DEFAULT '';
