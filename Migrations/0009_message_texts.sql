-- 0009_message_texts
-- Messages as entries: what they mean and who prints them.

ALTER TABLE message_pattern ADD COLUMN meaning TEXT NOT NULL DEFAULT ''; -- what it says of the program
ALTER TABLE message_pattern ADD COLUMN origin TEXT NOT NULL DEFAULT ''; -- who prints it
