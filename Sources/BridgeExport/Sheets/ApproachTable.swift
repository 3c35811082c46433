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
    writeBriefly(rows, to: &page)
  }

  /// A line with the techniques of equal needs side by side.
  private static func writeBriefly(_ rows: [[MarkdownPage.Line]], to page: inout MarkdownPage) {
    var groups: [(needs: MarkdownPage.Line, techniques: MarkdownPage.Line)] = []
    for row in rows where row[2] != [.plain("–")] {
      if let place = groups.firstIndex(where: { $0.needs == row[2] }) {
        groups[place].techniques += [.plain(", ")] + row[1]
      } else {
        groups.append((row[2], row[1]))
      }
    }
    page.paragraph(
      groups.enumerated().flatMap { index, group -> MarkdownPage.Line in
        [.plain(index == 0 ? "" : " · ")] + group.needs + [.plain(": ")] + group.techniques
      })
  }

  static func isIn(_ leaf: DecisionTree.Leaf, _ scope: SheetScope) -> Bool {
    (scope.approach == nil || leaf.approach == scope.approach) && scope.exists(leaf.requires)
  }
}
