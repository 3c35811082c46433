internal import BookData
internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// `show`: entries in full.
enum ShowCommand: Command {
  static let syntax = CommandSyntax(
    name: "show", arguments: "ID…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("all", "everything: claims with both sides, examples, links, runs, sources"),
      FlagSyntax(
        "source", "the source text, to start your own from; ID@N is an earlier version of yours"),
      FlagSyntax("original", "with --source: the built-in text that yours replaced"),
    ],
    summary: "one entry, scenario or message: what you see, why, fix, code",
    discussion: """
      Prints symptom, cause and fix of a gotcha, the code of a pattern, what the book knows of a class,
      both sides of a claim, the variants of a scenario, what a message of the runtime means, or one
      sentence of a gotcha. The first screen has what one needs first; --all prints the whole entry,
      in which marks such as [seed-000] name the source of a sentence. The beginning of an id is
      enough, and an API such as updateUIView shows its page. A gotcha names the simulated runs that
      show it, and those of its cures that do not; a claim says where the simulator's model agrees
      and on which rules that rests. What a team wrote says so, and whether it overrides or extends a
      built-in entry.
      """,
    examples: [
      .init("bridgebook show update-unguarded", "a gotcha with its fix"),
      .init(
        "bridgebook show show-pdf", "a task: the API SwiftUI has for it, or the bridge to build"),
      .init("bridgebook show c01-scroll-edge-receiver", "a refuted claim with both sides"),
      .init("bridgebook show msg-modifying-state", "what a message of the runtime means"),
      .init("bridgebook show update-unguarded.cause.1", "a sentence, with what it rests on"),
      .init("bridgebook show map-wrapper", "a scenario: variants, what they show, rules"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    if run.arguments.has("source") { return try printSources(run, from: store) }
    let items = try run.arguments.arguments.map { try item(of: $0, in: store) }
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
          if !run.arguments.has("all"), EntryBrief.exists(for: dossier) {
            EntryBrief(dossier: dossier, rows: run.console.screen?.rows).write(to: &page)
            break
          }
          EntryText.write(dossier, to: &page)
          if let scenario = dossier.scenario {
            page.line()
            ScenarioText.write(scenario, to: &page)
          }
        case .scenario(let scenario): ScenarioText.write(scenario, to: &page)
        case .text(let own):
          page.line((own.version.version.id, .strong))
          page.line("\(own.version.version.header.kind.rawValue), \(own.words)", .faint)
          for remark in own.remarks { page.prose(remark, first: "attention: ", .warning) }
          page.line()
          page.block(own.version.version.text ?? "")
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
    /// A team's text that is no entry, or could not become one.
    case text(OwnMark)
    case sentence(SentenceDossier)
    case message(MessageDossier)

    var json: JSONValue {
      switch self {
      case .entry(let dossier): EntryJSON.value(of: dossier)
      case .scenario(let scenario): ScenarioExport.value(of: scenario)
      case .text(let own): OwnExport.document(of: own)
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
      case .text(let own): OwnExport.page(of: own)
      case .sentence(let sentence): SentenceExport.markdown(of: sentence)
      case .message(let message): MessageExport.markdown(of: message)
      }
    }
  }

  private static func printSources(_ run: CommandRun, from store: Store) throws -> ExitStatus {
    let isOriginal = run.arguments.has("original")
    let texts = try run.arguments.arguments.map { word in
      (id: word, text: try OwnSource.text(word, in: store, isOriginal: isOriginal))
    }
    guard run.format == .json else {
      for item in texts { run.console.write(Printable.escaped(item.text, keepingLines: true)) }
      return .done
    }
    let items = texts.map {
      JSONValue.object([
        ("schema", .string("bridgebook/source-1")), ("id", .string($0.id)),
        ("text", .string($0.text)),
      ])
    }
    let all = JSONValue.object([
      ("schema", .string("bridgebook/sources-1")), ("sources", .array(items)),
    ])
    run.console.write((items.count == 1 ? items[0] : all).document)
    return .done
  }

  private static func item(of id: String, in store: Store) throws -> Item {
    if try store.entry(id) != nil {
      var dossier = try dossier(of: id, in: store)
      dossier.scenario = try scenario(id, in: store)
      return .entry(dossier)
    }
    if let scenario = try scenario(id, in: store) { return .scenario(scenario) }
    if let sentence = try store.sentence(id) { return .sentence(sentence) }
    if id == BuiltInScenarios.library, let file = try BuiltInScenarios.find(id).file {
      return .scenario(ScenarioDossier(file))
    }
    if let message = try store.message(id) { return .message(message) }
    if let own = try store.ownText(id) {
      let isScenario = own.header.kind == .scenario
      if let mark = try OwnSource.mark(of: own.id, isScenario: isScenario, in: store) {
        return .text(mark)
      }
    }
    let names = EntryNames(store)
    if let meant = try names.id(for: id), meant != id { return try item(of: meant, in: store) }
    throw CommandError.unknownEntry(id, suggestion: Suggestion.nearest(to: id, in: try names.ids()))
  }

  private static func scenario(_ id: String, in store: Store) throws -> ScenarioDossier? {
    guard var scenario = try store.scenario(id) else { return nil }
    scenario.own = try OwnSource.mark(of: scenario.id, isScenario: true, in: store)
    return scenario
  }

  /// The entry with the claims, sources and titles it refers to.
  static func dossier(of id: String, in store: Store) throws -> EntryDossier {
    guard let entry = try store.entry(id) else {
      let known = try store.ids().map(\.id)
      throw CommandError.unknownEntry(id, suggestion: Suggestion.nearest(to: id, in: known))
    }
    var dossier = EntryDossier(entry: entry)
    dossier.own = try OwnSource.mark(of: entry.id, isScenario: false, in: store)
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
    case .pattern, .component, .availability, .task, .message, .scenario: break
    }
    dossier.examples = try store.examples(of: entry.id)
    for reference in try store.references(to: entry.id) {
      if reference.kind == .task {
        dossier.tasks.append((reference.id, reference.title))
      } else {
        dossier.referencedBy.append((reference.id, reference.title))
      }
    }
    return dossier
  }
}
