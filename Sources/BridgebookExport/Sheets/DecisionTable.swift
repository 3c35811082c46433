internal import Bridgebook

/// The decision tree as tables, with one row per kind of content and one column per platform.
struct DecisionTable {
  private let walk: TreeWalk
  private let scope: SheetScope
  /// The length of the table; a full one has a column for WatchKit, which has few classes, and a
  /// brief one omits rows without a bridge.
  private let length: CheatSheet.Length

  init(_ tree: DecisionTree, scope: SheetScope, length: CheatSheet.Length) {
    walk = TreeWalk(tree)
    self.scope = scope
    self.length = length
  }

  /// Appends a table for each branch of the first question.
  func write(to page: inout SheetPage) {
    let tree = walk.tree
    guard let root = tree.question(tree.root) else { return }
    let groups = root.branches.filter { $0.choices != [Fact.dontKnow] }
    let titles = Dictionary(
      groups.map { ($0.child, title(of: $0, in: root)) }, uniquingKeysWith: { first, _ in first })
    var small: [(title: String, child: String)] = []
    for group in groups {
      let ways = walk.ways(from: group.child, titles: titles)
      guard ways.count > 1 else {
        small.append((title(of: group, in: root), group.child))
        continue
      }
      let rows = ways.compactMap { way in
        let label = way.choices.joined(separator: DecisionTable.choiceSeparator)
        return row(label, from: way.node, goesOn: way.goesOn)
      }
      add(rows, under: title(of: group, in: root), to: &page)
    }
    let rows = small.compactMap { row($0.title, from: $0.child, goesOn: nil) }
    add(rows, under: "Everything else", to: &page)
  }

  private func add(
    _ rows: [[SheetPage.Line]], under title: String, to page: inout SheetPage
  ) {
    guard !rows.isEmpty else { return }
    let isFull = length == .full
    let rows = isFull ? rows : DecisionTable.merged(rows)
    if length == .brief { return addBriefly(rows, under: title, to: &page) }
    if isFull { page.heading(3, [.plain(DecisionTable.capitalized(title))]) }
    let first = isFull ? walk.tree.question(walk.tree.root)?.text ?? "" : title
    page.table([DecisionTable.capitalized(first)] + columns.map(\.title), rows)
  }

  /// Writes each row as a line with its cells in sequence, because a page is too narrow for
  /// columns.
  private func addBriefly(
    _ rows: [[SheetPage.Line]], under title: String, to page: inout SheetPage
  ) {
    let names = columns.map(\.title).joined(separator: " / ")
    page.paragraph([.strong(DecisionTable.capitalized(title)), .plain(" (\(names)):")])
    page.list(
      rows.map { row in
        row[0] + [.plain(": ")]
          + row.dropFirst().enumerated().flatMap { index, cell in
            [.plain(index == 0 ? "" : " / ")] + cell
          }
      })
  }

  /// The separator of the choices that lead to a row.
  private static let choiceSeparator = "; "

  /// Merges rows with equal results into one row that begins with all their labels; choices shared
  /// with the first label are not repeated.
  private static func merged(_ rows: [[SheetPage.Line]]) -> [[SheetPage.Line]] {
    var merged: [[SheetPage.Line]] = []
    for row in rows {
      if let place = merged.firstIndex(where: { $0.dropFirst() == row.dropFirst() }) {
        let rest = rest(of: row[0], after: merged[place][0])
        merged[place][0] += [.plain(" · ")] + rest
      } else {
        merged.append(row)
      }
    }
    return merged
  }

  /// Returns only the last choice of a label if all its other choices are also in the first label
  /// of the line.
  private static func rest(of label: SheetPage.Line, after line: SheetPage.Line) -> SheetPage.Line {
    guard case .plain(let first)? = line.first, case .plain(let text)? = label.first,
      let end = text.ranges(of: choiceSeparator).last?.upperBound, first.hasPrefix(text[..<end])
    else { return label }
    return [.plain(String(text[end...]))]
  }

  private func title(of branch: DecisionTree.Branch, in question: DecisionTree.Question) -> String {
    let fact = walk.tree.fact(question.fact)
    return branch.choices.map { id in fact?.choices.first { $0.id == id }?.title ?? id }
      .joined(separator: ", ")
  }

  /// The titles and platforms of the columns.
  private var columns: [(title: String, platforms: [Platform])] {
    if let platform = scope.platformOfTarget {
      let release = scope.target.map { " " + ReleaseText.short($0) } ?? ""
      return [(platform.title + release, [platform])]
    }
    return Toolkit.allCases.filter { length == .full || $0 != .watchkit }.map(column(of:))
  }

