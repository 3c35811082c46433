/// The lines of a scenario's file that one variant runs, as if it were the only variant.
///
/// The variant's changes appear in place of the lines that they replace, without marks and
/// comments.
package struct VariantText {
  /// A line of the file.
  package struct Line: Equatable, Sendable {
    /// The line's number, counted from 1.
    package let number: Int
    package let text: String
  }

  /// The reason why lines are not an excerpt, with the index of the first faulty line.
  package enum Fault: Error, Equatable {
    case notInVariant(index: Int)
    /// The line occurs only above the previous line of the excerpt.
    case outOfOrder(index: Int)
  }

  package private(set) var lines: [Line] = []
  private let source: [Substring]

  /// Creates the text of a variant, or nil if there is no variant with that name.
  package init?(of file: ScenarioFile, variant: String) {
    guard let program = file.scenario.program(variant) else { return nil }
    source = SourceFile(path: file.scenario.file, text: file.text).lines
    for parameter in program.parameters { add(parameter.place.line, depth: 0) }
    for declaration in program.declarations {
      add(declaration.place.line, depth: 0)
      for member in declaration.members { addBlock(member.place.line, depth: 1) }
    }
    if let first = program.steps.first?.place.line, let header = header(above: first) {
      addBlock(header, depth: 0)
    }
  }

  /// Returns the line numbers of an excerpt's lines, with nil for its empty lines.
  ///
  /// Each number is that of the first matching line below the previous one.
  package func numbers(of excerpt: [String]) throws(Fault) -> [Int?] {
    var numbers: [Int?] = []
    var next = 0
    for (index, line) in excerpt.enumerated() {
      guard !line.trimmed.isEmpty else {
        numbers.append(nil)
        continue
      }
      guard let found = lines[next...].firstIndex(where: { $0.text == line }) else {
        throw lines.contains { $0.text == line }
          ? .outOfOrder(index: index) : .notInVariant(index: index)
      }
      numbers.append(lines[found].number)
      next = found + 1
    }
    return numbers
  }

  private mutating func addBlock(_ first: Int, depth: Int) {
    let indent = VariantText.indent(of: source[first - 1])
    add(first, depth: depth)
    for number in first..<source.count {
      let line = source[number]
      if line.trimmed.isEmpty { continue }
      let own = VariantText.indent(of: line)
      guard own > indent else { break }
      add(number + 1, depth: depth + (own - indent) / 2)
    }
  }

  private mutating func add(_ number: Int, depth: Int) {
    let content = VariantText.content(of: source[number - 1])
    guard !content.isEmpty else { return }
    lines.append(Line(number: number, text: String(repeating: "  ", count: depth) + content))
  }

  /// Returns the number of the `steps` line that precedes a statement.
  private func header(above line: Int) -> Int? {
    (1..<line).last { source[$0 - 1].trimmed == "steps" }
  }

  private static func indent(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Returns a line without its indentation, mark and comment.
  private static func content(of line: Substring) -> Substring {
    let mayEndEarly = line.utf8.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "<") }
    guard mayEndEarly else { return line.trimmed }
    let (tokens, end) = ScenarioLexer.read(line, from: indent(of: line))
    guard !tokens.isEmpty else { return "" }
    let arrow = tokens.first { $0.isSymbol("<-") }
    return line.prefix((arrow?.column ?? end) - 1).trimmed
  }
}
