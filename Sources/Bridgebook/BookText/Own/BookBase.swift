/// The built-in texts, read once for every book that is made of them.
package struct BookBase: Sendable {
  /// What the texts say without a team's own.
  package let book: Book
  let files: [String: SourceFile]
  /// Kinds and ids of what is built in, by the ids in lower case.
  private var names: [String: [(kind: String, id: String)]] = [:]

  /// Reads the texts, each at the folder of its kind and its id.
  ///
  /// - Throws: the first fault of a text.
  package init(_ files: [SourceFile]) throws(TextDiagnostic) {
    book = try BookLoader.load(files)
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

  /// The kind of what has that id, in any letter case, and the id as it is written; a gotcha and a scenario may share one.
  func name(of id: String, isScenario: Bool) -> (kind: String, id: String)? {
    let found = names[id.lowercased()] ?? []
    return found.first { $0.kind == EntryKind.availability.rawValue }
      ?? found.first { ($0.kind == OwnKind.scenario.rawValue) == isScenario }
  }

  /// The ids of all texts of a kind.
  func ids(of kind: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(kind)s/") }
      .map { String($0.dropFirst(kind.count + 2).dropLast(4)) }.sorted()
  }
}
