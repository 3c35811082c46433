-- 0001_book
-- The book: entries of every kind, claims, components, the decision tree, and the words that lead to them.

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

CREATE TABLE platform_release (
  platform TEXT NOT NULL, -- platform
  rank INTEGER NOT NULL, -- the release as one sortable number, major * 10000 + minor * 100
  version TEXT NOT NULL, -- release without its patch number
  name TEXT, -- name of the major release, such as Sonoma
  PRIMARY KEY (platform, rank)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_fact (
  id TEXT NOT NULL PRIMARY KEY, -- fact the tree can ask about
  position INTEGER NOT NULL, -- order in which facts are listed
  title TEXT NOT NULL, -- what it is about
  versions_of TEXT -- platform whose releases are its choices; null for a plain list of choices
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_choice (
  fact_id TEXT NOT NULL REFERENCES tree_fact (id) ON DELETE CASCADE, -- fact it answers
  position INTEGER NOT NULL, -- order, from 0; intervals of releases ascend
  id TEXT NOT NULL, -- choice
  title TEXT NOT NULL, -- choice for people
  threshold TEXT, -- intervals of releases: first release of the interval; null for the lowest
  PRIMARY KEY (fact_id, position),
  UNIQUE (fact_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_question (
  number INTEGER NOT NULL PRIMARY KEY, -- order in the tree's text; the root is 0
  id TEXT NOT NULL UNIQUE, -- question
  fact_id TEXT NOT NULL REFERENCES tree_fact (id), -- fact it asks for
  text TEXT NOT NULL -- the question for people
) STRICT;

CREATE TABLE tree_branch (
  question INTEGER NOT NULL REFERENCES tree_question (number) ON DELETE CASCADE, -- question it leaves
  number INTEGER NOT NULL, -- order, from 0
  child TEXT NOT NULL, -- question or leaf it leads to
  because TEXT NOT NULL, -- why its choices lead there
  PRIMARY KEY (question, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_branch_choice (
  question INTEGER NOT NULL, -- question
  branch INTEGER NOT NULL, -- way out that the choice takes
  position INTEGER NOT NULL, -- order inside the branch, from 0
  choice TEXT NOT NULL, -- choice of the question's fact; dont-know for "asked, cannot say"
  PRIMARY KEY (question, branch, position),
  UNIQUE (question, choice),
  FOREIGN KEY (question, branch) REFERENCES tree_branch (question, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_leaf (
  id TEXT NOT NULL PRIMARY KEY, -- leaf
  position INTEGER NOT NULL, -- order in the tree's text
  approach TEXT CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge; null where the tree abstains
  technique TEXT NOT NULL, -- type or technique
  pattern_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- pattern that shows it
  summary TEXT NOT NULL, -- the answer in one sentence
  presentation TEXT CHECK (presentation IN ('embed', 'present')) -- controllers: part of the layout, or shown over it
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_leaf_platform (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  platform TEXT NOT NULL, -- platform that has the technique
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (leaf_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_alternative (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf that was taken
  position INTEGER NOT NULL, -- order, from 0
  approach TEXT NOT NULL, -- bridge that was not taken
  technique TEXT NOT NULL, -- its technique
  why_not TEXT NOT NULL, -- why it was not taken
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_leaf_gotcha (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  position INTEGER NOT NULL, -- order of importance, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha to watch for
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE lexicon_phrase (
  phrase TEXT NOT NULL, -- lower-case words; ~ stands for up to four words
  fact TEXT NOT NULL, -- fact it speaks to, or component or topic
  choice TEXT NOT NULL, -- choice it speaks for, or id of the component
  weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 9), -- how strongly
  PRIMARY KEY (phrase, fact, choice)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_synonym (
  word TEXT NOT NULL, -- word people type
  expansion TEXT NOT NULL, -- word to search for as well
  PRIMARY KEY (word, expansion)
) STRICT, WITHOUT ROWID;

-- Full text. parts holds the words inside camel-case names, bigrams the two-character pieces of Chinese and Japanese text.
CREATE VIRTUAL TABLE entry_text USING fts5 (
  id UNINDEXED, kind UNINDEXED, title, terms, symptom, body, parts, bigrams,
  tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE VIEW entries AS
  SELECT id, kind, title, origin, technique, severity, evidence, belief, audited FROM entry ORDER BY kind, position;

CREATE VIEW gotchas AS
  SELECT id, title, severity, evidence, belief FROM entry WHERE kind = 'gotcha' ORDER BY position;

CREATE VIEW patterns AS
  SELECT id, title, technique FROM entry WHERE kind = 'pattern' ORDER BY position;

CREATE VIEW components AS
  SELECT entry.id AS class, component.framework, component.kind, component.role, component.presentation, component.place, component.coverage AS native_coverage
  FROM component JOIN entry ON entry.id = component.entry_id ORDER BY entry.position;

CREATE VIEW claims AS
  SELECT entry.id, entry.title AS claim, claim.status FROM claim JOIN entry ON entry.id = claim.entry_id ORDER BY entry.position;

CREATE VIEW grounds AS
  SELECT claim_ground.entry_id AS claim_id, side, claim_ground.kind, source.title AS source, claim_ground.text
  FROM claim_ground JOIN source ON source.id = claim_ground.source_id ORDER BY claim_ground.entry_id, claim_ground.position;

CREATE VIEW sections AS
  SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position;

CREATE VIEW availability AS
  SELECT entry.id, entry.title AS api, entry_platform.platform, entry_platform.since
  FROM entry JOIN entry_platform ON entry_platform.entry_id = entry.id WHERE entry.kind = 'availability' ORDER BY entry.position, entry_platform.platform;

CREATE VIEW native_apis AS
  SELECT component_native.entry_id AS class, component_native.api, component_native_platform.platform, component_native_platform.since
  FROM component_native JOIN component_native_platform USING (entry_id, position) ORDER BY 1, component_native.position, 3;

CREATE VIEW releases AS
  SELECT platform, version, name FROM platform_release ORDER BY platform, rank;

CREATE VIEW tree AS
  SELECT tree_question.id AS question, tree_question.fact_id AS fact, tree_branch_choice.choice, tree_branch.child, tree_branch.because
  FROM tree_question
  JOIN tree_branch ON tree_branch.question = tree_question.number
  JOIN tree_branch_choice ON tree_branch_choice.question = tree_branch.question AND tree_branch_choice.branch = tree_branch.number
  ORDER BY tree_question.number, tree_branch.number, tree_branch_choice.position;

CREATE VIEW sources AS
  SELECT id, kind, title, url FROM source ORDER BY id;
