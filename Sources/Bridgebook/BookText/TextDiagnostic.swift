/// A fault in a hand-written file: its place and its kind; `DiagnosticText` writes the message.
package struct TextDiagnostic: Error, Equatable, Sendable {
  /// A kind of fault in a file of the book.
  package enum Problem: Equatable, Sendable {
    case notUTF8(byteOffset: Int)
    case unknownKind(String)
    case missingKey(String)
    case duplicateKey(String)
    case unknownKey(String, known: [String])
    case malformedKeyLine
    case emptyValue(key: String)
    case badValue(key: String, value: String, allowed: [String])
    case badAvailability(String)
    case unknownHeading(String, known: [String])
    case headingOutOfOrder(String)
    case duplicateHeading(String)
    case missingHeading(String)
    case textBeforeHeading
    case unclosedFence
    case badExampleHeader(String)
    case badGutter
    case badRow(expectedCells: Int)
    /// An item under Changes that does not begin with a basis and a release.
    case badChange(String)
    /// A modeled ground without a run, rules or an expectation.
    case badModeledGround
    /// A status of a claim that depends only on modeled grounds.
    case onlyModeled(status: String)
    case unknownScenario(String, known: [String])
    case unknownVariant(String, scenario: String, known: [String])
    /// A rule that the scenario does not list.
    case unknownRule(String, scenario: String, known: [String])
    /// A line of an example that does not occur in its variant.
    case notInVariant(String, run: String, known: [String])
    /// A line of an example that occurs only earlier in its variant.
    case outOfOrder(String, run: String)
    case missingExample(String)
    case badTreeLine
    case unknownNode(String)
    case noNewlineAtEnd
    /// A fault specific to scenarios.
    case scenario(ScenarioProblem)
    /// A fault specific to a team's own texts.
    case own(OwnFault)
  }

  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in characters.
  package let column: Int
  package let problem: Problem

  package init(path: String, line: Int, column: Int = 1, _ problem: Problem) {
    self.path = path
    self.line = line
    self.column = column
    self.problem = problem
  }
}
