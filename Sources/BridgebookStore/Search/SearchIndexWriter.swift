internal import Bridgebook

/// Precomputes the strength of each word in each text, so that a search only adds numbers.
struct SearchIndexWriter {
  private let connection: Connection
  private let weights: SearchWeights
  private let tokenizer: SearchTokenizer

  /// Creates a writer with the vocabulary of the store.
  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    weights = try StoredWords(connection).weights()
    tokenizer = SearchTokenizer(try StoredWords(connection).wholeMemory())
  }

  /// Indexes a book: built-in texts as one batch, and each of a team's texts as a batch that can be
  /// removed by itself.
  func write(_ effective: EffectiveBook) throws(SQLiteError) {
    let texts = SearchableText.all(of: effective.book).map(read)
    let builtIn = texts.filter { !effective.isOwn($0.text) }
    // Lengths are compared with built-in texts only, so that the weights of a team's texts do not
    // depend on their order.
    let replaced = effective.replaced.map { read(SearchableText($0)) }
    let averages = ReadText.averageLengths(builtIn + replaced)
    let weight = try connection.prepare(
      "INSERT OR REPLACE INTO search_weight (name, value) VALUES (?, ?)")
    for (field, length) in averages.sorted(by: { $0.key < $1.key }) {
      try weight.run([.text(SearchIndexWriter.average + field), .real(length)])
    }
    try write(builtIn, averages)
    for item in texts where effective.isOwn(item.text) { try write([item], averages) }
  }

  /// Indexes some entries and scenarios again, with the scenarios and messages that refer to them.
  ///
  /// - Parameter withMessages: whether to index all messages again.
  func rewrite(
    _ effective: EffectiveBook, ids: Set<String>, withMessages: Bool
  ) throws(SQLiteError) {
    let namesAny = { (gotchas: [String]) in gotchas.contains(where: ids.contains) }
    var gone: Set<Int> = []
    let find = try connection.prepare(
      "SELECT number FROM entry_text WHERE id = ? AND (kind = ?2 OR ?2 IS NULL AND kind <> 'message')"
    )
    for id in ids.sorted() { try find.forEach([.text(id), .null]) { gone.insert($0.int(0)) } }
    if withMessages {
      try connection.forEach("SELECT number FROM entry_text WHERE kind = 'message'") {
        gone.insert($0.int(0))
      }
    }
    let texts = SearchableText.all(of: effective.book) { scenario in
      ids.contains(scenario.id) || namesAny(scenario.gotchas)
    } entries: { entry in
      ids.contains(entry.id)
    } messages: { message in
      withMessages || namesAny(message.gotchas)
    }
    for text in texts {
      try find.forEach([.text(text.id), .text(text.kind.rawValue)]) { gone.insert($0.int(0)) }
    }
    try SearchIndexEraser(connection).erase(gone)
    var averages: [String: Double] = [:]
    for (name, value) in weights.values where name.hasPrefix(SearchIndexWriter.average) {
      averages[String(name.dropFirst(SearchIndexWriter.average.count))] = value
    }
    try write(texts.filter { !effective.isOwn($0) }.map(read), averages)
    for text in texts where effective.isOwn(text) { try write([read(text)], averages) }
  }

  private func read(_ text: SearchableText) -> ReadText { ReadText(text, tokenizer: tokenizer) }

  /// The prefix of the weights that hold the average length of each field of built-in texts.
  static let average = "average-"

  /// Indexes texts as one batch, which is deleted with the last of their rows in `entry_text`.
  private func write(
    _ texts: [ReadText], _ averages: [String: Double]
  ) throws(SQLiteError) {
    guard !texts.isEmpty else { return }
    let batch =
      try connection.first("SELECT coalesce(max(number) + 1, 0) FROM search_batch") { $0.int(0) }
      ?? 0
    var number =
      try connection.first("SELECT coalesce(max(number), 0) FROM entry_text") { $0.int(0) } ?? 0
    let row = try Inserter(
      connection, "entry_text",
      ["number", "id", "kind", "title", "symptom", "body", "batch_number"])
    var index = TermStrengths(weights: weights)
    for item in texts {
      number += 1
      let text = item.text
      try row.insert(
        .int(number), .text(text.id), .text(text.kind.rawValue), .text(text.title),
        .text(text.symptom), .text(text.body), .int(batch))
      index.add(item, number: number, averageLengths: averages)
    }
    try connection.run(
      "INSERT INTO search_batch (number, entries) VALUES (?, ?)",
      [.int(batch), .int(index.measuredTexts)])
    let posting = try Inserter(
      connection, "search_posting", ["term", "batch_number", "entries", "postings"])
    for (term, postings) in index.sortedPostings {
      try posting.insert(
        .text(term), .int(batch), .int(postings.measured), .text(postings.text))
    }
  }
}

