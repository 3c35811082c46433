/// Removes texts from the index, including all traces in the postings.
struct SearchIndexEraser {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Removes the texts with these numbers and their postings.
  func erase(_ numbers: Set<Int>) throws(SQLiteError) {
    let find = try connection.prepare(
      """
      SELECT batch_number, kind IN (\(SearchableText.measuredKinds)) FROM entry_text
      WHERE number = ?
      """)
    var batches: [Int: [Int: Bool]] = [:]
    for number in numbers {
      try find.forEach([.int(number)]) {
        batches[$0.int(0), default: [:]][number] = $0.int(1) == 1
      }
    }
    for (batch, gone) in batches.sorted(by: { $0.key < $1.key }) {
      let count =
        try connection.first(
          "SELECT count(*) FROM entry_text WHERE batch_number = ?", [.int(batch)]
        ) { $0.int(0) } ?? 0
      // A trigger deletes a batch with its last text.
      if count > gone.count { try erase(gone, from: batch) }
      let row = try connection.prepare("DELETE FROM entry_text WHERE number = ?")
      for number in gone.keys.sorted() { try row.run([.int(number)]) }
    }
  }

  /// Removes the texts from the postings of a batch, because their numbers could later refer to
  /// other texts.
  private func erase(_ gone: [Int: Bool], from batch: Int) throws(SQLiteError) {
    var left: [(term: String, entries: Int, postings: String)] = []
    try connection.forEach(
      "SELECT term, entries, postings FROM search_posting WHERE batch_number = ?", [.int(batch)]
    ) { (row) throws(SQLiteError) in
      let postings = row.text(2)
      var measured = 0
      guard let rest = SearchIndexEraser.rest(of: postings, without: gone, &measured) else {
        throw row.damaged(2, in: "search_posting", of: row.text(0), .malformed(postings))
      }
      guard rest != postings else { return }
      left.append((row.text(0), row.int(1) - measured, rest))
    }
    let change = try connection.prepare(
      "UPDATE search_posting SET entries = ?, postings = ? WHERE term = ? AND batch_number = ?")
    let removal = try connection.prepare(
      "DELETE FROM search_posting WHERE term = ? AND batch_number = ?")
    for item in left {
      if item.postings == "[]" {
        try removal.run([.text(item.term), .int(batch)])
      } else {
        try change.run([
          .int(item.entries), .text(item.postings), .text(item.term), .int(batch),
        ])
      }
    }
    try connection.run(
      "UPDATE search_batch SET entries = entries - ? WHERE number = ?",
      [.int(gone.values.count { $0 }), .int(batch)])
  }

  /// Returns the postings without the removed texts; nil for an invalid row.
  private static func rest(
    of postings: String, without gone: [Int: Bool], _ measured: inout Int
  ) -> String? {
    var kept: [String] = []
    var hasGone = false
    let isWhole = Posting.forEach(in: postings) { number, strength in
      if let isMeasured = gone[number] {
        hasGone = true
        if isMeasured { measured += 1 }
      } else {
        kept.append("\(number),\(strength)")
      }
    }
    guard isWhole else { return nil }
    return hasGone ? "[\(kept.joined(separator: ","))]" : postings
  }
}
