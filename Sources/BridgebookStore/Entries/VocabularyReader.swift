package import Bridgebook

extension Store {
  /// The words that turn questions into facts.
  ///
  /// - Parameters:
  ///   - text: a single word needs no phrases and no terms, so they are only read for more.
  ///   - platform: words lead only to classes that exist there; all of them when nil.
  package func vocabulary(
    for text: String, platform: Platform? = nil
  ) throws(StoreError) -> Vocabulary {
    try Store.sqlite { () throws(SQLiteError) in
      var vocabulary = Vocabulary()
      let isSingleWord = !text.contains { $0.isWhitespace }
      if isSingleWord, try component(named: text, into: &vocabulary) { return vocabulary }
      let names = try connection.rows("SELECT entry_id FROM component") { $0.text(0) }
      for name in names { vocabulary.components[name.lowercased()] = name }
      vocabulary.phrases = try connection.rows(
        """
        SELECT phrase, fact, choice, weight FROM lexicon_phrase
        WHERE ?1 IS NULL OR fact <> 'component' OR EXISTS (
          SELECT 1 FROM entry_platform WHERE entry_id = choice AND platform = ?1)
        UNION ALL SELECT phrase, ?2, requirement_id, ?3 FROM requirement_phrase
        """,
        [.optional(platform?.rawValue), .text(Requirement.fact), .int(Requirement.weight)]
      ) { (row) throws(SQLiteError) in
        LexiconPhrase(
          phrase: row.text(0), fact: row.text(1), choice: row.text(2),
          weight: try row.number(
            3, from: -Damage.largestWeight...Damage.largestWeight, in: "lexicon_phrase",
            of: row.text(0)))
      }
      vocabulary.terms = try connection.rows(
        """
        SELECT entry_term.term, entry_term.entry_id FROM entry_term
        JOIN component ON component.entry_id = entry_term.entry_id
        WHERE ?1 IS NULL OR EXISTS (
          SELECT 1 FROM entry_platform
          WHERE entry_platform.entry_id = entry_term.entry_id AND platform = ?1)
        ORDER BY entry_term.entry_id, entry_term.position
        """, [.optional(platform?.rawValue)]
      ) { Vocabulary.Term(phrase: $0.text(0), component: $0.text(1)) }
      vocabulary.releases = try releaseRows()
      return vocabulary
    }
  }

  /// All releases, oldest first on each platform.
  package func releases() throws(StoreError) -> [Release] {
    try Store.sqlite { () throws(SQLiteError) in try releaseRows() }
  }

  /// The newest release of each platform that counts its own, and its newest beta where that is later.
  package func newestReleases() throws(StoreError) -> [Release] {
    var newest: [Release] = []
    try Store.sqlite { () throws(SQLiteError) in
      let statement = try connection.prepare(
        """
        SELECT version, name, is_beta FROM platform_release WHERE platform = ?1 AND rank >= (
          SELECT max(rank) FROM platform_release WHERE platform = ?1 AND is_beta = 0)
        ORDER BY rank DESC
        """)
      for platform in Platform.allCases where platform.numbering == platform {
        try statement.forEach([.text(platform.rawValue)]) { (row) throws(SQLiteError) in
          newest.append(
            Release(
              platform: platform,
              version: try row.release(0, in: "platform_release", of: platform.rawValue),
              name: row.optionalText(1), isBeta: row.int(2) == 1))
        }
      }
    }
    return newest
  }

  private func releaseRows() throws(SQLiteError) -> [Release] {
    var releases: [Release] = []
    try connection.forEach(
      "SELECT platform, version, name, is_beta FROM platform_release ORDER BY platform, rank"
    ) { (row) throws(SQLiteError) in
      releases.append(
        Release(
          platform: try row.word(0, in: "platform_release", of: row.text(1)),
          version: try row.release(1, in: "platform_release", of: row.text(0)),
          name: row.optionalText(2), isBeta: row.int(3) == 1))
    }
    return releases
  }

  private func component(
    named name: String, into vocabulary: inout Vocabulary
  ) throws(SQLiteError) -> Bool {
    var found: String?
    try connection.forEach(
      """
      SELECT entry.id FROM entry JOIN component ON component.entry_id = entry.id
      WHERE entry.id = ? COLLATE NOCASE
      """, [.text(name)]
    ) { found = $0.text(0) }
    guard let found else { return false }
    vocabulary.components[found.lowercased()] = found
    return true
  }
}
