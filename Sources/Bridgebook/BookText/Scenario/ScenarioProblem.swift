/// What can be wrong with the text of a scenario, as facts.
package enum ScenarioProblem: Equatable, Sendable {
  /// What an unknown word was read as.
  package enum Subject: String, CaseIterable, Sendable {
    case declaration, member, statement, function, role, rule
    case variant, variantPart, modelKind, environmentKind, dismissalWay
  }

  /// What should have stood where something else does.
  package enum Expected: Equatable, Sendable {
    case keyword, name, value, text, mark, title, comparison, endOfLine
    /// A certain word or sign.
    case token(String)
  }

  case tabInIndentation
  case oddIndentation(spaces: Int)
  /// Deeper than the line above allows.
  case unexpectedIndentation
  case nestedTooDeeply(limit: Int)
  /// More than a scenario can have use for.
  case tooMany(Subject, limit: Int)
  case unexpectedCharacter(String)
  case unclosedText
  case unclosedGap
  case badEscape(String)
  case numberTooLarge(String)
  /// What was found is nil at the end of the line.
  case expected(Expected, found: String?)
  case unknownWord(Subject, String, known: [String])
  case argumentCount(function: String, expected: Int, found: Int)
  case misplacedMember(String, declaration: String, allowed: [String])
  case stepOutsideSteps(String)
  case missingBlock(String)
  /// `else` without `if`, `on change` without `track`.
  case strayContinuation(String, of: String)
  /// `track` without `on change`.
  case missingContinuation(String, of: String)
  case duplicateName(String, firstLine: Int)
  case notDeclared(String, known: [String])
  case unknownBase(String, known: [String])
  /// A variant starts from itself or from one below it.
  case laterBase(String)
  case noVariant
  case unknownMark(String, known: [String])
  case noStatement(line: String)
  case unknownStep(String, known: [String])
}
