-- 0008_book_views
-- Views of the book with plain names, each with a sentence for itself and for every column. They do not sort, but
-- have columns to sort by. The id of the row itself is `id`; other ids are named after what they identify.

CREATE VIEW entries ( -- every entry
  id, -- unique across all kinds; a component's id is its class name
  kind, -- pattern, gotcha, component, claim, availability or task
  title, -- title; a claim's title is its sentence
  origin, -- built-in or own
  technique, -- patterns: the type or technique it shows
  severity, -- gotchas: error, warning or note
  evidence, -- gotchas: JSON array of the ways it can be shown
  belief, -- gotchas that result from a mistaken belief: that belief
  audited, -- releases the entry was checked against
  position -- order in the book, inside a kind
) AS
  SELECT id, kind, title, origin, technique, severity, evidence, belief, audited, position FROM entry;

CREATE VIEW gotchas ( -- gotchas with symptom, cause and fix
  id, -- gotcha
  title, -- title for people
  severity, -- error, warning or note
  evidence, -- JSON array of the ways it can be shown: M message, S scenario, T trace, C compiler; or statement
  belief, -- the mistaken belief it results from; null for none
  symptom, -- symptom, in Markdown
  cause, -- cause, in Markdown with source marks
  fix, -- fix, in Markdown with source marks
  position -- order in the book
) AS
  SELECT id, title, severity, evidence, belief,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Symptom'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Cause'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Fix'), position
  FROM entry WHERE kind = 'gotcha';

CREATE VIEW patterns ( -- patterns, each of which is a way to build a bridge
  id, -- pattern
  title, -- title for people
  technique, -- type or technique it shows
  use, -- when to use it, in Markdown with source marks
  code, -- its code, in Markdown
  position -- order in the book
) AS
  SELECT id, title, technique,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'When'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Code'), position
  FROM entry WHERE kind = 'pattern';

CREATE VIEW components ( -- classes of UIKit, AppKit and other frameworks
  id, -- class name
  framework, -- framework that declares it
  kind, -- view, controller, gesture, window, layer or not-a-view
  role, -- choice of the tree's fact "thing" that it implies
  presentation, -- controllers: embed or present
  place, -- slots and windows: choice of the tree's fact "place" that it implies
  native_coverage, -- how much a native SwiftUI API covers: full, partial or none
  delegate, -- way in which it reports back; null if it does not
  is_soft_deprecated, -- 1 if Apple discourages it without naming a version
  earlier, -- class that replaces it at targets before its release; null for none
  position -- order in the book
) AS
  SELECT entry.id, component.framework, component.kind, component.role, component.presentation, component.place,
    component.coverage, component.delegate, component.is_soft_deprecated, component.earlier, entry.position
  FROM component JOIN entry ON entry.id = component.entry_id;

CREATE VIEW bases ( -- base classes of the components
  component_id, -- class
  toolkit, -- framework that the chain applies to; any for all
  position, -- steps from the class, from 0
  base -- base class
) AS
  SELECT entry_id, toolkit, position, base FROM component_base;

CREATE VIEW deprecations ( -- platforms that deprecate a class
  component_id, -- class
  platform, -- platform that deprecates it
  since -- release that deprecates it
) AS
  SELECT entry_id, platform, since FROM component_deprecation;

CREATE VIEW native_apis ( -- SwiftUI APIs that replace a class, one row per platform
  component_id, -- class it replaces
  api, -- SwiftUI API
  platform, -- platform that has it
  since, -- first release that has it; null if its page names none
  form, -- view, scene, modifier or type
  until, -- first release at which a newer API of the class replaces it; null if none does
  is_soft_deprecated, -- 1 if Apple discourages it without naming a version
  position -- order among those of the class
) AS
  SELECT component_native.entry_id, api, platform, since, form, until, is_soft_deprecated, component_native.position
  FROM component_native JOIN component_native_platform USING (entry_id, position);

CREATE VIEW lacks ( -- what the native APIs of a class cannot do, one row each
  component_id, -- class
  text, -- what is missing
  source_id, -- document that says so, or whose listing does not contain it
  platform, -- platform whose API was checked last
  checked, -- release in which that was checked
  is_stale, -- 1 if that platform has a newer release
  position -- order among those of the class
) AS
  SELECT entry_id, text, source_id, platform, checked,
    checked_rank < (SELECT max(rank) FROM platform_release
      WHERE is_beta = 0 AND platform_release.platform = CASE component_lack.platform
        WHEN 'ipados' THEN 'ios' WHEN 'catalyst' THEN 'ios' ELSE component_lack.platform END),
    position
  FROM component_lack;

