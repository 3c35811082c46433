internal import Bridgebook
internal import BridgebookApp

/// The code of a recommendation as a source file.
struct CodeFile {
  let code: String
  /// The gotchas that explain the code; a comment at the top lists them.
  let gotchas: [String]
  /// What the app must declare, one description each; otherwise the code ends the app or does
  /// nothing.
  let setup: [String]
  /// The verdict, if it recommends something other than the code.
  let remark: String?

  /// - Parameter name: the new name of the wrapper.
  func text(name: String?) -> String {
    var text = code.trimmingFinalNewline + "\n"
    if let name, let type = CodeFile.wrapper(in: code) {
      text = CodeFile.renaming(type, to: name, in: text)
    }
    if !setup.isEmpty {
      text = CodeFile.comment("Set up first: " + setup.joined(separator: "; ") + ".") + text
    }
    if let remark { text = CodeFile.comment(remark) + text }
    guard !gotchas.isEmpty else { return text }
    let ids = gotchas.map { "//   \($0)\n" }.joined()
    return "// What can go wrong, as bridgebook show ID explains:\n" + ids + text
  }

  private static func comment(_ text: String) -> String {
    var comment = "//"
    var width = 2
    for word in text.split(separator: " ") {
      let columns = TextWidth.of(word)
      if width + 1 + columns > 98 {
        comment += "\n//"
        width = 2
      }
      comment += " \(word)"
      width += 1 + columns
    }
    return comment + "\n"
  }

  /// Returns whether a text is a valid name for a type.
  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the name of the type to rename: the first representable, or else the first type.
  static func wrapper(in code: String) -> String? {
    var first: String?
    for line in code.lines {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "class" }),
        keyword + 1 < words.count, !line.hasPrefix(" "), !line.hasPrefix("//")
      else { continue }
      if words.contains(where: { $0.hasSuffix("Representable") }) { return words[keyword + 1] }
      first = first ?? words[keyword + 1]
    }
    return first
  }

  /// Renames an identifier; longer names that contain it are not changed.
  static func renaming(_ old: String, to new: String, in text: String) -> String {
    var renamed = ""
    var word = ""
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for character in text {
      if isPart(character) {
        word.append(character)
      } else {
        renamed += word == old ? new : word
        word = ""
        renamed.append(character)
      }
    }
    return renamed + (word == old ? new : word)
  }
}
