-- 0015_checksums
-- Checksums of what nothing else in the store tells again, so that a later change of the file shows.

CREATE TABLE own_version_checksum (
  id TEXT NOT NULL, -- text of a team's own
  version INTEGER NOT NULL, -- number of the version
  checksum TEXT NOT NULL, -- checksum of everything that is recorded of the version
  PRIMARY KEY (id, version),
  FOREIGN KEY (id, version) REFERENCES own_version (id, version) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE run_checksum (
  run INTEGER NOT NULL PRIMARY KEY REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  texts TEXT NOT NULL -- checksum of the run's texts with their numbers
) STRICT;
