/// What a run shows, with the words the book has for it.
package struct Diagnosis: Equatable, Sendable {
  /// A finding and what the entry of its gotcha says.
  package struct Item: Equatable, Sendable {
    package let finding: Finding
    package let title: String
    package let cause: String
    package let fix: String

    package init(finding: Finding, title: String, cause: String, fix: String) {
      self.finding = finding
      self.title = title
      self.cause = cause
      self.fix = fix
    }
  }

  /// A line of the frameworks that no rule knows.
  package struct Unrecognised: Equatable, Sendable {
    package let line: Int
    package let text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  package var run: Run
  package var items: [Item] = []
  package var unrecognised: [Unrecognised] = []
  /// Sentences about what this kind of trace cannot show.
  package var cannotShow: [String] = []
  /// Gotchas that could not be looked for in it.
  package var hidden: [String] = []

  package init(run: Run) {
    self.run = run
  }
}
