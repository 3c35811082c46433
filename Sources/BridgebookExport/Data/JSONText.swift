internal import Bridgebook

/// Operations on JSON text from other programs.
package enum JSONText {
  /// Replaces control and invisible characters in JSON text with escapes.
  ///
  /// In valid JSON, such characters occur only in strings, except for spaces and line ends.
  package static func escaped(_ text: String) -> String {
    guard !DisplayWidth.isPrintableASCII(text),
      text.unicodeScalars.contains(where: \.isInvisible)
    else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar.isInvisible, scalar != "\n", scalar != "\t", scalar != "\r" {
        safe += "\\u" + UInt64(scalar.value).hexadecimal(width: 4)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
