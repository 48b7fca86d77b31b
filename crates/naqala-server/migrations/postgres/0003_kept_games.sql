-- Games that people played on their devices, as their pages describe them. They follow the account.
CREATE TABLE kept_games (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (person, id)
);