CREATE VIEW lack_ends ( -- platforms on which a lack applies, one row per platform; one without rows applies everywhere
  component_id, -- class
  position, -- position of the lack among those of the class
  platform, -- platform on which the feature is or was missing
  until -- first release that has the feature; null if none has
) AS
  SELECT entry_id, position, platform, until FROM component_lack_end;

CREATE VIEW setup ( -- what an app declares before a class works, one row per platform
  component_id, -- class
  name, -- key of the Info.plist or entitlement, followed by its value if that matters
  kind, -- usage for a text that the system shows people, info for another key, entitlement, sandbox for one that only sandboxed Mac apps need, or hardened for one that those with the hardened runtime need as well
  purpose, -- the use of the class that needs it; null if every use does
  platform, -- platform whose apps declare it
  since, -- first release that reads it; null if its page names none
  until, -- first deployment target that no longer needs it; null if every target does
  source_id, -- page that says so
  position -- order among those of the class
) AS
  SELECT component_setup.entry_id, name, kind, purpose, platform, since, until, source_id, component_setup.position
  FROM component_setup JOIN component_setup_platform USING (entry_id, position);

CREATE VIEW tasks ( -- what people want to do, and the APIs for it
  id, -- task
  title, -- title for people
  area, -- area it belongs to, such as maps
  is_asked_often, -- 1 if it is among the most frequent questions of its area
  native_coverage, -- how much of it SwiftUI's own API covers: full, partial or none
  native_api, -- the SwiftUI API that fits best; null for none
  lacks, -- what the native API lacks, in Markdown; null if it lacks nothing
  approach, -- the bridge, if SwiftUI does not cover the task
  bridge, -- what is bridged, and how; null if nothing is
  pattern_id, -- pattern that shows the bridge
  component_id, -- class that is bridged
  now, -- what to do at the newest release, in Markdown with source marks
  earlier, -- what is different at earlier releases, in Markdown with source marks
  position -- order in the book
) AS
  SELECT entry.id, entry.title, task.area, task.is_asked_often, task.coverage,
    (SELECT api FROM task_native WHERE entry_id = entry.id AND position = 0),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Lacks'),
    (SELECT approach FROM entry_approach WHERE entry_id = entry.id),
    task.bridge, task.pattern_id, task.component_id,
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Now'),
    (SELECT markdown FROM entry_section WHERE entry_id = entry.id AND heading = 'Earlier'), entry.position
  FROM task JOIN entry ON entry.id = task.entry_id;

CREATE VIEW task_apis ( -- SwiftUI APIs for a task, one row per platform
  task_id, -- task
  api, -- SwiftUI API
  platform, -- platform that has it
  since, -- first release that has it
  position -- order, best match first, from 0
) AS
  SELECT task_native.entry_id, api, platform, since, task_native.position
  FROM task_native JOIN task_native_platform USING (entry_id, position);

CREATE VIEW claims ( -- statements of articles about bridging, with their status
  id, -- claim
  claim, -- its sentence
  status, -- shown, refuted, disputed, stated, or single-source
  position -- order in the book
) AS
  SELECT entry.id, entry.title,
    CASE WHEN claim.status = 'stated'
      AND (SELECT min(source_id) = max(source_id) FROM claim_ground WHERE claim_ground.entry_id = entry.id)
    THEN 'single-source' ELSE claim.status END, entry.position
  FROM claim JOIN entry ON entry.id = claim.entry_id;

CREATE VIEW grounds ( -- grounds for and against a claim
  claim_id, -- claim
  side, -- for or against
  kind, -- printed, api, documentation, stated or modelled
  source, -- title of the document, or the run of a modelled ground
  text, -- what it states about the claim
  source_id, -- id of the document; null for a modelled ground
  position -- order inside the claim
) AS
  SELECT claim_ground.entry_id, side, claim_ground.kind, source.title, claim_ground.text, source.id, position
  FROM claim_ground JOIN source ON source.id = claim_ground.source_id
  UNION ALL
  SELECT entry_id, side, 'modelled', scenario_id || '/' || variant, text, NULL, position FROM modelled_ground;

