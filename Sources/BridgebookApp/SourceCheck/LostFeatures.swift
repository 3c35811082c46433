internal import Bridgebook

/// The features of a class that its native API lacks, compared with the members a wrapper uses.
///
/// The book's table of members decides for features that have a row; the others are matched by
/// their words.
struct LostFeatures {
  private let uses: MemberUses
  private let missing: [Lack]
  private let lacks: [(text: String, word: String?)]
  /// The words of the search terms without those of the class, and how many of them must occur.
  private let terms: [(words: Set<String>, needed: Int)]

  /// - Parameter lacks: the features that are missing at the target.
  init(_ facts: ComponentFacts, lacks missing: [Lack], className: String, _ uses: MemberUses) {
    self.uses = uses
    self.missing = missing
    let own = Set(LostFeatures.stems(of: className))
    lacks = missing.filter { !uses.knows($0.text, of: className) }.map { lack in
      // The first word that neither belongs to the class nor occurs in every sentence.
      let word = LostFeatures.words(of: lack.text)
        .filter { $0.utf8.count >= 5 && !LostFeatures.common.contains($0) }
        .map(PorterStemmer.stem).first { !own.contains($0) }
      return (lack.text, word)
    }
    terms = facts.lacksTerms.compactMap { term in
      let all = Set(LostFeatures.stems(of: term))
      let words = all.subtracting(own).subtracting(LostFeatures.common)
      // One word is enough if the term also contains a word of the class name, as in "page curl".
      return words.isEmpty ? nil : (words, words.count == 1 && all.count > 1 ? 1 : 2)
    }
  }

  /// Returns the missing features that a bridge uses, in the order of the entry.
  func used(by use: BridgeUse) -> [String] {
    let purposes = uses.purposes(of: use)
    let found = Set(guessed(from: use.members + use.options) + purposes)
    return missing.map(\.text).filter(found.contains)
  }

  /// Returns the missing features that share words with the members.
  private func guessed(from members: [String]) -> [String] {
    let used = members.map { Set(LostFeatures.stems(of: $0)) }
    let named = lacks.filter { lack in
      lack.word.map { word in used.contains { $0.contains(word) } } ?? false
    }
    guard named.isEmpty else { return named.map(\.text) }
    // Two words of a search term in one member also point to a missing feature.
    let hits = terms.filter { term in
      used.contains { $0.intersection(term.words).count >= term.needed }
    }
    guard let hit = hits.first?.words else { return [] }
    return lacks.max { count(hit, in: $0.text) < count(hit, in: $1.text) }
      .map { count(hit, in: $0.text) > 0 ? [$0.text] : [] } ?? []
  }

  private func count(_ term: Set<String>, in text: String) -> Int {
    Set(LostFeatures.stems(of: text)).intersection(term).count
  }

  /// Words in descriptions of missing features that do not identify one.
  private static let common: Set<String> = [
    "settings", "callbacks", "choice", "control", "state", "before", "beside", "about", "every",
    "other", "those", "their", "which", "where", "while", "hidden", "custom", "events", "several",
    "single", "between",
  ]

  /// Splits a text, or a name in camel case, into its lowercase words.
  private static func words(of text: String) -> [String] {
    let characters = Array(text)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      // An uppercase letter begins a word if the letter before or after it is lowercase, as in
      // `UIImageView`.
      let isStart =
        character.isUppercase && index > 0
        && (characters[index - 1].isLowercase
          || index + 1 < characters.count && characters[index + 1].isLowercase)
      if !character.isLetter || isStart {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func stems(of text: String) -> [String] {
    words(of: text).filter { $0.utf8.count >= 4 }.map(PorterStemmer.stem)
  }
}
