-- 0011_short_events
-- Saves five bytes per event: kind, outcome and depth share a number, and a line is stored as its distance from the
-- position in the run. Generated columns, which take no space in the file, serve queries.

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
  time INTEGER, -- nanoseconds since the start; null if only the order is known
  kind INTEGER AS (code & 63), -- what happened; see event_kind
  outcome INTEGER AS (nullif((code >> 7) & 7, 0) - 1), -- outcome of a write; see event_outcome
  depth INTEGER AS (((code >> 10) << 1) | ((code >> 6) & 1)), -- number of begun events that enclose it
  line INTEGER AS (line_lead + (id & 4294967295)) -- line of the input, from 1
) STRICT;

-- A damaged value stays damaged, and is found as such.
INSERT INTO run_event (id, code, subject, name, value, thread, line_lead, time)
  SELECT id,
    CASE WHEN kind BETWEEN 0 AND 63 AND depth BETWEEN 0 AND 65535 AND coalesce(outcome, 0) BETWEEN 0 AND 6
      THEN kind | ((depth & 1) << 6) | ((coalesce(outcome, -1) + 1) << 7) | ((depth >> 1) << 10) ELSE -1 END,
    subject, name, value, thread,
    CASE WHEN line BETWEEN 0 AND 9007199254740992 THEN line ELSE -1 END - (id & 4294967295), time
  FROM run_event_before ORDER BY id;

DROP TABLE run_event_before;
