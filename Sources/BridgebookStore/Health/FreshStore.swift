package import Bridgebook

/// A store in memory that contains a book as this program writes it, for comparison with others.
package final class FreshStore {
  let connection: Connection
  private let book: EffectiveBook
  private var hasIndex = false

  /// - Parameters:
  ///   - texts: the team's texts in the book.
  ///   - book: the built-in book combined with those texts.
  package init(
    _ texts: [OwnVersion], book: EffectiveBook, fingerprint: String
  ) throws(StoreError) {
    self.book = book
    do throws(SQLiteError) {
      connection = try Connection(path: ":memory:", mode: .create)
    } catch { throw .sqlite(error) }
    do throws(MigrationError) {
      try Store.migrator.migrate(connection, at: "")
    } catch { throw .migration(error) }
    do throws(SQLiteError) {
      try connection.execute("BEGIN")
    } catch { throw .sqlite(error) }
    // The texts are written first, because the rows of the book refer to them.
    let writer = OwnTextWriter(connection)
    for text in texts { try writer.hold(writer.append(text), of: text.id) }
    do throws(SQLiteError) {
      try BookWriter(connection).replaceBuiltIn(
        with: book, fingerprint: fingerprint, withIndex: false)
      try connection.execute("COMMIT")
    } catch { throw .sqlite(error) }
  }

  /// Builds the search index on demand, because it takes half of the time.
  func index() throws(SQLiteError) {
    guard !hasIndex else { return }
    try connection.execute("BEGIN")
    try SearchIndexWriter(connection).write(book)
    try connection.execute("COMMIT")
    hasIndex = true
  }
}
