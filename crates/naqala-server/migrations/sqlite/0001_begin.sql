-- Times are milliseconds since 1970. Whatever has a shape of its own is JSON as on the wire.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    -- Argon2id; nothing for a guest.
    password TEXT,
    bot INTEGER NOT NULL DEFAULT 0,
    since INTEGER NOT NULL
) STRICT;

-- Sessions of browsers and tokens of programs. Only a hash of what the client holds is kept.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    purpose TEXT
) STRICT;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    by INTEGER REFERENCES people ON DELETE SET NULL,
    about INTEGER REFERENCES people ON DELETE CASCADE,
    game TEXT,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    by INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    body TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    -- Which game by which rules, and its id and name for lists.
    choice TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    rated INTEGER NOT NULL,
    since INTEGER NOT NULL,
    -- How often entries were taken back, and when last: the turn began then, if not with a later entry.
    branch INTEGER NOT NULL DEFAULT 0,
    resumed INTEGER NOT NULL,
    ending TEXT,
    ended INTEGER,
    next TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX games_unfinished ON games (since) WHERE ending IS NULL;

CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    player INTEGER NOT NULL,
    person INTEGER REFERENCES people ON DELETE SET NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_person ON players (person, game);

CREATE TABLE entries (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- What the clock of the player who made the entry showed after it.
    clock INTEGER,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- When the server last lived, and when it did not: nobody's clock runs while it is down.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;
