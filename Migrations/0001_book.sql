-- 0001_book
-- The book: entries of every kind with what all of them have, and the claims, sentences and messages that rest on them.
--
-- Names of keys, here and in every later migration: a key that is text is the column `id`, a key that is a number the
-- column `number`, and a column that refers to it is prefixed with the name of its table, as in `source_id`. Rows that
-- belong to an entry refer to it by `entry_id`. `position` is an order from 0, and `number` an order below a position.
-- Tables of short rows are WITHOUT ROWID; tables of long texts are not, since long rows waste space in index pages.
-- A list without a table of its own is a JSON array. LIKE checks it and group_concat makes it, because SQLite 3.40 calls
-- JSON functions in a schema unsafe while a store of somebody else is read.
--
-- Some references are not foreign keys: the row they name may be gone in a later book while a text of a team or a run
-- still names it. Their comments name the table with "see"; doctor's check "links" names those that lead nowhere.

CREATE TABLE book_setting (
  name TEXT NOT NULL PRIMARY KEY, -- name of the value, such as the fingerprint of the built-in book
  value TEXT NOT NULL -- value as text
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
  id TEXT NOT NULL PRIMARY KEY, -- short id that marks and grounds refer to
  kind TEXT NOT NULL CHECK (kind IN ('article', 'documentation', 'sdk', 'video', 'issue', 'code', 'language')), -- kind of document
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  url TEXT, -- public address; null if it has none
  reading TEXT CHECK (reading <> '') -- part that was read; null for the whole page
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  id TEXT NOT NULL PRIMARY KEY, -- unique across all kinds; a component's id is its class name
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'availability', 'task')), -- kind of entry
  position INTEGER NOT NULL, -- order inside the book
  origin TEXT NOT NULL DEFAULT 'built-in' CHECK (origin IN ('built-in', 'own')), -- built-in, or a team's own
  title TEXT NOT NULL CHECK (title <> ''), -- title; a claim's title is its sentence
  technique TEXT, -- patterns: the type or technique it shows
  severity TEXT CHECK (severity IN ('error', 'warning', 'note')), -- gotchas: severity
  evidence TEXT CHECK (evidence LIKE '[%]'), -- gotchas: JSON array of the ways it can be shown
  belief TEXT, -- gotchas that result from a mistaken belief: that belief
  audited TEXT NOT NULL, -- releases the entry was checked against
  CHECK ((kind = 'gotcha') = (severity IS NOT NULL)),
  CHECK ((kind = 'pattern') = (technique IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entry_by_folded_id ON entry (id COLLATE NOCASE);

CREATE TABLE entry_section (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  heading TEXT NOT NULL, -- fixed heading, such as Cause
  markdown TEXT NOT NULL, -- text in Markdown with source marks
  PRIMARY KEY (entry_id, position)
) STRICT;

CREATE TABLE entry_example (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  expectation TEXT NOT NULL CHECK (expectation IN ('Triggering', 'Clean')), -- whether detectors must find the gotcha
  form TEXT NOT NULL CHECK (form IN ('trace', 'scenario')), -- recorded lines or a simulated scenario
  format TEXT, -- traces: format of the lines
  scenario_id TEXT, -- scenarios: id; see scenario
  variant TEXT, -- scenarios: variant
  text TEXT NOT NULL, -- lines with their two-column gutter
  also TEXT NOT NULL CHECK (also LIKE '[%]'), -- JSON array of the other findings it shows, each as id@line
  PRIMARY KEY (entry_id, position),
  CHECK ((form = 'trace') = (format IS NOT NULL)),
  CHECK ((form = 'scenario') = (scenario_id IS NOT NULL AND variant IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_approach (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  approach TEXT NOT NULL CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge it concerns
  PRIMARY KEY (entry_id, approach)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_platform (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has it
  since TEXT, -- first release; null if the documentation names the platform without a release
  since_rank INTEGER NOT NULL, -- the same release as one sortable number, major * 10000 + minor * 100 + patch; 0 for null
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_source (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that cites it
  position INTEGER NOT NULL, -- order inside the entry, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document that is cited
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_source_by_source ON entry_source (source_id);

CREATE TABLE entry_term (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it leads to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  term TEXT NOT NULL, -- another name or phrase people use
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_link (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that names the other
  relation TEXT NOT NULL CHECK (relation IN ('link', 'claim')), -- plain link, or a claim that the entry depends on
  position INTEGER NOT NULL, -- order inside the entry, from 0
  target_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- entry that is named
  PRIMARY KEY (entry_id, relation, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_link_by_target ON entry_link (target_id);

-- What a release changes for an entry.
CREATE TABLE entry_change (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry
  position INTEGER NOT NULL, -- order in the entry, from 0
  basis TEXT NOT NULL CHECK (basis IN ('SDK', 'OS', 'Xcode')), -- SDK for apps built with it, OS for apps that run on it, Xcode for compilation
  release TEXT NOT NULL, -- release from which it applies
  markdown TEXT NOT NULL, -- what changes
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_change_platform (
  entry_id TEXT NOT NULL, -- entry
  position INTEGER NOT NULL, -- position of its change
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform it applies to
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES entry_change (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE claim (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry whose title is the claim
  status TEXT NOT NULL CHECK (status IN ('shown', 'refuted', 'disputed', 'stated')) -- status; the view claims adds the one for a single source
) STRICT, WITHOUT ROWID;

-- Grounds of claims in documents; those in runs of the simulator are in modelled_ground.
CREATE TABLE claim_ground (
  entry_id TEXT NOT NULL REFERENCES claim (entry_id) ON DELETE CASCADE, -- claim it bears on
  position INTEGER NOT NULL, -- order inside the claim, counted together with modelled_ground, from 0
  side TEXT NOT NULL CHECK (side IN ('for', 'against')), -- side that it supports
  kind TEXT NOT NULL CHECK (kind IN ('printed', 'api', 'documentation', 'stated')), -- kind of evidence
  source_id TEXT NOT NULL REFERENCES source (id), -- document that contains it
  text TEXT NOT NULL, -- what the document says or shows
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX claim_ground_by_source ON claim_ground (source_id);

-- The falsifiable sentences of gotchas, each with the sources that it names.
CREATE TABLE sentence (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- gotcha that contains it
  position INTEGER NOT NULL, -- order inside the gotcha, from 0
  heading TEXT NOT NULL CHECK (heading IN ('Cause', 'Fix')), -- heading above it
  number INTEGER NOT NULL, -- order under the heading, from 1
  text TEXT NOT NULL CHECK (text <> ''), -- the sentence in Markdown, without source marks
  status TEXT NOT NULL CHECK (status IN ('stated', 'single-source', 'inferred')), -- its support: sources, one secondary source, or inference
  is_partly_inferred INTEGER NOT NULL CHECK (is_partly_inferred IN (0, 1)), -- 1 if it is partly inferred, in addition to its sources
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sentence_source (
  entry_id TEXT NOT NULL, -- gotcha that contains it
  position INTEGER NOT NULL, -- position of the sentence
  number INTEGER NOT NULL, -- order of the source, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so
  PRIMARY KEY (entry_id, position, number),
  FOREIGN KEY (entry_id, position) REFERENCES sentence (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX sentence_source_by_source ON sentence_source (source_id);

-- Messages of the runtime and the gotchas they can mean.
CREATE TABLE message_pattern (
  id TEXT NOT NULL PRIMARY KEY, -- message of the runtime
  pattern TEXT NOT NULL, -- exact text; <…> matches any text within the line
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- severity of the message
  is_once_only INTEGER NOT NULL CHECK (is_once_only IN (0, 1)), -- 1 if a process prints it only once
  origin TEXT, -- origin of the message, for people; null if the book does not explain it
  meaning TEXT, -- what it means for the program; null if the book does not explain the message
  CHECK ((origin IS NULL) = (meaning IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE message_gotcha (
  message_id TEXT NOT NULL REFERENCES message_pattern (id) ON DELETE CASCADE, -- message
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha it can mean; a message without one is known noise
  PRIMARY KEY (message_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX message_gotcha_by_gotcha ON message_gotcha (gotcha_id);
