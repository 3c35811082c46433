/// Parses the part of a unified log's line after its columns: `(library) [subsystem:category]
/// text`.
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
