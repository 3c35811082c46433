import BridgebookStore
import Testing

/// Rules for all tables and views of the schema, including future ones.
@Suite struct SchemaRuleTests {
  private let connection: Connection

  init() throws {
    connection = try BuiltInStore.open().connection
  }

  private struct ForeignKey {
    let parent: String
    var from: [String] = []
    var to: [String] = []
  }

  private func foreignKeys(of table: String) throws -> [ForeignKey] {
    var keys: [Int: ForeignKey] = [:]
    try connection.forEach(
      "SELECT id, \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id, seq",
      [.text(table)]
    ) { row in
      keys[row.int(0), default: ForeignKey(parent: row.text(1))].from.append(row.text(2))
      keys[row.int(0)]?.to.append(row.text(3))
    }
    return keys.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Without an index, deleting a parent makes SQLite scan all children.
  @Test func everyForeignKeyHasAnIndex() throws {
    for table in try connection.tables() {
      let indexes = try connection.rows(
        "SELECT name, \"unique\" FROM pragma_index_list(?) WHERE partial = 0", [.text(table)]
      ) { (name: $0.text(0), isUnique: $0.int(1) == 1) }
      let columns = try indexes.map { index in
        let names = try connection.rows(
          "SELECT name FROM pragma_index_info(?) ORDER BY seqno", [.text(index.name)]
        ) { $0.text(0) }
        return (names: names, isUnique: index.isUnique)
      }
      for key in try foreignKeys(of: table) {
        let isFound = columns.contains { index in
          Set(index.names.prefix(key.from.count)) == Set(key.from)
            || index.isUnique && Set(index.names).isSubset(of: key.from)
        }
        #expect(isFound, "\(table) has no index on \(key.from)")
      }
    }
  }

  @Test func keysCarryTheNameOfWhatTheyPointAt() throws {
    for table in try connection.tables() {
      for key in try foreignKeys(of: table) {
        for (from, to) in zip(key.from, key.to) {
          let isNamed =
            switch to {
            case "id", "number": from.hasSuffix("_" + to)
            default: from == to || from == "id" && to.hasSuffix("_id")
            }
          #expect(isNamed, "\(table).\(from) points at \(key.parent).\(to)")
        }
      }
    }
  }

  /// Sorting would slow down counting and joins, which do not need an order.
  @Test func noViewSorts() throws {
    let views = try connection.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'view'") {
      ($0.text(0), $0.text(1))
    }
    for (view, sql) in views {
      var depth = 0
      var outside = ""
      for character in sql {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { outside.append(character) }
      }
      #expect(!outside.contains("ORDER BY"), "\(view) sorts its rows")
      let plan = try connection.rows("EXPLAIN QUERY PLAN SELECT * FROM \(view)") { $0.text(3) }
      #expect(!plan.contains { $0.contains("FOR ORDER BY") }, "\(view) sorts: \(plan)")
    }
  }

  @Test func listsAreJSONArrays() throws {
    let tables = try connection.rows(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%JSON array%'"
    ) { ($0.text(0), $0.text(1)) }
    #expect(tables.count >= 4)
    for (table, sql) in tables {
      for line in sql.split(separator: "\n") where line.contains("JSON array") {
        let column = try #require(line.split(separator: " ").first)
        let others = try connection.first(
          """
          SELECT count(*) FROM \(table)
          WHERE \(column) IS NOT NULL AND NOT (json_valid(\(column)) AND json_type(\(column)) = 'array')
          """
        ) { $0.int(0) }
        #expect(others == 0, "\(table).\(column)")
      }
    }
  }

  /// Without a rowid, SQLite stores whole rows inside the tree, and long rows leave its pages half
  /// empty.
  @Test func rowsWithoutRowidAreShort() throws {
    let tables = try connection.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND wr = 1"
    ) { $0.text(0) }
    for table in tables {
      let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
        "coalesce(length(CAST(\"\($0.text(0))\" AS BLOB)), 0)"
      }
      let length =
        try connection.first(
          "SELECT coalesce(avg(\(columns.joined(separator: " + "))), 0) FROM \(table)"
        ) { $0.double(0) } ?? 0
      #expect(length < 450, "rows of \(table) have \(length) bytes on average")
    }
  }
}
