internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import BuiltInKnowledge
internal import CommandSyntax

/// `show`: entries in full.
enum ShowCommand: Command {
  static let syntax = CommandSyntax(
    name: "show", arguments: "ID…", argumentCount: 1...Int.max,
    flags: [FlagSyntax("source", "the text of a scenario, to start an own one from")],
    summary: "one entry, scenario or message in full, with claims, sources, runs",
    discussion: """
      Prints symptom, cause and fix of a gotcha, the code of a pattern, what the book knows of a class,
      both sides of a claim, the variants of a scenario, what a message of the runtime means, or one
      sentence of a gotcha. Marks such as [seed-000] name the source of a sentence. A gotcha names the
      simulated runs that show it, and those of its cures that do not; a claim says where the
      simulator's model agrees and on which rules that rests.
      """,
    examples: [
      .init("bridgebook show update-unguarded", "a gotcha with its fix"),
      .init("bridgebook show c01-scroll-edge-receiver", "a refuted claim with both sides"),
      .init("bridgebook show msg-modifying-state", "what a message of the runtime means"),
      .init("bridgebook show update-unguarded.cause.1", "a sentence, with what it rests on"),
      .init("bridgebook show map-wrapper", "a scenario: variants, what they show, rules"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    let isSource = run.arguments.has("source")
    let items = try run.arguments.arguments.map {
      try item(of: $0, in: store, isSource: isSource)
    }
    if isSource, run.format != .json {
      for case .scenario(let scenario) in items {
        run.console.write(Printable.escaped(scenario.text, keepingLines: true))
      }
      return .done
    }
    switch run.format {
    case .json:
      let documents = items.map(\.json)
      if documents.count == 1 {
        run.console.write(documents[0].document)
      } else {
        run.console.write(
          JSONValue.object([
            ("schema", .string("bridgebook/entries-1")), ("entries", .array(documents)),
          ]).document)
      }
    case .markdown:
      run.console.write(items.map(\.markdown).joined(separator: "\n"))
    case .text:
      for (index, item) in items.enumerated() {
        var page = run.page()
        if index > 0 { page.line() }
        switch item {
        case .entry(let dossier):
          EntryText.write(dossier, to: &page)
          if let scenario = dossier.scenario {
            page.line()
            ScenarioText.write(scenario, to: &page)
          }
        case .scenario(let scenario): ScenarioText.write(scenario, to: &page)
        case .sentence(let sentence): SentenceText.write(sentence, to: &page)
        case .message(let message): MessageText.write(message, to: &page)
        }
        run.console.write(page.text)
      }
    }
    return .done
  }

  /// What an id leads to.
  private enum Item {
    case entry(EntryDossier)
    case scenario(ScenarioDossier)
    case sentence(SentenceDossier)
    case message(MessageDossier)

    var json: JSONValue {
      switch self {
      case .entry(let dossier): EntryJSON.value(of: dossier)
      case .scenario(let scenario): ScenarioExport.value(of: scenario)
      case .sentence(let sentence): SentenceExport.value(of: sentence)
      case .message(let message): MessageExport.value(of: message)
      }
    }

    var markdown: String {
      switch self {
      case .entry(let dossier):
        EntryMarkdown.text(of: dossier)
          + (dossier.scenario.map { "\n" + ScenarioExport.markdown(of: $0) } ?? "")
      case .scenario(let scenario): ScenarioExport.markdown(of: scenario)
      case .sentence(let sentence): SentenceExport.markdown(of: sentence)
      case .message(let message): MessageExport.markdown(of: message)
      }
    }
  }

  /// Only scenarios have a text of their own to show.
  private static func item(of id: String, in store: Store, isSource: Bool) throws -> Item {
    let isEntry = try !isSource && store.entry(id) != nil
    if !isEntry {
      if let scenario = try store.scenario(id) { return .scenario(scenario) }
      if !isSource, let sentence = try store.sentence(id) { return .sentence(sentence) }
      if id == BuiltInScenarios.library, let file = try BuiltInScenarios.find(id).file {
        return .scenario(ScenarioDossier(file))
      }
      if !isSource, let message = try store.message(id) { return .message(message) }
      let scenarios = try store.scenarios().map(\.id)
      if isSource { throw SimulationError.unknownScenario(id, known: scenarios) }
      let known = try store.ids().map(\.id) + scenarios + store.messageTitles().map(\.id)
      throw CommandError.unknownEntry(id, suggestion: Suggestion.nearest(to: id, in: known))
    }
    var dossier = try dossier(of: id, in: store)
    dossier.scenario = try store.scenario(id)
    return .entry(dossier)
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
    var rules: [String] = []
    for claim in dossier.claims + [entry] {
      guard case .claim(let facts) = claim.details else { continue }
      sources += facts.grounds.compactMap(\.source)
      rules += facts.grounds.flatMap { $0.model?.rules ?? [] }
    }
    dossier.modelRules = try store.modelRules(rules)
    for id in sources where !dossier.sources.contains(where: { $0.id == id }) {
      if let source = try store.source(id) { dossier.sources.append(source) }
    }
    dossier.titles = try store.titles(of: entry.links)
    switch entry.kind {
    case .gotcha:
      dossier.sentences = try store.sentences(of: entry.id)
      dossier.runs = try store.simulatedRuns(of: entry.id)
    case .claim: dossier.runs = try store.simulatedRuns(ofClaim: entry.id)
    case .pattern, .component, .availability, .message, .scenario: break
    }
    dossier.examples = try store.examples(of: entry.id)
    dossier.referencedBy = try store.references(to: entry.id).map { ($0.id, $0.title) }
    return dossier
  }
}
