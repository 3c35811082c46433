/// A word, number, string or symbol in a line.
struct ScenarioToken {
  enum Kind {
    case word(String)
    /// An integer, as its digits.
    case integer(String)
    case decimal(String)
    case text([Piece])
    case symbol(String)
    /// A malformed token, which is a fault only if it is used.
    case bad(ScenarioProblem)
  }

  enum Piece {
    case text(String)
    /// The tokens between braces, and the column of the closing one.
    case interpolation([ScenarioToken], end: Int)
  }

  let kind: Kind
  /// The column, counted from 1 in characters.
  let column: Int
  /// The column after the last character.
  let end: Int

  /// The token as written; a string is abbreviated to its quotes.
  var written: String {
    switch kind {
    case .word(let text), .integer(let text), .decimal(let text), .symbol(let text): text
    case .text, .bad: "\"…\""
    }
  }

  func isSymbol(_ text: String) -> Bool {
    if case .symbol(text) = kind { true } else { false }
  }

  func isWord(_ text: String) -> Bool {
    if case .word(text) = kind { true } else { false }
  }
}
