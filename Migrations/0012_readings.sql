-- 0012_readings
-- What was read of a source is a sentence that hundreds of sources share; it is stored once. The built-in book is written
-- again, and with it what was read.

PRAGMA legacy_alter_table = ON;
ALTER TABLE source RENAME TO source_before;
PRAGMA legacy_alter_table = OFF;

CREATE TABLE source_reading (
  number INTEGER NOT NULL PRIMARY KEY, -- checksum of the text, so that it is the same in every store
  text TEXT NOT NULL CHECK (text <> '') -- what was read
) STRICT;

CREATE TABLE source (
  id TEXT NOT NULL PRIMARY KEY, -- short id that marks and grounds refer to
  kind TEXT NOT NULL CHECK (kind IN ('article', 'documentation', 'sdk', 'video', 'issue', 'code', 'language')), -- what kind of document it is
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  url TEXT, -- where it can be read; null when it has no public address
  reading INTEGER -- what was read of it, see source_reading; null for the page as a whole
) STRICT, WITHOUT ROWID;

INSERT INTO source (id, kind, title, url) SELECT id, kind, title, url FROM source_before;

DROP TABLE source_before;
DROP VIEW sources;

CREATE VIEW sources ( -- documents the book draws on
  id, -- short id that marks and grounds refer to
  kind, -- article, documentation, sdk, video, issue, code or language
  title, -- title for people
  url, -- where it can be read; null when it has no public address
  reading -- what was read of it; null for the page as a whole
) AS
  SELECT id, kind, title, url, text FROM source LEFT JOIN source_reading ON number = reading;

DELETE FROM book_setting WHERE name = 'fingerprint';
