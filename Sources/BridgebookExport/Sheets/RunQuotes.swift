package import Bridgebook

/// Gathers what the lines that findings name hold, as events come.
package struct RunQuotes {
  /// So many findings of a gotcha are quoted, so many lines of each, so many events of each line.
  static let mostFindings = 3
  static let mostLines = 12
  private static let mostEvents = 4
  private static let mostColumns = 240

  private var quotes: [Int: [String]] = [:]
  private let wanted: Set<Int>
  /// The text the lines are numbered by, where it is known.
  private let source: [Int: String]

  /// Chooses the lines that will be quoted.
  ///
  /// - Parameter source: the text whose lines the findings name, such as a scenario's.
  package init(_ diagnosis: Diagnosis, source: String? = nil) {
    var wanted: Set<Int> = []
    for group in RunReport.groups(of: diagnosis) {
      for item in group.items.prefix(RunQuotes.mostFindings) {
        wanted.formUnion(RunQuotes.lines(of: item.finding))
      }
    }
    var lines: [Int: String] = [:]
    if let source {
      for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated() where wanted.contains(index + 1)
      {
        lines[index + 1] = String(line)
      }
    }
    self.wanted = wanted
    self.source = lines
  }

  /// Takes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    guard wanted.contains(event.line), quotes[event.line]?.count ?? 0 < RunQuotes.mostEvents else {
      return
    }
    let text = TimelineLabel.full(TimelineEvent(event, texts), isWhole: true)
    if quotes[event.line]?.contains(text) != true { quotes[event.line, default: []].append(text) }
  }

  /// The lines of a finding and what provoked it, each with its number.
  func lines(for finding: Finding) -> [String] {
    RunQuotes.lines(of: finding).flatMap { line -> [String] in
      let texts = source[line].map { [$0] } ?? quotes[line] ?? []
      return texts.map { text in
        let mark = finding.lines.contains(line) ? "!" : "@"
        return DisplayWidth.cut("\(mark) \(line): \(text)", to: RunQuotes.mostColumns)
      }
    }
  }

  private static func lines(of finding: Finding) -> [Int] {
    let lines = finding.lines.prefix(mostLines) + (finding.provokedBy.map { [$0.line] } ?? [])
    return Set(lines).sorted()
  }
}
