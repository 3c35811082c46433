import BridgeModel
import BuiltInKnowledge
import Testing

/// The table that orders cheat sheets.
@Suite struct TopicTests {
  @Test func everyPatternAndGotchaBelongsToOneTopic() throws {
    let book = try BuiltInBook.load()
    let ids = book.entries.filter { [.pattern, .gotcha].contains($0.kind) }.map(\.id)
    #expect(book.topics.flatMap { $0.items.map(\.entry) }.sorted() == ids.sorted())
    #expect(Set(book.topics.map(\.id)).count == book.topics.count)
    #expect(Set(book.topics.map(\.title)).count == book.topics.count)
  }

  @Test func everyPrintedSectionIsThere() throws {
    let book = try BuiltInBook.load()
    let printed = book.topics.flatMap(\.items).filter { !$0.headings.isEmpty }
    #expect(printed.count > 10)
    for item in printed {
      let entry = book.entries.first { $0.id == item.entry }
      for heading in item.headings {
        #expect(entry?.section(heading) != nil, "\(item.entry): \(heading)")
      }
    }
  }

  @Test func theTableAloneIsTheBooks() throws {
    #expect(try BuiltInTopics.load() == BuiltInBook.load().topics)
  }
}
