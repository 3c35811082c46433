import Bridgebook
import TestSupport
import Testing

/// Any text yields only facts and choices that the book declares.
@Suite struct QuestionReaderFuzzTests {
  /// The number of readers that share the vocabulary, so that every phrase is tested and each
  /// reading is fast.
  static let hands = 16

  let tree: DecisionTree
  let vocabulary: Vocabulary

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
  }

  @Test(arguments: 0..<QuestionReaderFuzzTests.hands)
  func anyBytes(_ hand: Int) {
    var generator = SeededGenerator(seed: 100 + UInt64(hand))
    let reader = QuestionReader(vocabulary: part(hand), fact: tree.fact)
    for _ in 0..<80 {
      let count = Int.random(in: 0...120, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(String(decoding: bytes, as: UTF8.self), reader)
    }
  }

  @Test(arguments: 0..<QuestionReaderFuzzTests.hands)
  func anyMixOfKnownWords(_ hand: Int) {
    var generator = SeededGenerator(seed: 200 + UInt64(hand))
    let part = part(hand)
    let reader = QuestionReader(vocabulary: part, fact: tree.fact)
    let pieces = QuestionReaderFuzzTests.pieces(of: part)
    for _ in 0..<80 {
      let count = Int.random(in: 1...12, using: &generator)
      let words = (0..<count).map { _ in pieces.randomElement(using: &generator)! }
      check(words.joined(separator: Bool.random(using: &generator) ? " " : ""), reader)
    }
  }

  @Test func theWholeVocabulary() {
    var generator = SeededGenerator(seed: 300)
    let reader = QuestionReader(vocabulary: vocabulary, fact: tree.fact)
    let pieces = QuestionReaderFuzzTests.pieces(of: vocabulary)
    for _ in 0..<12 {
      let words = (0..<8).map { _ in pieces.randomElement(using: &generator)! }
      check(words.joined(separator: " "), reader)
    }
  }

  @Test func longText() {
    let reader = QuestionReader(vocabulary: part(0), fact: tree.fact)
    check(String(repeating: "UIView in SwiftUI iOS 16 ", count: 400), reader)
    check(String(repeating: "~", count: 5_000), reader)
    check(String(repeating: "A", count: 20_000), reader)
  }

  private func part(_ hand: Int) -> Vocabulary {
    var part = vocabulary
    let isOwn = { (index: Int) in index % QuestionReaderFuzzTests.hands == hand }
    part.phrases = vocabulary.phrases.enumerated().filter { isOwn($0.offset) }.map(\.element)
    part.terms = vocabulary.terms.enumerated().filter { isOwn($0.offset) }.map(\.element)
    return part
  }

  /// Returns words with a meaning for the reader, and some that might confuse it.
  private static func pieces(of vocabulary: Vocabulary) -> [String] {
    vocabulary.components.values.sorted().prefix(60) + vocabulary.phrases.map(\.phrase)
      + vocabulary.terms.map(\.phrase) + vocabulary.releases.compactMap(\.name)
      + [
        "iOS", "macOS", "16.4", "99999999999999999999", ":", "UIView", "AcmeDial", "@class", "~",
        ":UIViewController", "'", "_", "-", "’s", "日本語", "\u{0}", "\u{301}", "🇩🇪", "\r\n",
      ]
  }

  private func check(_ text: String, _ reader: QuestionReader) {
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
