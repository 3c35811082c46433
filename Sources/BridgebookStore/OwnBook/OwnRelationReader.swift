package import Bridgebook

/// Finds the texts that a change of a team's texts may affect, so that only these are rechecked.
///
/// A text refers to another one by its id. A text can therefore affect only the texts that contain
/// its id, and those that take effect without being named.
package struct OwnRelationReader {
  let connection: Connection

  /// Returns the current texts that a change of the texts with these ids may affect, by id.
  ///
  /// These are the texts that contain an id, in any letter case and anywhere; the texts with
  /// problems; and those that take effect without being named: overrides and extensions, parts of
  /// the tree, and rows of tables.
  package func texts(concernedBy ids: [String]) throws(StoreError) -> [OwnVersion] {
    // An id may contain `_`, which matches any character here; that finds too many texts, never too
    // few.
    let naming = ids.indices.map { " OR text LIKE '%' || ?\($0 + 1) || '%'" }.joined()
    return try OwnTextReader(connection: connection).versions(
      """
      WHERE own_text.version = own_version.version AND text IS NOT NULL AND (
        kind IN ('tree', 'table') OR relation <> 'new'
        OR EXISTS (SELECT 1 FROM own_problem WHERE own_problem.text_id = own_text.id)\(naming))
      """, ids.map { .text($0) }
    ).map(\.version)
  }

  /// Returns the current texts of scenarios whose id is among the words, by id.
  package func scenarios(among words: Set<String>) throws(StoreError) -> [OwnVersion] {
    try OwnTextReader(connection: connection).versions(
      """
      WHERE own_text.version = own_version.version AND text IS NOT NULL AND kind = 'scenario'
        AND own_text.id IN (SELECT value FROM json_each(?))
      """, [.text(JSONList.text(of: words.sorted()))]
    ).map(\.version)
  }

  /// Returns the team's entries whose id is among the words, and all its components, because traces
  /// contain their names inside other words.
  ///
  /// Each entry has only the properties that other texts are checked against: id, kind, title and
  /// severity.
  package func outlines(among words: Set<String>) throws(StoreError) -> [Entry] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id, kind, title, severity FROM entry
        WHERE origin = 'own' AND id IN (SELECT id FROM own_text)
          AND (kind = 'component' OR id IN (SELECT value FROM json_each(?)))
        """, [.text(JSONList.text(of: words.sorted()))]
      ) { (row) throws(SQLiteError) in
        let id = row.text(0)
        var details = Entry.Details.availability
        if let severity: Severity = try row.optionalWord(3, in: "entry", of: id) {
          details = .gotcha(GotchaFacts(severity: severity, evidence: [], belief: nil))
        }
        return Entry(
          kind: try row.word(1, in: "entry", of: id), id: id, title: row.text(2), details: details)
      }
    }
  }

  /// Returns whether a gotcha with another id may have the same symptom, ignoring citations.
  package func repeatsSymptom(of gotcha: Entry) throws(StoreError) -> Bool {
    let symptom = SearchableText(gotcha).symptom
    return try Store.sqlite { () throws(SQLiteError) in
      try connection.prepare("SELECT id, symptom FROM entry_text WHERE kind = 'gotcha'")
        .contains { row in
          let other = row.text(1)
          return OwnRelationReader.mayBeSame(symptom, other) && row.text(0) != gotcha.id
            && LinkageRules.words(of: symptom) == LinkageRules.words(of: other)
        }
    }
  }

  /// Returns whether another task of the team has one of this task's phrasings.
  package func repeatsPhrasing(of task: Entry) throws(StoreError) -> Bool {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.prepare(
        """
        SELECT entry_id, term FROM entry JOIN entry_term ON entry_id = entry.id
        WHERE kind = 'task' AND origin = 'own'
        """
      ).contains { row in
        let other = row.text(1)
        return row.text(0) != task.id
          && task.terms.contains {
            OwnRelationReader.mayBeSame($0, other) && $0.lowercased() == other.lowercased()
          }
      }
    }
  }

  /// Returns false only for texts that differ in more than letter case and whitespace; a cheap
  /// test, because folding every stored text would take longer than the rest of a change.
  private static func mayBeSame(_ left: String, _ right: String) -> Bool {
    var left = left.utf8.makeIterator()
    var right = right.utf8.makeIterator()
    func next(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
      while let byte = bytes.next() {
        guard byte > UInt8(ascii: " ") else { continue }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      }
      return nil
    }
    while true {
      let (one, other) = (next(&left), next(&right))
      // Letters and whitespace beyond ASCII can be encoded in several ways.
      if one ?? 0 > 127 || other ?? 0 > 127 { return true }
      guard one == other else { return false }
      if one == nil { return true }
    }
  }
}

extension Statement {
  /// Returns whether a row satisfies the condition.
  fileprivate func contains(where condition: (Row) -> Bool) throws(SQLiteError) -> Bool {
    var isFound = false
    try scan { (row) throws(SQLiteError) in
      isFound = condition(row)
      return !isFound
    }
    return isFound
  }
}
