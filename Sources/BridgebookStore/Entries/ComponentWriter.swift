internal import Bridgebook

/// Writes the details of a class's entry.
struct ComponentWriter {
  private let component: Inserter
  private let base: Inserter
  private let deprecation: Inserter
  private let native: Inserter
  private let nativePlatform: Inserter
  private let lack: Inserter
  private let lackRow: Inserter
  private let lackEnd: Inserter
  private let setup: Inserter
  private let setupPlatform: Inserter
  private let fragment: Inserter

  init(_ connection: Connection) throws(SQLiteError) {
    component = try Inserter(
      connection, ComponentColumn.table, ["entry_id"] + ComponentColumn.all.map(\.name))
    base = try Inserter(
      connection, "component_base", ["entry_id", "toolkit", "position", "base"])
    deprecation = try Inserter(
      connection, "component_deprecation", ["entry_id", "platform", "since"])
    native = try Inserter(
      connection, "component_native",
      ["entry_id", "position", "api", "form", "is_soft_deprecated", "source_id"])
    nativePlatform = try Inserter(
      connection, "component_native_platform",
      ["entry_id", "position", "platform", "since", "until"])
    lack = try Inserter(connection, "component_lack_term", ["entry_id", "position", "phrase"])
    lackRow = try Inserter(
      connection, "component_lack",
      ["entry_id", "position", "text", "source_id", "platform", "checked", "checked_rank"])
    lackEnd = try Inserter(
      connection, "component_lack_end", ["entry_id", "position", "platform", "until"])
    setup = try Inserter(
      connection, "component_setup",
      ["entry_id", "position", "name", "kind", "purpose", "source_id"])
    setupPlatform = try Inserter(
      connection, "component_setup_platform",
      ["entry_id", "position", "platform", "since", "until"])
    fragment = try Inserter(
      connection, "component_fragment", ["entry_id", "position", "name", "toolkit", "text"])
  }

  func write(_ facts: ComponentFacts, of name: String) throws(SQLiteError) {
    let id = Value.text(name)
    try component.insert([id] + ComponentColumn.all.map { $0.value(facts) })
    for item in facts.inherits {
      for (index, name) in item.chain.enumerated() {
        try base.insert(id, .text(item.toolkit), .int(index), .text(name))
      }
    }
    for row in facts.deprecated.rows {
      try deprecation.insert(
        id, .text(row.platform.rawValue), .text(row.since?.description ?? ""))
    }
    for (index, item) in facts.natives.enumerated() {
      try native.insert(
        id, .int(index), .text(item.name), .text(item.form.rawValue),
        .int(item.isSoftDeprecated ? 1 : 0), .text(item.source))
      for row in item.since.rows {
        let until = item.until.row(for: row.platform)?.since
        try nativePlatform.insert(
          id, .int(index), .text(row.platform.rawValue), .optional(row.since?.description),
          .optional(until?.description))
      }
    }
    for (index, item) in facts.lacks.enumerated() {
      let release = item.checked
      try lackRow.insert(
        id, .int(index), .text(item.text), .text(item.source), .text(release.platform.rawValue),
        .text(release.version.description), .int(release.version.rank))
      for row in item.ends.rows {
        try lackEnd.insert(
          id, .int(index), .text(row.platform.rawValue), .optional(row.since?.description))
      }
    }
    for (index, phrase) in facts.lacksTerms.enumerated() {
      try lack.insert(id, .int(index), .text(phrase))
    }
    for (index, item) in facts.setup.enumerated() {
      try setup.insert(
        id, .int(index), .text(item.name), .choice(item.kind), .optional(item.purpose),
        .text(item.source))
      for row in item.since.rows {
        let until = item.until.row(for: row.platform)?.since
        try setupPlatform.insert(
          id, .int(index), .text(row.platform.rawValue), .optional(row.since?.description),
          .optional(until?.description))
      }
    }
    for (index, item) in facts.sample.fragments.enumerated() {
      try fragment.insert(
        id, .int(index), .text(item.name), .choice(item.toolkit), .text(item.text))
    }
  }
}
