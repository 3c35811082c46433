import BridgebookStore
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct StoreRaceTests {
  /// The number of rounds; in a debug build, each process of a round takes two seconds.
  static let rounds = Effort.amount(brief: 1, full: 3)
  private static let processCount = Effort.amount(brief: 4, full: 10)

  @Test(arguments: 0..<rounds)
  func processesOnAMissingStoreAllSucceedAndLeaveOneGoodStore(round: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    let processes = try (0..<Self.processCount).map { _ in
      try Program.start(Program.path, ["--store", path, "show", "MKMapView"])
    }
    let outputs = processes.map { $0.output() }
    #expect(outputs.map(\.status) == Array(repeating: 0, count: Self.processCount))
    #expect(Set(outputs.map(\.err)) == [""])
    #expect(Set(outputs.map(\.out)).count == 1)
    #expect(outputs[0].out.contains("MKMapView"))
    // If two connections close at the same moment, both leave the write-ahead log to the next one.
    try Connection(path: path, mode: .readWrite).execute("SELECT count(*) FROM entry")
    #expect(try folder.names() == ["book.sqlite"])
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
  }

  @Test func processesThatFindTheBookOfAnotherVersionAllSucceed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    try Connection(path: path, mode: .readWrite)
      .execute("UPDATE book_setting SET value = 'another' WHERE name = 'fingerprint'")
    let processes = try (0..<Self.processCount).map { _ in
      try Program.start(Program.path, ["--store", path, "show", "MKMapView"])
    }
    let outputs = processes.map { $0.output() }
    #expect(outputs.map(\.status) == Array(repeating: 0, count: Self.processCount))
    // One process upgrades the book; the others answer from the old book with a remark.
    #expect(outputs.contains { $0.err == "" })
    #expect(
      outputs.allSatisfy {
        $0.err == "" || $0.err.contains("the book of another version of bridgebook")
      })
    #expect(Set(outputs.map(\.out)).count == 1)
    try Connection(path: path, mode: .readWrite).execute("SELECT count(*) FROM entry")
    #expect(try folder.names() == ["book.sqlite"])
  }
}
