internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `check`: finds gotchas in Swift source.
enum CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check", arguments: "PATH…|-", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("platform", value: "PLATFORM", "only what can happen on this platform"),
      FlagSyntax("target", value: "VERSION", "only what can happen on this release or later"),
      FlagSyntax(
        "fail-on", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue),
        "exit with 1 when a finding is at least that severe"),
      FlagSyntax("possible", "also report what is harmless in about half of all cases"),
      FlagSyntax("baseline", value: "FILE", "leave out the findings listed in this file"),
      FlagSyntax("write-baseline", value: "FILE", "write the current findings as a baseline"),
      FlagSyntax("stdin-path", value: "PATH", "the path to name for the text on standard input"),
      FlagSyntax("fix", "write the local changes, file by file"),
      FlagSyntax("record", "store the findings, one run per file"),
      FlagSyntax("ledger", "list every bridge instead, and what to do about it at the target"),
      FlagSyntax(
        "escape-formulas", "with csv: put an apostrophe before texts a spreadsheet would run"),
      FlagSyntax(
        "simulate", "run each wrapper in the model instead, as it stands and with the changes"),
      FlagSyntax("scenario", "print each wrapper as a scenario for bridgebook simulate instead"),
    ],
    moreChoices: ["format": ["sarif", "github", "xcode", "csv"]],
    summary: "the gotchas in your own Swift source, with line and fix",
    discussion: """
      Reads Swift files, folders or standard input (-) without a toolchain, and reports the gotchas
      of representables, coordinators and hosting controllers in them, with the lines that show
      them. In a folder, every .swift file is read unless .gitignore excludes it; folders filled by
      tools and generated files are skipped. Code that does not parse is read as far as possible.

      A comment ignores a finding on its own line and on the next one, and must give a reason:
      // bridgebook:ignore GOTCHA reason

      --format xcode prints what a compiler would, so that a build phase shows it in the editor;
      github prints workflow commands, sarif a document for code scanning. --fix writes only local
      changes, and only to files that did not change during the check.

      --record stores the findings of each file as a run, so that bridgebook runs and bridgebook
      export findings include them.
      """,
    examples: [
      .init("bridgebook check Sources", "every Swift file below a folder"),
      .init(
        "bridgebook check --fail-on error --baseline bridges.txt Sources",
        "for a pull request: known findings are left out"),
      .init(
        "bridgebook check --format xcode \"$SRCROOT\"", "in a build phase, with lines in the editor"
      ),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    try refuseContradictions(run)
    let options = try options(run)
    let workspace = run.workspace
    let baseline = try run.arguments.value("write-baseline").map {
      try BaselineFile(path: $0, in: workspace)
    }
    run.console.explainTyping("source", for: run.arguments.arguments)
    let sources = try workspace.checkSources(run.arguments.arguments, options)
    if run.arguments.has("simulate") {
      noteHosts(sources.files, run)
      return simulate(try workspace.simulate(sources), run)
    }
    if run.arguments.has("scenario") { return scenarios(sources.files, run) }
    let report = try workspace.report(on: sources, options)
    if run.arguments.has("ledger") {
      return print(try workspace.ledger(of: sources, report, options), run)
    }
    if let baseline {
      try baseline.write(report)
      let count = report.items.count
      run.console.note("the baseline \(baseline.path) contains \(count.counted("finding"))")
    }
    if options.records { note(try sources.record(report), run) }
    print(report, run)
    // A named file that cannot be read is a failure, even if all others are good.
    if sources.hasFailed { return .failed }
    guard let limit = run.arguments.value("fail-on").flatMap(Severity.init(rawValue:)) else {
      return .done
    }
    if sources.unreadCount > 0 {
      let count = sources.unreadCount
      run.console.announce(
        "\(count == 1 ? "1 file or folder" : "\(count) files and folders") could not be read, so "
          + "--fail-on cannot tell that nothing is wrong; the status is 2")
      return .failed
    }
    return report.items.contains { $0.severity >= limit } ? .no : .done
  }

  /// Prints the id of the run under which each file's findings were stored.
  private static func note(_ kept: [CheckRecord.Kept], _ run: CommandRun) {
    for file in kept {
      run.console.note(
        file.isKnown
          ? "the findings of \(file.path) are stored already, as \(file.run)"
          : "the findings of \(file.path) were stored as \(file.run)")
    }
    if kept.isEmpty { run.console.note("nothing was found, so no run was stored") }
  }

  /// Throws if two options ask for different answers.
  private static func refuseContradictions(_ run: CommandRun) throws {
    let arguments = run.arguments
    let modes = ["ledger", "simulate", "scenario"].filter { arguments.has($0) }
    if modes.count > 1 { throw SourceInputError.excludes("--\(modes[0])", "--\(modes[1])") }
    for flag in ["fix", "record", "write-baseline"] {
      let isGiven =
        flag == "write-baseline" ? arguments.value(flag) != nil : arguments.has(flag)
      if let mode = modes.first, isGiven {
        throw SourceInputError.excludes("--\(mode)", "--\(flag)")
      }
    }
    if let path = arguments.value("stdin-path"), !arguments.arguments.contains("-") {
      throw SourceInputError.inputPathNeedsInput(path: path)
    }
    if arguments.has("escape-formulas"), arguments.value("format") != "csv" {
      throw CommandError.formulasNeedCSV(flag: "format")
    }
    guard let format = arguments.value("format") else { return }
    if let mode = modes.first, ["sarif", "github", "xcode"].contains(format) {
      throw SourceInputError.excludes("--\(mode)", "--format \(format)")
    }
    if format == "csv", modes != ["ledger"] { throw SourceInputError.csvNeedsLedger }
  }

  /// Returns the validated options.
  private static func options(_ run: CommandRun) throws -> CheckOptions {
    let arguments = run.arguments
    var options = CheckOptions()
    options.platform = try GivenOptions.platform(arguments.value("platform"))
    if let word = arguments.value("target") {
      guard let version = Version(word) else { throw CommandError.malformedVersion(word) }
      options.target = version
    }
    options.includesPossible = arguments.has("possible")
    if let path = arguments.value("baseline") { options.baseline = try CheckBaseline(path: path) }
    options.inputPath = arguments.value("stdin-path")
    options.fixes = arguments.has("fix")
    options.records = arguments.has("record")
    if arguments.has("ledger") { options.extras.insert(.bridges) }
    if arguments.has("scenario") || arguments.has("simulate") { options.extras.insert(.scenarios) }
    return options
  }

  private static func print(_ report: SourceReport, _ run: CommandRun) {
    switch (run.arguments.value("format"), run.format) {
    case ("sarif", _):
      run.console.write(SourceSARIF.json(of: report, version: ProgramVersion.number).document)
    case ("github", _): run.console.write(SourceCheckExport.workflowCommands(of: report))
    case ("xcode", _): run.console.write(SourceCheckExport.compilerMessages(of: report))
    case (_, .json): run.console.write(SourceCheckExport.json(of: report).document)
    case (_, .markdown): run.console.write(CheckText.markdown(of: report))
    case (_, .text):
      var page = run.page()
      var text = CheckText()
      text.write(report, to: &page)
      run.console.write(page.text)
    }
    // The formats of other programs cannot contain notes.
    if ["sarif", "github", "xcode"].contains(run.arguments.value("format")) {
      for note in report.allNotes { run.console.note(note) }
    }
  }

  /// Prints the result of each simulated wrapper; the status is `no` if none could be run.
  private static func simulate(
    _ answers: [CheckSimulation.Answer], _ run: CommandRun
  ) -> ExitStatus {
    if answers.isEmpty { run.console.note(noWrapper) }
    run.print(json: CheckSimulation.json(answers)) { page in
      for answer in answers { write(answer, to: &page) }
      let count = answers.count { $0.found != nil }
      page.line(
        "run: \(count) of \(answers.count.counted("wrapper"))", .strong)
    }
    return answers.contains { $0.found != nil } ? .done : .no
  }

  private static func write(_ answer: CheckSimulation.Answer, to page: inout TextPage) {
    page.line(("\(answer.place): ", .strong), (answer.name, .accent))
    if let failure = answer.failure { page.prose(failure, first: "not run: ") }
    if let found = answer.found {
      page.prose(
        outcome(found, answer.undecided, answer.depending, answer.unshown),
        first: "as it stands: ")
    }
    if let fixed = answer.fixed {
      page.prose(
        outcome(fixed, answer.undecided, answer.fixedDepending, answer.fixedUnshown),
        first: "with the changes: ")
    }
    for omission in answer.omissions { page.prose(omission, first: "left out: ") }
  }

  /// Returns the gotchas that a run shows.
  ///
  /// If statements that may matter were left out, finding no gotchas proves nothing; a gotcha that
  /// depends on a condition the model does not know does not count as found.
  private static func outcome(
    _ found: [String], _ undecided: [String], _ depending: [CheckSimulation.Dependent],
    _ unshown: [CheckSimulation.Dependent]
  ) -> String {
    var reasons = depending.map { item in
      let isOne = item.lines.count == 1
      return "\(item.gotcha) depends on the condition\(isOne ? "" : "s") in \(lines(of: item))"
    }
    reasons += unshown.map { item in
      "check finds \(item.gotcha) in \(lines(of: item)), which the steps of the draft do not show"
    }
    if !undecided.isEmpty {
      reasons.append(
        undecided.joined(separator: ", ") + (undecided.count == 1 ? " was" : " were")
          + " left out")
    }
    let names = found.joined(separator: ", ")
    guard !reasons.isEmpty else { return found.isEmpty ? "nothing" : names }
    let reason = reasons.joined(separator: "; ")
    return found.isEmpty
      ? "cannot be judged: \(reason)" : "\(names); whether more cannot be judged: \(reason)"
  }

  private static func lines(of item: CheckSimulation.Dependent) -> String {
    let lines = item.lines.map(String.init).joined(separator: ", ")
    return "line\(item.lines.count == 1 ? "" : "s") \(lines)"
  }

  /// Prints the scenarios of all wrappers, with notes on what was left out.
  private static func scenarios(
    _ checked: [CheckedFile], _ run: CommandRun
  ) -> ExitStatus {
    var isAny = false
    for file in checked {
      for scenario in file.scenarios {
        let place = "\(file.path):\(scenario.line): \(scenario.name)"
        if let text = scenario.text {
          run.console.write((isAny ? "\n" : "") + Printable.escaped(text, keepingLines: true))
          isAny = true
          if !scenario.omissions.isEmpty {
            run.console.note("\(place): left out: \(scenario.omissions.joined(separator: "; "))")
          }
        } else {
          run.console.note(
            "\(place): not translated: \(scenario.omissions.joined(separator: "; "))")
        }
      }
    }
    noteHosts(checked, run)
    if checked.allSatisfy(\.scenarios.isEmpty) { run.console.note(noWrapper) }
    return isAny ? .done : .no
  }

  /// Names the uses of hosting classes outside wrappers, because they are not simulated.
  private static func noteHosts(_ checked: [CheckedFile], _ run: CommandRun) {
    for file in checked {
      for host in file.hosts {
        run.console.note(
          "\(file.path):\(host.line): left out: \(host.name) hosts SwiftUI and is not a "
            + "representable; model it by hand with controller \(host.name)")
      }
    }
  }

  private static let noWrapper =
    "there is no representable here; model a controller that hosts SwiftUI by hand: "
    + "bridgebook help scenarios"

  private static func print(_ rows: [CheckLedger.Row], _ run: CommandRun) -> ExitStatus {
    switch (run.arguments.value("format"), run.format) {
    case ("csv", _):
      let escapesFormulas = run.arguments.has("escape-formulas")
      run.console.write(LedgerForms.csv(rows, escapesFormulas: escapesFormulas))
    case (_, .json): run.console.write(LedgerForms.json(rows).document)
    default: run.console.write(LedgerForms.markdown(rows))
    }
    return .done
  }
}