CREATE VIEW modelled_grounds ( -- what a run of the simulator must show for a claim, and whether it does
  claim_id, -- claim
  side, -- for or against
  scenario_id, -- scenario that is run
  variant, -- variant that is run
  expectation, -- what the run must show
  model, -- agrees or differs; null if it was not run
  found, -- what the run shows instead
  rule_ids, -- JSON array of the rules of the model that it depends on
  lowest_confidence, -- lowest confidence among them
  text, -- what that shows about the claim
  position -- order inside the claim
) AS
  SELECT entry_id, side, scenario_id, variant, expectation,
    CASE agrees WHEN 1 THEN 'agrees' WHEN 0 THEN 'differs' END, found,
    (SELECT coalesce('["' || group_concat(rule_id, '","') || '"]', '[]') FROM (
      SELECT rule_id FROM modelled_ground_rule AS own
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position
      ORDER BY number)),
    (SELECT CASE min(CASE confidence WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END)
        WHEN 0 THEN 'low' WHEN 1 THEN 'medium' WHEN 2 THEN 'high' END
      FROM modelled_ground_rule AS own JOIN model_rule ON model_rule.id = rule_id
      WHERE own.entry_id = modelled_ground.entry_id AND own.position = modelled_ground.position),
    text, position
  FROM modelled_ground;

CREATE VIEW sentences ( -- statements of the gotchas about cause and fix, one sentence per row
  id, -- id for the command show
  gotcha_id, -- gotcha that contains it
  heading, -- Cause or Fix
  text, -- the sentence
  status, -- stated by its sources, single-source, or inferred
  source_ids, -- JSON array of the documents that say so
  is_partly_inferred, -- 1 if it is partly inferred, in addition to its sources
  position -- order inside the gotcha
) AS
  SELECT entry_id || '.' || lower(heading) || '.' || number, entry_id, heading, text, status,
    (SELECT coalesce('["' || group_concat(source_id, '","') || '"]', '[]') FROM (
      SELECT source_id FROM sentence_source AS own
      WHERE own.entry_id = sentence.entry_id AND own.position = sentence.position
      ORDER BY own.number)),
    is_partly_inferred, position
  FROM sentence;

CREATE VIEW sections ( -- the text of the entries
  entry_id, -- entry
  heading, -- fixed heading, such as Cause
  markdown, -- text in Markdown with source marks such as [^seed-000]
  position -- order inside the entry
) AS
  SELECT entry_id, heading, markdown, position FROM entry_section;

CREATE VIEW examples ( -- recorded lines and scenarios that show a gotcha, or that it is fixed
  gotcha_id, -- gotcha
  expectation, -- Triggering or Clean
  form, -- trace or scenario
  format, -- traces: format of the lines
  scenario_id, -- scenarios: id
  variant, -- scenarios: variant
  text, -- lines with their gutter: ! marks a line of the finding, @ what provoked it
  position -- order inside the gotcha
) AS
  SELECT entry_id, expectation, form, format, scenario_id, variant, text, position FROM entry_example;

CREATE VIEW approaches ( -- bridges that an entry is about
  entry_id, -- entry
  approach -- view, controller, gesture, hosting, environment, shared-state, native or none
) AS
  SELECT entry_id, approach FROM entry_approach;

CREATE VIEW platforms ( -- platforms on which the subject of an entry exists
  entry_id, -- entry
  platform, -- ios, ipados, catalyst, macos, tvos, visionos or watchos
  since, -- first release; null if the documentation names the platform without a release
  since_rank -- the same as a sortable number: major * 10000 + minor * 100 + patch; 0 for null
) AS
  SELECT entry_id, platform, since, since_rank FROM entry_platform;

CREATE VIEW availability ( -- first releases of APIs, one row per platform
  entry_id, -- entry
  api, -- API
  platform, -- platform that has it
  since -- first release that has it
) AS
  SELECT entry.id, entry.title, entry_platform.platform, entry_platform.since
  FROM entry JOIN entry_platform ON entry_platform.entry_id = entry.id
  WHERE entry.kind = 'availability';

CREATE VIEW api_deprecations ( -- deprecated APIs of the availability table
  entry_id, -- entry of the API
  kind, -- hard if the compiler warns, soft if only documentation discourages it
  platform, -- platform; empty for a soft one
  since -- release that deprecates it; empty for a soft one
) AS
  SELECT entry_id, kind, platform, since FROM api_deprecation;

CREATE VIEW changes ( -- what a release changes, one row per platform
  entry_id, -- entry
  basis, -- SDK for apps built with it, OS for apps that run on it, Xcode for compilation
  release, -- release from which it applies
  platform, -- platform it applies to
  change, -- what changes, in Markdown
  position -- order inside the entry
) AS
  SELECT entry_change.entry_id, basis, release, platform, markdown, entry_change.position
  FROM entry_change JOIN entry_change_platform USING (entry_id, position);
