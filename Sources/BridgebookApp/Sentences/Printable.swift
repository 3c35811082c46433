internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Makes text safe to print by escaping control characters, invisible direction marks, and bytes of
/// file names that are not UTF-8.
package enum Printable {
  /// Escapes a text; tabs are kept, and line feeds if `keepingLines`.
  package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    guard !isPlain(text, keepingLines), text.unicodeScalars.contains(where: { isUnsafe($0) })
    else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !(keepingLines && scalar == "\n") {
        safe += PathText.escape(of: scalar) ?? "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Returns whether a text in UTF-8 is printable ASCII, a fast path for most texts: it needs no
  /// decoding, and mostly checks eight bytes at a time.
  ///
  /// - Parameter keepingLines: whether line feeds are allowed.
  package static func isPlain(
    _ bytes: UnsafeRawBufferPointer, keepingLines: Bool = false
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count,
        isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte &- 32 > 94, !(keepingLines && byte == 10) { return false }
      index += 1
    }
    return true
  }

  private static func isPlain(_ text: String, _ keepingLines: Bool) -> Bool {
    var text = text
    return text.withUTF8 { isPlain(UnsafeRawBufferPointer($0), keepingLines: keepingLines) }
  }

  /// Returns whether eight bytes are all printable ASCII: in each byte, the high bit is clear,
  /// stays clear when 32 is subtracted, and stays clear when 1 is added (only 127 fails that).
  private static func isPlain(_ eight: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    return (eight | (eight &- 32 &* each) | (eight &+ each)) & (128 &* each) == 0
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    // The scalars from U+10FF80 represent bytes of file names; see `PathText`.
    scalar != "\t" && (scalar.isInvisible || scalar.value >= 0x10_ff80)
  }
}