  private func column(of toolkit: Toolkit) -> (title: String, platforms: [Platform]) {
    (toolkit.title, Platform.allCases.filter { $0.toolkit == toolkit })
  }

  /// Returns the cells of a row; nil if the scope or the length excludes it.
  private func row(_ label: String, from node: String, goesOn: String?) -> [SheetPage.Line]? {
    if let goesOn {
      guard scope.approach == nil, length == .full else { return nil }
      return [[.plain(label)], [.plain("see \(goesOn)")]]
    }
    let results = columns.map { column in
      column.platforms.map { (platform: $0, results: self.results(from: node, on: $0)) }
    }
    let leaves = results.flatMap { $0.flatMap { $0.results.map(\.leaf) } }
    if let approach = scope.approach, !leaves.contains(where: { $0.approach == approach }) {
      return nil
    }
    let isNowhere = leaves.allSatisfy { $0.approach == nil || $0.approach == Approach.none }
    let isNative = leaves.allSatisfy { $0.approach == .native }
    if length == .brief, isNowhere || isNative { return nil }
    if isNowhere, let cell = watchCell(from: node) { return [[.plain(label)], cell] }
    let cells = results.map { cell($0, namesRefusals: isNowhere) }
    // A result that is the same on all platforms is written once.
    let isSame = isNowhere && cells.allSatisfy { $0 == cells[0] }
    return [[.plain(label)]] + (isSame ? Array(cells.prefix(1)) : cells)
  }

  /// Returns the result for WatchKit, for a table without its column; nil for other tables, or if
  /// no bridge exists there.
  private func watchCell(from node: String) -> SheetPage.Line? {
    guard scope.platformOfTarget == nil, length == .usual else { return nil }
    let column = column(of: .watchkit)
    let results = column.platforms.map { (platform: $0, results: self.results(from: node, on: $0)) }
    let isThere = results.contains { result in
      result.results.contains { $0.leaf.approach != nil && $0.leaf.approach != Approach.none }
    }
    guard isThere else { return nil }
    return [.plain("\(column.title): ")] + cell(results, namesRefusals: false)
  }

  private func results(from node: String, on platform: Platform) -> [TreeWalk.Result] {
    walk.results(from: node, on: platform, target: scope.target)
  }

  /// Returns the result of the column's first platform, then those of platforms that differ, with
  /// their names.
  private func cell(
    _ results: [(platform: Platform, results: [TreeWalk.Result])], namesRefusals: Bool
  ) -> SheetPage.Line {
    var texts: [(line: SheetPage.Line, platforms: [Platform])] = []
    for (platform, results) in results {
      let line = DecisionTable.line(results, namesRefusals: namesRefusals)
      if let place = texts.firstIndex(where: { $0.line == line }) {
        texts[place].platforms.append(platform)
      } else {
        texts.append((line, [platform]))
      }
    }
    // An empty result on the first platform is omitted if another platform has a bridge.
    let isElsewhere = texts.count > 1 && texts[0].line == [.plain("–")]
    var cell: SheetPage.Line = []
    for text in isElsewhere ? texts[1...] : texts[...] {
      if isElsewhere || !cell.isEmpty {
        let names = text.platforms.map(\.title).joined(separator: ", ")
        cell.append(.plain((cell.isEmpty ? "" : "; ") + names + ": "))
      }
      cell += text.line
    }
    return cell
  }

  /// Returns the results by descending release, because readers with a new target need only the
  /// first.
  private static func line(
    _ results: [TreeWalk.Result], namesRefusals: Bool
  ) -> SheetPage.Line {
    var line: SheetPage.Line = []
    for result in results.reversed() {
      if !line.isEmpty { line.append(.plain(", before: ")) }
      if result.leaf.approach == Approach.none, !namesRefusals {
        line.append(.plain("–"))
      } else {
        line.append(technique(of: result.leaf))
        if let since = result.since { line.append(.plain(" from \(ReleaseText.short(since))")) }
      }
    }
    return line
  }

  /// Returns the technique, as code if it is a type or an attribute, recognized as a single word
  /// with a capital letter.
  static func technique(of leaf: DecisionTree.Leaf) -> InlinePiece {
    let isType = !leaf.technique.contains(" ") && leaf.technique.contains(where: \.isUppercase)
    return isType ? .code(leaf.technique) : .plain(leaf.technique)
  }

  static func capitalized(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
