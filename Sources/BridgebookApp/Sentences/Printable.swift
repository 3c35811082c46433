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

  /// Returns whether a text can be shown as it is; a fast path for ASCII, which needs no decoding.
  private static func isPlain(_ text: String, _ keepingLines: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte &- 32 > 94 && !(keepingLines && byte == 10) { return false }
      return true
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    // The scalars from U+10FF80 represent bytes of file names; see `PathText`.
    scalar != "\t" && (scalar.isUnseen || scalar.value >= 0x10_ff80)
  }
}
