-- Times are milliseconds since 1970, flags are 0 or 1, and whatever has a shape of its own is JSON as on the wire: the same
-- statements work here and in SQLite.

CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);

-- One name for the site, by which its servers find each other.
CREATE TABLE site (
    one BIGINT PRIMARY KEY DEFAULT 1 CHECK (one = 1),
    name TEXT NOT NULL
);
INSERT INTO site (name) VALUES (replace(gen_random_uuid()::text, '-', ''));

-- The lives of servers. Each transaction of a server holds its row; whoever declares it dead waits for that, and nothing
-- of that life is taken afterwards.
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    dead BIGINT NOT NULL DEFAULT 0
);
-- When a server last said that it lives, by its own clock, and whether it reaches the others.
CREATE TABLE beats (
    node BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    linked BIGINT NOT NULL DEFAULT 0
);

CREATE SEQUENCE person_numbers;
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT COLLATE nocase NOT NULL UNIQUE,
    -- Argon2id; nothing for a guest.
    password TEXT,
    bot BIGINT NOT NULL DEFAULT 0,
    since BIGINT NOT NULL
);
-- Guests alone, to find those who are gone.
CREATE INDEX guests ON people (id) WHERE password IS NULL;

-- Sessions of browsers and tokens of programs. Only a hash of what the client holds is kept.
CREATE TABLE sessions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash BYTEA NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    purpose TEXT
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE blocks (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    blocked BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    by BIGINT REFERENCES people ON DELETE SET NULL,
    about BIGINT REFERENCES people ON DELETE CASCADE,
    game TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX reports_by_author ON reports (by);
CREATE INDEX reports_by_person ON reports (about);

CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    by BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    body TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX seeks_by_person ON seeks (by);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    -- Which game by which rules, and its id and name for lists.
    choice TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated BIGINT NOT NULL,
    -- Whether others may see that somebody plays it.
    listed BIGINT NOT NULL DEFAULT 0,
    since BIGINT NOT NULL,
    -- How often entries were taken back, and when last: the turn began then, if not with a later entry.
    branch BIGINT NOT NULL DEFAULT 0,
    resumed BIGINT NOT NULL,
    -- How often these rules ended the process that played by them; twice is the end of the game.
    faults BIGINT NOT NULL DEFAULT 0,
    ending TEXT,
    ended BIGINT,
    next TEXT,
    -- Who leads the game, and how often that has changed: a write with an older epoch is refused.
    owner BIGINT,
    epoch BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX games_unfinished ON games (owner) WHERE ending IS NULL;

CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    player BIGINT NOT NULL,
    person BIGINT REFERENCES people ON DELETE SET NULL,
    since BIGINT NOT NULL DEFAULT 0,
    listed BIGINT NOT NULL DEFAULT 0,
    over BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player)
);
-- A person's games, the latest first, without a look at each of them.
CREATE INDEX players_by_person ON players (person, since DESC);
CREATE INDEX players_listed ON players (person, since DESC) WHERE listed = 1;
CREATE INDEX players_unfinished ON players (person, since DESC) WHERE over = 0;

CREATE TABLE entries (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- What the clock of the player who made the entry showed after it.
    clock BIGINT,
    PRIMARY KEY (game, number)
);

-- When a game had nobody who led it, from the last sign of the one server to the first of the next: nobody's clock ran.
CREATE TABLE outages (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
CREATE INDEX outages_by_game ON outages (game);

-- Which games were counted for ratings: so many a day between the same two, and no more.
CREATE TABLE rated_games (
    game TEXT PRIMARY KEY,
    one BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    at BIGINT NOT NULL
);
CREATE INDEX rated_games_by_pair ON rated_games (one, other, at);
CREATE INDEX rated_games_by_other ON rated_games (other);
