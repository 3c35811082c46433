internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// `backup`: copies a snapshot of the store.
enum BackupCommand: Command {
  static let syntax = CommandSyntax(
    name: "backup", arguments: "PATH", argumentCount: 1...1,
    flags: [FlagSyntax("force", "replace an existing file")],
    summary: "copy the store to one file, even while others write",
    discussion: """
      The copy contains the store as it is at one moment, even if others write at the same time, and
      appears under its name when it is complete. It is itself a store: --store PATH uses it. To
      restore it, copy it over the damaged or lost store: bridgebook --store PATH backup --force
      STORE. That also removes the log (STORE-wal) of the old file, which SQLite would apply to a
      file that was copied by hand. A store of an older version is copied unchanged.
      """,
    examples: [
      .init("bridgebook backup book-backup.sqlite", "a copy in the current folder"),
      .init(
        "bridgebook --store book-backup.sqlite backup --force book.sqlite", "restores book.sqlite"),
      .init(
        "bridgebook backup --force weekly.sqlite --format json",
        "from a script, replacing the last copy"),
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
