internal import Bridgebook

/// The strength of each word in each text of a book, computed without the store, so that a search
/// only has to add numbers.
struct SearchIndex: Sendable {
  /// Texts that are indexed together and removed from the index together.
  struct Batch: Sendable {
    let texts: [SearchableText]
    let terms: [(term: String, postings: TermStrengths.Postings)]
    /// The number of texts that count towards the rarity of words.
    let measuredTexts: Int

    /// - Parameter number: the number of the first text; the others are numbered consecutively.
    init(
      _ texts: [ReadText], averages: [String: Double], weights: SearchWeights, from number: Int
    ) {
      var strengths = TermStrengths(weights: weights)
      for (offset, text) in texts.enumerated() {
        strengths.add(text, number: number + offset, averageLengths: averages)
      }
      self.texts = texts.map(\.text)
      terms = strengths.sortedPostings
      measuredTexts = strengths.measuredTexts
    }
  }

  /// The average length of each field of the built-in texts, by the name of the field's weight.
  let averages: [String: Double]
  /// The built-in texts as one batch, and each text of a team as a separate batch, which can be
  /// removed by itself.
  let batches: [Batch]

  /// - Parameter number: the number of the first text; the others are numbered consecutively.
  init(of effective: EffectiveBook, words: SearchWords, from number: Int) {
    let tokenizer = SearchTokenizer(words.memory())
    let texts = SearchableText.all(of: effective.book).map {
      ReadText($0, tokenizer: tokenizer)
    }
    let builtIn = texts.filter { !effective.isOwn($0.text) }
    // Lengths are compared with built-in texts only, so that the weights of a team's texts do not
    // depend on their order.
    let replaced = effective.replaced.map {
      ReadText(SearchableText($0), tokenizer: tokenizer)
    }
    let averages = ReadText.averageLengths(builtIn + replaced)
    var next = number
    var batches: [Batch] = []
    for batch in [builtIn] + texts.filter({ effective.isOwn($0.text) }).map({ [$0] })
    where !batch.isEmpty {
      batches.append(Batch(batch, averages: averages, weights: words.weights, from: next))
      next += batch.count
    }
    self.averages = averages
    self.batches = batches
  }
}

/// The vocabulary of a search, as stored when texts are indexed.
struct SearchWords: Sendable {
  let weights: SearchWeights
  let stopWords: Set<String>
  /// The phrases by the stem of their first word.
  let phrases: [String: [WordMemory.Phrase]]

  /// Returns a new memory, because a memory cannot be shared by threads.
  func memory() -> WordMemory {
    WordMemory(isStop: { stopWords.contains($0) }, phrases: { phrases[$0] ?? [] })
  }
}

extension EffectiveBook {
  /// Returns whether a text belongs to a team's entry or scenario.
  func isOwn(_ text: SearchableText) -> Bool {
    switch text.kind {
    case .scenario: ownScenarios[text.id] != nil
    case .message: false
    default: ownEntries[text.id] != nil
    }
  }
}
