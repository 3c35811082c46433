import Bridgebook

/// The built-in catalog, read from its source file.
enum Catalog {
  static let matcher: MessageMatcher = {
    let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let file = "/\(path)/Sources/BookData/Knowledge/tables/messages.txt"
    guard let bytes = Files.read(file),
      let source = try? SourceFile(path: "messages.txt", bytes: bytes),
      let table = try? TableFile(source), let catalog = try? MessageTable.read(table)
    else { return MessageMatcher(MessageCatalog()) }
    return MessageMatcher(catalog)
  }()
}

/// The result of an import, with texts in place of their numbers.
struct Imported: Equatable {
  /// The events as `line kind subject name value @thread +depth =outcome`, without empty parts.
  var events: [String] = []
  var kinds: [TraceEventKind] = []
  var lines: [Int] = []
  var times: [Int64?] = []
  var depths: [Int] = []
  var issues: [ImportIssue] = []
  var scores: [FormatScore] = []
  var format = ""
  var lineCount = 0
  var structuralLines = 0
  var hash: String?
  var refusal: Refusal?
  var cannotShow: [CannotShow] = []

  init(
    _ bytes: [UInt8], cuts: [Int] = [], format: String? = nil, textCapacity: Int = 1 << 17,
    matcher: MessageMatcher = Catalog.matcher, redactor: Redactor? = nil,
    remembersTexts: Bool = true
  ) {
    var importer = TraceImporter(
      messages: matcher, format: format.flatMap { FormatRegistry.format($0) },
      redactor: redactor, textCapacity: textCapacity, remembersTexts: remembersTexts)
    var start = 0
    for cut in cuts + [bytes.count] {
      bytes.withUnsafeBytes { importer.consume(UnsafeRawBufferPointer(rebasing: $0[start..<cut])) }
      start = cut
      take(&importer)
    }
    importer.finish()
    take(&importer)
    issues = importer.issues
    scores = importer.scores
    self.format = importer.format.id
    lineCount = importer.lineCount
    structuralLines = importer.structuralLines
    hash = importer.contentHash
    refusal = importer.refusal
    cannotShow = importer.cannotShow
  }

  init(_ text: String, format: String? = nil) {
    self.init(Array(text.utf8), format: format)
  }

  private mutating func take(_ importer: inout TraceImporter) {
    let texts = importer.texts
    for event in importer.drain() {
      var parts = ["\(event.line)", event.kind.rawValue]
      for id in [event.subject, event.name, event.value] where id != .none {
        parts.append(texts[id])
      }
      if event.thread != .none { parts.append("@" + texts[event.thread]) }
      if event.depth > 0 { parts.append("+\(event.depth)") }
      if let outcome = event.outcome { parts.append("=" + outcome.rawValue) }
      self.events.append(parts.joined(separator: " "))
      kinds.append(event.kind)
      lines.append(event.line)
      times.append(event.time)
      depths.append(Int(event.depth))
    }
  }

  /// Returns the number of lines that are not blank, are not structural, and have no event.
  func lostLines(of text: String) -> Int {
    let filled = text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }.count
    return filled - structuralLines - Set(lines).count
  }
}
