internal import Bridgebook

/// Writes the search index of a book, or of a part of it.
struct SearchIndexWriter {
  private let connection: Connection
  private let words: SearchWords

  /// Creates a writer with the vocabulary of the store.
  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    words = try StoredWords(connection).whole()
  }

  /// Indexes a whole book.
  func write(_ effective: EffectiveBook) throws(SQLiteError) {
    try write(index(of: effective)())
  }

  /// Returns a closure that computes the index of a whole book; it may be called on another thread,
  /// because it does not use the store.
  func index(of effective: EffectiveBook) throws(SQLiteError) -> @Sendable () -> SearchIndex {
    let number = try firstNumber()
    return { [words] in SearchIndex(of: effective, words: words, from: number) }
  }

  /// Writes a computed index.
  func write(_ index: SearchIndex) throws(SQLiteError) {
    let weight = try connection.prepare(
      "INSERT OR REPLACE INTO search_weight (name, value) VALUES (?, ?)")
    for (field, length) in index.averages.sorted(by: { $0.key < $1.key }) {
      try weight.run([.text(SearchIndexWriter.average + field), .real(length)])
    }
    for batch in index.batches { try write(batch) }
  }

  /// Reindexes some entries and scenarios, with the scenarios and messages that refer to them.
  ///
  /// - Parameter withMessages: whether to reindex all messages.
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
    for (name, value) in words.weights.values where name.hasPrefix(SearchIndexWriter.average) {
      averages[String(name.dropFirst(SearchIndexWriter.average.count))] = value
    }
    let tokenizer = SearchTokenizer(words.memory())
    let builtIn = texts.filter { !effective.isOwn($0) }
    for batch in [builtIn] + texts.filter(effective.isOwn).map({ [$0] }) where !batch.isEmpty {
      try write(
        SearchIndex.Batch(
          batch.map { ReadText($0, tokenizer: tokenizer) }, averages: averages,
          weights: words.weights, from: firstNumber()))
    }
  }

  /// The prefix of the weights that contain the average length of each field of built-in texts.
  static let average = "average-"

  /// Returns the number of the text that is written next.
  private func firstNumber() throws(SQLiteError) -> Int {
    try connection.first("SELECT coalesce(max(number), 0) + 1 FROM entry_text") { $0.int(0) } ?? 1
  }

  /// Writes texts as one batch, under the numbers with which the batch was computed; the batch is
  /// deleted with the last of its rows in `entry_text`.
  private func write(_ batch: SearchIndex.Batch) throws(SQLiteError) {
    let place =
      try connection.first("SELECT coalesce(max(number) + 1, 0) FROM search_batch") { $0.int(0) }
      ?? 0
    let row = try Inserter(
      connection, "entry_text",
      ["number", "id", "kind", "title", "symptom", "body", "batch_number"])
    let first = try firstNumber()
    for (offset, text) in batch.texts.enumerated() {
      try row.insert(
        .int(first + offset), .text(text.id), .text(text.kind.rawValue), .text(text.title),
        .text(text.symptom), .text(text.body), .int(place))
    }
    try connection.run(
      "INSERT INTO search_batch (number, entries) VALUES (?, ?)",
      [.int(place), .int(batch.measuredTexts)])
    let posting = try Inserter(
      connection, "search_posting", ["term", "batch_number", "entries", "postings"])
    for (term, postings) in batch.terms {
      try posting.insert(
        .text(term), .int(place), .int(postings.measured), .text(postings.text))
    }
  }
}
