-- 0009_message_texts
-- Messages as entries: what they mean and who prints them.

CREATE TABLE message_text (
  message_id TEXT NOT NULL PRIMARY KEY REFERENCES message_pattern (id) ON DELETE CASCADE, -- message
  origin TEXT NOT NULL, -- who prints it, for people
  meaning TEXT NOT NULL -- what it says of the program
) STRICT, WITHOUT ROWID;
