import BookData
import Bridgebook
import BridgebookStore
import TestSupport
import Testing

/// The terms of the book find its entries.
@Suite struct BuiltInSearchTests {
  private let store: Store
  private let book: Book

  init() throws {
    store = try BuiltInStore.open()
    book = try Fixture.builtIn.get()
  }

  @Test func everyEntryIsFoundByItsIdAndStandsFirst() throws {
    let missed = try book.entries.map(\.id).filter {
      try store.search.results(for: $0).first?.id != $0
    }
    #expect(missed == [])
  }

  @Test func aTermFindsItsEntry() throws {
    let terms = book.entries.flatMap { entry in entry.terms.map { (term: $0, entry: entry) } }
    var missed: [String] = []
    // All four thousand terms take half a minute in a debug build; a part covers all kinds.
    for index in stride(from: 0, to: terms.count, by: Effort.amount(brief: 20, full: 7)) {
      let (term, entry) = terms[index]
      let found = try store.search.results(for: term, kind: entry.kind, limit: 1000)
      if !found.contains(where: { $0.id == entry.id }) { missed.append("\(term): \(entry.id)") }
    }
    #expect(missed == [])
  }

  @Test func everyJapaneseOrChineseCharacterOfATermIsFound() throws {
    let characters = Set(book.entries.flatMap(\.terms).joined()).filter {
      !SearchText.bigrams(of: String($0)).isEmpty
    }
    #expect(characters.count > 100)
    #expect(try characters.filter { try store.search.results(for: String($0)).isEmpty } == [])
  }

  @Test(
    arguments: [
      "update view", "cursor jumps to the end", "状態 更新", "更新", "光标", "状態", "memory leak",
      "Modifying state during view update, this will cause undefined behavior.",
    ])
  func commonQuestionsFindSomething(words: String) throws {
    #expect(try !store.search.results(for: words, kind: .gotcha).isEmpty)
  }

  @Test func updateViewFindsEntriesThatNameUpdateUIView() throws {
    let results = try store.search.results(for: "update view", limit: 5)
    let named = try results.filter { result in
      let entry = try store.entries.entry(result.id)
      let text = ([result.title] + (entry?.sections.map(\.markdown) ?? [])).joined()
      return text.contains("updateUIView")
    }
    #expect(!named.isEmpty)
  }
}
