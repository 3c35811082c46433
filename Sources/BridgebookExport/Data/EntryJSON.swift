package import Bridgebook

/// Formats an entry as `bridgebook/entry-1`.
package enum EntryJSON {
  /// Returns the entry as JSON.
  package static func value(of dossier: EntryDossier) -> JSONValue {
    let entry = dossier.entry
    let matter = dossier.frontMatter.map { ($0.label, JSONValue.string($0.text)) }
    let scenario = dossier.scenario.map { [("scenario", ScenarioExport.value(of: $0))] } ?? []
    return .object(
      [
        ("schema", .string("bridgebook/entry-1")), ("id", .string(entry.id)),
        ("kind", .string(entry.kind.rawValue)), ("title", .string(entry.title)),
        ("frontMatter", .object(matter)), ("own", OwnExport.value(of: dossier.own)),
        ("approaches", .strings(entry.approaches.map(\.rawValue))),
        ("platforms", RecommendationJSON.value(of: entry.platforms)),
        ("terms", .strings(entry.terms)),
        (
          "sections",
          .array(
            entry.sections.map {
              .object([("heading", .string($0.heading)), ("markdown", .string($0.markdown))])
            })
        ),
        ("changes", .array(entry.changes.map { RecommendationJSON.value(of: $0) })),
        ("deprecation", deprecation(of: entry)),
        ("claims", .array(claims(of: dossier).map { value(of: $0, dossier.modelRules) })),
        ("sentences", .array(dossier.sentences.map { SentenceExport.value(of: $0) })),
        (
          "sources",
          .array(
            dossier.sources.map {
              .object([
                ("id", .string($0.id)), ("kind", .string($0.kind)), ("title", .string($0.title)),
                ("url", .optional($0.url)), ("reading", .optional($0.reading)),
              ])
            })
        ),
        ("lackRows", .array((component(entry)?.lacks ?? []).map(RecommendationJSON.value(of:)))),
        ("setup", .array((component(entry)?.setup ?? []).map(RecommendationJSON.value(of:)))),
        ("links", .strings(entry.links)),
        ("referencedBy", .strings(dossier.referencedBy.map(\.id))),
        ("tasks", .strings(dossier.tasks.map(\.id))),
        ("scenarios", .strings(dossier.runs.scenarios)), ("runs", .strings(dossier.runs.shown)),
        ("runsWithout", .strings(dossier.runs.absent)),
        ("examples", .array(dossier.examples.map(ExampleExport.value(of:)))),
      ] + TaskExport.members(of: entry) + scenario)
  }

  /// Returns the deprecation, such as `{"kind": "hard", "since": {"iOS": "27.0"}}`; null if nothing
  /// is deprecated.
  private static func deprecation(of entry: Entry) -> JSONValue {
    switch entry.effectiveDeprecation {
    case .none: .null
    case .soft: .object([("kind", .string("soft")), ("since", .null)])
    case .hard(let since):
      .object([("kind", .string("hard")), ("since", RecommendationJSON.value(of: since))])
    }
  }

  private static func component(_ entry: Entry) -> ComponentFacts? {
    if case .component(let facts) = entry.details { facts } else { nil }
  }

  private static func claims(of dossier: EntryDossier) -> [Entry] {
    dossier.entry.kind == .claim ? [dossier.entry] : dossier.claims
  }

  private static func value(of claim: Entry, _ rules: [String: ModelRule]) -> JSONValue {
    guard case .claim(let facts) = claim.details else { return .null }
    return .object([
      ("id", .string(claim.id)), ("text", .string(claim.title)),
      ("status", .string(facts.status.rawValue)), ("evidence", .string(facts.status.evidence)),
      (
        "grounds",
        .array(
          facts.grounds.map { ground in
            .object(
              [
                ("side", .string(ground.side.rawValue)), ("kind", .string(ground.kind.rawValue)),
                ("source", .optional(ground.source)), ("text", .string(ground.text)),
              ] + (ground.model.map { EvidenceExport.members(of: $0, rules) } ?? []))
          })
      ),
      ("sources", .strings(facts.grounds.compactMap(\.source))),
    ])
  }
}
