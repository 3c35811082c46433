import BridgebookStore
import Testing

/// If SQLite has no memory for a value, the result is an error and never a wrong value.
@Suite struct MemoryFailureTests {
  /// The memory limit in bytes; it applies to the whole process, and no other test needs a tenth of
  /// it.
  private static let limit = 256 << 20

  private func failing() throws -> Statement {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("PRAGMA hard_heap_limit = \(MemoryFailureTests.limit)")
    // SQLite creates the zeros only when the bytes are read.
    return try connection.prepare("SELECT zeroblob(\(2 * MemoryFailureTests.limit))")
  }

  @Test func aTextWithoutMemoryEndsEveryReading() throws {
    #expect(throws: SQLiteError.self) { try failing().forEach { _ = $0.text(0) } }
    #expect(throws: SQLiteError.self) { try failing().rows { $0.text(0) } }
    #expect(throws: SQLiteError.self) { try failing().first { $0.text(0) } }
    #expect(throws: SQLiteError.self) {
      try failing().scan {
        _ = $0.text(0)
        return false
      }
    }
    let error = #expect(throws: SQLiteError.self) { try failing().first { $0.optionalText(0) } }
    #expect(error?.reason == .outOfMemory)
  }

  @Test func aNumberThatCannotBeBoundIsAnError() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE number (value INTEGER)")
    let insert = try connection.prepare("INSERT INTO number VALUES (?)")
    var binder = insert.binder
    binder.bind(7)
    binder.bind(8)
    #expect(throws: SQLiteError.self) { try insert.insertRows(binder) }
    #expect(try connection.first("SELECT count(*) FROM number") { $0.int(0) } == 0)
  }
}
