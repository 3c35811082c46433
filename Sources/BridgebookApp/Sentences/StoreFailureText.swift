internal import Bridgebook
internal import BridgebookStore

/// Sentences for errors of a store.
enum StoreFailureText {
  // SQLite would apply a leftover log to the next file of that name.

  /// The advice to replace a store with a backup.
  static let restoring =
    "restore it from a backup: bridgebook --store BACKUP backup --force STORE"

  /// The advice to start with a new store.
  static let movingAway =
    "move the file away with its -wal and -shm files; a new store is made on the next run"

  static func message(for error: StoreDoorError) -> UserMessage {
    switch error {
    case .missing(let path):
      UserMessage(
        "there is no store", location: path,
        help: "any question creates one, such as bridgebook list; or name another with --store")
    case .noPath:
      UserMessage(
        "the path of the store is empty", reason: "it may come from a variable that is not set",
        help: "name a file, as in --store book.sqlite, or leave --store out")
    case .deadLink(let path, let target, let isLoop):
      UserMessage(
        isLoop
          ? "the store is a symbolic link that leads back to itself"
          : "the store is a symbolic link to a file that does not exist",
        reason: "it leads to \(target)", location: path,
        help: "repair or remove the link, or choose another path with --store")
    case .logWithoutStore(let path, let log, let bytes):
      UserMessage(
        "the store is missing, but its log still exists",
        reason:
          "\(log) contains changes to it (\(bytes) bytes); a new store beside that log would be "
          + "damaged by it, so none was created",
        location: path,
        help: "put the store's file back beside its log; or, to start without it, move \(log) away")
    case .severalNames(let path, let count):
      UserMessage(
        "the store has \(count) names (hard links)",
        reason: "SQLite keeps a log for each name, so what is written under one of them would be "
          + "lost under another; nothing was written",
        location: path,
        help:
          "bridgebook backup COPY, then bridgebook --store COPY backup --force STORE, makes it a "
          + "file of its own")
    case .movedMeanwhile(let path):
      UserMessage(
        "the store was moved or replaced while this command was writing",
        reason: "changes not yet stored were discarded; the file now at that path was not changed",
        location: path,
        help: "end all commands and servers that use a store before you replace it, then try again")
    case .foreignCompanion(let path, let companion, let owner, let bytes):
      UserMessage(
        "the store cannot be written",
        reason:
          "\(companion), which SQLite keeps beside it, belongs to user \(owner), and this user "
          + "may only read it",
        location: path,
        help: bytes == 0
          ? "it is empty: once no program uses the store, remove \(path)-wal and \(path)-shm"
          : "it contains changes: ask its owner or an administrator to give it to the owner of the store "
            + "with chown")
    case .isDirectory(let path):
      UserMessage(
        "the store is a folder", reason: "a store is one SQLite file", location: path,
        help: "name a file in it, as in --store \(path)/book.sqlite")
    case .isNoFile(let path):
      UserMessage(
        "the store is not a regular file", reason: "a store is one SQLite file", location: path,
        help: "choose another path with --store")
    case .truncated(let path, let expected, let bytes):
      UserMessage(
        "the store was cut off", reason: "it should have \(expected) bytes and has \(bytes)",
        location: path,
        help: "\(restoring), or \(movingAway)")
    case .unreadable(let path):
      UserMessage(
        "the store cannot be read", reason: "this user may not open it", location: path,
        help: "ask its owner, or choose another path with --store or BRIDGEBOOK_STORE")
    case .blocked(let path, let blocker):
      UserMessage(
        "the store cannot be opened",
        reason: "\(blocker) is not the file that SQLite keeps beside a store, or may not be read",
        location: path, help: "move \(blocker) away; the store itself is untouched")
    case .unwritable(let path, let reason):
      UserMessage(
        "the store cannot be written", reason: reason, location: path,
        help: "choose another path with --store or BRIDGEBOOK_STORE")
    case .foreignTriggers(let path, let names):
      UserMessage(
        "the store has triggers that bridgebook did not create",
        reason: "\(names.joined(separator: ", ")) could change or undo what is written; "
          + "nothing was written",
        location: path, help: "bridgebook doctor schema --fix removes them")
    case .diskFull(let path):
      UserMessage(
        "the disk is full", reason: "there is no room for what SQLite writes beside the store",
        location: path,
        help: "free some space, or choose another place with --store or BRIDGEBOOK_STORE; "
          + "nothing was changed")
    case .misread(let path, let reading):
      UserMessage(
        "the store could not be read",
        reason: reading == .sound
          ? "reading it failed once; reading all of it again found no damage"
          : "reading it failed, and reading it again could not be finished",
        location: path,
        help: "try again; if it fails again, check the disk, and the store with bridgebook doctor")
    case .unusable(let path, let cause): message(for: cause, path: path)
    }
  }

  static func message(for error: StoreError, path: String?) -> UserMessage {
    switch error {
    case .foreignDatabase:
      UserMessage(
        "the file is a SQLite database of another program",
        reason: "it has tables, but not the mark of a bridgebook store; nothing was changed",
        location: path, help: "choose another path with --store")
    case .foreignSchema:
      UserMessage(
        "the store has tables, views or triggers that bridgebook did not create",
        reason: "none of it was read", location: path,
        help: "in that store, bridgebook export book copies what bridgebook knows")
    case .migration(let cause): migration(cause, path: path)
    case .sqlite(let cause): sqlite(cause, path: path)
    }
  }

