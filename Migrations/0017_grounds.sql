-- 0017_grounds
-- What holds a claim, a sentence and a row of a component: single sources, inference, kinds of native API, and what each lacks.

DROP VIEW native_apis;
DROP VIEW sentences;

CREATE TABLE source_reading (
  source_id TEXT NOT NULL PRIMARY KEY REFERENCES source (id) ON DELETE CASCADE, -- document
  reading TEXT NOT NULL CHECK (reading <> '') -- what of it was read, where that is not the page as a whole
) STRICT, WITHOUT ROWID;

CREATE TABLE new_sentence (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- gotcha it stands in
  position INTEGER NOT NULL, -- order inside the gotcha, from 0
  heading TEXT NOT NULL CHECK (heading IN ('Cause', 'Fix')), -- heading it stands under
  number INTEGER NOT NULL, -- order under the heading, from 1
  text TEXT NOT NULL CHECK (text <> ''), -- the sentence in Markdown, without source marks
  status TEXT NOT NULL CHECK (status IN ('stated', 'single-source', 'inferred')), -- what says it: sources, one secondary source, or nobody
  is_partly_inferred INTEGER NOT NULL CHECK (is_partly_inferred IN (0, 1)), -- 1 where inference stands beside the sources
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_sentence_source (
  entry_id TEXT NOT NULL, -- gotcha it stands in
  sentence INTEGER NOT NULL, -- position of the sentence
  position INTEGER NOT NULL, -- order of the source, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so
  PRIMARY KEY (entry_id, sentence, position),
  FOREIGN KEY (entry_id, sentence) REFERENCES new_sentence (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO new_sentence SELECT entry_id, position, heading, number, text, status, 0 FROM sentence;
INSERT INTO new_sentence_source SELECT entry_id, sentence, position, source_id FROM sentence_source;
DROP TABLE sentence_source;
DROP TABLE sentence;
ALTER TABLE new_sentence RENAME TO sentence;
ALTER TABLE new_sentence_source RENAME TO sentence_source;

CREATE TABLE new_component_native (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class it replaces
  position INTEGER NOT NULL, -- order, from 0: oldest first where one replaces another, else by fit
  api TEXT NOT NULL, -- SwiftUI API
  form TEXT NOT NULL CHECK (form IN ('view', 'scene', 'modifier', 'type')), -- what kind of API it is
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_component_native_platform (
  entry_id TEXT NOT NULL, -- class it replaces
  position INTEGER NOT NULL, -- which of the class's native APIs
  platform TEXT NOT NULL, -- platform that has the API
  since TEXT, -- first release that has it; null where its page names none
  until TEXT, -- first release at which a newer API of the class takes its place; null where none does
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES new_component_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO new_component_native SELECT entry_id, position, api, 'type', source_id FROM component_native;
INSERT INTO new_component_native_platform SELECT entry_id, position, platform, nullif(since, ''), NULL FROM component_native_platform;
DROP TABLE component_native_platform;
DROP TABLE component_native;
ALTER TABLE new_component_native RENAME TO component_native;
ALTER TABLE new_component_native_platform RENAME TO component_native_platform;

CREATE TABLE component_native_lack (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  text TEXT NOT NULL CHECK (text <> ''), -- what the native API cannot do
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so or whose listing does not have it
  platform TEXT NOT NULL, -- platform whose API was looked at last
  checked TEXT NOT NULL, -- release that was looked at
  checked_rank INTEGER NOT NULL, -- the same release as one sortable number
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX component_native_lack_by_source ON component_native_lack (source_id);

DROP VIEW claims;
CREATE VIEW claims ( -- what articles say about bridging, and where it stands
  id, -- claim
  claim, -- its sentence
  status -- shown, refuted, disputed, stated, or single-source
) AS
  SELECT entry.id, entry.title,
    CASE WHEN claim.status = 'stated'
      AND (SELECT count(DISTINCT source_id) FROM claim_ground WHERE claim_ground.entry_id = entry.id) = 1
    THEN 'single-source' ELSE claim.status END
  FROM claim JOIN entry ON entry.id = claim.entry_id ORDER BY entry.position;

CREATE VIEW sentences ( -- what the gotchas say of cause and cure, sentence by sentence
  id, -- id that show takes
  gotcha, -- gotcha it stands in
  heading, -- Cause or Fix
  text, -- the sentence
  status, -- stated by its sources, single-source, or inferred
  sources, -- ids of the sources
  is_partly_inferred -- 1 where inference stands beside the sources
) AS
  SELECT sentence.entry_id || '.' || lower(heading) || '.' || number, sentence.entry_id, heading, text, status,
    (SELECT group_concat(source_id, ', ') FROM (
      SELECT source_id FROM sentence_source
      WHERE sentence_source.entry_id = sentence.entry_id AND sentence_source.sentence = sentence.position
      ORDER BY sentence_source.position)), is_partly_inferred
  FROM sentence JOIN entry ON entry.id = sentence.entry_id ORDER BY entry.position, sentence.position;

DROP VIEW sources;
CREATE VIEW sources ( -- documents the book draws on
  id, -- short id that marks and grounds refer to
  kind, -- article, documentation, sdk, video, issue, code or language
  title, -- title for people
  url, -- where it can be read; null when it has no public address
  reading -- what of it was read, where that is not the page as a whole
) AS
  SELECT id, kind, title, url, reading FROM source LEFT JOIN source_reading ON source_id = id ORDER BY id;

CREATE VIEW native_apis ( -- SwiftUI APIs that replace a class, one row a platform
  class, -- class it replaces
  api, -- SwiftUI API
  platform, -- platform that has it
  since, -- first release that has it; null where its page names none
  form, -- view, scene, modifier or type
  until -- first release at which a newer API of the class takes its place; null where none does
) AS
  SELECT component_native.entry_id, component_native.api, component_native_platform.platform, component_native_platform.since,
    component_native.form, component_native_platform.until
  FROM component_native JOIN component_native_platform USING (entry_id, position)
  ORDER BY 1, component_native.position, 3;

CREATE VIEW lacks ( -- what the native APIs of a class cannot do, one row each
  class, -- class
  text, -- what is missing
  source_id, -- document that says so or whose listing does not have it
  platform, -- platform whose API was looked at last
  checked, -- release that was looked at
  is_stale -- 1 where that platform has a newer release
) AS
  SELECT entry_id, text, source_id, platform, checked,
    checked_rank < (SELECT max(rank) FROM platform_release
      WHERE is_beta = 0 AND platform_release.platform = CASE component_native_lack.platform
        WHEN 'ipados' THEN 'ios' WHEN 'catalyst' THEN 'ios' ELSE component_native_lack.platform END)
  FROM component_native_lack ORDER BY entry_id, position;
