/// Parses the part of a unified log line after its columns: `(library) [subsystem:category] text`.
enum OSLogText {
  static func read(_ bytes: Bytes, into record: inout LineRecord) {
    var cursor = Cursor(bytes)
    cursor.passBlanks()
    if cursor.byte == UInt8(ascii: "("), let end = closing(UInt8(ascii: ")"), cursor) {
      let library = cursor.bytes.slice(cursor.index + 1, end)
      // The name of a library has no spaces; anything else belongs to the text.
      if library.firstIndex(of: 0x20) == nil {
        record.isFramework = library.hasPrefix("SwiftUI") || library.isEqual("AttributeGraph")
        cursor.index = end + 1
        cursor.passBlanks()
      }
    }
    if cursor.byte == UInt8(ascii: "["), let end = closing(UInt8(ascii: "]"), cursor) {
      let origin = cursor.bytes.slice(cursor.index + 1, end)
      if origin.firstIndex(of: UInt8(ascii: ":")) != nil {
        if LineMeaning.isFramework(origin) { record.isFramework = true }
        cursor.index = end + 1
        cursor.passBlanks()
      }
    }
    record.message = cursor.rest
  }

  private static func closing(_ byte: UInt8, _ cursor: Cursor) -> Int? {
    cursor.bytes.to(cursor.index + 160).firstIndex(of: byte, from: cursor.index)
  }
}

/// Recognizes the lines that `log` prints around its entries: the filter, column titles, and the
/// summary.
enum OSLogTitles {
  static func isTitle(_ line: Bytes) -> Bool {
    switch line.at(0) {
    case UInt8(ascii: "T"):
      return line.hasPrefix("Timestamp  ")
        && (line.contains("Thread") || line.contains("Process[PID:TID]")
          || line.contains("(process)"))
    case UInt8(ascii: "F"): return line.hasPrefix("Filtering the log data using ")
    case UInt8(ascii: "S"): return line.hasPrefix("Skipping info and debug messages")
    case UInt8(ascii: "L"): return line.hasPrefix("Log      - Default:")
    case UInt8(ascii: "A"): return line.hasPrefix("Activity - Create:")
    case UInt8(ascii: "-"):
      return line.count >= 40 && !line.buffer.contains { $0 != UInt8(ascii: "-") }
    default: return false
    }
  }
}
