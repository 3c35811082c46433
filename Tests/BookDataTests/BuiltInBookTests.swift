import BookData
import Bridgebook
import BridgebookApp
import TestSupport
import Testing

@Suite struct BuiltInBookTests {
  @Test func hasNoProblem() throws {
    for problem in BookChecker.problems(in: try WholeBook.parsed.get()) {
      Issue.record("\(BookProblemText.message(for: problem).lines.joined(separator: "\n"))")
    }
  }

  @Test func everySourceSaysWhatWasRead() throws {
    let silent = try WholeBook.parsed.get().sources.filter { $0.reading == nil }
    #expect(silent.map(\.id) == [])
  }

  /// Each sentence on the cause and fix of a gotcha cites its sources, or states that it is
  /// inferred.
  @Test func everyGotchaHasSentencesOfBothHeadings() throws {
    let book = try WholeBook.parsed.get()
    for entry in book.entries where entry.kind == .gotcha {
      let own = book.sentences.filter { $0.entry == entry.id }
      #expect(Set(own.map(\.heading)) == ["Cause", "Fix"], "\(entry.id)")
      for sentence in own {
        #expect(!sentence.text.contains("[^"), "\(sentence.id)")
        #expect(Set(sentence.sources).isSubset(of: entry.sources), "\(sentence.id)")
      }
    }
    let ids = book.sentences.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(book.sentences.map(\.status)) == [.stated, .singleSource, .inferred])
  }
}
