/// The result of a diagnosis: a run, its findings, and the book's explanation of each.
package struct Diagnosis: Equatable, Sendable {
  /// A finding with the title, cause and fix from its gotcha's entry.
  package struct Item: Equatable, Sendable {
    package let finding: Finding
    package let title: String
    package let cause: String
    package let fix: String
    /// The text of the finding's quoted lines, in input order.
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

  /// A line of a trace, by number and text.
  package struct Quote: Equatable, Sendable {
    package let line: Int
    package let text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  /// The part of a file that was read.
  package struct Extent: Equatable, Sendable {
    /// The byte offset at which reading started.
    package let start: Int
    /// The byte offset at which the next read continues, so that an unfinished last line is read
    /// again.
    package let next: Int
    /// Whether the file was shorter than the requested start, so that reading started at its
    /// beginning.
    package let isRestarted: Bool

    package init(start: Int, next: Int, isRestarted: Bool) {
      self.start = start
      self.next = next
      self.isRestarted = isRestarted
    }
  }

  /// The findings of a gotcha that were counted but not kept, because it has too many.
  package struct Surplus: Equatable, Sendable {
    package let gotcha: String
    package let count: Int

    package init(gotcha: String, count: Int) {
      self.gotcha = gotcha
      self.count = count
    }
  }

  /// The file that a stored run was imported from.
  package struct File: Equatable, Sendable {
    /// The path of the file; empty if the run does not state it, as for one from standard input.
    package let path: String
    /// Whether quotes are the lines of the file, rather than texts created from the run's events.
    package let isQuoted: Bool

    package init(path: String, isQuoted: Bool) {
      self.path = path
      self.isQuoted = isQuoted
    }
  }

  package var run: Run
  /// The file of an imported run in the store; nil for a simulated run, and for a trace that was
  /// just read.
  package var file: File?
  /// The part of the input that was read, or nil if all of it was.
  package var extent: Extent?
  package var items: [Item] = []
  /// The findings beyond the maximum number per gotcha, sorted by gotcha.
  package var surplus: [Surplus] = []
  /// Messages of Apple's frameworks that no rule recognizes.
  package var unrecognized: [Quote] = []
  /// The texts of lines that findings quote, by line number, if still known.
  package var quotes: [Int: String] = [:]
  /// The wrappers whose updates the run measured, sorted by total time, longest first.
  package var updates: [WrapperUpdates] = []
  /// The columns that tables exported from Instruments lack, each with its table.
  package var missingColumns: [String] = []
  /// Sentences about the information that this trace format cannot contain.
  package var cannotShow: [String] = []
  /// A sentence about the place where the reason of a crash is recorded; nil unless the trace lacks
  /// it.
  package var missingReason: String?
  /// The gotchas that this trace cannot show.
  package var hidden: [String] = []

  package init(run: Run) {
    self.run = run
  }
}

extension Finding {
  /// The maximum number of lines quoted per finding, not counting that of `provokedBy`.
  package static let maximumQuoteCount = 6

  /// The finding's first lines and that of `provokedBy`, in ascending order.
  package var quotedLines: [Int] {
    var quoted = Array(lines.prefix(Finding.maximumQuoteCount))
    if let line = provokedBy?.line, !quoted.contains(line) {
      quoted.insert(line, at: quoted.firstIndex { $0 > line } ?? quoted.count)
    }
    return quoted
  }
}
