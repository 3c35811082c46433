/// Parses the facts of a task's entry other than the common keys.
struct TaskParser {
  /// The key of the phrases with which users ask for the task; other kinds of entries use the key
  /// `terms`.
  static let phrasings = "phrasings"

  /// The values of `asked:`.
  private enum Frequency: String, CaseIterable {
    case often
  }

  let file: SourceFile

  func parse(_ matter: FrontMatter, sections: [Section]) throws(TextDiagnostic) -> TaskFacts {
    var facts = TaskFacts(
      area: try matter.choice("area", of: TaskArea.self) ?? .controllers,
      coverage: try matter.choice("native", of: NativeCoverage.self) ?? .none)
    facts.isAskedOften = try matter.choice("asked", of: Frequency.self) == .often
    facts.natives = try NativeRows.read(sections, of: file)
    facts.bridge = matter["bridge"]?.value
    facts.pattern = matter["pattern"]?.value
    facts.component = matter["class"]?.value
    facts.gotchas = matter.list("traps")
    return facts
  }
}

/// Parses the rows `- API | releases | source` under Native.
enum NativeRows {
  static func read(
    _ sections: [Section], of file: SourceFile
  ) throws(TextDiagnostic) -> [NativeAPI] {
    var natives: [NativeAPI] = []
    for row in try RowReader(file: file).rows(under: "Native", of: sections, cells: 3) {
      guard let since = AvailabilityText.parse(row.cells[1]) else {
        throw file.diagnostic(line: row.line, .badAvailability(row.cells[1]))
      }
      natives.append(
        NativeAPI(
          name: row.cells[0], form: .implied(by: row.cells[0]), since: since, source: row.cells[2]))
    }
    return natives
  }
}
