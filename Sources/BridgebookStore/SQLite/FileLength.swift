internal import CSQLite

/// How long a database file is, beside how long its own header says it should be.
package struct FileLength: Equatable, Sendable {
  /// Pages the header counts times their size; nil where the header does not vouch for its count.
  package let expectedBytes: Int?
  package let bytes: Int

  package init(expectedBytes: Int?, bytes: Int) {
    self.expectedBytes = expectedBytes
    self.bytes = bytes
  }

  /// Reads the first bytes of a database file; see "The Database Header" in SQLite's file format.
  init(header: [UInt8], bytes: Int) {
    func number(_ offset: Int, _ count: Int) -> Int {
      header[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    // A page of 65536 bytes is written as 1.
    let pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    // Programs before SQLite 3.7 change the file and not the count; then the change counters differ.
    let isValid = number(24, 4) == number(92, 4) && pageSize >= 512
    self.init(expectedBytes: isValid ? number(28, 4) * pageSize : nil, bytes: bytes)
  }

  /// Whether pages are missing at the end of the file.
  package var isShort: Bool { expectedBytes.map { $0 > bytes } ?? false }

  /// Where the header ends.
  static let headerSize = 100
}

extension Connection {
  /// Begins a read transaction and takes its lock, also on a file that lost its end.
  ///
  /// SQLite refuses to read a short file at all, unless its schema may be written; nothing is written here.
  package func beginMeasuring() throws(SQLiteError) {
    try execute("PRAGMA writable_schema = ON; BEGIN; PRAGMA schema_version")
  }

  /// The length of the file and what its header says of it; nil where the system does not tell.
  ///
  /// Only what is measured while a read transaction is open belongs together: others may lengthen the file at any other
  /// time. Even then the newest pages may stand in a write-ahead log, which counts before the file does. The file is read
  /// through the connection, because closing another descriptor of it would end the locks this process holds.
  package func fileLength() -> FileLength? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
      let file, let methods = file.pointee.pMethods?.pointee
    else { return nil }
    var size: sqlite3_int64 = 0
    guard methods.xFileSize?(file, &size) == SQLITE_OK else { return nil }
    var header = [UInt8](repeating: 0, count: FileLength.headerSize)
    // Where the file is shorter than that, SQLite fills the rest with zeros and says so.
    let code = methods.xRead?(file, &header, Int32(header.count), 0) ?? SQLITE_MISUSE
    guard code == SQLITE_OK || code == shortRead else { return nil }
    return FileLength(header: header, bytes: Int(size))
  }
}

/// `SQLITE_IOERR_SHORT_READ`, a macro that Swift does not import.
private let shortRead: Int32 = SQLITE_IOERR | 2 << 8
