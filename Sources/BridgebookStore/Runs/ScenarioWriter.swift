internal import Bridgebook

/// Writes scenarios, their variants and the rules of the model.
struct ScenarioWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Removes all scenarios, their built-in runs and the rules of the model; recorded runs are kept.
  func clear() throws(SQLiteError) {
    let runs = try connection.rows(
      "SELECT run_number FROM scenario_variant WHERE run_number IS NOT NULL"
    ) { $0.int(0) }
    for table in [
      "scenario_source", "scenario_rule", "scenario_gotcha", "scenario_variant", "scenario",
      "model_rule",
    ] {
      try connection.execute("DELETE FROM \(table)")
    }
    for run in runs { try RunRows.remove(run, from: connection) }
  }

  /// Writes the rules of the model and all scenarios.
  func write(_ effective: EffectiveBook) throws(SQLiteError) {
    let rule = try Inserter(
      connection, "model_rule", ["id", "position", "confidence", "grounds", "text"])
    for (position, item) in effective.book.rules.enumerated() {
      try rule.insert(
        .text(item.id), .int(position), .text(item.confidence.rawValue), .text(item.grounds),
        .text(item.text))
    }
    try write(effective.book.scenarios, own: effective.ownScenarios)
  }

  /// Removes one scenario and its built-in runs.
  func clear(_ id: String) throws(SQLiteError) {
    let runs = try connection.rows(
      "SELECT run_number FROM scenario_variant WHERE scenario_id = ? AND run_number IS NOT NULL",
      [.text(id)]
    ) { $0.int(0) }
    try connection.run("DELETE FROM scenario WHERE id = ?", [.text(id)])
    for run in runs { try RunRows.remove(run, from: connection) }
  }

  /// Writes the scenarios of a book, or only those with certain ids.
  func write(
    _ files: [ScenarioFile], own: [String: OwnRelation], only ids: Set<String>? = nil
  ) throws(SQLiteError) {
    let files = files.filter { !$0.scenario.isLibrary }
    let insert = try Inserter(
      connection, "scenario", ["id", "position", "title", "platform", "text"])
    let variant = try Inserter(
      connection, "scenario_variant",
      ["scenario_id", "position", "variant", "role", "base", "title"])
    let gotcha = try Inserter(
      connection, "scenario_gotcha", ["scenario_id", "position", "gotcha_id"])
    let rule = try Inserter(connection, "scenario_rule", ["scenario_id", "position", "rule_id"])
    let source = try Inserter(
      connection, "scenario_source", ["scenario_id", "position", "source_id"])
    for (position, file) in files.enumerated() where ids?.contains(file.scenario.id) ?? true {
      let item = file.scenario
      let id = Value.text(item.id)
      let place = own[item.id] == .new ? EntryWriter.ownPosition : position
      try insert.insert(
        id, .int(place), .text(item.title), .text(item.platform.rawValue), .text(file.text))
      for (index, part) in item.variants.enumerated() {
        try variant.insert(
          id, .int(index), .text(part.name), .text(part.role.rawValue), .optional(part.base),
          .text(part.title))
      }
      for (index, name) in item.gotchas.enumerated() {
        try gotcha.insert(id, .int(index), .text(name))
      }
      for (index, name) in item.rules.enumerated() {
        try rule.insert(id, .int(index), .text(name))
      }
      for (index, name) in item.sources.enumerated() {
        try source.insert(id, .int(index), .text(name))
      }
    }
  }
}
