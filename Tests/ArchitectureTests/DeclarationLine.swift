import Foundation

/// A `package` or `public` declaration without the required summary.
///
/// A `///` comment must be directly above every `package` or `public` type, type alias, function,
/// subscript, computed property and initializer, apart from attributes in between. The only
/// exemptions are declarations with self-explanatory names: stored properties, enum cases,
/// operators, the protocol requirements in `witnesses` and those of literals, and memberwise
/// initializers, which only assign.
struct DeclarationLine {
  let name: String
  /// The line number, counting from 1.
  let line: Int

  static func undocumented(in file: ScannedFile) -> [DeclarationLine] {
    file.code.indices.compactMap { index in
      guard let name = name(at: index, in: file), !isDocumented(index, in: file) else { return nil }
      return DeclarationLine(name: name, line: index + 1)
    }
  }

  private static let witnesses: Set<String> = [
    "description", "debugDescription", "hash", "makeIterator", "next", "body",
  ]
  private static let modifiers: Set<String> = [
    "static", "class", "final", "mutating", "nonmutating", "override", "required", "convenience",
    "indirect", "lazy", "weak", "unowned", "nonisolated", "consuming", "borrowing", "isolated",
    "open", "private(set)", "fileprivate(set)", "internal(set)", "package(set)",
  ]
  private static let types: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  /// Returns the name of the declaration that begins at a line; nil if it needs no summary.
  private static func name(at index: Int, in file: ScannedFile) -> String? {
    var words = file.code[index].split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") { words.removeFirst() }
    guard let access = words.popFirst(), ["package", "public"].contains(access) else { return nil }
    // `class` is a modifier before `func` and `var`, and a declaration before a name.
    while let word = words.first, modifiers.contains(String(word)) {
      if word == "class", words.count < 2 || !isKeyword(words[words.startIndex + 1]) { break }
      words.removeFirst()
    }
    guard let keyword = words.popFirst() else { return nil }
    let name = String((words.first ?? "").prefix(while: { !"(<:{=,".contains($0) }))
    switch keyword {
    case _ where types.contains(String(keyword)):
      return name
    case "func":
      let isOperator = !(words.first?.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false)
      return isOperator || witnesses.contains(name) ? nil : name
    case "var":
      return isComputed(index, in: file) && !witnesses.contains(name) ? name : nil
    case _ where keyword.hasPrefix("init"):
      let isWitness = ["stringLiteral", "integerLiteral", "rawValue"].contains { label in
        keyword.hasPrefix("init(\(label)")
      }
      return isWitness || isMemberwise(index, in: file) ? nil : "init"
    case _ where keyword.hasPrefix("subscript"):
      return "subscript"
    default:
      return nil
    }
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    ["func", "var", "let", "subscript"].contains(String(word)) || modifiers.contains(String(word))
  }

  private static func isDocumented(_ index: Int, in file: ScannedFile) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = file.lines[above].trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("@") else {
        return line.hasPrefix("///") && line.count > 4
      }
      above -= 1
    }
    return false
  }

  /// Returns whether a property has accessors instead of storage.
  private static func isComputed(_ index: Int, in file: ScannedFile) -> Bool {
    let line = file.code[index]
    guard let brace = line.firstIndex(of: "{"),
      line.firstIndex(of: "=").map({ $0 > brace }) ?? true
    else { return false }
    let inside = line[line.index(after: brace)...] + (file.code.dropFirst(index + 1).first ?? "")
    return !inside.contains("didSet") && !inside.contains("willSet")
  }

  /// Returns whether an initializer's body consists of assignments to properties only.
  private static func isMemberwise(_ index: Int, in file: ScannedFile) -> Bool {
    let indent = file.code[index].prefix(while: { $0 == " " })
    if file.code[index].hasSuffix("{}") { return true }
    guard let open = file.code[index...].firstIndex(where: { $0.hasSuffix("{") }),
      let close = file.code[open...].firstIndex(where: { $0 == indent + "}" })
    else { return false }
    return file.code[(open + 1)..<close].allSatisfy { line in
      let words = line.split(separator: " ")
      return words.count >= 3 && words[1] == "="
    }
  }
}
