-- What moderators may do and have done, and how accounts are found again.
ALTER TABLE people ADD COLUMN moderator INTEGER NOT NULL DEFAULT 0;
-- Since when somebody is banned, and why.
ALTER TABLE people ADD COLUMN banned INTEGER;
ALTER TABLE people ADD COLUMN ban_reason TEXT;

ALTER TABLE reports ADD COLUMN decision TEXT;
ALTER TABLE reports ADD COLUMN note TEXT;
CREATE INDEX reports_open ON reports (id) WHERE decision IS NULL;

-- Codes that set a new password once; only a hash of each is kept. Those that a person keeps hold for ever.
CREATE TABLE recovery_codes (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    until INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_by_person ON recovery_codes (person);

CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    action TEXT NOT NULL,
    about TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