  private static func message(for damage: Damage, path: String?) -> UserMessage {
    UserMessage(
      "the store is damaged", reason: words(for: damage), location: path,
      help: "bridgebook doctor lists the damage, and doctor --fix restores the built-in book; "
        + "restore own texts and runs from a backup")
  }

  /// Returns a short description of a damaged row.
  static func words(for damage: Damage) -> String {
    let place =
      "\(damage.table), \(damage.row)" + (damage.column.map { ", column \($0)" } ?? "")
    return switch damage.problem {
    case .unknownWord(let word): "\(place): \(quoted(word)) is not a valid value of that column"
    case .badNumber(let number): "\(place): \(number) is out of range"
    case .malformed(let text): "\(place): \(quoted(text)) is malformed"
    case .missing: "\(place): the row is missing, or refers to a missing row"
    case .repeated: "\(place): the same text occurs twice"
    }
  }

  private static func quoted(_ text: String) -> String {
    "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
  }

  private static func migration(_ error: MigrationError, path: String?) -> UserMessage {
    switch error {
    case .newer(let ids):
      UserMessage(
        "the store was made by a newer bridgebook",
        reason: "it has migrations this program does not know: \(ids.joined(separator: ", "))",
        location: path, help: "update bridgebook, or use another store with --store")
    case .replaced(let release):
      UserMessage(
        "the store was made by bridgebook \(release)",
        reason: "its schema cannot be upgraded; the store was not changed", location: path,
        help: stepsOver(from: release, path: path))
    case .edited(let id):
      UserMessage(
        "the store does not match this program",
        reason: "its migration \(id) was applied with another text", location: path,
        help:
          "use the program that made it, or \(movingAway)")
    case .missing(let id):
      UserMessage(
        "the store's history has a gap", reason: "migration \(id) is missing before a later one",
        location: path, help: "\(restoring), or \(movingAway)")
    case .brokenReferences(let id, let table):
      UserMessage(
        "the store could not be upgraded",
        reason:
          "after migration \(id) rows of \(table) refer to missing rows; the migration was rolled back",
        location: path, help: "\(restoring), or \(movingAway)")
    case .referencesBrokenBefore(let table):
      UserMessage(
        "the store could not be upgraded",
        reason:
          "rows of \(table) already referred to missing rows before the upgrade; the store was not changed",
        location: path,
        help: "doctor --fix of the version that made it may repair it; otherwise restore a backup")
    case .sqlite(let cause): sqlite(cause, path: path)
    }
  }

  /// Returns the two commands that transfer a team's texts and runs from a release whose stores
  /// cannot be upgraded.
  private static func stepsOver(from release: String, path: String?) -> String {
    let store = path.map { "--store \(shellWord($0)) " } ?? ""
    return "transfer your own texts and runs in two steps. With bridgebook \(release): "
      + "bridgebook \(store)export book --as jsonl --output own.jsonl; with this one: "
      + "bridgebook --store NEW.sqlite import own.jsonl"
  }

  /// Quotes a path for use in a shell command.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "/._-+:@%".utf8.contains($0)
    }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  private static func sqlite(_ error: SQLiteError, path: String?) -> UserMessage {
    if let damage = error.damage { return message(for: damage, path: path) }
    if error.isUnconfirmed {
      return UserMessage(
        "the disk did not confirm the change", reason: error.message, location: path,
        help: "check the disk, then the store: the change was made completely or not at all")
    }
    return switch error.reason {
    case .notADatabase:
      UserMessage(
        "the file is not a SQLite database", reason: "nothing in it was changed", location: path,
        help: "choose another path with --store")
    case .corrupt:
      UserMessage(
        "the store is damaged", reason: error.message, location: path,
        help: "\(restoring), or \(movingAway)")
    case .busy, .locked:
      UserMessage(
        "the store is busy", reason: "another process has held it for longer than --wait allows",
        location: path, help: "try again, or wait longer with --wait SECONDS")
    case .readOnly:
      UserMessage(
        "the store cannot be written", reason: error.message, location: path,
        help: "check the permissions of the store, of the -wal and -shm files beside it and of "
          + "its folder, or choose another path with --store or BRIDGEBOOK_STORE")
    case .full:
      UserMessage(
        "the disk is full", reason: error.message, location: path,
        help: "free some space, then try again; the unfinished change was rolled back")
    case .inputOutput:
      UserMessage(
        "the store could not be read or written", reason: error.message, location: path,
        help:
          "check the disk, its room and the limits on files; the unfinished change was rolled back")
    case .outOfMemory:
      UserMessage(
        "there is not enough memory", reason: error.message, location: path ?? statement(error),
        help: "end other programs or raise the limit on memory, then try again; "
          + "the unfinished change was rolled back")
    default:
      UserMessage(
        "SQLite failed (code \(error.extendedCode))", reason: error.message,
        location: path ?? statement(error))
    }
  }

  /// Returns the beginning of the failed statement; the rest is mostly placeholders and column
  /// names.
  ///
  /// Returns nil if the error names no statement.
  private static func statement(_ error: SQLiteError) -> String? {
    error.sql.map { sql in
      let words = sql.split(whereSeparator: \.isWhitespace)
      let start = words.prefix(statementWords).joined(separator: " ")
      return words.count > statementWords ? start + " …" : start
    }
  }

  private static let statementWords = 4
}
