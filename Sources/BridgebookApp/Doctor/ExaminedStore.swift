internal import BookData
internal import Bridgebook
package import BridgebookStore

/// A snapshot of the store under examination, with values that several checks share.
package final class ExaminedStore {
  package let door: StoreDoor
  package let expected: ExpectedBook
  private let opened: Result<Connection, any Error>
  private lazy var ownTexts: Result<[OwnVersion], any Error> = Result {
    try OwnTextHealth(Store(opened.get())).texts()
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
      try DatabaseFile(connection).begin()
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

  /// The grounds of claims that were simulated, with the verdicts that the store should contain.
  var verdicts: [JudgedGround] {
    get throws { try expected.verdicts(with: ownTexts.get()) }
  }
}
