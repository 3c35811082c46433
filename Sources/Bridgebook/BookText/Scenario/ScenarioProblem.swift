/// A problem in the text of a scenario; `ScenarioProblemText` writes the message.
package enum ScenarioProblem: Equatable, Sendable {
  /// The role of an unknown word.
  package enum Subject: String, CaseIterable, Sendable {
    case declaration, member, statement, function, role, rule
    case variant, variantPart, modelKind, environmentKind, dismissalWay
  }

  /// The token that was expected instead.
  package enum Expected: Equatable, Sendable {
    case keyword, name, value, text, mark, title, comparison, endOfLine
    /// A specific word or symbol.
    case token(String)
  }

  case tabInIndentation
  case oddIndentation(spaces: Int)
  /// Indentation that is deeper than the previous line allows.
  case unexpectedIndentation
  case nestedTooDeeply(limit: Int)
  /// More items than a scenario may have.
  case tooMany(Subject, limit: Int)
  case unexpectedCharacter(String)
  case unclosedText
  case unclosedInterpolation
  case badEscape(String)
  case numberTooLarge(String)
  /// An unexpected token; `found` is nil at the end of the line.
  case expected(Expected, found: String?)
  case unknownWord(Subject, String, known: [String])
  case argumentCount(function: String, expected: Int, found: Int)
  case misplacedMember(String, declaration: String, allowed: [String])
  /// A statement among the members of a declaration; `below` is the preceding member with a block,
  /// if any.
  case statementAmongMembers(String, below: String?)
  /// An assignment without a keyword.
  case bareAssignment(String)
  case stepOutsideSteps(String)
  /// An input in the block of another input.
  case stepInsideStep(String, of: String)
  case missingBlock(String)
  /// `else` without `if`, `on change` without `track`.
  case strayContinuation(String, of: String)
  /// `track` without `on change`.
  case missingContinuation(String, of: String)
  case duplicateName(String, firstLine: Int)
  case notDeclared(String, known: [String])
  case unknownBase(String, known: [String])
  /// A variant based on itself or on a later variant.
  case laterBase(String)
  case noVariant
  /// A variant whose header continues after its name without a role.
  case missingRole(known: [String])
  case unknownMark(String, known: [String])
  case noStatement(line: String)
  case unknownStep(String, known: [String])
}

extension ScenarioProblem {
  /// Whether it is faulty indentation, so that the level of the line is a guess.
  var isIndentation: Bool {
    switch self {
    case .tabInIndentation, .oddIndentation: true
    default: false
    }
  }
}
