package import Bridgebook

/// Formats a recommendation as `bridgebook/recommendation-1`.
package enum RecommendationJSON {
  /// Returns the recommendation as JSON.
  ///
  /// - Parameter runs: the simulated runs that show its gotchas.
  package static func value(
    of answer: Recommendation, runs: EntryRuns = EntryRuns()
  ) -> JSONValue {
    // The compiler takes too long to type-check one array of all members.
    let verdict: [(String, JSONValue)] = [
      ("schema", .string("bridgebook/recommendation-1")),
      ("status", .string(answer.status.rawValue)),
      ("approach", .optional(answer.approach?.rawValue)),
      ("technique", .optional(answer.technique)),
      ("pattern", .optional(answer.pattern)),
      ("presentation", .optional(answer.presentation?.rawValue)),
      ("verdict", .string(RecommendationVerdict.sentence(of: answer))),
      ("summary", .string(answer.summary)),
      ("platform", .string(answer.platform.rawValue)),
      ("target", .string(answer.target.description)),
      ("asOf", .optional(answer.asOf?.description)),
      ("facts", .array(answer.facts.map(value(of:)))),
      ("component", answer.subject.map(value(of:)) ?? .null),
      ("native", answer.native.map(value(of:)) ?? .null),
    ]
    let grounds: [(String, JSONValue)] = [
      ("preferNative", .bool(answer.preferNative)),
      ("decidedBy", answer.decidedBy.map(value(of:)) ?? .null),
      ("direction", answer.lead.map(value(of:)) ?? .null),
      ("requires", value(of: answer.requires)),
      ("path", .array(answer.path.map(value(of:)))),
      ("alternatives", .array(answer.alternatives.map(value(of:)))),
      ("flips", .array(answer.flips.map(value(of:)))),
      ("missing", .array(answer.missing.map(value(of:)))),
      ("gotchas", .strings(answer.gotchas)),
      ("task", answer.task.map(value(of:)) ?? .null),
      ("scenarios", .strings(runs.scenarios)),
      ("runs", .strings(runs.shown)),
      ("notes", .strings(answer.notes + [answer.codeRemark].compactMap(\.self))),
      ("changes", .array(answer.changes.map(value(of:)))),
      ("setup", .array(answer.setup.map(value(of:)))),
      ("code", .string(answer.code)),
    ]
    return .object(verdict + grounds)
  }

  /// Returns the releases by platform, such as `{"iOS": "16.0"}`; null for a platform without a
  /// version.
  package static func value(of availability: Availability) -> JSONValue {
    .object(
      availability.rows.map { ($0.platform.title, .optional($0.since?.description)) })
  }

  /// Returns a change, such as `{"basis": "SDK", "release": "27.0", "platforms": [], "change":
  /// ""}`, without citations.
  package static func value(of change: EntryChange) -> JSONValue {
    .object([
      ("basis", .string(change.basis.rawValue)), ("release", .string(change.release.description)),
      ("platforms", .strings(change.platforms.map(\.rawValue))),
      ("change", .string(MarkdownText.withoutMarks(change.markdown))),
    ])
  }

  private static func value(of fact: Recommendation.KnownFact) -> JSONValue {
    .object([
      ("fact", .string(fact.fact)), ("choice", .string(fact.choice)),
      ("from", .string(fact.origin.rawValue)),
    ])
  }

  private static func value(of subject: Recommendation.Subject) -> JSONValue {
    .object([
      ("name", .string(subject.name)), ("framework", .optional(subject.framework)),
      ("kind", .string(subject.kind.rawValue)), ("deprecated", .bool(subject.deprecated)),
      (
        "deprecation",
        subject.deprecated ? .string(subject.isSoftDeprecated ? "soft" : "hard") : .null
      ),
    ])
  }

  private static func value(of native: Recommendation.Native) -> JSONValue {
    .object([
      ("api", .string(native.api)), ("since", value(of: native.since)),
      ("covers", .string(native.coverage.rawValue)), ("lacks", .string(native.lacks)),
      ("availableAtTarget", .bool(native.availableAtTarget)),
      ("form", .string(native.form.rawValue)),
      ("deprecation", native.isSoftDeprecated ? .string("soft") : .null),
      ("lackRows", .array(native.lackRows.map(value(of:)))),
    ])
  }

  /// Returns a feature that a native API lacks.
  static func value(of lack: Lack) -> JSONValue {
    .object([
      ("text", .string(lack.text)), ("source", .string(lack.source)),
      ("checked", .string(lack.checked.description)), ("ends", value(of: lack.ends)),
    ])
  }

  /// Returns an item that an app must declare before a class works.
  static func value(of item: SetupItem) -> JSONValue {
    .object([
      ("name", .string(item.name)), ("kind", .string(item.kind.rawValue)),
      ("purpose", .optional(item.purpose)), ("since", value(of: item.since)),
      ("until", value(of: item.until)), ("source", .string(item.source)),
    ])
  }

  private static func value(of step: Recommendation.Step) -> JSONValue {
    .object([
      ("question", .string(step.question)), ("answer", .string(step.answer)),
      ("because", .string(step.because)),
    ])
  }

  private static func value(of alternative: DecisionTree.Alternative) -> JSONValue {
    .object([
      ("approach", .string(alternative.approach.rawValue)),
      ("technique", .string(alternative.technique)), ("whyNot", .string(alternative.whyNot)),
    ])
  }

  private static func value(of flip: Recommendation.Flip) -> JSONValue {
    .object([
      ("change", .string(flip.change)), ("approach", .optional(flip.approach?.rawValue)),
      ("technique", .string(flip.technique)), ("preferNative", .bool(flip.preferNative)),
    ])
  }

  private static func value(of decision: Recommendation.DecidedBy) -> JSONValue {
    .object([
      ("requirement", .string(decision.requirement)), ("native", .optional(decision.native)),
    ])
  }

  private static func value(of lead: Recommendation.Lead) -> JSONValue {
    .object([
      ("choice", .string(lead.choice)), ("score", .integer(lead.score)),
      ("rival", .optional(lead.rival)), ("lead", .integer(lead.lead)),
    ])
  }

  private static func value(of task: DescribedTask) -> JSONValue {
    .object([
      ("id", .string(task.id)), ("title", .string(task.title)),
      ("phrasing", .string(task.phrasing)),
    ])
  }

  private static func value(of missing: Recommendation.Missing) -> JSONValue {
    .object([
      ("question", .string(missing.fact)), ("text", .string(missing.question)),
      (
        "choices",
        .array(
          missing.choices.map {
            .object([
              ("id", .string($0.id)), ("title", .string($0.title)),
              ("leadsTo", .strings(missing.outcomes[$0.id] ?? [])),
            ])
          })
      ),
    ])
  }
}
