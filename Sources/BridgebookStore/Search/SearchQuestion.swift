internal import Bridgebook

/// The terms of a question with their weights.
struct SearchQuestion {
  /// A term to search for.
  struct Term {
    let text: String
    let form: Form
    var weight: Double
    /// The words of the question that produced the term.
    let source: String
  }

  /// The origin of a term; its raw value is the name of its weight.
  enum Form: String {
    case word, name, part, concept, synonym, prefix, pair
  }

  private(set) var terms: [Term] = []
  private let weights: SearchWeights
  private var indexes: [String: Int] = [:]

  init(_ text: String, weights: SearchWeights, connection: Connection) throws(SQLiteError) {
    self.weights = weights
    let tokenizer = SearchTokenizer(try StoredWords(connection).memory())
    let tokens = tokenizer.tokens(of: text, limit: SearchQuestion.maximumWordCount)
    for token in tokens { add(token.term, SearchQuestion.form(token.form), from: token.source) }
    for pair in SearchTokenizer.pairs(in: tokens) {
      let names = pair.split(separator: "#").joined(separator: " + ")
      add(pair, .pair, from: names)
    }
    try addSynonyms(of: tokens, text: text, tokenizer: tokenizer, connection: connection)
    if let failure = tokenizer.failure { throw failure }
  }

  /// Adds the terms that begin with a word, for a word that occurs in no text.
  mutating func replace(_ index: Int, with longer: [String]) {
    for term in longer { add(term, .prefix, from: terms[index].source) }
  }

  /// Returns whether the table of synonyms contains a word, as it does for common misspellings.
  func hasSynonym(for word: String) -> Bool {
    let folded = SearchText.folded(word)
    return terms.contains { $0.form == .synonym && $0.source == folded }
  }

  private mutating func add(_ text: String, _ form: Form, from source: String) {
    let weight = weights[form.rawValue]
    guard let known = indexes[text] else {
      guard terms.count < SearchQuestion.maximumTermCount else { return }
      indexes[text] = terms.count
      terms.append(Term(text: text, form: form, weight: weight, source: source))
      return
    }
    guard terms[known].weight < 2 * weight else { return }
    terms[known].weight += weight * weights["repeated"]
  }

  private mutating func addSynonyms(
    of tokens: [SearchTokenizer.Token], text: String, tokenizer: SearchTokenizer,
    connection: Connection
  ) throws(SQLiteError) {
    let synonyms = try connection.prepare(
      "SELECT expansion FROM search_synonym WHERE word = ? ORDER BY expansion")
    var seen: Set<String> = []
    var expansions: [(text: String, source: String)] = []
    func look(up word: String) throws(SQLiteError) {
      guard seen.insert(word).inserted else { return }
      try synonyms.forEach([.text(word)]) { expansions.append(($0.text(0), word)) }
    }
    for token in tokens where token.form == .word || token.form == .name {
      try look(up: SearchText.folded(token.source))
    }
    for word in SearchText.eastAsianWords(of: text) { try look(up: word) }
    let typed = Set(terms.map(\.text))
    for expansion in expansions {
      for token in tokenizer.tokens(of: expansion.text, limit: SearchQuestion.maximumWordCount)
      where token.form != .part && !typed.contains(token.term) {
        add(token.term, token.form == .concept ? .concept : .synonym, from: expansion.source)
      }
    }
  }

  private static func form(_ form: SearchTokenizer.Form) -> Form {
    switch form {
    case .word: .word
    case .name: .name
    case .part: .part
    case .concept: .concept
    }
  }

  /// The maximum number of words that are read from a question, because a whole log may be pasted.
  private static let maximumWordCount = 120
  private static let maximumTermCount = 600
}
