internal import Bridgebook

/// Distinguishes results that answer a question from those that only share words with it.
///
/// The score alone is not sufficient, because rare words in a question about something else also
/// give a high score.
struct MatchStrength {
  private let sides: QuestionSides
  private let weights: SearchWeights
  private let wordCount: Int

  /// - Parameter wordCount: the number of different words in the question.
  init(sides: QuestionSides, weights: SearchWeights, wordCount: Int) {
    self.sides = sides
    self.weights = weights
    self.wordCount = wordCount
  }

  /// - Parameters:
  ///   - coverage: the share of the question's words that the text contains, also in the form of
  ///     concepts.
  ///   - closeness: the share of the question's words that occur in one phrase or sentence.
  ///   - isLeader: whether the question is the result's id or message.
  func match(
    score: Double, coverage: Double, closeness: Double, isLeader: Bool
  ) -> SearchResult.Match {
    if isLeader { return .strong }
    if sides.isElsewhere { return .weak }
    // A question of one or two words asks for everything with that name.
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
