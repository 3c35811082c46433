/// A run that an entry includes: a recorded trace, or a variant of a scenario.
package struct Example: Equatable, Sendable {
  /// Whether the detectors must report the entry's gotcha in the example.
  package enum Expectation: String, CaseIterable, Sendable {
    case triggering = "Triggering"
    case clean = "Clean"
  }

  /// The source of the example's events.
  package enum Form: Equatable, Sendable {
    case trace(format: String)
    case scenario(id: String, variant: String)
  }

  /// The marker in front of a line: part of the finding, its cause, both, or neither.
  package enum Mark: String, CaseIterable, Sendable {
    case none = "  "
    case finding = "! "
    case provoking = "@ "
    case both = "!@"
  }

  /// A line of the example without its marker.
  package struct Line: Equatable, Sendable {
    package let mark: Mark
    package let text: String

    package init(mark: Mark, text: String) {
      self.mark = mark
      self.text = text
    }
  }

  /// Another finding that is expected in the example.
  package struct Companion: Equatable, Sendable {
    package let gotcha: String
    package let line: Int

    package init(gotcha: String, line: Int) {
      self.gotcha = gotcha
      self.line = line
    }
  }

  package let expectation: Expectation
  package let form: Form
  package let companions: [Companion]
  package let lines: [Line]
  /// The line of the opening fence in the entry's file, counted from 1.
  package let line: Int

  package init(
    expectation: Expectation, form: Form, companions: [Companion], lines: [Line], line: Int
  ) {
    self.expectation = expectation
    self.form = form
    self.companions = companions
    self.lines = lines
    self.line = line
  }
}
