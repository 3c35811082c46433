internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `simulate`: runs scenarios.
enum SimulateCommand: Command {
  static let syntax = CommandSyntax(
    name: "simulate", arguments: "SCENARIO|FILE|-", argumentCount: 1...1,
    flags: [
      FlagSyntax("variant", value: "VARIANT", "only this variant, in full"),
      FlagSyntax(
        "set", value: "PARAMETER=VALUE", isRepeatable: true,
        "another value for what the model or the scenario leaves open"),
      FlagSyntax(
        "limit", value: "BUDGET=NUMBER", isRepeatable: true,
        "what a run may use up before it is ended"),
      FlagSyntax("console", "only the lines an app would print"),
      FlagSyntax("lines", "the consoles of all variants, aligned"),
      FlagSyntax("trace", "the run as bridge-trace, one event per line"),
      FlagSyntax("record", "keep the runs in the store"),
    ],
    summary: "run a scenario: console lines, outcome, findings",
    discussion: """
      Runs what people build and do in a model of the main queue, the view graph and platform views.
      Without --variant it shows all variants side by side; with it, it prints the console, the
      main queue, the outcome, the findings, whether they are those the scenario declares, and what
      the model leaves open. Parameters are those of the scenario and
      \(parameters).
      A run that passes a budget ends there, with what it has recorded; budgets are
      \(budgets).
      A path that exists wins over a scenario's id. The exit status is 1 when a run differs from what
      its variant declares.
      """,
    examples: [
      .init("bridgebook simulate map-wrapper", "broken, half-fixed and fixed side by side"),
      .init("bridgebook simulate map-wrapper --lines", "which variant prints which line"),
      .init("bridgebook simulate map-wrapper --variant M1", "one run in full"),
      .init(
        "bridgebook simulate text-view --variant N4 --set policy=queueFirst",
        "what rests on the order of queue and update"),
      .init(
        "bridgebook simulate map-wrapper --variant M1 --trace",
        "events for bridgebook import"),
    ])

  private static let budgets = RunBudget.table.map {
    "\($0.kind.rawValue) (\($0.standard) \($0.unit)): \($0.meaning)"
  }.joined(separator: ";\n")

  private static let parameters = DisplayWidth.wrap(
    ModelParameter.table.map(\.name).joined(separator: ", "), to: 96
  ).joined(separator: "\n")

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let word = run.arguments.arguments[0]
    let given = try ScenarioInput.parameters(run.arguments.values("set"))
    let budget = try ScenarioInput.budget(run.arguments.values("limit"))
    let isRecorded = run.arguments.has("record")
    let store = try isRecorded ? run.openStoreForWriting() : run.openStore()
    let (file, library) = try ScenarioInput.find(word, in: store, console: run.console)
    let chosen = try variants(of: file.scenario, run)
    let session = SimulationSession(
      file, library: library, catalogue: try store.messages(), budget: budget)
    let words = DiagnosisWords(store: store)
    let printsEvents = run.arguments.has("trace") || run.arguments.has("console")
    var reports: [SimulationReport] = []
    var recorded: [(run: String, result: RunWriter.Result)] = []
    var left = 0
    for variant in chosen {
      guard !session.isLate else {
        left += 1
        continue
      }
      let reporter = SimulationReporter(keepsText: !printsEvents)
      let writer = try isRecorded ? RunWriter(store) : nil
      let printer = EventPrinter(run)
      let result = try session.run(variant, given, interruption: run.console.interruption) {
        events, texts in
        reporter.take(events, texts)
        try writer?.append(events, texts: texts)
        printer.print(events, texts)
      } begin: { header in
        printer.begin(header)
      }
      if let writer {
        let outcome = try writer.finish(result.run, at: SystemCalls.timestamp())
        if outcome == .taken {
          throw SimulationError.taken(run: result.run.id, path: file.scenario.file)
        }
        recorded.append((result.run.id, outcome))
        if outcome == .stored || outcome == .replaced {
          run.console.accomplish("the run was stored as \(result.run.id)")
        }
      }
      reports.append(
        try reporter.report(
          result, of: variant, in: file, given: given, words: words))
    }
    if left > 0 {
      run.console.note(
        "\(left) variants were not run: the budget of seconds is used up; --limit seconds=NUMBER allows more"
      )
    }
    for item in recorded { run.console.note(note(on: item.run, item.result)) }
    if !printsEvents { print(reports, word: word, run) }
    return left == 0 && reports.allSatisfy(\.agrees) ? .done : .no
  }

  private static func print(_ reports: [SimulationReport], word: String, _ run: CommandRun) {
    let isOne = reports.count == 1
    run.print(json: SimulationExport.json(of: reports, isOne: isOne)) { page in
      if isOne {
        SimulationText.write(reports[0], to: &page)
      } else {
        SimulationText.write(
          reports, word: word, alignsLines: run.arguments.has("lines"), to: &page)
      }
    }
  }

  /// The variants the words ask for, which is all of them where none is named.
  private static func variants(
    of scenario: Scenario, _ run: CommandRun
  ) throws -> [ScenarioVariant] {
    let known = scenario.variants.map(\.name)
    let flags = ["console", "trace"].filter { run.arguments.has($0) }
    if flags.count > 1 { throw SimulationError.onlyOne(flags) }
    if let name = run.arguments.value("variant") {
      guard let variant = scenario.variants.first(where: { $0.name == name }) else {
        throw SimulationError.unknownVariant(name, scenario: scenario.id, known: known)
      }
      return [variant]
    }
    if let flag = flags.first, known.count > 1 {
      throw SimulationError.variantNeeded(flag: flag, scenario: scenario.id, known: known)
    }
    return scenario.variants
  }

  private static func note(on run: String, _ result: RunWriter.Result) -> String {
    switch result {
    case .stored: "recorded as \(run)"
    case .replaced: "recorded as \(run), in place of an earlier run"
    case .duplicate: "\(run) is already there, nothing stored"
    case .taken: "\(run) is a built-in run, nothing stored"
    }
  }
}

/// Prints events as they come, where the words ask for that.
private struct EventPrinter {
  private let console: Console
  private let isTrace: Bool
  private let isConsole: Bool

  init(_ run: CommandRun) {
    console = run.console
    isTrace = run.arguments.has("trace")
    isConsole = run.arguments.has("console")
  }

  func begin(_ run: Run) {
    guard isTrace else { return }
    var bytes: [UInt8] = []
    TraceExport.appendHeader(of: run, to: &bytes)
    console.write(bytes)
  }

  func print(_ events: [TraceEvent], _ texts: TextTable) {
    guard isTrace || isConsole else { return }
    var bytes: [UInt8] = []
    for event in events {
      if isTrace {
        TraceExport.append(event, texts, to: &bytes)
      } else if let line = RunFigures.consoleLine(of: event, texts) {
        bytes.append(contentsOf: Printable.escaped(line).utf8)
        bytes.append(10)
      }
    }
    console.write(bytes)
  }
}
