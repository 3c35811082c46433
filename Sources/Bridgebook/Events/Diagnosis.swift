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

  /// Which part of a file was read.
  package struct Extent: Equatable, Sendable {
    /// The place of the first byte that was read.
    package let start: Int
    /// Where to read on: a last line without an end is read again then.
    package let next: Int
    /// The file was shorter than where reading was to begin, so it was read from its start.
    package let isRestarted: Bool

    package init(start: Int, next: Int, isRestarted: Bool) {
      self.start = start
      self.next = next
      self.isRestarted = isRestarted
    }
  }

  package var run: Run
  /// Nil where all of the input was read.
  package var extent: Extent?
  package var items: [Item] = []
  /// Lines of the frameworks that no rule knows.
  package var unrecognised: [Quote] = []
  /// What stands in lines of findings, as far as it is known still.
  package var quotes: [Int: String] = [:]
  /// The wrappers whose updates the run measured, the one that took most time first.
  package var updates: [WrapperUpdates] = []
  /// Columns that tables of Instruments lack, each with its table.
  package var missingColumns: [String] = []
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
