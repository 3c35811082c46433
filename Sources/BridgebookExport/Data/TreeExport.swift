package import Bridgebook

/// The decision tree as indented text or JSON; `TreePicture` draws it.
package enum TreeExport {
  /// Returns the questions with their branches as text; the branches of a question that occurs
  /// again are not repeated.
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

  /// Returns the tree as `bridgebook/tree-1`.
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
