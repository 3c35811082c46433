package import Bridgebook

extension Store {
  /// The entry of that id, in any letter case, without its examples; nil when there is none.
  package func entry(_ id: String) throws(StoreError) -> Entry? {
    try Store.sqlite { () throws(SQLiteError) in
      try EntryReader.read(.id(id), with: connection).first
    }
  }

  /// All entries of a kind in the order of the book, without their examples.
  package func entries(_ kind: EntryKind) throws(StoreError) -> [Entry] {
    try Store.sqlite { () throws(SQLiteError) in
      try EntryReader.read(.kind(kind), with: connection)
    }
  }

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
      var reader = EntryReader(connection, Entry.blank(.component, name, title: title))
      try reader.readPlatforms()
      try reader.readSections()
      try reader.readComponents(withBases: false)
      try reader.checkDetails()
      return reader.entries.first
    }
  }
}

/// Reads entries, one or those of a kind, with one statement a table.
struct EntryReader {
  /// Which entries are read.
  enum Selection {
    /// In any letter case.
    case id(String)
    case kind(EntryKind)
  }

  let connection: Connection
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The one entry that is read, by its id as the book has it.
  private var only: String?
  /// Entries whose table of details has a row for them.
  private var detailed: Set<String> = []

  /// Reads the parts of one entry that are asked for.
  init(_ connection: Connection, _ entry: Entry) {
    self.connection = connection
    add(entry)
    only = entry.id
  }

  private init(_ connection: Connection) {
    self.connection = connection
  }

  /// Everything but examples of the entries.
  static func read(
    _ selection: Selection, with connection: Connection
  ) throws(SQLiteError) -> [Entry] {
    var reader = EntryReader(connection)
    try reader.readHeaders(selection)
    guard let kind = reader.entries.first?.kind else { return [] }
    try reader.readOrigins(kind)
    try reader.readSections()
    try reader.readPlatforms()
    try reader.readLists()
    switch kind {
    case .component: try reader.readComponents(withBases: true)
    case .claim: try reader.readClaims()
    case .task: try reader.readTasks()
    case .availability: try reader.readDeprecations()
    case .pattern, .gotcha, .message, .scenario: break
    }
    try reader.checkDetails()
    return reader.entries
  }

  private mutating func add(_ entry: Entry) {
    places[entry.id] = entries.count
    entries.append(entry)
  }

  private mutating func readHeaders(_ selection: Selection) throws(SQLiteError) {
    let (condition, value) =
      switch selection {
      case .id(let id): ("id = ? COLLATE NOCASE", id)
      case .kind(let kind): ("kind = ?", kind.rawValue)
      }
    try connection.forEach(
      """
      SELECT id, kind, title, technique, severity, evidence, belief, audited FROM entry
      WHERE \(condition) ORDER BY position, id
      """, [.text(value)]
    ) { (row) throws(SQLiteError) in
      let id = row.text(0)
      var entry = Entry.blank(try row.word(1, in: "entry", of: id), id, title: row.text(2))
      switch entry.kind {
      case .pattern: entry.details = .pattern(technique: row.optionalText(3) ?? "")
      case .gotcha:
        let severity: Severity? = try row.optionalWord(4, in: "entry", of: id)
        guard let severity else { throw Damage.missing(id, in: "entry.severity") }
        entry.details = .gotcha(
          GotchaFacts(
            severity: severity, evidence: row.text(5).split(separator: " ").map(String.init),
            belief: row.optionalText(6)))
      case .component, .claim, .task, .availability, .message, .scenario: break
      }
      entry.audited = row.text(7)
      add(entry)
    }
    if case .id = selection { only = entries.first?.id }
  }

  /// What entries of a team's own are to the built-in book.
  private mutating func readOrigins(_ kind: EntryKind) throws(SQLiteError) {
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

  mutating func readSections() throws(SQLiteError) {
    try forEach("entry_section", "heading, markdown", "position") { entry, row in
      entry.sections.append(Section(heading: row.text(1), markdown: row.text(2), line: 0))
    }
  }

  mutating func readPlatforms() throws(SQLiteError) {
    try forEach("entry_platform", "platform, since", "platform") {
      (entry, row) throws(SQLiteError) in
      entry.platforms.insert(try row.availability(1, in: "entry_platform", of: entry.id))
    }
  }

  private mutating func readLists() throws(SQLiteError) {
    try forEach("entry_approach", "approach", "approach") { (entry, row) throws(SQLiteError) in
      entry.approaches.append(try row.word(1, in: "entry_approach", of: entry.id))
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

  /// Throws where an entry has no row in the table of its kind.
  func checkDetails() throws(SQLiteError) {
    for entry in entries where !detailed.contains(entry.id) {
      switch entry.kind {
      case .component, .claim, .task: throw Damage.missing(entry.id, in: entry.kind.rawValue)
      case .pattern, .gotcha, .availability, .message, .scenario: break
      }
    }
  }

  /// Rows of a table whose first column is the entry; the rows of entries that are not read are passed over.
  ///
  /// - Parameter isComplete: whether every entry must have a row in the table.
  mutating func forEach(
    _ table: String, _ columns: String, _ order: String, id column: String = "entry_id",
    isComplete: Bool = false,
    _ body: (inout Entry, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let condition = only == nil ? "" : " WHERE \(column) = ?"
    try connection.forEach(
      "SELECT \(column), \(columns) FROM \(table)\(condition) ORDER BY \(column), \(order)",
      only.map { [.text($0)] } ?? []
    ) { (row) throws(SQLiteError) in
      guard let place = places[row.text(0)] else { return }
      if isComplete { detailed.insert(row.text(0)) }
      try body(&entries[place], row)
    }
  }
}

extension Entry {
  /// An entry of which nothing but the name is known.
  static func blank(_ kind: EntryKind, _ id: String, title: String) -> Entry {
    let details: Entry.Details =
      switch kind {
      case .pattern: .pattern(technique: "")
      case .component: .component(ComponentFacts(kind: .notAView, role: .service, framework: ""))
      case .claim: .claim(ClaimFacts(status: .stated, grounds: []))
      case .task: .task(TaskFacts(area: .controllers, coverage: .none))
      case .gotcha, .availability, .message, .scenario: .availability
      }
    return Entry(kind: kind, id: id, title: title, details: details)
  }
}
