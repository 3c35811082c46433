package import Bridgebook

/// Reads the words used to interpret questions, and the requirements that questions can state.
package struct VocabularyReader {
  let connection: Connection

  /// Returns the words that map a question to facts: the phrases and terms that may occur in it,
  /// because it contains all their words.
  ///
  /// - Parameters:
  ///   - text: the question; nil for the phrases and terms of all questions. A question that
  ///     consists of the name of a class in the book needs none.
  ///   - platform: limits the words to classes that exist on it; nil for all classes.
  package func words(
    for text: String?, platform: Platform? = nil
  ) throws(StoreError) -> Vocabulary {
    try Store.sqlite { () throws(SQLiteError) in
      var vocabulary = Vocabulary()
      if let text, !text.contains(where: \.isWhitespace),
        try component(named: text, into: &vocabulary)
      {
        return vocabulary
      }
      let filter = text.map(PhraseFilter.init)
      try connection.forEach("SELECT entry_id FROM component") {
        let name = $0.text(0)
        vocabulary.components[name.lowercased()] = name
      }
      vocabulary.phrases = try phrases(filter)
      vocabulary.terms = try terms(filter)
      vocabulary.releases = try ReleaseReader.rows(of: nil, from: connection)
      if let platform { try limit(&vocabulary, to: platform, filter) }
      return vocabulary
    }
  }

  /// Returns the words without those for classes that do not exist on a platform.
  ///
  /// - Parameters:
  ///   - vocabulary: the words for all platforms.
  ///   - text: the question, of several words, for which they were read.
  package func limited(
    _ vocabulary: Vocabulary, to platform: Platform, for text: String
  ) throws(StoreError) -> Vocabulary {
    try Store.sqlite { () throws(SQLiteError) in
      var vocabulary = vocabulary
      try limit(&vocabulary, to: platform, PhraseFilter(of: text))
      return vocabulary
    }
  }

  private func phrases(_ filter: PhraseFilter?) throws(SQLiteError) -> [LexiconPhrase] {
    var phrases: [LexiconPhrase] = []
    try connection.forEach(
      """
      SELECT phrase, fact_id, choice_id, weight FROM lexicon_phrase WHERE fact_id <> ?1
      UNION ALL SELECT phrase, ?2, requirement_id, ?3 FROM requirement_phrase
      """,
      [.text(LexiconPhrase.meaning), .text(Requirement.fact), .int(Requirement.weight)]
    ) { (row) throws(SQLiteError) in
      // Each word of a filler phrase counts by itself, so fillers are kept even if they cannot
      // occur as a whole.
      let canOccur = filter.map { row.withText(0, $0.canOccur) } ?? true
      guard canOccur || row.text(2) == LexiconPhrase.filler else { return }
      phrases.append(
        LexiconPhrase(
          phrase: row.text(0), fact: row.text(1), choice: row.text(2),
          weight: try row.number(
            3, from: -Damage.largestWeight...Damage.largestWeight, in: "lexicon_phrase",
            of: row.text(0))))
    }
    return phrases
  }

  private func terms(_ filter: PhraseFilter?) throws(SQLiteError) -> [Vocabulary.Term] {
    var terms: [Vocabulary.Term] = []
    // With the tables in this order, nothing is sorted, and terms of other entries are not read.
    try connection.forEach(
      """
      SELECT term, component.entry_id FROM component
      CROSS JOIN entry_term ON entry_term.entry_id = component.entry_id
      ORDER BY component.entry_id, position
      """
    ) { row in
      guard filter.map({ row.withText(0, $0.canOccur) }) ?? true else { return }
      terms.append(Vocabulary.Term(phrase: row.text(0), component: row.text(1)))
    }
    return terms
  }

  /// Removes the words for classes that do not exist on a platform, and adds those implied by the
  /// names of its classes.
  private func limit(
    _ vocabulary: inout Vocabulary, to platform: Platform, _ filter: PhraseFilter?
  ) throws(SQLiteError) {
    let place = try connection.prepare(
      "SELECT 1 FROM entry_platform WHERE entry_id = ? AND platform = ?")
    var absent: Set<String> = []
    let classes = vocabulary.phrases.filter { $0.fact == "component" }.map(\.choice)
    for name in Set(classes + vocabulary.terms.map(\.component)) {
      let isThere = try place.first([.text(name), .text(platform.rawValue)]) { _ in true }
      if isThere == nil { absent.insert(name) }
    }
    // On the Mac, phrases for UITextView mean NSTextView.
    var counterparts: [String: String] = [:]
    for name in absent.intersection(classes) {
      for other in PlatformName.counterparts(of: name) {
        let isThere = try place.first([.text(other), .text(platform.rawValue)]) { _ in true }
        if isThere != nil { counterparts[name] = other }
      }
    }
    vocabulary.phrases = vocabulary.phrases.compactMap { phrase in
      if let library = phrase.library {
        return library.toolkits.contains(platform.toolkit) ? phrase : nil
      }
      guard phrase.fact == "component", absent.contains(phrase.choice) else { return phrase }
      return counterparts[phrase.choice].map { name in
        LexiconPhrase(
          phrase: phrase.phrase, fact: phrase.fact, choice: name, weight: phrase.weight)
      }
    }
    vocabulary.terms.removeAll { absent.contains($0.component) }
    vocabulary.terms += try impliedTerms(of: vocabulary, on: platform, filter)
  }

  /// Returns the words of the names of views and controllers, such as "text view" for `NSTextView`,
  /// that no term of the platform has yet.
  private func impliedTerms(
    of vocabulary: Vocabulary, on platform: Platform, _ filter: PhraseFilter?
  ) throws(SQLiteError) -> [Vocabulary.Term] {
    let known = Set(
      vocabulary.terms.map { $0.phrase.lowercased() }
        + vocabulary.phrases.filter { $0.fact == "component" }.map(\.phrase))
    var terms: [Vocabulary.Term] = []
    try connection.forEach(
      """
      SELECT component.entry_id FROM component
      JOIN entry_platform ON entry_platform.entry_id = component.entry_id
      WHERE role IN ('view', 'controller') AND platform = ? ORDER BY component.entry_id
      """, [.text(platform.rawValue)]
    ) { row in
      let name = row.text(0)
      guard var phrase = PlatformName.words(of: name), !known.contains(phrase),
        filter.map({ phrase.withUTF8($0.canOccur) }) ?? true
      else { return }
      terms.append(Vocabulary.Term(phrase: phrase, component: name))
    }
    return terms
  }

  /// Returns the everyday name of a class whose words were typed as one, such as `textfield`; nil
  /// for any other text.
  package func everydayName(joinedAs text: String) throws(StoreError) -> String? {
    guard text.count >= VocabularyReader.shortestName, text.allSatisfy(\.isLetter) else {
      return nil
    }
    return try Store.sqlite { () throws(SQLiteError) in
      // Checked first, because a search of all terms takes longer than answering a question about a
      // class.
      let isEntry = try connection.first(
        "SELECT 1 FROM entry WHERE id = ? COLLATE NOCASE", [.text(text)]
      ) { _ in true }
      guard isEntry == nil else { return nil }
      return try connection.first(
        """
        SELECT lower(term) FROM entry_term
        JOIN component ON component.entry_id = entry_term.entry_id
        WHERE instr(term, ' ') > 0 AND replace(lower(term), ' ', '') = ?1
        ORDER BY lower(term) LIMIT 1
        """, [.text(text.lowercased())]
      ) { $0.text(0) }
    }
  }

  private static let shortestName = 6

  /// Returns the phrase of several words whose letters form a name, given in lowercase; nil if
  /// there is none, or if the name itself is a word of the book or a SwiftUI API.
  package func phrase(joinedAs name: String) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      // Checked first, because almost every question has the name SwiftUI, and comparing all
      // phrases takes as long as the rest of its answer. The first letter excludes most of them.
      let isPhrase = try connection.first(
        "SELECT 1 FROM lexicon_phrase WHERE phrase = ?", [.text(name)]
      ) { _ in true }
      guard isPhrase == nil else { return nil }
      return try connection.first(
        """
        SELECT lower(phrase) FROM (
          SELECT phrase FROM lexicon_phrase UNION ALL SELECT term FROM entry_term)
        WHERE substr(phrase, 1, 1) = substr(?1, 1, 1) COLLATE NOCASE AND instr(phrase, ' ') > 0
          AND replace(replace(lower(phrase), ' ', ''), '-', '') = ?1
          AND NOT EXISTS (
            SELECT 1 FROM (SELECT api FROM component_native UNION ALL SELECT api FROM task_native)
            WHERE lower(api) = ?1)
          AND NOT EXISTS (SELECT 1 FROM entry WHERE id = ?1 COLLATE NOCASE)
        ORDER BY lower(phrase) LIMIT 1
        """, [.text(name)]
      ) { $0.text(0) }
    }
  }

  /// Returns the requirements with these ids, with their APIs and classes, in the order of the
  /// book.
  package func requirements(_ ids: Set<String>) throws(StoreError) -> [Requirement] {
    guard !ids.isEmpty else { return [] }
    return try Store.sqlite { () throws(SQLiteError) in
      let rows = try connection.rows("SELECT id, title FROM requirement ORDER BY position") {
        ($0.text(0), $0.text(1))
      }
      var found: [Requirement] = []
      for (id, title) in rows where ids.contains(id) {
        found.append(
          Requirement(
            id: id, title: title,
            natives: try connection.rows(
              "SELECT api FROM requirement_native WHERE requirement_id = ? ORDER BY position",
              [.text(id)]
            ) { $0.text(0) },
            components: try connection.rows(
              "SELECT entry_id FROM requirement_component WHERE requirement_id = ? ORDER BY position",
              [.text(id)]
            ) { $0.text(0) }))
      }
      return found
    }
  }

  private func component(
    named name: String, into vocabulary: inout Vocabulary
  ) throws(SQLiteError) -> Bool {
    var found: String?
    try connection.forEach(
      """
      SELECT entry.id, component.entry_id IS NULL FROM entry
      LEFT JOIN component ON component.entry_id = entry.id
      WHERE entry.id = ? COLLATE NOCASE AND entry.kind = 'component'
      """, [.text(name)]
    ) { (row) throws(SQLiteError) in
      // Without its row, a class of the book would be classified by its name.
      guard row.int(1) == 0 else { throw Damage.missing(row.text(0), in: "component") }
      found = row.text(0)
    }
    guard let found else { return false }
    vocabulary.components[found.lowercased()] = found
    return true
  }
}
