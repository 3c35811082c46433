internal import BridgeExport
internal import SQLiteAccess

/// Reads JSON texts; SQLite checks them and takes them apart.
final class JSONReader {
  /// What a text is.
  enum Reading {
    case value(JSONValue)
    case notJSON
    case tooManyValues
  }

  private let isValid: Statement
  private let count: Statement
  private let parts: Statement

  init() throws(SQLiteError) {
    let connection = try Connection(path: ":memory:", mode: .create)
    isValid = try connection.prepare("SELECT json_valid(?)")
    count = try connection.prepare(
      "SELECT count(*) FROM (SELECT 1 FROM json_tree(?1) LIMIT ?2 + 1)")
    parts = try connection.prepare(
      "SELECT id, parent, key, type, atom FROM json_tree(?) ORDER BY id")
  }

  /// One value or container, with what is inside it once that was read.
  private struct Part {
    let id: Int
    let parent: Int?
    let key: String
    let type: String
    let leaf: JSONValue
    var members: [(String, JSONValue)] = []

    init(_ row: Row) {
      id = row.int(0)
      parent = row.isNull(1) ? nil : row.int(1)
      key = row.text(2)
      type = row.text(3)
      leaf =
        switch type {
        case "true": .bool(true)
        case "false": .bool(false)
        case "integer": .integer(row.int(4))
        case "real": .number(row.double(4))
        case "text": .string(row.text(4))
        default: .null
        }
    }

    /// The members were gathered from the last to the first.
    var value: JSONValue {
      switch type {
      case "object": .object(members.reversed())
      case "array": .array(members.reversed().map { $0.1 })
      default: leaf
      }
    }
  }

  /// The value of a text that somebody else wrote, unless it holds more values than allowed.
  func read(_ text: String, mostValues: Int) throws(SQLiteError) -> Reading {
    guard try isValid.first([.text(text)], { $0.int(0) }) == 1 else { return .notJSON }
    // Between two values stands at least a comma.
    if text.utf8.count > mostValues,
      let count = try count.first([.text(text), .int(mostValues)], { $0.int(0) }),
      count > mostValues
    {
      return .tooManyValues
    }
    return try read(text).map(Reading.value) ?? .notJSON
  }

  /// The value of a text; nil where the text is no JSON.
  func read(_ text: String) throws(SQLiteError) -> JSONValue? {
    guard try isValid.first([.text(text)], { $0.int(0) }) == 1 else { return nil }
    var parts = try parts.rows([.text(text)], Part.init)
    var places: [Int: Int] = [:]
    for (index, part) in parts.enumerated() { places[part.id] = index }
    // What is inside a container comes after it, so from the end on each part is complete when it is reached.
    for index in parts.indices.reversed() {
      guard let parent = parts[index].parent, let place = places[parent] else { continue }
      parts[place].members.append((parts[index].key, parts[index].value))
    }
    return parts.first?.value
  }
}
