-- 0011_setup
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
  platform TEXT NOT NULL, -- platform whose apps declare it
  since TEXT, -- first release that reads it; null if its page names none
  until TEXT, -- first deployment target that no longer needs it; null if every target does
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_setup (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE VIEW setup ( -- what an app declares before a class works, one row per platform
  component_id, -- class
  name, -- key of the Info.plist or entitlement, followed by its value if that matters
  kind, -- usage for a text that the system shows people, info for another key, entitlement, sandbox for one that only sandboxed Mac apps need, or hardened for one that those with the hardened runtime need as well
  purpose, -- the use of the class that needs it; null if every use does
  platform, -- platform whose apps declare it
  since, -- first release that reads it; null if its page names none
  until, -- first deployment target that no longer needs it; null if every target does
  source_id, -- page that says so
  position -- order among those of the class
) AS
  SELECT component_setup.entry_id, name, kind, purpose, platform, since, until, source_id, component_setup.position
  FROM component_setup JOIN component_setup_platform USING (entry_id, position);
