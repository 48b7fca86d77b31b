-- Where notices to people go whose page is closed: one for every browser that somebody has asked in. They end with the session.
CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    session BIGINT NOT NULL REFERENCES sessions ON DELETE CASCADE,
    -- The keys of the browser, which alone can read a notice, and the language of the notices.
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    -- When the page last said that it is still wanted.
    since BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, since DESC);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session);

-- The key that signs notices, one for the whole site.
ALTER TABLE site ADD COLUMN push_key TEXT;
