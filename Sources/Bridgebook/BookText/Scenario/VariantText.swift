/// The lines of a scenario's file that one variant runs, as they would read if it were the only variant.
///
/// What the variant changes stands in the place of what it replaces; marks and comments are left out.
package struct VariantText {
  /// A line of the file.
  package struct Line: Equatable, Sendable {
    /// Counted from 1.
    package let number: Int
    package let text: String
  }

  /// Why an excerpt is none, with the index of its first line that is not found.
  package enum Fault: Error, Equatable {
    case notInVariant(index: Int)
    /// It is there, above the line that the excerpt has before it.
    case outOfOrder(index: Int)
  }

  package private(set) var lines: [Line] = []
  private let source: [Substring]

  /// The text of a variant; nil where there is none of that name.
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

  /// The numbers of the lines that an excerpt's lines are; nil for its empty ones.
  ///
  /// Each is the first line below the one before it that reads so.
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

  /// The line `steps` that a statement stands below.
  private func header(above line: Int) -> Int? {
    (1..<line).last { source[$0 - 1].trimmed == "steps" }
  }

  private static func indent(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The line without its indentation, its mark and its comment.
  private static func content(of line: Substring) -> Substring {
    let mayEndEarly = line.utf8.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "<") }
    guard mayEndEarly else { return line.trimmed }
    let (tokens, end) = ScenarioLexer.read(line, from: indent(of: line))
    guard !tokens.isEmpty else { return "" }
    let arrow = tokens.first { $0.isSymbol("<-") }
    return line.prefix((arrow?.column ?? end) - 1).trimmed
  }
}
