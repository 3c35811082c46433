-- 0004_runs
-- Runs: recorded traces that were imported, and simulated ones. Events hold numbers; their texts stand once a run.

CREATE TABLE run (
  number INTEGER NOT NULL PRIMARY KEY, -- position of the run in this store; the upper half of its events' ids
  id TEXT NOT NULL UNIQUE, -- twelve hexadecimal digits of the content's hash, or scenario/variant
  title TEXT NOT NULL, -- title for people
  origin TEXT NOT NULL CHECK (origin IN ('imported', 'simulated')), -- where it comes from
  format TEXT, -- imported runs: the format most lines were read as
  tool TEXT, -- program that wrote the trace, where it says so
  platform TEXT, -- platform, where it is known
  os TEXT, -- version of the system, where it is known
  scenario TEXT, -- simulated runs: scenario
  variant TEXT, -- simulated runs: variant
  content_hash TEXT NOT NULL, -- SHA-256 of the content, hexadecimal
  line_count INTEGER NOT NULL, -- lines of the input
  byte_count INTEGER NOT NULL, -- bytes of the input
  event_count INTEGER NOT NULL, -- events of the run
  imported_at TEXT NOT NULL -- when it was stored, ISO 8601 in UTC
) STRICT;

CREATE TABLE run_text (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run that uses it
  number INTEGER NOT NULL, -- number its events use
  text TEXT NOT NULL, -- the text
  PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE event_kind (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- kind, in the spelling of the project's own trace format
) STRICT;

CREATE TABLE event_outcome (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- what became of a write
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

-- One row an event, kept narrow: a run may have millions.
CREATE TABLE run_event (
  id INTEGER NOT NULL PRIMARY KEY, -- number of the run * 4294967296 + position in the run
  kind INTEGER NOT NULL, -- what happened; see event_kind
  subject INTEGER NOT NULL, -- type and instance; number of a run_text, 0 for none
  name INTEGER NOT NULL, -- callback, property, state, block or message; number of a run_text, 0 for none
  value INTEGER NOT NULL, -- value; number of a run_text, 0 for none
  thread INTEGER NOT NULL, -- thread; number of a run_text, 0 where the format does not tell
  depth INTEGER NOT NULL, -- how many begun events enclose it
  line INTEGER NOT NULL, -- line of the input, from 1
  time INTEGER, -- nanoseconds since the start; null where only the order is known
  outcome INTEGER -- what became of a write; see event_outcome
) STRICT;

CREATE TABLE run_format (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, best first, from 0
  format TEXT NOT NULL, -- format that was tried
  matched_lines INTEGER NOT NULL, -- lines that look like it
  PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_issue (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, from 0
  code TEXT NOT NULL, -- what could not be taken as it was
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- how much was lost
  line INTEGER NOT NULL, -- line of the input, 0 for all of it
  byte INTEGER NOT NULL, -- offset in the input
  count INTEGER NOT NULL, -- how often it happened from there on
  PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_blind_spot (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  fact TEXT NOT NULL, -- what its format cannot show
  PRIMARY KEY (run, fact)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_finding (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, from 0
  gotcha TEXT NOT NULL, -- gotcha that was found
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- how much it hurts
  confidence TEXT NOT NULL CHECK (confidence IN ('certain', 'likely', 'possible')), -- how sure the detector is
  lines TEXT NOT NULL, -- lines that show it, separated by blanks
  provoked_line INTEGER, -- line of the write or call that provoked it
  provoked_text TEXT, -- that write or call
  PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW runs AS
  SELECT id, title, origin, format, platform, scenario, variant, line_count, event_count, imported_at FROM run ORDER BY number;

CREATE VIEW events AS
  SELECT run.id AS run, run_event.id & 4294967295 AS sequence, event_kind.name AS kind, subject.text AS subject, name.text AS name,
    value.text AS value, thread.text AS thread, depth, line, time, event_outcome.name AS outcome
  FROM run_event
  JOIN run ON run.number = run_event.id >> 32
  JOIN event_kind ON event_kind.number = run_event.kind
  LEFT JOIN event_outcome ON event_outcome.number = run_event.outcome
  LEFT JOIN run_text AS subject ON subject.run = run.number AND subject.number = run_event.subject AND run_event.subject > 0
  LEFT JOIN run_text AS name ON name.run = run.number AND name.number = run_event.name AND run_event.name > 0
  LEFT JOIN run_text AS value ON value.run = run.number AND value.number = run_event.value AND run_event.value > 0
  LEFT JOIN run_text AS thread ON thread.run = run.number AND thread.number = run_event.thread AND run_event.thread > 0;

CREATE VIEW findings AS
  SELECT run.id AS run, gotcha, severity, confidence, lines, provoked_line, provoked_text
  FROM run_finding JOIN run ON run.number = run_finding.run ORDER BY run.number, run_finding.position;
