internal import Bridgebook

/// The texts that always come first: an id that was typed, or a pasted message with its gotchas.
struct SearchLeaders {
  private let text: String
  private let connection: Connection

  init(_ text: String, _ connection: Connection) throws(SQLiteError) {
    self.text = text
    self.connection = connection
  }

  /// - Parameter matches: returns whether the text with a number contains any word of the question.
  func numbers(matches: (Int) -> Bool) throws(SQLiteError) -> [Int] {
    var numbers: [Int] = []
    try connection.forEach(
      "SELECT number FROM entry_text WHERE id = ? ORDER BY number", [.text(text)]
    ) { numbers.append($0.int(0)) }
    guard numbers.isEmpty else { return numbers }
    let pasted = PastedMessage(text)
    guard !pasted.isEmpty else { return [] }
    var found: [(strength: Int, number: Int, gotchas: [Int])] = []
    var candidates: [(number: Int, id: String, pattern: String)] = []
    // The title of a message is its pattern.
    try connection.forEach("SELECT number, id, title FROM entry_text WHERE kind = 'message'") {
      let number = $0.int(0)
      if matches(number) { candidates.append((number, $0.text(1), $0.text(2))) }
    }
    let gotchas = try connection.prepare(
      """
      SELECT number FROM message_gotcha JOIN entry_text ON entry_text.id = gotcha_id
      WHERE message_id = ? AND kind = 'gotcha' ORDER BY position
      """)
    for candidate in candidates {
      guard let strength = pasted.match(candidate.pattern) else { continue }
      var meant: [Int] = []
      try gotchas.forEach([.text(candidate.id)]) { meant.append($0.int(0)) }
      found.append((strength, candidate.number, meant))
    }
    found.sort { ($1.strength, $0.number) < ($0.strength, $1.number) }
    // Weaker matches are other messages with the same beginning.
    let best = found.filter { $0.strength == found.first?.strength }
    numbers = best.map(\.number)
    for number in best.flatMap(\.gotchas) where !numbers.contains(number) {
      numbers.append(number)
    }
    return numbers
  }
}
