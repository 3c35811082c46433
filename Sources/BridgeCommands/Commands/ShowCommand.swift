internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import CommandSyntax

/// `show`: entries in full.
enum ShowCommand: Command {
  static let syntax = CommandSyntax(
    name: "show", arguments: "ID…", argumentCount: 1...Int.max,
    summary: "one entry in full, with claims, sources and links",
    discussion: """
      Prints symptom, cause and fix of a gotcha, the code of a pattern, what the book knows of a class,
      or both sides of a claim. Marks such as [seed-000] name the source of a sentence.
      """,
    examples: [
      .init("bridgebook show update-unguarded", "a gotcha with its fix"),
      .init("bridgebook show c01-scroll-edge-receiver", "a refuted claim with both sides"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    let dossiers = try run.arguments.arguments.map { try dossier(of: $0, in: store) }
    switch run.format {
    case .json:
      let documents = dossiers.map(EntryJSON.value(of:))
      if documents.count == 1 {
        run.console.write(documents[0].document)
      } else {
        run.console.write(
          JSONValue.object([
            ("schema", .string("bridgebook/entries-1")), ("entries", .array(documents)),
          ]).document)
      }
    case .markdown:
      run.console.write(dossiers.map(EntryMarkdown.text(of:)).joined(separator: "\n"))
    case .text:
      for (index, dossier) in dossiers.enumerated() {
        var page = run.page()
        if index > 0 { page.line() }
        EntryText.write(dossier, to: &page)
        run.console.write(page.text)
      }
    }
    return .done
  }

  /// The entry with the claims, sources and titles it refers to.
  static func dossier(of id: String, in store: Store) throws -> EntryDossier {
    guard let entry = try store.entry(id) else {
      let known = try store.ids().map(\.id)
      throw CommandError.unknownEntry(id, suggestion: Suggestion.nearest(to: id, in: known))
    }
    var dossier = EntryDossier(entry: entry)
    for claim in entry.claims {
      guard let claimEntry = try store.entry(claim) else { continue }
      dossier.claims.append(claimEntry)
    }
    var sources = entry.sources
    for claim in dossier.claims + [entry] {
      guard case .claim(let facts) = claim.details else { continue }
      sources += facts.grounds.map(\.source)
    }
    for id in sources where !dossier.sources.contains(where: { $0.id == id }) {
      if let source = try store.source(id) { dossier.sources.append(source) }
    }
    dossier.titles = try store.titles(of: entry.links)
    dossier.referencedBy = try store.references(to: entry.id).map { ($0.id, $0.title) }
    return dossier
  }
}
