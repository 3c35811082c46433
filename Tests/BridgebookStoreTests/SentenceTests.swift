import BookData
import Bridgebook
import BridgebookStore
import Testing

/// The sentences of gotchas are stored with their sources.
@Suite struct SentenceTests {
  private let store: Store
  private let book: Book

  init() throws {
    store = try BuiltInStore.open()
    book = try Fixture.builtIn.get()
  }

  @Test func allSentencesAreKeptInTheOrderOfTheBook() throws {
    #expect(try store.sentences.all() == book.sentences)
  }

  @Test(arguments: Sentence.Status.allCases)
  func aStatusKeepsTheSentencesOfThatStatus(status: Sentence.Status) throws {
    let expected = book.sentences.filter { $0.status == status }
    #expect(!expected.isEmpty)
    #expect(try store.sentences.all(status: status) == expected)
  }

  @Test func aSentenceIsFoundByItsIdInAnyCase() throws {
    let expected = try #require(book.sentences.first { $0.sources.count > 1 })
    let found = try #require(try store.sentences.sentence(expected.id.uppercased()))
    #expect(found.sentence == expected)
    #expect(found.sources.map(\.id) == expected.sources)
    let entry = try #require(book.entries.first { $0.id == expected.entry })
    #expect(found.entryTitle == entry.title)
    #expect(found.claims.map(\.id) == entry.claims)
  }

  @Test(arguments: ["", ".", "update-unguarded", "update-unguarded.cause.999", "nobody.cause.1"])
  func nothingElseIsASentence(id: String) throws {
    #expect(try store.sentences.sentence(id)?.sentence == nil)
  }
}
