internal import Bridgebook

/// Writes entries with all their parts.
struct EntryWriter {
  private let connection: Connection
  private let entry: Inserter
  private let section: Inserter
  private let example: Inserter
  private let approach: Inserter
  private let platform: Inserter
  private let source: Inserter
  private let term: Inserter
  private let link: Inserter
  private let change: Inserter
  private let changePlatform: Inserter
  private let deprecation: Inserter
  private let claim: Inserter
  private let ground: Inserter
  private let modeled: Inserter
  private let modeledRule: Inserter

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    entry = try Inserter(
      connection, "entry",
      [
        "id", "kind", "position", "origin", "title", "technique", "severity", "evidence", "belief",
        "audited",
      ])
    section = try Inserter(
      connection, "entry_section", ["entry_id", "position", "heading", "markdown"])
    example = try Inserter(
      connection, "entry_example",
      [
        "entry_id", "position", "expectation", "form", "format", "scenario_id", "variant", "text",
        "also",
      ])
    approach = try Inserter(connection, "entry_approach", ["entry_id", "approach"])
    platform = try Inserter(
      connection, "entry_platform", ["entry_id", "platform", "since", "since_rank"])
    source = try Inserter(connection, "entry_source", ["entry_id", "position", "source_id"])
    term = try Inserter(connection, "entry_term", ["entry_id", "position", "term"])
    link = try Inserter(
      connection, "entry_link", ["entry_id", "position", "target_id", "relation"])
    change = try Inserter(
      connection, "entry_change", ["entry_id", "position", "basis", "release", "markdown"])
    changePlatform = try Inserter(
      connection, "entry_change_platform", ["entry_id", "position", "platform"])
    deprecation = try Inserter(
      connection, "api_deprecation", ["entry_id", "kind", "platform", "since"])
    claim = try Inserter(connection, "claim", ["entry_id", "status"])
    ground = try Inserter(
      connection, "claim_ground", ["entry_id", "position", "side", "kind", "source_id", "text"])
    modeled = try Inserter(
      connection, "modelled_ground",
      ["entry_id", "position", "side", "scenario_id", "variant", "expectation", "text"])
    modeledRule = try Inserter(
      connection, "modelled_ground_rule", ["entry_id", "position", "number", "rule_id"])
  }

  /// Writes the entries of a book, or only those with certain ids.
  func write(
    _ entries: [Entry], own: [String: OwnRelation] = [:], only ids: Set<String>? = nil
  ) throws(SQLiteError) {
    let components = try ComponentWriter(connection)
    let tasks = try TaskWriter(connection)
    for (index, item) in entries.enumerated() where ids?.contains(item.id) ?? true {
      let position = own[item.id] == .new ? EntryWriter.ownPosition : index
      try write(item, at: position, origin: own[item.id] == nil ? "built-in" : "own")
      switch item.details {
      case .component(let facts): try components.write(facts, of: item.id)
      case .claim(let facts): try write(facts, of: item.id)
      case .task(let facts): try tasks.write(facts, of: item.id)
      case .pattern, .gotcha, .availability: break
      }
    }
  }

  /// The position of a team's own entries, after all built-in ones; among them the order is by id.
  static let ownPosition = 1_000_000

  private func write(
    _ item: Entry, at position: Int, origin: String
  ) throws(SQLiteError) {
    let id = Value.text(item.id)
    var technique: String?
    var gotcha: GotchaFacts?
    switch item.details {
    case .pattern(let name): technique = name
    case .gotcha(let facts): gotcha = facts
    case .component, .claim, .availability, .task: break
    }
    try entry.insert(
      id, .text(item.kind.rawValue), .int(position), .text(origin), .text(item.title),
      .optional(technique), .choice(gotcha?.severity),
      .optional(gotcha.map { JSONList.text(of: $0.evidence) }),
      .optional(gotcha?.belief), .text(item.audited))
    for (index, part) in item.sections.enumerated() {
      try section.insert(id, .int(index), .text(part.heading), .text(part.markdown))
    }
    for (index, shown) in item.examples.enumerated() { try write(shown, of: id, at: index) }
    for name in item.approaches { try approach.insert(id, .text(name.rawValue)) }
    for row in item.platforms.rows {
      try platform.insert(
        id, .text(row.platform.rawValue), .optional(row.since?.description),
        .int(row.since?.rank ?? 0))
    }
    for (index, name) in item.sources.enumerated() {
      try source.insert(id, .int(index), .text(name))
    }
    for (index, phrase) in item.terms.enumerated() {
      try term.insert(id, .int(index), .text(phrase))
    }
    for (index, target) in item.links.enumerated() {
      try link.insert(id, .int(index), .text(target), "link")
    }
    for (index, target) in item.claims.enumerated() {
      try link.insert(id, .int(index), .text(target), "claim")
    }
    for (index, part) in item.changes.enumerated() { try write(part, of: id, at: index) }
    try write(item.deprecation, of: id)
  }

  private func write(
    _ item: EntryChange, of id: Value, at index: Int
  ) throws(SQLiteError) {
    try change.insert(
      id, .int(index), .text(item.basis.rawValue), .text(item.release.description),
      .text(item.markdown))
    for platform in item.platforms {
      try changePlatform.insert(id, .int(index), .text(platform.rawValue))
    }
  }

  private func write(_ item: Deprecation, of id: Value) throws(SQLiteError) {
    switch item {
    case .none: break
    case .soft: try deprecation.insert(id, "soft", "", "")
    case .hard(let since):
      for row in since.rows {
        try deprecation.insert(
          id, "hard", .text(row.platform.rawValue), .text(row.since?.description ?? ""))
      }
    }
  }

  private func write(
    _ item: Example, of id: Value, at index: Int
  ) throws(SQLiteError) {
    var format: String?
    var scenario: (id: String, variant: String)?
    switch item.form {
    case .trace(let name): format = name
    case .scenario(let id, let variant): scenario = (id, variant)
    }
    let text = item.lines.map { $0.mark.rawValue + $0.text }.joined(separator: "\n")
    let also = JSONList.text(of: item.companions.map { "\($0.gotcha)@\($0.line)" })
    try example.insert(
      id, .int(index), .text(item.expectation.rawValue),
      format == nil ? "scenario" : "trace", .optional(format), .optional(scenario?.id),
      .optional(scenario?.variant), .text(text), .text(also))
  }

  private func write(_ facts: ClaimFacts, of id: String) throws(SQLiteError) {
    // The view derives "single source" from the grounds, so only `stated` is stored.
    let status = facts.status == .singleSource ? .stated : facts.status
    try claim.insert(.text(id), .text(status.rawValue))
    for (index, item) in facts.grounds.enumerated() {
      if let model = item.model {
        try write(model, item, of: .text(id), at: .int(index))
      } else {
        try ground.insert(
          .text(id), .int(index), .text(item.side.rawValue), .text(item.kind.rawValue),
          .optional(item.source), .text(item.text))
      }
    }
  }

  private func write(
    _ model: ModeledGround, _ item: Ground, of id: Value, at position: Value
  ) throws(SQLiteError) {
    try modeled.insert(
      id, position, .text(item.side.rawValue), .text(model.scenario), .text(model.variant),
      .text(model.expectation), .text(item.text))
    for (index, rule) in model.rules.enumerated() {
      try modeledRule.insert(id, position, .int(index), .text(rule))
    }
  }
}
