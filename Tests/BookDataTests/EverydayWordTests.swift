import BookData
import Bridgebook
import Testing

/// The rows of everyday words, each of which lists words with the same meaning in tasks.
@Suite struct EverydayWordTests {
  @Test func eachWordHasOneMeaning() throws {
    let rows = try WholeBook.parsed.get().lexicon.filter { $0.fact == LexiconPhrase.meaning }
    #expect(rows.count > 80)
    var meanings: [String: Set<String>] = [:]
    for row in rows { meanings[WordForms.stem(row.phrase), default: []].insert(row.choice) }
    for (word, choices) in meanings { #expect(choices.count == 1, "\(word)") }
    // The word that represents a row is one of its words.
    for row in rows { #expect(meanings[WordForms.stem(row.choice)] == [row.choice]) }
  }
}
