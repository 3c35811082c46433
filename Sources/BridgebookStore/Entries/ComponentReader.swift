package import Bridgebook

extension Store {
  /// What a recommendation needs of a class: its facts, platforms and sections; nil when the book does not have it.
  ///
  /// Each statement costs about as much as the rest of a short query, so nothing else is read.
  package func component(_ name: String) throws(StoreError) -> Entry? {
    try Store.sqlite { () throws(SQLiteError) in
      var title: String?
      try connection.forEach(
        "SELECT title FROM entry WHERE id = ? AND kind = 'component'", [.text(name)]
      ) { title = $0.text(0) }
      guard let title else { return nil }
      let id = name
      var entry = Entry(
        kind: .component, id: id, title: title,
        details: .component(try componentFacts(of: id, withBases: false)))
      entry.platforms = try availability(
        "SELECT platform, since FROM entry_platform WHERE entry_id = ?", of: id)
      try connection.forEach(
        "SELECT heading, markdown FROM entry_section WHERE entry_id = ? ORDER BY position",
        [.text(id)]
      ) { entry.sections.append(Section(heading: $0.text(0), markdown: $0.text(1), line: 0)) }
      return entry
    }
  }

  /// - Parameter withBases: whether the chain of base classes is read, which a recommendation does not need.
  func componentFacts(
    of id: String, withBases: Bool = true
  ) throws(SQLiteError) -> ComponentFacts {
    let key = [Value.text(id)]
    var found: ComponentFacts?
    try connection.forEach(
      """
      SELECT kind, role, framework, presentation, place, coverage, is_soft_deprecated, delegate
      FROM component WHERE entry_id = ?
      """, key
    ) { (row) throws(SQLiteError) in
      var facts = ComponentFacts(
        kind: try row.word(0, in: "component", of: id),
        role: try row.word(1, in: "component", of: id), framework: row.text(2))
      facts.presentation = try row.optionalWord(3, in: "component", of: id)
      facts.place = row.optionalText(4)
      facts.coverage = try row.word(5, in: "component", of: id)
      facts.isSoftDeprecated = row.int(6) == 1
      facts.delegate = row.optionalText(7)
      found = facts
    }
    guard var facts = found else { throw Damage.missing(id, in: "component") }
    if withBases { try readBases(of: id, into: &facts) }
    facts.deprecated = try availability(
      "SELECT platform, since FROM component_deprecation WHERE entry_id = ?", of: id)
    facts.natives = try componentNatives(of: id)
    facts.lacks = try connection.rows(
      """
      SELECT text, source_id, platform, checked FROM component_native_lack
      WHERE entry_id = ? ORDER BY position
      """, key
    ) { (row) throws(SQLiteError) in try Lack(row, 0, of: id) }
    facts.lacksTerms = try texts("SELECT phrase FROM component_lack", of: id)
    try connection.forEach(
      "SELECT name, toolkit, text FROM component_fragment WHERE entry_id = ? ORDER BY position", key
    ) { (row) throws(SQLiteError) in
      facts.sample.fragments.append(
        SampleFragments.Fragment(
          name: row.text(0),
          toolkit: try row.optionalWord(1, in: "component_fragment", of: id), text: row.text(2)))
    }
    return facts
  }

  private func readBases(
    of id: String, into facts: inout ComponentFacts
  ) throws(SQLiteError) {
    try connection.forEach(
      "SELECT toolkit, base FROM component_base WHERE entry_id = ? ORDER BY toolkit, position",
      [.text(id)]
    ) { row in
      let toolkit = row.text(0)
      if let last = facts.inherits.indices.last, facts.inherits[last].toolkit == toolkit {
        facts.inherits[last].chain.append(row.text(1))
      } else {
        facts.inherits.append((toolkit, [row.text(1)]))
      }
    }
  }

  private func componentNatives(of id: String) throws(SQLiteError) -> [NativeAPI] {
    var natives: [NativeAPI] = []
    var position = -1
    try connection.forEach(
      """
      SELECT position, api, source_id, platform, since, form, until
      FROM component_native JOIN component_native_platform USING (entry_id, position)
      WHERE entry_id = ? ORDER BY position
      """, [.text(id)]
    ) { (row) throws(SQLiteError) in
      if row.int(0) != position {
        position = row.int(0)
        natives.append(
          NativeAPI(
            name: row.text(1), form: try row.word(5, in: "component_native", of: id),
            since: Availability(), source: row.text(2)))
      }
      let item = try row.availability(3, in: "component_native_platform", of: id)
      let last = natives.count - 1
      natives[last].since.insert(item)
      if let until = try row.optionalRelease(6, in: "component_native_platform", of: id) {
        natives[last].until.insert(.init(platform: item.platform, since: until))
      }
    }
    return natives
  }
}
