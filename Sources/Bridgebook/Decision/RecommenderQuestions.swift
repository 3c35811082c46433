/// The question that decides between the remaining answers, and the consequences of each choice.
extension Recommender {
  func missing(
    _ question: DecisionTree.Question, of inquiry: Inquiry, reading: QuestionReading
  ) -> Recommendation.Missing {
    var choices = nodes.fact(question.fact)?.choices ?? []
    // If the words support two choices, only these are offered.
    let rivals = reading.contradictions.first { $0.fact == question.fact }?.choices ?? []
    if !rivals.isEmpty {
      choices = rivals.compactMap { rival in choices.first { $0.id == rival } }
    }
    choices.append(.init(id: Fact.dontKnow, title: "don't know"))
    var outcomes: [String: [String]] = [:]
    for choice in choices where choice.id != Fact.dontKnow {
      var supposed = inquiry
      supposed.answers[question.fact] = choice.id
      outcomes[choice.id] = techniques(for: supposed, reading: reading, depth: 1)
    }
    var reasons: [String: String] = [:]
    for branch in question.branches {
      for choice in branch.choices { reasons[choice] = branch.because }
    }
    return Recommendation.Missing(
      fact: question.fact, question: question.text, choices: choices, outcomes: outcomes,
      reasons: reasons)
  }

  /// Returns the techniques that an inquiry can lead to, without duplicates, following open
  /// questions up to `depth`.
  private func techniques(
    for inquiry: Inquiry, reading: QuestionReading, depth: Int
  ) -> [String] {
    let assembly = assembly(of: inquiry, reading: reading)
    guard assembly.isCovered else { return [] }
    switch TreeEvaluator(nodes).walk({ assembly.fact($0)?.choice }).outcome {
    case .broken: return []
    case .leaf(let leaf):
      return [nil, Approach.none].contains(leaf.approach) ? [] : [leaf.technique]
    case .missing(let question):
      guard depth > 0, inquiry.answers[question.fact] == nil else { return [] }
      var found: [String] = []
      for choice in nodes.fact(question.fact)?.choices ?? [] {
        var supposed = inquiry
        supposed.answers[question.fact] = choice.id
        for technique in techniques(for: supposed, reading: reading, depth: depth - 1)
        where !found.contains(technique) {
          found.append(technique)
        }
        if found.count >= Recommender.outcomeCount { break }
      }
      return Array(found.prefix(Recommender.outcomeCount))
    }
  }

  /// The maximum number of techniques listed for a choice that leaves questions open.
  private static let outcomeCount = 3
}
