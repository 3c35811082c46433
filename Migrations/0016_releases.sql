-- 0016_releases
-- Betas among the releases, what changes with a release, and deprecations that are hard or soft.

DROP VIEW releases;

-- The book is written again after a migration, so the rows need not be kept.
DROP TABLE platform_release;

CREATE TABLE platform_release (
  platform TEXT NOT NULL, -- platform
  rank INTEGER NOT NULL, -- the release as one sortable number, major * 10000 + minor * 100
  version TEXT NOT NULL, -- release without its patch number
  name TEXT, -- name of the major release, such as Sonoma
  is_beta INTEGER NOT NULL CHECK (is_beta IN (0, 1)), -- 1 while it is a beta
  PRIMARY KEY (platform, rank)
) STRICT, WITHOUT ROWID;

-- What a release changes for an entry.
CREATE TABLE entry_change (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry
  position INTEGER NOT NULL, -- order in the entry, from 0
  basis TEXT NOT NULL CHECK (basis IN ('SDK', 'OS', 'Xcode')), -- SDK for apps built with it, OS for whatever runs on it, Xcode for what compiles
  release TEXT NOT NULL, -- release from which on it holds
  markdown TEXT NOT NULL, -- what changes
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry_change_platform (
  entry_id TEXT NOT NULL, -- entry
  position INTEGER NOT NULL, -- its change
  platform TEXT NOT NULL, -- platform it holds on
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES entry_change (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Deprecated APIs of the availability table.
CREATE TABLE api_deprecation (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry of the API
  platform TEXT NOT NULL, -- platform; empty for a soft one, which has no releases
  kind TEXT NOT NULL CHECK (kind IN ('hard', 'soft')), -- hard where the compiler warns, soft where only documentation discourages it
  since TEXT NOT NULL, -- release that deprecates it; empty for a soft one
  PRIMARY KEY (entry_id, platform),
  CHECK ((kind = 'soft') = (platform = '' AND since = ''))
) STRICT, WITHOUT ROWID;

CREATE VIEW releases ( -- releases of the platforms that the book knows
  platform, -- platform
  version, -- release
  name, -- name of the major release, such as Sonoma
  rank, -- the release as a number that sorts: major * 10000 + minor * 100
  is_beta -- 1 while it is a beta
) AS
  SELECT platform, version, name, platform_release.rank, is_beta FROM platform_release ORDER BY platform, platform_release.rank;

CREATE VIEW changes ( -- what a release changes, one row a platform
  entry_id, -- entry
  basis, -- SDK for apps built with it, OS for whatever runs on it, Xcode for what compiles
  release, -- release from which on it holds
  platform, -- platform it holds on
  change -- what changes, in Markdown
) AS
  SELECT entry_change.entry_id, basis, release, platform, markdown
  FROM entry_change JOIN entry_change_platform USING (entry_id, position)
  ORDER BY entry_change.entry_id, position, platform;

CREATE VIEW api_deprecations ( -- deprecated APIs of the availability table
  entry_id, -- entry of the API
  kind, -- hard where the compiler warns, soft where only documentation discourages it
  platform, -- platform; empty for a soft one
  since -- release that deprecates it; empty for a soft one
) AS
  SELECT entry_id, kind, platform, since FROM api_deprecation ORDER BY entry_id, platform;
