internal import CSQLite
internal import Platform

extension Connection.Mode {
  /// The flags that SQLite opens the file with.
  var flags: Int32 {
    // Connections are never shared between threads, so SQLite's mutexes are not needed.
    switch self {
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    }
  }

  /// Returns the path in the form that is passed to SQLite, NUL-terminated.
  func address(of path: String) -> [CChar] {
    guard self == .immutable else { return PathText.bytes(of: path) }
    var address = "file:"
    for character in PathText.bytes(of: path).dropLast() {
      let byte = UInt8(bitPattern: character)
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0...32, 127...255:
        let digits = String(byte, radix: 16)
        address += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      default: address.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return Array((address + "?immutable=1").utf8CString)
  }
}
