internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import CommandSyntax

/// `import`: records traces as runs.
enum ImportCommand: Command {
  static let syntax = CommandSyntax(
    name: "import", arguments: "FILE…|-", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("as", value: "FORMAT", "read the files in this format"),
      FlagSyntax("title", value: "TITLE", "title of the run; default the file's name"),
    ],
    summary: "keep recorded traces as runs",
    discussion: """
      Each file becomes one run: its events, findings and every line that was not understood, in one
      transaction. The same content twice is one run, however it arrives.
      """,
    examples: [
      .init("bridgebook import console.txt --title \"map jumps\"", "keeps a pasted console"),
      .init("bridgebook import before.log after.log", "two runs, ready for runs compare"),
    ])

  /// What became of one file.
  private struct Imported {
    let run: Run
    let isDuplicate: Bool
  }

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStoreForWriting()
    let format = try TraceFormats.format(run.arguments.value("as"))
    let session = TraceSession(catalogue: try store.messages(), format: format)
    var imported: [Imported] = []
    for path in run.arguments.arguments {
      let writer = try RunWriter(store)
      let diagnosis = try session.read(
        path, title: run.arguments.value("title"), writer: writer)
      let result = try writer.finish(diagnosis.run, at: SystemCalls.timestamp())
      imported.append(Imported(run: diagnosis.run, isDuplicate: result == .duplicate))
    }
    run.print(json: json(imported)) { page in
      for item in imported {
        page.line((item.run.id, .accent), ("  \(item.run.title)", .strong))
        let known = item.isDuplicate ? "already there, nothing stored: " : ""
        page.prose(
          "\(known)\(item.run.lineCount) lines, \(item.run.eventCount) events as "
            + "\(item.run.format ?? "plain"), \(item.run.findings.count) findings")
        for issue in item.run.issues {
          page.prose(ImportIssueText.sentence(for: issue), first: "- ", .warning)
        }
      }
    }
    return .done
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
            ])
          })
      ),
    ])
  }
}
