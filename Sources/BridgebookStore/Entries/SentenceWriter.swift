internal import Bridgebook

/// Writes sentences of gotchas whose entries were already written.
struct SentenceWriter {
  private let sentence: Inserter
  private let source: Inserter

  init(_ connection: Connection) throws(SQLiteError) {
    sentence = try Inserter(
      connection, "sentence",
      [
        "entry_id", "position", "heading", "number", "text", "status", "is_partly_inferred",
      ])
    source = try Inserter(
      connection, "sentence_source", ["entry_id", "position", "number", "source_id"])
  }

  func write(_ sentences: [Sentence]) throws(SQLiteError) {
    var entry = ""
    var position = 0
    for item in sentences {
      position = item.entry == entry ? position + 1 : 0
      entry = item.entry
      try sentence.insert(
        .text(entry), .int(position), .text(item.heading), .int(item.number), .text(item.text),
        .text(item.status.rawValue), .int(item.isPartlyInferred ? 1 : 0))
      for (index, id) in item.sources.enumerated() {
        try source.insert(.text(entry), .int(position), .int(index), .text(id))
      }
    }
  }
}
