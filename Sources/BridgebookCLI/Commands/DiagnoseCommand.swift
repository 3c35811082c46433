internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// `diagnose`: reports the gotchas in a trace or a run.
enum DiagnoseCommand: Command {
  static let syntax = CommandSyntax(
    name: "diagnose", arguments: "[RUN|FILE|-]", argumentCount: 0...1,
    flags: [
      FlagSyntax(
        "as", value: "FORMAT", isName: true,
        "read the file in this format; bridgebook formats lists them"),
      FlagSyntax("follow", "keep reading a file while it grows; Ctrl-C ends with the summary"),
      FlagSyntax(
        "from", value: "BYTE",
        "begin at this byte of a file, or at its end: --from end"),
      FlagSyntax(
        "fail-on", value: "SEVERITY", choices: Severity.allCases.map(\.rawValue),
        "exit with 1 when a finding is at least that severe"),
      FlagSyntax("all", "print every finding, with its complete cause and fix"),
      FlagSyntax("explain", "list what this kind of trace cannot show"),
      FlagSyntax("redact", "replace names, paths, addresses and process numbers in the answer"),
    ],
    summary: "what a console log or a run shows, and what provoked it",
    discussion: """
      Reads a file, standard input (-, or nothing) or a run of the store. A table comes first; then
      one finding of each gotcha with the lines that show it, the write or call that provoked it,
      cause and fix. --all prints every finding. An existing path takes precedence over the id of a
      run; the beginning of an id is enough. A gotcha that is not found may still be present,
      because no trace shows everything; --explain lists what this one cannot show.

      A finding has the severity of its entry, except in four cases: a message that the frameworks
      print as a warning or note is at most that; an inferred loop of updates is at most a warning;
      an update without effect in a run that records no writes is a note, and so is a long update
      that is only inferred from the times of prints.

      --follow prints findings as the file grows, and continues when it is truncated, replaced or
      removed. --from reads what was added since an earlier call, whose answer named the byte to
      continue from; line numbers are those of the whole file, but what began before that byte is
      unknown.

      Ctrl-C on standard input or with --follow acts like the end of the stream: the closing summary
      is printed. While a file is read, Ctrl-C stops the command (exit status 130). SIGTERM stops
      either (143).
      """,
    examples: [
      .init("bridgebook diagnose console.txt", "a pasted Xcode console"),
      .init(
        "bridgebook diagnose - --fail-on error < console.txt",
        "the same from standard input, for a script; log stream can be piped in too"),
      .init("bridgebook diagnose console.txt --from 0", "names the byte to continue from"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let name = run.arguments.arguments.first ?? "-"
    var question = DiagnosisQuestion(source: name)
    question.format = run.arguments.value("as")
    question.redacts = run.arguments.has("redact")
    question.start = try start(run.arguments)
    let isAll = run.arguments.has("all")
    var text = DiagnosisText(
      extent: isAll ? .all : .brief, source: name == "-" || question.redacts ? "" : name,
      explains: isAll || run.arguments.has("explain"))
    // Findings in a stream are printed as they are found.
    let isStream = name == "-" || question.start?.follows == true
    let isLive = isStream && run.format == .text
    if isLive { run.console.explainTyping("console", for: [name]) }
    let progress = DrawnProgress(run.console, reading: [name])
    var isBegun = false
    func show(_ items: [Diagnosis.Item]) {
      progress.hide()
      for item in items {
        var page = run.page()
        if isBegun { page.line() }
        isBegun = true
        text.write(item, to: &page)
        run.console.write(page.text)
      }
      run.console.flush()
    }
    let diagnosis = try run.workspace.diagnose(
      question, progress: progress, live: isLive ? show : nil)
    switch run.format {
    case .json: run.console.write(DiagnosisExport.json(of: diagnosis).document)
    case .markdown: run.console.write(DiagnosisExport.markdown(of: diagnosis))
    case .text:
      var page = run.page()
      text.write(diagnosis, isShown: isLive, to: &page)
      run.console.write(page.text)
    }
    guard let limit = run.arguments.value("fail-on").flatMap(Severity.init(rawValue:)) else {
      return .done
    }
    return diagnosis.run.findings.contains { $0.severity >= limit } ? .no : .done
  }
}

extension DiagnoseCommand {
  /// Returns where reading begins and whether the file is followed, from `--from` and `--follow`;
  /// nil without either.
  private static func start(_ arguments: ParsedArguments) throws -> InputStart? {
    let from = arguments.value("from")
    guard from != nil || arguments.has("follow") else { return nil }
    let offset =
      from == "end"
      ? nil : try GivenOptions.number(from, flag: "from", in: 0...1_000_000_000_000_000) ?? 0
    return InputStart(offset: offset, follows: arguments.has("follow"))
  }
}
