internal import Bridgebook

/// Writes the techniques of the decision tree with the releases they require.
enum ApproachTable {
  /// Appends one row for each technique and use, or for each technique alone; appends nothing if
  /// the scope excludes all.
  static func write(
    _ tree: DecisionTree, scope: SheetScope, isFull: Bool, to page: inout SheetPage
  ) {
    guard isFull else { return writeReleases(tree, scope: scope, to: &page) }
    var rows: [[SheetPage.Line]] = []
    var seen: Set<String> = []
    for approach in Approach.allCases where approach != .none {
      for leaf in tree.leaves where leaf.approach == approach && isIn(leaf, scope) {
        guard seen.insert(approach.rawValue + leaf.summary).inserted else { continue }
        let platforms = leaf.requires.rows.filter { row in
          scope.platformOfTarget.map { $0 == row.platform } ?? true
        }
        let needs = ReleaseText.short(Availability(platforms))
        rows.append([
          [.plain(approach.rawValue)], [DecisionTable.technique(of: leaf)],
          [.plain(needs.isEmpty ? "–" : needs)],
          [.plain(leaf.summary), .plain(" "), .code(leaf.pattern)],
        ])
      }
    }
    page.table(["approach", "technique", "needs", "what to do"], rows)
  }

  /// Writes a row per technique with the first release of each platform that supports it, and the
  /// pattern to start with.
  private static func writeReleases(
    _ tree: DecisionTree, scope: SheetScope, to page: inout SheetPage
  ) {
    // iPadOS and Mac Catalyst have the same releases as iOS.
    let platforms =
      scope.platformOfTarget.map { [$0] }
      ?? Platform.allCases.filter { $0 != .ipados && $0 != .catalyst }
    var rows: [[SheetPage.Line]] = []
    var seen: Set<String> = []
    for approach in Approach.allCases where approach != .none {
      let leaves = tree.leaves.filter { $0.approach == approach && isIn($0, scope) }
      for leaf in leaves where seen.insert(approach.rawValue + leaf.technique).inserted {
        let uses = leaves.filter { $0.technique == leaf.technique }
        let releases: [SheetPage.Line] = platforms.map { platform in
          [.plain(first(of: uses, on: platform))]
        }
        var row: [SheetPage.Line] = [
          [.plain(approach.rawValue)], [DecisionTable.technique(of: leaf)],
        ]
        row += releases
        row.append([.code(leaf.pattern)])
        rows.append(row)
      }
    }
    page.table(["approach", "technique"] + platforms.map(\.title) + ["begin with"], rows)
  }

  /// Returns the first release in which one of the leaves is available.
  private static func first(of leaves: [DecisionTree.Leaf], on platform: Platform) -> String {
    if leaves.contains(where: { $0.requires.rows.isEmpty }) { return "any" }
    let rows = leaves.compactMap { $0.requires.row(for: platform) }
    guard !rows.isEmpty else { return "–" }
    let releases = rows.compactMap(\.since)
    guard releases.count == rows.count, let first = releases.min() else { return "any" }
    return ReleaseText.short(first)
  }

  static func isIn(_ leaf: DecisionTree.Leaf, _ scope: SheetScope) -> Bool {
    (scope.approach == nil || leaf.approach == scope.approach) && scope.exists(leaf.requires)
  }
}
