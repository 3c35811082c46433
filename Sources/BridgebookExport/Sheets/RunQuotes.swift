package import Bridgebook

/// Collects the lines that findings refer to, event by event.
package struct RunQuotes {
  /// The maximum number of quoted findings per gotcha, of lines per finding, and of events per
  /// line.
  static let maximumFindingCount = 3
  static let maximumLineCount = 12
  private static let maximumEventCount = 4
  private static let maximumColumnCount = 240

  private var quotes: [Int: [String]] = [:]
  private let wanted: Set<Int>
  /// The lines of the source text, by number; empty if there is no such text.
  private let source: [Int: String]

  /// Selects the lines to quote.
  ///
  /// - Parameter source: the text that line numbers refer to, such as a scenario.
  package init(_ diagnosis: Diagnosis, source: String? = nil) {
    var wanted: Set<Int> = []
    for group in RunReport.groups(of: diagnosis) {
      for item in group.items.prefix(RunQuotes.maximumFindingCount) {
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

  /// Processes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    guard wanted.contains(event.line), quotes[event.line]?.count ?? 0 < RunQuotes.maximumEventCount
    else {
      return
    }
    let text = TimelineLabel.full(TimelineEvent(event, texts), isWhole: true)
    if quotes[event.line]?.contains(text) != true { quotes[event.line, default: []].append(text) }
  }

  /// Returns the numbered lines of a finding and of the event that provoked it.
  func lines(for finding: Finding) -> [String] {
    RunQuotes.lines(of: finding).flatMap { line -> [String] in
      let texts = source[line].map { [$0] } ?? quotes[line] ?? []
      return texts.map { text in
        let mark = finding.lines.contains(line) ? "!" : "@"
        return DisplayWidth.cut("\(mark) \(line): \(text)", to: RunQuotes.maximumColumnCount)
      }
    }
  }

  private static func lines(of finding: Finding) -> [Int] {
    let lines =
      finding.lines.prefix(maximumLineCount) + (finding.provokedBy.map { [$0.line] } ?? [])
    return Set(lines).sorted()
  }
}
