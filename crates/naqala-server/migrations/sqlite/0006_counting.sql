-- Whether players count the seeds themselves: boards write no numbers.
ALTER TABLE games ADD COLUMN counting INTEGER NOT NULL DEFAULT 0;
