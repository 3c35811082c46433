internal import BookData
internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// `show`: shows entries in full.
enum ShowCommand: Command {
  static let syntax = CommandSyntax(
    name: "show", arguments: "ID…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("all", "everything: claims with both sides, examples, links, runs, sources"),
      FlagSyntax(
        "source", "the source text, as a start for your own; ID@N is an earlier version of yours"),
      FlagSyntax("original", "with --source: the built-in text that yours replaced"),
    ],
    summary: "one entry, scenario or message: what you see, why, fix, code",
    discussion: """
      Prints symptom, cause and fix of a gotcha, the code of a pattern, what the book knows of a
      class, both sides of a claim, the variants of a scenario, what a message of the runtime means,
      or one sentence of a gotcha. The first screen has the most important parts; --all prints the
      whole entry, in which marks such as [seed-000] name the source of a sentence. The beginning of
      an id is enough, and an API such as updateUIView shows its page. A gotcha names the simulated
      runs that show it, and the fixed ones that do not; a claim says where the simulator's model
      agrees and which rules that depends on. A team's text is marked, and says whether it overrides
      or extends a built-in entry.
      """,
    examples: [
      .init("bridgebook show update-unguarded", "a gotcha with its fix"),
      .init(
        "bridgebook show show-pdf", "a task: the API SwiftUI has for it, or the bridge to build"),
      .init("bridgebook show c01-scroll-edge-receiver", "a refuted claim with both sides"),
      .init("bridgebook show msg-modifying-state", "what a message of the runtime means"),
      .init("bridgebook show update-unguarded.cause.1", "a sentence, with its sources"),
      .init("bridgebook show map-wrapper", "a scenario: variants, what they show, rules"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("source") { return try printSources(run) }
    let items = try run.workspace.show(run.arguments.arguments)
    switch run.format {
    case .json:
      run.console.write(ShownItem.document(of: items).document)
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
        case .scenario(let scenario):
          if run.arguments.has("all") {
            ScenarioText.write(scenario, to: &page)
          } else {
            ScenarioText.writeBrief(scenario, rows: run.console.screen?.rows, to: &page)
          }
        case .text(let own):
          page.line((own.version.version.id, .strong))
          page.line("\(own.version.version.header.kind.rawValue), \(own.words)", .faint)
          for remark in own.remarks { page.prose(remark, first: "attention: ", .warning) }
          page.line()
          page.block(own.version.version.text ?? "")
        case .sentence(let sentence):
          if run.arguments.has("all") {
            SentenceText.write(sentence, to: &page)
          } else {
            SentenceText.writeBrief(sentence, to: &page)
          }
        case .message(let message):
          MessageText.write(
            message, firstSteps: try run.workspace.firstSteps(for: message),
            isAll: run.arguments.has("all"), to: &page)
        }
        run.console.write(page.text)
      }
    }
    return .done
  }

  private static func printSources(_ run: CommandRun) throws -> ExitStatus {
    let texts = try run.workspace.texts.sources(
      of: run.arguments.arguments, isOriginal: run.arguments.has("original"))
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
}
