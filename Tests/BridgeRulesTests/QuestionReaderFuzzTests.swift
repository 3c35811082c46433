import BridgeModel
import BridgeRules
import TestSupport
import Testing

/// Any text yields only what the book declares.
@Suite struct QuestionReaderFuzzTests {
  let tree: DecisionTree
  let vocabulary: Vocabulary
  let reader: QuestionReader
  /// Words and phrases that mean something to the reader, to be mixed.
  let pieces: [String]

  init() throws {
    let book = try TreePaths.book.get()
    tree = book.tree
    let components = book.entries.filter { $0.kind == .component }
    var vocabulary = Vocabulary()
    vocabulary.phrases = book.lexicon
    vocabulary.terms = components.flatMap { entry in
      entry.terms.map { Vocabulary.Term(phrase: $0, component: entry.id) }
    }
    vocabulary.components = Dictionary(
      components.map { ($0.id.lowercased(), $0.id) }, uniquingKeysWith: { first, _ in first })
    vocabulary.releases = book.releases
    self.vocabulary = vocabulary
    reader = QuestionReader(vocabulary: vocabulary, facts: book.tree.facts)
    pieces =
      components.map(\.id) + vocabulary.phrases.map(\.phrase)
      + vocabulary.terms.map(\.phrase) + book.releases.compactMap(\.name)
      + [
        "iOS", "macOS", "16.4", "99999999999999999999", ":", "UIView", "AcmeDial",
        ":UIViewController",
        "'", "_", "~", "@class", "-", "’s", "日本語", "\u{0}", "\u{301}", "🇩🇪", "\r\n", "NSTextView",
      ]
  }

  @Test(arguments: 0..<4)
  func anyBytes(_ chunk: Int) {
    var generator = SeededGenerator(seed: 100 + UInt64(chunk))
    for _ in 0..<500 {
      let count = Int.random(in: 0...120, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<4)
  func anyMixOfKnownWords(_ chunk: Int) {
    var generator = SeededGenerator(seed: 200 + UInt64(chunk))
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &generator)
      let words = (0..<count).map { _ in pieces.randomElement(using: &generator)! }
      check(words.joined(separator: Bool.random(using: &generator) ? " " : ""))
    }
  }

  @Test func longText() {
    check(String(repeating: "UIView in SwiftUI iOS 16 ", count: 400))
    check(String(repeating: "~", count: 5_000))
    check(String(repeating: "A", count: 20_000))
  }

  private func check(_ text: String) {
    let reading = reader.read(text)
    for (fact, choice) in reading.choices {
      #expect(isDeclared(fact, choice), "\(fact)=\(choice) from \(text.debugDescription)")
    }
    for contradiction in reading.contradictions {
      #expect(reading.choices[contradiction.fact] == nil, "\(text.debugDescription)")
      #expect(contradiction.choices.count == 2 && Set(contradiction.choices).count == 2)
      for choice in contradiction.choices {
        #expect(isDeclared(contradiction.fact, choice), "\(text.debugDescription)")
      }
    }
    let known = Set(vocabulary.components.values)
    #expect(known.isSuperset(of: reading.mentioned), "\(text.debugDescription)")
    if case .component(let id) = reading.subject { #expect(known.contains(id)) }
    for release in reading.releases {
      let isKnown = vocabulary.releases.contains {
        $0.platform == release.platform.numbering && $0.version == release.version
      }
      #expect(isKnown, "\(release) from \(text.debugDescription)")
    }
  }

  private func isDeclared(_ fact: String, _ choice: String) -> Bool {
    guard let fact = tree.fact(fact), fact.versionsOf == nil else { return false }
    return fact.choices.contains { $0.id == choice }
  }
}
