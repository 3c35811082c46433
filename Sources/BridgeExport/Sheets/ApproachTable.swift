internal import BridgeModel

/// The bridges the tree can name, with the releases they need.
enum ApproachTable {
  /// Adds one row for each technique and use; nothing where the scope leaves none.
  static func write(
    _ tree: DecisionTree, scope: SheetScope, isBrief: Bool, to page: inout MarkdownPage
  ) {
    var rows: [[MarkdownPage.Line]] = []
    var seen: Set<String> = []
    for approach in Approach.allCases where approach != .none {
      for leaf in tree.leaves where leaf.approach == approach && isIn(leaf, scope) {
        let key = isBrief ? leaf.technique : leaf.summary
        guard seen.insert(approach.rawValue + key).inserted else { continue }
        let needs = ReleaseText.short(leaf.requires)
        let row: [MarkdownPage.Line] = [
          [.plain(approach.rawValue)], [DecisionTable.technique(of: leaf)],
          [.plain(needs.isEmpty ? "–" : needs)], [.plain(leaf.summary)], [.code(leaf.pattern)],
        ]
        rows.append(isBrief ? Array(row.prefix(3)) : row)
      }
    }
    let header = ["approach", "technique", "needs", "what to do", "pattern"]
    page.table(isBrief ? Array(header.prefix(3)) : header, rows)
  }

  static func isIn(_ leaf: DecisionTree.Leaf, _ scope: SheetScope) -> Bool {
    (scope.approach == nil || leaf.approach == scope.approach) && scope.exists(leaf.requires)
  }
}
