internal import Bridgebook

/// Compares the search index of a store with that of a fresh one.
extension StoreComparison {
  private static let indexColumns = ["id", "kind", "title", "symptom", "body"]

  /// Returns the ids of texts that are missing, superfluous, repeated or different in the store's
  /// index.
  package func staleIndexRows() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try fresh.index()
      let columns = StoreComparison.indexColumns
      let right = Set(try rows(of: "entry_text", columns, in: fresh.connection))
      let found = Set(try rows(of: "entry_text", columns, in: store))
      let stale = right.symmetricDifference(found).map { row in
        if case .text(let id)? = row.first { id } else { "a text without an id" }
      }
      let repeated = try store.rows(
        "SELECT id FROM entry_text GROUP BY kind, id HAVING count(*) > 1"
      ) { $0.text(0) }
      return Set(stale + repeated).sorted()
    }
  }

  /// Returns the words whose entries in the store's index are missing, superfluous, different or
  /// wrongly counted.
  package func staleIndexWords() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try fresh.index()
      let right = try strengths(in: fresh.connection)
      let found = try strengths(in: store)
      return Set(right.keys).union(found.keys).filter { right[$0] != found[$0] }.sorted()
    }
  }

  /// Returns the statistics of the store's index that do not match its texts, one sentence each.
  package func staleIndexMeasures() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try fresh.index()
      let batches =
        try store.first(
          """
          WITH counted AS (
            SELECT batch_number, sum(kind IN (\(SearchableText.measuredKinds))) AS entries
            FROM entry_text GROUP BY batch_number)
          SELECT count(DISTINCT batch_number) FROM (
            SELECT * FROM (SELECT * FROM counted EXCEPT SELECT number, entries FROM search_batch)
            UNION ALL
            SELECT * FROM (SELECT number, entries FROM search_batch EXCEPT SELECT * FROM counted))
          """
        ) { $0.int(0) } ?? 0
      let measures = "name, value"
      let query =
        "SELECT \(measures) FROM search_weight WHERE name LIKE '\(SearchIndexWriter.average)%'"
      let right = Set(try fresh.connection.rows(query) { $0.values })
      let found = Set(try store.rows(query) { $0.values })
      return (batches > 0 ? ["the full-text index counts its texts wrongly"] : [])
        + (right != found ? ["the average lengths of the full-text index are wrong"] : [])
    }
  }

  /// An indexed text under a name that does not depend on its number in a store.
  private struct IndexedText {
    let name: String
    let batch: Int
    let isMeasured: Bool
  }

  /// Returns the texts that contain each word, with the word's strength in them; texts are named by
  /// id, because stores number them differently.
  private func strengths(in connection: Connection) throws(SQLiteError) -> [String: [String]] {
    var texts: [Int: IndexedText] = [:]
    try connection.forEach(
      """
      SELECT number, kind || ' ' || id, batch_number, kind IN (\(SearchableText.measuredKinds))
      FROM entry_text
      """
    ) {
      texts[$0.int(0)] = IndexedText(
        name: $0.text(1), batch: $0.int(2), isMeasured: $0.int(3) == 1)
    }
    var strengths: [String: [String]] = [:]
    try connection.forEach("SELECT term, postings, batch_number, entries FROM search_posting") {
      row in
      let batch = row.int(2)
      var measured = 0
      let isWhole = Posting.forEach(in: row.text(1)) { number, strength in
        let text = texts[number].flatMap { $0.batch == batch ? $0 : nil }
        if text?.isMeasured ?? false { measured += 1 }
        strengths[row.text(0), default: []].append("\(text?.name ?? "nothing") \(strength)")
      }
      if !isWhole { strengths[row.text(0), default: []].append(row.text(1)) }
      if measured != row.int(3) {
        strengths[row.text(0), default: []].append("\(row.int(3)) entries")
      }
    }
    return strengths.mapValues { $0.sorted() }
  }
}
