internal import BookData
internal import Bridgebook
package import BridgebookStore

/// The store that is examined, as it is at one moment; what several checks need is made once.
package final class ExaminedStore {
  package let door: StoreDoor
  package let expected: ExpectedBook
  private let opened: Result<Connection, any Error>
  private lazy var compared: Result<StoreComparison, any Error> = Result {
    let connection = try opened.get()
    // A store of an earlier schema has no texts of a team. Texts that are there and cannot be read are no such store:
    // a book without them would differ from the store in rows that are sound.
    let holdsTexts = try connection.first(
      "SELECT 1 FROM sqlite_schema WHERE name = 'own_text' AND type = 'table'"
    ) { _ in true }
    let texts = holdsTexts == nil ? [] : try Store(connection).ownTexts()
    return StoreComparison(try expected.fresh(with: texts), beside: connection)
  }

  /// The file for reading: all checks see the store in one transaction, whoever writes meanwhile.
  init(_ door: StoreDoor, _ expected: ExpectedBook) {
    self.door = door
    self.expected = expected
    opened = Result {
      let connection = try door.openAsItIs()
      try connection.execute("BEGIN")
      return connection
    }
  }

  /// The store inside the transaction of a connection.
  init(_ door: StoreDoor, _ expected: ExpectedBook, on connection: Connection) {
    self.door = door
    self.expected = expected
    opened = .success(connection)
  }

  var path: String { door.path }

  /// Holds the transaction; no check writes.
  package var connection: Connection {
    get throws { try opened.get() }
  }

  var store: Store {
    get throws { Store(try opened.get()) }
  }

  /// The store beside a fresh one.
  package var comparison: StoreComparison {
    get throws { try compared.get() }
  }

  /// The first column of a query, as text.
  package func texts(_ sql: String) throws -> [String] {
    try connection.rows(sql) { $0.text(0) }
  }
}
