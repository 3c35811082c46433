internal import BookData
package import Bridgebook
package import BridgebookExport
internal import BridgebookStore

/// The item that an id names.
package enum ShownItem {
  case entry(EntryDossier)
  case scenario(ScenarioDossier)
  /// A team's text that is not an entry, or that could not become one.
  case text(OwnMark)
  case sentence(SentenceDossier)
  case message(MessageDossier)

  /// The item as JSON.
  package var json: JSONValue {
    switch self {
    case .entry(let dossier): EntryJSON.value(of: dossier)
    case .scenario(let scenario): ScenarioExport.value(of: scenario)
    case .text(let own): OwnExport.document(of: own)
    case .sentence(let sentence): SentenceExport.value(of: sentence)
    case .message(let message): MessageExport.value(of: message)
    }
  }

  /// The item as a Markdown page.
  package var markdown: String {
    switch self {
    case .entry(let dossier):
      EntryMarkdown.text(of: dossier)
        + (dossier.scenario.map { "\n" + ScenarioExport.markdown(of: $0) } ?? "")
    case .scenario(let scenario): ScenarioExport.markdown(of: scenario)
    case .text(let own): OwnExport.page(of: own)
    case .sentence(let sentence): SentenceExport.markdown(of: sentence)
    case .message(let message): MessageExport.markdown(of: message)
    }
  }

  /// Returns the items as JSON: a single item by itself, several in a list.
  package static func document(of items: [ShownItem]) -> JSONValue {
    items.count == 1
      ? items[0].json
      : .object([
        ("schema", .string("bridgebook/entries-1")), ("entries", .array(items.map(\.json))),
      ])
  }
}

extension Workspace {
  /// Finds the item of each id.
  package func show(_ ids: [String]) throws -> [ShownItem] {
    let store = try openStore()
    return try ids.map { try ShownItem.item(of: $0, in: store) }
  }

  /// Returns the first step to take for each gotcha of a message, in order.
  package func firstSteps(for message: MessageDossier) throws -> [String] {
    let words = DiagnosisWords(store: try openStore())
    return try message.gotchas.map { try words.firstStep(of: $0.id) }
  }
}

extension ShownItem {
  fileprivate static func item(of id: String, in store: Store) throws -> ShownItem {
    if try store.entries.entry(id) != nil {
      var dossier = try EntryDossier.read(id, in: store)
      dossier.scenario = try scenario(id, in: store)
      return .entry(dossier)
    }
    if let scenario = try scenario(id, in: store) { return .scenario(scenario) }
    if let sentence = try store.sentences.sentence(id) { return .sentence(sentence) }
    if id == BuiltInScenarios.library, let file = try BuiltInScenarios.find(id).file {
      return .scenario(ScenarioDossier(file))
    }
    if let message = try store.messages.message(id) { return .message(message) }
    if let own = try store.ownTexts.text(id) {
      let isScenario = own.header.kind == .scenario
      if let mark = try OwnSource.mark(of: own.id, isScenario: isScenario, in: store) {
        return .text(mark)
      }
    }
    let names = EntryNames(store)
    if let meant = try names.id(for: id), meant != id { return try item(of: meant, in: store) }
    if let run = try store.runs.run(named: id) { throw CommandError.runIsNoEntry(run.id) }
    throw CommandError.unknownEntry(
      id, suggestion: IDPrefix.suggestion(for: id, in: try names.ids()))
  }

  private static func scenario(_ id: String, in store: Store) throws -> ScenarioDossier? {
    guard var scenario = try store.scenarios.scenario(id) else { return nil }
    scenario.own = try OwnSource.mark(of: scenario.id, isScenario: true, in: store)
    return scenario
  }
}
