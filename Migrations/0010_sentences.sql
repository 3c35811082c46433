-- 0010_sentences
-- The sentences of gotchas that can be false, each with the sources it names.

CREATE TABLE sentence (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- gotcha it stands in
  position INTEGER NOT NULL, -- order inside the gotcha, from 0
  heading TEXT NOT NULL CHECK (heading IN ('Cause', 'Fix')), -- heading it stands under
  number INTEGER NOT NULL, -- order under the heading, from 1
  text TEXT NOT NULL CHECK (text <> ''), -- the sentence in Markdown, without source marks
  status TEXT NOT NULL CHECK (status IN ('stated', 'inferred')), -- whether a source says it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sentence_source (
  entry_id TEXT NOT NULL, -- gotcha it stands in
  sentence INTEGER NOT NULL, -- position of the sentence
  position INTEGER NOT NULL, -- order of the source, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so
  PRIMARY KEY (entry_id, sentence, position),
  FOREIGN KEY (entry_id, sentence) REFERENCES sentence (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
