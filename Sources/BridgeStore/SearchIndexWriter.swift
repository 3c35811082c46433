internal import BridgeModel
internal import SQLiteAccess

/// Fills the full-text index from entries.
struct SearchIndexWriter {
  private let insert: Inserter

  init(_ connection: Connection) throws(SQLiteError) {
    insert = try Inserter(
      connection, "entry_text",
      ["id", "kind", "title", "terms", "symptom", "body", "parts", "bigrams"])
  }

  func write(_ entries: [Entry]) throws(SQLiteError) {
    for entry in entries {
      var symptom = ""
      var body = ""
      for section in entry.sections {
        switch section.heading {
        case "Symptom", "When": symptom = section.markdown
        // Traces and fragments hold words of code that would drown the prose.
        case "Triggering", "Clean", "Sample": break
        default: body += SearchIndexWriter.withoutMarks(section.markdown) + "\n"
        }
      }
      let terms = entry.terms.joined(separator: "; ")
      let all = [entry.id, entry.title, terms, symptom, body].joined(separator: "\n")
      try insert.insert(
        .text(entry.id), .text(entry.kind.rawValue), .text("\(entry.title) (\(entry.id))"),
        .text(terms), .text(symptom), .text(body), .text(SearchText.camelCaseParts(of: all)),
        .text(SearchIndexWriter.pieces(of: all)))
    }
  }

  /// The bigrams of the text; each run's last character stands alone too, because no bigram begins with it.
  private static func pieces(of text: String) -> String {
    var pieces: [String] = []
    for run in SearchText.bigrams(of: text) {
      pieces += run
      if let pair = run.last, pair.count == 2 { pieces.append(String(pair.suffix(1))) }
    }
    return pieces.joined(separator: " ")
  }

  /// The text without its `[^source]` marks.
  static func withoutMarks(_ markdown: String) -> String {
    guard markdown.utf8.contains(UInt8(ascii: "^")) else { return markdown }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(markdown.utf8.count)
    var isInMark = false
    var source = markdown.utf8.makeIterator()
    var held: UInt8?
    while let byte = source.next() {
      if isInMark {
        if byte == UInt8(ascii: "]") { isInMark = false }
      } else if held != nil, byte == UInt8(ascii: "^") {
        held = nil
        isInMark = true
      } else {
        if let held { bytes.append(held) }
        held = byte == UInt8(ascii: "[") ? byte : nil
        if held == nil { bytes.append(byte) }
      }
    }
    if let held { bytes.append(held) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
