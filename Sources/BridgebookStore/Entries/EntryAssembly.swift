internal import Bridgebook

/// Reads one entry, or all entries of some kinds, with one statement per table.
struct EntryAssembly {
  /// The entries to read.
  enum Selection {
    /// The entry with this id, in any letter case.
    case id(String)
    case kinds([EntryKind])
  }

  let connection: Connection
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The id of the selected entry, as it is spelled in the book; nil for all entries of some kinds.
  private var only: String?
  /// The entries for which a row in the table of their kind was read.
  private var detailed: Set<String> = []

  /// Creates a reader for selected parts of one entry.
  init(_ connection: Connection, _ entry: Entry) {
    self.connection = connection
    add(entry)
    only = entry.id
  }

  private init(_ connection: Connection) {
    self.connection = connection
  }

  /// Reads entries without their examples.
  static func read(
    _ selection: Selection, with connection: Connection
  ) throws(SQLiteError) -> [Entry] {
    var assembly = EntryAssembly(connection)
    try assembly.readHeaders(selection)
    let kinds = Set(assembly.entries.map(\.kind))
    guard !kinds.isEmpty else { return [] }
    try assembly.readOrigins()
    try assembly.readSections()
    try assembly.readPlatforms()
    try assembly.readLists()
    for kind in EntryKind.allCases where kinds.contains(kind) {
      switch kind {
      case .component: try ComponentDetails.read(into: &assembly, withBases: true)
      case .claim: try ClaimDetails.read(into: &assembly)
      case .task: try TaskDetails.read(into: &assembly)
      case .availability: try assembly.readDeprecations()
      case .pattern, .gotcha, .message, .scenario: break
      }
    }
    try assembly.checkDetails()
    return assembly.entries
  }

  private mutating func add(_ entry: Entry) {
    places[entry.id] = entries.count
    entries.append(entry)
  }

  private mutating func readHeaders(_ selection: Selection) throws(SQLiteError) {
    let (condition, value) =
      switch selection {
      case .id(let id): ("id = ? COLLATE NOCASE", id)
      case .kinds(let kinds):
        ("kind IN (SELECT value FROM json_each(?))", JSONList.text(of: kinds.map(\.rawValue)))
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
            severity: severity, evidence: try row.words(5, in: "entry", of: id),
            belief: row.optionalText(6)))
      case .component, .claim, .task, .availability, .message, .scenario: break
      }
      entry.audited = row.text(7)
      add(entry)
    }
    if case .id = selection { only = entries.first?.id }
  }

  /// Reads the relations of a team's own entries to the built-in book.
  private mutating func readOrigins() throws(SQLiteError) {
    try connection.forEach(
      """
      SELECT entry.id, relation FROM own_text
      JOIN own_version ON text_id = own_text.id AND own_version.version = own_text.version
      JOIN entry ON entry.id = own_text.id WHERE entry.origin = 'own'
      """
    ) { (row) throws(SQLiteError) in
      guard let place = places[row.text(0)] else { return }
      entries[place].own = try row.word(1, in: "own_version", of: row.text(0))
    }
  }

  /// Reads the sections of the entries; throws if an entry that needs text has none.
  mutating func readSections() throws(SQLiteError) {
    try forEach("entry_section", "heading, markdown", "position") { entry, row in
      entry.sections.append(Section(heading: row.text(1), markdown: row.text(2), line: 0))
    }
    for entry in entries where entry.sections.isEmpty {
      switch entry.kind {
      case .pattern, .gotcha, .component, .task: throw Damage.missing(entry.id, in: "entry_section")
      // Most deprecated APIs are rows of a table, and a claim has no text besides its title.
      case .claim, .availability, .message, .scenario: break
      }
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

  /// Throws if an entry has no row in the table of its kind, for kinds that have such a table.
  func checkDetails() throws(SQLiteError) {
    for entry in entries where !detailed.contains(entry.id) {
      switch entry.kind {
      case .component, .claim, .task: throw Damage.missing(entry.id, in: entry.kind.rawValue)
      case .pattern, .gotcha, .availability, .message, .scenario: break
      }
    }
  }

  /// Calls the closure with the rows of a table whose first column is the entry, skipping rows of
  /// other entries.
  ///
  /// - Parameter isComplete: whether the table must have a row for every entry.
  mutating func forEach(
    _ table: String, _ columns: String, _ order: String, id column: String = "entry_id",
    isComplete: Bool = false,
    _ body: (inout Entry, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let condition = only == nil ? "" : " WHERE \(column) = ?"
    // The rows of an entry follow each other, so it is looked up once.
    var id = ""
    var place: Int?
    try connection.forEach(
      "SELECT \(column), \(columns) FROM \(table)\(condition) ORDER BY \(column), \(order)",
      only.map { [.text($0)] } ?? []
    ) { (row) throws(SQLiteError) in
      let next = row.text(0)
      if next != id { (id, place) = (next, places[next]) }
      guard let place else { return }
      if isComplete { detailed.insert(id) }
      try body(&entries[place], row)
    }
  }

  /// Calls the closure with the rows of a table that belong to entries with these facts.
  mutating func forEach<Facts: EntryFacts>(
    _ facts: Facts.Type, _ table: String, _ columns: String, _ order: String,
    _ body: (inout Facts, Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try forEach(table, columns, order) { (entry, row) throws(SQLiteError) in
      guard var facts = Facts(entry.details) else { return }
      // If the entry kept its details, their arrays would be copied whenever a row is appended.
      entry.details = .availability
      try body(&facts, row)
      entry.details = facts.details
    }
  }
}

/// The facts of one kind of entry, converted from and to its details.
protocol EntryFacts {
  /// Returns nil for the details of another kind.
  init?(_ details: Entry.Details)
  var details: Entry.Details { get }
}

extension ComponentFacts: EntryFacts {
  init?(_ details: Entry.Details) {
    guard case .component(let facts) = details else { return nil }
    self = facts
  }

  var details: Entry.Details { .component(self) }
}

extension TaskFacts: EntryFacts {
  init?(_ details: Entry.Details) {
    guard case .task(let facts) = details else { return nil }
    self = facts
  }

  var details: Entry.Details { .task(self) }
}

extension Entry {
  /// Returns an entry with only its kind, id and title.
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
