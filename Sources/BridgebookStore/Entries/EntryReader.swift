package import Bridgebook

/// Reads complete entries of the book, or parts of them.
package struct EntryReader {
  let connection: Connection

  /// Returns the entry with that id in any letter case, without its examples; nil if there is none.
  package func entry(_ id: String) throws(StoreError) -> Entry? {
    try Store.sqlite { () throws(SQLiteError) in
      try EntryAssembly.read(.id(id), with: connection).first
    }
  }

  /// Returns all entries of a kind in the order of the book, without their examples.
  package func all(_ kind: EntryKind) throws(StoreError) -> [Entry] {
    try all([kind])[kind] ?? []
  }

  /// Returns all entries of some kinds, each kind in the order of the book, without their examples.
  ///
  /// Reads each table once, which is faster than reading one kind after another.
  package func all(_ kinds: [EntryKind]) throws(StoreError) -> [EntryKind: [Entry]] {
    let entries = try Store.sqlite { () throws(SQLiteError) in
      try EntryAssembly.read(.kinds(kinds), with: connection)
    }
    return Dictionary(grouping: entries, by: \.kind)
  }

  /// Returns the titles of entries by id; an id without an entry is omitted.
  package func titles(of ids: [String]) throws(StoreError) -> [String: String] {
    try Store.sqlite { () throws(SQLiteError) in
      let statement = try connection.prepare("SELECT title FROM entry WHERE id = ?")
      var titles: [String: String] = [:]
      for id in ids { try statement.forEach([.text(id)]) { titles[id] = $0.text(0) } }
      return titles
    }
  }

  /// Returns the Markdown of one section; nil if the entry has no section with that heading.
  package func section(_ heading: String, of id: String) throws(StoreError) -> String? {
    try Store.sqlite { () throws(SQLiteError) in
      var markdown: String?
      try connection.forEach(
        "SELECT markdown FROM entry_section WHERE entry_id = ? AND heading = ?",
        [.text(id), .text(heading)]
      ) { markdown = $0.text(0) }
      return markdown
    }
  }

  /// Returns the entries that refer to this one, with their kinds and titles.
  package func references(to id: String) throws(StoreError) -> [EntrySummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT DISTINCT entry.id, entry.kind, entry.title FROM entry_link
        JOIN entry ON entry.id = entry_link.entry_id
        WHERE entry_link.target_id = ? ORDER BY entry.kind, entry.id
        """, [.text(id)], EntrySummary.init(row:))
    }
  }

  /// Returns the ids, kinds and titles of all entries of a kind, or of all entries, by kind and id.
  package func summaries(of kind: EntryKind? = nil) throws(StoreError) -> [EntrySummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT id, kind, title FROM entry WHERE ?1 IS NULL OR kind = ?1 ORDER BY kind, id",
        [.optional(kind?.rawValue)], EntrySummary.init(row:))
    }
  }

  /// Returns the sections of all entries, with the sources that each entry lists.
  package func markedSections() throws(StoreError) -> [(
    entry: String, heading: String, markdown: String, sources: Set<String>
  )] {
    try Store.sqlite { () throws(SQLiteError) in
      var sources: [String: Set<String>] = [:]
      try connection.forEach("SELECT entry_id, source_id FROM entry_source") {
        sources[$0.text(0), default: []].insert($0.text(1))
      }
      return try connection.rows(
        "SELECT entry_id, heading, markdown FROM entry_section ORDER BY entry_id, position"
      ) { row in
        (
          entry: row.text(0), heading: row.text(1), markdown: row.text(2),
          sources: sources[row.text(0)] ?? []
        )
      }
    }
  }
}

/// The id, kind and title of an entry.
package struct EntrySummary: Equatable, Sendable {
  package let id: String
  package let kind: EntryKind
  package let title: String

  init(row: Row) throws(SQLiteError) {
    id = row.text(0)
    kind = try row.word(1, in: "entry", of: row.text(0))
    title = row.text(2)
  }
}
