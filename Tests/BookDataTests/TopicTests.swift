import BookData
import Bridgebook
import BridgebookExport
import Testing

/// The table of topics that orders cheat sheets.
@Suite struct TopicTests {
  @Test func everyPatternAndGotchaBelongsToOneTopic() throws {
    let book = try WholeBook.parsed.get()
    let ids = book.entries.filter { [.pattern, .gotcha].contains($0.kind) }.map(\.id)
    #expect(book.topics.flatMap { $0.items.map(\.entry) }.sorted() == ids.sorted())
    #expect(Set(book.topics.map(\.id)).count == book.topics.count)
    #expect(Set(book.topics.map(\.title)).count == book.topics.count)
  }

  @Test func everyPrintedSectionIsThere() throws {
    let book = try WholeBook.parsed.get()
    let items = book.topics.flatMap(\.items)
    #expect(items.contains { !$0.parts.isEmpty } && items.contains { !$0.digest.isEmpty })
    for item in items {
      let entry = book.entries.first { $0.id == item.entry }
      for part in item.parts + item.digest {
        let blocks = entry?.section(part.heading).map { SectionBlock.blocks(of: $0.markdown) }
        #expect(
          blocks?.indices.contains(part.block ?? 0) == true, "\(item.entry): \(part.heading)")
      }
      // The short cheat sheet contains only what the topic's own sheet contains.
      let whole = Set(item.parts.map(\.heading))
      #expect(whole.isSuperset(of: item.digest.map(\.heading)), "\(item.entry)")
    }
  }

  @Test func everyGotchaIsToldInFewWords() throws {
    let book = try WholeBook.parsed.get()
    let gotchas = book.entries.filter { $0.kind == .gotcha }.map(\.id)
    #expect(book.digests.map(\.gotcha).sorted() == gotchas.sorted())
    for digest in book.digests {
      #expect((10...90).contains(digest.symptom.count), "\(digest.gotcha): \(digest.symptom)")
      #expect((10...100).contains(digest.fix.count), "\(digest.gotcha): \(digest.fix)")
      for text in [digest.symptom, digest.fix] {
        // Sentence fragments separated by semicolons, with closed code spans.
        #expect(text.last != "." && text.count { $0 == "`" } % 2 == 0, "\(digest.gotcha)")
      }
    }
  }

  @Test func theTableAloneIsTheBooks() throws {
    #expect(try BuiltInTopics.load() == WholeBook.parsed.get().topics)
    #expect(try BuiltInTopics.digests() == WholeBook.parsed.get().digests)
  }
}
