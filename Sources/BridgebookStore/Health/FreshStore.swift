package import Bridgebook

/// A store in memory that holds a book as this program writes it, to hold others against.
package final class FreshStore {
  let connection: Connection
  private let book: EffectiveBook
  private var hasIndex = false

  /// - Parameters:
  ///   - texts: the team's texts that are in the book.
  ///   - book: what is built in, and those texts.
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
    // The rows of the book are made beside the texts they come from.
    let writer = OwnTextWriter(connection)
    for text in texts { try writer.hold(writer.append(text), of: text.id) }
    do throws(SQLiteError) {
      try BookWriter(connection).replaceBuiltIn(
        with: book, fingerprint: fingerprint, withIndex: false)
      try connection.execute("COMMIT")
    } catch { throw .sqlite(error) }
  }

  /// Indexes the book when a check asks for that, since it is half of the work.
  func index() throws(SQLiteError) {
    guard !hasIndex else { return }
    try connection.execute("BEGIN")
    try SearchIndexWriter(connection).write(book)
    try connection.execute("COMMIT")
    hasIndex = true
  }
}
