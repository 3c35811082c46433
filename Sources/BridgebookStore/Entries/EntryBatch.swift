package import Bridgebook

extension Store {
  /// All entries of a kind in the order of the book, read table by table; examples are left out.
  package func entries(_ kind: EntryKind) throws(StoreError) -> [Entry] {
    try Store.sqlite { () throws(SQLiteError) in
      var batch = EntryBatch(connection, kind)
      try batch.readHeaders()
      try batch.readLists()
      switch kind {
      case .component: try batch.readComponents()
      case .claim: try batch.readClaims()
      case .task: try batch.readTasks()
      case .availability: try batch.readDeprecations()
      case .pattern, .gotcha, .message, .scenario: break
      }
      return batch.entries
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

/// Reads many entries with one statement a table.
private struct EntryBatch {
  private let connection: Connection
  private let kind: EntryKind
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  init(_ connection: Connection, _ kind: EntryKind) {
    self.connection = connection
    self.kind = kind
  }

  mutating func readHeaders() throws(SQLiteError) {
    try connection.forEach(
      """
      SELECT id, title, technique, severity, evidence, belief, audited FROM entry
      WHERE kind = ? ORDER BY position, id
      """, [.text(kind.rawValue)]
    ) { (row) throws(SQLiteError) in
      let details: Entry.Details =
        switch kind {
        case .pattern: .pattern(technique: row.text(2))
        case .gotcha:
          .gotcha(
            GotchaFacts(
              severity: try row.word(3, in: "entry", of: row.text(0)),
              evidence: row.text(4).split(separator: " ").map(String.init),
              belief: row.optionalText(5)))
        case .component: .component(ComponentFacts(kind: .notAView, role: .service, framework: ""))
        case .claim: .claim(ClaimFacts(status: .stated, grounds: []))
        case .task: .task(TaskFacts(area: .controllers, coverage: .none))
        case .availability, .message, .scenario: .availability
        }
      var entry = Entry(kind: kind, id: row.text(0), title: row.text(1), details: details)
      entry.audited = row.text(6)
      places[entry.id] = entries.count
      entries.append(entry)
    }
    try connection.forEach(
      """
      SELECT entry.id, relation FROM own_text JOIN own_version USING (id, version)
      JOIN entry ON entry.id = own_text.id WHERE entry.origin = 'own' AND entry.kind = ?
      """, [.text(kind.rawValue)]
    ) { (row) throws(SQLiteError) in
      guard let place = places[row.text(0)] else { return }
      entries[place].own = try row.word(1, in: "own_version", of: row.text(0))
    }
  }

  mutating func readLists() throws(SQLiteError) {
    try forEach("entry_section", "heading, markdown", "position") { entry, row in
      entry.sections.append(Section(heading: row.text(1), markdown: row.text(2), line: 0))
    }
    try forEach("entry_approach", "approach", "approach") { (entry, row) throws(SQLiteError) in
      entry.approaches.append(try row.word(1, in: "entry_approach", of: entry.id))
    }
    try forEach("entry_platform", "platform, since", "platform") {
      (entry, row) throws(SQLiteError) in
      entry.platforms.insert(try row.availability(1, in: "entry_platform", of: entry.id))
    }
    try forEach("entry_source", "source_id", "position") { entry, row in
      entry.sources.append(row.text(1))
    }
    try forEach("entry_term", "term", "position") { entry, row in entry.terms.append(row.text(1)) }
    try forEach("entry_link", "target_id, relation", "position") { entry, row in
      if row.text(2) == "claim" {
        entry.claims.append(row.text(1))
      } else {
        entry.links.append(row.text(1))
      }
    }
  }

  mutating func readDeprecations() throws(SQLiteError) {
    try forEach("api_deprecation", "kind, platform, since", "platform") {
      (entry, row) throws(SQLiteError) in
      if row.text(1) == "soft" {
        entry.deprecation = .soft
      } else {
        let item = try row.availability(2, in: "api_deprecation", of: entry.id)
        var since = Availability()
        if case .hard(let known) = entry.deprecation { since = known }
        since.insert(item)
        entry.deprecation = .hard(since: since)
      }
    }
  }

  mutating func readComponents() throws(SQLiteError) {
    try forEach(
      "component",
      "kind, role, framework, presentation, place, coverage, is_soft_deprecated, delegate",
      "entry_id"
    ) { (entry, row) throws(SQLiteError) in
      var facts = ComponentFacts(
        kind: try row.word(1, in: "component", of: entry.id),
        role: try row.word(2, in: "component", of: entry.id), framework: row.text(3))
      facts.presentation = try row.optionalWord(4, in: "component", of: entry.id)
      facts.place = row.optionalText(5)
      facts.coverage = try row.word(6, in: "component", of: entry.id)
      facts.isSoftDeprecated = row.int(7) == 1
      facts.delegate = row.optionalText(8)
      entry.details = .component(facts)
    }
    try forEachComponent("component_base", "toolkit, base", "toolkit, position") { facts, row in
      if let last = facts.inherits.indices.last, facts.inherits[last].toolkit == row.text(1) {
        facts.inherits[last].chain.append(row.text(2))
      } else {
        facts.inherits.append((row.text(1), [row.text(2)]))
      }
    }
    try forEachComponent("component_deprecation", "platform, since", "platform") {
      (facts, row) throws(SQLiteError) in
      facts.deprecated.insert(
        try row.availability(1, in: "component_deprecation", of: row.text(0)))
    }
    try forEachComponent("component_lack", "phrase", "position") { facts, row in
      facts.lacksTerms.append(row.text(1))
    }
    try forEachComponent("component_native_lack", "text, source_id, platform, checked", "position")
    { (facts, row) throws(SQLiteError) in
      facts.lacks.append(try Lack(row, 1, of: row.text(0)))
    }
    try forEachComponent("component_native", "api, form, source_id", "position") {
      (facts, row) throws(SQLiteError) in
      facts.natives.append(
        NativeAPI(
          name: row.text(1), form: try row.word(2, in: "component_native", of: row.text(0)),
          since: Availability(), source: row.text(3)))
    }
    try forEachComponent(
      "component_native_platform", "platform, since, position, until", "position"
    ) { (facts, row) throws(SQLiteError) in
      let table = "component_native_platform"
      let place = try facts.natives.add(row, in: table)
      if let until = try row.optionalRelease(4, in: table, of: row.text(0)) {
        let item = try row.availability(1, in: table, of: row.text(0))
        facts.natives[place].until.insert(.init(platform: item.platform, since: until))
      }
    }
  }

  mutating func readClaims() throws(SQLiteError) {
    try connection.forEach("SELECT id, status FROM claims") { (row) throws(SQLiteError) in
      let status: ClaimStatus = try row.word(1, in: "claims", of: row.text(0))
      if let place = places[row.text(0)] {
        entries[place].details = .claim(ClaimFacts(status: status, grounds: []))
      }
    }
    try forEach("claim_ground", "side, kind, source_id, text", "position") {
      (entry, row) throws(SQLiteError) in
      guard case .claim(let facts) = entry.details else { return }
      let ground = Ground(
        side: try row.word(1, in: "claim_ground", of: entry.id),
        kind: try row.word(2, in: "claim_ground", of: entry.id), source: row.text(3),
        text: row.text(4))
      entry.details = .claim(ClaimFacts(status: facts.status, grounds: facts.grounds + [ground]))
    }
  }

  mutating func readTasks() throws(SQLiteError) {
    try forEach("task", TaskFacts.columns, "entry_id") { (entry, row) throws(SQLiteError) in
      entry.details = .task(try TaskFacts(row, 1, of: entry.id))
    }
    try forEachTask("task_gotcha", "gotcha_id", "position") { facts, row in
      facts.gotchas.append(row.text(1))
    }
    try forEachTask("task_native", "api, source_id", "position") { facts, row in
      facts.natives.append(
        NativeAPI(
          name: row.text(1), form: .implied(by: row.text(1)), since: Availability(),
          source: row.text(2)))
    }
    try forEachTask(
      "task_native_platform", "platform, since, position", "position"
    ) { (facts, row) throws(SQLiteError) in
      try facts.natives.add(row, in: "task_native_platform")
    }
  }

  private mutating func forEachTask(
    _ table: String, _ columns: String, _ order: String,
    _ body: (inout TaskFacts, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try forEach(table, columns, order) { (entry, row) throws(SQLiteError) in
      guard case .task(var facts) = entry.details else { return }
      try body(&facts, row)
      entry.details = .task(facts)
    }
  }

  private mutating func forEachComponent(
    _ table: String, _ columns: String, _ order: String,
    _ body: (inout ComponentFacts, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try forEach(table, columns, order) { (entry, row) throws(SQLiteError) in
      guard case .component(var facts) = entry.details else { return }
      try body(&facts, row)
      entry.details = .component(facts)
    }
  }

  /// Rows of a table whose first column is the entry; the rows of other kinds are passed over.
  private mutating func forEach(
    _ table: String, _ columns: String, _ order: String,
    _ body: (inout Entry, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try connection.forEach("SELECT entry_id, \(columns) FROM \(table) ORDER BY entry_id, \(order)")
    { (row) throws(SQLiteError) in
      if let place = places[row.text(0)] { try body(&entries[place], row) }
    }
  }
}

extension [NativeAPI] {
  /// Adds a platform and release to the API whose number follows them in the row.
  ///
  /// - Returns: that number.
  @discardableResult
  fileprivate mutating func add(_ row: Row, in table: String) throws(SQLiteError) -> Int {
    let place = row.int(3)
    let item = try row.availability(1, in: table, of: row.text(0))
    guard indices.contains(place) else {
      throw row.damaged(3, in: table, of: row.text(0), .badNumber(place))
    }
    self[place].since.insert(item)
    return place
  }
}

extension Lack {
  /// From the columns text, source, platform and release, which begin at a column.
  init(_ row: Row, _ column: Int32, of id: String) throws(SQLiteError) {
    let table = "component_native_lack"
    self.init(
      text: row.text(column), source: row.text(column + 1),
      checked: .init(
        platform: try row.word(column + 2, in: table, of: id),
        version: try row.release(column + 3, in: table, of: id)))
  }
}

extension Availability {
  mutating func insert(_ row: Row) {
    rows.insert(row, at: rows.firstIndex { row.platform < $0.platform } ?? rows.count)
  }
}
