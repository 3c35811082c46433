internal import BookData
internal import Bridgebook
internal import BridgebookStore

/// The store that is examined, as it is; what several checks need is made once.
final class ExaminedStore {
  let door: StoreDoor
  private lazy var opened: Result<Connection, any Error> = Result { try door.openAsItIs() }
  private lazy var compared: Result<StoreComparison, any Error> = Result {
    // A store of an earlier schema has no texts of a team.
    let texts = (try? Store(opened.get()).ownTexts()) ?? []
    _ = try opened.get()
    return try expected.comparison(with: texts)
  }
  let expected: ExpectedBook

  init(_ door: StoreDoor, _ expected: ExpectedBook) {
    self.door = door
    self.expected = expected
  }

  var path: String { door.path }

  /// Cannot write the file.
  var connection: Connection {
    get throws { try opened.get() }
  }

  var store: Store {
    get throws { Store(try opened.get()) }
  }

  /// The store beside a fresh one.
  var comparison: StoreComparison {
    get throws { try compared.get() }
  }

  /// The first column of a query, as text.
  func texts(_ sql: String) throws -> [String] {
    try connection.rows(sql) { $0.text(0) }
  }
}
