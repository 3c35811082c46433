internal import BridgeModel
internal import SQLiteAccess

/// Works out beforehand how much each word says for each text, so that a search only adds up.
struct SearchIndexWriter {
  private let connection: Connection
  private let weights: SearchWeights
  private let tokenizer: SearchTokenizer

  /// Takes the words' meanings from the store.
  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    weights = try StoredWords(connection).weights()
    tokenizer = SearchTokenizer(try StoredWords(connection).wholeMemory())
  }

  /// Indexes entries, messages and scenarios of a book together.
  func write(_ book: Book) throws(SQLiteError) {
    var titles: [String: String] = [:]
    for entry in book.entries where entry.kind == .gotcha { titles[entry.id] = entry.title }
    let scenarios = book.scenarios.map(\.scenario).filter { !$0.isLibrary }
    try write(
      book.entries.map { SearchableText($0) }
        + book.messages.patterns.map { SearchableText($0, titles: titles) }
        + scenarios.map { SearchableText($0, titles: titles) })
  }

  /// Indexes the entries together.
  func write(_ entries: [Entry]) throws(SQLiteError) {
    try write(entries.map { SearchableText($0) })
  }

  /// Indexes the texts together; they leave the index with the last of their rows in `entry_text`.
  func write(_ texts: [SearchableText]) throws(SQLiteError) {
    guard !texts.isEmpty else { return }
    let batch =
      try connection.first("SELECT coalesce(max(number) + 1, 0) FROM search_batch") { $0.int(0) }
      ?? 0
    var number =
      try connection.first("SELECT coalesce(max(number), 0) FROM entry_text") { $0.int(0) } ?? 0
    let row = try Inserter(
      connection, "entry_text",
      ["number", "id", "kind", "title", "terms", "symptom", "body", "batch"])
    var index = TermStrengths(weights: weights)
    let read = texts.map { FieldTokens($0, tokenizer: tokenizer) }
    let lengths = FieldTokens.averageLengths(read)
    for (text, fields) in zip(texts, read) {
      number += 1
      try row.insert(
        .int(number), .text(text.id), .text(text.kind.rawValue), .text(text.title),
        .text(text.terms.joined(separator: "; ")), .text(text.symptom), .text(text.body),
        .int(batch))
      index.add(fields, of: text, number: number, averageLengths: lengths)
    }
    try connection.run(
      "INSERT INTO search_batch (number, entries) VALUES (?, ?)",
      [.int(batch), .int(index.measuredTexts)])
    let posting = try Inserter(
      connection, "search_posting", ["term", "batch", "entries", "postings"])
    for (term, postings) in index.sortedPostings {
      try posting.insert(
        .text(term), .int(batch), .int(postings.measured), .text(postings.text))
    }
  }
}

/// The terms of one text, field by field.
private struct FieldTokens {
  let fields: [(weight: String, tokens: [SearchTokenizer.Token])]
  let names: [SearchTokenizer.Token]
  let isMeasured: Bool

  init(_ text: SearchableText, tokenizer: SearchTokenizer) {
    fields = text.fields.map { ($0.weight, tokenizer.tokens(of: $0.text)) }
    names = text.code.isEmpty ? [] : tokenizer.tokens(of: text.code).filter { $0.form == .name }
    // Rarity and length are those of prose; tables of classes and releases would distort both.
    isMeasured = text.kind == .gotcha || text.kind == .pattern
  }

  static func averageLengths(_ texts: [FieldTokens]) -> [String: Double] {
    var sums: [String: Int] = [:]
    var count = 0
    let measured = texts.contains(where: \.isMeasured) ? texts.filter(\.isMeasured) : texts
    for text in measured {
      count += 1
      for field in text.fields { sums[field.weight, default: 0] += field.tokens.count }
    }
    return sums.mapValues { max(1, Double($0) / Double(max(1, count))) }
  }
}

/// Collects for each term how strongly each text speaks of it.
private struct TermStrengths {
  struct Postings {
    private(set) var measured = 0
    private(set) var text = ""

    mutating func add(_ posting: String, isMeasured: Bool) {
      if !text.isEmpty { text += " " }
      text += posting
      if isMeasured { measured += 1 }
    }
  }

  private let weights: SearchWeights
  private var postings: [String: Postings] = [:]
  private(set) var measuredTexts = 0

  init(weights: SearchWeights) {
    self.weights = weights
  }

  var sortedPostings: [(String, Postings)] {
    postings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func add(
    _ text: FieldTokens, of source: SearchableText, number: Int, averageLengths: [String: Double]
  ) {
    var strengths: [String: Double] = [:]
    var pairs: [String: Double] = [:]
    let length = weights["length"]
    for field in text.fields where !field.tokens.isEmpty {
      let share = Double(field.tokens.count) / (averageLengths[field.weight] ?? 1)
      let unit = weights[field.weight] / (1 - length + length * share)
      for token in field.tokens {
        strengths[token.term, default: 0] += token.form == .part ? unit * 0.7 : unit
      }
      guard TermStrengths.fieldsWithPairs.contains(field.weight) else { continue }
      for pair in SearchTokenizer.pairs(in: field.tokens) { pairs[pair, default: 0] += 1 }
    }
    for token in text.names { strengths[token.term, default: 0] += weights["field-code"] / 4 }
    for concept in source.concepts {
      strengths["#" + concept, default: 0] += weights["field-approach"]
    }
    // Of two concepts close together it matters that they are, not how long the text around them is.
    for (pair, count) in pairs { strengths[pair] = 2 * weights["saturation"] * count }
    if text.isMeasured { measuredTexts += 1 }
    for (term, strength) in strengths {
      let posting = "\(number) \(SearchStrength.stored(strength, weights))"
      postings[term, default: Postings()].add(posting, isMeasured: text.isMeasured)
    }
  }

  /// Where an effect and the thing it happens to are told in few words.
  private static let fieldsWithPairs: Set<String> = [
    "field-title", "field-terms", "field-symptom", "field-belief",
  ]
}
