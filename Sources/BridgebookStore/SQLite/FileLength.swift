internal import CSQLite

/// The length of a database file, and the length that its header states.
package struct FileLength: Equatable, Sendable {
  /// The page count in the header times the page size; nil if the count is not valid.
  package let expectedBytes: Int?
  package let bytes: Int

  package init(expectedBytes: Int?, bytes: Int) {
    self.expectedBytes = expectedBytes
    self.bytes = bytes
  }

  /// Parses the beginning of a database file; see "The Database Header" in SQLite's file format.
  init(header: [UInt8], bytes: Int) {
    func number(_ offset: Int, _ count: Int) -> Int {
      header[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    // A page size of 65536 is stored as 1.
    let pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    // Versions before SQLite 3.7 change the file but not the page count; then the change counters
    // differ.
    let isValid = number(24, 4) == number(92, 4) && pageSize >= 512
    self.init(expectedBytes: isValid ? number(28, 4) * pageSize : nil, bytes: bytes)
  }

  /// Whether pages are missing at the end of the file.
  package var isShort: Bool { expectedBytes.map { $0 > bytes } ?? false }

  /// The size of the header in bytes.
  static let headerSize = 100

  /// Begins a read transaction, which takes the lock, even on a truncated file.
  ///
  /// SQLite refuses to read a truncated file unless `writable_schema` is on; nothing is written
  /// here.
  package static func beginMeasuring(on connection: Connection) throws(SQLiteError) {
    try connection.execute("PRAGMA writable_schema = ON; BEGIN; PRAGMA schema_version")
  }

  /// Measures the file of a connection and reads its header; nil if the system does not report
  /// them.
  ///
  /// The values are consistent only while a read transaction is open, because others may lengthen
  /// the file at any other time. Even then the newest pages may be in a write-ahead log, which
  /// takes precedence over the file. The file is read through the connection, because closing
  /// another descriptor of it would release the locks this process holds.
  package init?(of connection: Connection) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard
      sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        == SQLITE_OK,
      let file, let methods = file.pointee.pMethods?.pointee
    else { return nil }
    var size: sqlite3_int64 = 0
    guard methods.xFileSize?(file, &size) == SQLITE_OK else { return nil }
    var header = [UInt8](repeating: 0, count: FileLength.headerSize)
    // If the file is shorter, SQLite fills the rest with zeros and returns a short-read code.
    let code = methods.xRead?(file, &header, Int32(header.count), 0) ?? SQLITE_MISUSE
    guard code == SQLITE_OK || code == shortRead else { return nil }
    self.init(header: header, bytes: Int(size))
  }
}

/// `SQLITE_IOERR_SHORT_READ`, a macro that Swift does not import.
private let shortRead: Int32 = SQLITE_IOERR | 2 << 8

extension Connection {
  /// Whether SQLite could open the file only for reading, regardless of the requested mode.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
}
