-- 0010_requirements
-- Requirements that questions can state: whether SwiftUI's own API meets them decides between that API and a bridge.

CREATE TABLE requirement (
  id TEXT NOT NULL PRIMARY KEY, -- requirement
  position INTEGER NOT NULL, -- order inside the book, from 0
  title TEXT NOT NULL CHECK (title <> '') -- what is asked for, as in "the location of a tap"
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_native (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  position INTEGER NOT NULL, -- order inside the requirement, from 0
  api TEXT NOT NULL, -- SwiftUI API that meets it, named as in the entries that state its releases
  PRIMARY KEY (requirement_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_component (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  position INTEGER NOT NULL, -- order inside the requirement, from 0
  entry_id TEXT NOT NULL, -- class that meets it
  PRIMARY KEY (requirement_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE requirement_phrase (
  requirement_id TEXT NOT NULL REFERENCES requirement (id) ON DELETE CASCADE, -- requirement
  phrase TEXT NOT NULL, -- words people use for it; a tilde matches up to four others
  PRIMARY KEY (requirement_id, phrase)
) STRICT, WITHOUT ROWID;
