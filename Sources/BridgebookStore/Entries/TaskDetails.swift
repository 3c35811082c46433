internal import Bridgebook

/// Reads the task-specific parts of entries.
enum TaskDetails {
  static func read(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach("task", TaskFacts.columns, "entry_id", isComplete: true) {
      (entry, row) throws(SQLiteError) in
      entry.details = .task(try TaskFacts(row, 1, of: entry.id))
    }
    try assembly.forEach(TaskFacts.self, "task_gotcha", "gotcha_id", "position") { facts, row in
      facts.gotchas.append(row.text(1))
    }
    try assembly.forEach(TaskFacts.self, "task_native", "api, source_id", "position") {
      facts, row in
      facts.natives.append(
        NativeAPI(
          name: row.text(1), form: .implied(by: row.text(1)), since: Availability(),
          source: row.text(2)))
    }
    try assembly.forEach(
      TaskFacts.self, "task_native_platform", "platform, since, position", "position"
    ) { (facts, row) throws(SQLiteError) in
      try facts.natives.add(row, in: "task_native_platform")
    }
  }
}

extension TaskFacts {
  /// The columns of the table `task` that `init` reads.
  static let columns = "area, is_asked_often, coverage, bridge, pattern_id, component_id"

  /// Reads `columns` from a row, starting at `column`.
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
