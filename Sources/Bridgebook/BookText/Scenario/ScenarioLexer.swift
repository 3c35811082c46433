/// Splits a line into tokens; `#` begins a comment.
struct ScenarioLexer {
  private struct Fault: Error {
    let column: Int
    let problem: ScenarioProblem
  }

  private static let pairs: Set<String> = ["<-", "<=", ">=", "==", "!=", ".."]
  private static let signs: Set<Character> = [
    "=", "<", ">", "+", "-", "*", "/", "%", "(", ")", "[", "]", ",", ":", ".",
  ]
  private static let escapes: [Character: Character] = [
    "\"": "\"", "\\": "\\", "{": "{", "n": "\n",
  ]

  private let characters: TextCharacters
  private var position: Int

  /// Returns the tokens of a line after its indentation, and the column of its comment or
  /// of its end.
  static func read(_ line: Substring, from start: Int) -> (tokens: [ScenarioToken], end: Int) {
    var lexer = ScenarioLexer(characters: TextCharacters(line), position: start)
    var tokens: [ScenarioToken] = []
    while let first = lexer.skipBlanks(), first != "#" {
      do throws(Fault) {
        tokens.append(try lexer.token(first, depth: 0))
      } catch {
        lexer.position = lexer.characters.count
        tokens.append(
          ScenarioToken(
            kind: .bad(error.problem), column: error.column, end: lexer.position + 1))
      }
    }
    return (tokens, lexer.position + 1)
  }

  private mutating func skipBlanks() -> Character? {
    while position < characters.count, characters[position] == " " || characters[position] == "\t" {
      position += 1
    }
    return position < characters.count ? characters[position] : nil
  }

  private mutating func token(
    _ first: Character, depth: Int
  ) throws(Fault) -> ScenarioToken {
    let start = position
    let kind: ScenarioToken.Kind
    if first == "\"" {
      kind = .text(try text(depth: depth))
    } else if ScenarioLexer.isDigit(first) {
      kind = number()
    } else if first.isLetter || first == "_" {
      kind = .word(run { $0.isLetter || $0.isNumber || $0 == "_" })
    } else {
      kind = symbol(first)
    }
    return ScenarioToken(kind: kind, column: start + 1, end: position + 1)
  }

  /// Reads an integer or a decimal number; two periods indicate a range instead.
  private mutating func number() -> ScenarioToken.Kind {
    let digits = run(of: ScenarioLexer.isDigit)
    guard position + 1 < characters.count, characters[position] == ".",
      ScenarioLexer.isDigit(characters[position + 1])
    else { return .integer(digits) }
    position += 1
    return .decimal(digits + "." + run(of: ScenarioLexer.isDigit))
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private mutating func run(of isPart: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, isPart(characters[position]) { position += 1 }
    return characters.text(in: start..<position)
  }

  private mutating func symbol(_ first: Character) -> ScenarioToken.Kind {
    let pair = characters.text(in: position..<min(position + 2, characters.count))
    position += 1
    if ScenarioLexer.pairs.contains(pair) {
      position += 1
      return .symbol(pair)
    }
    return ScenarioLexer.signs.contains(first)
      ? .symbol(String(first)) : .bad(.unexpectedCharacter(String(first)))
  }

  private mutating func text(depth: Int) throws(Fault) -> [ScenarioToken.Piece] {
    let start = position
    var pieces: [ScenarioToken.Piece] = []
    var plain = ""
    position += 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      switch character {
      case "\"":
        if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
        return pieces
      case "{":
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(try interpolation(depth: depth + 1))
      case "\\": plain.append(try escaped())
      default: plain.append(character)
      }
    }
    throw Fault(column: start + 1, problem: .unclosedText)
  }

  private mutating func escaped() throws(Fault) -> Character {
    let next = position < characters.count ? characters[position] : nil
    guard let next, let character = ScenarioLexer.escapes[next] else {
      throw Fault(column: position, problem: .badEscape("\\" + (next.map(String.init) ?? "")))
    }
    position += 1
    return character
  }

  /// Reads the tokens up to the closing brace.
  private mutating func interpolation(depth: Int) throws(Fault) -> ScenarioToken.Piece {
    let start = position
    guard depth <= ScenarioLimit.depth else {
      throw Fault(column: start, problem: .nestedTooDeeply(limit: ScenarioLimit.depth))
    }
    var tokens: [ScenarioToken] = []
    while let first = skipBlanks() {
      if first == "}" {
        position += 1
        return .interpolation(tokens, end: position)
      }
      tokens.append(try token(first, depth: depth))
    }
    throw Fault(column: start, problem: .unclosedInterpolation)
  }
}
