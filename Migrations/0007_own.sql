-- 0007_own
-- A team's own texts. They are kept as written; the rows of entries, scenarios and tables are derived from them.

-- Every version of every text; none is ever changed or removed. No trigger holds that, because it would also stand in
-- the way of whoever repairs a damaged history by hand; doctor's check "own-history" finds gaps and changes.
CREATE TABLE own_version (
  text_id TEXT NOT NULL, -- id of the entry, scenario, tree part or table
  version INTEGER NOT NULL CHECK (version > 0), -- number in this store, from 1
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'task', 'scenario', 'tree', 'table')), -- kind of text
  relation TEXT NOT NULL CHECK (relation IN ('new', 'overrides', 'extends')), -- its relation to the built-in book
  target_id TEXT, -- id of the built-in text that it overrides or extends
  base_hash TEXT, -- SHA-256 of that built-in text when this version was written
  change TEXT NOT NULL CHECK (change IN ('added', 'edited', 'removed', 'restored')), -- kind of change
  changed_at TEXT NOT NULL, -- time of the change, ISO 8601 in UTC
  changed_by TEXT, -- author of the change, if known
  checksum TEXT NOT NULL, -- checksum of everything else that is recorded about the version
  text TEXT, -- the whole text; null if it was removed
  PRIMARY KEY (text_id, version),
  CHECK ((change = 'removed') = (text IS NULL)),
  CHECK ((relation = 'new') = (target_id IS NULL))
) STRICT;

-- The current version of each text.
CREATE TABLE own_text (
  id TEXT NOT NULL PRIMARY KEY, -- id of the text
  version INTEGER NOT NULL, -- the current version
  FOREIGN KEY (id, version) REFERENCES own_version (text_id, version) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX own_text_by_folded_id ON own_text (id COLLATE NOCASE);

-- Problems of texts that were kept although they do not fit the built-in book of this program.
CREATE TABLE own_problem (
  text_id TEXT NOT NULL REFERENCES own_text (id) ON DELETE CASCADE, -- text
  position INTEGER NOT NULL, -- order, from 0
  line INTEGER NOT NULL, -- line of the text, from 1
  message TEXT NOT NULL, -- what is wrong and what to do
  PRIMARY KEY (text_id, position)
) STRICT, WITHOUT ROWID;
