/// Loads all files of a book; each file is checked separately, but not against the others.
package enum BookLoader {
  /// Returns the path of a file according to the `kind:` and `id:` at its beginning.
  package static func path(of bytes: [UInt8]) -> String {
    let found = bytes.withUnsafeBufferPointer { name(of: $0) }
    return path(ofKind: found.kind, id: found.id)
  }

  /// Returns the path of a file with the given kind and id.
  package static func path(ofKind kind: String, id: String) -> String { "\(kind)s/\(id).txt" }

  /// Returns the `kind:` and the `id:` in the first two lines of a file; `unknown` if they are
  /// missing.
  ///
  /// Only the two values are copied, because commands search a thousand files for one.
  package static func name(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> (kind: String, id: String) {
    var name = (kind: "unknown", id: "unknown")
    let count = min(bytes.count, headByteCount)
    var start = SourceFile.startsWithMark(bytes) ? 3 : 0
    var lineCount = 0
    while start < count, lineCount < 2 {
      let end = bytes[start..<count].firstIndex(of: UInt8(ascii: "\n")) ?? count
      let line = bytes[start..<end]
      start = end + 1
      if line.isEmpty { continue }
      lineCount += 1
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = { String(Substring(decoding: line[(colon + 1)...], as: UTF8.self).trimmed) }
      if line[..<colon].elementsEqual("kind".utf8) { name.kind = value() }
      if line[..<colon].elementsEqual("id".utf8) { name.id = value() }
    }
    return name
  }

  /// The number of bytes at the beginning of a file that can contain its kind and its id.
  private static let headByteCount = 400

  /// Loads the files of a book: tables by their id, the tree, scenarios, and everything else as
  /// entries in the given order.
  ///
  /// - Parameter mapper: Parses the entries and scenarios, which takes most of the time.
  package static func load(
    _ files: [SourceFile], with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) -> Book {
    var book = Book()
    var treeFile: SourceFile?
    var entryFiles: [SourceFile] = []
    var scenarioFiles: [SourceFile] = []
    for file in files {
      switch kind(of: file) {
      case "table":
        try read(try TableFile(file), into: &book)
      case "tree": treeFile = file
      case "scenario": scenarioFiles.append(file)
      default: entryFiles.append(file)
      }
    }
    book.scenarios = try mapper.parse(scenarioFiles, scenario)
    // Entries refer to variants and lines of scenarios, so these are loaded first.
    let model = ModelIndex(book.scenarios)
    book.entries += try mapper.parse(entryFiles) { (file) throws(TextDiagnostic) in
      try EntryParser.parse(file, model: model)
    }
    if let treeFile { book.tree = try TreeParser.parse(treeFile, facts: book.tree.facts) }
    book.sentences = GotchaSentences.sentences(
      of: book.entries, sources: book.sources, with: mapper)
    return book
  }

  /// Parses a scenario and keeps its text.
  ///
  /// - Throws: The first fault of the file.
  @Sendable package static func scenario(_ file: SourceFile) throws(TextDiagnostic) -> ScenarioFile
  {
    let (scenario, faults) = ScenarioParser.parse(file)
    guard let scenario else { throw faults[0] }
    return ScenarioFile(
      scenario: scenario, text: file.lines.joined(separator: "\n") + "\n")
  }

  private static func read(_ table: TableFile, into book: inout Book) throws(TextDiagnostic) {
    switch table.id {
    case "sources": book.sources = try TableReaders.sources(table)
    case "messages", "frames":
      book.messages = try MessageTable.read(table, after: book.messages)
    case "rules": book.rules = try TableReaders.rules(table)
    case "printed": book.printed = try TableReaders.printed(table)
    case "releases": book.releases = try TableReaders.releases(table)
    case "availability": book.entries += try TableReaders.availability(table)
    case "facts": book.tree.facts = try TableReaders.facts(table)
    case "lexicon", "libraries": book.lexicon += try TableReaders.lexicon(table)
    case "requirements": book.requirements = try TableReaders.requirements(table)
    case "synonyms": book.synonyms = try TableReaders.synonyms(table)
    case "topics": book.topics = try SheetTables.topics(table)
    case "digests": book.digests = try SheetTables.digests(table)
    case "setters": book.setters = try SetterRows.read(table)
    case "properties": book.properties = try PropertyRows.read(table)
    case "delegates": book.delegates = try PropertyRows.read(table)
    case "members": book.memberUses = try MemberUseRows.read(table)
    case "spelling": book.spellings = try TableReaders.spellings(table)
    case "concepts": book.search.concepts = try SearchTables.concepts(table)
    case "stopwords": book.search.stopWords = try SearchTables.stopWords(table)
    case "weights": book.search.weights = try SearchTables.weights(table)
    default:
      throw TextDiagnostic(path: table.path, line: 2, .unknownKind(table.id))
    }
  }

  private static func kind(of file: SourceFile) -> String {
    guard let first = file.lines.first, first.hasPrefix("kind:") else { return "" }
    return String(first.dropFirst("kind:".count).trimmed)
  }
}
