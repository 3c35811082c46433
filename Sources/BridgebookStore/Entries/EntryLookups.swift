package import Bridgebook

extension Store {
  /// The document of that id.
  package func source(_ id: String) throws(StoreError) -> Source? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        "SELECT id, kind, title, url, reading FROM sources WHERE id = ?", [.text(id)],
        Source.init(row:))
    }
  }

  /// Entries that name this one, with their kinds and titles.
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

  /// All documents the book draws on, by id.
  package func sources() throws(StoreError) -> [Source] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT id, kind, title, url, reading FROM sources", [], Source.init(row:))
    }
  }
}

extension Source {
  /// From the columns id, kind, title, url and reading.
  init(row: Row) {
    self.init(
      id: row.text(0), kind: row.text(1), title: row.text(2), url: row.optionalText(3),
      reading: row.optionalText(4))
  }
}

/// An entry's id, kind and title.
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

extension Store {
  /// Titles of entries by id; an id without an entry is left out.
  package func titles(of ids: [String]) throws(StoreError) -> [String: String] {
    try Store.sqlite { () throws(SQLiteError) in
      let statement = try connection.prepare("SELECT title FROM entry WHERE id = ?")
      var titles: [String: String] = [:]
      for id in ids { try statement.forEach([.text(id)]) { titles[id] = $0.text(0) } }
      return titles
    }
  }

  /// The Markdown of one section; nil when the entry has none of that heading.
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

  /// What a class links to that a recommendation names: its gotchas, and the pattern made for it.
  package struct ComponentLinks: Equatable, Sendable {
    /// In the order of the entry.
    package var gotchas: [String] = []
    /// The first pattern of the class that is of that approach and for that release; nil where none is closer.
    package var pattern: String?
  }

  /// The gotchas and the closest pattern of a class.
  ///
  /// A pattern is made for a class when each links to the other; links to a general pattern go one way.
  ///
  /// - Parameter general: the pattern the tree gives; a class that names it before others wants no other.
  package func links(
    of component: String, approach: Approach, platform: Platform, target: Version,
    general: String
  ) throws(StoreError) -> ComponentLinks {
    try Store.sqlite { () throws(SQLiteError) in
      var links = ComponentLinks()
      try connection.forEach(
        """
        SELECT target_id, entry.kind, (
          SELECT since FROM entry_platform WHERE entry_platform.entry_id = target_id AND platform = ?2)
        FROM entry_link AS own JOIN entry ON entry.id = target_id
        WHERE own.entry_id = ?1 AND relation = 'link' AND (entry.kind = 'gotcha' OR (
          entry.kind = 'pattern'
          AND EXISTS (SELECT 1 FROM entry_approach
            WHERE entry_approach.entry_id = own.target_id AND approach = ?3)
          AND (own.target_id = ?4 OR EXISTS (SELECT 1 FROM entry_link AS back
            WHERE back.entry_id = own.target_id AND back.target_id = ?1))))
        ORDER BY own.position
        """,
        [.text(component), .text(platform.rawValue), .text(approach.rawValue), .text(general)]
      ) { (row) throws(SQLiteError) in
        if row.text(1) == EntryKind.gotcha.rawValue {
          links.gotchas.append(row.text(0))
        } else if links.pattern == nil,
          let since = try row.optionalRelease(2, in: "entry_platform", of: row.text(0)),
          since <= target
        {
          links.pattern = row.text(0)
        }
      }
      return links
    }
  }
}
