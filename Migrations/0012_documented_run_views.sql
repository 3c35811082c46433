-- 0012_documented_run_views
-- The views of messages, scenarios and runs, each with a sentence for itself and for every column.

DROP VIEW runs;
DROP VIEW events;
DROP VIEW findings;
DROP VIEW messages;
DROP VIEW scenarios;
DROP VIEW variants;
DROP VIEW model_rules;

CREATE VIEW messages ( -- messages of the runtime and the gotchas they can mean
  id, -- message
  pattern, -- exact text; <…> stands for any text of the line
  severity, -- error, warning or note
  gotcha, -- gotcha it can mean; null for known noise
  is_once_only -- 1 when a process prints it once and stays silent afterwards
) AS
  SELECT message_pattern.id, pattern, message_pattern.severity, message_gotcha.gotcha_id, is_once_only
  FROM message_pattern LEFT JOIN message_gotcha ON message_gotcha.message_id = message_pattern.id
  ORDER BY 1, message_gotcha.position;

CREATE VIEW message_texts ( -- what messages of the runtime mean and who prints them
  id, -- message
  pattern, -- exact text; <…> stands for any text of the line
  origin, -- who prints it
  meaning -- what it says of the program
) AS
  SELECT message_pattern.id, pattern, origin, meaning
  FROM message_pattern JOIN message_text ON message_id = message_pattern.id ORDER BY 1;

CREATE VIEW concepts ( -- words that count as one in a search
  concept, -- what they mean
  stems -- stems of a word or phrase
) AS
  SELECT concept, trim(stem || ' ' || rest) FROM search_phrase ORDER BY 1, 2;

CREATE VIEW scenarios ( -- situations that the simulator runs
  id, -- scenario
  title, -- title for people
  platform, -- platform it is about
  variants -- how many variants it has
) AS
  SELECT scenario.id, scenario.title, scenario.platform, count(scenario_variant.name)
  FROM scenario LEFT JOIN scenario_variant ON scenario_variant.scenario_id = scenario.id
  GROUP BY scenario.id ORDER BY scenario.position;

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
  ORDER BY scenario.position, scenario_variant.position;

CREATE VIEW scenario_gotchas ( -- which scenario shows which gotcha
  scenario, -- scenario
  gotcha -- gotcha
) AS
  SELECT scenario_id, gotcha_id FROM scenario_gotcha ORDER BY scenario_id, position;

CREATE VIEW scenario_rules ( -- which rules of the model a scenario rests on
  scenario, -- scenario
  rule -- rule; see model_rules
) AS
  SELECT scenario_id, rule_id FROM scenario_rule ORDER BY scenario_id, position;

CREATE VIEW model_rules ( -- rules of the simulator's model
  id, -- rule, such as R3.1
  confidence, -- high, medium or low
  grounds, -- what it rests on
  text -- the rule in one sentence
) AS
  SELECT id, confidence, grounds, text FROM model_rule ORDER BY position;

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
  FROM run ORDER BY number;

-- A run's events are one range of their ids, so that a question for one run reads no other.
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
  LEFT JOIN run_text AS thread ON thread.run = run.number AND thread.number = run_event.thread AND run_event.thread > 0;

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
  FROM run_finding JOIN run ON run.number = run_finding.run ORDER BY run.number, run_finding.position;

CREATE VIEW issues ( -- what of a run's input could not be taken as it was
  run, -- run
  code, -- what it was
  severity, -- error, warning or note
  line, -- line of the input, 0 for all of it
  byte, -- offset in the input
  count -- how often it happened from there on
) AS
  SELECT run.id, code, severity, line, byte, count
  FROM run_issue JOIN run ON run.number = run_issue.run ORDER BY run.number, run_issue.position;

CREATE VIEW blind_spots ( -- what the format of a run cannot show
  run, -- run
  fact -- what it cannot show
) AS
  SELECT run.id, fact FROM run_blind_spot JOIN run ON run.number = run_blind_spot.run ORDER BY run.number, fact;
