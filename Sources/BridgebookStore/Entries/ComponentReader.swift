package import Bridgebook

/// The entries that a class links to and a recommendation uses: its gotchas, and its own pattern.
package struct ComponentLinks: Equatable, Sendable {
  /// The gotchas in the order of the entry.
  package var gotchas: [String] = []
  /// The first pattern of the class for the approach and the release; nil if there is none.
  package var pattern: String?
}

/// Reads the facts about classes that recommendations and lists need.
package struct ComponentReader {
  let connection: Connection

  /// Returns the parts of a class's entry that a recommendation needs: facts, platforms and
  /// sections; nil if there is no entry.
  ///
  /// Reads nothing else, because each statement costs about as much as the rest of a short query.
  package func component(_ name: String) throws(StoreError) -> Entry? {
    try Store.sqlite { () throws(SQLiteError) in
      var title: String?
      try connection.forEach(
        "SELECT title FROM entry WHERE id = ? AND kind = 'component'", [.text(name)]
      ) { title = $0.text(0) }
      guard let title else { return nil }
      var assembly = EntryAssembly(connection, Entry.blank(.component, name, title: title))
      try assembly.readPlatforms()
      try assembly.readSections()
      try ComponentDetails.read(into: &assembly, withBases: false)
      try assembly.checkDetails()
      return assembly.entries.first
    }
  }

  /// Returns the gotchas among the given ones that exist on a platform, in their order.
  ///
  /// A gotcha introduced in a release later than the target is included, because an app built for
  /// the target also runs on that release. An app for iOS also runs on iPad.
  package func gotchas(_ ids: [String], on platform: Platform) throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      let other: Platform = platform == .ios ? .ipados : platform
      let known = try connection.rows(
        """
        SELECT entry_id FROM entry_platform
        WHERE entry_id IN (SELECT value FROM json_each(?1)) AND platform IN (?2, ?3)
        """, [.text(JSONList.text(of: ids)), .text(platform.rawValue), .text(other.rawValue)]
      ) { (row) throws(SQLiteError) in row.text(0) }
      return ids.filter(Set(known).contains)
    }
  }

  /// Returns the gotchas and the most specific pattern of a class.
  ///
  /// A pattern is specific to a class if each links to the other; a general pattern does not link
  /// back.
  ///
  /// - Parameter general: the pattern that the tree recommends; if the class links to it before any
  ///   other pattern, it is the one returned.
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

  /// Returns the classes of the book that a framework declares, by name.
  package func classes(ofFramework name: String) throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      var names: [String] = []
      try connection.forEach(
        "SELECT entry_id FROM component WHERE framework = ? COLLATE NOCASE ORDER BY entry_id",
        [.text(name)]
      ) { names.append($0.text(0)) }
      return names
    }
  }

  /// Returns the features that native APIs lack, class by class.
  ///
  /// - Parameter isStale: whether to return only those verified against a release older than the
  ///   platform's newest.
  package func lacks(
    isStale: Bool = false
  ) throws(StoreError) -> [(component: String, lack: Lack)] {
    try Store.sqlite { () throws(SQLiteError) in
      struct Place: Hashable {
        let component: String
        let position: Int
      }
      var found: [(component: String, lack: Lack)] = []
      var indexes: [Place: Int] = [:]
      try connection.forEach(
        """
        SELECT component_id, text, source_id, platform, checked, position FROM lacks
        WHERE ?1 = 0 OR is_stale = 1 ORDER BY component_id, position
        """, [.int(isStale ? 1 : 0)]
      ) { (row) throws(SQLiteError) in
        let id = row.text(0)
        let lack = try Lack(row, 1, of: id)
        indexes[Place(component: id, position: row.int(5))] = found.count
        found.append((id, lack))
      }
      try connection.forEach("SELECT component_id, position, platform, until FROM lack_ends") {
        (row) throws(SQLiteError) in
        let place = Place(component: row.text(0), position: row.int(1))
        // The filter may have excluded the lack.
        guard let index = indexes[place] else { return }
        found[index].lack.ends.insert(
          try row.availability(2, in: "component_lack_end", of: place.component))
      }
      return found
    }
  }
}

extension Lack {
  /// Reads a lack from the columns text, source, platform and release, starting at `column`.
  init(_ row: Row, _ column: Int32, of id: String) throws(SQLiteError) {
    let table = "component_lack"
    self.init(
      text: row.text(column), source: row.text(column + 1),
      checked: .init(
        platform: try row.word(column + 2, in: table, of: id),
        version: try row.release(column + 3, in: table, of: id)))
  }
}
