internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `formats`: lists the formats of traces, or how well each fits a file.
enum FormatsCommand: Command {
  static let syntax = CommandSyntax(
    name: "formats", arguments: "[FILE]", argumentCount: 0...1,
    summary: "the formats of traces; with a file, how many of its lines fit each",
    discussion: """
      The format of each line is detected by its content, so a paste with several formats is read
      completely.
      """,
    examples: [
      .init("bridgebook formats", "every format with a sample line"),
      .init("bridgebook formats console.txt", "why a file was read the way it was"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    var matched: [String: Int] = [:]
    let path = run.arguments.arguments.first
    if let path {
      run.console.explainTyping("console", for: [path])
      matched = try TraceFormats.matchedLines(
        of: path, in: run.workspace, progress: DrawnProgress(run.console, reading: [path]))
    }
    let formats = FormatRegistry.formats.sorted {
      (matched[$1.id] ?? 0, $0.id) < (matched[$0.id] ?? 0, $1.id)
    }
    run.print(json: json(formats, matched: path == nil ? nil : matched)) { page in
      for format in formats {
        let count = path == nil ? "" : "  " + (matched[format.id] ?? 0).counted("line")
        page.line((format.id, .accent), ("  \(format.title)\(count)", .plain))
        if path == nil { page.line("    \(format.sample)", .faint) }
      }
    }
    return .done
  }

  private static func json(_ formats: [TraceFormat], matched: [String: Int]?) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/formats-1")),
      (
        "formats",
        .array(
          formats.map { format in
            .object([
              ("id", .string(format.id)), ("title", .string(format.title)),
              ("matchedLines", matched.map { .integer($0[format.id] ?? 0) } ?? .null),
            ])
          })
      ),
    ])
  }
}
