package import BridgeModel
internal import SQLiteAccess

/// One entry that matches a search.
package struct SearchResult: Equatable, Sendable {
  package let id: String
  package let kind: EntryKind
  package let title: String
  /// Higher is better; comparable within one search only.
  package let score: Double
  /// The passage that matches; matches stand between U+0001 and U+0002.
  package let snippet: String
}

extension Store {
  /// Entries that match any of the words, best first.
  ///
  /// - Parameter limit: at least 1.
  package func search(
    _ text: String, kind: EntryKind? = nil, approach: Approach? = nil, limit: Int = 10
  ) throws(StoreError) -> [SearchResult] {
    try Store.sqlite { () throws(SQLiteError) in
      let synonyms = try connection.prepare(
        "SELECT expansion FROM search_synonym WHERE word = ? ORDER BY expansion")
      let query = SearchQuery(text) { word in
        (try? synonyms.rows([.text(word)]) { $0.text(0) }) ?? []
      }
      guard let expression = query.expression else { return [] }
      let pieces = SearchText.bigrams(of: text).joined().map { $0 }
      return try connection.rows(
        """
        SELECT entry_text.id, entry_text.kind, entry.title,
          bm25(entry_text, 0, 0, 8, 10, 6, 1.5, 2, 6) AS rank_value,
          snippet(entry_text, -1, char(1), char(2), '…', 14), entry_text.terms
        FROM entry_text JOIN entry ON entry.id = entry_text.id
        WHERE entry_text MATCH ?1
          AND (?2 IS NULL OR entry_text.kind = ?2)
          AND (?3 IS NULL OR EXISTS (
            SELECT 1 FROM entry_approach
            WHERE entry_approach.entry_id = entry_text.id AND entry_approach.approach = ?3))
        -- Who types an id wants that entry, whatever else mentions it.
        ORDER BY entry_text.id = ?5 COLLATE NOCASE DESC, rank_value, entry_text.id LIMIT ?4
        """,
        [
          .text(expression), .optional(kind?.rawValue), .optional(approach?.rawValue),
          .int(limit), .text(text),
        ]
      ) { row in
        SearchResult(
          id: row.text(0), kind: EntryKind(rawValue: row.text(1)) ?? .pattern,
          title: row.text(2), score: -row.double(3),
          snippet: Store.snippet(row.text(4), terms: row.text(5), pieces: pieces))
      }
    }
  }

  /// Chinese and Japanese words match in the column of their pieces, which nobody can read; the terms they are
  /// pieces of are shown instead.
  private static func snippet(_ snippet: String, terms: String, pieces: [String]) -> String {
    guard !pieces.isEmpty else { return snippet }
    let matching = terms.split(separator: ";").map { $0.drop { $0 == " " } }
      .filter { term in pieces.contains { term.contains($0) } }
    return matching.isEmpty ? snippet : matching.joined(separator: "; ")
  }

  /// Ids, kinds and titles of all entries of a kind, or of all, by kind and id.
  package func ids(of kind: EntryKind? = nil) throws(StoreError) -> [EntrySummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT id, kind, title FROM entry WHERE ?1 IS NULL OR kind = ?1 ORDER BY kind, id",
        [.optional(kind?.rawValue)], EntrySummary.init(row:))
    }
  }
}
