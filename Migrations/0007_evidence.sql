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

DROP VIEW grounds;

CREATE VIEW grounds AS
  SELECT
    claim_id, -- claim
    side, -- for or against
    kind, -- kind of evidence
    source, -- title of the document, or the run of a modelled ground
    text -- what it says of the claim
  FROM (
    SELECT claim_ground.entry_id AS claim_id, position, side, claim_ground.kind, source.title AS source, claim_ground.text
    FROM claim_ground JOIN source ON source.id = claim_ground.source_id
    UNION ALL
    SELECT entry_id, position, side, 'modelled', scenario_id || '/' || variant, text FROM modelled_ground)
  ORDER BY claim_id, position;

CREATE VIEW modelled_grounds AS
  SELECT
    entry_id AS claim_id, -- claim
    side, -- for or against
    scenario_id AS scenario, -- scenario that is run
    variant, -- variant that is run
    expectation, -- what the run must show
    CASE agrees WHEN 1 THEN 'agrees' WHEN 0 THEN 'differs' END AS model, -- whether it does; null where it was not run
    found, -- what the run shows in its place
    (SELECT group_concat(rule_id, ' ') FROM (
      SELECT rule_id FROM modelled_ground_rule AS own
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position
      ORDER BY number)) AS rules, -- rules of the model it rests on
    (SELECT confidence FROM modelled_ground_rule AS own JOIN model_rule ON model_rule.id = rule_id
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position
      ORDER BY CASE confidence WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END
      LIMIT 1) AS lowest_confidence, -- how sure the least sure of them is
    text -- what that says of the claim
  FROM modelled_ground ORDER BY entry_id, position;
