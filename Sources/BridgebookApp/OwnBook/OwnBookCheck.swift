internal import Bridgebook

/// Checks a team's texts against the rest of the book.
enum OwnBookCheck {
  static func faults(of composer: BookComposer) -> [OwnBookFault] {
    let parts = composer.parts.filter { $0.faults.isEmpty }
    guard !parts.isEmpty else { return [] }
    return entryFaults(of: parts, in: composer.book)
      + references(of: parts, in: composer.book)
  }

  /// Returns the violations of rules for entries; rules of style do not apply to a team.
  private static func entryFaults(
    of parts: [BookComposer.Part], in book: Book
  ) -> [OwnBookFault] {
    var owners: [String: BookComposer.Part] = [:]
    for part in parts {
      let header = part.file.header
      switch header.kind {
      case .tree: owners["trees/bridge.txt"] = part
      case .table: owners["tables/\(header.target ?? "").txt"] = part
      case .pattern, .gotcha, .component, .claim, .task, .scenario:
        owners["\(header.kind.rawValue)s/\(header.id).txt"] = part
      }
    }
    return BookChecker.problems(in: part(of: book, with: parts), of: book).compactMap { problem in
      switch problem.fault {
      case .unlinked, .tabInCode, .longCodeLine, .britishSpelling, .unusedSource, .missingCode:
        return nil
      default: break
      }
      guard let part = owners[problem.path] else { return nil }
      let line = key(of: problem.fault).flatMap { self.line(of: $0, in: part) }
      return OwnBookFault(
        id: part.file.header.id, path: part.file.path, line: line ?? part.line(problem.line),
        problem: .book(problem.fault))
    }
  }

  /// Returns the part of the book that the texts can affect; the rest was checked when it was
  /// built.
  private static func part(of book: Book, with parts: [BookComposer.Part]) -> Book {
    var part = book
    let own = Set(parts.filter { $0.file.header.kind.entryKind != nil }.map(\.file.header.id))
    // Availability entries are needed to check code, and the symptoms of gotchas to find equal
    // ones.
    part.entries = book.entries.compactMap { entry in
      if own.contains(entry.id) || entry.kind == .availability { return entry }
      guard entry.kind == .gotcha else { return nil }
      var gotcha = Entry(
        kind: .gotcha, id: entry.id, title: entry.title, details: entry.details)
      gotcha.sections = entry.sections.filter { $0.heading == "Symptom" }
      return gotcha
    }
    if !parts.contains(where: { $0.file.header.kind == .tree }) { part.tree.leaves = [] }
    part.scenarios = []
    part.spellings = []
    return part
  }

  /// Returns the beginning of the front matter line that a fault without a line number is in, such
  /// as `links:`; nil if the fault belongs to no line.
  private static func key(of fault: BookProblem.Fault) -> String? {
    switch fault {
    case .unknownLink: "links:"
    case .unknownClaim: "claims:"
    case .unknownSource: "sources:"
    case .missingSection: "evidence:"
    case .kindDoesNotFitRole: "role:"
    case .unreleased, .availabilityDiffers: "platforms:"
    default: nil
    }
  }

  private static func line(of beginning: String, in part: BookComposer.Part) -> Int? {
    part.file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix(beginning) }.map { $0 + 1 }
  }

  /// Returns the unresolved references in scenarios and messages.
  private static func references(
    of parts: [BookComposer.Part], in book: Book
  ) -> [OwnBookFault] {
    let naming = parts.filter { [.scenario, .table].contains($0.file.header.kind) }
    guard !naming.isEmpty else { return [] }
    let gotchas = Set(book.entries.filter { $0.kind == .gotcha }.map(\.id))
    return naming.flatMap { references(of: $0, gotchas: gotchas, in: book) }
  }

  private static func references(
    of part: BookComposer.Part, gotchas: Set<String>, in book: Book
  ) -> [OwnBookFault] {
    let header = part.file.header
    var faults: [(key: String, OwnFault)] = []
    if header.kind == .scenario {
      guard let scenario = book.scenarios.first(where: { $0.scenario.id == header.id })?.scenario
      else { return [] }
      let rules = Set(book.rules.map(\.id))
      let sources = Set(book.sources.map(\.id))
      faults += scenario.rules.filter { !rules.contains($0) }.map { ("rules", .unknownRule($0)) }
      faults += scenario.gotchas.filter { !gotchas.contains($0) }
        .map { ("gotchas", .unknownGotcha($0)) }
      faults += scenario.sources.filter { !sources.contains($0) }
        .map { ("sources", .unknownSource($0)) }
    } else if header.target == "messages", header.kind == .table {
      let rows = part.file.text.split(separator: "\n")
      for pattern in book.messages.patterns where rows.contains(where: { $0.hasPrefix(pattern.id) })
      {
        faults += pattern.gotchas.filter { !gotchas.contains($0) }
          .map { (pattern.id, .unknownGotcha($0)) }
      }
    }
    return faults.map { key, fault in
      OwnBookFault(
        id: header.id, path: part.file.path, line: line(of: key, in: part) ?? 1,
        problem: .text(.own(fault)))
    }
  }
}
