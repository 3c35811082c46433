-- 0003_tree
-- The decision tree, the releases it knows, the words that lead to its facts, and what questions can require.

CREATE TABLE platform_release (
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform
  rank INTEGER NOT NULL, -- the release as one sortable number, major * 10000 + minor * 100
  version TEXT NOT NULL, -- release without its patch number
  name TEXT, -- name of the major release, such as Sonoma
  is_beta INTEGER NOT NULL CHECK (is_beta IN (0, 1)), -- 1 while it is a beta
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
  id TEXT NOT NULL PRIMARY KEY, -- question
  position INTEGER NOT NULL UNIQUE, -- order in the tree's text; the root is 0
  fact_id TEXT NOT NULL REFERENCES tree_fact (id), -- fact it asks for
  text TEXT NOT NULL -- the question for people
) STRICT, WITHOUT ROWID;

CREATE INDEX tree_question_by_fact ON tree_question (fact_id);

CREATE TABLE tree_branch (
  question_id TEXT NOT NULL REFERENCES tree_question (id) ON DELETE CASCADE, -- question it leaves
  position INTEGER NOT NULL, -- order, from 0
  child_id TEXT NOT NULL, -- question or leaf it leads to
  because TEXT NOT NULL, -- reason why its choices lead there
  PRIMARY KEY (question_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_branch_choice (
  question_id TEXT NOT NULL, -- question
  position INTEGER NOT NULL, -- position of the branch that the choice takes
  number INTEGER NOT NULL, -- order inside the branch, from 0
  choice_id TEXT NOT NULL, -- choice of the question's fact; dont-know for "asked, cannot say"
  PRIMARY KEY (question_id, position, number),
  UNIQUE (question_id, choice_id),
  FOREIGN KEY (question_id, position) REFERENCES tree_branch (question_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_leaf (
  id TEXT NOT NULL PRIMARY KEY, -- leaf
  position INTEGER NOT NULL, -- order in the tree's text
  approach TEXT CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge; null if the tree gives no answer
  technique TEXT NOT NULL, -- type or technique
  pattern_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- pattern that shows it
  summary TEXT NOT NULL, -- the answer in one sentence
  presentation TEXT CHECK (presentation IN ('embed', 'present')) -- controllers: part of the layout, or shown over it
) STRICT, WITHOUT ROWID;

CREATE INDEX tree_leaf_by_pattern ON tree_leaf (pattern_id);

CREATE TABLE tree_leaf_platform (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has the technique
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (leaf_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_leaf_gotcha (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  position INTEGER NOT NULL, -- order of importance, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha to watch for
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX tree_leaf_gotcha_by_gotcha ON tree_leaf_gotcha (gotcha_id);

CREATE TABLE tree_alternative (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf that was taken
  position INTEGER NOT NULL, -- order, from 0
  approach TEXT NOT NULL CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge that was rejected
  technique TEXT NOT NULL, -- its technique
  why_not TEXT NOT NULL, -- why it was rejected
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE lexicon_phrase (
  fact_id TEXT NOT NULL, -- fact it is evidence for, or component or topic
  phrase TEXT NOT NULL, -- lowercase words; ~ matches up to four words
  choice_id TEXT NOT NULL, -- choice it is evidence for, or id of the component
  weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 9), -- weight of the evidence
  PRIMARY KEY (fact_id, phrase, choice_id)
) STRICT, WITHOUT ROWID;

-- What questions can require of a thing: whether SwiftUI's own API has it decides between that API and a bridge.
CREATE TABLE requirement (
  id TEXT NOT NULL PRIMARY KEY, -- requirement
  position INTEGER NOT NULL, -- order inside the book, from 0
  title TEXT NOT NULL CHECK (title <> '') -- what is asked for, as in "the location of a tap"
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_native (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  position INTEGER NOT NULL, -- order inside the requirement, from 0
  api TEXT NOT NULL, -- SwiftUI API that meets it, named as in the entries that state its releases
  PRIMARY KEY (requirement_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_component (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  position INTEGER NOT NULL, -- order inside the requirement, from 0
  entry_id TEXT NOT NULL, -- class that has it; see component
  PRIMARY KEY (requirement_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_phrase (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  phrase TEXT NOT NULL, -- words people use for it; a tilde matches up to four others
  PRIMARY KEY (requirement_id, phrase)
) STRICT, WITHOUT ROWID;
