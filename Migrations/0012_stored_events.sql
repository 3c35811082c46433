-- 0012_stored_events
-- Leaves only stored columns in the table of events: SQLite computes generated ones at every insert, which took a
-- quarter of an import. The view `events` has the parts of the code, and the line.

DROP VIEW IF EXISTS events;

PRAGMA legacy_alter_table = ON;
ALTER TABLE run_event RENAME TO run_event_before;
PRAGMA legacy_alter_table = OFF;

CREATE TABLE run_event (
  id INTEGER NOT NULL PRIMARY KEY, -- number of the run * 4294967296 + position in the run
  code INTEGER NOT NULL, -- kind + 64 * (depth % 2) + 128 * (outcome + 1, or 0 without an outcome) + 1024 * (depth / 2)
  subject INTEGER NOT NULL, -- type and instance; number of a run_text, 0 for none
  name INTEGER NOT NULL, -- callback, property, state, block or message; number of a run_text, 0 for none
  value INTEGER NOT NULL, -- value; number of a run_text, 0 for none
  thread INTEGER NOT NULL, -- thread; number of a run_text, 0 if the format does not state it
  line_lead INTEGER NOT NULL, -- line minus the position in the run
  time INTEGER -- nanoseconds since the start; null if only the order is known
) STRICT;

INSERT INTO run_event SELECT id, code, subject, name, value, thread, line_lead, time FROM run_event_before ORDER BY id;

DROP TABLE run_event_before;

-- The events of a run are one range of ids, so that a query for one run reads no other run's.
CREATE VIEW events ( -- what happened in the runs, one row per event
  run_id, -- run
  sequence, -- position in the run, from 0
  kind, -- what happened, such as update.begin
  subject, -- type and instance; null for none
  name, -- callback, property, state, block or message; null for none
  value, -- value; null for none
  thread, -- thread; null if the format does not state it
  depth, -- number of begun events that enclose it
  line, -- line of the input, from 1
  time, -- nanoseconds since the start; null if only the order is known
  outcome -- outcome of a write: committed, equal, dropped, deferred or unknown
) AS
  SELECT run.id, run_event.id & 4294967295, event_kind.name, subject.text, name.text,
    value.text, thread.text, (code >> 10) << 1 | ((code >> 6) & 1), line_lead + (run_event.id & 4294967295), time,
    event_outcome.name
  FROM run
  CROSS JOIN run_event ON run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
  LEFT JOIN event_kind ON event_kind.number = code & 63
  LEFT JOIN event_outcome ON event_outcome.number = ((code >> 7) & 7) - 1
  LEFT JOIN run_text AS subject
    ON subject.run_number = run.number AND subject.number = run_event.subject AND run_event.subject > 0
  LEFT JOIN run_text AS name ON name.run_number = run.number AND name.number = run_event.name AND run_event.name > 0
  LEFT JOIN run_text AS value ON value.run_number = run.number AND value.number = run_event.value AND run_event.value > 0
  LEFT JOIN run_text AS thread
    ON thread.run_number = run.number AND thread.number = run_event.thread AND run_event.thread > 0;
