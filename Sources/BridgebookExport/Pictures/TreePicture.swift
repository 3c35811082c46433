package import Bridgebook

/// The decision tree as a picture small enough to read: each question once, and each answer with all platforms and releases.
package struct TreePicture {
  private struct Edge {
    let from: String
    let label: String
    let to: String
  }

  private let walk: TreeWalk
  /// The questions that are not about a platform or a release, by id.
  private var questions: [(id: String, text: String)] = []
  /// The lines of each answer; answers that read alike are one.
  private var answers: [(id: String, lines: [String])] = []
  private var edges: [Edge] = []

  /// Folds what only platform and release decide into the answers.
  package init(_ tree: DecisionTree) {
    walk = TreeWalk(tree)
    _ = visit(tree.root)
  }

  /// A Mermaid flow chart, left to right, which stays as narrow as the tree is deep.
  package var mermaid: String {
    var names: [String: String] = [:]
    for (index, id) in (questions.map(\.id) + answers.map(\.id)).enumerated() {
      names[id] = "n\(index)"
    }
    var lines = ["flowchart LR"]
    lines += questions.map { "  \(names[$0.id]!){\"\(Self.mermaidText($0.text))\"}" }
    lines += answers.map { answer in
      "  \(names[answer.id]!)[\"\(Self.mermaidText(answer.lines.joined(separator: "; ")))\"]"
    }
    lines += edges.map {
      "  \(names[$0.from]!) -->|\"\(Self.mermaidText($0.label))\"| \(names[$0.to]!)"
    }
    return lines.joined(separator: "\n") + "\n"
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
      // \l ends a line and sets it to the left.
      let text = answer.lines.map { Self.dotText($0) + "\\l" }.joined()
      return "  \"\(Self.dotText(answer.id))\" [shape = box, label = \"\(text)\"];"
    }
    lines += edges.map { edge in
      let text = DisplayWidth.wrap(edge.label, to: 30).map(Self.dotText).joined(separator: "\\n")
      return "  \"\(Self.dotText(edge.from))\" -> \"\(Self.dotText(edge.to))\" "
        + "[label = \"\(text)\"];"
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: Folding

  /// The node that stands for one of the tree's, made with all that follows it.
  private mutating func visit(_ node: String) -> String {
    guard let question = walk.tree.question(node), let fact = walk.tree.fact(question.fact),
      fact.versionsOf == nil, !walk.isAboutPlatforms(fact)
    else { return answer(at: node) }
    guard !questions.contains(where: { $0.id == node }) else { return node }
    questions.append((node, question.text))
    for branch in question.branches {
      // Who cannot say is asked again; the picture shows what can be said.
      let known = branch.choices.filter { $0 != Fact.dontKnow }
      guard !known.isEmpty else { continue }
      let titles = known.map { id in fact.choices.first { $0.id == id }?.title ?? id }
      edges.append(
        Edge(from: node, label: titles.joined(separator: ", "), to: visit(branch.child)))
    }
    return node
  }

  private mutating func answer(at node: String) -> String {
    let lines = lines(at: node)
    if let known = answers.first(where: { $0.lines == lines }) { return known.id }
    answers.append((node, lines))
    return node
  }

  /// A line for each answer, with the platforms that have it.
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

  /// What iPadOS and Mac Catalyst have with iOS goes by its name.
  private static func names(of platforms: [Platform]) -> String {
    let family: Set<Platform> = [.ipados, .catalyst]
    let isWhole = family.union([.ios]).isSubset(of: platforms)
    return platforms.filter { !isWhole || !family.contains($0) }.map(\.title)
      .joined(separator: ", ")
  }

  /// The newest answer first, as in "A from 18, before 18: B".
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

  /// The text with numeric entities for characters that are special to Mermaid or HTML.
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
