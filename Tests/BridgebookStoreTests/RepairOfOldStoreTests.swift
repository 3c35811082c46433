import Bridgebook
import BridgebookStore
import Testing

/// A repair that fails leaves a store with an earlier schema unchanged, because its upgrade is in
/// the same transaction.
@Suite struct RepairOfOldStoreTests {
  private struct Refused: Error {}

  @Test func aFailedRepairUpgradesNothing() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let all = try Store.migrator.pending(on: connection).map(\.id)
    let earlier = try #require(Store.migrator.upTo(all.dropLast()))
    try earlier.migrate(connection, at: "then")
    let material = StoreRepairer.Material(
      book: { _ in throw Refused() }, fresh: { _ in throw Refused() },
      verdicts: { _ in throw Refused() }, runs: { _, _, _ in })
    let repairer = try StoreRepairer(
      connection, from: material, fingerprint: "of no book", time: "now")
    #expect(throws: Refused.self) { try repairer.repair { _ in throw Refused() } }
    #expect(try Store.migrator.pending(on: connection).map(\.id) == all.suffix(1))
    #expect(try connection.enforcesForeignKeys())
    let done = try repairer.repair { _ in .init(repairs: [], messages: []) }
    #expect(done == [])
    #expect(try Store.migrator.pending(on: connection).isEmpty)
  }
}
