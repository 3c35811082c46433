-- 0011_documented_views
-- Every view anew, with a sentence for itself and for each of its columns, and views over what had none.

DROP VIEW entries;
DROP VIEW gotchas;
DROP VIEW patterns;
DROP VIEW components;
DROP VIEW claims;
DROP VIEW grounds;
DROP VIEW sections;
DROP VIEW availability;
DROP VIEW native_apis;
DROP VIEW releases;
DROP VIEW tree;
DROP VIEW sources;
DROP VIEW runs;
DROP VIEW events;
DROP VIEW findings;
DROP VIEW messages;
DROP VIEW scenarios;
DROP VIEW variants;
DROP VIEW model_rules;

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
  SELECT id, kind, title, origin, technique, severity, evidence, belief, audited FROM entry ORDER BY kind, position;

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
  FROM entry WHERE kind = 'gotcha' ORDER BY position;

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
  FROM entry WHERE kind = 'pattern' ORDER BY position;

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
  FROM component JOIN entry ON entry.id = component.entry_id ORDER BY entry.position;

CREATE VIEW bases ( -- base classes of the components
  class, -- class
  toolkit, -- framework the chain holds for; any for all
  distance, -- steps from the class, from 0
  base -- base class
) AS
  SELECT entry_id, toolkit, position, base FROM component_base ORDER BY entry_id, toolkit, position;

CREATE VIEW deprecations ( -- where a class is deprecated
  class, -- class
  platform, -- platform that deprecates it
  since -- release that deprecates it
) AS
  SELECT entry_id, platform, since FROM component_deprecation ORDER BY entry_id, platform;

CREATE VIEW native_apis ( -- SwiftUI APIs that replace a class, one row a platform
  class, -- class it replaces
  api, -- SwiftUI API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT component_native.entry_id, component_native.api, component_native_platform.platform, component_native_platform.since
  FROM component_native JOIN component_native_platform USING (entry_id, position)
  ORDER BY 1, component_native.position, 3;

CREATE VIEW claims ( -- what articles say about bridging, and where it stands
  id, -- claim
  claim, -- its sentence
  status -- shown, refuted, disputed or stated
) AS
  SELECT entry.id, entry.title, claim.status FROM claim JOIN entry ON entry.id = claim.entry_id ORDER BY entry.position;

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
  ORDER BY claim_id, position;

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
  FROM modelled_ground ORDER BY entry_id, position;

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
  FROM sentence JOIN entry ON entry.id = sentence.entry_id ORDER BY entry.position, sentence.position;

CREATE VIEW sections ( -- the text of the entries
  entry_id, -- entry
  heading, -- fixed heading, such as Cause
  markdown -- text in Markdown with source marks such as [^seed-000]
) AS
  SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position;

CREATE VIEW examples ( -- recorded lines and scenarios that show a gotcha, or show it cured
  entry_id, -- gotcha
  expectation, -- Triggering or Clean
  form, -- trace or scenario
  format, -- traces: format of the lines
  scenario, -- scenarios: id
  variant, -- scenarios: variant
  text -- lines with their gutter: ! marks a line of the finding, @ what provoked it
) AS
  SELECT entry_id, expectation, form, format, scenario, variant, text FROM entry_example ORDER BY entry_id, position;

CREATE VIEW approaches ( -- which bridges an entry is about
  entry_id, -- entry
  approach -- view, controller, gesture, hosting, environment, shared-state, native or none
) AS
  SELECT entry_id, approach FROM entry_approach ORDER BY entry_id, approach;

CREATE VIEW platforms ( -- where the subject of an entry exists
  entry_id, -- entry
  platform, -- ios, ipados, catalyst, macos, tvos, visionos or watchos
  since, -- first release; null where the documentation names the platform without one
  since_rank -- the same as a number that sorts: major * 10000 + minor * 100 + patch; 0 for null
) AS
  SELECT entry_id, platform, since, since_rank FROM entry_platform ORDER BY entry_id, platform;

CREATE VIEW availability ( -- since when APIs exist, one row a platform
  id, -- entry
  api, -- API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT entry.id, entry.title, entry_platform.platform, entry_platform.since
  FROM entry JOIN entry_platform ON entry_platform.entry_id = entry.id
  WHERE entry.kind = 'availability' ORDER BY entry.position, entry_platform.platform;

CREATE VIEW terms ( -- other names and phrases that lead to an entry
  entry_id, -- entry
  term -- name or phrase
) AS
  SELECT entry_id, term FROM entry_term ORDER BY entry_id, position;

CREATE VIEW links ( -- which entries name which others
  entry_id, -- entry that names the other
  relation, -- link, or claim for a claim the entry rests on
  target_id -- entry that is named
) AS
  SELECT entry_id, relation, target_id FROM entry_link ORDER BY entry_id, relation, position;

CREATE VIEW sources ( -- documents the book draws on
  id, -- short id that marks and grounds refer to
  kind, -- article, documentation, sdk, video, issue, code or language
  title, -- title for people
  url -- where it can be read; null when it has no public address
) AS
  SELECT id, kind, title, url FROM source ORDER BY id;

CREATE VIEW entry_sources ( -- which entry draws on which document
  entry_id, -- entry
  source_id -- document
) AS
  SELECT entry_id, source_id FROM entry_source ORDER BY entry_id, position;

CREATE VIEW releases ( -- releases of the platforms that the book knows
  platform, -- platform
  version, -- release
  name, -- name of the major release, such as Sonoma
  rank -- the release as a number that sorts: major * 10000 + minor * 100
) AS
  SELECT platform, version, name, platform_release.rank FROM platform_release ORDER BY platform, platform_release.rank;

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
  ORDER BY tree_question.number, tree_branch.number, tree_branch_choice.position;

CREATE VIEW leaves ( -- the answers of the decision tree
  id, -- leaf
  approach, -- bridge; null where the tree abstains
  technique, -- type or technique
  pattern, -- pattern that shows it
  summary, -- the answer in one sentence
  presentation -- controllers: embed or present
) AS
  SELECT id, approach, technique, pattern_id, summary, presentation FROM tree_leaf ORDER BY position;

CREATE VIEW leaf_gotchas ( -- gotchas to watch for with an answer of the tree
  leaf, -- leaf
  gotcha -- gotcha, the most important first
) AS
  SELECT leaf_id, gotcha_id FROM tree_leaf_gotcha ORDER BY leaf_id, position;

CREATE VIEW alternatives ( -- bridges that an answer of the tree did not take
  leaf, -- leaf that was taken
  approach, -- bridge that was not
  technique, -- its technique
  why_not -- why it was not taken
) AS
  SELECT leaf_id, approach, technique, why_not FROM tree_alternative ORDER BY leaf_id, position;

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
