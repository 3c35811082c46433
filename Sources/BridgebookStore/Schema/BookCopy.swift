/// A table of the store with its columns, for taking its rows along.
struct CopiedTable {
  let name: String
  let columns: [String]
  /// What makes the order of its rows the same everywhere.
  let order: String

  /// All tables that hold what cannot be made again, sorted by name.
  ///
  /// The history of migrations belongs to a file, not to the book.
  static func all(in connection: Connection) throws(SQLiteError) -> [CopiedTable] {
    let names = try connection.rows(
      """
      SELECT name, type FROM pragma_table_list
      WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name <> 'schema_migration'
      ORDER BY name
      """
    ) { ($0.text(0), isVirtual: $0.text(1) == "virtual") }
    var tables: [CopiedTable] = []
    for (name, isVirtual) in names {
      let columns = try connection.rows(
        "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", [.text(name)]
      ) { ($0.text(0), key: $0.int(1)) }
      let keys = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map { quoted($0.0) }
      tables.append(
        CopiedTable(
          name: name, columns: columns.map { $0.0 },
          order: isVirtual || keys.isEmpty ? "rowid" : keys.joined(separator: ", ")))
    }
    return tables
  }

  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// A row as a JSON object with its columns in their order.
  var selection: String {
    let members = columns.map {
      "'\($0.replacing("'", with: "''"))', \(CopiedTable.quoted($0))"
    }
    return
      "SELECT json_object(\(members.joined(separator: ", "))) FROM \(CopiedTable.quoted(name)) ORDER BY \(order)"
  }

  /// Takes the columns out of a JSON object.
  ///
  /// - Parameter object: an expression of SQL that gives it.
  func values(from object: String) -> String {
    columns.map { "json_extract(\(object), '$.\"\($0.replacing("'", with: "''"))\"')" }
      .joined(separator: ", ")
  }

  var insertion: String {
    let names = columns.map(CopiedTable.quoted).joined(separator: ", ")
    return "INSERT INTO \(CopiedTable.quoted(name)) (\(names)) "
  }
}

extension Store {
  /// Which version of the form a copied book has.
  package static let copySchema = "bridgebook/book-1"

  /// The ids of the migrations the store has, which tell what its tables are.
  package func migrationIDs() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM schema_migration ORDER BY id") { $0.text(0) }
    }
  }

  /// Hands over everything in the store, a row at a time as a JSON object; memory does not grow with the rows.
  ///
  /// - Parameters:
  ///   - table: begins a table.
  ///   - row: receives one row of it; answers false to end the copying.
  package func copy(
    table: (String) -> Void, row: (String) -> Bool
  ) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      var isWanted = true
      for copied in try CopiedTable.all(in: connection) where isWanted {
        table(copied.name)
        try connection.prepare(copied.selection).scan { values in
          isWanted = row(values.text(0))
          return isWanted
        }
      }
    }
  }
}
