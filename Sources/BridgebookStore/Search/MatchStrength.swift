internal import Bridgebook

/// Tells results that answer a question from those that only share words with it.
///
/// A high score alone is no proof: rare words of a question about something else score high too.
struct MatchStrength {
  private let sides: QuestionSides
  private let weights: SearchWeights
  private let wordCount: Int

  /// - Parameter wordCount: how many different words the question searches for.
  init(sides: QuestionSides, weights: SearchWeights, wordCount: Int) {
    self.sides = sides
    self.weights = weights
    self.wordCount = wordCount
  }

  /// - Parameters:
  ///   - coverage: share of the question's words that the text answers anywhere, concepts included.
  ///   - closeness: share of them that stand in one phrase or sentence.
  ///   - isLeader: whether its id or its message was typed.
  func match(
    score: Double, coverage: Double, closeness: Double, isLeader: Bool
  ) -> SearchResult.Match {
    if isLeader { return .strong }
    if sides.isElsewhere { return .weak }
    // Who types a name or two asks for whatever is called so.
    if wordCount <= MatchStrength.shortQuestion {
      return closeness >= weights["strong-closeness"] ? .strong : .weak
    }
    let isAcross = sides.isAcross
    if score >= weights[isAcross ? "strong-score" : "strong-score-alone"],
      coverage >= weights[isAcross ? "strong-coverage" : "strong-coverage-alone"]
    {
      return .strong
    }
    let isWhole = closeness >= weights["strong-closeness"] && coverage >= closeness
    return isWhole && score >= weights["strong-score"] ? .strong : .weak
  }

  private static let shortQuestion = 2
}
