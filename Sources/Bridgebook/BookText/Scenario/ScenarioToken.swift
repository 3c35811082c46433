/// A word, number, text or sign of a line.
struct ScenarioToken {
  enum Kind {
    case word(String)
    /// The digits as written.
    case integer(String)
    case decimal(String)
    case text([Piece])
    case symbol(String)
    /// Something that cannot be read; a fault only where it is needed.
    case bad(ScenarioProblem)
  }

  enum Piece {
    case text(String)
    /// What stands between braces, and the column of the closing one.
    case gap([ScenarioToken], end: Int)
  }

  let kind: Kind
  /// Counted from 1, in characters.
  let column: Int
  /// The column behind the last character.
  let end: Int

  /// As written; texts are shortened to their quotes.
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
