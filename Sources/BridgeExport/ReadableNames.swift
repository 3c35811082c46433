/// Texts of a run as people read them.
package enum ReadableNames {
  /// The text with the class names in it as they are written in code; nil where that is the text itself.
  package static func readable(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var readable: [UInt8] = []
    var kept = 0
    var index = 0
    while index < bytes.count {
      let mayBegin = bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: "$")
      guard mayBegin, let (name, end) = MangledName.read(bytes[index...]) else {
        index += 1
        continue
      }
      readable += bytes[kept..<index] + Array(name.utf8)
      index = end
      kept = end
    }
    return kept == 0 ? nil : String(decoding: readable + bytes[kept...], as: UTF8.self)
  }
}
