-- 0002_kinds
-- The kind-specific parts of entries: classes, deprecated APIs, and tasks.

CREATE TABLE component (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry of the class
  kind TEXT NOT NULL CHECK (kind IN ('view', 'controller', 'gesture', 'window', 'layer', 'not-a-view')), -- kind of class
  role TEXT NOT NULL, -- choice of the fact "thing" that it implies
  framework TEXT NOT NULL, -- framework that declares it
  presentation TEXT CHECK (presentation IN ('embed', 'present')), -- controllers: part of the layout, or shown over it
  place TEXT, -- slots and windows: choice of the fact "place" that it implies
  earlier TEXT, -- class that replaces it at targets before its release; null for none
  coverage TEXT NOT NULL CHECK (coverage IN ('full', 'partial', 'none')), -- how much a native API covers
  is_soft_deprecated INTEGER NOT NULL CHECK (is_soft_deprecated IN (0, 1)), -- 1 if Apple discourages it without naming a version
  delegate TEXT -- way in which it reports back
) STRICT, WITHOUT ROWID;

CREATE TABLE component_base (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  toolkit TEXT NOT NULL, -- framework that the chain applies to; "any" for all
  position INTEGER NOT NULL, -- distance from the class, from 0
  base TEXT NOT NULL, -- base class
  PRIMARY KEY (entry_id, toolkit, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_deprecation (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that deprecates it
  since TEXT NOT NULL, -- release that deprecates it
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_native (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class it replaces
  position INTEGER NOT NULL, -- order, from 0: oldest first if one replaces another, otherwise best match first
  api TEXT NOT NULL, -- SwiftUI API
  form TEXT NOT NULL CHECK (form IN ('view', 'scene', 'modifier', 'type')), -- kind of API
  is_soft_deprecated INTEGER NOT NULL CHECK (is_soft_deprecated IN (0, 1)), -- 1 if Apple discourages it without naming a version
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX component_native_by_source ON component_native (source_id);

CREATE TABLE component_native_platform (
  entry_id TEXT NOT NULL, -- class it replaces
  position INTEGER NOT NULL, -- position of the native API
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has the API
  since TEXT, -- first release that has it; null if its page names none
  until TEXT, -- first release at which a newer API of the class replaces it; null if none does
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What the native API of a class cannot do, with the release in which that was checked.
CREATE TABLE component_lack (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  text TEXT NOT NULL CHECK (text <> ''), -- what the native API cannot do
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so, or whose listing does not contain it
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform whose API was checked last
  checked TEXT NOT NULL, -- release in which that was checked
  checked_rank INTEGER NOT NULL, -- the same release as one sortable number
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX component_lack_by_source ON component_lack (source_id);

-- The platforms on which a lack applies; one without rows applies to every platform, and has not ended.
CREATE TABLE component_lack_end (
  entry_id TEXT NOT NULL, -- class
  position INTEGER NOT NULL, -- position of the lack
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform on which the feature is or was missing
  until TEXT, -- first release that has the feature; null if none has
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_lack (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Words of a question that ask for what the native API of a class lacks.
CREATE TABLE component_lack_term (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  phrase TEXT NOT NULL, -- words that ask for what the native API lacks
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

-- What an app declares before a class works: keys of its Info.plist, and entitlements.
CREATE TABLE component_setup (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  name TEXT NOT NULL CHECK (name <> ''), -- key or entitlement, followed by its value if that matters
  kind TEXT NOT NULL CHECK (kind IN ('usage', 'info', 'entitlement', 'sandbox', 'hardened')), -- where it is declared, and by which apps
  purpose TEXT CHECK (purpose <> ''), -- the use of the class that needs it; null if every use does
  source_id TEXT NOT NULL REFERENCES source (id), -- page that says so
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX component_setup_by_source ON component_setup (source_id);

CREATE TABLE component_setup_platform (
  entry_id TEXT NOT NULL, -- class
  position INTEGER NOT NULL, -- position of the declaration
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform whose apps declare it
  since TEXT, -- first release that reads it; null if its page names none
  until TEXT, -- first deployment target that no longer needs it; null if every target does
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_setup (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE component_fragment (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  name TEXT NOT NULL, -- slot or setting of the sample's template
  toolkit TEXT, -- framework it is for; null for all
  text TEXT NOT NULL, -- code or value
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

-- Deprecated APIs of the availability table.
CREATE TABLE api_deprecation (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry of the API
  platform TEXT NOT NULL CHECK (platform IN ('', 'ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform; empty for a soft one, which has no releases
  kind TEXT NOT NULL CHECK (kind IN ('hard', 'soft')), -- hard if the compiler warns, soft if only documentation discourages it
  since TEXT NOT NULL, -- release that deprecates it; empty for a soft one
  PRIMARY KEY (entry_id, platform),
  CHECK ((kind = 'soft') = (platform = '' AND since = ''))
) STRICT, WITHOUT ROWID;

-- Tasks: what people want to do.
CREATE TABLE task (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry of the task
  area TEXT NOT NULL, -- area it belongs to, such as maps
  is_asked_often INTEGER NOT NULL CHECK (is_asked_often IN (0, 1)), -- 1 if it is among the most frequent questions of its area
  coverage TEXT NOT NULL CHECK (coverage IN ('full', 'partial', 'none')), -- how much of it SwiftUI's own API covers
  bridge TEXT, -- what is bridged, and how, if SwiftUI does not cover it; null if nothing is
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
  position INTEGER NOT NULL, -- order, best match first, from 0
  api TEXT NOT NULL, -- SwiftUI API that covers it
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX task_native_by_source ON task_native (source_id);

CREATE TABLE task_native_platform (
  entry_id TEXT NOT NULL, -- task
  position INTEGER NOT NULL, -- position of the native API
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has the API
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES task_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
