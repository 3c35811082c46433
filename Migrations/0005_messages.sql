-- 0005_messages
-- Messages of the runtime and the gotchas they can mean.

CREATE TABLE message_pattern (
  id TEXT NOT NULL PRIMARY KEY, -- message of the runtime
  pattern TEXT NOT NULL, -- exact text; <…> stands for any text of the line
  severity TEXT NOT NULL CHECK (severity IN ('error', 'warning', 'note')), -- how much it tells
  is_once_only INTEGER NOT NULL CHECK (is_once_only IN (0, 1)) -- 1 when a process prints it once and stays silent afterwards
) STRICT, WITHOUT ROWID;

CREATE TABLE message_gotcha (
  message_id TEXT NOT NULL REFERENCES message_pattern (id) ON DELETE CASCADE, -- message
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha it can mean; a message without one is known noise
  PRIMARY KEY (message_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW messages AS
  SELECT message_pattern.id, pattern, message_pattern.severity, message_gotcha.gotcha_id AS gotcha
  FROM message_pattern LEFT JOIN message_gotcha ON message_gotcha.message_id = message_pattern.id ORDER BY 1, message_gotcha.position;
