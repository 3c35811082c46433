import Foundation

/// An import declaration with the conditions around it.
struct ImportLine {
  let module: String
  /// The line number, counting from 1.
  let line: Int
  /// The conditions of the open `#if` branches, outermost first.
  let conditions: [String]

  /// Whether the import is in a branch that requires the module to exist.
  var isUnderCanImport: Bool { conditions.contains { $0.contains("canImport(\(module))") } }

  static func all(in file: ScannedFile) -> [ImportLine] {
    var found: [ImportLine] = []
    var conditions: [String] = []
    for (index, line) in file.code.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if") {
        conditions.append(String(text.dropFirst(3)))
      } else if text.hasPrefix("#elseif"), !conditions.isEmpty {
        conditions[conditions.count - 1] = String(text.dropFirst("#elseif".count))
      } else if text.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] = ""
      } else if text.hasPrefix("#endif") {
        _ = conditions.popLast()
      }
      for statement in text.split(separator: ";") {
        guard let module = module(of: statement) else { continue }
        found.append(ImportLine(module: module, line: index + 1, conditions: conditions))
      }
    }
    return found
  }

  /// Returns the module in `@attribute access import kind Module.member`.
  private static func module(of statement: Substring) -> String? {
    var words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || levels.contains(String(word)) {
      words.removeFirst()
    }
    guard words.first == "import" else { return nil }
    words.removeFirst()
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
