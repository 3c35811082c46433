internal import Bridgebook

/// Writes what the entry of a task carries beside the common parts.
struct TaskWriter {
  private let task: Inserter
  private let gotcha: Inserter
  private let native: Inserter
  private let nativePlatform: Inserter

  init(_ connection: Connection) throws(SQLiteError) {
    task = try Inserter(
      connection, "task",
      [
        "entry_id", "area", "is_asked_often", "coverage", "bridge", "pattern_id", "component_id",
      ])
    gotcha = try Inserter(connection, "task_gotcha", ["entry_id", "position", "gotcha_id"])
    native = try Inserter(connection, "task_native", ["entry_id", "position", "api", "source_id"])
    nativePlatform = try Inserter(
      connection, "task_native_platform", ["entry_id", "position", "platform", "since"])
  }

  func write(_ facts: TaskFacts, of name: String) throws(SQLiteError) {
    let id = Value.text(name)
    try task.insert(
      id, .text(facts.area.rawValue), .int(facts.isAskedOften ? 1 : 0),
      .text(facts.coverage.rawValue), .optional(facts.bridge), .optional(facts.pattern),
      .optional(facts.component))
    for (index, name) in facts.gotchas.enumerated() {
      try gotcha.insert(id, .int(index), .text(name))
    }
    for (index, item) in facts.natives.enumerated() {
      try native.insert(id, .int(index), .text(item.name), .text(item.source))
      for row in item.since.rows {
        try nativePlatform.insert(
          id, .int(index), .text(row.platform.rawValue), .text(row.since?.description ?? ""))
      }
    }
  }
}

extension TaskFacts {
  /// The columns of the table `task` that a row begins with at some column.
  static let columns = "area, is_asked_often, coverage, bridge, pattern_id, component_id"

  /// Reads `columns` from a row that has them from that column on.
  init(_ row: Row, _ column: Int32, of id: String) throws(SQLiteError) {
    self.init(
      area: try row.word(column, in: "task", of: id),
      coverage: try row.word(column + 2, in: "task", of: id))
    isAskedOften = row.int(column + 1) == 1
    bridge = row.optionalText(column + 3)
    pattern = row.optionalText(column + 4)
    component = row.optionalText(column + 5)
  }
}
