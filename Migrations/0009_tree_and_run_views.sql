-- 0009_tree_and_run_views
-- Views of references between entries, the tree, messages, words, scenarios, runs, and a team's own texts.

CREATE VIEW terms ( -- other names and phrases that lead to an entry
  entry_id, -- entry
  term, -- name or phrase
  position -- order inside the entry
) AS
  SELECT entry_id, term, position FROM entry_term;

CREATE VIEW links ( -- references between entries
  entry_id, -- entry that names the other
  relation, -- link, or claim for a claim that the entry depends on
  target_id, -- entry that is named
  position -- order inside the entry, for each relation
) AS
  SELECT entry_id, relation, target_id, position FROM entry_link;

CREATE VIEW sources ( -- documents that the book cites
  id, -- short id that marks and grounds refer to
  kind, -- article, documentation, sdk, video, issue, code or language
  title, -- title for people
  url, -- public address; null if it has none
  reading -- part that was read; null for the whole page
) AS
  SELECT id, kind, title, url, reading FROM source;

CREATE VIEW entry_sources ( -- documents that an entry cites
  entry_id, -- entry
  source_id, -- document
  position -- order inside the entry
) AS
  SELECT entry_id, source_id, position FROM entry_source;

CREATE VIEW releases ( -- releases of the platforms that the book knows
  platform, -- platform
  version, -- release
  name, -- name of the major release, such as Sonoma
  rank, -- the release as a sortable number: major * 10000 + minor * 100
  is_beta -- 1 while it is a beta
) AS
  SELECT platform, version, name, platform_release.rank, is_beta FROM platform_release;

CREATE VIEW tree ( -- the decision tree: one row for each choice of each question
  question_id, -- question
  fact_id, -- fact it asks for
  choice_id, -- choice of the fact; dont-know for "asked, cannot say"
  child_id, -- question or leaf the choice leads to
  because, -- reason
  position -- order of the question in the tree; the root is 0
) AS
  SELECT tree_question.id, tree_question.fact_id, choice_id, child_id, because, tree_question.position
  FROM tree_question
  JOIN tree_branch ON tree_branch.question_id = tree_question.id
  JOIN tree_branch_choice
    ON tree_branch_choice.question_id = tree_branch.question_id AND tree_branch_choice.position = tree_branch.position;

CREATE VIEW leaves ( -- the answers of the decision tree
  id, -- leaf
  approach, -- bridge; null if the tree gives no answer
  technique, -- type or technique
  pattern_id, -- pattern that shows it
  summary, -- the answer in one sentence
  presentation, -- controllers: embed or present
  position -- order in the tree
) AS
  SELECT id, approach, technique, pattern_id, summary, presentation, position FROM tree_leaf;

CREATE VIEW leaf_gotchas ( -- gotchas to watch for with an answer of the tree
  leaf_id, -- leaf
  gotcha_id, -- gotcha
  position -- order of importance, from 0
) AS
  SELECT leaf_id, gotcha_id, position FROM tree_leaf_gotcha;

CREATE VIEW alternatives ( -- bridges that an answer of the tree did not take
  leaf_id, -- leaf that was taken
  approach, -- bridge that was not taken
  technique, -- its technique
  why_not, -- why it was rejected
  position -- order, from 0
) AS
  SELECT leaf_id, approach, technique, why_not, position FROM tree_alternative;

CREATE VIEW messages ( -- messages of the runtime, with their meaning and origin
  id, -- message
  pattern, -- exact text; <…> matches any text within the line
  severity, -- error, warning or note
  is_once_only, -- 1 if a process prints it only once
  origin, -- origin of the message; null if the book does not explain it
  meaning -- what it means for the program; null if the book does not explain it
) AS
  SELECT id, pattern, severity, is_once_only, origin, meaning FROM message_pattern;

CREATE VIEW message_gotchas ( -- gotchas a message can mean; a message without one is known noise
  message_id, -- message
  gotcha_id, -- gotcha
  position -- order, from 0
) AS
  SELECT message_id, gotcha_id, position FROM message_gotcha;

CREATE VIEW concepts ( -- words that count as one in a search
  concept, -- what they mean
  stems -- stems of a word or phrase
) AS
  SELECT concept, trim(stem || ' ' || rest) FROM search_phrase;

CREATE VIEW scenarios ( -- situations that the simulator runs
  id, -- scenario
  title, -- title for people
  platform, -- platform it is about
  variants, -- number of its variants
  position -- order in the book
) AS
  SELECT id, title, platform, (SELECT count(*) FROM scenario_variant WHERE scenario_id = scenario.id), position
  FROM scenario;

CREATE VIEW variants ( -- variants of the scenarios
  scenario_id, -- scenario
  variant, -- name, such as M1
  role, -- broken, half-fixed, fixed or plain
  base, -- variant on whose changes it is based; null for none
  title, -- what it does
  run_id, -- its built-in run; null after it was removed
  position -- order inside the scenario
) AS
  SELECT scenario_variant.scenario_id, scenario_variant.variant, role, base, scenario_variant.title, run.id, position
  FROM scenario_variant LEFT JOIN run ON run.number = run_number;

CREATE VIEW scenario_gotchas ( -- gotchas that a scenario shows
  scenario_id, -- scenario
  gotcha_id, -- gotcha
  position -- order inside the scenario
) AS
  SELECT scenario_id, gotcha_id, position FROM scenario_gotcha;

CREATE VIEW scenario_rules ( -- the rules of the model that a scenario depends on
  scenario_id, -- scenario
  rule_id, -- rule; see model_rules
  position -- order inside the scenario
) AS
  SELECT scenario_id, rule_id, position FROM scenario_rule;

