import Bridgebook
import BridgebookStore
import Testing

/// The vocabulary determines what is found.
@Suite struct SearchRankingTests {
  private func store(_ change: (inout SearchVocabulary) -> Void = { _ in }) throws -> Store {
    var book = Book()
    book.entries = [
      Fixture.gotcha("caret", symptom: "The cursor leaps while somebody writes."),
      Fixture.gotcha("map", symptom: "The map leaps. Far away a cursor blinks, and nothing else."),
      Fixture.gotcha("stale", symptom: "The label does not change."),
      Fixture.gotcha("fresh", symptom: "The label will change."),
    ]
    book.search.concepts = [
      SearchConcept(name: "not", phrases: ["not", "never"]),
      SearchConcept(name: "jumps", phrases: ["leap", "hop"]),
      SearchConcept(name: "cursor", phrases: ["cursor", "insertion point"]),
      SearchConcept(name: "unchanged", phrases: ["not change", "not update"]),
    ]
    book.search.stopWords = ["the", "does", "a"]
    change(&book.search)
    return try Fixture.store(of: book)
  }

  @Test func anotherWordOfTheSameMeaningFinds() throws {
    #expect(try store().search.results(for: "hops").map(\.id).sorted() == ["caret", "map"])
    #expect(try store { $0.concepts = [] }.search.results(for: "hops") == [])
  }

  @Test func aPhraseMeansWhatItsWordsTogetherMean() throws {
    #expect(try store().search.results(for: "insertion points").map(\.id).contains("caret"))
    #expect(try store().search.results(for: "insertion") == [])
    // At most two other words may occur between the words.
    #expect(try store().search.results(for: "insertion or other point").map(\.id).contains("caret"))
    #expect(try store().search.results(for: "insertion x y z point") == [])
    #expect(try store().search.results(for: "insertion. Point") == [])
  }

  @Test func allNegationsAreOneWord() throws {
    #expect(try store().search.results(for: "never updates").first?.id == "stale")
    #expect(try store().search.results(for: "it updates") == [])
  }

  @Test func conceptsThatStandTogetherCountMore() throws {
    let results = try store().search.results(for: "insertion point hops", isExplained: true)
    #expect(results.first?.id == "caret")
    let pair = results.first?.reasons.first { $0.form == "pair" }
    #expect(pair?.words == "cursor + jumps")
    #expect(results.last?.reasons.contains { $0.form == "pair" } == false)
  }

  @Test func anExplanationNamesWordsAndAddsUp() throws {
    let result = try #require(
      try store().search.results(for: "cursor hops", isExplained: true).first)
    #expect(result.reasons.contains { $0.words == "cursor" && $0.form == "word" })
    #expect(result.reasons.contains { $0.words == "hops" && $0.term == "jumps" })
    let amounts = result.reasons.map(\.amount)
    #expect(amounts == amounts.sorted(by: >))
    #expect(amounts.allSatisfy { $0 > 0 })
    #expect(try store().search.results(for: "cursor hops").allSatisfy { $0.reasons.isEmpty })
  }

  @Test func aQuestionAboutSomethingElseFindsNothing() throws {
    let store = try store { $0.weights = SearchWeights(["least-coverage": 0.3]) }
    #expect(try store.search.results(for: "cursor").first?.id == "caret")
    #expect(try store.search.results(for: "cursor pizza harbor trumpet violin") == [])
  }

  /// A search within one kind shows what is nearest, but not as an answer.
  @Test func theNearestOfAKindAreWeakMatches() throws {
    let store = try store { $0.weights = SearchWeights(["least-coverage": 0.3]) }
    let words = "cursor pizza harbor trumpet violin"
    let found = try store.search.outcome(of: words, kind: .gotcha, showsNearest: true).results
    #expect(found.first?.id == "caret")
    #expect(found.allSatisfy { $0.match == .weak })
    #expect(try store.search.outcome(of: "pizza", kind: .gotcha, showsNearest: true).results == [])
  }

  @Test func aWeightOfZeroTakesAFieldOut() throws {
    #expect(
      try store { $0.weights = SearchWeights(["field-symptom": 0, "concept": 0]) }
        .search.results(for: "cursor").allSatisfy { $0.score < 0.1 })
  }

  @Test func theBeginningOfALongNameFindsIt() throws {
    let store = try Fixture.store([Fixture.gotcha("one", cause: "Call makeNSViewController.")])
    #expect(try store.search.results(for: "makensviewcontr").map(\.id) == ["one"])
    #expect(try store.search.results(for: "maken") == [])
  }

  /// The shares from which a gotcha is reported often or sometimes, and the factors for scores.
  private static let reports = SearchWeights([
    "reports": 100, "often-share": 0.5, "often": 1.4, "sometimes-share": 0.2, "sometimes": 1.2,
    "reports-fresh": 60, "reports-stale": 30, "reports-map": 10, "gotcha": 0.5,
  ])

  /// "caret" has no count, as a team's own gotchas.
  @Test(arguments: [("fresh", 0.7), ("stale", 0.6), ("map", 0.5), ("caret", 1)])
  func theScoreOfAGotchaIsMultipliedByItsFactors(id: String, factor: Double) throws {
    let text = ["map": "map", "caret": "writes"][id] ?? "label"
    let before = try store().search.results(for: text).first { $0.id == id }
    let after = try store { $0.weights = Self.reports }.search.results(for: text)
      .first { $0.id == id }
    let (old, new) = (try #require(before), try #require(after))
    #expect(abs(new.score - old.score * factor) < 0.001)
  }

  @Test func theReportsOfAGotchaAreExplained() throws {
    let results = try store { $0.weights = Self.reports }.search
      .results(for: "label", isExplained: true)
    #expect(results.map(\.id) == ["fresh", "stale"])
    let reasons = results.map { $0.reasons.last }
    #expect(reasons.map { $0?.form } == ["reports", "reports"])
    #expect(reasons.map { $0?.term } == ["60", "30"])
    #expect(reasons.map { $0?.words } == ["reported often", "reported sometimes"])
  }

  /// Both contain the words; "stale" has more reports than "fresh", or the other way around.
  @Test(arguments: [("stale", "fresh"), ("fresh", "stale")])
  func theGotchaWithMoreReportsComesFirst(first: String, second: String) throws {
    let weights = SearchWeights([
      "reports": 100, "often-share": 0.5, "often": 3, "reports-\(first)": 60,
      "reports-\(second)": 40,
    ])
    let results = try store { $0.weights = weights }.search.results(for: "label change")
    #expect(results.map(\.id) == [first, second])
  }

  /// Only the reports lift the score above the limits.
  @Test func reportsDoNotMakeAMatchStrong() throws {
    func results(often: Double) throws -> (match: SearchResult.Match?, described: String?) {
      let store = try store {
        $0.weights = SearchWeights([
          "reports": 1, "reports-caret": 1, "often-share": 0.5, "often": often,
          "strong-score": 50, "strong-score-alone": 50, "strong-closeness": 2, "symptom-score": 50,
        ])
      }
      let text = "insertion point hops"
      let first = try store.search.results(for: text).first
      #expect(first?.id == "caret")
      #expect((first?.score ?? 0) > 50 || often < 2)
      return (first?.match, try store.search.gotcha(describedIn: text))
    }
    for often in [1.0, 1000] {
      let (match, described) = try results(often: often)
      #expect(match == .weak)
      #expect(described == nil)
    }
  }
}
