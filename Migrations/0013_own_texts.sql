-- 0013_own_texts
-- Texts of a team's own. They are kept as they were written; the rows of entries, scenarios and tables are made from them.

-- Every version of every text; none is ever changed or removed.
CREATE TABLE own_version (
  id TEXT NOT NULL, -- id of the entry, scenario, tree part or table
  version INTEGER NOT NULL CHECK (version > 0), -- number in this store, from 1
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'scenario', 'tree', 'table')), -- what the text is
  relation TEXT NOT NULL CHECK (relation IN ('new', 'overrides', 'extends')), -- what it is to the built-in book
  target TEXT, -- id of the built-in text that it overrides or extends
  base_hash TEXT, -- SHA-256 of that built-in text when this version was written
  change TEXT NOT NULL CHECK (change IN ('added', 'edited', 'removed', 'restored')), -- what was done
  changed_at TEXT NOT NULL, -- when, ISO 8601 in UTC
  changed_by TEXT, -- by whom, where that is known
  text TEXT, -- the whole text; null where it was removed
  PRIMARY KEY (id, version),
  CHECK ((change = 'removed') = (text IS NULL)),
  CHECK ((relation = 'new') = (target IS NULL))
) STRICT, WITHOUT ROWID;

-- Which version holds.
CREATE TABLE own_text (
  id TEXT NOT NULL PRIMARY KEY, -- id of the text
  version INTEGER NOT NULL, -- the version that holds
  FOREIGN KEY (id, version) REFERENCES own_version (id, version) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX own_text_by_folded_id ON own_text (id COLLATE NOCASE);

-- What is wrong with texts that were kept although they do not fit the built-in book of this program.
CREATE TABLE own_problem (
  id TEXT NOT NULL REFERENCES own_text (id) ON DELETE CASCADE, -- text
  position INTEGER NOT NULL, -- order, from 0
  line INTEGER NOT NULL, -- line of the text, from 1
  message TEXT NOT NULL, -- what is wrong and what to do
  PRIMARY KEY (id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW own_texts ( -- texts of a team's own that hold
  id, -- id of the text
  kind, -- pattern, gotcha, component, claim, scenario, tree or table
  relation, -- new, overrides or extends
  target, -- id of the built-in text that it overrides or extends
  version, -- number of the version that holds
  change, -- added, edited or restored
  changed_at, -- when, ISO 8601 in UTC
  changed_by, -- by whom, where that is known
  problems, -- in how many places it does not fit the built-in book
  text -- the text
) AS
  SELECT own_text.id, kind, relation, target, own_text.version, change, changed_at, changed_by,
    (SELECT count(*) FROM own_problem WHERE own_problem.id = own_text.id), text
  FROM own_text JOIN own_version USING (id, version) WHERE text IS NOT NULL ORDER BY own_text.id;

CREATE VIEW own_history ( -- every version of the texts of a team's own
  id, -- id of the text
  version, -- number of the version, from 1
  holds, -- 1 for the version that holds
  kind, -- pattern, gotcha, component, claim, scenario, tree or table
  relation, -- new, overrides or extends
  target, -- id of the built-in text that it overrides or extends
  change, -- added, edited, removed or restored
  changed_at, -- when, ISO 8601 in UTC
  changed_by, -- by whom, where that is known
  text -- the text; null where it was removed
) AS
  SELECT own_version.id, own_version.version, own_version.version = own_text.version, kind, relation, target, change, changed_at,
    changed_by, text
  FROM own_version JOIN own_text ON own_text.id = own_version.id ORDER BY own_version.id, own_version.version;