CREATE VIEW model_rules ( -- rules of the simulator's model
  id, -- rule, such as R3.1
  confidence, -- high, medium or low
  grounds, -- its grounds
  text, -- the rule in one sentence
  position -- order of the rules
) AS
  SELECT id, confidence, grounds, text, position FROM model_rule;

CREATE VIEW runs ( -- recorded and simulated runs
  id, -- twelve hexadecimal digits of the content's hash, or scenario/variant
  title, -- title for people
  origin, -- imported or simulated
  format, -- imported runs: the format in which most lines were read
  platform, -- platform, if it is known
  scenario_id, -- simulated runs: scenario
  variant, -- simulated runs: variant
  line_count, -- lines of the input
  event_count, -- events of the run
  imported_at, -- time at which it was stored, ISO 8601 in UTC
  tool, -- program that wrote the trace, if the trace states it
  os, -- version of the system, if it is known
  number, -- order in which runs were stored, from 1
  app_version, -- version of the app, if the trace or its importer states it
  started_at -- time at which the recording began, ISO 8601 in UTC, if the trace states it
) AS
  SELECT id, title, origin, format, platform, scenario_id, variant, line_count, event_count, imported_at, tool, os, number,
    app_version, started_at
  FROM run;

-- The events of a run are one range of ids, so that a query for one run reads no other run's.
CREATE VIEW events ( -- what happened in the runs, one row per event
  run_id, -- run
  sequence, -- position in the run, from 0
  kind, -- what happened, such as update.begin
  subject, -- type and instance; null for none
  name, -- callback, property, state, block or message; null for none
  value, -- value; null for none
  thread, -- thread; null if the format does not state it
  depth, -- number of begun events that enclose it
  line, -- line of the input, from 1
  time, -- nanoseconds since the start; null if only the order is known
  outcome -- outcome of a write: committed, equal, dropped, deferred or unknown
) AS
  SELECT run.id, run_event.id & 4294967295, event_kind.name, subject.text, name.text,
    value.text, thread.text, depth, line, time, event_outcome.name
  FROM run
  CROSS JOIN run_event ON run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
  LEFT JOIN event_kind ON event_kind.number = run_event.kind
  LEFT JOIN event_outcome ON event_outcome.number = run_event.outcome
  LEFT JOIN run_text AS subject
    ON subject.run_number = run.number AND subject.number = run_event.subject AND run_event.subject > 0
  LEFT JOIN run_text AS name ON name.run_number = run.number AND name.number = run_event.name AND run_event.name > 0
  LEFT JOIN run_text AS value ON value.run_number = run.number AND value.number = run_event.value AND run_event.value > 0
  LEFT JOIN run_text AS thread
    ON thread.run_number = run.number AND thread.number = run_event.thread AND run_event.thread > 0;

CREATE VIEW findings ( -- what the detectors found in the runs
  run_id, -- run
  gotcha_id, -- gotcha that was found
  severity, -- error, warning or note
  confidence, -- certain, likely or possible
  lines, -- JSON array of the lines that show it
  provoked_line, -- line of the write or call that provoked it
  provoked_text, -- that write or call
  position -- order inside the run
) AS
  SELECT run.id, gotcha_id, severity, confidence, lines, provoked_line, provoked_text, position
  FROM run_finding JOIN run ON run.number = run_number;

CREATE VIEW issues ( -- parts of a run's input that could not be read unchanged
  run_id, -- run
  code, -- kind of part
  severity, -- error, warning or note
  line, -- line of the input, 0 for all of it
  byte, -- offset in the input
  count, -- number of occurrences from that place on
  position -- order inside the run
) AS
  SELECT run.id, code, severity, line, byte, count, position FROM run_issue JOIN run ON run.number = run_number;

CREATE VIEW blind_spots ( -- what the format of a run cannot show
  run_id, -- run
  fact -- what it cannot show
) AS
  SELECT run.id, fact FROM run_blind_spot JOIN run ON run.number = run_number;

CREATE VIEW own_texts ( -- a team's own texts, in their current versions
  id, -- id of the text
  kind, -- pattern, gotcha, component, claim, task, scenario, tree or table
  relation, -- new, overrides or extends
  target_id, -- built-in text that it overrides or extends
  version, -- number of the current version
  change, -- added, edited or restored
  changed_at, -- time of the change, ISO 8601 in UTC
  changed_by, -- author of the change, if known
  problems, -- number of places at which it does not fit the built-in book
  text -- the text
) AS
  SELECT own_text.id, kind, relation, target_id, own_text.version, change, changed_at, changed_by,
    (SELECT count(*) FROM own_problem WHERE text_id = own_text.id), text
  FROM own_text JOIN own_version ON text_id = own_text.id AND own_version.version = own_text.version
  WHERE text IS NOT NULL;

CREATE VIEW own_history ( -- every version of a team's own texts
  text_id, -- id of the text
  version, -- number of the version, from 1
  holds, -- 1 for the current version
  kind, -- pattern, gotcha, component, claim, task, scenario, tree or table
  relation, -- new, overrides or extends
  target_id, -- built-in text that it overrides or extends
  change, -- added, edited, removed or restored
  changed_at, -- time of the change, ISO 8601 in UTC
  changed_by, -- author of the change, if known
  text -- the text; null if it was removed
) AS
  SELECT text_id, own_version.version, own_version.version = own_text.version, kind, relation, target_id, change,
    changed_at, changed_by, text
  FROM own_version JOIN own_text ON own_text.id = text_id;
