internal import Bridgebook

/// Writes the vocabulary of the search.
struct SearchWordWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func write(_ book: Book) throws(SQLiteError) {
    let synonym = try connection.prepare(
      "INSERT OR REPLACE INTO search_synonym (word, expansion) VALUES (?, ?)")
    for item in book.synonyms {
      for expansion in item.expansions {
        try synonym.run([.text(item.word), .text(expansion)])
      }
    }
    let phrase = try connection.prepare(
      "INSERT OR REPLACE INTO search_phrase (stem, rest, concept) VALUES (?, ?, ?)")
    let phrases = WordMemory.phrases(of: book.search.concepts)
    for (stem, phrases) in phrases.sorted(by: { $0.key < $1.key }) {
      for item in phrases {
        try phrase.run([
          .text(stem), .text(item.rest.joined(separator: " ")), .text(item.concept),
        ])
      }
    }
    let stopWord = try connection.prepare("INSERT OR REPLACE INTO search_stop_word VALUES (?)")
    for word in book.search.stopWords { try stopWord.run([.text(word)]) }
    let weight = try connection.prepare("INSERT INTO search_weight (name, value) VALUES (?, ?)")
    for (name, value) in book.search.weights.values.sorted(by: { $0.key < $1.key }) {
      try weight.run([.text(name), .real(value)])
    }
  }
}
