/// Checks that the tree's leaves and the lexicon's phrases refer only to existing entries, facts
/// and choices.
enum TreeReferenceRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.tree.leaves.flatMap { references(of: $0, index) }
      + book.lexicon.compactMap { phrase in
        fault(of: phrase, index).map { BookProblem(path: "tables/lexicon.txt", $0) }
      }
  }

  private static func references(
    of leaf: DecisionTree.Leaf, _ index: BookIndex
  ) -> [BookProblem] {
    let path = "trees/bridge.txt"
    let patterns = [leaf.pattern].filter { !index.has($0, .pattern) }
    return patterns.map { BookProblem(path: path, .unknownPattern($0)) }
      + leaf.gotchas.filter { !index.has($0, .gotcha) }.map { id in
        BookProblem(path: path, .unknownGotcha(id))
      }
  }

  /// Returns a fault if a phrase suggests neither a known component nor a choice of a known fact.
  private static func fault(
    of phrase: LexiconPhrase, _ index: BookIndex
  ) -> BookProblem.Fault? {
    if phrase.fact == "component" {
      return index.has(phrase.choice, .component) ? nil : .unknownComponent(phrase.choice)
    }
    if phrase.fact == LexiconPhrase.clause {
      return LexiconPhrase.clauseChoices.contains(phrase.choice)
        ? nil : .unknownChoice(fact: phrase.fact, choice: phrase.choice)
    }
    if phrase.fact == LexiconPhrase.side {
      return LexiconPhrase.sideChoices.contains(phrase.choice)
        ? nil : .unknownChoice(fact: phrase.fact, choice: phrase.choice)
    }
    if phrase.fact == LexiconPhrase.meaning {
      // The first word of a row represents all words of the row.
      return index.meanings.contains(phrase.choice)
        ? nil : .unknownChoice(fact: phrase.fact, choice: phrase.choice)
    }
    if phrase.fact == LexiconPhrase.library {
      return phrase.library == nil
        ? .unknownChoice(fact: phrase.fact, choice: phrase.choice) : nil
    }
    guard let fact = index.facts[phrase.fact] else { return .unknownFact(phrase.fact) }
    let choices = fact.choices.map(\.id) + [Fact.dontKnow]
    return choices.contains(phrase.choice)
      ? nil : .unknownChoice(fact: phrase.fact, choice: phrase.choice)
  }
}
