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
      FlagSyntax("as", value: "FORMAT", "read the files in this format"),
      FlagSyntax("title", value: "TITLE", "title of the run; default the file's name"),
      FlagSyntax(
        "app-version", value: "VERSION",
        "version of the app the runs are of, where they do not say it"),
      FlagSyntax("redact", "replace names, paths, addresses and process numbers before storing"),
      FlagSyntax(
        "max-bytes", value: "BYTES",
        "refuse a longer file or stream; default \(defaultLimit), which is 4 GiB"),
    ],
    summary: "keep recorded traces as runs",
    discussion: """
      Each file becomes one run: its events, findings and every line that was not understood, in one
      transaction. The same content twice is one run, however it arrives. Other commands can write while
      an input is read: the store changes only at its end. Of a file that grows, only what it held at
      the start is read; an input longer than --max-bytes is refused.

      --redact replaces bundle identifiers, users that a path names, mail, network, hardware and
      memory addresses, serial numbers and identifiers of devices, processes and threads, and names
      of devices and hosts, equal ones alike (com.example.app1, user1, 0.0.0.1, 0x0001, device1);
      names of apps, types and files inside lines stay. A user's name is replaced outside of paths
      too: in a file everywhere, on a pipe from the first such path on. The run's id is that of the
      content as it was, so a later import finds it again, redacted or not.

      A book that export book wrote becomes the store, where there is none yet: name a new one with
      --store. Of a book that bridgebook 0.1.0 exported, your own texts and runs are taken.

      Ctrl-C and SIGTERM stop an import and leave the store as it was (exit status 130 and 143).
      """,
    examples: [
      .init("bridgebook import console.txt --title \"map jumps\"", "keeps a pasted console"),
      .init("bridgebook import before.log after.log", "two runs, ready for runs compare"),
    ])

  /// The default limit on the input in bytes; keeps an endless pipe from filling the disk.
  private static let defaultLimit = 4 << 30

  /// The result of importing one file.
  private struct Imported {
    let run: Run
    let isDuplicate: Bool
    /// Whether redaction was requested, but the store already holds the run unredacted.
    var isKeptUnredacted = false
  }

  static func run(_ run: CommandRun) throws -> ExitStatus {
    if let book = try run.arguments.arguments.first(where: {
      // A file of the store in use must not be read, which would release this process's locks; it
      // is refused below.
      try !run.workspace.isStoreFile($0) && BookImport.isBook($0)
    }) {
      return try importBook(book, run)
    }
    let limit =
      try GivenOptions.number(
        run.arguments.value("max-bytes"), flag: "max-bytes", in: 1...1_000_000_000_000)
      ?? defaultLimit
    let store = try run.openStoreForWriting()
    let format = try TraceFormats.format(run.arguments.value("as"))
    let session = TraceSession(
      catalog: try store.messages.catalog(), format: format, redacts: run.arguments.has("redact"))
    let watch = ReadingWatch(run.workspace, progress: DrawnProgress(run.console))
    var imported: [Imported] = []
    for path in run.arguments.arguments {
      let writer = try RunWriter(store)
      var diagnosis = try session.read(
        path, title: run.arguments.value("title"), writer: writer, limit: limit,
        watch: watch)
      if diagnosis.run.appVersion == nil {
        diagnosis.run.appVersion = run.arguments.value("app-version")
      }
      let result = try writer.finish(diagnosis.run, at: SystemClock.timestamp())
      if result == .stored {
        run.console.accomplish("\(path) was stored as \(diagnosis.run.id)")
      }
      var item = Imported(run: diagnosis.run, isDuplicate: result == .duplicate)
      if item.isDuplicate, isRedacted(item.run), let stored = try store.runs.run(item.run.id) {
        item.isKeptUnredacted = !isRedacted(stored)
      }
      imported.append(item)
    }
    run.print(json: json(imported)) { page in
      for item in imported {
        page.line((item.run.id, .accent), ("  \(item.run.title)", .strong))
        let word = item.run.findings.count == 1 ? "finding" : "findings"
        let known = item.isDuplicate ? "already there, nothing stored: " : ""
        page.prose(
          "\(known)\(item.run.lineCount) lines, \(item.run.eventCount) events as "
            + "\(item.run.format ?? "plain"), \(item.run.findings.count) \(word)")
        if item.isKeptUnredacted {
          page.prose(
            "It was kept unredacted before and still is: bridgebook runs remove \(item.run.id), "
              + "then import it again.", .warning)
        }
        for issue in item.run.issues {
          page.prose(ImportIssueText.sentence(for: issue), first: "- ", .warning)
        }
      }
    }
    return .done
  }

  private static func importBook(_ path: String, _ run: CommandRun) throws -> ExitStatus {
    guard run.arguments.arguments.count == 1 else { throw BookImportError.notAlone }
    switch try run.workspace.importBook(path) {
    case .store(let entries):
      run.print(
        json: .object([
          ("schema", .string("bridgebook/book-import-1")), ("store", .string(run.storePath)),
          ("entries", .integer(entries)),
        ])
      ) { $0.line("\(run.storePath): \(entries) entries") }
    case .merged(let report):
      run.print(json: MergeText.json(report), page: { MergeText.write(report, to: &$0) })
    }
    return .done
  }

  private static func isRedacted(_ run: Run) -> Bool {
    run.issues.contains { $0.code == .redacted }
  }

  private static func json(_ imported: [Imported]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/import-1")),
      (
        "runs",
        .array(
          imported.map { item in
            .object([
              ("id", .string(item.run.id)), ("title", .string(item.run.title)),
              ("format", .optional(item.run.format)), ("events", .integer(item.run.eventCount)),
              ("lines", .integer(item.run.lineCount)),
              ("issues", .array(item.run.issues.map(DiagnosisExport.value(of:)))),
              ("duplicateOf", item.isDuplicate ? .string(item.run.id) : .null),
              ("keptUnredacted", .bool(item.isKeptUnredacted)),
            ])
          })
      ),
    ])
  }
}
