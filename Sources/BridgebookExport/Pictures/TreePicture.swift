package import Bridgebook

/// The decision tree as a picture small enough to read: each question once, and each answer with
/// all platforms and releases.
package struct TreePicture {
  /// A node by its index in `questions` or `answers`.
  private enum Node: Equatable {
    case question(Int)
    case answer(Int)
  }

  private struct Edge {
    let from: Node
    let label: String
    let to: Node
  }

  private let walk: TreeWalk
  /// The questions that are not about a platform or a release, by id.
  private var questions: [(id: String, text: String)] = []
  /// The lines of each answer; answers with equal lines are merged.
  private var answers: [(id: String, lines: [String])] = []
  private var edges: [Edge] = []

  /// Merges the branches that only platform and release decide into the answers.
  package init(_ tree: DecisionTree) {
    walk = TreeWalk(tree)
    _ = visit(tree.root)
  }

  /// A Mermaid flow chart from left to right, whose width is the depth of the tree.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    lines += questions.enumerated().map { index, question in
      "  \(name(of: .question(index))){\"\(Self.mermaidText(question.text))\"}"
    }
    lines += answers.enumerated().map { index, answer in
      let text = Self.mermaidText(answer.lines.joined(separator: "; "))
      return "  \(name(of: .answer(index)))[\"\(text)\"]"
    }
    lines += edges.map {
      "  \(name(of: $0.from)) -->|\"\(Self.mermaidText($0.label))\"| \(name(of: $0.to))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the name of a node in a Mermaid chart.
  private func name(of node: Node) -> String {
    switch node {
    case .question(let index): "n\(index)"
    case .answer(let index): "n\(questions.count + index)"
    }
  }

  private func id(of node: Node) -> String {
    switch node {
    case .question(let index): questions[index].id
    case .answer(let index): answers[index].id
    }
  }

  /// A page for a browser: the tree as nested lists, each question once.
  package var html: String {
    var page = SheetPage(.html)
    page.heading(1, [.plain("The decision tree")])
    page.paragraph([
      .plain("From a question to its answers; "), .code("bridgebook recommend"),
      .plain(" asks only those that it cannot answer itself."),
    ])
    var told: Set<Int> = []
    page.outline(questions.isEmpty ? [] : [item(at: .question(0), after: nil, &told)])
    return page.text()
  }

  /// Returns a node with its descendants; a question that was already shown is represented by its
  /// text and "(see above)".
  private func item(
    at node: Node, after choice: String?, _ told: inout Set<Int>
  ) -> SheetPage.OutlineItem {
    let start: SheetPage.Line = choice.map { [.plain("\($0) → ")] } ?? []
    switch node {
    case .answer(let index):
      let lines = answers[index].lines
      guard lines.count > 1 else {
        return .init(line: start + [.strong(lines.first ?? "")])
      }
      return .init(
        line: choice.map { [.plain("\($0) →")] } ?? [],
        parts: lines.map { .init(line: [.strong($0)]) })
    case .question(let index):
      let text = questions[index].text
      guard told.insert(index).inserted else {
        return .init(line: start + [.plain("\(text) (see above)")])
      }
      var item = SheetPage.OutlineItem(line: start + [.plain(text)])
      for edge in edges where edge.from == node {
        item.parts.append(self.item(at: edge.to, after: edge.label, &told))
      }
      return item
    }
  }

  /// A Markdown page that GitHub shows as a flow chart.
  package var markdown: String { "# The decision tree\n\n```mermaid\n\(mermaid)```\n" }

  /// The tree as a Graphviz digraph.
  package var dot: String {
    var lines = [
      "digraph bridge {", "  rankdir = LR;", "  nodesep = 0.12;",
      "  node [fontname = \"Helvetica\", fontsize = 11];",
      "  edge [fontname = \"Helvetica\", fontsize = 10];",
    ]
    lines += questions.map { question in
      let text = DisplayWidth.wrap(question.text, to: 24).map(Self.dotText)
      return "  \"\(Self.dotText(question.id))\" [shape = box, style = \"rounded,filled\", "
        + "fillcolor = \"#e8eefc\", label = \"\(text.joined(separator: "\\n"))\"];"
    }
    lines += answers.map { answer in
      // `\l` ends a line and left-aligns it.
      let text = answer.lines.map { Self.dotText($0) + "\\l" }.joined()
      return "  \"\(Self.dotText(answer.id))\" [shape = box, label = \"\(text)\"];"
    }
    lines += edges.map { edge in
      let text = DisplayWidth.wrap(edge.label, to: 30).map(Self.dotText).joined(separator: "\\n")
      return "  \"\(Self.dotText(id(of: edge.from)))\" -> \"\(Self.dotText(id(of: edge.to)))\" "
        + "[label = \"\(text)\"];"
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: Folding

  /// Returns the picture's node for a node of the tree, creating it with its descendants.
  private mutating func visit(_ node: String) -> Node {
    guard let question = walk.tree.question(node), let fact = walk.tree.fact(question.fact),
      fact.versionsOf == nil, !walk.isAboutPlatforms(fact)
    else { return answer(at: node) }
    if let known = questions.firstIndex(where: { $0.id == node }) { return .question(known) }
    let place = Node.question(questions.count)
    questions.append((node, question.text))
    for branch in question.branches {
      // "Don't know" leads to further questions, so the picture shows only the other choices.
      let known = branch.choices.filter { $0 != Fact.dontKnow }
      guard !known.isEmpty else { continue }
      let titles = known.map { id in fact.choices.first { $0.id == id }?.title ?? id }
      edges.append(
        Edge(from: place, label: titles.joined(separator: ", "), to: visit(branch.child)))
    }
    return place
  }

  private mutating func answer(at node: String) -> Node {
    let lines = lines(at: node)
    if let known = answers.firstIndex(where: { $0.lines == lines }) { return .answer(known) }
    answers.append((node, lines))
    return .answer(answers.count - 1)
  }

  /// Returns a line for each answer, with the platforms it applies to.
  private func lines(at node: String) -> [String] {
    var groups: [(text: String, platforms: [Platform])] = []
    for platform in Platform.allCases {
      let results = walk.results(from: node, on: platform)
      guard !results.isEmpty else { continue }
      let text = Self.text(of: results)
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].platforms.append(platform)
      } else {
        groups.append((text, [platform]))
      }
    }
    let isEverywhere = groups.count == 1
    return groups.map { group in
      isEverywhere
        ? group.text
        : "\(Self.names(of: group.platforms)): \(group.text)"
    }
  }

  /// Returns the platforms' names; iOS includes iPadOS and Mac Catalyst if all three are present.
  private static func names(of platforms: [Platform]) -> String {
    let family: Set<Platform> = [.ipados, .catalyst]
    let isWhole = family.union([.ios]).isSubset(of: platforms)
    return platforms.filter { !isWhole || !family.contains($0) }.map(\.title)
      .joined(separator: ", ")
  }

  /// Returns the results in one line, newest first, as in "A from 18, before 18: B".
  private static func text(of results: [TreeWalk.Result]) -> String {
    var parts: [String] = []
    var next: Version?
    for result in results.reversed() {
      let technique = result.leaf.approach == nil ? "cannot tell" : result.leaf.technique
      let from = result.since.map { " from \(ReleaseText.short($0))" } ?? ""
      let before = next.map { "before \(ReleaseText.short($0)): " } ?? ""
      parts.append(before + technique + from)
      next = result.since
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Text

  /// Returns the text with Mermaid's entity codes for characters that are special in Mermaid or
  /// HTML.
  private static func mermaidText(_ text: String) -> String {
    var safe = ""
    for scalar in DisplayWidth.escaped(text).unicodeScalars {
      switch scalar {
      case "\"": safe += "#quot;"
      case "#", "<", ">", "&", "`", "\\", ";": safe += "#\(scalar.value);"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func dotText(_ text: String) -> String {
    DisplayWidth.escaped(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("&", with: "&amp;")
  }
}
