PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_migration (
  id TEXT NOT NULL PRIMARY KEY, -- file name of the migration without its ending
  checksum TEXT NOT NULL, -- FNV-1a of its text, 16 hexadecimal digits
  applied_at TEXT NOT NULL -- when it was applied, ISO 8601 in UTC
) STRICT, WITHOUT ROWID;
INSERT INTO schema_migration VALUES('0001_book','aad8eff571bb7997','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0002_tree','44552cf6b86c80a3','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0003_search_and_views','6c8e9446c7c71c72','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0004_runs','8fd5439d014fd3e1','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0005_messages','69b8dd4139119ea3','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0006_scenarios','935922bf1658e7ea','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0007_evidence','5be840c1f445d492','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0008_search','387301ef8a4fe735','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0009_message_texts','f3ac4bb53e612821','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0010_sentences','7f08b44177dfa851','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0011_documented_views','048142656a33bdbe','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0012_documented_run_views','fc180dbd0ba90f2f','2026-11-23T07:09:58Z');
INSERT INTO schema_migration VALUES('0013_own_texts','77eb711fa243ba20','2026-11-23T07:09:58Z');
CREATE TABLE book_setting (
  name TEXT NOT NULL PRIMARY KEY, -- what is recorded, such as the fingerprint of the built-in book
  value TEXT NOT NULL -- its value as text
) STRICT, WITHOUT ROWID;
INSERT INTO book_setting VALUES('fingerprint','f37a4155af31b668-0.1.0');
CREATE TABLE source (
  id TEXT NOT NULL PRIMARY KEY, -- short id that marks and grounds refer to
  kind TEXT NOT NULL CHECK (kind IN ('article', 'documentation', 'sdk', 'video', 'issue', 'code', 'language')), -- what kind of document it is
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  url TEXT -- where it can be read; null when it has no public address
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
  id TEXT NOT NULL PRIMARY KEY, -- unique across all kinds; a component's id is its class name
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'availability')), -- what the entry is about
  position INTEGER NOT NULL, -- order inside the book
  origin TEXT NOT NULL DEFAULT 'built-in' CHECK (origin IN ('built-in', 'own')), -- who wrote it
  title TEXT NOT NULL CHECK (title <> ''), -- title; a claim's title is its sentence
  technique TEXT, -- patterns: the type or technique it shows
  severity TEXT CHECK (severity IN ('error', 'warning', 'note')), -- gotchas: how much it hurts
  evidence TEXT, -- gotchas: letters of the ways it can be shown, separated by blanks
  belief TEXT, -- gotchas that start from a tempting belief: that belief
  audited TEXT NOT NULL, -- releases the entry was checked against
  CHECK ((kind = 'gotcha') = (severity IS NOT NULL)),
  CHECK ((kind = 'pattern') = (technique IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_section (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  heading TEXT NOT NULL, -- fixed heading, such as Cause
  markdown TEXT NOT NULL, -- text in Markdown with source marks
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_example (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  expectation TEXT NOT NULL CHECK (expectation IN ('Triggering', 'Clean')), -- whether detectors must find the gotcha
  form TEXT NOT NULL CHECK (form IN ('trace', 'scenario')), -- recorded lines or a simulated scenario
  format TEXT, -- traces: format of the lines
  scenario TEXT, -- scenarios: id
  variant TEXT, -- scenarios: variant
  text TEXT NOT NULL, -- lines with their two-column gutter
  also TEXT NOT NULL, -- other findings it shows, as id@line separated by blanks
  PRIMARY KEY (entry_id, position),
  CHECK ((form = 'trace') = (format IS NOT NULL)),
  CHECK ((form = 'scenario') = (scenario IS NOT NULL AND variant IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_approach (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  approach TEXT NOT NULL CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge it concerns
  PRIMARY KEY (entry_id, approach)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_platform (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it belongs to
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform that has it
  since TEXT, -- first release; null where the documentation names the platform without one
  since_rank INTEGER NOT NULL, -- the same release as one sortable number, major * 10000 + minor * 100 + patch; 0 for null
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_source (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that draws on it
  position INTEGER NOT NULL, -- order inside the entry, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document drawn on
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_term (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry it leads to
  position INTEGER NOT NULL, -- order inside the entry, from 0
  term TEXT NOT NULL, -- another name or phrase people use
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_link (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- entry that names the other
  relation TEXT NOT NULL CHECK (relation IN ('link', 'claim')), -- plain link, or a claim the entry rests on
  position INTEGER NOT NULL, -- order inside the entry, from 0
  target_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- entry that is named
  PRIMARY KEY (entry_id, relation, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE claim (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry whose title is the claim
  status TEXT NOT NULL CHECK (status IN ('shown', 'refuted', 'disputed', 'stated')) -- where it stands
) STRICT, WITHOUT ROWID;
CREATE TABLE claim_ground (
  entry_id TEXT NOT NULL REFERENCES claim (entry_id) ON DELETE CASCADE, -- claim it speaks to
  position INTEGER NOT NULL, -- order inside the claim, from 0
  side TEXT NOT NULL CHECK (side IN ('for', 'against')), -- which side it is on
  kind TEXT NOT NULL CHECK (kind IN ('printed', 'api', 'documentation', 'stated', 'modelled')), -- kind of evidence
  source_id TEXT NOT NULL REFERENCES source (id), -- document that holds it
  text TEXT NOT NULL, -- what the document says or shows
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE component (
  entry_id TEXT NOT NULL PRIMARY KEY REFERENCES entry (id) ON DELETE CASCADE, -- entry of the class
  kind TEXT NOT NULL CHECK (kind IN ('view', 'controller', 'gesture', 'window', 'layer', 'not-a-view')), -- what kind of thing the class is
  role TEXT NOT NULL, -- choice of the fact "thing" it settles
  framework TEXT NOT NULL, -- framework that declares it
  presentation TEXT CHECK (presentation IN ('embed', 'present')), -- controllers: part of the layout, or shown over it
  place TEXT, -- slots and windows: choice of the fact "place" it settles
  coverage TEXT NOT NULL CHECK (coverage IN ('full', 'partial', 'none')), -- how much a native API covers
  is_soft_deprecated INTEGER NOT NULL CHECK (is_soft_deprecated IN (0, 1)), -- 1 when Apple discourages it without a version
  delegate TEXT -- how it reports back
) STRICT, WITHOUT ROWID;
CREATE TABLE component_base (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  toolkit TEXT NOT NULL, -- framework the chain holds for; "any" for all
  position INTEGER NOT NULL, -- distance from the class, from 0
  base TEXT NOT NULL, -- base class
  PRIMARY KEY (entry_id, toolkit, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE component_deprecation (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  platform TEXT NOT NULL, -- platform that deprecates it
  since TEXT NOT NULL, -- release that deprecates it
  PRIMARY KEY (entry_id, platform)
) STRICT, WITHOUT ROWID;
CREATE TABLE component_native (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class it replaces
  position INTEGER NOT NULL, -- order of fit, from 0
  api TEXT NOT NULL, -- SwiftUI API
  source_id TEXT NOT NULL REFERENCES source (id), -- page that documents it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE component_native_platform (
  entry_id TEXT NOT NULL, -- class it replaces
  position INTEGER NOT NULL, -- which of the class's native APIs
  platform TEXT NOT NULL, -- platform that has the API
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (entry_id, position, platform),
  FOREIGN KEY (entry_id, position) REFERENCES component_native (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE component_lack (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  phrase TEXT NOT NULL, -- words that ask for what the native API lacks
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE component_fragment (
  entry_id TEXT NOT NULL REFERENCES component (entry_id) ON DELETE CASCADE, -- class
  position INTEGER NOT NULL, -- order, from 0
  name TEXT NOT NULL, -- slot or setting of the sample's template
  toolkit TEXT, -- framework it is for; null for all
  text TEXT NOT NULL, -- code or value
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE platform_release (
  platform TEXT NOT NULL, -- platform
  rank INTEGER NOT NULL, -- the release as one sortable number, major * 10000 + minor * 100
  version TEXT NOT NULL, -- release without its patch number
  name TEXT, -- name of the major release, such as Sonoma
  PRIMARY KEY (platform, rank)
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_fact (
  id TEXT NOT NULL PRIMARY KEY, -- fact the tree can ask about
  position INTEGER NOT NULL, -- order in which facts are listed
  title TEXT NOT NULL, -- what it is about
  versions_of TEXT -- platform whose releases are its choices; null for a plain list of choices
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_choice (
  fact_id TEXT NOT NULL REFERENCES tree_fact (id) ON DELETE CASCADE, -- fact it answers
  position INTEGER NOT NULL, -- order, from 0; intervals of releases ascend
  id TEXT NOT NULL, -- choice
  title TEXT NOT NULL, -- choice for people
  threshold TEXT, -- intervals of releases: first release of the interval; null for the lowest
  PRIMARY KEY (fact_id, position),
  UNIQUE (fact_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_question (
  number INTEGER NOT NULL PRIMARY KEY, -- order in the tree's text; the root is 0
  id TEXT NOT NULL UNIQUE, -- question
  fact_id TEXT NOT NULL REFERENCES tree_fact (id), -- fact it asks for
  text TEXT NOT NULL -- the question for people
) STRICT;
CREATE TABLE tree_branch (
  question INTEGER NOT NULL REFERENCES tree_question (number) ON DELETE CASCADE, -- question it leaves
  number INTEGER NOT NULL, -- order, from 0
  child TEXT NOT NULL, -- question or leaf it leads to
  because TEXT NOT NULL, -- why its choices lead there
  PRIMARY KEY (question, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_branch_choice (
  question INTEGER NOT NULL, -- question
  branch INTEGER NOT NULL, -- way out that the choice takes
  position INTEGER NOT NULL, -- order inside the branch, from 0
  choice TEXT NOT NULL, -- choice of the question's fact; dont-know for "asked, cannot say"
  PRIMARY KEY (question, branch, position),
  UNIQUE (question, choice),
  FOREIGN KEY (question, branch) REFERENCES tree_branch (question, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_leaf (
  id TEXT NOT NULL PRIMARY KEY, -- leaf
  position INTEGER NOT NULL, -- order in the tree's text
  approach TEXT CHECK (approach IN ('view', 'controller', 'gesture', 'hosting', 'environment', 'shared-state', 'native', 'none')), -- bridge; null where the tree abstains
  technique TEXT NOT NULL, -- type or technique
  pattern_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- pattern that shows it
  summary TEXT NOT NULL, -- the answer in one sentence
  presentation TEXT CHECK (presentation IN ('embed', 'present')) -- controllers: part of the layout, or shown over it
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_leaf_platform (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  platform TEXT NOT NULL, -- platform that has the technique
  since TEXT NOT NULL, -- first release that has it
  PRIMARY KEY (leaf_id, platform)
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_alternative (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf that was taken
  position INTEGER NOT NULL, -- order, from 0
  approach TEXT NOT NULL, -- bridge that was not taken
  technique TEXT NOT NULL, -- its technique
  why_not TEXT NOT NULL, -- why it was not taken
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE tree_leaf_gotcha (
  leaf_id TEXT NOT NULL REFERENCES tree_leaf (id) ON DELETE CASCADE, -- leaf
  position INTEGER NOT NULL, -- order of importance, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha to watch for
  PRIMARY KEY (leaf_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE lexicon_phrase (
  phrase TEXT NOT NULL, -- lower-case words; ~ stands for up to four words
  fact TEXT NOT NULL, -- fact it speaks to, or component or topic
  choice TEXT NOT NULL, -- choice it speaks for, or id of the component
  weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 9), -- how strongly
  PRIMARY KEY (phrase, fact, choice)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_synonym (
  word TEXT NOT NULL, -- word people type
  expansion TEXT NOT NULL, -- word to search for as well
  PRIMARY KEY (word, expansion)
) STRICT, WITHOUT ROWID;
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
INSERT INTO run VALUES(84,'map-wrapper/M1','A map whose center is bound to state: the delegate writes at once','simulated',NULL,'bridgebook simulate','ios','17','map-wrapper','M1','c1dd74e8b00c705703f334cc3fbff4f134addcfc8389b18a33556607ad7ed777',73,2613,38,'2026-11-23T07:09:58Z');
INSERT INTO run VALUES(167,'febea1cdb0fb','map jumps','imported','plain',NULL,NULL,NULL,NULL,NULL,'febea1cdb0fbc3b20169090ad6787d09b0113a261b00cd965be1561ececb08fd',4,96,4,'2026-11-23T07:10:02Z');
INSERT INTO run VALUES(168,'fccd6940a1f4','map jumps','imported','plain',NULL,NULL,NULL,NULL,NULL,'fccd6940a1f453b7577aecaa3955f4f0efeff1215aab2b17032de226ba789b18',4,72,4,'2026-11-23T07:10:02Z');
INSERT INTO run VALUES(169,'map-wrapper/M1+policy=queueFirst','A map whose center is bound to state: the delegate writes at once','simulated',NULL,'bridgebook simulate','ios','17','map-wrapper','M1','c1dd74e8b00c705703f334cc3fbff4f134addcfc8389b18a33556607ad7ed777',73,2613,38,'2026-11-23T07:10:28Z');
INSERT INTO run VALUES(170,'volume-knob/as-is','A knob for the volume: writes the value when it changes','simulated',NULL,'bridgebook simulate','ios','17','volume-knob','as-is','4bba8a1225e55d2444a48b64a672947b51aacf5b7cc6f5b216ad53599fe89c14',26,455,26,'2026-11-23T07:10:54Z');
CREATE TABLE run_text (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run that uses it
  number INTEGER NOT NULL, -- number its events use
  text TEXT NOT NULL, -- the text
  PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;
INSERT INTO run_text VALUES(84,1,'main');
INSERT INTO run_text VALUES(84,2,'background');
INSERT INTO run_text VALUES(84,3,'position');
INSERT INTO run_text VALUES(84,4,'Launch');
INSERT INTO run_text VALUES(84,5,'ContentView#1');
INSERT INTO run_text VALUES(84,6,'HybridMap#1');
INSERT INTO run_text VALUES(84,7,'CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)');
INSERT INTO run_text VALUES(84,8,'MKMapView#1');
INSERT INTO run_text VALUES(84,9,'print');
INSERT INTO run_text VALUES(84,10,'Begin updateUIView CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)');
INSERT INTO run_text VALUES(84,11,'centerCoordinate');
INSERT INTO run_text VALUES(84,12,'End updateUIView');
INSERT INTO run_text VALUES(84,13,'CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)');
INSERT INTO run_text VALUES(84,14,'mapViewDidChangeVisibleRegion');
INSERT INTO run_text VALUES(84,15,'Begin didChange CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)');
INSERT INTO run_text VALUES(84,16,'End didChange');
INSERT INTO run_text VALUES(84,17,'CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(84,18,'Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(84,19,'Begin updateUIView CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(84,20,'msg-modifying-state');
INSERT INTO run_text VALUES(84,21,'Modifying state during view update, this will cause undefined behavior.');
INSERT INTO run_text VALUES(167,1,'updateUIView');
INSERT INTO run_text VALUES(167,2,'HybridMap#1');
INSERT INTO run_text VALUES(167,3,'2 players are active');
INSERT INTO run_text VALUES(167,4,'player-active');
INSERT INTO run_text VALUES(167,5,'set region = 52.5');
INSERT INTO run_text VALUES(168,1,'updateUIView');
INSERT INTO run_text VALUES(168,2,'set text = "größer 🎈"');
INSERT INTO run_text VALUES(168,3,'�garbage');
INSERT INTO run_text VALUES(169,1,'main');
INSERT INTO run_text VALUES(169,2,'background');
INSERT INTO run_text VALUES(169,3,'position');
INSERT INTO run_text VALUES(169,4,'Launch');
INSERT INTO run_text VALUES(169,5,'ContentView#1');
INSERT INTO run_text VALUES(169,6,'HybridMap#1');
INSERT INTO run_text VALUES(169,7,'CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)');
INSERT INTO run_text VALUES(169,8,'MKMapView#1');
INSERT INTO run_text VALUES(169,9,'print');
INSERT INTO run_text VALUES(169,10,'Begin updateUIView CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)');
INSERT INTO run_text VALUES(169,11,'centerCoordinate');
INSERT INTO run_text VALUES(169,12,'End updateUIView');
INSERT INTO run_text VALUES(169,13,'CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)');
INSERT INTO run_text VALUES(169,14,'mapViewDidChangeVisibleRegion');
INSERT INTO run_text VALUES(169,15,'Begin didChange CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)');
INSERT INTO run_text VALUES(169,16,'End didChange');
INSERT INTO run_text VALUES(169,17,'CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(169,18,'Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(169,19,'Begin updateUIView CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_text VALUES(169,20,'msg-modifying-state');
INSERT INTO run_text VALUES(169,21,'Modifying state during view update, this will cause undefined behavior.');
INSERT INTO run_text VALUES(170,1,'main');
INSERT INTO run_text VALUES(170,2,'background');
INSERT INTO run_text VALUES(170,3,'volume');
INSERT INTO run_text VALUES(170,4,'Launch');
INSERT INTO run_text VALUES(170,5,'ContentView#1');
INSERT INTO run_text VALUES(170,6,'Knob#1');
INSERT INTO run_text VALUES(170,7,'0');
INSERT INTO run_text VALUES(170,8,'UISlider#1');
INSERT INTO run_text VALUES(170,9,'print');
INSERT INTO run_text VALUES(170,10,'update 0');
INSERT INTO run_text VALUES(170,11,'value');
INSERT INTO run_text VALUES(170,12,'drag');
INSERT INTO run_text VALUES(170,13,'5');
INSERT INTO run_text VALUES(170,14,'valueChanged');
INSERT INTO run_text VALUES(170,15,'update 5');
INSERT INTO run_text VALUES(170,16,'ended');
CREATE TABLE event_kind (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- kind, in the spelling of the project's own trace format
) STRICT;
INSERT INTO event_kind VALUES(0,'body');
INSERT INTO event_kind VALUES(1,'struct.init');
INSERT INTO event_kind VALUES(2,'dirty');
INSERT INTO event_kind VALUES(3,'flush');
INSERT INTO event_kind VALUES(4,'transaction');
INSERT INTO event_kind VALUES(5,'appear');
INSERT INTO event_kind VALUES(6,'disappear');
INSERT INTO event_kind VALUES(7,'coordinator.make');
INSERT INTO event_kind VALUES(8,'view.make');
INSERT INTO event_kind VALUES(9,'update.begin');
INSERT INTO event_kind VALUES(10,'update.end');
INSERT INTO event_kind VALUES(11,'dismantle');
INSERT INTO event_kind VALUES(12,'coordinator.deinit');
INSERT INTO event_kind VALUES(13,'platform.init');
INSERT INTO event_kind VALUES(14,'set');
INSERT INTO event_kind VALUES(15,'callback.begin');
INSERT INTO event_kind VALUES(16,'callback.end');
INSERT INTO event_kind VALUES(17,'layout');
INSERT INTO event_kind VALUES(18,'focus');
INSERT INTO event_kind VALUES(19,'platform.deinit');
INSERT INTO event_kind VALUES(20,'write');
INSERT INTO event_kind VALUES(21,'publish');
INSERT INTO event_kind VALUES(22,'observe');
INSERT INTO event_kind VALUES(23,'enqueue');
INSERT INTO event_kind VALUES(24,'run');
INSERT INTO event_kind VALUES(25,'idle');
INSERT INTO event_kind VALUES(26,'environment');
INSERT INTO event_kind VALUES(27,'trait');
INSERT INTO event_kind VALUES(28,'contain');
INSERT INTO event_kind VALUES(29,'uncontain');
INSERT INTO event_kind VALUES(30,'resize');
INSERT INTO event_kind VALUES(31,'input');
INSERT INTO event_kind VALUES(32,'gesture');
INSERT INTO event_kind VALUES(33,'present');
INSERT INTO event_kind VALUES(34,'dismiss');
INSERT INTO event_kind VALUES(35,'push');
INSERT INTO event_kind VALUES(36,'pop');
INSERT INTO event_kind VALUES(37,'message');
INSERT INTO event_kind VALUES(38,'hang');
INSERT INTO event_kind VALUES(39,'freeze');
INSERT INTO event_kind VALUES(40,'crash');
INSERT INTO event_kind VALUES(41,'note');
CREATE TABLE event_outcome (
  number INTEGER NOT NULL PRIMARY KEY, -- number events use
  name TEXT NOT NULL UNIQUE -- what became of a write
) STRICT;
INSERT INTO event_outcome VALUES(0,'committed');
INSERT INTO event_outcome VALUES(1,'equal');
INSERT INTO event_outcome VALUES(2,'dropped');
INSERT INTO event_outcome VALUES(3,'deferred');
INSERT INTO event_outcome VALUES(4,'unknown');
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
INSERT INTO run_event VALUES(360777252864,31,0,4,0,1,0,42,0,NULL);
INSERT INTO run_event VALUES(360777252865,0,5,0,0,1,0,38,1000,NULL);
INSERT INTO run_event VALUES(360777252866,1,6,0,7,1,1,39,2000,NULL);
INSERT INTO run_event VALUES(360777252867,7,6,0,0,1,0,26,3000,NULL);
INSERT INTO run_event VALUES(360777252868,8,6,0,0,1,0,26,4000,NULL);
INSERT INTO run_event VALUES(360777252869,13,8,0,0,1,1,26,5000,NULL);
INSERT INTO run_event VALUES(360777252870,9,6,0,7,1,0,28,6000,NULL);
INSERT INTO run_event VALUES(360777252871,41,0,9,10,1,1,29,7000,NULL);
INSERT INTO run_event VALUES(360777252872,14,6,11,7,1,1,30,8000,NULL);
INSERT INTO run_event VALUES(360777252873,41,0,9,12,1,1,31,9000,NULL);
INSERT INTO run_event VALUES(360777252874,10,6,0,0,1,0,28,10000,NULL);
INSERT INTO run_event VALUES(360777252875,5,5,0,0,1,0,37,11000,NULL);
INSERT INTO run_event VALUES(360777252876,3,0,0,0,1,0,42,12000,NULL);
INSERT INTO run_event VALUES(360777252877,17,6,0,0,1,0,42,13000,NULL);
INSERT INTO run_event VALUES(360777252878,15,6,14,13,1,0,32,14000,NULL);
INSERT INTO run_event VALUES(360777252879,41,0,9,15,1,1,33,15000,NULL);
INSERT INTO run_event VALUES(360777252880,20,0,3,13,1,1,34,16000,0);
INSERT INTO run_event VALUES(360777252881,2,0,3,0,1,1,34,17000,NULL);
INSERT INTO run_event VALUES(360777252882,41,0,9,16,1,1,35,18000,NULL);
INSERT INTO run_event VALUES(360777252883,16,6,14,0,1,0,32,19000,NULL);
INSERT INTO run_event VALUES(360777252884,15,6,14,17,1,0,32,20000,NULL);
INSERT INTO run_event VALUES(360777252885,41,0,9,18,1,1,33,21000,NULL);
INSERT INTO run_event VALUES(360777252886,20,0,3,17,1,1,34,22000,0);
INSERT INTO run_event VALUES(360777252887,41,0,9,16,1,1,35,23000,NULL);
INSERT INTO run_event VALUES(360777252888,16,6,14,0,1,0,32,24000,NULL);
INSERT INTO run_event VALUES(360777252889,3,0,0,0,1,0,42,25000,NULL);
INSERT INTO run_event VALUES(360777252890,9,6,0,17,1,0,28,26000,NULL);
INSERT INTO run_event VALUES(360777252891,41,0,9,19,1,1,29,27000,NULL);
INSERT INTO run_event VALUES(360777252892,14,6,11,17,1,1,30,28000,NULL);
INSERT INTO run_event VALUES(360777252893,15,6,14,17,1,1,32,29000,NULL);
INSERT INTO run_event VALUES(360777252894,41,0,9,18,1,2,33,30000,NULL);
INSERT INTO run_event VALUES(360777252895,20,0,3,17,1,2,34,31000,2);
INSERT INTO run_event VALUES(360777252896,37,0,20,21,1,2,34,32000,NULL);
INSERT INTO run_event VALUES(360777252897,41,0,9,16,1,2,35,33000,NULL);
INSERT INTO run_event VALUES(360777252898,16,6,14,0,1,1,32,34000,NULL);
INSERT INTO run_event VALUES(360777252899,41,0,9,12,1,1,31,35000,NULL);
INSERT INTO run_event VALUES(360777252900,10,6,0,0,1,0,28,36000,NULL);
INSERT INTO run_event VALUES(360777252901,25,0,0,0,1,0,42,37000,NULL);
INSERT INTO run_event VALUES(717259538432,9,0,1,2,0,0,1,NULL,NULL);
INSERT INTO run_event VALUES(717259538433,37,0,4,3,0,1,2,NULL,NULL);
INSERT INTO run_event VALUES(717259538434,41,0,0,5,0,1,3,NULL,NULL);
INSERT INTO run_event VALUES(717259538435,10,0,1,0,0,0,4,NULL,NULL);
INSERT INTO run_event VALUES(721554505728,9,0,1,0,0,0,1,NULL,NULL);
INSERT INTO run_event VALUES(721554505729,41,0,0,2,0,1,2,NULL,NULL);
INSERT INTO run_event VALUES(721554505730,41,0,0,3,0,1,3,NULL,NULL);
INSERT INTO run_event VALUES(721554505731,10,0,1,0,0,0,4,NULL,NULL);
INSERT INTO run_event VALUES(725849473024,31,0,4,0,1,0,42,0,NULL);
INSERT INTO run_event VALUES(725849473025,0,5,0,0,1,0,38,1000,NULL);
INSERT INTO run_event VALUES(725849473026,1,6,0,7,1,1,39,2000,NULL);
INSERT INTO run_event VALUES(725849473027,7,6,0,0,1,0,26,3000,NULL);
INSERT INTO run_event VALUES(725849473028,8,6,0,0,1,0,26,4000,NULL);
INSERT INTO run_event VALUES(725849473029,13,8,0,0,1,1,26,5000,NULL);
INSERT INTO run_event VALUES(725849473030,9,6,0,7,1,0,28,6000,NULL);
INSERT INTO run_event VALUES(725849473031,41,0,9,10,1,1,29,7000,NULL);
INSERT INTO run_event VALUES(725849473032,14,6,11,7,1,1,30,8000,NULL);
INSERT INTO run_event VALUES(725849473033,41,0,9,12,1,1,31,9000,NULL);
INSERT INTO run_event VALUES(725849473034,10,6,0,0,1,0,28,10000,NULL);
INSERT INTO run_event VALUES(725849473035,5,5,0,0,1,0,37,11000,NULL);
INSERT INTO run_event VALUES(725849473036,3,0,0,0,1,0,42,12000,NULL);
INSERT INTO run_event VALUES(725849473037,17,6,0,0,1,0,42,13000,NULL);
INSERT INTO run_event VALUES(725849473038,15,6,14,13,1,0,32,14000,NULL);
INSERT INTO run_event VALUES(725849473039,41,0,9,15,1,1,33,15000,NULL);
INSERT INTO run_event VALUES(725849473040,20,0,3,13,1,1,34,16000,0);
INSERT INTO run_event VALUES(725849473041,2,0,3,0,1,1,34,17000,NULL);
INSERT INTO run_event VALUES(725849473042,41,0,9,16,1,1,35,18000,NULL);
INSERT INTO run_event VALUES(725849473043,16,6,14,0,1,0,32,19000,NULL);
INSERT INTO run_event VALUES(725849473044,15,6,14,17,1,0,32,20000,NULL);
INSERT INTO run_event VALUES(725849473045,41,0,9,18,1,1,33,21000,NULL);
INSERT INTO run_event VALUES(725849473046,20,0,3,17,1,1,34,22000,0);
INSERT INTO run_event VALUES(725849473047,41,0,9,16,1,1,35,23000,NULL);
INSERT INTO run_event VALUES(725849473048,16,6,14,0,1,0,32,24000,NULL);
INSERT INTO run_event VALUES(725849473049,3,0,0,0,1,0,42,25000,NULL);
INSERT INTO run_event VALUES(725849473050,9,6,0,17,1,0,28,26000,NULL);
INSERT INTO run_event VALUES(725849473051,41,0,9,19,1,1,29,27000,NULL);
INSERT INTO run_event VALUES(725849473052,14,6,11,17,1,1,30,28000,NULL);
INSERT INTO run_event VALUES(725849473053,15,6,14,17,1,1,32,29000,NULL);
INSERT INTO run_event VALUES(725849473054,41,0,9,18,1,2,33,30000,NULL);
INSERT INTO run_event VALUES(725849473055,20,0,3,17,1,2,34,31000,2);
INSERT INTO run_event VALUES(725849473056,37,0,20,21,1,2,34,32000,NULL);
INSERT INTO run_event VALUES(725849473057,41,0,9,16,1,2,35,33000,NULL);
INSERT INTO run_event VALUES(725849473058,16,6,14,0,1,1,32,34000,NULL);
INSERT INTO run_event VALUES(725849473059,41,0,9,12,1,1,31,35000,NULL);
INSERT INTO run_event VALUES(725849473060,10,6,0,0,1,0,28,36000,NULL);
INSERT INTO run_event VALUES(725849473061,25,0,0,0,1,0,42,37000,NULL);
INSERT INTO run_event VALUES(730144440320,31,0,4,0,1,0,22,0,NULL);
INSERT INTO run_event VALUES(730144440321,0,5,0,0,1,0,18,1000,NULL);
INSERT INTO run_event VALUES(730144440322,1,6,0,7,1,1,19,2000,NULL);
INSERT INTO run_event VALUES(730144440323,7,6,0,0,1,0,9,3000,NULL);
INSERT INTO run_event VALUES(730144440324,8,6,0,0,1,0,9,4000,NULL);
INSERT INTO run_event VALUES(730144440325,13,8,0,0,1,1,9,5000,NULL);
INSERT INTO run_event VALUES(730144440326,9,6,0,7,1,0,11,6000,NULL);
INSERT INTO run_event VALUES(730144440327,41,0,9,10,1,1,12,7000,NULL);
INSERT INTO run_event VALUES(730144440328,14,6,11,7,1,1,13,8000,NULL);
INSERT INTO run_event VALUES(730144440329,10,6,0,0,1,0,11,9000,NULL);
INSERT INTO run_event VALUES(730144440330,5,5,0,0,1,0,17,10000,NULL);
INSERT INTO run_event VALUES(730144440331,3,0,0,0,1,0,22,11000,NULL);
INSERT INTO run_event VALUES(730144440332,17,6,0,0,1,0,22,12000,NULL);
INSERT INTO run_event VALUES(730144440333,25,0,0,0,1,0,22,13000,NULL);
INSERT INTO run_event VALUES(730144440334,31,6,12,13,1,0,23,1000000000,NULL);
INSERT INTO run_event VALUES(730144440335,15,6,14,13,1,0,14,1000001000,NULL);
INSERT INTO run_event VALUES(730144440336,20,0,3,13,1,1,15,1000002000,0);
INSERT INTO run_event VALUES(730144440337,2,0,3,0,1,1,15,1000003000,NULL);
INSERT INTO run_event VALUES(730144440338,16,6,14,0,1,0,14,1000004000,NULL);
INSERT INTO run_event VALUES(730144440339,3,0,0,0,1,0,23,1000005000,NULL);
INSERT INTO run_event VALUES(730144440340,9,6,0,13,1,0,11,1000006000,NULL);
INSERT INTO run_event VALUES(730144440341,41,0,9,15,1,1,12,1000007000,NULL);
INSERT INTO run_event VALUES(730144440342,14,6,11,13,1,1,13,1000008000,NULL);
INSERT INTO run_event VALUES(730144440343,10,6,0,0,1,0,11,1000009000,NULL);
INSERT INTO run_event VALUES(730144440344,25,0,0,0,1,0,23,1000010000,NULL);
INSERT INTO run_event VALUES(730144440345,32,6,12,16,1,0,23,1016011000,NULL);
CREATE TABLE run_format (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  position INTEGER NOT NULL, -- order, best first, from 0
  format TEXT NOT NULL, -- format that was tried
  matched_lines INTEGER NOT NULL, -- lines that look like it
  PRIMARY KEY (run, position)
) STRICT, WITHOUT ROWID;
INSERT INTO run_format VALUES(167,0,'plain',3);
INSERT INTO run_format VALUES(168,0,'plain',2);
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
INSERT INTO run_issue VALUES(168,0,'nul-bytes','note',3,46,1);
CREATE TABLE run_blind_spot (
  run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, -- run it belongs to
  fact TEXT NOT NULL, -- what its format cannot show
  PRIMARY KEY (run, fact)
) STRICT, WITHOUT ROWID;
INSERT INTO run_blind_spot VALUES(167,'bodies');
INSERT INTO run_blind_spot VALUES(167,'callbacks');
INSERT INTO run_blind_spot VALUES(167,'dismantle');
INSERT INTO run_blind_spot VALUES(167,'inputs');
INSERT INTO run_blind_spot VALUES(167,'main-thread');
INSERT INTO run_blind_spot VALUES(167,'sets');
INSERT INTO run_blind_spot VALUES(167,'struct-inits');
INSERT INTO run_blind_spot VALUES(167,'threads');
INSERT INTO run_blind_spot VALUES(167,'times');
INSERT INTO run_blind_spot VALUES(167,'writes');
INSERT INTO run_blind_spot VALUES(168,'bodies');
INSERT INTO run_blind_spot VALUES(168,'callbacks');
INSERT INTO run_blind_spot VALUES(168,'dismantle');
INSERT INTO run_blind_spot VALUES(168,'inputs');
INSERT INTO run_blind_spot VALUES(168,'main-thread');
INSERT INTO run_blind_spot VALUES(168,'sets');
INSERT INTO run_blind_spot VALUES(168,'struct-inits');
INSERT INTO run_blind_spot VALUES(168,'threads');
INSERT INTO run_blind_spot VALUES(168,'times');
INSERT INTO run_blind_spot VALUES(168,'writes');
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
INSERT INTO run_finding VALUES(84,0,'state-modified-during-update','error','certain','28 34',34,'position CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_finding VALUES(84,1,'update-unguarded','warning','likely','30 32',30,'HybridMap#1 centerCoordinate CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_finding VALUES(167,0,'player-overlap','warning','certain','2',NULL,NULL);
INSERT INTO run_finding VALUES(169,0,'state-modified-during-update','error','certain','28 34',34,'position CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
INSERT INTO run_finding VALUES(169,1,'update-unguarded','warning','likely','30 32',30,'HybridMap#1 centerCoordinate CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)');
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
CREATE TABLE model_rule (
  id TEXT NOT NULL PRIMARY KEY, -- short id, such as R3.1
  position INTEGER NOT NULL, -- order of the rules
  confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')), -- how sure the rule is
  grounds TEXT NOT NULL, -- what it rests on
  text TEXT NOT NULL -- the rule in one sentence
) STRICT, WITHOUT ROWID;
CREATE TABLE scenario (
  id TEXT NOT NULL PRIMARY KEY, -- short id that commands take
  position INTEGER NOT NULL, -- order inside the book
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform it is about
  text TEXT NOT NULL -- its file
) STRICT, WITHOUT ROWID;
INSERT INTO scenario VALUES('map-wrapper',23,'A map whose center is bound to state','ios',replace('kind: scenario\nid: map-wrapper\ntitle: A map whose center is bound to state\nplatform: ios\nsources: seed-000\nrules: R1.3, R1.4, R1.6, R2.2, R3.1, R3.2, R4.2\ngotchas: state-modified-during-update, update-unguarded\n\nlet berlin = "CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)"\nlet berlinRead = "CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)"\nlet north = "CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4)"\nlet farther = "CLLocationCoordinate2D(latitude: 52.7, longitude: 13.4)"\nlet farthest = "CLLocationCoordinate2D(latitude: 52.8, longitude: 13.4)"\nlet germany = "CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)"\n\nstate position = berlin\n\nplatform MKMapView\n  property centerCoordinate = germany\n    set waits for layout\n    set calls mapViewDidChangeVisibleRegion\n    set ends drag\n    user calls mapViewDidChangeVisibleRegion\n    berlin reads back as berlinRead\n\nrepresentable HybridMap wraps MKMapView\n  binding position\n  update                                                   <- update\n    print "Begin updateUIView {position}"\n    set centerCoordinate = position                        <- set\n    print "End updateUIView"\n  callback mapViewDidChangeVisibleRegion                   <- callback\n    print "Begin didChange {view.centerCoordinate}"\n    write position = view.centerCoordinate                 <- write\n    print "End didChange"\n\nview ContentView\n  body\n    show HybridMap(position)\n\nsteps\n  launch ContentView\n\nvariant M1 broken: the delegate writes at once\n  finds state-modified-during-update at update write by write\n  finds update-unguarded at set callback by set\n  expect updates = 2\n  expect messages = 1\n  expect position = berlinRead\n\nvariant M2 half-fixed: the write is deferred, the update still sets without a look\n  change HybridMap\n    callback mapViewDidChangeVisibleRegion                 <- callback\n      print "Begin didChange {view.centerCoordinate}"\n      async setPosition\n        write position = view.centerCoordinate             <- write\n      print "End didChange"\n  steps\n    launch ContentView\n    drag HybridMap centerCoordinate to north, farther, farthest\n  finds update-unguarded at set callback by set\n  expect messages = 0\n  expect position = north\n\nvariant M3 fixed from M2: the update sets only what differs\n  change HybridMap\n    update\n      print "Begin updateUIView {position}"\n      if view.centerCoordinate != position\n        set centerCoordinate = position                    <- set\n      print "End updateUIView"\n  expect messages = 0\n  expect position = farthest\n','\n',char(10)));
INSERT INTO scenario VALUES('volume-knob',1000000,'A knob for the volume','ios',replace('kind: scenario\nid: volume-knob\ntitle: A knob for the volume\nplatform: ios\nsources: own-experience\n\nstate volume = 0\n\nrepresentable Knob wraps UISlider\n  binding volume\n  update\n    print "update {volume}"\n    set value = volume\n  callback valueChanged\n    write volume = view.value\n\nview ContentView\n  body\n    show Knob(volume)\n\nsteps\n  launch ContentView\n  drag Knob value to 5\n\nvariant as-is fixed: writes the value when it changes\n  expect volume = 5\n','\n',char(10)));
CREATE TABLE scenario_variant (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario it belongs to
  position INTEGER NOT NULL, -- order inside the scenario, from 0
  name TEXT NOT NULL, -- name, such as M1
  role TEXT NOT NULL CHECK (role IN ('broken', 'half-fixed', 'fixed', 'plain')), -- what it is shown for
  base TEXT, -- variant whose changes it starts from; null for none
  title TEXT NOT NULL, -- what it does, for people
  run INTEGER REFERENCES run (number) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, -- its built-in run; null once that was removed
  PRIMARY KEY (scenario_id, position),
  UNIQUE (scenario_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO scenario_variant VALUES('map-wrapper',0,'M1','broken',NULL,'the delegate writes at once',84);
INSERT INTO scenario_variant VALUES('volume-knob',0,'as-is','fixed',NULL,'writes the value when it changes',170);
CREATE TABLE scenario_gotcha (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that shows it
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha it shows
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE scenario_rule (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that rests on it
  position INTEGER NOT NULL, -- order, from 0
  rule_id TEXT NOT NULL, -- rule of the model; see model_rule
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE scenario_source (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that draws on it
  position INTEGER NOT NULL, -- order, from 0
  source_id TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED, -- document drawn on
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE modelled_ground (
  entry_id TEXT NOT NULL REFERENCES claim (entry_id) ON DELETE CASCADE, -- claim it speaks to
  position INTEGER NOT NULL, -- order inside the claim, counted together with claim_ground, from 0
  side TEXT NOT NULL CHECK (side IN ('for', 'against')), -- which side it is on
  scenario_id TEXT NOT NULL, -- scenario that is run; see scenario
  variant TEXT NOT NULL, -- variant that is run; see scenario_variant
  expectation TEXT NOT NULL, -- what the run must show, as in scenario files
  text TEXT NOT NULL, -- what that says of the claim
  agrees INTEGER CHECK (agrees IN (0, 1)), -- 1 when the built-in run shows it; null where it was not made
  found TEXT, -- what the run shows in its place; null where it has nothing of that name
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE modelled_ground_rule (
  entry_id TEXT NOT NULL, -- claim
  position INTEGER NOT NULL, -- ground of the claim
  number INTEGER NOT NULL, -- order inside the ground, from 0
  rule_id TEXT NOT NULL, -- rule of the model the run rests on; see model_rule
  PRIMARY KEY (entry_id, position, number),
  FOREIGN KEY (entry_id, position) REFERENCES modelled_ground (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE entry_text (
  number INTEGER PRIMARY KEY, -- number that postings refer to
  id TEXT NOT NULL COLLATE NOCASE, -- entry, scenario or message it is the text of
  kind TEXT NOT NULL, -- what it is about
  title TEXT NOT NULL DEFAULT '', -- title
  terms TEXT NOT NULL DEFAULT '', -- other names and phrases people use, separated by semicolons
  symptom TEXT NOT NULL DEFAULT '', -- what people see, or when to use it
  body TEXT NOT NULL DEFAULT '', -- the other sections without source marks
  batch INTEGER NOT NULL DEFAULT 0 -- texts that were indexed together
) STRICT;
CREATE TABLE search_batch (
  number INTEGER NOT NULL PRIMARY KEY, -- texts that were indexed together
  entries INTEGER NOT NULL -- gotchas and patterns among them, which tell how rare a word is
) STRICT;
CREATE TABLE search_posting (
  term TEXT NOT NULL, -- stem of a word, two characters of Chinese or Japanese text, #concept, or #concept#concept for two that stand close together
  batch INTEGER NOT NULL, -- texts that were indexed together
  entries INTEGER NOT NULL, -- gotchas and patterns that hold the term
  postings TEXT NOT NULL, -- number and strength (0 to 255) of each text that holds it, separated by blanks
  PRIMARY KEY (term, batch)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_phrase (
  stem TEXT NOT NULL, -- stem of the first word
  rest TEXT NOT NULL, -- stems of the other words, separated by blanks; empty for a single word
  concept TEXT NOT NULL, -- what it means
  PRIMARY KEY (stem, rest, concept)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_stop_word (
  word TEXT NOT NULL PRIMARY KEY -- word that says nothing about what is searched for
) STRICT, WITHOUT ROWID;
CREATE TABLE search_weight (
  name TEXT NOT NULL PRIMARY KEY, -- field, kind of word or measure of a search
  value REAL NOT NULL CHECK (value >= 0) -- how much it counts
) STRICT, WITHOUT ROWID;
CREATE TABLE message_text (
  message_id TEXT NOT NULL PRIMARY KEY REFERENCES message_pattern (id) ON DELETE CASCADE, -- message
  origin TEXT NOT NULL, -- who prints it, for people
  meaning TEXT NOT NULL -- what it says of the program
) STRICT, WITHOUT ROWID;
CREATE TABLE sentence (
  entry_id TEXT NOT NULL REFERENCES entry (id) ON DELETE CASCADE, -- gotcha it stands in
  position INTEGER NOT NULL, -- order inside the gotcha, from 0
  heading TEXT NOT NULL CHECK (heading IN ('Cause', 'Fix')), -- heading it stands under
  number INTEGER NOT NULL, -- order under the heading, from 1
  text TEXT NOT NULL CHECK (text <> ''), -- the sentence in Markdown, without source marks
  status TEXT NOT NULL CHECK (status IN ('stated', 'inferred')), -- whether a source says it
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE sentence_source (
  entry_id TEXT NOT NULL, -- gotcha it stands in
  sentence INTEGER NOT NULL, -- position of the sentence
  position INTEGER NOT NULL, -- order of the source, from 0
  source_id TEXT NOT NULL REFERENCES source (id), -- document that says so
  PRIMARY KEY (entry_id, sentence, position),
  FOREIGN KEY (entry_id, sentence) REFERENCES sentence (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE own_version (
  id TEXT NOT NULL, -- id of the entry, scenario, tree part or table
  version INTEGER NOT NULL CHECK (version > 0), -- number in this store, from 1
  kind TEXT NOT NULL CHECK (kind IN ('pattern', 'gotcha', 'component', 'claim', 'scenario', 'tree', 'table')), -- what the text is
  relation TEXT NOT NULL CHECK (relation IN ('new', 'overrides', 'extends')), -- what it is to the built-in book
  target TEXT, -- id of the built-in text that it overrides or extends
  base_hash TEXT, -- SHA-256 of that built-in text when this version was written
  change TEXT NOT NULL CHECK (change IN ('added', 'edited', 'removed', 'restored')), -- what was done
  changed_at TEXT NOT NULL, -- when, ISO 8601 in UTC
  changed_by TEXT, -- by whom, where that is known
  text TEXT, -- the whole text; null where it was removed
  PRIMARY KEY (id, version),
  CHECK ((change = 'removed') = (text IS NULL)),
  CHECK ((relation = 'new') = (target IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO own_version VALUES('player-messages',1,'table','extends','messages',NULL,'added','2026-11-23T07:10:00Z','anna',replace('kind: table\nid: player-messages\nextends: messages\n\nplayer-active | [Player] <n> players are active | player-overlap | warning | -\n','\n',char(10)));
INSERT INTO own_version VALUES('player-overlap',1,'gotcha','new',NULL,NULL,'added','2026-11-23T07:10:00Z','anna',replace('kind: gotcha\nid: player-overlap\ntitle: Two players sound at once after a quick swipe\napproaches: view\nplatforms: ios 13.0\nseverity: warning\nevidence: M\nsources: own-experience\nterms: double audio, echo after swiping\nlinks: missing-dismantle\naudited: iOS 26\n\n## Symptom\nAfter a quick swipe the old page keeps playing below the new one.\n\n## Cause\nThe old player view is dismantled only after the new one was made.[^own-experience]\n\n## Fix\nPause the player when the page disappears, not in dismantle.[^own-experience]\n\n## Triggering\n~~~~trace plain\n  Begin updateUIView\n! [Player] 2 players are active\n  End updateUIView\n~~~~\n\n## Clean\n~~~~trace plain\n  Begin updateUIView\n  End updateUIView\n~~~~\n','\n',char(10)));
INSERT INTO own_version VALUES('player-overlap',2,'gotcha','new',NULL,NULL,'edited','2026-11-23T07:10:01Z','anna',replace('kind: gotcha\nid: player-overlap\ntitle: Two players sound at once after a quick swipe back\napproaches: view\nplatforms: ios 13.0\nseverity: warning\nevidence: M\nsources: own-experience\nterms: double audio, echo after swiping\nlinks: missing-dismantle\naudited: iOS 26\n\n## Symptom\nAfter a quick swipe the old page keeps playing below the new one.\n\n## Cause\nThe old player view is dismantled only after the new one was made.[^own-experience]\n\n## Fix\nPause the player when the page disappears, not in dismantle.[^own-experience]\n\n## Triggering\n~~~~trace plain\n  Begin updateUIView\n! [Player] 2 players are active\n  End updateUIView\n~~~~\n\n## Clean\n~~~~trace plain\n  Begin updateUIView\n  End updateUIView\n~~~~\n','\n',char(10)));
INSERT INTO own_version VALUES('update-unguarded',1,'gotcha','overrides','update-unguarded','170325a5e7e4e09779bf1136dda963a31fea6d2fad6ceb62fbe69900cd5287b8','added','2026-11-23T07:10:00Z','anna',replace('kind: gotcha\nid: update-unguarded\noverrides: update-unguarded\ntitle: Our words for writes that come back from an update\napproaches: view\nplatforms: ios 13.0\nseverity: warning\nevidence: statement\nsources: own-experience\nterms: our loop\naudited: iOS 26\n\n## Symptom\nThe view is updated again and again.\n\n## Cause\nThe update writes what it reads.[^own-experience]\n\n## Fix\nCompare before writing.[^own-experience]\n','\n',char(10)));
INSERT INTO own_version VALUES('update-unguarded',2,'gotcha','overrides','update-unguarded','170325a5e7e4e09779bf1136dda963a31fea6d2fad6ceb62fbe69900cd5287b8','removed','2026-11-23T07:10:01Z','anna',NULL);
INSERT INTO own_version VALUES('update-unguarded',3,'gotcha','overrides','update-unguarded','170325a5e7e4e09779bf1136dda963a31fea6d2fad6ceb62fbe69900cd5287b8','restored','2026-11-23T07:10:02Z','anna',replace('kind: gotcha\nid: update-unguarded\noverrides: update-unguarded\ntitle: Our words for writes that come back from an update\napproaches: view\nplatforms: ios 13.0\nseverity: warning\nevidence: statement\nsources: own-experience\nterms: our loop\naudited: iOS 26\n\n## Symptom\nThe view is updated again and again.\n\n## Cause\nThe update writes what it reads.[^own-experience]\n\n## Fix\nCompare before writing.[^own-experience]\n','\n',char(10)));
INSERT INTO own_version VALUES('volume-knob',1,'scenario','new',NULL,NULL,'added','2026-11-23T07:10:54Z','anna',replace('kind: scenario\nid: volume-knob\ntitle: A knob for the volume\nplatform: ios\nsources: own-experience\n\nstate volume = 0\n\nrepresentable Knob wraps UISlider\n  binding volume\n  update\n    print "update {volume}"\n    set value = volume\n  callback valueChanged\n    write volume = view.value\n\nview ContentView\n  body\n    show Knob(volume)\n\nsteps\n  launch ContentView\n  drag Knob value to 5\n\nvariant as-is fixed: writes the value when it changes\n  expect volume = 5\n','\n',char(10)));
CREATE TABLE own_text (
  id TEXT NOT NULL PRIMARY KEY, -- id of the text
  version INTEGER NOT NULL, -- the version that holds
  FOREIGN KEY (id, version) REFERENCES own_version (id, version) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO own_text VALUES('player-messages',1);
INSERT INTO own_text VALUES('player-overlap',2);
INSERT INTO own_text VALUES('update-unguarded',3);
INSERT INTO own_text VALUES('volume-knob',1);
CREATE TABLE own_problem (
  id TEXT NOT NULL REFERENCES own_text (id) ON DELETE CASCADE, -- text
  position INTEGER NOT NULL, -- order, from 0
  line INTEGER NOT NULL, -- line of the text, from 1
  message TEXT NOT NULL, -- what is wrong and what to do
  PRIMARY KEY (id, position)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entry_by_folded_id ON entry (id COLLATE NOCASE);
CREATE INDEX entry_link_by_target ON entry_link (target_id);
CREATE INDEX scenario_gotcha_by_gotcha ON scenario_gotcha (gotcha_id);
CREATE INDEX run_finding_by_gotcha ON run_finding (gotcha);
CREATE INDEX modelled_ground_by_variant ON modelled_ground (scenario_id, variant);
CREATE INDEX entry_text_by_id ON entry_text (id);
CREATE INDEX entry_text_by_batch ON entry_text (batch);
CREATE INDEX entry_text_by_kind ON entry_text (kind);
CREATE UNIQUE INDEX own_text_by_folded_id ON own_text (id COLLATE NOCASE);
CREATE TRIGGER entry_text_batch_gone AFTER DELETE ON entry_text
WHEN NOT EXISTS (SELECT 1 FROM entry_text WHERE batch = old.batch)
BEGIN
  DELETE FROM search_posting WHERE batch = old.batch;
  DELETE FROM search_batch WHERE number = old.batch;
END;
CREATE VIEW entries ( -- every entry, by kind and in the order of the book
  id, -- unique across all kinds; a component's id is its class name
  kind, -- pattern, gotcha, component, claim or availability
  title, -- title; a claim's title is its sentence
  origin, -- built-in or own
  technique, -- patterns: the type or technique it shows
  severity, -- gotchas: error, warning or note
  evidence, -- gotchas: letters of the ways it can be shown, separated by blanks
  belief, -- gotchas that start from a tempting belief: that belief
  audited -- releases the entry was checked against
) AS
  SELECT id, kind, title, origin, technique, severity, evidence, belief, audited FROM entry ORDER BY kind, position
;
CREATE VIEW gotchas ( -- gotchas with what they look like, why, and what cures them
  id, -- gotcha
  title, -- title for people
  severity, -- error, warning or note
  evidence, -- letters of the ways it can be shown: M message, S scenario, T trace, C compiler; or statement
  belief, -- the tempting belief it starts from; null for none
  symptom, -- what is seen, in Markdown
  cause, -- why it happens, in Markdown with source marks
  fix -- what cures it, in Markdown with source marks
) AS
  SELECT id, title, severity, evidence, belief,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Symptom'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Cause'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Fix')
  FROM entry WHERE kind = 'gotcha' ORDER BY position
;
CREATE VIEW patterns ( -- patterns: one way to build a bridge each
  id, -- pattern
  title, -- title for people
  technique, -- type or technique it shows
  use, -- when to use it, in Markdown with source marks
  code -- its code, in Markdown
) AS
  SELECT id, title, technique,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'When'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Code')
  FROM entry WHERE kind = 'pattern' ORDER BY position
;
CREATE VIEW components ( -- classes of UIKit, AppKit and other frameworks
  class, -- class name, which is the entry's id
  framework, -- framework that declares it
  kind, -- view, controller, gesture, window, layer or not-a-view
  role, -- choice of the tree's fact "thing" that it settles
  presentation, -- controllers: embed or present
  place, -- slots and windows: choice of the tree's fact "place" that it settles
  native_coverage, -- how much a native SwiftUI API covers: full, partial or none
  delegate, -- how it reports back; null where it does not
  is_soft_deprecated -- 1 when Apple discourages it without naming a version
) AS
  SELECT entry.id, component.framework, component.kind, component.role, component.presentation, component.place,
    component.coverage, component.delegate, component.is_soft_deprecated
  FROM component JOIN entry ON entry.id = component.entry_id ORDER BY entry.position
;
CREATE VIEW bases ( -- base classes of the components
  class, -- class
  toolkit, -- framework the chain holds for; any for all
  distance, -- steps from the class, from 0
  base -- base class
) AS
  SELECT entry_id, toolkit, position, base FROM component_base ORDER BY entry_id, toolkit, position
;
CREATE VIEW deprecations ( -- where a class is deprecated
  class, -- class
  platform, -- platform that deprecates it
  since -- release that deprecates it
) AS
  SELECT entry_id, platform, since FROM component_deprecation ORDER BY entry_id, platform
;
CREATE VIEW native_apis ( -- SwiftUI APIs that replace a class, one row a platform
  class, -- class it replaces
  api, -- SwiftUI API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT component_native.entry_id, component_native.api, component_native_platform.platform, component_native_platform.since
  FROM component_native JOIN component_native_platform USING (entry_id, position)
  ORDER BY 1, component_native.position, 3
;
CREATE VIEW claims ( -- what articles say about bridging, and where it stands
  id, -- claim
  claim, -- its sentence
  status -- shown, refuted, disputed or stated
) AS
  SELECT entry.id, entry.title, claim.status FROM claim JOIN entry ON entry.id = claim.entry_id ORDER BY entry.position
;
CREATE VIEW grounds ( -- what speaks for and against a claim
  claim_id, -- claim
  side, -- for or against
  kind, -- printed, api, documentation, stated or modelled
  source, -- title of the document, or the run of a modelled ground
  text, -- what it says of the claim
  source_id -- id of the document; null for a modelled ground
) AS
  SELECT claim_id, side, kind, source, text, source_id FROM (
    SELECT claim_ground.entry_id AS claim_id, position, side, claim_ground.kind, source.title AS source, claim_ground.text, source.id AS source_id
    FROM claim_ground JOIN source ON source.id = claim_ground.source_id
    UNION ALL
    SELECT entry_id, position, side, 'modelled', scenario_id || '/' || variant, text, NULL FROM modelled_ground)
  ORDER BY claim_id, position
;
CREATE VIEW modelled_grounds ( -- what a run of the simulator must show for a claim, and whether it does
  claim_id, -- claim
  side, -- for or against
  scenario, -- scenario that is run
  variant, -- variant that is run
  expectation, -- what the run must show
  model, -- agrees or differs; null where it was not run
  found, -- what the run shows in its place
  rules, -- rules of the model it rests on
  lowest_confidence, -- how sure the least sure of them is
  text -- what that says of the claim
) AS
  SELECT entry_id, side, scenario_id, variant, expectation,
    CASE agrees WHEN 1 THEN 'agrees' WHEN 0 THEN 'differs' END, found,
    (SELECT group_concat(rule_id, ' ') FROM (
      SELECT rule_id FROM modelled_ground_rule AS own
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position
      ORDER BY number)),
    (SELECT confidence FROM modelled_ground_rule AS own JOIN model_rule ON model_rule.id = rule_id
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position
      ORDER BY CASE confidence WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END
      LIMIT 1),
    text
  FROM modelled_ground ORDER BY entry_id, position
;
CREATE VIEW sentences ( -- what the gotchas say of cause and cure, sentence by sentence
  id, -- id that show takes
  gotcha, -- gotcha it stands in
  heading, -- Cause or Fix
  text, -- the sentence
  status, -- stated by a source, or inferred
  sources -- ids of the sources
) AS
  SELECT sentence.entry_id || '.' || lower(heading) || '.' || number, sentence.entry_id, heading, text, status,
    (SELECT group_concat(source_id, ', ') FROM (
      SELECT source_id FROM sentence_source
      WHERE sentence_source.entry_id = sentence.entry_id AND sentence_source.sentence = sentence.position
      ORDER BY sentence_source.position))
  FROM sentence JOIN entry ON entry.id = sentence.entry_id ORDER BY entry.position, sentence.position
;
CREATE VIEW sections ( -- the text of the entries
  entry_id, -- entry
  heading, -- fixed heading, such as Cause
  markdown -- text in Markdown with source marks such as [^seed-000]
) AS
  SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position
;
CREATE VIEW examples ( -- recorded lines and scenarios that show a gotcha, or show it cured
  entry_id, -- gotcha
  expectation, -- Triggering or Clean
  form, -- trace or scenario
  format, -- traces: format of the lines
  scenario, -- scenarios: id
  variant, -- scenarios: variant
  text -- lines with their gutter: ! marks a line of the finding, @ what provoked it
) AS
  SELECT entry_id, expectation, form, format, scenario, variant, text FROM entry_example ORDER BY entry_id, position
;
CREATE VIEW approaches ( -- which bridges an entry is about
  entry_id, -- entry
  approach -- view, controller, gesture, hosting, environment, shared-state, native or none
) AS
  SELECT entry_id, approach FROM entry_approach ORDER BY entry_id, approach
;
CREATE VIEW platforms ( -- where the subject of an entry exists
  entry_id, -- entry
  platform, -- ios, ipados, catalyst, macos, tvos, visionos or watchos
  since, -- first release; null where the documentation names the platform without one
  since_rank -- the same as a number that sorts: major * 10000 + minor * 100 + patch; 0 for null
) AS
  SELECT entry_id, platform, since, since_rank FROM entry_platform ORDER BY entry_id, platform
;
CREATE VIEW availability ( -- since when APIs exist, one row a platform
  id, -- entry
  api, -- API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT entry.id, entry.title, entry_platform.platform, entry_platform.since
  FROM entry JOIN entry_platform ON entry_platform.entry_id = entry.id
  WHERE entry.kind = 'availability' ORDER BY entry.position, entry_platform.platform
;
CREATE VIEW terms ( -- other names and phrases that lead to an entry
  entry_id, -- entry
  term -- name or phrase
) AS
  SELECT entry_id, term FROM entry_term ORDER BY entry_id, position
;
CREATE VIEW links ( -- which entries name which others
  entry_id, -- entry that names the other
  relation, -- link, or claim for a claim the entry rests on
  target_id -- entry that is named
) AS
  SELECT entry_id, relation, target_id FROM entry_link ORDER BY entry_id, relation, position
;
CREATE VIEW sources ( -- documents the book draws on
  id, -- short id that marks and grounds refer to
  kind, -- article, documentation, sdk, video, issue, code or language
  title, -- title for people
  url -- where it can be read; null when it has no public address
) AS
  SELECT id, kind, title, url FROM source ORDER BY id
;
CREATE VIEW entry_sources ( -- which entry draws on which document
  entry_id, -- entry
  source_id -- document
) AS
  SELECT entry_id, source_id FROM entry_source ORDER BY entry_id, position
;
CREATE VIEW releases ( -- releases of the platforms that the book knows
  platform, -- platform
  version, -- release
  name, -- name of the major release, such as Sonoma
  rank -- the release as a number that sorts: major * 10000 + minor * 100
) AS
  SELECT platform, version, name, platform_release.rank FROM platform_release ORDER BY platform, platform_release.rank
;
CREATE VIEW tree ( -- the decision tree: one row for each choice of each question
  question, -- question
  fact, -- fact it asks for
  choice, -- choice of the fact; dont-know for "asked, cannot say"
  child, -- question or leaf the choice leads to
  because -- why
) AS
  SELECT tree_question.id, tree_question.fact_id, tree_branch_choice.choice, tree_branch.child, tree_branch.because
  FROM tree_question
  JOIN tree_branch ON tree_branch.question = tree_question.number
  JOIN tree_branch_choice ON tree_branch_choice.question = tree_branch.question AND tree_branch_choice.branch = tree_branch.number
  ORDER BY tree_question.number, tree_branch.number, tree_branch_choice.position
;
CREATE VIEW leaves ( -- the answers of the decision tree
  id, -- leaf
  approach, -- bridge; null where the tree abstains
  technique, -- type or technique
  pattern, -- pattern that shows it
  summary, -- the answer in one sentence
  presentation -- controllers: embed or present
) AS
  SELECT id, approach, technique, pattern_id, summary, presentation FROM tree_leaf ORDER BY position
;
CREATE VIEW leaf_gotchas ( -- gotchas to watch for with an answer of the tree
  leaf, -- leaf
  gotcha -- gotcha, the most important first
) AS
  SELECT leaf_id, gotcha_id FROM tree_leaf_gotcha ORDER BY leaf_id, position
;
CREATE VIEW alternatives ( -- bridges that an answer of the tree did not take
  leaf, -- leaf that was taken
  approach, -- bridge that was not
  technique, -- its technique
  why_not -- why it was not taken
) AS
  SELECT leaf_id, approach, technique, why_not FROM tree_alternative ORDER BY leaf_id, position
;
CREATE VIEW messages ( -- messages of the runtime and the gotchas they can mean
  id, -- message
  pattern, -- exact text; <…> stands for any text of the line
  severity, -- error, warning or note
  gotcha, -- gotcha it can mean; null for known noise
  is_once_only -- 1 when a process prints it once and stays silent afterwards
) AS
  SELECT message_pattern.id, pattern, message_pattern.severity, message_gotcha.gotcha_id, is_once_only
  FROM message_pattern LEFT JOIN message_gotcha ON message_gotcha.message_id = message_pattern.id
  ORDER BY 1, message_gotcha.position
;
CREATE VIEW message_texts ( -- what messages of the runtime mean and who prints them
  id, -- message
  pattern, -- exact text; <…> stands for any text of the line
  origin, -- who prints it
  meaning -- what it says of the program
) AS
  SELECT message_pattern.id, pattern, origin, meaning
  FROM message_pattern JOIN message_text ON message_id = message_pattern.id ORDER BY 1
;
CREATE VIEW concepts ( -- words that count as one in a search
  concept, -- what they mean
  stems -- stems of a word or phrase
) AS
  SELECT concept, trim(stem || ' ' || rest) FROM search_phrase ORDER BY 1, 2
;
CREATE VIEW scenarios ( -- situations that the simulator runs
  id, -- scenario
  title, -- title for people
  platform, -- platform it is about
  variants -- how many variants it has
) AS
  SELECT scenario.id, scenario.title, scenario.platform, count(scenario_variant.name)
  FROM scenario LEFT JOIN scenario_variant ON scenario_variant.scenario_id = scenario.id
  GROUP BY scenario.id ORDER BY scenario.position
;
CREATE VIEW variants ( -- variants of the scenarios
  scenario, -- scenario
  variant, -- name, such as M1
  role, -- broken, half-fixed, fixed or plain
  base, -- variant whose changes it starts from; null for none
  title, -- what it does
  run -- its built-in run; null once that was removed
) AS
  SELECT scenario_variant.scenario_id, scenario_variant.name, role, base, scenario_variant.title, run.id
  FROM scenario_variant
  JOIN scenario ON scenario.id = scenario_variant.scenario_id
  LEFT JOIN run ON run.number = scenario_variant.run
  ORDER BY scenario.position, scenario_variant.position
;
CREATE VIEW scenario_gotchas ( -- which scenario shows which gotcha
  scenario, -- scenario
  gotcha -- gotcha
) AS
  SELECT scenario_id, gotcha_id FROM scenario_gotcha ORDER BY scenario_id, position
;
CREATE VIEW scenario_rules ( -- which rules of the model a scenario rests on
  scenario, -- scenario
  rule -- rule; see model_rules
) AS
  SELECT scenario_id, rule_id FROM scenario_rule ORDER BY scenario_id, position
;
CREATE VIEW model_rules ( -- rules of the simulator's model
  id, -- rule, such as R3.1
  confidence, -- high, medium or low
  grounds, -- what it rests on
  text -- the rule in one sentence
) AS
  SELECT id, confidence, grounds, text FROM model_rule ORDER BY position
;
CREATE VIEW runs ( -- recorded and simulated runs, in the order they came
  id, -- twelve hexadecimal digits of the content's hash, or scenario/variant
  title, -- title for people
  origin, -- imported or simulated
  format, -- imported runs: the format most lines were read as
  platform, -- platform, where it is known
  scenario, -- simulated runs: scenario
  variant, -- simulated runs: variant
  line_count, -- lines of the input
  event_count, -- events of the run
  imported_at, -- when it was stored, ISO 8601 in UTC
  tool, -- program that wrote the trace, where it says so
  os -- version of the system, where it is known
) AS
  SELECT id, title, origin, format, platform, scenario, variant, line_count, event_count, imported_at, tool, os
  FROM run ORDER BY number
;
CREATE VIEW events ( -- what happened in the runs, one row an event
  run, -- run
  sequence, -- position in the run, from 0
  kind, -- what happened, such as update.begin
  subject, -- type and instance; null for none
  name, -- callback, property, state, block or message; null for none
  value, -- value; null for none
  thread, -- thread; null where the format does not tell
  depth, -- how many begun events enclose it
  line, -- line of the input, from 1
  time, -- nanoseconds since the start; null where only the order is known
  outcome -- what became of a write: committed, equal, dropped, deferred or unknown
) AS
  SELECT run.id, run_event.id & 4294967295, event_kind.name, subject.text, name.text,
    value.text, thread.text, depth, line, time, event_outcome.name
  FROM run
  CROSS JOIN run_event ON run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
  LEFT JOIN event_kind ON event_kind.number = run_event.kind
  LEFT JOIN event_outcome ON event_outcome.number = run_event.outcome
  LEFT JOIN run_text AS subject ON subject.run = run.number AND subject.number = run_event.subject AND run_event.subject > 0
  LEFT JOIN run_text AS name ON name.run = run.number AND name.number = run_event.name AND run_event.name > 0
  LEFT JOIN run_text AS value ON value.run = run.number AND value.number = run_event.value AND run_event.value > 0
  LEFT JOIN run_text AS thread ON thread.run = run.number AND thread.number = run_event.thread AND run_event.thread > 0
;
CREATE VIEW findings ( -- what the detectors found in the runs
  run, -- run
  gotcha, -- gotcha that was found
  severity, -- error, warning or note
  confidence, -- certain, likely or possible
  lines, -- lines that show it, separated by blanks
  provoked_line, -- line of the write or call that provoked it
  provoked_text -- that write or call
) AS
  SELECT run.id, gotcha, severity, confidence, lines, provoked_line, provoked_text
  FROM run_finding JOIN run ON run.number = run_finding.run ORDER BY run.number, run_finding.position
;
CREATE VIEW issues ( -- what of a run's input could not be taken as it was
  run, -- run
  code, -- what it was
  severity, -- error, warning or note
  line, -- line of the input, 0 for all of it
  byte, -- offset in the input
  count -- how often it happened from there on
) AS
  SELECT run.id, code, severity, line, byte, count
  FROM run_issue JOIN run ON run.number = run_issue.run ORDER BY run.number, run_issue.position
;
CREATE VIEW blind_spots ( -- what the format of a run cannot show
  run, -- run
  fact -- what it cannot show
) AS
  SELECT run.id, fact FROM run_blind_spot JOIN run ON run.number = run_blind_spot.run ORDER BY run.number, fact
;
CREATE VIEW own_texts ( -- texts of a team's own that hold
  id, -- id of the text
  kind, -- pattern, gotcha, component, claim, scenario, tree or table
  relation, -- new, overrides or extends
  target, -- id of the built-in text that it overrides or extends
  version, -- number of the version that holds
  change, -- added, edited or restored
  changed_at, -- when, ISO 8601 in UTC
  changed_by, -- by whom, where that is known
  problems, -- in how many places it does not fit the built-in book
  text -- the text
) AS
  SELECT own_text.id, kind, relation, target, own_text.version, change, changed_at, changed_by,
    (SELECT count(*) FROM own_problem WHERE own_problem.id = own_text.id), text
  FROM own_text JOIN own_version USING (id, version) WHERE text IS NOT NULL ORDER BY own_text.id
;
CREATE VIEW own_history ( -- every version of the texts of a team's own
  id, -- id of the text
  version, -- number of the version, from 1
  holds, -- 1 for the version that holds
  kind, -- pattern, gotcha, component, claim, scenario, tree or table
  relation, -- new, overrides or extends
  target, -- id of the built-in text that it overrides or extends
  change, -- added, edited, removed or restored
  changed_at, -- when, ISO 8601 in UTC
  changed_by, -- by whom, where that is known
  text -- the text; null where it was removed
) AS
  SELECT own_version.id, own_version.version, own_version.version = own_text.version, kind, relation, target, change, changed_at,
    changed_by, text
  FROM own_version JOIN own_text ON own_text.id = own_version.id ORDER BY own_version.id, own_version.version
;
COMMIT;
