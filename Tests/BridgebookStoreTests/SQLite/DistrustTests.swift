import BridgebookStore
import Foundation
import Testing

/// A foreign file cannot affect its reader.
@Suite struct DistrustTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("theirs.sqlite")
    try Connection(path: path, mode: .create).execute(
      """
      CREATE TABLE note (word TEXT);
      INSERT INTO note VALUES ('kept');
      CREATE VIEW large AS SELECT zeroblob(100000000) AS word;
      CREATE VIEW acting AS SELECT load_extension('x') AS word;
      """)
  }

  private func distrusting() throws -> Connection {
    let connection = try Connection(path: path, mode: .readWrite)
    try ConnectionLimits.distrust(connection)
    return connection
  }

  @Test func aPlainTableIsRead() throws {
    #expect(try distrusting().rows("SELECT word FROM note") { $0.text(0) } == ["kept"])
  }

  @Test func itsSchemaIsNotTrustedAndItsPagesAreChecked() throws {
    let connection = try distrusting()
    #expect(try connection.first("PRAGMA trusted_schema") { $0.int(0) } == 0)
    #expect(try connection.first("PRAGMA cell_size_check") { $0.int(0) } == 1)
    #expect(throws: SQLiteError.self) {
      try connection.rows("SELECT word FROM acting") { $0.text(0) }
    }
  }

  @Test func aValueHasALimit() throws {
    let error = #expect(throws: SQLiteError.self) {
      try distrusting().rows("SELECT length(word) FROM large") { $0.int(0) }
    }
    #expect(error?.reason == .tooBig)
    let trusting = try Connection(path: path, mode: .readOnly)
    #expect(try trusting.rows("SELECT length(word) FROM large") { $0.int(0) } == [100_000_000])
  }

  @Test func theSchemaTableIsNotWritten() throws {
    let connection = try distrusting()
    try? connection.execute("PRAGMA writable_schema = ON")
    #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM sqlite_schema") }
    #expect(try connection.rows("SELECT word FROM note") { $0.text(0) } == ["kept"])
  }

  #if os(Linux)
    /// If another program truncated a mapped file, its readers would be killed by a signal.
    @Test func noPageOfAFileIsMapped() throws {
      let connection = try Connection(path: path, mode: .readWrite)
      #expect(try connection.first("PRAGMA mmap_size = 1000000") { $0.int(0) } ?? 0 == 0)
    }
  #endif
}
