internal import Bridgebook

/// Reads the component-specific parts of entries.
enum ComponentDetails {
  /// - Parameter withBases: whether to read the chain of superclasses, which a recommendation
  ///   usually does not need.
  static func read(into assembly: inout EntryAssembly, withBases: Bool) throws(SQLiteError) {
    try assembly.forEach(
      ComponentColumn.table, ComponentColumn.all.map(\.name).joined(separator: ", "), "entry_id",
      isComplete: true
    ) { (entry, row) throws(SQLiteError) in
      guard var facts = ComponentFacts(entry.details) else { return }
      for (index, column) in ComponentColumn.all.enumerated() {
        try column.read(&facts, row, Int32(index + 1), entry.id)
      }
      entry.details = .component(facts)
    }
    // The superclass of a feature is its owner, which is bridged if SwiftUI has no API for the
    // feature.
    let hasFeature = assembly.entries.contains { entry in
      guard case .component(let facts) = entry.details else { return false }
      return facts.role == .feature
    }
    if withBases || hasFeature { try readBases(into: &assembly) }
    try assembly.forEach(
      ComponentFacts.self, "component_deprecation", "platform, since", "platform"
    ) {
      (facts, row) throws(SQLiteError) in
      facts.deprecated.insert(
        try row.availability(1, in: "component_deprecation", of: row.text(0)))
    }
    try readLacks(into: &assembly)
    try readNatives(into: &assembly)
    try readSetup(into: &assembly)
    try assembly.forEach(
      ComponentFacts.self, "component_fragment", "name, toolkit, text", "position"
    ) {
      (facts, row) throws(SQLiteError) in
      facts.sample.fragments.append(
        SampleFragments.Fragment(
          name: row.text(1),
          toolkit: try row.optionalWord(2, in: "component_fragment", of: row.text(0)),
          text: row.text(3)))
    }
  }

  private static func readLacks(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach(ComponentFacts.self, "component_lack_term", "phrase", "position") {
      facts, row in
      facts.lacksTerms.append(row.text(1))
    }
    try assembly.forEach(
      ComponentFacts.self, "component_lack", "text, source_id, platform, checked", "position"
    ) { (facts, row) throws(SQLiteError) in
      facts.lacks.append(try Lack(row, 1, of: row.text(0)))
    }
    try assembly.forEach(
      ComponentFacts.self, "component_lack_end", "platform, until, position", "position"
    ) { (facts, row) throws(SQLiteError) in
      let table = "component_lack_end"
      let place = row.int(3)
      guard facts.lacks.indices.contains(place) else {
        throw row.damaged(3, in: table, of: row.text(0), .badNumber(place))
      }
      facts.lacks[place].ends.insert(try row.availability(1, in: table, of: row.text(0)))
    }
  }

  private static func readNatives(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach(
      ComponentFacts.self, "component_native", "api, form, source_id, is_soft_deprecated",
      "position"
    ) {
      (facts, row) throws(SQLiteError) in
      facts.natives.append(
        NativeAPI(
          name: row.text(1), form: try row.word(2, in: "component_native", of: row.text(0)),
          since: Availability(), isSoftDeprecated: row.int(4) == 1, source: row.text(3)))
    }
    try assembly.forEach(
      ComponentFacts.self, "component_native_platform", "platform, since, position, until",
      "position"
    ) { (facts, row) throws(SQLiteError) in
      let table = "component_native_platform"
      let place = try facts.natives.add(row, in: table)
      if let until = try row.optionalRelease(4, in: table, of: row.text(0)) {
        let item = try row.availability(1, in: table, of: row.text(0))
        facts.natives[place].until.insert(.init(platform: item.platform, since: until))
      }
    }
  }

  /// Reads the setup items and their platforms with one SQL statement, because most classes have
  /// none.
  private static func readSetup(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach(
      ComponentFacts.self,
      "component_setup JOIN component_setup_platform USING (entry_id, position)",
      "position, platform, since, until, name, kind, purpose, source_id", "position, platform"
    ) { (facts, row) throws(SQLiteError) in
      let id = row.text(0)
      let table = "component_setup_platform"
      if row.int(1) == facts.setup.count {
        facts.setup.append(
          SetupItem(
            name: row.text(5), kind: try row.word(6, in: "component_setup", of: id),
            purpose: row.optionalText(7), since: Availability(), source: row.text(8)))
      }
      let place = row.int(1)
      guard facts.setup.indices.contains(place) else {
        throw row.damaged(1, in: table, of: id, .badNumber(place))
      }
      let item = try row.availability(2, in: table, of: id)
      facts.setup[place].since.insert(item)
      if let until = try row.optionalRelease(4, in: table, of: id) {
        facts.setup[place].until.insert(.init(platform: item.platform, since: until))
      }
    }
  }

  private static func readBases(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach(
      ComponentFacts.self, "component_base", "toolkit, base", "toolkit, position"
    ) { facts, row in
      if let last = facts.inherits.indices.last, facts.inherits[last].toolkit == row.text(1) {
        facts.inherits[last].chain.append(row.text(2))
      } else {
        facts.inherits.append(Ancestry(toolkit: row.text(1), chain: [row.text(2)]))
      }
    }
  }
}

extension [NativeAPI] {
  /// Adds a platform and release to the native API that the row refers to by number.
  ///
  /// - Returns: the number of the API.
  @discardableResult
  mutating func add(_ row: Row, in table: String) throws(SQLiteError) -> Int {
    let place = row.int(3)
    let item = try row.availability(1, in: table, of: row.text(0))
    guard indices.contains(place) else {
      throw row.damaged(3, in: table, of: row.text(0), .badNumber(place))
    }
    self[place].since.insert(item)
    return place
  }
}

extension Availability {
  mutating func insert(_ row: Row) {
    rows.insert(row, at: rows.firstIndex { row.platform < $0.platform } ?? rows.count)
  }
}
