/// Adds a team's own rows to the tables of the book.
enum OwnTables {
  static func add(_ file: OwnFile, to book: inout Book) throws(TextDiagnostic) {
    let table = try TableFile(file.lines.file)
    switch file.header.target {
    case "sources": book.sources += try sources(table, known: book.sources)
    case "messages": book.messages = try messages(table, known: book.messages)
    case "lexicon": book.lexicon += try TableReaders.lexicon(table)
    case "synonyms": book.synonyms += try TableReaders.synonyms(table)
    default: throw TextDiagnostic(path: table.path, line: 2, .unknownKind(table.id))
    }
  }

  private static let sourceKinds = [
    "article", "documentation", "sdk", "video", "issue", "code", "language",
  ]

  private static func sources(
    _ table: TableFile, known: [Source]
  ) throws(TextDiagnostic) -> [Source] {
    var ids = Set(known.map(\.id))
    let sources = try TableReaders.sources(table)
    // Rows of two cells are not sources: they state which parts were read, for all sources of a
    // kind.
    for (row, source) in zip(table.rows.filter { $0.cells.count != 2 }, sources) {
      guard ids.insert(source.id).inserted else {
        throw table.fault(row, .own(.knownRow(source.id)))
      }
      guard isPlain(source.id) else { throw table.fault(row, .own(.badID(source.id))) }
      guard sourceKinds.contains(source.kind) else {
        throw table.fault(
          row, .badValue(key: "kind", value: source.kind, allowed: sourceKinds))
      }
      guard !source.title.isEmpty else { throw table.fault(row, .emptyValue(key: "title")) }
      if let url = source.url, !isWebAddress(url) {
        throw table.fault(row, .own(.badAddress(url)))
      }
    }
    return sources
  }

  private static func messages(
    _ table: TableFile, known: MessageCatalog
  ) throws(TextDiagnostic) -> MessageCatalog {
    let own = try MessageTable.read(table)
    for row in table.rows where known[row.cells[0]] != nil {
      throw table.fault(row, .own(.knownRow(row.cells[0])))
    }
    for row in table.rows where !isPlain(row.cells[0]) {
      throw table.fault(row, .own(.badID(row.cells[0])))
    }
    let patterns = own.patterns.map { item in
      MessagePattern(
        id: item.id, pattern: withoutCategory(item.pattern), gotchas: item.gotchas,
        severity: item.severity, isOnceOnly: item.isOnceOnly, meaning: item.meaning,
        origin: item.origin)
    }
    for item in patterns
    where !item.parts.contains(where: { $0.utf8.count >= MessageTable.minimumPartLength }) {
      let row = table.rows.first { $0.cells[0] == item.id } ?? table.rows[0]
      throw table.fault(row, .badValue(key: "pattern", value: item.pattern, allowed: []))
    }
    return MessageCatalog(known.patterns + patterns)
  }

  /// Returns a pattern without its category in brackets, which readers remove from pasted lines
  /// before they compare them.
  private static func withoutCategory(_ pattern: String) -> String {
    guard pattern.hasPrefix("["), let end = pattern.firstIndex(of: "]") else { return pattern }
    return String(pattern[pattern.index(after: end)...].trimmed)
  }

  /// Returns whether an id can be used in a footnote.
  private static func isPlain(_ id: String) -> Bool {
    !id.isEmpty
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  private static func isWebAddress(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && !text.contains { $0 == "<" || $0 == ">" || $0 == " " || $0 == "\\" }
  }
}