extension EffectiveBook {
  /// Returns whether a text belongs to a team's entry or scenario.
  fileprivate func isOwn(_ text: SearchableText) -> Bool {
    switch text.kind {
    case .scenario: ownScenarios[text.id] != nil
    case .message: false
    default: ownEntries[text.id] != nil
    }
  }
}

/// A text with its terms, field by field.
private struct ReadText {
  let text: SearchableText
  let fields: [(weight: String, tokens: [SearchTokenizer.Token])]
  let names: [SearchTokenizer.Token]

  init(_ text: SearchableText, tokenizer: SearchTokenizer) {
    self.text = text
    fields = text.fields.map { ($0.weight, tokenizer.tokens(of: $0.text)) }
    names = text.code.isEmpty ? [] : tokenizer.tokens(of: text.code).filter { $0.form == .name }
  }

  static func averageLengths(_ texts: [ReadText]) -> [String: Double] {
    var sums: [String: Int] = [:]
    var count = 0
    let measured = texts.filter(\.text.isMeasured)
    for text in measured.isEmpty ? texts : measured {
      count += 1
      for field in text.fields { sums[field.weight, default: 0] += field.tokens.count }
    }
    return sums.mapValues { max(1, Double($0) / Double(max(1, count))) }
  }
}

/// Collects the strength of each term in each text.
private struct TermStrengths {
  struct Postings {
    private(set) var measured = 0
    private var items: [UInt8] = []
    /// The postings as a JSON array.
    var text: String { "[\(String(decoding: items, as: UTF8.self))]" }

    mutating func add(_ number: String.UTF8View, _ strength: Int, isMeasured: Bool) {
      if !items.isEmpty { items.append(UInt8(ascii: ",")) }
      items.append(contentsOf: number)
      items.append(UInt8(ascii: ","))
      items.append(contentsOf: String(strength).utf8)
      if isMeasured { measured += 1 }
    }
  }

  /// A term with its strength in the text that was added last among those that have it.
  private struct Term {
    let term: String
    var postings = Postings()
    var text = 0
    var strength = 0.0
  }

  private let weights: SearchWeights
  /// Each term is looked up once per occurrence; everything else goes by its place in `terms`.
  private var places: [String: Int] = [:]
  private var terms: [Term] = []
  /// The places of the current text's terms, each once.
  private var current: [Int] = []
  private(set) var measuredTexts = 0

  init(weights: SearchWeights) {
    self.weights = weights
  }

  var sortedPostings: [(String, Postings)] {
    terms.sorted { $0.term < $1.term }.map { ($0.term, $0.postings) }
  }

  mutating func add(
    _ text: ReadText, number: Int, averageLengths: [String: Double]
  ) {
    current.removeAll(keepingCapacity: true)
    let length = weights["length"]
    let saturation = weights["saturation"]
    var pairs: [String: Double] = [:]
    for field in text.fields where !field.tokens.isEmpty {
      let share = Double(field.tokens.count) / (averageLengths[field.weight] ?? 1)
      let unit = weights[field.weight] / (1 - length + length * share)
      for token in field.tokens {
        strengthen(token.term, in: number, by: token.form == .part ? unit * 0.7 : unit)
      }
      guard TermStrengths.fieldsWithPairs.contains(field.weight) else { continue }
      for pair in SearchTokenizer.pairs(in: field.tokens) { pairs[pair, default: 0] += 1 }
    }
    for token in text.names {
      strengthen(token.term, in: number, by: weights["field-code"] / 4)
    }
    for concept in text.text.concepts {
      strengthen("#" + concept, in: number, by: weights["field-approach"])
    }
    // For a pair of concepts only its presence counts, not the length of the text. The names of
    // pairs are no terms of tokens.
    for (pair, count) in pairs { strengthen(pair, in: number, by: 2 * saturation * count) }
    let isMeasured = text.text.isMeasured
    if isMeasured { measuredTexts += 1 }
    let number = String(number).utf8
    for place in current {
      let stored = SearchStrength.stored(terms[place].strength, saturation: saturation)
      terms[place].postings.add(number, stored, isMeasured: isMeasured)
    }
  }

  private mutating func strengthen(_ term: String, in text: Int, by strength: Double) {
    let place: Int
    if let known = places[term] {
      place = known
    } else {
      place = terms.count
      places[term] = place
      terms.append(Term(term: term))
    }
    if terms[place].text != text {
      terms[place].text = text
      terms[place].strength = 0
      current.append(place)
    }
    terms[place].strength += strength
  }

  /// The fields that name an effect and what it happens to in a few words.
  private static let fieldsWithPairs: Set<String> = [
    "field-title", "field-terms", "field-symptom", "field-belief",
  ]
}
