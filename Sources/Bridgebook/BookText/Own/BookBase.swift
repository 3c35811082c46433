/// The built-in texts, parsed once for all books that are composed from them.
package struct BookBase: Sendable {
  /// The built-in book, without a team's own texts.
  package let book: Book
  let files: [String: SourceFile]
  /// The kinds and ids of the built-in texts, by lowercase id.
  private var names: [String: [(kind: String, id: String)]] = [:]

  /// Parses the texts, whose paths consist of the folder of their kind and their id.
  ///
  /// - Throws: The first fault of a text.
  package init(
    _ files: [SourceFile], with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) {
    book = try BookLoader.load(files, with: mapper)
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    for path in self.files.keys.sorted() {
      let parts = path.split(separator: "/")
      guard parts.count == 2 else { continue }
      let id = String(parts[1].dropLast(4))
      names[id.lowercased(), default: []].append((String(parts[0].dropLast()), id))
    }
    for entry in book.entries where entry.kind == .availability {
      names[entry.id.lowercased(), default: []].append((entry.kind.rawValue, entry.id))
    }
  }

  /// Returns the kind and the spelling of an id, regardless of case; a gotcha and a scenario may
  /// have the same id.
  func name(of id: String, isScenario: Bool) -> (kind: String, id: String)? {
    let found = names[id.lowercased()] ?? []
    return found.first { $0.kind == EntryKind.availability.rawValue }
      ?? found.first { ($0.kind == OwnKind.scenario.rawValue) == isScenario }
  }

  /// Returns the ids of all texts of a kind.
  func ids(of kind: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(kind)s/") }
      .map { String($0.dropFirst(kind.count + 2).dropLast(4)) }.sorted()
  }
}
