/// Converts texts of a source file to the characters that a scenario allows.
enum ScenarioWords {
  /// Returns a text without line ends; for a path, only its last component.
  static func plain(_ text: String, isWhole: Bool = false) -> String {
    let text = isWhole ? text : String(text.split(separator: "/").last ?? "a file")
    return text.replacing("…", with: "...").filter { $0.isASCII && $0 != "\n" && $0 != "\r" }
  }

  /// Returns whether a text can be the name of a property in a scenario.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII,
      first.properties.isAlphabetic || first == "_"
    else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the words of a name in lowercase, joined by hyphens.
  static func identifier(_ name: String) -> String {
    var text = ""
    var isAfterLower = false
    for scalar in name.unicodeScalars where scalar.isASCII {
      let character = Character(scalar)
      if character.isUppercase, isAfterLower { text += "-" }
      isAfterLower = character.isLowercase
      if character.isLetter || character.isNumber {
        text += character.lowercased()
      } else if !text.hasSuffix("-") {
        text += "-"
      }
    }
    return text.isEmpty ? "wrapper" : text
  }
}
