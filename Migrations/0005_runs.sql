-- 0005_runs
-- Runs: recorded traces that were imported, and simulated ones. Events refer to texts by number; each text is stored once
-- per run.

CREATE TABLE run (
  number INTEGER NOT NULL PRIMARY KEY, -- position of the run in this store; the upper half of its events' ids
  id TEXT NOT NULL UNIQUE, -- twelve hexadecimal digits of the content's hash, or scenario/variant
  title TEXT NOT NULL, -- title for people
  origin TEXT NOT NULL CHECK (origin IN ('imported', 'simulated')), -- origin of the run
  format TEXT, -- imported runs: the format in which most lines were read
  tool TEXT, -- program that wrote the trace, if the trace states it
  platform TEXT, -- platform, if it is known
  os TEXT, -- version of the system, if it is known
  scenario_id TEXT, -- simulated runs: scenario
  variant TEXT, -- simulated runs: variant
  content_hash TEXT NOT NULL, -- SHA-256 of the content, hexadecimal
  line_count INTEGER NOT NULL, -- lines of the input
  byte_count INTEGER NOT NULL, -- bytes of the input
  event_count INTEGER NOT NULL, -- events of the run
  checksum TEXT NOT NULL, -- checksum of this row and of all rows that belong to the run, which cannot be derived from other rows
  imported_at TEXT NOT NULL, -- time at which it was stored, ISO 8601 in UTC
  app_version TEXT, -- version of the app, if the trace or its importer states it
  started_at TEXT -- time at which the recording began, ISO 8601 in UTC, if the trace states it
) STRICT;

CREATE TABLE run_text (
  run_number INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run that uses it
  number INTEGER NOT NULL, -- number its events use
  text TEXT NOT NULL, -- the text
  PRIMARY KEY (run_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE event_kind (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- kind, in the spelling of the project's own trace format
) STRICT;

CREATE TABLE event_outcome (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- outcome of a write
) STRICT;

INSERT INTO event_kind (number, name) VALUES
  (0, 'body'),
  (1, 'struct.init'),
  (2, 'dirty'),
  (3, 'flush'),
  (4, 'transaction'),
  (5, 'appear'),
  (6, 'disappear'),
  (7, 'coordinator.make'),
  (8, 'view.make'),
  (9, 'update.begin'),
  (10, 'update.end'),
  (11, 'dismantle'),
  (12, 'coordinator.deinit'),
  (13, 'platform.init'),
  (14, 'set'),
  (15, 'callback.begin'),
  (16, 'callback.end'),
  (17, 'layout'),
  (18, 'focus'),
  (19, 'platform.deinit'),
  (20, 'write'),
  (21, 'publish'),
  (22, 'observe'),
  (23, 'enqueue'),
  (24, 'run'),
  (25, 'idle'),
  (26, 'environment'),
  (27, 'trait'),
  (28, 'contain'),
  (29, 'uncontain'),
  (30, 'resize'),
  (31, 'input'),
  (32, 'gesture'),
  (33, 'present'),
  (34, 'dismiss'),
  (35, 'push'),
  (36, 'pop'),
  (37, 'message'),
  (38, 'hang'),
  (39, 'freeze'),
  (40, 'crash'),
  (41, 'note');

INSERT INTO event_outcome (number, name) VALUES (0, 'committed'), (1, 'equal'), (2, 'dropped'), (3, 'deferred'), (4, 'unknown');

-- One small row per event, because a run may have millions. A run's events are one range of ids, so no index is needed.
CREATE TABLE run_event (
  id INTEGER NOT NULL PRIMARY KEY, -- number of the run * 4294967296 + position in the run
  kind INTEGER NOT NULL, -- what happened; see event_kind
  subject INTEGER NOT NULL, -- type and instance; number of a run_text, 0 for none
  name INTEGER NOT NULL, -- callback, property, state, block or message; number of a run_text, 0 for none
  value INTEGER NOT NULL, -- value; number of a run_text, 0 for none
  thread INTEGER NOT NULL, -- thread; number of a run_text, 0 if the format does not state it
  depth INTEGER NOT NULL, -- number of begun events that enclose it
  line INTEGER NOT NULL, -- line of the input, from 1
  time INTEGER, -- nanoseconds since the start; null if only the order is known
  outcome INTEGER -- outcome of a write; see event_outcome
) STRICT;

CREATE TABLE run_format (
  run_number INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, best first, from 0
  format TEXT NOT NULL, -- format that was tried
  matched_lines INTEGER NOT NULL, -- lines that look like it
  PRIMARY KEY (run_number, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_issue (
  run_number INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, from 0
  code TEXT NOT NULL, -- kind of part that could not be read unchanged
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- severity of the loss
  line INTEGER NOT NULL, -- line of the input, 0 for all of it
  byte INTEGER NOT NULL, -- offset in the input
  count INTEGER NOT NULL, -- number of occurrences from that place on
  PRIMARY KEY (run_number, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_blind_spot (
  run_number INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  fact TEXT NOT NULL, -- what its format cannot show
  PRIMARY KEY (run_number, fact)
) STRICT, WITHOUT ROWID;

-- Has no foreign key to the gotcha: a finding keeps the id of a gotcha that a later book has removed.
CREATE TABLE run_finding (
  run_number INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL, -- gotcha that was found
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- severity of the finding
  confidence TEXT NOT NULL CHECK (confidence IN ('certain', 'likely', 'possible')), -- confidence of the detector
  lines TEXT NOT NULL CHECK (lines LIKE '[%]'), -- JSON array of the lines that show it
  provoked_line INTEGER, -- line of the write or call that provoked it
  provoked_text TEXT, -- that write or call
  PRIMARY KEY (run_number, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX run_finding_by_gotcha ON run_finding (gotcha_id);
