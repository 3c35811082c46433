/// Combines a team's own texts with the built-in book.
package struct BookComposer {
  /// A text that became part of the book, or the reasons why it did not.
  package struct Part {
    package let file: OwnFile
    /// The faults that exclude the text, with lines of the team's own text; empty if it is part of
    /// the book.
    package fileprivate(set) var faults: [TextDiagnostic] = []
    /// Problems that do not exclude the text from the book.
    package fileprivate(set) var remarks: [TextDiagnostic] = []
    fileprivate var lines: OwnLines

    /// Returns the line of the team's own text for a line of the composed text.
    package func line(_ line: Int) -> Int { lines.original(line: line) }

    /// The composed text: for an extension, the built-in text with the team's additions.
    package var text: String { lines.file.lines.map { $0 + "\n" }.joined() }
  }

  package private(set) var book = Book()
  package private(set) var parts: [Part] = []
  /// The built-in entries that the team's own entries replaced.
  package private(set) var replaced: [Entry] = []

  private let base: BookBase
  private let others: [Entry]

  /// Composes the book; a text with a fault is left out, and the built-in text remains in its
  /// place.
  ///
  /// An entry whose built-in original no longer exists is treated as new, and an entry whose id has
  /// become built-in is treated as overriding it, each with a remark.
  ///
  /// - Parameter others: The team's entries that the texts may name but that are not composed
  ///   again.
  /// - Throws: A fault of the built-in tree.
  package init(
    _ base: BookBase, own: [OwnFile], others: [Entry] = []
  ) throws(TextDiagnostic) {
    self.base = base
    self.others = others
    parts = own.map { Part(file: $0, lines: $0.lines) }
    var taken: Set<String> = []
    for index in parts.indices {
      let isNew = taken.insert(parts[index].file.header.id.lowercased()).inserted
      if !isNew {
        parts[index].faults.append(
          diagnostic(index, key: "id", .sameIDTwice(parts[index].file.header.id)))
      }
      for fault in place(index) {
        switch fault.problem {
        case .own(.builtInID), .own(.nothingBuiltIn):
          guard parts[index].file.header.relation == .extends else {
            parts[index].remarks.append(fault)
            continue
          }
          parts[index].faults.append(fault)
        default: parts[index].faults.append(fault)
        }
      }
    }
    try compose()
  }

  /// Finds the text that a team's text overrides or extends, and composes the extended text.
  private mutating func place(_ index: Int) -> [TextDiagnostic] {
    let file = parts[index].file
    let header = file.header
    if header.kind == .table || header.kind == .tree {
      let allowed = header.kind == .tree ? ["bridge"] : BookComposer.openTables
      let isAllowed =
        header.relation == .extends || header.kind == .tree && header.relation == .overrides
      if isAllowed, allowed.contains(header.target ?? "") { return [] }
      let key = header.target == nil ? "id" : header.relation.rawValue
      return [diagnostic(index, key: key, .badTarget(kind: header.kind.rawValue, allowed: allowed))]
    }
    guard header.relation != .new else {
      let known = base.name(of: header.id, isScenario: header.kind == .scenario)
      return known.map { [diagnostic(index, key: "id", .builtInID($0.id, kind: $0.kind))] } ?? []
    }
    guard let original = base.files["\(header.kind.rawValue)s/\(header.id).txt"] else {
      let fault = OwnFault.nothingBuiltIn(
        header.id, kind: header.kind.rawValue, known: base.ids(of: header.kind.rawValue))
      return [diagnostic(index, key: header.relation.rawValue, fault)]
    }
    if header.relation == .extends {
      parts[index].lines = TextExtension.extended(original, by: file)
    }
    return []
  }

  /// The tables to which a team may add rows.
  private static let openTables = ["lexicon", "messages", "sources", "synonyms"]

  private func diagnostic(_ index: Int, key: String, _ fault: OwnFault) -> TextDiagnostic {
    let lines = parts[index].file.lines
    let line = lines.file.lines.firstIndex { $0.hasPrefix("\(key):") } ?? 0
    return lines.original(
      lines.file.diagnostic(line: line, column: key.utf8.count + 3, .own(fault)))
  }

  // MARK: - The whole book

  private mutating func compose() throws(TextDiagnostic) {
    var entries: [String: Entry] = [:]
    var scenarios: [String: ScenarioFile] = [:]
    for index in parts.indices where parts[index].faults.isEmpty {
      let part = parts[index]
      let id = part.file.header.id
      do throws(TextDiagnostic) {
        switch part.file.header.kind {
        case .scenario: scenarios[id.lowercased()] = try scenario(index)
        // Entries may refer to scenarios, so scenarios are parsed first.
        case .pattern, .gotcha, .component, .claim, .task, .tree, .table: break
        }
      } catch { parts[index].faults.append(part.lines.original(error)) }
    }
    book = base.book
    let builtInScenarios = book.scenarios.filter {
      scenarios[$0.scenario.id.lowercased()] == nil
    }
    let model = ModelIndex(builtInScenarios + scenarios.sorted { $0.key < $1.key }.map(\.value))
    for index in parts.indices where parts[index].faults.isEmpty {
      let part = parts[index]
      guard part.file.header.kind.entryKind != nil else { continue }
      do throws(TextDiagnostic) {
        entries[part.file.header.id.lowercased()] = try EntryParser.parse(
          part.lines.file, model: model)
      } catch { parts[index].faults.append(part.lines.original(error)) }
    }
    let own = Set(entries.values.map(\.id))
    // Overriding and extending texts take the position of the built-in text.
    for index in book.entries.indices {
      let id = book.entries[index].id.lowercased()
      guard let own = entries.removeValue(forKey: id) else { continue }
      replaced.append(book.entries[index])
      book.entries[index] = own
    }
    for index in book.scenarios.indices {
      let id = book.scenarios[index].scenario.id.lowercased()
      if let own = scenarios.removeValue(forKey: id) { book.scenarios[index] = own }
    }
    book.entries += entries.sorted { $0.key < $1.key }.map(\.value) + others
    book.scenarios += scenarios.sorted { $0.key < $1.key }.map(\.value)
    for index in parts.indices where parts[index].faults.isEmpty {
      guard parts[index].file.header.kind == .table else { continue }
      do throws(TextDiagnostic) {
        try OwnTables.add(parts[index].file, to: &book)
      } catch { parts[index].faults.append(parts[index].lines.original(error)) }
    }
    try composeTree()
    book.sentences.removeAll { own.contains($0.entry) }
    book.sentences += GotchaSentences.sentences(
      of: book.entries.filter { own.contains($0.id) }, sources: book.sources)
  }

  private mutating func scenario(_ index: Int) throws(TextDiagnostic) -> ScenarioFile {
    let lines = parts[index].lines
    let (scenario, faults) = ScenarioParser.parse(lines.file)
    guard let scenario else {
      parts[index].faults += faults.dropFirst().map(lines.original)
      throw faults[0]
    }
    guard !scenario.isLibrary else {
      throw lines.file.diagnostic(line: lines.file.lines.count - 1, .scenario(.noVariant))
    }
    return ScenarioFile(scenario: scenario, text: parts[index].text)
  }

  private mutating func composeTree() throws(TextDiagnostic) {
    let trees = parts.indices.filter {
      parts[$0].file.header.kind == .tree && parts[$0].faults.isEmpty
    }
    guard !trees.isEmpty, var base = self.base.files["trees/bridge.txt"] else { return }
    let facts = book.tree.facts
    // A fault in one text only excludes that text.
    var whole: [SourceFile] = []
    for index in trees.sorted(by: { parts[$0].file.header.id < parts[$1].file.header.id }) {
      let file = parts[index].lines.file
      let isBase = parts[index].file.header.relation == .overrides
      do throws(TextDiagnostic) {
        let next = isBase ? file : base
        book.tree = try TreeParser.parse(
          next, extendedBy: whole + (isBase ? [] : [file]), facts: facts)
        if isBase { base = file } else { whole.append(file) }
      } catch { parts[index].faults.append(parts[index].lines.original(error)) }
    }
    book.tree = try TreeParser.parse(base, extendedBy: whole, facts: facts)
  }
}
