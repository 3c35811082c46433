/// The number of lines of a type in a module: its declaration and all its extensions, including
/// bodies.
struct TypeSize {
  /// The module and the name, such as `Bridgebook.Machine`; the lines of a nested type count for
  /// the declaration that contains it, and also separately if the type is extended.
  let name: String
  let lineCount: Int

  /// Returns the number of lines of each type that the files declare or extend at the top level, by
  /// name.
  static func all(in files: [ScannedFile]) -> [TypeSize] {
    var counts: [String: Int] = [:]
    for file in files {
      for part in parts(of: file) {
        counts["\(file.module).\(part.name)", default: 0] += part.lineCount
      }
    }
    return counts.map { TypeSize(name: $0.key, lineCount: $0.value) }.sorted { $0.name < $1.name }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]
  private static let modifiers: Set<Substring> = [
    "package", "public", "private", "fileprivate", "internal", "open", "final", "indirect",
    "nonisolated",
  ]

  private static func parts(of file: ScannedFile) -> [TypeSize] {
    var parts: [TypeSize] = []
    var name: String?
    var first = 0
    var depth = 0
    for (index, line) in file.code.enumerated() {
      if depth == 0, name == nil, let declared = declaredName(in: line) {
        (name, first) = (declared, index)
      }
      for character in line where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
      }
      guard depth == 0, let ended = name, line.contains("}") else { continue }
      parts.append(TypeSize(name: ended, lineCount: index - first + 1))
      name = nil
    }
    return parts
  }

  /// Returns the name of the type that a line declares or extends at the top level.
  private static func declaredName(in line: String) -> String? {
    guard let start = line.first, start != " " else { return nil }
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), keywords.contains(keyword) else { return nil }
    return words.first.map { String($0.prefix { !"(<:{,".contains($0) }) }
  }
}
