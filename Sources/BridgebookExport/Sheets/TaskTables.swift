internal import Bridgebook

/// Tables of tasks, in full and as a digest.
enum TaskTables {
  /// Writes one row per task: its title, the SwiftUI API, and what to bridge otherwise.
  static func tasks(_ entries: [Entry], scope: SheetScope, to page: inout SheetPage) {
    page.table(
      ["to do", "SwiftUI has", "otherwise"],
      entries.map { entry in
        guard case .task(let facts) = entry.details else { return [] }
        return [
          [.plain(entry.title), .plain(" "), .code(entry.id)] + entry.ownMark,
          native(facts, scope), bridge(facts),
        ]
      })
  }

  /// Writes the most frequent tasks by area, each with its API.
  static func digest(
    _ groups: [(area: TaskArea, entries: [Entry])], scope: SheetScope, to page: inout SheetPage
  ) {
    page.table(
      ["area", "to do"],
      groups.compactMap { group in
        var line: SheetPage.Line = []
        for entry in group.entries {
          guard case .task(let facts) = entry.details, facts.isAskedOften else { continue }
          if !line.isEmpty { line.append(.plain(" · ")) }
          line += [.plain(entry.title + ": ")] + shortest(facts, scope)
        }
        return line.isEmpty ? nil : [[.plain(group.area.title)], line]
      })
    page.paragraph([.plain("All of them: "), .code("bridgebook list tasks"), .plain(".")])
  }

  private static func native(_ facts: TaskFacts, _ scope: SheetScope) -> SheetPage.Line {
    guard let first = facts.natives.first(where: { scope.exists($0.since) }) else {
      return [.plain("–")]
    }
    let partly = facts.coverage == .full ? "" : ", partly"
    return [.code(first.name), .plain(" (\(ReleaseText.short(first.since))\(partly))")]
  }

  private static func bridge(_ facts: TaskFacts) -> SheetPage.Line {
    guard let bridge = facts.bridge else { return [.plain("–")] }
    guard let pattern = facts.pattern else { return [.rich(bridge)] }
    return [.rich(bridge), .plain(" "), .code(pattern)]
  }

  /// Returns a short solution within the scope: the API if it covers the task, otherwise the class
  /// or the bridge.
  private static func shortest(_ facts: TaskFacts, _ scope: SheetScope) -> SheetPage.Line {
    let native = facts.natives.first { scope.exists($0.since) }
    if let native, facts.coverage == .full { return [.code(native.name)] }
    let bridge = facts.component.map { InlinePiece.code($0) } ?? facts.bridge.map { .rich($0) }
    guard let bridge else { return native.map { [.code($0.name)] } ?? [.plain("no bridge")] }
    return native.map { [.code($0.name), .plain(" or "), bridge] } ?? [bridge]
  }
}

extension Entry {
  /// The area of a task; nil for other kinds of entries.
  var area: TaskArea? {
    guard case .task(let facts) = details else { return nil }
    return facts.area
  }
}
