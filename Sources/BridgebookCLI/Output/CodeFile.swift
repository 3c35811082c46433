internal import Bridgebook
internal import BridgebookApp

/// The code of a recommendation as a source file of one's own.
struct CodeFile {
  let code: String
  /// Why the code is as it is; the ids stand above it.
  let gotchas: [String]
  /// The verdict, where it is not the code.
  let remark: String?

  /// - Parameter name: replaces the name of the wrapper.
  func text(name: String?) -> String {
    var text = code.trimmingFinalNewline + "\n"
    if let name, let type = CodeFile.wrapper(in: code) {
      text = CodeFile.renaming(type, to: name, in: text)
    }
    if let remark { text = CodeFile.comment(remark) + text }
    guard !gotchas.isEmpty else { return text }
    let ids = gotchas.map { "//   \($0)\n" }.joined()
    return "// Avoids, as bridgebook show ID explains:\n" + ids + text
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

  /// Whether a type may have that name.
  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The type that stands for the bridge: the first representable, else the first type.
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

  /// Whole words only: a longer name that contains the old one stays.
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
