package import Bridgebook

extension Store {
  /// The sentences that can be false, of one gotcha or of all, in the order of the book.
  package func sentences(
    of entry: String? = nil, status: Sentence.Status? = nil
  ) throws(StoreError) -> [Sentence] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT gotcha, heading, id, text, coalesce(sources, ''), status, is_partly_inferred
        FROM sentences
        WHERE (?1 IS NULL OR gotcha = ?1) AND (?2 IS NULL OR status = ?2)
        """, [.optional(entry), .optional(status?.rawValue)]
      ) { (row) throws(SQLiteError) in
        guard let number = row.text(2).split(separator: ".").last.flatMap({ Int($0) }) else {
          throw row.damaged(2, in: "sentences", of: row.text(0), .malformed(row.text(2)))
        }
        return Sentence(
          entry: row.text(0), heading: row.text(1), number: number,
          text: row.text(3), sources: row.text(4).split(separator: ", ").map(String.init),
          status: try row.word(5, in: "sentences", of: row.text(2)),
          isPartlyInferred: row.int(6) == 1)
      }
    }
  }

  /// The sentence of that id in any letter case, with its sources and the claims of its gotcha.
  package func sentence(_ id: String) throws(StoreError) -> SentenceDossier? {
    guard let gotcha = id.split(separator: ".").first, let entry = try entry(String(gotcha)),
      let sentence = try sentences(of: entry.id).first(where: { $0.id == id.lowercased() })
    else { return nil }
    var dossier = SentenceDossier(sentence: sentence, entryTitle: entry.title)
    for id in sentence.sources {
      if let source = try source(id) { dossier.sources.append(source) }
    }
    var rules: [String] = []
    for id in entry.claims {
      guard let claim = try self.entry(id) else { continue }
      dossier.claims.append(claim)
      guard case .claim(let facts) = claim.details else { continue }
      rules += facts.grounds.flatMap { $0.model?.rules ?? [] }
    }
    dossier.modelRules = try modelRules(rules)
    return dossier
  }
}
