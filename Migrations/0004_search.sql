-- 0004_search
-- Search: the meaning of words, and the strength of each word in each text.

CREATE TABLE search_synonym (
  word TEXT NOT NULL, -- word people type
  expansion TEXT NOT NULL, -- word to search for as well
  PRIMARY KEY (word, expansion)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_phrase (
  stem TEXT NOT NULL, -- stem of the first word
  rest TEXT NOT NULL, -- stems of the other words, separated by spaces as in the phrase; empty for a single word
  concept TEXT NOT NULL, -- what it means
  PRIMARY KEY (stem, rest, concept)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_stop_word (
  word TEXT NOT NULL PRIMARY KEY -- word without meaning for a search
) STRICT, WITHOUT ROWID;

CREATE TABLE search_weight (
  name TEXT NOT NULL PRIMARY KEY, -- name of a field, a kind of word or a measure of a search
  value REAL NOT NULL CHECK (value >= 0) -- its weight or value
) STRICT, WITHOUT ROWID;

CREATE TABLE search_batch (
  number INTEGER NOT NULL PRIMARY KEY, -- texts that were indexed together
  entries INTEGER NOT NULL -- number of gotchas and patterns among them, by which the rarity of words is measured
) STRICT;

CREATE TABLE entry_text (
  number INTEGER PRIMARY KEY, -- number that postings refer to
  id TEXT NOT NULL COLLATE NOCASE, -- entry, scenario or message whose text it is
  kind TEXT NOT NULL, -- what it is about
  title TEXT NOT NULL DEFAULT '', -- title
  symptom TEXT NOT NULL DEFAULT '', -- what people see, or when to use it
  body TEXT NOT NULL DEFAULT '', -- scenarios and messages: the rest; that of entries is in entry_term and entry_section
  batch_number INTEGER NOT NULL DEFAULT 0 -- texts that were indexed together; see search_batch
) STRICT;

CREATE INDEX entry_text_by_id ON entry_text (id);
CREATE INDEX entry_text_by_batch ON entry_text (batch_number);
CREATE INDEX entry_text_by_kind ON entry_text (kind);

CREATE TABLE search_posting (
  term TEXT NOT NULL, -- stem of a word, two characters of Chinese or Japanese text, #concept, or #concept#concept for two close to each other
  batch_number INTEGER NOT NULL, -- texts that were indexed together; see search_batch
  entries INTEGER NOT NULL, -- number of gotchas and patterns that contain the term
  postings TEXT NOT NULL, -- JSON array: number and strength (0 to 255) of each text that contains it, alternating
  PRIMARY KEY (term, batch_number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_text_batch_gone AFTER DELETE ON entry_text
WHEN NOT EXISTS (SELECT 1 FROM entry_text WHERE batch_number = old.batch_number)
BEGIN
  DELETE FROM search_posting WHERE batch_number = old.batch_number;
  DELETE FROM search_batch WHERE number = old.batch_number;
END;
