-- 0001_book
-- The book: entries of every kind, their sources, claims and components.

CREATE TABLE book_setting (
  name TEXT NOT NULL PRIMARY KEY, -- what is recorded, such as the fingerprint of the built-in book
  value TEXT NOT NULL -- its value as text
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
  id TEXT NOT NULL PRIMARY KEY, -- short id that marks and grounds refer to
  kind TEXT NOT NULL CHECK (kind IN ('article', 'documentation', 'sdk', 'video', 'issue', 'code', 'language')), -- what kind of document it is
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  url TEXT -- where it can be read; null when it has no public address
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  id TEXT NOT NULL PRIMARY KEY, -- unique across all kinds; a component's id is its class name
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'availability')), -- what the entry is about
  position INTEGER NOT NULL, -- order inside the book
  origin TEXT NOT NULL DEFAULT 'built-in' CHECK (origin IN ('built-in', 'own')), -- who wrote it
  title TEXT NOT NULL CHECK (title <> ''), -- title; a claim's title is its sentence
  technique TEXT, -- patterns: the type or technique it shows
  severity TEXT CHECK (severity IN ('error', 'warning', 'note')), -- gotchas: how much it hurts
  evidence TEXT, -- gotchas: letters of the ways it can be shown, separated by blanks
  belief TEXT, -- gotchas that start from a tempting belief: that belief
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
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_example (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  expectation TEXT NOT NULL CHECK (expectation IN ('Triggering', 'Clean')), -- whether detectors must find the gotcha
  form TEXT NOT NULL CHECK (form IN ('trace', 'scenario')), -- recorded lines or a simulated scenario
  format TEXT, -- traces: format of the lines
  scenario TEXT, -- scenarios: id
  variant TEXT, -- scenarios: variant
  text TEXT NOT NULL, -- lines with their two-column gutter
  also TEXT NOT NULL, -- other findings it shows, as id@line separated by blanks
  PRIMARY KEY (entry_id, position),
  CHECK ((form = 'trace') = (format IS NOT NULL)),
  CHECK ((form = 'scenario') = (scenario IS NOT NULL AND variant IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_approach (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  approach TEXT NOT NULL CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge it concerns
  PRIMARY KEY (entry_id, approach)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_platform (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has it
  since TEXT, -- first release; null where the documentation names the platform without one
  since_rank INTEGER NOT NULL, -- the same release as one sortable number, major * 10000 + minor * 100 + patch; 0 for null
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_source (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that draws on it
  position INTEGER NOT NULL, -- order inside the entry, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document drawn on
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_term (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it leads to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  term TEXT NOT NULL, -- another name or phrase people use
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_link (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that names the other
  relation TEXT NOT NULL CHECK (relation IN ('link', 'claim')), -- plain link, or a claim the entry rests on
  position INTEGER NOT NULL, -- order inside the entry, from 0
  target_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- entry that is named
  PRIMARY KEY (entry_id, relation, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_link_by_target ON entry_link (target_id);

CREATE TABLE claim (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry whose title is the claim
  status TEXT NOT NULL CHECK (status IN ('shown', 'refuted', 'disputed', 'stated')) -- where it stands
) STRICT, WITHOUT ROWID;

CREATE TABLE claim_ground (
  entry_id TEXT NOT NULL REFERENCES claim (entry_id) ON DELETE CASCADE, -- claim it speaks to
  position INTEGER NOT NULL, -- order inside the claim, from 0
  side TEXT NOT NULL CHECK (side IN ('for', 'against')), -- which side it is on
  kind TEXT NOT NULL CHECK (kind IN ('printed', 'api', 'documentation', 'stated', 'modelled')), -- kind of evidence
  source_id TEXT NOT NULL REFERENCES source (id), -- document that holds it
  text TEXT NOT NULL, -- what the document says or shows
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE component (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry of the class
  kind TEXT NOT NULL CHECK (kind IN ('view', 'controller', 'gesture', 'window', 'layer', 'not-a-view')), -- what kind of thing the class is
  role TEXT NOT NULL, -- choice of the fact "thing" it settles
  framework TEXT NOT NULL, -- framework that declares it
  presentation TEXT CHECK (presentation IN ('embed', 'present')), -- controllers: part of the layout, or shown over it
  place TEXT, -- slots and windows: choice of the fact "place" it settles
  coverage TEXT NOT NULL CHECK (coverage IN ('full', 'partial', 'none')), -- how much a native API covers
  is_soft_deprecated INTEGER NOT NULL CHECK (is_soft_deprecated IN (0, 1)), -- 1 when Apple discourages it without a version
  delegate TEXT -- how it reports back
) STRICT, WITHOUT ROWID;

CREATE TABLE component_base (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  toolkit TEXT NOT NULL, -- framework the chain holds for; "any" for all
  position INTEGER NOT NULL, -- distance from the class, from 0
  base TEXT NOT NULL, -- base class
  PRIMARY KEY (entry_id, toolkit, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_deprecation (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  platform TEXT NOT NULL, -- platform that deprecates it
  since TEXT NOT NULL, -- release that deprecates it
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_native (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class it replaces
  position INTEGER NOT NULL, -- order of fit, from 0
  api TEXT NOT NULL, -- SwiftUI API
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_native_platform (
  entry_id TEXT NOT NULL, -- class it replaces
  position INTEGER NOT NULL, -- which of the class's native APIs
  platform TEXT NOT NULL, -- platform that has the API
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE component_lack (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  phrase TEXT NOT NULL, -- words that ask for what the native API lacks
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_fragment (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  name TEXT NOT NULL, -- slot or setting of the sample's template
  toolkit TEXT, -- framework it is for; null for all
  text TEXT NOT NULL, -- code or value
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
