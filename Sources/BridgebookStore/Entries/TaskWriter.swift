internal import Bridgebook

/// Writes the details of a task's entry.
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
