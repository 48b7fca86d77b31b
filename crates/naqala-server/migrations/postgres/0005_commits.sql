-- How many transactions a server has committed. If the answer to a commit is lost, it tells whether that one is on disk.
ALTER TABLE nodes ADD COLUMN commits BIGINT NOT NULL DEFAULT 0;
