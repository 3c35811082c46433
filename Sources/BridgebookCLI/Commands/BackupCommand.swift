internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `backup`: copies a snapshot of the store.
enum BackupCommand: Command {
  static let syntax = CommandSyntax(
    name: "backup", arguments: "PATH", argumentCount: 1...1,
    flags: [FlagSyntax("force", "replace a file that is there")],
    summary: "copy the store into one file, while others write",
    discussion: """
      The copy holds the store as it is at one moment, whoever writes at the same time, and appears
      under its name when it is complete. It is a store itself: --store PATH asks it. To restore it,
      let it copy itself over the damaged or lost store: bridgebook --store PATH backup --force
      STORE. That also removes the log (STORE-wal) of the old file; beside a file that was copied by
      hand, SQLite would apply that log to it. A store of an older version is copied as it is.
      """,
    examples: [
      .init("bridgebook backup book-backup.sqlite", "a copy beside your work"),
      .init(
        "bridgebook --store book-backup.sqlite backup --force book.sqlite", "restores book.sqlite"),
      .init(
        "bridgebook backup --force weekly.sqlite --format json", "from a script, over the last"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let path = run.arguments.arguments[0]
    let size = try run.workspace.backUp(to: path, isForced: run.arguments.has("force"))
    run.print(json: json(run, path, size)) { page in
      page.line(
        ("\(path)", .accent), ("  \(ProgressLine.size(size)), a copy of \(run.storePath)", .plain))
    }
    return .done
  }

  private static func json(_ run: CommandRun, _ path: String, _ size: Int) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/backup-1")), ("path", .string(path)),
      ("store", .string(run.storePath)), ("bytes", .integer(size)),
    ])
  }
}
