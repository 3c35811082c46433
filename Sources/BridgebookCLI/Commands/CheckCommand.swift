internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `check`: which gotchas stand in source.
enum CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check", arguments: "PATH…|-", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("platform", value: "PLATFORM", "only what can happen on this platform"),
      FlagSyntax("target", value: "VERSION", "only what can happen on this release or later"),
      FlagSyntax(
        "fail-on", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue),
        "exit with 1 when a finding is at least that severe"),
      FlagSyntax("possible", "also say what is harmless as often as not"),
      FlagSyntax("baseline", value: "FILE", "leave out the findings this file has"),
      FlagSyntax("write-baseline", value: "FILE", "write a baseline of what is found now"),
      FlagSyntax("stdin-path", value: "PATH", "the path to name for the text on standard input"),
      FlagSyntax("fix", "write the changes that are local, file by file"),
      FlagSyntax("ledger", "list every bridge instead, and what to do about it at the target"),
      FlagSyntax(
        "simulate", "run each wrapper in the model instead, as it stands and with the changes"),
      FlagSyntax("scenario", "print each wrapper as a scenario for bridgebook simulate instead"),
    ],
    moreChoices: ["format": ["sarif", "github", "xcode", "csv"]],
    summary: "the gotchas in your own Swift source, with line and fix",
    discussion: """
      Reads Swift files, folders or standard input (-) without a toolchain, and names the gotchas of
      representables, coordinators and hosting controllers in them, with the lines that show it. In a
      folder every .swift file is read that .gitignore does not leave out; folders that tools fill and
      files that a program wrote are passed over. Code that does not parse is read as far as it can be.

      A comment lets a finding off on its own line and the next one, and must give a reason:
      // bridgebook:ignore GOTCHA reason

      --format xcode prints what a compiler would, so that a build phase shows it in the editor; github
      prints workflow commands, sarif a document for code scanning. --fix writes only changes that are
      local, and only to files that still read as they did.
      """,
    examples: [
      .init("bridgebook check Sources", "every Swift file below a folder"),
      .init(
        "bridgebook check --fail-on error --baseline bridges.txt Sources",
        "for a pull request: what the project has already is left out"),
      .init(
        "bridgebook check --format xcode \"$SRCROOT\"", "in a build phase, with lines in the editor"
      ),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let options = try Options(run)
    let store = try run.openStore()
    let judge = try CheckJudge(store: store, options: options)
    let paths = run.arguments.arguments
    guard paths.filter({ $0 == "-" }).count < 2 else { throw SourceInputError.standardInputTwice }
    if options.fixes, paths.contains("-") { throw SourceInputError.fixNeedsFiles }
    var search = SourceSearch()
    for path in paths where path != "-" { try search.add(path) }
    let session = try CheckSession(
      paths: search.files, includesPossible: options.includesPossible, extras: options.extras)
    var checked = try session.run(search.files)
    if paths.contains("-") {
      checked.append(session.file(try standardInput(run), path: options.inputPath ?? "-"))
    }
    if options.fixes { try fix(&checked, session, run) }
    if run.arguments.has("simulate") {
      return try CheckSimulation(store: store).run(checked, run)
    }
    if run.arguments.has("scenario") { return scenarios(checked, run) }
    var report = SourceReport()
    report.notes = search.notes
    report.possibleIsIncluded = options.includesPossible
    for file in checked { try judge.add(file, to: &report) }
    if run.arguments.has("ledger") { return try ledger(checked, report, store, options, run) }
    if let path = options.newBaseline {
      try write(CheckBaseline.text(of: report), to: path)
      let count = report.items.count
      run.console.note("the baseline \(path) holds \(count) finding\(count == 1 ? "" : "s")")
    }
    print(report, run)
    // A path that was named and cannot be read is a failure, whatever the rest is.
    if checked.contains(where: { $0.failure != nil && paths.contains($0.path) }) { return .failed }
    guard let limit = options.limit else { return .done }
    return report.items.contains { $0.severity >= limit } ? .no : .done
  }

  private static func print(_ report: SourceReport, _ run: CommandRun) {
    switch (run.arguments.value("format"), run.format) {
    case ("sarif", _):
      run.console.write(SourceSARIF.json(of: report, version: BridgeCommandLine.version).document)
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
    for file in report.files where run.format == .text && run.arguments.value("format") != "text" {
      for note in file.notes where run.arguments.value("format") != nil {
        run.console.note("\(file.path): \(note)")
      }
    }
  }

  /// The scenarios of all wrappers, one after the other; notes say what was left out.
  private static func scenarios(
    _ checked: [CheckSession.CheckedFile], _ run: CommandRun
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
    return isAny ? .done : .no
  }

  private static func ledger(
    _ checked: [CheckSession.CheckedFile], _ report: SourceReport, _ store: Store,
    _ options: Options, _ run: CommandRun
  ) throws -> ExitStatus {
    let ledger = try CheckLedger(store: store, platform: options.platform, target: options.target)
    var rows: [CheckLedger.Row] = []
    for (file, said) in zip(checked, report.files) {
      let errors = said.items.filter { $0.severity == .error }
        .map { ($0.finding.gotcha, $0.start.line) }
      rows += try ledger.rows(of: file.bridges, path: file.path, errors: errors)
    }
    switch (run.arguments.value("format"), run.format) {
    case ("csv", _): run.console.write(CheckLedger.csv(rows))
    case (_, .json): run.console.write(CheckLedger.json(rows).document)
    default: run.console.write(CheckLedger.markdown(rows))
    }
    return .done
  }

  private static func standardInput(_ run: CommandRun) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try run.console.input.readChunks(
      of: "-", isEnough: { bytes.count > CheckSession.maximumLength }, { bytes += $0 })
    guard bytes.count <= CheckSession.maximumLength else {
      throw SourceInputError.tooLong(path: "-", limit: CheckSession.maximumLength)
    }
    return bytes
  }

  private static func write(_ text: String, to path: String) throws {
    let bytes = Array(text.utf8)
    _ = try ExportFile(path: path, replaces: true).write { output in
      try output.write(bytes)
      return .done
    }
  }

  /// Writes the local changes, and checks what became of the files.
  private static func fix(
    _ checked: inout [CheckSession.CheckedFile], _ session: CheckSession, _ run: CommandRun
  ) throws {
    for (index, file) in checked.enumerated() where !file.edits.isEmpty {
      var current: [UInt8] = []
      try SystemCalls.readChunks(
        of: file.path, isEnough: { current.count > CheckSession.maximumLength }, { current += $0 })
      let again = session.file(current, path: file.path)
      guard again.findings.map(\.fingerprint) == file.findings.map(\.fingerprint),
        let fixed = SourceEdits.applied(
          SourceEdits.apart(file.edits), to: current, in: 0..<Int32(current.count))
      else {
        run.console.announce("\(file.path) changed meanwhile and was left as it is")
        continue
      }
      let before = SwiftTree(current)
      let after = SwiftTree(fixed)
      guard after.isDamaged == before.isDamaged else {
        run.console.announce("\(file.path) would not parse after the change and was left as it is")
        continue
      }
      _ = try ExportFile(path: file.path, replaces: true).write { output in
        try output.write(fixed)
        return .done
      }
      let count = SourceEdits.apart(file.edits).count
      run.console.note("\(file.path): \(count) \(count == 1 ? "change" : "changes") written")
      checked[index] = session.file(fixed, path: file.path)
    }
  }

  /// The flags, checked for meaning.
  struct Options {
    var platform: Platform?
    var target: Version?
    let limit: Severity?
    let includesPossible: Bool
    let baseline: CheckBaseline
    let newBaseline: String?
    let inputPath: String?
    let fixes: Bool
    let extras: CheckSession.Extras

    init(_ run: CommandRun) throws {
      let arguments = run.arguments
      platform = try GivenOptions.platform(arguments.value("platform"))
      if let word = arguments.value("target") {
        guard let version = Version(word) else { throw CommandError.malformedVersion(word) }
        target = version
      }
      limit = arguments.value("fail-on").flatMap(Severity.init(rawValue:))
      includesPossible = arguments.has("possible")
      baseline =
        try arguments.value("baseline").map { try CheckBaseline(path: $0) } ?? CheckBaseline()
      newBaseline = arguments.value("write-baseline")
      inputPath = arguments.value("stdin-path")
      fixes = arguments.has("fix")
      var extras: CheckSession.Extras = []
      if arguments.has("ledger") { extras.insert(.bridges) }
      if arguments.has("scenario") || arguments.has("simulate") { extras.insert(.scenarios) }
      self.extras = extras
    }
  }
}

extension SourceEdits {
  /// The edits without those that touch an earlier one; the next run offers these again.
  static func apart(_ edits: [SourceEdit]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    var end: Int32 = -1
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound > end {
      kept.append(edit)
      end = edit.range.upperBound
    }
    return kept
  }
}
