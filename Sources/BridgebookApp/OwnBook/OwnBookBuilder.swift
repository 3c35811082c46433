internal import BookData
internal import Bridgebook

/// Combines the built-in book with a team's texts, and reports the texts that do not fit.
struct OwnBookBuilder {
  /// A text with its origin.
  struct Input {
    let id: String
    let path: String
    let bytes: [UInt8]

    init(id: String, path: String, bytes: [UInt8]) {
      self.id = id
      self.path = path
      self.bytes = bytes
    }

    /// Creates an input from a text in the store.
    init(_ version: OwnVersion) {
      self.init(id: version.id, path: "\(version.id).txt", bytes: Array((version.text ?? "").utf8))
    }
  }

  private(set) var effective: EffectiveBook
  private(set) var faults: [OwnBookFault] = []
  /// The texts by id, without those whose front matter could not be parsed.
  private(set) var parts: [String: BookComposer.Part] = [:]

  /// Returns the book that combines the built-in one with the texts of a store.
  static func book(of texts: [OwnVersion]) throws -> EffectiveBook {
    try book(of: texts, base: BuiltInBook.base(with: ThreadMapper()))
  }

  /// Returns the book that combines `base` with the texts of a store.
  static func book(of texts: [OwnVersion], base: BookBase) throws -> EffectiveBook {
    try OwnBookBuilder(texts.map(Input.init), base: base).effective
  }

  /// - Parameter others: the team's entries that the texts may refer to but that are not built
  ///   again.
  /// - Throws: only errors of the built-in book.
  init(_ inputs: [Input], base: BookBase, others: [Entry] = []) throws {
    var files: [OwnFile] = []
    var faults: [OwnBookFault] = []
    for input in inputs {
      do throws(TextDiagnostic) {
        files.append(try OwnFile(path: input.path, bytes: input.bytes))
      } catch { faults.append(OwnBookFault(error, id: input.id)) }
    }
    var composer = try BookComposer(base, own: files, others: others)
    // A tree or scenario that cannot work is dropped; if it overrode a built-in one, that is used
    // again.
    while true {
      let broken = OwnBookBuilder.unusable(in: composer)
      guard !broken.isEmpty else { break }
      faults += broken
      let ids = Set(broken.map(\.id))
      files.removeAll { ids.contains($0.header.id) }
      composer = try BookComposer(base, own: files, others: others)
    }
    effective = EffectiveBook(composer.book)
    effective.replaced = composer.replaced
    for part in composer.parts {
      parts[part.file.header.id] = part
      faults += (part.faults + part.remarks).map { OwnBookFault($0, id: part.file.header.id) }
      guard part.faults.isEmpty else { continue }
      let header = part.file.header
      if header.kind == .scenario {
        effective.ownScenarios[header.id] = header.relation
      } else if header.kind.entryKind != nil {
        effective.ownEntries[header.id] = header.relation
      }
    }
    faults += OwnBookCheck.faults(of: composer)
    self.faults = faults
    effective.book.keepKnownReferences(
      of: Set(effective.ownEntries.keys), scenarios: Set(effective.ownScenarios.keys))
    effective.problems = faults.map { fault in
      let message = OwnBookText.message(for: fault)
      let help = message.help.map { "; \($0)" } ?? ""
      return OwnProblem(id: fault.id, line: fault.line, message: message.message + help)
    }
  }

  /// Returns the faults of trees that do not answer every question, and of scenarios with
  /// unresolved names.
  private static func unusable(in composer: BookComposer) -> [OwnBookFault] {
    let usable = composer.parts.filter { $0.faults.isEmpty }
    let trees = usable.filter { $0.file.header.kind == .tree }
    if !trees.isEmpty {
      let own = trees.flatMap { $0.file.text.split(separator: "\n") }
      let faults = TreeChecker.faults(of: composer.book.tree).filter { fault in
        // A branch that overrides another may make built-in nodes unreachable, which is not a
        // fault.
        guard case .unreachable(let id) = fault else { return true }
        return own.contains("question \(id)") || own.contains("leaf \(id)")
      }
      let last = trees[trees.count - 1].file
      if !faults.isEmpty {
        return faults.map {
          OwnBookFault(id: last.header.id, path: last.path, line: 1, problem: .tree($0))
        }
      }
    }
    let library = BuiltInScenarios.split(composer.book.scenarios, composer.book.classes).library
    return usable.filter { $0.file.header.kind == .scenario }.flatMap { part -> [OwnBookFault] in
      let id = part.file.header.id
      guard let file = composer.book.scenarios.first(where: { $0.scenario.id == id }) else {
        return []
      }
      var programs = ScenarioPrograms(file.scenario)
      for variant in file.scenario.variants {
        guard let program = programs.program(variant.name) else { continue }
        do throws(ProgramProblems) {
          _ = try Simulation(program, library: library)
        } catch {
          return error.problems.map {
            OwnBookFault(
              id: id, path: part.file.path, line: part.line($0.place.line),
              column: $0.place.column, problem: .program($0.kind))
          }
        }
      }
      return []
    }
  }
}

extension OwnBookFault {
  init(_ diagnostic: TextDiagnostic, id: String) {
    self.init(
      id: id, path: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
      problem: .text(diagnostic.problem))
  }
}

extension Book {
  /// Drops references to missing entries and scenarios, so that the rest of the text can be kept.
  fileprivate mutating func keepKnownReferences(
    of own: Set<String>, scenarios ownScenarios: Set<String>
  ) {
    let ids = Set(entries.map(\.id))
    let known = Set(sources.map(\.id))
    for index in entries.indices where own.contains(entries[index].id) {
      entries[index].links.removeAll { !ids.contains($0) }
      entries[index].claims.removeAll { !ids.contains($0) }
      entries[index].sources.removeAll { !known.contains($0) }
      switch entries[index].details {
      case .component(var facts):
        facts.natives.removeAll { !known.contains($0.source) }
        entries[index].details = .component(facts)
      case .claim(let facts):
        entries[index].details = .claim(
          ClaimFacts(
            status: facts.status,
            grounds: facts.grounds.filter { $0.source.map(known.contains) ?? true }))
      case .task(var facts):
        facts.natives.removeAll { !known.contains($0.source) }
        facts.gotchas.removeAll { !ids.contains($0) }
        facts.pattern = facts.pattern.flatMap { ids.contains($0) ? $0 : nil }
        facts.component = facts.component.flatMap { ids.contains($0) ? $0 : nil }
        entries[index].details = .task(facts)
      case .pattern, .gotcha, .availability: break
      }
    }
    for index in scenarios.indices where ownScenarios.contains(scenarios[index].scenario.id) {
      var scenario = scenarios[index].scenario
      scenario.gotchas.removeAll { !ids.contains($0) }
      scenario.sources.removeAll { !known.contains($0) }
      scenarios[index] = ScenarioFile(scenario: scenario, text: scenarios[index].text)
    }
    messages = MessageCatalog(
      messages.patterns.map { item in
        MessagePattern(
          id: item.id, pattern: item.pattern, gotchas: item.gotchas.filter(ids.contains),
          severity: item.severity, isOnceOnly: item.isOnceOnly, meaning: item.meaning,
          origin: item.origin)
      })
    sentences = sentences.map { item in
      Sentence(
        entry: item.entry, heading: item.heading, number: item.number, text: item.text,
        sources: item.sources.filter(known.contains), status: item.status,
        isPartlyInferred: item.isPartlyInferred)
    }
  }
}
