internal import Bridgebook

/// What is wrong with a text of a team's own, as facts.
package struct OwnBookFault: Equatable {
  enum Problem: Equatable {
    case text(TextDiagnostic.Problem)
    case book(BookProblem.Fault)
    case tree(TreeChecker.Fault)
    case program(ProgramProblem.Kind)
    case example(ExampleFault)
  }

  package let id: String
  /// The file, or the name under which the store keeps the text.
  package let path: String
  /// Counted from 1.
  package let line: Int
  package var column = 1
  let problem: Problem
}

/// How an example differs from what the detectors or the simulator make of it.
enum ExampleFault: Equatable {
  case unknownFormat(String, known: [String])
  case unknownScenario(String)
  case unknownVariant(String, scenario: String, known: [String])
  case notFound(gotcha: String, found: [String])
  case markedButNotFound(gotcha: String)
  case foundButNotMarked(gotcha: String)
  case markedButNotProvoking(gotcha: String)
  case provokingButNotMarked(gotcha: String)
  /// Another finding that the info string does not name.
  case unnamedCompanion(String, line: Int)
  case missingCompanion(String, line: Int)
  case notClean(gotcha: String)
  /// A finding that a variant declares and its run does not have, or the other way round.
  case undeclared(String, variant: String)
  case declaredOnly(String, variant: String, found: String?)
  case expectation(String, variant: String, found: String?)
}

/// Why a change of the team's own texts was not made.
package enum OwnBookError: Error, Equatable {
  case invalid([OwnBookFault])
  case notOwn(String, isBuiltIn: Bool, suggestion: String?)
  case noSource(String, suggestion: String?)
  case rowOfTable(String)
  case noVersion(String, known: [Int])
  /// It was there once; the number is that of its last text.
  case removed(String, last: Int)
  case malformedVersion(String)
  case otherCase(String, known: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case unknownKind(String, known: [String], suggestion: String?)
  case noEditor
  /// The file is nil where the editor left the text as it was.
  case editorFailed(String, status: Int32, kept: String?)
  /// The edited text was not taken and waits in a file.
  case kept(path: String, id: String, [OwnBookFault])
  case changedMeanwhile(id: String, kept: String)
  case renamed(from: String, to: String, kept: String)
  case sameStore(path: String)
  /// Another store is copied before it is read, and there is no place for that.
  case noCopy(path: String, folder: String, reason: String)
  case otherStore(path: String, StoreDoorError)
}
