/// Access to the nodes of the decision tree, so that an answer loads only the dozen nodes it
/// visits.
package struct TreeNodes {
  package let root: String
  package let question: (String) -> DecisionTree.Question?
  /// The leaf with the given id and its outcome, possibly without its details.
  package let leaf: (String) -> DecisionTree.Leaf?
  /// The leaf with all of its details.
  package let detailed: (DecisionTree.Leaf) -> DecisionTree.Leaf
  package let fact: (String) -> Fact?

  package init(
    root: String, question: @escaping (String) -> DecisionTree.Question?,
    leaf: @escaping (String) -> DecisionTree.Leaf?,
    detailed: @escaping (DecisionTree.Leaf) -> DecisionTree.Leaf,
    fact: @escaping (String) -> Fact?
  ) {
    self.root = root
    self.question = question
    self.leaf = leaf
    self.detailed = detailed
    self.fact = fact
  }

  /// Creates access to a tree that is in memory.
  package init(of tree: DecisionTree) {
    let questions = Dictionary(
      tree.questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let leaves = Dictionary(
      tree.leaves.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let facts = Dictionary(tree.facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(
      root: tree.root, question: { questions[$0] }, leaf: { leaves[$0] }, detailed: { $0 },
      fact: { facts[$0] })
  }
}
