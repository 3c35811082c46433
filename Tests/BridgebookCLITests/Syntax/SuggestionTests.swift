import Bridgebook
import Testing

@Suite struct SuggestionTests {
  private let words = ["recommend", "tree", "search", "show", "list", "help"]

  @Test(
    arguments: [
      ("recomend", "recommend"), ("reccommend", "recommend"), ("recommned", "recommend"),
      ("RECOMMEND", "recommend"), ("serach", "search"), ("shwo", "show"), ("lst", "list"),
      ("hlep", "help"), ("ree", "tree"),
    ])
  func aSlipFindsTheWord(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, in: words) == meant)
  }

  @Test(arguments: ["", "x", "simulate", "cook", "状態", "qqqqqqqqqq"])
  func somethingElseFindsNothing(typed: String) {
    #expect(Suggestion.nearest(to: typed, in: words) == nil)
  }

  @Test func theFirstOfEquallyNearCandidatesWins() {
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "hat", in: ["bat", "hat"]) == "hat")
  }

  @Test func hugeInputIsCutBeforeItIsCompared() {
    let huge = String(repeating: "recommend", count: 100_000)
    #expect(Suggestion.nearest(to: huge, in: words) == nil)
  }

  @Test func noCandidatesGiveNoSuggestion() {
    #expect(Suggestion.nearest(to: "tree", in: [String]()) == nil)
  }
}
