import BookData
import Bridgebook
import Testing

@testable import BridgebookStore

/// Words that occur in no text are corrected or reported.
@Suite struct SearchSlipTests {
  private let store: Store

  init() throws {
    store = try BuiltInStore.open()
  }

  @Test func aSlipIsSearchedAsTheWordItResembles() throws {
    let answer = try store.search.outcome(of: "gestrue conflict", limit: 3)
    #expect(answer.corrections.map(\.typed) == ["gestrue"])
    let meant = try store.search.results(for: "gesture conflict", limit: 3)
    #expect(answer.results.map(\.id) == meant.map(\.id))
  }

  @Test(arguments: [
    ("gesutre", "gesture", true), ("gestre", "gesture", true), ("gesturee", "gesture", true),
    ("gestura", "gesture", true), ("gesture", "gesture", false), ("gestrues", "gesture", false),
  ])
  func aSlipIsOneLetterOrTwoNeighborsSwapped(typed: String, word: String, isSlip: Bool) {
    #expect(Suggestion.isOneEdit(Array(typed.utf8), from: Array(word.utf8)) == isSlip)
  }

  @Test func aWordThatResemblesNoneIsSaid() throws {
    let answer = try store.search.outcome(of: "cursor flibbertigibbet", limit: 3)
    #expect(answer.unknown == ["flibbertigibbet"])
    #expect(answer.corrections.isEmpty)
  }
}
