package import Bridgebook

/// Reads the documents that the book cites.
package struct SourceReader {
  let connection: Connection

  /// Returns the source with that id.
  package func source(_ id: String) throws(StoreError) -> Source? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        "SELECT id, kind, title, url, reading FROM source WHERE id = ?", [.text(id)],
        Source.init(row:))
    }
  }

  /// Returns all sources of the book, by id.
  package func all() throws(StoreError) -> [Source] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT id, kind, title, url, reading FROM source ORDER BY id", [], Source.init(row:))
    }
  }
}

extension Source {
  /// Reads a source from the columns id, kind, title, url and reading.
  init(row: Row) {
    self.init(
      id: row.text(0), kind: row.text(1), title: row.text(2), url: row.optionalText(3),
      reading: row.optionalText(4))
  }
}
