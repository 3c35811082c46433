internal import BridgebookExport
internal import BridgebookStore

/// Why a copy of the store was not made; there is none then, and what had its name is as it was.
enum BackupError: EndingError, Equatable {
  case exists(path: String)
  case isTheStore(path: String)
  case isFolder(path: String)
  case isNoFile(path: String)
  case unwritable(path: String, reason: String)
  case stopped(ExitStatus)

  var status: ExitStatus {
    if case .stopped(let status) = self { return status }
    return .failed
  }
}

/// `backup`: a copy of the store as it is at one moment.
enum BackupCommand: Command {
  static let syntax = CommandSyntax(
    name: "backup", arguments: "PATH", argumentCount: 1...1,
    flags: [FlagSyntax("force", "replace a file that is there")],
    summary: "copy the store into one file, while others write",
    discussion: """
      The copy holds the store as it is at one moment, whoever writes at the same time, and appears
      under its name when it is complete. It is a store itself: --store PATH asks it, and copying it
      over a lost store restores that. A store of an older version is copied as it is.
      """,
    examples: [
      .init("bridgebook backup book-backup.sqlite", "a copy beside your work"),
      .init(
        "bridgebook backup --force weekly.sqlite --format json", "from a script, over the last"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let path = run.arguments.arguments[0]
    let isForced = run.arguments.has("force")
    switch SystemCalls.file(at: path).kind {
    case .missing where path.isEmpty: throw BackupError.isNoFile(path: path)
    case .missing: try ExportPlace.checkFolder(of: path)
    case .directory: throw BackupError.isFolder(path: path)
    case .other: throw BackupError.isNoFile(path: path)
    case .regular:
      guard !SystemCalls.isSameFile(path, run.storePath) else {
        throw BackupError.isTheStore(path: path)
      }
      guard isForced else { throw BackupError.exists(path: path) }
    }
    let connection = try run.storeDoor.openAsItIs()
    run.console.watchForInterruption()
    let interruption = run.console.interruption
    connection.interrupt { interruption() != nil }
    let size = try write(connection, to: path, isForced: isForced, interruption)
    run.print(json: json(run, path, size)) { page in
      page.line(
        ("\(path)", .accent), ("  \(ProgressLine.size(size)), a copy of \(run.storePath)", .plain))
    }
    return .done
  }

  /// Writes under another name, then gives the complete file its own.
  private static func write(
    _ connection: Connection, to path: String, isForced: Bool,
    _ interruption: () -> Interruption?
  ) throws -> Int {
    let temporary =
      (path.hasPrefix("/") ? path : "./" + path) + ".new-\(SystemCalls.processIdentifier)"
    defer {
      for ending in ["", "-wal", "-shm", "-journal"] { SystemCalls.remove(temporary + ending) }
    }
    do {
      SystemCalls.remove(temporary)
      try connection.run("VACUUM INTO ?", [.text(temporary)])
      // The copy shall serve several processes as well as the store does.
      try Connection(path: temporary, mode: .readWrite).execute("PRAGMA journal_mode = WAL")
      try SystemCalls.synchronize(temporary)
      if let asked = interruption() {
        throw BackupError.stopped(asked.status)
      }
      if isForced {
        // What belongs to the file that goes would be taken for a part of the one that comes.
        for ending in ["-wal", "-shm", "-journal"] { SystemCalls.remove(path + ending) }
        try SystemCalls.replace(path, with: temporary)
      } else {
        guard try SystemCalls.linkIfAbsent(temporary, as: path) else {
          throw BackupError.exists(path: path)
        }
      }
      try SystemCalls.synchronize(SystemCalls.folder(of: path))
    } catch let error as SystemError {
      throw BackupError.unwritable(path: path, reason: error.reason)
    } catch let error as SQLiteError {
      if error.reason == .interrupted, let asked = interruption() {
        throw BackupError.stopped(asked.status)
      }
      guard [.cannotOpen, .readOnly, .full, .inputOutput].contains(error.reason) else {
        throw error
      }
      throw BackupError.unwritable(path: path, reason: error.message)
    }
    return SystemCalls.file(at: path).size
  }

  private static func json(_ run: CommandRun, _ path: String, _ size: Int) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/backup-1")), ("path", .string(path)),
      ("store", .string(run.storePath)), ("bytes", .integer(size)),
    ])
  }
}
