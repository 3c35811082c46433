/// A prepared INSERT into one table.
struct Inserter {
  private let statement: Statement

  init(
    _ connection: Connection, _ table: String, _ columns: [String]
  ) throws(SQLiteError) {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    statement = try connection.prepare(
      "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))")
  }

  func insert(_ values: Value...) throws(SQLiteError) {
    try statement.run(values)
  }

  func insert(_ values: [Value]) throws(SQLiteError) {
    try statement.run(values)
  }
}

extension Value {
  static func choice<Choice: RawRepresentable>(_ choice: Choice?) -> Value
  where Choice.RawValue == String {
    .optional(choice?.rawValue)
  }
}
