internal import BridgeModel

/// The bridges the tree can name, with the releases they need.
enum ApproachTable {
  /// Adds one row for each technique and use, or briefly a line with each technique; nothing where none is left.
  static func write(
    _ tree: DecisionTree, scope: SheetScope, isBrief: Bool, to page: inout MarkdownPage
  ) {
    var rows: [[MarkdownPage.Line]] = []
    var seen: Set<String> = []
    for approach in Approach.allCases where approach != .none {
      for leaf in tree.leaves where leaf.approach == approach && isIn(leaf, scope) {
        let key = isBrief ? leaf.technique : leaf.summary
        guard seen.insert(approach.rawValue + key).inserted else { continue }
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
    guard isBrief else {
      return page.table(["approach", "technique", "needs", "what to do"], rows)
    }
    page.paragraph(
      rows.enumerated().flatMap { index, row -> MarkdownPage.Line in
        [.plain(index == 0 ? "" : " · ")] + row[1] + [.plain(" ")] + row[2]
      })
  }

  static func isIn(_ leaf: DecisionTree.Leaf, _ scope: SheetScope) -> Bool {
    (scope.approach == nil || leaf.approach == scope.approach) && scope.exists(leaf.requires)
  }
}
