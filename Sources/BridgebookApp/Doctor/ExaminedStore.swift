internal import BookData
internal import Bridgebook
package import BridgebookStore

/// A snapshot of the store under examination, with values that several checks share.
package final class ExaminedStore {
  package let door: StoreDoor
  package let expected: ExpectedBook
  private let opened: Result<Connection, any Error>
  private lazy var ownTexts: Result<[OwnVersion], any Error> = Result {
    let connection = try opened.get()
    // A store of an earlier schema has no texts of a team. Texts that exist but cannot be read are
    // an error: compared with a book without them, intact rows of the store would look wrong.
    let holdsTexts = try connection.first(
      "SELECT 1 FROM sqlite_schema WHERE name = 'own_text' AND type = 'table'"
    ) { _ in true }
    return holdsTexts == nil ? [] : try Store(connection).ownTexts.all()
  }
  private lazy var compared: Result<StoreComparison, any Error> = Result {
    StoreComparison(try expected.fresh(with: ownTexts.get()), beside: try opened.get())
  }

  /// Opens the file for reading in one transaction, so that all checks see the same snapshot.
  init(_ door: StoreDoor, _ expected: ExpectedBook) {
    self.door = door
    self.expected = expected
    opened = Result {
      let connection = try door.openAsItIs()
      try connection.execute("BEGIN")
      return connection
    }
  }

  /// Examines the store inside an open transaction of a connection.
  init(_ door: StoreDoor, _ expected: ExpectedBook, on connection: Connection) {
    self.door = door
    self.expected = expected
    opened = .success(connection)
  }

  var path: String { door.place.path }

  /// The connection with the read transaction; checks do not write.
  package var connection: Connection {
    get throws { try opened.get() }
  }

  var store: Store {
    get throws { Store(try opened.get()) }
  }

  /// The comparison of the store with a newly made one.
  package var comparison: StoreComparison {
    get throws { try compared.get() }
  }

  /// The modeled grounds of claims, with the verdicts that the store should contain.
  var verdicts: [JudgedGround] {
    get throws { try expected.verdicts(with: ownTexts.get()) }
  }

  /// Returns the values of a query's first column, as text.
  package func texts(_ sql: String) throws -> [String] {
    try connection.rows(sql) { $0.text(0) }
  }
}
