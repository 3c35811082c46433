/// What a run shows, with the words the book has for it.
package struct Diagnosis: Equatable, Sendable {
  /// A finding and what the entry of its gotcha says.
  package struct Item: Equatable, Sendable {
    package let finding: Finding
    package let title: String
    package let cause: String
    package let fix: String
    /// What stands in some of its lines, in their order.
    package let quotes: [Quote]

    package init(
      finding: Finding, title: String, cause: String, fix: String, quotes: [Quote] = []
    ) {
      self.finding = finding
      self.title = title
      self.cause = cause
      self.fix = fix
      self.quotes = quotes
    }
  }

  /// A line of a trace and what stands in it.
  package struct Quote: Equatable, Sendable {
    package let line: Int
    package let text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  package var run: Run
  package var items: [Item] = []
  /// Lines of the frameworks that no rule knows.
  package var unrecognised: [Quote] = []
  /// What stands in lines of findings, as far as it is known still.
  package var quotes: [Int: String] = [:]
  /// Sentences about what this kind of trace cannot show.
  package var cannotShow: [String] = []
  /// Gotchas that could not be looked for in it.
  package var hidden: [String] = []

  package init(run: Run) {
    self.run = run
  }
}

extension Finding {
  /// So many of its lines are quoted.
  package static let mostQuotes = 6

  /// Its first lines and the one that provoked it, sorted.
  package var quotedLines: [Int] {
    var quoted = Array(lines.prefix(Finding.mostQuotes))
    if let line = provokedBy?.line, !quoted.contains(line) {
      quoted.insert(line, at: quoted.firstIndex { $0 > line } ?? quoted.count)
    }
    return quoted
  }
}
