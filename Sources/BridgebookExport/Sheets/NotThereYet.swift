internal import Bridgebook

/// Writes what is not available at a target, with the replacement.
struct NotThereYet {
  private let book: SheetBook
  private let scope: SheetScope
  private let platform: Platform

  init(_ book: SheetBook, scope: SheetScope) {
    self.book = book
    self.scope = scope
    platform = scope.platformOfTarget ?? .ios
  }

  /// - Parameter isDigest: whether to list APIs by release without remarks on each.
  func write(isDigest: Bool, to page: inout SheetPage) {
    let bridges = bridges
    let classes = classes
    let symbols = symbols
    guard !(bridges + classes + symbols).isEmpty else { return }
    let release = scope.target.map { " " + ReleaseText.short($0) } ?? ""
    page.heading(2, [.plain("Not yet available on \(platform.title)\(release)")])
    page.table(["not there", "comes with", "use instead", "why"], bridges)
    page.table(["SwiftUI has", "from", "until then bridge", "with"], classes)
    if isDigest {
      page.table(["from", "APIs"], releases)
    } else {
      page.table(["API", "from", "note"], symbols)
    }
  }

  /// One row per release, in ascending order.
  private var releases: [[SheetPage.Line]] {
    var groups: [Version: SheetPage.Line] = [:]
    for (entry, since) in later {
      if groups[since] != nil { groups[since]?.append(.plain(", ")) }
      groups[since, default: []].append(.code(entry.title))
    }
    return groups.sorted { $0.key < $1.key }.map { [[.plain(release($0.key))], $0.value] }
  }

  /// The rows of the techniques that only newer releases support, each with the one for the target.
  private var bridges: [[SheetPage.Line]] {
    let walk = TreeWalk(book.tree)
    var rows: [[SheetPage.Line]] = []
    var seen: Set<String> = []
    for question in book.tree.questions {
      guard let fact = book.tree.fact(question.fact), fact.versionsOf == platform.numbering,
        let target = scope.target, let choice = fact.choice(for: target),
        let branch = question.branches.first(where: { $0.choices.contains(choice) }),
        let now = walk.results(from: branch.child, on: platform, target: target).last,
        let newest = walk.results(from: question.id, on: platform).last,
        newest.leaf.id != now.leaf.id, let since = newest.since, target < since,
        scope.approach == nil || scope.approach == newest.leaf.approach,
        seen.insert(newest.leaf.id).inserted
      else { continue }
      rows.append([
        [DecisionTable.technique(of: newest.leaf)], [.plain(release(since))],
        [DecisionTable.technique(of: now.leaf), .plain(" "), .code(now.leaf.pattern)],
        [.plain(branch.because)],
      ])
    }
    return rows
  }

  /// The rows of the classes that a SwiftUI API covers only in a later release.
  private var classes: [[SheetPage.Line]] {
    let walk = TreeWalk(book.tree)
    return book.components.compactMap { entry in
      guard scope.topic == nil, case .component(let facts) = entry.details, facts.coverage == .full,
        scope.exists(entry.platforms), !facts.natives.contains(where: { scope.exists($0.since) }),
        let native = facts.natives.first(where: { $0.since.row(for: platform)?.since != nil }),
        let since = native.since.row(for: platform)?.since
      else { return nil }
      let leaves = walk.leaves(of: entry, on: platform)
      // A class that is never bridged has no replacement until then.
      guard leaves.contains(where: { $0.approach != .native }) else { return nil }
      guard scope.approach == nil || leaves.contains(where: { $0.approach == scope.approach })
      else { return nil }
      return [
        [.code(native.name)], [.plain(release(since))], [.code(entry.title)],
        EntryTables.bridge(leaves),
      ]
    }
  }

  /// The rows of the symbols in the availability table that a later release introduces.
  private var symbols: [[SheetPage.Line]] {
    later.map { entry, since in
      [
        [.code(entry.title)], [.plain(release(since))],
        entry.section("Note").map { [.rich($0.markdown)] } ?? [],
      ]
    }
  }

  private var later: [(entry: Entry, since: Version)] {
    guard scope.topic == nil, scope.approach == nil, let target = scope.target else { return [] }
    return book.availability.compactMap { entry in
      guard let since = entry.platforms.row(for: platform)?.since, target < since else {
        return nil
      }
      return (entry, since)
    }
  }

  private func release(_ version: Version) -> String {
    "\(platform.title) \(ReleaseText.short(version))"
  }
}
