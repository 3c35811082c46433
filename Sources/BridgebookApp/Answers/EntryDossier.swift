internal import Bridgebook
package import BridgebookExport
package import BridgebookStore

extension EntryDossier {
  /// Reads an entry with the claims, sources and titles it refers to.
  package static func read(_ id: String, in store: Store) throws -> EntryDossier {
    guard let entry = try store.entries.entry(id) else {
      let known = try store.entries.summaries().map(\.id)
      throw CommandError.unknownEntry(id, suggestion: Suggestion.nearest(to: id, in: known))
    }
    var dossier = EntryDossier(entry: entry)
    dossier.own = try OwnSource.mark(of: entry.id, isScenario: false, in: store)
    for claim in entry.claims {
      guard let claimEntry = try store.entries.entry(claim) else { continue }
      dossier.claims.append(claimEntry)
    }
    var sources = entry.sources
    var rules: [String] = []
    for claim in dossier.claims + [entry] {
      guard case .claim(let facts) = claim.details else { continue }
      sources += facts.grounds.compactMap(\.source)
      rules += facts.grounds.flatMap { $0.model?.rules ?? [] }
    }
    dossier.modelRules = try store.evidence.modelRules(rules)
    for id in sources where !dossier.sources.contains(where: { $0.id == id }) {
      if let source = try store.sources.source(id) { dossier.sources.append(source) }
    }
    dossier.titles = try store.entries.titles(of: entry.links)
    switch entry.kind {
    case .gotcha:
      dossier.sentences = try store.sentences.all(of: entry.id)
      dossier.runs = try store.evidence.simulatedRuns(of: entry.id)
    case .claim: dossier.runs = try store.evidence.simulatedRuns(ofClaim: entry.id)
    case .pattern, .component, .availability, .task, .message, .scenario: break
    }
    dossier.examples = try store.examples.examples(of: entry.id)
    for reference in try store.entries.references(to: entry.id) {
      if reference.kind == .task {
        dossier.tasks.append((reference.id, reference.title))
      } else {
        dossier.referencedBy.append((reference.id, reference.title))
      }
    }
    return dossier
  }
}
