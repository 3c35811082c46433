internal import Bridgebook

/// What only entries of one kind have.
extension EntryReader {
  /// - Parameter withBases: whether the chain of base classes is read, which a recommendation does not need.
  mutating func readComponents(withBases: Bool) throws(SQLiteError) {
    try forEach(
      "component",
      "kind, role, framework, presentation, place, coverage, is_soft_deprecated, delegate",
      "entry_id", isComplete: true
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
    if withBases { try readBases() }
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
    try forEachComponent("component_fragment", "name, toolkit, text", "position") {
      (facts, row) throws(SQLiteError) in
      facts.sample.fragments.append(
        SampleFragments.Fragment(
          name: row.text(1),
          toolkit: try row.optionalWord(2, in: "component_fragment", of: row.text(0)),
          text: row.text(3)))
    }
  }

  private mutating func readBases() throws(SQLiteError) {
    try forEachComponent("component_base", "toolkit, base", "toolkit, position") { facts, row in
      if let last = facts.inherits.indices.last, facts.inherits[last].toolkit == row.text(1) {
        facts.inherits[last].chain.append(row.text(2))
      } else {
        facts.inherits.append((row.text(1), [row.text(2)]))
      }
    }
  }

  mutating func readClaims() throws(SQLiteError) {
    try forEach("claims", "status", "id", id: "id", isComplete: true) {
      (entry, row) throws(SQLiteError) in
      let status: ClaimStatus = try row.word(1, in: "claims", of: entry.id)
      entry.details = .claim(ClaimFacts(status: status, grounds: []))
    }
    try forEach("claim_ground", "side, kind, source_id, text", "position") {
      (entry, row) throws(SQLiteError) in
      entry.insert(
        Ground(
          side: try row.word(1, in: "claim_ground", of: entry.id),
          kind: try row.word(2, in: "claim_ground", of: entry.id), source: row.text(3),
          text: row.text(4)))
    }
    var rules: [[String]: [String]] = [:]
    try forEach("modelled_ground_rule", "position, rule_id", "position, number") { entry, row in
      rules[[entry.id, row.text(1)], default: []].append(row.text(2))
    }
    // Both kinds count their places together.
    try forEach(
      "modelled_ground", "position, side, scenario_id, variant, expectation, text, agrees, found",
      "position"
    ) { (entry, row) throws(SQLiteError) in
      let position = try row.number(1, in: "modelled_ground", of: entry.id)
      var model = ModelledGround(
        scenario: row.text(3), variant: row.text(4),
        rules: rules[[entry.id, row.text(1)]] ?? [], expectation: row.text(5))
      if !row.isNull(7) {
        model.verdict = .init(agrees: row.int(7) == 1, found: row.optionalText(8))
      }
      entry.insert(
        Ground(
          side: try row.word(2, in: "modelled_ground", of: entry.id), model: model,
          text: row.text(6)), at: position)
    }
  }

  mutating func readTasks() throws(SQLiteError) {
    try forEach("task", TaskFacts.columns, "entry_id", isComplete: true) {
      (entry, row) throws(SQLiteError) in
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
}

extension Entry {
  /// Adds a ground to those of a claim, at the end or at its place.
  fileprivate mutating func insert(_ ground: Ground, at position: Int = .max) {
    guard case .claim(let facts) = details else { return }
    var grounds = facts.grounds
    grounds.insert(ground, at: min(position, grounds.count))
    details = .claim(ClaimFacts(status: facts.status, grounds: grounds))
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
