/// Checks that named releases exist and agree with the availability table.
enum AvailabilityRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    let table = table(of: book)
    return book.entries.flatMap { entry -> [BookProblem] in
      var faults: [BookProblem.Fault] = []
      switch entry.details {
      case .component(let facts):
        // A class may be older than the table of releases, which begins with SwiftUI.
        faults += unreleased(entry.platforms, since: .anyTime, book)
        faults += unreleased(facts.deprecated, since: .anyTime, book)
        for native in facts.natives {
          faults += unreleased(native.since, since: .swiftUI, book)
          faults += unreleased(native.until, since: .swiftUI, book)
          faults += differences(native.name, native.since, table)
        }
        for lack in facts.lacks {
          let row = Availability.Row(platform: lack.checked.platform, since: lack.checked.version)
          faults += unreleased(Availability([row]), since: .swiftUI, book)
          faults += unreleased(lack.ends, since: .swiftUI, book)
        }
        for item in facts.setup {
          faults += unreleased(item.since, since: .anyTime, book)
          faults += unreleased(item.until, since: .swiftUI, book)
        }
      case .pattern(let technique):
        faults += unreleased(entry.platforms, since: .swiftUI, book)
        faults += tooEarly(technique, entry.platforms, table)
      case .task(let facts):
        faults += unreleased(entry.platforms, since: .swiftUI, book)
        for native in facts.natives {
          faults += unreleased(native.since, since: .swiftUI, book)
          faults += differences(native.name, native.since, table)
        }
      case .gotcha, .claim, .availability:
        faults += unreleased(entry.platforms, since: .swiftUI, book)
      }
      if case .hard(let since) = entry.deprecation {
        faults += unreleased(since, since: .swiftUI, book)
      }
      for change in entry.changes where change.basis != .xcode {
        let rows = change.platforms.map {
          Availability.Row(platform: $0, since: change.release)
        }
        faults += unreleased(Availability(rows), since: .swiftUI, book)
      }
      return faults.map { entry.problem($0) }
    }
      + book.tree.leaves.flatMap { leaf in
        (unreleased(leaf.requires, since: .swiftUI, book)
          + tooEarly(leaf.technique, leaf.requires, table)).map { fault in
            BookProblem(path: "trees/bridge.txt", fault)
          }
      }
  }

  private enum Beginning {
    case swiftUI, anyTime
  }

  /// Returns the availability by API name; the title of an entry may contain several names,
  /// separated by slashes.
  private static func table(of book: Book) -> [String: Availability] {
    var table: [String: Availability] = [:]
    for entry in book.entries where entry.kind == .availability {
      for name in entry.title.split(separator: "/") {
        table[String(name.trimmed)] = entry.platforms
      }
    }
    return table
  }

  private static func unreleased(
    _ availability: Availability, since beginning: Beginning, _ book: Book
  ) -> [BookProblem.Fault] {
    availability.rows.compactMap { row in
      guard let since = row.since else { return nil }
      let known = book.releases.filter { $0.platform == row.platform.numbering }.map(\.version)
      if known.contains(since.withoutPatch) { return nil }
      if beginning == .anyTime, let first = known.min(), since < first { return nil }
      return .unreleased(platform: row.platform.rawValue, version: since.description)
    }
  }

  /// Returns a fault for each platform whose release differs from the table, or that the table does
  /// not list.
  private static func differences(
    _ name: String, _ availability: Availability, _ table: [String: Availability]
  ) -> [BookProblem.Fault] {
    let api = name.hasPrefix(".") ? String(name.dropFirst()) : name
    guard let known = table[api] else { return [] }
    return availability.rows.compactMap { row in
      guard let since = row.since else { return nil }
      let listed = known.row(for: row.platform)
      if let listed, listed.since == nil || listed.since == since { return nil }
      return difference(api, row.platform, since, listed)
    }
  }

  /// Returns a fault for each platform on which an entry's bridge would be available before its
  /// technique.
  ///
  /// A later release is allowed, because a bridge may need more than the technique. On macOS the
  /// technique is the AppKit counterpart.
  private static func tooEarly(
    _ technique: String, _ availability: Availability, _ table: [String: Availability]
  ) -> [BookProblem.Fault] {
    availability.rows.compactMap { row in
      guard let since = row.since else { return nil }
      let isTwin = row.platform == .macos && technique.hasPrefix("UI")
      let api = isTwin ? "NS" + technique.dropFirst(2) : technique
      guard let known = table[api] ?? table[technique] else { return nil }
      let listed = known.row(for: row.platform)
      if let listed, listed.since.map({ $0 <= since }) ?? true { return nil }
      return difference(api, row.platform, since, listed)
    }
  }

  private static func difference(
    _ api: String, _ platform: Platform, _ since: Version, _ listed: Availability.Row?
  ) -> BookProblem.Fault {
    .availabilityDiffers(
      api: api, platform: platform.rawValue, here: since.description,
      table: listed?.since?.description ?? "-")
  }
}
