/// Rejects content that is not allowed in a team's texts: placeholders that were not replaced, and
/// content that would affect a terminal or a web page.
package enum UnsafeText {
  /// Checks for characters that would control a terminal, and for placeholders that were not
  /// replaced.
  ///
  /// - Throws: The first of them as a fault.
  static func check(_ file: SourceFile) throws(TextDiagnostic) {
    for (index, line) in file.lines.enumerated() {
      if let column = controlColumn(in: line) {
        throw file.diagnostic(line: index, column: column, .own(.controlCharacter))
      }
      try checkBlank(in: line, of: file, at: index)
    }
  }

  /// Checks for placeholders of a skeleton that were not replaced.
  ///
  /// - Throws: The first of them as a fault.
  package static func checkBlanks(_ file: SourceFile) throws(TextDiagnostic) {
    for (index, line) in file.lines.enumerated() { try checkBlank(in: line, of: file, at: index) }
  }

  private static func checkBlank(
    in line: Substring, of file: SourceFile, at index: Int
  ) throws(TextDiagnostic) {
    guard !line.hasPrefix("#"), let blank = line.firstRange(of: "___") else { return }
    let column = line[..<blank.lowerBound].count + 1
    throw file.diagnostic(line: index, column: column, .own(.blank))
  }

  /// Checks the body of an entry, which is Markdown; other texts are escaped when they are printed.
  ///
  /// - Throws: The first HTML tag, or the first link that a page would execute, as a fault.
  static func checkMarkdown(_ file: SourceFile) throws(TextDiagnostic) {
    var fence: String?
    let body = file.lines.firstIndex { $0.trimmed.isEmpty } ?? file.lines.count
    for index in body..<file.lines.count {
      let line = file.lines[index]
      if let marker = fence {
        if line.trimmed == marker { fence = nil }
        continue
      }
      fence = SectionReader.fenceMarker(of: line)
      guard fence == nil, let column = markupColumn(in: line) else { continue }
      throw file.diagnostic(line: index, column: column, .own(.markup))
    }
  }

  private static func controlColumn(in line: Substring) -> Int? {
    // Most lines are printable ASCII, which needs no decoding.
    if line.utf8.allSatisfy({ (32...126).contains($0) }) { return nil }
    var column = 1
    for character in line {
      if character.unicodeScalars.contains(where: { $0.isInvisible && $0 != "\t" }) {
        return column
      }
      column += 1
    }
    return nil
  }

  /// Returns the column of the first tag, or of the first link to anything but a web address,
  /// outside of code spans.
  private static func markupColumn(in line: Substring) -> Int? {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "(") }) else {
      return nil
    }
    let characters = Array(line)
    var ticks = 0
    var index = 0
    while index < characters.count {
      if characters[index] == "`" {
        let run = characters[index...].prefix { $0 == "`" }.count
        ticks = ticks == 0 ? run : (ticks == run ? 0 : ticks)
        index += run
        continue
      }
      if ticks == 0, isTag(characters[index...]) || isForeignLink(characters[index...]) {
        return index + 1
      }
      index += 1
    }
    // A code span without an end is not code.
    return ticks == 0 ? nil : characters.firstIndex(of: "<").map { $0 + 1 }
  }

  private static func isTag(_ rest: ArraySlice<Character>) -> Bool {
    guard rest.first == "<", let next = rest.dropFirst().first else { return false }
    if String(rest.dropFirst()).hasPrefix("http") { return false }
    return next.isLetter || next == "/" || next == "!" || next == "?"
  }

  private static func isForeignLink(_ rest: ArraySlice<Character>) -> Bool {
    guard rest.starts(with: "](") else { return false }
    let target = String(rest.dropFirst(2)).lowercased()
    let scheme = target.drop { $0 == "<" || $0 == " " }.prefix { $0.isLetter || $0 == "-" }
    guard target[scheme.endIndex...].hasPrefix(":") else {
      // Escapes and character references may hide a scheme.
      return target.prefix { $0 != ")" }.contains { $0 == "&" || $0 == "\\" }
    }
    return !["http", "https", "mailto"].contains(String(scheme))
  }
}
