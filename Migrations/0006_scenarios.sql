-- 0006_scenarios
-- Scenarios: situations that the simulator runs, their variants, and the rules of the model they rest on.

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

CREATE TABLE scenario_gotcha (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that shows it
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha it shows
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX scenario_gotcha_by_gotcha ON scenario_gotcha (gotcha_id);

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

CREATE INDEX run_finding_by_gotcha ON run_finding (gotcha);

CREATE VIEW scenarios AS
  SELECT scenario.id, scenario.title, scenario.platform, count(scenario_variant.name) AS variants
  FROM scenario LEFT JOIN scenario_variant ON scenario_variant.scenario_id = scenario.id
  GROUP BY scenario.id ORDER BY scenario.position;

CREATE VIEW variants AS
  SELECT scenario_variant.scenario_id AS scenario, scenario_variant.name AS variant, role, base, scenario_variant.title, run.id AS run
  FROM scenario_variant
  JOIN scenario ON scenario.id = scenario_variant.scenario_id
  LEFT JOIN run ON run.number = scenario_variant.run
  ORDER BY scenario.position, scenario_variant.position;

CREATE VIEW model_rules AS
  SELECT id, confidence, grounds, text FROM model_rule ORDER BY position;
