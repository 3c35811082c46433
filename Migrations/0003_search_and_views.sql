-- 0003_search_and_views
-- Full-text search, and views with plain names for people who query the store themselves.

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
