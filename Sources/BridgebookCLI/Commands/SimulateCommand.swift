internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `simulate`: simulates scenarios.
enum SimulateCommand: Command {
  static let syntax = CommandSyntax(
    name: "simulate", arguments: "SCENARIO|RUN|FILE|-", argumentCount: 1...1,
    flags: [
      FlagSyntax("variant", value: "VARIANT", "only this variant, in full"),
      FlagSyntax(
        "set", value: "PARAMETER=VALUE", isRepeatable: true,
        "another value for what the model or the scenario leaves open"),
      FlagSyntax(
        "limit", value: "BUDGET=NUMBER", isRepeatable: true,
        "the budget at which a run is ended"),
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
      A run that exceeds a budget ends there and keeps what it has recorded; budgets are
      \(budgets).
      A run such as map-wrapper/M1 is its scenario with --variant. An existing path takes
      precedence over the id of a scenario. The exit status is 1 when a run differs from what its
      variant declares.
      """,
    examples: [
      .init("bridgebook simulate map-wrapper", "broken, half-fixed and fixed side by side"),
      .init("bridgebook simulate map-wrapper --lines", "which variant prints which line"),
      .init("bridgebook simulate map-wrapper --variant M1", "one run in full"),
      .init(
        "bridgebook simulate text-view --variant N4 --set policy=queueFirst",
        "what depends on the order of queue and update"),
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
    run.console.explainTyping("scenario", for: [word])
    let printer = EventPrinter(run)
    var question = SimulationQuestion(scenario: word)
    question.variant = run.arguments.value("variant")
    question.settings = run.arguments.values("set")
    question.budgets = run.arguments.values("limit")
    question.isRecorded = run.arguments.has("record")
    question.flagsForOneVariant = ["console", "trace"].filter { run.arguments.has($0) }
    let answer = try run.workspace.simulate(
      question, begin: { printer.begin($0) }, events: printer.prints ? printer.print : nil)
    for item in answer.recorded { run.console.note(note(on: item.run, item.result)) }
    if !printer.prints { print(answer, word: word, run) }
    return answer.isWhole && answer.reports.allSatisfy(\.agrees) ? .done : .no
  }

  private static func print(
    _ answer: SimulationAnswer, word: String, _ run: CommandRun
  ) {
    run.print(json: answer.json) { page in
      if answer.reports.count == 1 {
        SimulationText.write(answer.reports[0], to: &page)
      } else {
        SimulationText.write(
          answer.reports, word: word, alignsLines: run.arguments.has("lines"), to: &page)
      }
    }
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

/// Prints events as they occur, if the options ask for it.
private struct EventPrinter {
  private let console: Console
  private let isTrace: Bool
  private let isConsole: Bool

  init(_ run: CommandRun) {
    console = run.console
    isTrace = run.arguments.has("trace")
    isConsole = run.arguments.has("console")
  }

  var prints: Bool { isTrace || isConsole }

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
