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

  @Test func everyCountIsThatOfAGotcha() throws {
    let gotchas = Set(try WholeBook.parsed.get().entries.filter { $0.kind == .gotcha }.map(\.id))
    let counts = try reports().counts
    #expect(counts.count > 20)
    for id in counts.keys { #expect(gotchas.contains(id), "\(id) is no gotcha") }
  }

  /// The table lists the gotchas from the share on that has an effect.
  @Test func everyCountHasAnEffect() throws {
    let (all, counts) = try reports()
    let least = try WholeBook.parsed.get().search.weights["sometimes-share"]
    for (id, count) in counts { #expect(count / all >= least, "\(id)") }
    #expect(counts.values.reduce(0, +) <= all)
  }
}
