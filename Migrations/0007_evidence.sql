-- 0007_evidence
-- Modelled grounds of claims: what a run of a scenario must show, and whether it does.

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

CREATE INDEX modelled_ground_by_variant ON modelled_ground (scenario_id, variant);

CREATE TABLE modelled_ground_rule (
  entry_id TEXT NOT NULL, -- claim
  position INTEGER NOT NULL, -- ground of the claim
  number INTEGER NOT NULL, -- order inside the ground, from 0
  rule_id TEXT NOT NULL, -- rule of the model the run rests on; see model_rule
  PRIMARY KEY (entry_id, position, number),
  FOREIGN KEY (entry_id, position) REFERENCES modelled_ground (entry_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
