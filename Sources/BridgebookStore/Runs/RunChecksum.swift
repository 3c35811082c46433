internal import BookData

/// A checksum of everything that a store contains about a run: its own row, its texts, its events
/// and the rows of every other table.
///
/// The checksum is a sum with one number per row, so rows can be added in any order as they are
/// written. The number of the run is not included, because each store numbers its runs itself.
struct RunChecksum {
  /// The seed of events, which differs from the raw values of `RunTable`, the seeds of its rows.
  private static let eventSeed: UInt64 = 0

  private var sum: UInt64 = 0

  init() {}

  /// Creates a checksum from its text; nil if the text is not a checksum.
  private init?(hexadecimal: String) {
    guard let sum = UInt64(hexadecimal, radix: 16) else { return nil }
    self.sum = sum
  }

  var hexadecimal: String { Fingerprint.hexadecimal(sum) }

  /// A digest for the columns of an event, which begin with its position in the run.
  static var event: RowDigest { RowDigest(seed: eventSeed) }

  mutating func add(_ digest: RowDigest) { sum &+= digest.result }

  /// Adds a text of the run; equivalent to `add(_:of:)`, without arrays.
  mutating func add(_ text: String, number: Int64) {
    var digest = RowDigest(seed: RunTable.text.rawValue)
    digest.add(number)
    digest.add(text)
    add(digest)
  }

  /// Adds a row with the values of `table.columns`.
  mutating func add(_ values: [Value], of table: RunTable) {
    sum &+= RunChecksum.digest(values, table).result
  }

  private static func digest(_ values: [Value], _ table: RunTable) -> RowDigest {
    var digest = RowDigest(seed: table.rawValue)
    for value in values { digest.add(value) }
    return digest
  }

  /// Returns the stored checksum of a run after a change of its own row.
  ///
  /// A checksum that does not match the rest of the run does not match it afterwards either.
  static func changed(_ stored: String, from old: [Value], to new: [Value]) -> String {
    guard var checksum = RunChecksum(hexadecimal: stored) else { return stored }
    checksum.sum &-= digest(old, .run).result
    checksum.add(new, of: .run)
    return checksum.hexadecimal
  }
}

/// Computes the checksums of stored runs from their rows.
struct RunChecksumReader {
  private let tables: [(table: RunTable, rows: Statement)]
  private let events: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    var tables: [(table: RunTable, rows: Statement)] = []
    for table in RunTable.allCases {
      let rows = try connection.prepare(
        "SELECT \(table.columnList) FROM \(table.name) WHERE \(table.runColumn) = ?")
      tables.append((table, rows))
    }
    self.tables = tables
    events = try connection.prepare(
      """
      SELECT id & 4294967295, \(EventCode.kindSQL), subject, name, value, thread,
        \(EventCode.depthSQL), \(EventCode.lineSQL), time, \(EventCode.outcomeSQL)
      FROM run_event WHERE id BETWEEN ? AND ?
      """)
  }

  /// Returns the checksum of the rows of the run with that number.
  func checksum(of number: Int) throws(SQLiteError) -> RunChecksum {
    var checksum = RunChecksum()
    for (table, rows) in tables {
      try rows.forEach([.int(number)]) { checksum.add($0.values, of: table) }
    }
    let first = Int64(number) << 32
    try events.forEach([.integer(first), .integer(first | 0xffff_ffff)]) { row in
      var digest = RunChecksum.event
      for column in 0..<Int32(8) { digest.add(Int64(row.int(column))) }
      for column in 8..<Int32(10) {
        if row.isNull(column) { digest.addNull() } else { digest.add(Int64(row.int(column))) }
      }
      checksum.add(digest)
    }
    return checksum
  }
}
