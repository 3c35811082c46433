import Bridgebook
import Testing

/// The division of a gotcha's text into sentences with their sources.
@Suite struct MarkedSentencesTests {
  private static func sentences(cause: String) throws -> [Sentence] {
    let text = """
      kind: gotcha
      id: one
      title: One
      approaches: view
      platforms: ios 13.0
      severity: note
      evidence: statement
      sources: a, b
      terms: t
      audited: iOS 26

      ## Symptom
      It hurts.

      ## Cause
      \(cause)

      ## Fix
      Do not.[^a]

      """
    let file = try SourceFile(path: "gotchas/one.txt", bytes: Array(text.utf8))
    return try BookLoader.load([file]).sentences.filter { $0.heading == "Cause" }
  }

  struct Case: Sendable {
    let cause: String
    let texts: [String]
    let sources: [[String]]
  }

  static let cases: [Case] = [
    Case(cause: "One.[^a] Two.[^a][^b]", texts: ["One.", "Two."], sources: [["a"], ["a", "b"]]),
    Case(
      cause: "Over\ntwo lines, e.g. here.[^a]", texts: ["Over two lines, e.g. here."],
      sources: [["a"]]),
    Case(
      cause: "Three things:\n- Always main: isolate it.[^a]\n1. `x.y = .z.` is set.[^inference]",
      texts: ["Always main: isolate it.", "`x.y = .z.` is set."], sources: [["a"], []]),
    Case(
      cause: "Said.[^a]\n\n```swift\nlet a = 1.0\n```\n\n| a | b |\n|---|---|\n| c. | d. |",
      texts: ["Said."], sources: [["a"]]),
    Case(cause: "iOS 16.4 and 17.[^b]", texts: ["iOS 16.4 and 17."], sources: [["b"]]),
  ]

  @Test(arguments: cases)
  func aSentenceEndsWithItsMarks(_ item: Case) throws {
    let found = try MarkedSentencesTests.sentences(cause: item.cause)
    #expect(found.map(\.text) == item.texts)
    #expect(found.map(\.sources) == item.sources)
    #expect(found.map(\.number) == Array(1...item.texts.count))
  }
}
