-- 0014_tasks
-- Tasks: what people come to do. They are one more kind of entry and of a team's texts, so both tables are made anew with a wider check.

-- A table is renamed without a look at the views over the one it replaces, which does not exist at that moment.
PRAGMA legacy_alter_table = ON;

CREATE TABLE entry_with_tasks (
  id TEXT NOT NULL PRIMARY KEY, -- unique across all kinds; a component's id is its class name
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'availability', 'task')), -- what the entry is about
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

INSERT INTO entry_with_tasks SELECT id, kind, position, origin, title, technique, severity, evidence, belief, audited FROM entry;
DROP TABLE entry;
ALTER TABLE entry_with_tasks RENAME TO entry;
CREATE UNIQUE INDEX entry_by_folded_id ON entry (id COLLATE NOCASE);

CREATE TABLE own_version_with_tasks (
  id TEXT NOT NULL, -- id of the entry, scenario, tree part or table
  version INTEGER NOT NULL CHECK (version > 0), -- number in this store, from 1
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'task', 'scenario', 'tree', 'table')), -- what the text is
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

INSERT INTO own_version_with_tasks
  SELECT id, version, kind, relation, target, base_hash, change, changed_at, changed_by, text FROM own_version;
DROP TABLE own_version;
ALTER TABLE own_version_with_tasks RENAME TO own_version;

PRAGMA legacy_alter_table = OFF;

CREATE TABLE task (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry of the task
  area TEXT NOT NULL, -- part of the field it belongs to, such as maps
  is_asked_often INTEGER NOT NULL CHECK (is_asked_often IN (0, 1)), -- 1 when it is among the most frequent questions of its area
  coverage TEXT NOT NULL CHECK (coverage IN ('full', 'partial', 'none')), -- how much of it SwiftUI does itself
  bridge TEXT, -- what is bridged, and how, where SwiftUI does not do it; null where nothing is
  pattern_id TEXT REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- pattern that shows the bridge
  component_id TEXT REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED -- class that is bridged
) STRICT, WITHOUT ROWID;

CREATE INDEX task_by_pattern ON task (pattern_id);
CREATE INDEX task_by_component ON task (component_id);

CREATE TABLE task_gotcha (
  entry_id TEXT NOT NULL REFERENCES task (entry_id) ON DELETE CASCADE, -- task
  position INTEGER NOT NULL, -- order of importance, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha to watch for
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_gotcha_by_gotcha ON task_gotcha (gotcha_id);

CREATE TABLE task_native (
  entry_id TEXT NOT NULL REFERENCES task (entry_id) ON DELETE CASCADE, -- task
  position INTEGER NOT NULL, -- order of fit, from 0
  api TEXT NOT NULL, -- SwiftUI API that does it
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_native_by_source ON task_native (source_id);

CREATE TABLE task_native_platform (
  entry_id TEXT NOT NULL, -- task
  position INTEGER NOT NULL, -- which of the task's native APIs
  platform TEXT NOT NULL, -- platform that has the API
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES task_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE VIEW tasks ( -- what people come to do, and what does it
  id, -- task
  title, -- title for people
  area, -- part of the field it belongs to, such as maps
  is_asked_often, -- 1 when it is among the most frequent questions of its area
  native_coverage, -- how much of it SwiftUI does itself: full, partial or none
  native_api, -- the SwiftUI API that fits best; null for none
  lacks, -- what the native API lacks, in Markdown; null for nothing
  approach, -- the bridge where SwiftUI does not do it
  bridge, -- what is bridged, and how; null where nothing is
  pattern, -- pattern that shows the bridge
  class, -- class that is bridged
  now, -- what to do at the newest release, in Markdown with source marks
  earlier -- what changes below which release, in Markdown with source marks
) AS
  SELECT entry.id, entry.title, task.area, task.is_asked_often, task.coverage,
    (SELECT api FROM task_native WHERE entry_id = entry.id AND position = 0),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Lacks'),
    (SELECT approach FROM entry_approach WHERE entry_id = entry.id),
    task.bridge, task.pattern_id, task.component_id,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Now'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Earlier')
  FROM task JOIN entry ON entry.id = task.entry_id ORDER BY entry.position;

CREATE VIEW task_apis ( -- SwiftUI APIs that do what a task asks for, one row a platform
  task, -- task
  api, -- SwiftUI API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT task_native.entry_id, task_native.api, task_native_platform.platform, task_native_platform.since
  FROM task_native JOIN task_native_platform USING (entry_id, position)
  ORDER BY 1, task_native.position, 3;

DROP VIEW entries;

CREATE VIEW entries ( -- every entry, by kind and in the order of the book
  id, -- unique across all kinds; a component's id is its class name
  kind, -- pattern, gotcha, component, claim, availability or task
  title, -- title; a claim's title is its sentence
  origin, -- built-in or own
  technique, -- patterns: the type or technique it shows
  severity, -- gotchas: error, warning or note
  evidence, -- gotchas: letters of the ways it can be shown, separated by blanks
  belief, -- gotchas that start from a tempting belief: that belief
  audited -- releases the entry was checked against
) AS
  SELECT id, kind, title, origin, technique, severity, evidence, belief, audited FROM entry ORDER BY kind, position;
