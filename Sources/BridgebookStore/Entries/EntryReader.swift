package import Bridgebook

extension Store {
  /// The entry of that id, in any letter case; nil when there is none.
  package func entry(_ id: String) throws(StoreError) -> Entry? {
    try Store.sqlite { () throws(SQLiteError) in
      guard let header = try header(of: id) else { return nil }
      var entry = Entry(
        kind: header.kind, id: header.id, title: header.title, details: try details(of: header))
      let key = [Value.text(header.id)]
      entry.audited = header.audited
      entry.sections = try connection.rows(
        "SELECT heading, markdown FROM entry_section WHERE entry_id = ? ORDER BY position", key
      ) { Section(heading: $0.text(0), markdown: $0.text(1), line: 0) }
      entry.approaches = try connection.rows(
        "SELECT approach FROM entry_approach WHERE entry_id = ?", key
      ) { (row) throws(SQLiteError) in try row.word(0, in: "entry_approach", of: header.id) }
      entry.platforms = try availability(
        "SELECT platform, since FROM entry_platform WHERE entry_id = ?", of: header.id)
      entry.sources = try texts("SELECT source_id FROM entry_source", of: header.id)
      entry.terms = try texts("SELECT term FROM entry_term", of: header.id)
      entry.links = try connection.rows(
        "SELECT target_id FROM entry_link WHERE entry_id = ? AND relation = 'link' ORDER BY position",
        key
      ) { $0.text(0) }
      entry.claims = try connection.rows(
        "SELECT target_id FROM entry_link WHERE entry_id = ? AND relation = 'claim' ORDER BY position",
        key
      ) { $0.text(0) }
      if header.kind == .availability { entry.deprecation = try deprecation(of: header.id) }
      return entry
    }
  }

  private func deprecation(of id: String) throws(SQLiteError) -> Deprecation {
    let key = [Value.text(id)]
    let kind = try connection.first(
      "SELECT kind FROM api_deprecation WHERE entry_id = ? LIMIT 1", key
    ) { $0.text(0) }
    switch kind {
    case "soft": return .soft
    case "hard":
      return .hard(
        since: try availability(
          "SELECT platform, since FROM api_deprecation WHERE entry_id = ?", of: id))
    default: return .none
    }
  }

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

  /// The platforms of a query for one id.
  func availability(_ sql: String, of id: String) throws(SQLiteError) -> Availability {
    var rows: [Availability.Row] = []
    try connection.forEach(sql, [.text(id)]) { (row) throws(SQLiteError) in
      rows.append(try row.availability(0, in: "platforms", of: id))
    }
    return Availability(rows.sorted { $0.platform < $1.platform })
  }

  func texts(_ select: String, of id: String) throws(SQLiteError) -> [String] {
    try connection.rows("\(select) WHERE entry_id = ? ORDER BY position", [.text(id)]) {
      $0.text(0)
    }
  }

  private struct Header {
    let id: String
    let kind: EntryKind
    let title: String
    let technique: String?
    let severity: Severity?
    let evidence: String
    let belief: String?
    let audited: String
  }

  private func header(of id: String) throws(SQLiteError) -> Header? {
    try connection.first(
      """
      SELECT id, kind, title, technique, severity, evidence, belief, audited
      FROM entry WHERE id = ? COLLATE NOCASE
      """, [.text(id)]
    ) { (row) throws(SQLiteError) in
      Header(
        id: row.text(0), kind: try row.word(1, in: "entry", of: row.text(0)), title: row.text(2),
        technique: row.optionalText(3),
        severity: try row.optionalWord(4, in: "entry", of: row.text(0)), evidence: row.text(5),
        belief: row.optionalText(6), audited: row.text(7))
    }
  }

  private func details(of header: Header) throws(SQLiteError) -> Entry.Details {
    switch header.kind {
    case .pattern: return .pattern(technique: header.technique ?? "")
    case .gotcha:
      guard let severity = header.severity else {
        throw Damage.missing(header.id, in: "entry.severity")
      }
      return .gotcha(
        GotchaFacts(
          severity: severity,
          evidence: header.evidence.split(separator: " ").map(String.init),
          belief: header.belief))
    case .component: return .component(try componentFacts(of: header.id))
    case .claim: return .claim(try claimFacts(of: header.id))
    case .task: return .task(try taskFacts(of: header.id))
    case .availability, .message, .scenario: return .availability
    }
  }

  private func claimFacts(of id: String) throws(SQLiteError) -> ClaimFacts {
    let key = [Value.text(id)]
    let stored: ClaimStatus? = try connection.first(
      "SELECT status FROM claims WHERE id = ?", key
    ) { (row) throws(SQLiteError) in try row.word(0, in: "claims", of: id) }
    guard let status = stored else { throw Damage.missing(id, in: "claim") }
    let grounds = try connection.rows(
      "SELECT side, kind, source_id, text FROM claim_ground WHERE entry_id = ? ORDER BY position",
      key
    ) { (row) throws(SQLiteError) in
      Ground(
        side: try row.word(0, in: "claim_ground", of: id),
        kind: try row.word(1, in: "claim_ground", of: id), source: row.text(2), text: row.text(3))
    }
    // Both kinds count their places together.
    var all = grounds
    for (position, ground) in try modelledGrounds(of: id) {
      all.insert(ground, at: min(position, all.count))
    }
    return ClaimFacts(status: status, grounds: all)
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
