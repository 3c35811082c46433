package import Bridgebook

/// Reads the documents that the book cites.
package struct SourceReader {
  let connection: Connection

  /// Returns the source with that id.
  package func source(_ id: String) throws(StoreError) -> Source? {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        "SELECT \(Source.columns) FROM source WHERE id = ?", [.text(id)],
        Source.init(row:))
    }
  }

  /// Returns all sources of the book, by id.
  package func all() throws(StoreError) -> [Source] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        "SELECT \(Source.columns) FROM source ORDER BY id", [], Source.init(row:))
    }
  }
}

extension Source {
  /// The columns of a source, as SQL.
  static let columns = """
    source.id, source.kind, source.title, source.url,
    (SELECT text FROM source_reading WHERE number = source.reading)
    """

  /// The number of a sentence about what was read in `source_reading`.
  static func number(ofReading text: String) -> Int {
    var hash = FNVHash()
    hash.add(text)
    return Int(hash.value & 0xffff_ffff)
  }

  /// Reads a source from its columns.
  init(row: Row) {
    self.init(
      id: row.text(0), kind: row.text(1), title: row.text(2), url: row.optionalText(3),
      reading: row.optionalText(4))
  }
}
