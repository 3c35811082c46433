package import BridgeModel

/// Works a team's own texts into the built-in book.
package struct BookComposer {
  /// A text that became part of the book, or why it did not.
  package struct Part {
    package let file: OwnFile
    /// Text by text what is wrong, with lines of the team's own text; empty for one that is part of the book.
    package fileprivate(set) var faults: [TextDiagnostic] = []
    /// What is wrong with one that is part of the book nevertheless.
    package fileprivate(set) var remarks: [TextDiagnostic] = []
    fileprivate var lines: OwnLines

    /// The line of the team's text for one of the text it became.
    package func line(_ line: Int) -> Int { lines.original(line: line) }

    /// The text it became: that of the built-in entry with the additions where it extends one.
    package var text: String { lines.file.lines.map { $0 + "\n" }.joined() }
  }

  package private(set) var book = Book()
  package private(set) var parts: [Part] = []

  /// The built-in texts by the folder of their kind and their id.
  private var originals: [String: SourceFile] = [:]

  /// Reads all texts; an own one with a fault is left out, and what is built in stays in its place.
  ///
  /// An entry that overrides nothing any more counts as a new one, with a remark; one whose id was built in later
  /// counts as overriding it.
  ///
  /// - Throws: only what is wrong with a built-in text.
  package init(builtIn: [SourceFile], own: [OwnFile]) throws(TextDiagnostic) {
    for file in builtIn { originals[file.path] = file }
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
    try compose(builtIn)
  }

  /// Finds what a text overrides or extends, and makes the whole text.
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
      let kind = builtInKind(of: header.id, isScenario: header.kind == .scenario)
      return kind.map { [diagnostic(index, key: "id", .builtInID(header.id, kind: $0))] } ?? []
    }
    guard let original = originals["\(header.kind.rawValue)s/\(header.id).txt"] else {
      let fault = OwnFault.nothingBuiltIn(
        header.id, kind: header.kind.rawValue, known: ids(of: header.kind.rawValue))
      return [diagnostic(index, key: header.relation.rawValue, fault)]
    }
    if header.relation == .extends {
      parts[index].lines = TextExtension.extended(original, by: file)
    }
    return []
  }

  /// Tables a team may add rows to.
  private static let openTables = ["lexicon", "messages", "sources", "synonyms"]

  /// The kind of the built-in text of that id, in any letter case; a gotcha and a scenario may share one.
  private func builtInKind(of id: String, isScenario: Bool) -> String? {
    let name = "/\(id).txt".lowercased()
    let folders = originals.keys.filter { $0.lowercased().hasSuffix(name) }
      .compactMap { $0.split(separator: "/").first }.sorted()
    let rows = originals["tables/availability.txt"]?.lines ?? []
    if rows.contains(where: { $0.hasPrefix("\(id) |") }) { return "availability" }
    let found = folders.first { ($0 == "scenarios") == isScenario }
    return found.map { String($0.dropLast()) }
  }

  private func ids(of kind: String) -> [String] {
    originals.keys.filter { $0.hasPrefix("\(kind)s/") }
      .map { String($0.dropFirst(kind.count + 2).dropLast(4)) }.sorted()
  }

  private func diagnostic(_ index: Int, key: String, _ fault: OwnFault) -> TextDiagnostic {
    let lines = parts[index].file.lines
    let line = lines.file.lines.firstIndex { $0.hasPrefix("\(key):") } ?? 0
    return lines.original(
      lines.file.diagnostic(line: line, column: key.utf8.count + 3, .own(fault)))
  }

  // MARK: - The whole book

  private mutating func compose(_ builtIn: [SourceFile]) throws(TextDiagnostic) {
    var entries: [String: Entry] = [:]
    var scenarios: [String: ScenarioFile] = [:]
    for index in parts.indices where parts[index].faults.isEmpty {
      let part = parts[index]
      let id = part.file.header.id
      do throws(TextDiagnostic) {
        switch part.file.header.kind {
        case .scenario: scenarios[id.lowercased()] = try scenario(index)
        // Entries may name scenarios, which are read first.
        case .pattern, .gotcha, .component, .claim, .tree, .table: break
        }
      } catch { parts[index].faults.append(part.lines.original(error)) }
    }
    book = try BookLoader.load(builtIn)
    let builtInScenarios = book.scenarios.filter {
      scenarios[$0.scenario.id.lowercased()] == nil
    }
    let model = ModelIndex(builtInScenarios + scenarios.keys.sorted().map { scenarios[$0]! })
    for index in parts.indices where parts[index].faults.isEmpty {
      let part = parts[index]
      guard part.file.header.kind.entryKind != nil else { continue }
      do throws(TextDiagnostic) {
        entries[part.file.header.id.lowercased()] = try EntryParser.parse(
          part.lines.file, model: model)
      } catch { parts[index].faults.append(part.lines.original(error)) }
    }
    // What overrides or extends stands where the built-in text stood.
    for index in book.entries.indices {
      let id = book.entries[index].id.lowercased()
      if let own = entries.removeValue(forKey: id) { book.entries[index] = own }
    }
    for index in book.scenarios.indices {
      let id = book.scenarios[index].scenario.id.lowercased()
      if let own = scenarios.removeValue(forKey: id) { book.scenarios[index] = own }
    }
    for id in entries.keys.sorted() { book.entries.append(entries[id]!) }
    for id in scenarios.keys.sorted() { book.scenarios.append(scenarios[id]!) }
    for index in parts.indices where parts[index].faults.isEmpty {
      guard parts[index].file.header.kind == .table else { continue }
      do throws(TextDiagnostic) {
        try OwnTables.add(parts[index].file, to: &book)
      } catch { parts[index].faults.append(parts[index].lines.original(error)) }
    }
    try composeTree()
    book.sentences = GotchaSentences.sentences(of: book.entries)
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
    guard var base = originals["trees/bridge.txt"] else { return }
    let trees = parts.indices.filter {
      parts[$0].file.header.kind == .tree && parts[$0].faults.isEmpty
    }
    let facts = book.tree.facts
    // A fault in one own text leaves out that one only.
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
