import BridgebookStore
import Foundation
import Testing

/// A database whose file is moved or replaced while a connection writes to it.
@Suite struct MovedFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.sqlite")
    try make(path, holding: "old")
  }

  private func make(_ path: String, holding word: String) throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute(
      "PRAGMA journal_mode = WAL; CREATE TABLE note (word TEXT); "
        + "INSERT INTO note VALUES ('\(word)')")
  }

  private func words(_ path: String) throws -> [String] {
    let connection = try Connection(path: path, mode: .readWrite)
    #expect(try connection.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
    return try connection.rows("SELECT word FROM note") { $0.text(0) }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  /// Runs two transactions, and the closure within the second one.
  private func write(_ meanwhile: () throws -> Void) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    // Leaves a committed change in the log.
    try connection.writeTransaction { () throws(SQLiteError) in
      try connection.execute("INSERT INTO note VALUES ('first')")
    }
    try connection.writeTransaction(mapping: { $0 as any Error }) {
      try connection.execute("INSERT INTO note VALUES ('second')")
      try meanwhile()
    }
  }

  @Test func aStoreThatTookThePlaceIsNotChanged() throws {
    let backup = folder.path("backup.sqlite")
    try make(backup, holding: "backup")
    let error = #expect(throws: SQLiteError.self) {
      try write { #expect(rename(backup, path) == 0) }
    }
    #expect(error?.isOfMovedFile == true)
    #expect(try names() == ["a.sqlite"])
    #expect(try words(path) == ["backup"])
  }

  @Test func theLogOfTheStoreThatTookThePlaceStays() throws {
    let backup = folder.path("backup.sqlite")
    try make(backup, holding: "backup")
    let other = try Connection(path: backup, mode: .readWrite)
    try other.execute("INSERT INTO note VALUES ('in its log')")
    #expect(throws: SQLiteError.self) {
      try write { for ending in ["-wal", ""] { rename(backup + ending, path + ending) } }
    }
    #expect(try names().contains("a.sqlite-wal"))
  }

  @Test func aRemovedFileIsNotMadeAgain() throws {
    #expect(throws: SQLiteError.self) {
      try write { try FileManager.default.removeItem(atPath: path) }
    }
    #expect(try names() == [])
  }

  @Test func aFileInItsPlaceIsWritten() throws {
    try write {}
    #expect(try words(path) == ["old", "first", "second"])
  }
}
