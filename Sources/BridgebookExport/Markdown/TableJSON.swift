internal import Bridgebook

/// A table as one JSON document with one row per line.
package struct TableJSON: TableWriter {
  private let schema: String
  private var names: [String] = []
  private var isFirst = true

  /// - Parameter schema: the name of the document's schema, such as `bridgebook/sql-1`.
  package init(schema: String) {
    self.schema = schema
  }

  /// Returns the beginning of the document.
  package mutating func begin(_ columns: [String]) -> String {
    names = TableJSON.unique(columns)
    return """
      {
        "schema": \(JSONValue.string(schema).line),
        "columns": \(JSONValue.strings(names).line),
        "rows": [
      """
  }

  /// Returns the text of a row.
  package mutating func row(_ cells: [TableCell]) -> String {
    let line = JSONValue.object(Array(zip(names, cells.map(TableJSON.value)))).line
    defer { isFirst = false }
    return (isFirst ? "\n    " : ",\n    ") + line
  }

  /// Returns the end of the document, with the failure if there was one.
  package mutating func end(failure: String?) -> String {
    let error = failure.map { ",\n  \"error\": \(JSONValue.string($0).line)" } ?? ""
    return """
      \(isFirst ? "" : "\n  ")],
        "complete": \(failure == nil)\(error)
      }

      """
  }

  /// Makes names unique with numbers, because the keys of a JSON object must differ.
  static func unique(_ columns: [String]) -> [String] {
    var taken: Set<String> = []
    return columns.map { column in
      var name = column
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(column):\(number)"
        number += 1
      }
      return name
    }
  }

  private static func value(_ cell: TableCell) -> JSONValue {
    switch cell {
    case .null: .null
    case .integer(let number): .integer(Int(number))
    case .real(let number): .number(number)
    case .text, .bytes: .string(cell.words)
    }
  }
}
