/// Texts of a run as people read them.
package enum ReadableNames {
  /// The text with the class names in it as they are written in code; nil where that is the text itself.
  package static func readable(_ text: String) -> String? {
    var text = text
    guard text.withUTF8({ $0.contains(where: mayBegin) }) else { return nil }
    let bytes = Array(text.utf8)
    var readable: [UInt8] = []
    var kept = 0
    var index = 0
    while index < bytes.count {
      guard mayBegin(bytes[index]), let (name, end) = MangledName.read(bytes[index...]) else {
        index += 1
        continue
      }
      readable += bytes[kept..<index] + Array(name.utf8)
      index = end
      kept = end
    }
    return kept == 0 ? nil : String(decoding: readable + bytes[kept...], as: UTF8.self)
  }

  /// Whether a mangled name may begin with a byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
