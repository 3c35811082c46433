import BookData
import Bridgebook
import Testing

/// The counts of reports belong to gotchas of the book.
@Suite struct ReportedGotchaTests {
  private func reports() throws -> (all: Double, counts: [String: Double]) {
    let weights = try WholeBook.parsed.get().search.weights
    let prefix = "reports-"
    let named = weights.values.filter { $0.key.hasPrefix(prefix) }
    var counts: [String: Double] = [:]
    for (name, count) in named { counts[String(name.dropFirst(prefix.count))] = count }
    return (weights["reports"], counts)
  }

  /// A gotcha without a count would have another scale than the others.
  @Test func everyGotchaHasACount() throws {
    let gotchas = Set(try WholeBook.parsed.get().entries.filter { $0.kind == .gotcha }.map(\.id))
    #expect(Set(try reports().counts.keys) == gotchas)
  }

  @Test func theCountsAddUp() throws {
    let (all, counts) = try reports()
    #expect(counts.values.reduce(0, +) == all)
  }
}
