internal import Bridgebook

/// Exports all tables of a store, from which the store can be recreated.
package struct BookCopy {
  /// The schema of an exported book.
  package static let schema = "bridgebook/book-1"

  private let connection: Connection

  /// Creates a copier of a store.
  package init(_ store: Store) { connection = store.connection }

  /// Returns the ids of the applied migrations, which determine the tables of the store.
  package func migrationIDs() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM schema_migration ORDER BY id") { $0.text(0) }
    }
  }

  /// Exports the store row by row as JSON objects, in constant memory.
  ///
  /// - Parameters:
  ///   - table: called at the beginning of each table.
  ///   - row: called with each of its rows; returns false to end the export.
  package func write(
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

/// A table of the store with its columns, for export and import.
struct CopiedTable {
  let name: String
  /// The table into which the rows are imported, if it has another name.
  var place: String?
  let columns: [String]
  /// The columns that contain fractions.
  var fractions: Set<String> = []
  /// The columns that sort the rows, so that exports are deterministic.
  let order: String

  /// Returns all tables of a store, sorted by name.
  ///
  /// Excludes the history of migrations, which belongs to the file and not to the book.
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
        "SELECT name, pk, type FROM pragma_table_info(?) ORDER BY cid", [.text(name)]
      ) { ($0.text(0), key: $0.int(1), isFraction: $0.text(2) == "REAL") }
      let keys = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map { quoted($0.0) }
      tables.append(
        CopiedTable(
          name: name, columns: columns.map { $0.0 },
          fractions: Set(columns.filter(\.isFraction).map { $0.0 }),
          order: isVirtual || keys.isEmpty ? "rowid" : keys.joined(separator: ", ")))
    }
    return tables
  }

  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// An SQL expression for a row as a JSON object, with its columns in order.
  ///
  /// SQLite writes fractions to JSON with 15 digits, which do not identify every number; 17 digits
  /// do.
  var selection: String {
    let members = columns.map {
      let column = CopiedTable.quoted($0)
      let value = fractions.contains($0) ? "json(printf('%!.17g', \(column)))" : column
      return "'\($0.replacing("'", with: "''"))', \(value)"
    }
    return
      "SELECT json_object(\(members.joined(separator: ", "))) FROM \(CopiedTable.quoted(name)) ORDER BY \(order)"
  }

  /// Returns the SQL expressions for the columns of a JSON object.
  ///
  /// - Parameter object: the SQL expression for the object.
  func values(from object: String) -> String {
    columns.map { "json_extract(\(object), '$.\"\($0.replacing("'", with: "''"))\"')" }
      .joined(separator: ", ")
  }

  var insertion: String {
    let names = columns.map(CopiedTable.quoted).joined(separator: ", ")
    return "INSERT INTO \(place ?? CopiedTable.quoted(name)) (\(names)) "
  }
}
