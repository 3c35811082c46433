package import Bridgebook

/// The decision tree as indented text, Mermaid, DOT or JSON.
package enum TreeExport {
  /// Questions with their ways out; what was printed before is only named again.
  package static func text(of tree: DecisionTree) -> String {
    var printed: Set<String> = []
    var lines: [String] = []
    func visit(_ node: String, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      if let leaf = tree.leaf(node) {
        lines.append("\(indent)= \(outcome(of: leaf)): \(leaf.summary)")
        return
      }
      guard let question = tree.question(node) else { return }
      guard printed.insert(node).inserted else {
        lines.append("\(indent)? \(question.text) (as above: \(node))")
        return
      }
      lines.append("\(indent)? \(question.text) [\(question.fact)]")
      for branch in question.branches {
        lines.append("\(indent)  \(branch.choices.joined(separator: ", "))")
        visit(branch.child, depth: depth + 2)
      }
    }
    visit(tree.root, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A Mermaid flow chart, top to bottom.
  package static func mermaid(of tree: DecisionTree) -> String {
    var lines = ["flowchart TD"]
    let names = identifiers(of: tree)
    for question in tree.questions {
      lines.append("  \(names[question.id]!){\"\(mermaidText(question.text))\"}")
    }
    for leaf in tree.leaves {
      lines.append("  \(names[leaf.id]!)[\"\(mermaidText(outcome(of: leaf)))\"]")
    }
    for question in tree.questions {
      for branch in question.branches {
        let label = mermaidText(branch.choices.joined(separator: ", "))
        lines.append(
          "  \(names[question.id]!) -->|\"\(label)\"| \(names[branch.child] ?? branch.child)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A page that GitHub shows as a flow chart.
  package static func markdown(of tree: DecisionTree) -> String {
    "# The decision tree\n\n```mermaid\n" + mermaid(of: tree) + "```\n"
  }

  /// A Graphviz digraph.
  package static func dot(of tree: DecisionTree) -> String {
    var lines = ["digraph bridge {", "  rankdir = LR;", "  node [fontname = \"Helvetica\"];"]
    for question in tree.questions {
      lines.append(
        "  \"\(question.id)\" [shape = diamond, label = \"\(dotText(question.text))\"];")
    }
    for leaf in tree.leaves {
      lines.append("  \"\(leaf.id)\" [shape = box, label = \"\(dotText(outcome(of: leaf)))\"];")
    }
    for question in tree.questions {
      for branch in question.branches {
        let label = dotText(branch.choices.joined(separator: ", "))
        lines.append("  \"\(question.id)\" -> \"\(branch.child)\" [label = \"\(label)\"];")
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The tree as `bridgebook/tree-1`.
  package static func json(of tree: DecisionTree) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/tree-1")), ("root", .string(tree.root)),
      ("facts", .array(tree.facts.map(value(of:)))),
      ("questions", .array(tree.questions.map(value(of:)))),
      ("leaves", .array(tree.leaves.map(value(of:)))),
    ])
  }

  private static func outcome(of leaf: DecisionTree.Leaf) -> String {
    guard let approach = leaf.approach else { return "cannot tell" }
    return "\(approach.rawValue), \(leaf.technique)"
  }

  private static func identifiers(of tree: DecisionTree) -> [String: String] {
    var names: [String: String] = [:]
    for (index, id) in (tree.questions.map(\.id) + tree.leaves.map(\.id)).enumerated() {
      names[id] = "n\(index)"
    }
    return names
  }

  /// Numbers stand for what Mermaid or the page around it would take for its own.
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

  private static func value(of fact: Fact) -> JSONValue {
    .object([
      ("id", .string(fact.id)), ("title", .string(fact.title)),
      (
        "choices",
        .array(
          fact.choices.map { .object([("id", .string($0.id)), ("title", .string($0.title))]) })
      ),
    ])
  }

  private static func value(of question: DecisionTree.Question) -> JSONValue {
    .object([
      ("id", .string(question.id)), ("fact", .string(question.fact)),
      ("text", .string(question.text)),
      (
        "branches",
        .array(
          question.branches.map {
            .object([
              ("choices", .strings($0.choices)), ("child", .string($0.child)),
              ("because", .string($0.because)),
            ])
          })
      ),
    ])
  }

  private static func value(of leaf: DecisionTree.Leaf) -> JSONValue {
    .object([
      ("id", .string(leaf.id)), ("approach", .optional(leaf.approach?.rawValue)),
      ("technique", .string(leaf.technique)), ("pattern", .string(leaf.pattern)),
      ("presentation", .optional(leaf.presentation?.rawValue)),
      ("summary", .string(leaf.summary)),
      ("requires", RecommendationJSON.value(of: leaf.requires)),
      ("gotchas", .strings(leaf.gotchas)),
    ])
  }
}
