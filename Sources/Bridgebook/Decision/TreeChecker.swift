/// Verifies that a decision tree yields exactly one answer for every set of facts, without missing,
/// unreachable or ambiguous nodes.
package enum TreeChecker {
  /// A fault of a tree.
  package enum Fault: Equatable, Sendable {
    case noRoot
    case duplicateNode(String)
    case unknownFact(question: String, fact: String)
    case unknownChoice(question: String, choice: String)
    /// Two branches of a question have the same choice, so a set of facts has two answers.
    case ambiguousChoice(question: String, choice: String)
    case missingChoice(question: String, choice: String)
    case danglingChild(question: String, child: String)
    case unreachable(String)
    case cycle(String)
    case leafWithoutReason(String)
  }

  /// Returns all faults: a missing root and duplicate nodes, then those of questions and of leaves,
  /// then cycles and unreachable nodes.
  package static func faults(of tree: DecisionTree) -> [Fault] {
    var faults: [Fault] = []
    if tree.questions.isEmpty { faults.append(.noRoot) }
    let ids = tree.questions.map(\.id) + tree.leaves.map(\.id)
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted { faults.append(.duplicateNode(id)) }
    for question in tree.questions { faults += self.faults(of: question, in: tree, known: seen) }
    for leaf in tree.leaves where leaf.summary.isEmpty {
      faults.append(.leafWithoutReason(leaf.id))
    }
    return faults + reachabilityFaults(of: tree)
  }

  private static func faults(
    of question: DecisionTree.Question, in tree: DecisionTree, known: Set<String>
  ) -> [Fault] {
    guard let fact = tree.fact(question.fact) else {
      return [.unknownFact(question: question.id, fact: question.fact)]
    }
    var faults: [Fault] = []
    let allowed = fact.choices.map(\.id) + [Fact.dontKnow]
    var taken: Set<String> = []
    for branch in question.branches {
      for choice in branch.choices {
        if !allowed.contains(choice) {
          faults.append(.unknownChoice(question: question.id, choice: choice))
        }
        if !taken.insert(choice).inserted {
          faults.append(.ambiguousChoice(question: question.id, choice: choice))
        }
      }
      if !known.contains(branch.child) {
        faults.append(.danglingChild(question: question.id, child: branch.child))
      }
    }
    for choice in allowed where !taken.contains(choice) {
      faults.append(.missingChoice(question: question.id, choice: choice))
    }
    return faults
  }

  private static func reachabilityFaults(of tree: DecisionTree) -> [Fault] {
    var children: [String: [String]] = [:]
    for question in tree.questions { children[question.id] = question.branches.map(\.child) }
    var reached: Set<String> = []
    var open: Set<String> = []
    var faults: [Fault] = []
    func visit(_ node: String) {
      guard !open.contains(node) else {
        faults.append(.cycle(node))
        return
      }
      guard reached.insert(node).inserted else { return }
      open.insert(node)
      for child in children[node] ?? [] { visit(child) }
      open.remove(node)
    }
    visit(tree.root)
    let ids = tree.questions.map(\.id) + tree.leaves.map(\.id)
    return faults + ids.filter { !reached.contains($0) }.map { .unreachable($0) }
  }
}
