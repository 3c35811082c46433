/// Checks that an entry mentions the release that its code needs, if that is later than the entry's
/// own.
enum CodeAvailabilityRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    let table = NewerNames(book)
    return book.entries.flatMap { entry -> [BookProblem] in
      guard entry.kind == .gotcha || entry.kind == .pattern else { return [] }
      return entry.sections.flatMap { section in
        faults(in: section, of: entry, table).map { entry.problem(line: section.line, $0) }
      }
    }
  }

  private static func faults(
    in section: Section, of entry: Entry, _ table: NewerNames
  ) -> [BookProblem.Fault] {
    var declared: Set<Substring> = []
    var used: [(name: String, platforms: Availability)] = []
    for line in SwiftFences.lines(in: section.markdown) {
      let names = SwiftFences.names(in: line)
      for (position, item) in names.enumerated() {
        if position > 0, declarations.contains(names[position - 1].name) {
          declared.insert(item.name)
        } else if !declared.contains(item.name), let platforms = table[item.name, item.isMember],
          !used.contains(where: { $0.name == item.name })
        {
          used.append((String(item.name), platforms))
        }
      }
    }
    return used.compactMap { fault(of: $0.name, $0.platforms, in: entry) }
  }

  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "case", "typealias",
  ]

  /// Returns a fault unless the entry mentions the API's release on at least one platform, which
  /// alerts readers to the others.
  private static func fault(
    of api: String, _ platforms: Availability, in entry: Entry
  ) -> BookProblem.Fault? {
    let newer = platforms.rows.filter { row in
      guard let since = row.since, let own = entry.platforms.row(for: row.platform)?.since
      else { return false }
      return own < since
    }
    guard let first = newer.first, let since = first.since else { return nil }
    let isNamed = newer.contains { row in
      guard let since = row.since else { return false }
      let name = "\(row.platform.title) \(since.minor == 0 ? "\(since.major)" : "\(since)")"
      return entry.sections.contains { $0.markdown.contains(name) }
    }
    return isNamed
      ? nil
      : .newerThanEntry(api: api, platform: first.platform.rawValue, since: since.description)
  }
}

/// The names in the availability table that identify a single API wherever they occur in code.
private struct NewerNames {
  private var types: [Substring: Availability] = [:]
  private var members: [Substring: Availability] = [:]

  init(_ book: Book) {
    for entry in book.entries where entry.kind == .availability {
      for title in entry.title.split(separator: "/") {
        let name = title.trimmed
        if name.allSatisfy(\.isLetter) {
          if name.first?.isUppercase == true {
            types[name] = entry.platforms
          } else {
            members[name] = entry.platforms
          }
        } else if let dot = name.lastIndex(of: "."), name[dot...].dropFirst().allSatisfy(\.isLetter)
        {
          let member = name[name.index(after: dot)...]
          // The counterpart in another toolkit has the same name and other platforms.
          members[member] = Availability((members[member]?.rows ?? []) + entry.platforms.rows)
        }
      }
    }
  }

  subscript(name: Substring, isMember: Bool) -> Availability? {
    isMember ? members[name] : types[name]
  }
}
