/// Small operations on JSON texts that others made.
package enum JSONText {
  /// The same JSON with every character a terminal acts on, or shows nothing for, as an escape of its string.
  ///
  /// Outside strings JSON has none of them but blanks and line ends.
  package static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (32...126).contains($0) }),
      text.unicodeScalars.contains(where: DisplayWidth.isUnseen)
    else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if DisplayWidth.isUnseen(scalar), scalar != "\n", scalar != "\t", scalar != "\r" {
        let digits = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
