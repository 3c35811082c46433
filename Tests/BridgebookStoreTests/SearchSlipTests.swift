import BookData
import Bridgebook
import BridgebookStore
import Testing

/// Words that no text holds are read as what they resemble, or said.
@Suite struct SearchSlipTests {
  private let store: Store

  init() throws {
    store = try BuiltInStore.open()
  }

  @Test func aSlipIsSearchedAsTheWordItResembles() throws {
    let answer = try store.searchAnswer(to: "gestrue conflict", limit: 3)
    #expect(answer.corrections.map(\.typed) == ["gestrue"])
    #expect(!answer.results.isEmpty)
  }

  @Test func aWordThatResemblesNoneIsSaid() throws {
    let answer = try store.searchAnswer(to: "cursor flibbertigibbet", limit: 3)
    #expect(answer.unknown == ["flibbertigibbet"])
    #expect(answer.corrections.isEmpty)
  }
}
