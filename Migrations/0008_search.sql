-- 0008_search
-- Search: what words mean, and for each word how much it says for each entry. It takes the place of the full-text table, whose ranking knew neither.

DROP TABLE entry_text;

CREATE TABLE entry_text (
  number INTEGER PRIMARY KEY, -- number that postings refer to
  id TEXT NOT NULL COLLATE NOCASE, -- entry, scenario or message it is the text of
  kind TEXT NOT NULL, -- what it is about
  title TEXT NOT NULL DEFAULT '', -- title
  terms TEXT NOT NULL DEFAULT '', -- other names and phrases people use, separated by semicolons
  symptom TEXT NOT NULL DEFAULT '', -- what people see, or when to use it
  body TEXT NOT NULL DEFAULT '', -- the other sections without source marks
  batch INTEGER NOT NULL DEFAULT 0 -- texts that were indexed together
) STRICT;

CREATE INDEX entry_text_by_id ON entry_text (id);
CREATE INDEX entry_text_by_batch ON entry_text (batch);
CREATE INDEX entry_text_by_kind ON entry_text (kind);

CREATE TABLE search_batch (
  number INTEGER NOT NULL PRIMARY KEY, -- texts that were indexed together
  entries INTEGER NOT NULL -- gotchas and patterns among them, which tell how rare a word is
) STRICT;

CREATE TABLE search_posting (
  term TEXT NOT NULL, -- stem of a word, two characters of Chinese or Japanese text, #concept, or #concept#concept for two that stand close together
  batch INTEGER NOT NULL, -- texts that were indexed together
  entries INTEGER NOT NULL, -- gotchas and patterns that hold the term
  postings TEXT NOT NULL, -- number and strength (0 to 255) of each text that holds it, separated by blanks
  PRIMARY KEY (term, batch)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_text_batch_gone AFTER DELETE ON entry_text
WHEN NOT EXISTS (SELECT 1 FROM entry_text WHERE batch = old.batch)
BEGIN
  DELETE FROM search_posting WHERE batch = old.batch;
  DELETE FROM search_batch WHERE number = old.batch;
END;

CREATE TABLE search_phrase (
  stem TEXT NOT NULL, -- stem of the first word
  rest TEXT NOT NULL, -- stems of the other words, separated by blanks; empty for a single word
  concept TEXT NOT NULL, -- what it means
  PRIMARY KEY (stem, rest, concept)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_stop_word (
  word TEXT NOT NULL PRIMARY KEY -- word that says nothing about what is searched for
) STRICT, WITHOUT ROWID;

CREATE TABLE search_weight (
  name TEXT NOT NULL PRIMARY KEY, -- field, kind of word or measure of a search
  value REAL NOT NULL CHECK (value >= 0) -- how much it counts
) STRICT, WITHOUT ROWID;
