-- 0006_scenarios
-- Scenarios: situations that the simulator runs, their variants, the rules of the model they depend on, and what their
-- runs show about claims.

CREATE TABLE model_rule (
  id TEXT NOT NULL PRIMARY KEY, -- short id, such as R3.1
  position INTEGER NOT NULL, -- order of the rules
  confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')), -- confidence in the rule
  grounds TEXT NOT NULL, -- its grounds
  text TEXT NOT NULL -- the rule in one sentence
) STRICT, WITHOUT ROWID;

CREATE TABLE scenario (
  id TEXT NOT NULL PRIMARY KEY, -- short id used in commands
  position INTEGER NOT NULL, -- order inside the book
  title TEXT NOT NULL CHECK (title <> ''), -- title for people
  platform TEXT NOT NULL CHECK (platform IN ('ios', 'ipados', 'catalyst', 'macos', 'tvos', 'visionos', 'watchos')), -- platform it is about
  text TEXT NOT NULL -- text of its file
) STRICT;

CREATE TABLE scenario_variant (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario it belongs to
  position INTEGER NOT NULL, -- order inside the scenario, from 0
  variant TEXT NOT NULL, -- name, such as M1
  role TEXT NOT NULL CHECK (role IN ('broken', 'half-fixed', 'fixed', 'plain')), -- purpose of the variant
  base TEXT, -- variant on whose changes it is based; null for none
  title TEXT NOT NULL, -- title for readers
  run_number INTEGER REFERENCES run (number) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, -- its built-in run; null after it was removed
  PRIMARY KEY (scenario_id, position),
  UNIQUE (scenario_id, variant)
) STRICT, WITHOUT ROWID;

CREATE INDEX scenario_variant_by_run ON scenario_variant (run_number);

CREATE TABLE scenario_gotcha (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that shows it
  position INTEGER NOT NULL, -- order, from 0
  gotcha_id TEXT NOT NULL REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED, -- gotcha it shows
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX scenario_gotcha_by_gotcha ON scenario_gotcha (gotcha_id);

CREATE TABLE scenario_rule (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that depends on it
  position INTEGER NOT NULL, -- order, from 0
  rule_id TEXT NOT NULL, -- rule of the model; see model_rule
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE scenario_source (
  scenario_id TEXT NOT NULL REFERENCES scenario (id) ON DELETE CASCADE, -- scenario that cites it
  position INTEGER NOT NULL, -- order, from 0
  source_id TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED, -- document that is cited
  PRIMARY KEY (scenario_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX scenario_source_by_source ON scenario_source (source_id);

-- Grounds of claims: what a run of a scenario must show, and whether it does.
CREATE TABLE modelled_ground (
  entry_id TEXT NOT NULL REFERENCES claim (entry_id) ON DELETE CASCADE, -- claim it bears on
  position INTEGER NOT NULL, -- order inside the claim, counted together with claim_ground, from 0
  side TEXT NOT NULL CHECK (side IN ('for', 'against')), -- side that it supports
  scenario_id TEXT NOT NULL, -- scenario that is run; see scenario
  variant TEXT NOT NULL, -- variant that is run; see scenario_variant
  expectation TEXT NOT NULL, -- what the run must show, as in scenario files
  text TEXT NOT NULL, -- what that shows about the claim
  agrees INTEGER CHECK (agrees IN (0, 1)), -- 1 if the built-in run shows it; null if there is no run
  found TEXT, -- what the run shows instead; null if it has nothing with that name
  PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX modelled_ground_by_variant ON modelled_ground (scenario_id, variant);

CREATE TABLE modelled_ground_rule (
  entry_id TEXT NOT NULL, -- claim
  position INTEGER NOT NULL, -- position of the claim's ground
  number INTEGER NOT NULL, -- order inside the ground, from 0
  rule_id TEXT NOT NULL, -- rule of the model that the run depends on; see model_rule
  PRIMARY KEY (entry_id, position, number),
  FOREIGN KEY (entry_id, position) REFERENCES modelled_ground (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
