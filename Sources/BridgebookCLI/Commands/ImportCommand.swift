internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `import`: records traces as runs.
enum ImportCommand: Command {
  static let syntax = CommandSyntax(
    name: "import", arguments: "FILE…|-", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("as", value: "FORMAT", isName: true, "read the files in this format"),
      FlagSyntax("title", value: "TITLE", "title of the run; default the file's name"),
      FlagSyntax(
        "app-version", value: "VERSION",
        "version of the app, if the traces do not name it"),
      FlagSyntax("redact", "replace names, paths, addresses and process numbers before storing"),
      FlagSyntax(
        "max-bytes", value: "BYTES",
        "refuse a longer file or stream; default \(ImportQuestion.defaultLimit), which is 4 GiB"),
    ],
    summary: "store recorded traces as runs",
    discussion: """
      Each file becomes one run: its events, findings and every line that was not understood, in one
      transaction. The same content is stored only once, however it arrives. Other commands can
      write while an input is read: the store changes only at its end. If a file grows meanwhile,
      only what it contained at the start is read; an input longer than --max-bytes is refused.

      --redact replaces bundle identifiers, users that a path names, mail, network, hardware and
      memory addresses, serial numbers and identifiers of devices, processes and threads, and names
      of devices and hosts; equal ones get the same replacement (com.example.app1, user1, 0.0.0.1,
      0x0001, device1). Names of apps, types and files inside lines stay. A user's name is also
      replaced outside of paths: everywhere in a file, and on a pipe after the first path that names
      the user. The run's id is that of the original content, so a later import finds it again,
      redacted or not.

      A book that export book wrote becomes the store, if there is none yet: name a new one with
      --store. From a book that bridgebook 0.1.0 exported, your own texts and runs are imported.

      Ctrl-C and SIGTERM stop an import and leave the store as it was (exit status 130 and 143).
      """,
    examples: [
      .init("bridgebook import console.txt --title \"map jumps\"", "stores a pasted console"),
      .init("bridgebook import before.log after.log", "two runs, ready for runs compare"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    var question = ImportQuestion(run.arguments.arguments)
    question.format = run.arguments.value("as")
    question.title = run.arguments.value("title")
    question.appVersion = run.arguments.value("app-version")
    question.redacts = run.arguments.has("redact")
    question.limit = run.arguments.value("max-bytes")
    run.console.explainTyping("console", for: run.arguments.arguments)
    let progress = DrawnProgress(run.console, reading: run.arguments.arguments)
    let imported = try run.workspace.importFiles(question, progress: progress)
    run.print(json: imported.json) { page in
      switch imported {
      case .runs(let runs): for item in runs { write(item, to: &page) }
      case .store(let path, let entries): page.line("\(path): \(entries) entries")
      case .merged(let report): MergeText.write(report, to: &page)
      }
    }
    return .done
  }

  private static func write(_ item: ImportedRun, to page: inout TextPage) {
    let run = item.run
    page.line((run.id, .accent), ("  \(run.title)", .strong))
    let known = item.isDuplicate ? "already there, nothing stored: " : ""
    page.prose(
      "\(known)\(run.lineCount.counted("line")), \(run.eventCount.counted("event")) as "
        + "\(run.format ?? "plain"), \(run.findings.count.counted("finding"))")
    if item.isKeptUnredacted {
      page.prose(
        "It was kept unredacted before and still is: bridgebook runs remove \(run.id), "
          + "then import it again.", .warning)
    }
    for issue in run.issues {
      page.prose(ImportIssueText.sentence(for: issue), first: "- ", .warning)
    }
  }
}
