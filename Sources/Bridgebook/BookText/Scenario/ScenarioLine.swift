/// A nonempty line, split into tokens, with its level of indentation.
struct ScenarioLine {
  /// The line's number, counted from 1.
  let number: Int
  /// The number of indentation levels, of two spaces each.
  let indent: Int
  let tokens: [ScenarioToken]
  /// The column at which the comment begins or the line ends.
  let end: Int
  let text: Substring
  /// Whether the indentation is faulty, so that the level is an estimate.
  let isMisindented: Bool

  var place: ScenarioPlace { ScenarioPlace(line: number, column: tokens[0].column) }

  func isAt(word: String) -> Bool { tokens[0].isWord(word) }

  /// Splits the nonempty lines from an index on.
  static func read(
    _ file: SourceFile, from start: Int, faults: inout ScenarioFaults
  ) -> [ScenarioLine] {
    var lines: [ScenarioLine] = []
    for index in min(start, file.lines.count)..<file.lines.count {
      let text = file.lines[index]
      let blanks = text.prefix { $0 == " " || $0 == "\t" }
      let width = blanks.count
      let (tokens, end) = ScenarioLexer.read(text, from: width)
      guard !tokens.isEmpty else { continue }
      let levels = levels(of: blanks)
      let problem = problem(with: blanks, width: width, levels: levels)
      if let problem {
        let place = ScenarioPlace(line: index + 1, column: 1)
        faults.add(ScenarioFault(place: place, problem: problem))
      }
      guard levels <= ScenarioLimit.depth else { continue }
      lines.append(
        ScenarioLine(
          number: index + 1, indent: levels, tokens: tokens, end: end, text: text,
          isMisindented: problem != nil))
    }
    return lines
  }

  /// Returns the probable level of faulty indentation: each tab and each odd space counts as a
  /// level.
  private static func levels(of blanks: Substring) -> Int {
    let tabs = blanks.count { $0 == "\t" }
    return tabs + (blanks.count - tabs + 1) / 2
  }

  private static func problem(
    with blanks: Substring, width: Int, levels: Int
  ) -> ScenarioProblem? {
    if blanks.contains("\t") { return .tabInIndentation }
    if width % 2 == 1 { return .oddIndentation(spaces: width) }
    return levels > ScenarioLimit.depth ? .nestedTooDeeply(limit: ScenarioLimit.depth) : nil
  }
}
