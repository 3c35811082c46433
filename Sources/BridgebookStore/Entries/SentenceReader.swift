package import Bridgebook

/// Reads the falsifiable sentences of gotchas.
package struct SentenceReader {
  let connection: Connection

  /// Returns the falsifiable sentences of one gotcha or of all, in the order of the book.
  package func all(
    of entry: String? = nil, status: Sentence.Status? = nil
  ) throws(StoreError) -> [Sentence] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT gotcha_id, heading, sentences.id, text, source_ids, status, is_partly_inferred
        FROM sentences JOIN entry ON entry.id = gotcha_id
        WHERE (?1 IS NULL OR gotcha_id = ?1) AND (?2 IS NULL OR status = ?2)
        ORDER BY entry.position, sentences.position
        """, [.optional(entry), .optional(status?.rawValue)]
      ) { (row) throws(SQLiteError) in
        guard let number = row.text(2).split(separator: ".").last.flatMap({ Int($0) }) else {
          throw row.damaged(2, in: "sentences", of: row.text(0), .malformed(row.text(2)))
        }
        return Sentence(
          entry: row.text(0), heading: row.text(1), number: number,
          text: row.text(3), sources: try row.words(4, in: "sentences", of: row.text(2)),
          status: try row.word(5, in: "sentences", of: row.text(2)),
          isPartlyInferred: row.int(6) == 1)
      }
    }
  }

  /// Returns the sentence with that id in any letter case, with its sources and the claims of its
  /// gotcha.
  package func sentence(_ id: String) throws(StoreError) -> SentenceDossier? {
    guard let gotcha = id.split(separator: ".").first,
      let entry = try EntryReader(connection: connection).entry(String(gotcha)),
      let sentence = try all(of: entry.id).first(where: { $0.id == id.lowercased() })
    else { return nil }
    var dossier = SentenceDossier(sentence: sentence, entryTitle: entry.title)
    for id in sentence.sources {
      if let source = try SourceReader(connection: connection).source(id) {
        dossier.sources.append(source)
      }
    }
    var rules: [String] = []
    for id in entry.claims {
      guard let claim = try EntryReader(connection: connection).entry(id) else { continue }
      dossier.claims.append(claim)
      guard case .claim(let facts) = claim.details else { continue }
      rules += facts.grounds.flatMap { $0.model?.rules ?? [] }
    }
    dossier.modelRules = try EvidenceReader(connection: connection).modelRules(rules)
    return dossier
  }
}
