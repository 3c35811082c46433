internal import Bridgebook

/// A fault in a team's text, from which its message is composed.
package struct OwnBookFault: Equatable {
  enum Problem: Equatable {
    case text(TextDiagnostic.Problem)
    case book(BookProblem.Fault)
    case tree(TreeChecker.Fault)
    case program(ProgramProblem.Kind)
    case example(ExampleFault)
  }

  package let id: String
  /// The path of the file, or the id under which the store keeps the text.
  package let path: String
  /// The line number, counting from 1.
  package let line: Int
  package var column = 1
  let problem: Problem
}

/// A difference between an example and what the detectors or the simulator find.
enum ExampleFault: Equatable {
  case unknownFormat(String, known: [String])
  case unknownScenario(String)
  case unknownVariant(String, scenario: String, known: [String])
  case notFound(gotcha: String, found: [String])
  case markedButNotFound(gotcha: String)
  case foundButNotMarked(gotcha: String)
  case markedButNotProvoking(gotcha: String)
  case provokingButNotMarked(gotcha: String)
  /// A finding of another gotcha, which the example's info string does not name.
  case unnamedCompanion(String, line: Int)
  case missingCompanion(String, line: Int)
  case notClean(gotcha: String)
  /// A finding of a run that its variant does not declare, or a declared finding that the run
  /// lacks.
  case undeclared(String, variant: String)
  case declaredOnly(String, variant: String, found: String?)
  case expectation(String, variant: String, found: String?)
}

/// An error that kept a team's texts from being changed.
package enum OwnBookError: Error, Equatable {
  case invalid([OwnBookFault])
  case notOwn(String, isBuiltIn: Bool, suggestion: String?)
  case noSource(String, suggestion: String?)
  case rowOfTable(String)
  case noVersion(String, known: [Int])
  /// The text was removed; the number is that of its last version.
  case removed(String, last: Int)
  case malformedVersion(String)
  case otherCase(String, known: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case unknownKind(String, known: [String], suggestion: String?)
  case noEditor
  /// The editor failed; the file is nil if the text was not changed.
  case editorFailed(String, status: Int32, kept: String?)
  /// The edited text is invalid and was saved in a file.
  case kept(path: String, id: String, [OwnBookFault])
  case changedMeanwhile(id: String, kept: String)
  case renamed(from: String, to: String, kept: String)
  case sameStore(path: String)
  /// The temporary copy of another store, from which it is read, could not be made.
  case noCopy(path: String, folder: String, reason: String)
  case otherStore(path: String, StoreDoorError)
  /// Runs or texts of another store differ from what was stored there; one sentence each.
  case changedContents(path: String, [String])
}
