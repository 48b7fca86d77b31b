-- Numbers of people are never given twice: who was deleted may still have a connection open.
CREATE TABLE person_numbers (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
INSERT INTO person_numbers (id) SELECT max(id) FROM people WHERE true GROUP BY true;
DELETE FROM person_numbers;

-- What is looked for when somebody is deleted.
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX reports_by_author ON reports (by);
CREATE INDEX reports_by_person ON reports (about);
CREATE INDEX seeks_by_person ON seeks (by);
-- Guests alone, to find those who are gone.
CREATE INDEX guests ON people (id) WHERE password IS NULL;

-- Whether others may see that somebody plays it. Of older games only the rated ones are known to have been open.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE games SET listed = rated;
-- How often these rules ended the process that played by them; twice is the end of the game.
ALTER TABLE games ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;

-- A person's games, the latest first, without a look at each of them.
ALTER TABLE players ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
UPDATE players SET (since, listed, over) =
    (SELECT since, listed, ending IS NOT NULL FROM games WHERE games.id = players.game);
DROP INDEX players_by_person;
CREATE INDEX players_by_person ON players (person, since DESC);
CREATE INDEX players_listed ON players (person, since DESC) WHERE listed = 1;
CREATE INDEX players_unfinished ON players (person, since DESC) WHERE over = 0;

-- Which games were counted for ratings: so many a day between the same two, and no more.
CREATE TABLE rated_games (
    game TEXT PRIMARY KEY,
    one INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_games_by_pair ON rated_games (one, other, at);
CREATE INDEX rated_games_by_other ON rated_games (other);
