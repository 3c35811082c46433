/// Walks the decision tree from known facts to a leaf, or to the first question that cannot be
/// answered.
package struct TreeEvaluator {
  /// An answered question of the walk.
  package struct Step: Equatable, Sendable {
    package let question: DecisionTree.Question
    package let choice: String
    package let because: String
  }

  /// The end of a walk.
  package enum Outcome: Equatable, Sendable {
    case leaf(DecisionTree.Leaf)
    /// The fact that the question asks for is unknown, or no branch has its choice.
    case missing(DecisionTree.Question)
    /// The tree leads to a node that does not exist or was visited before.
    case broken(node: String)
  }

  /// A walk through the tree with its end.
  package struct Walk: Equatable, Sendable {
    package let outcome: Outcome
    package let path: [Step]

    /// The leaf that was reached; nil if an answer is missing or the tree is broken.
    package var leaf: DecisionTree.Leaf? {
      if case .leaf(let leaf) = outcome { leaf } else { nil }
    }
  }

  private let nodes: TreeNodes

  package init(_ nodes: TreeNodes) {
    self.nodes = nodes
  }

  /// Creates an evaluator for an entire tree.
  package init(_ tree: DecisionTree) {
    self.init(TreeNodes(of: tree))
  }

  /// Walks the tree from its root; `choice` returns the answer for a fact, or nil if it is unknown.
  ///
  /// Only the facts of the visited questions are requested.
  package func walk(_ choice: (String) -> String?) -> Walk {
    var path: [Step] = []
    var node = nodes.root
    var visited: Set<String> = []
    while let question = nodes.question(node) {
      guard let answer = choice(question.fact),
        let branch = question.branches.first(where: { $0.choices.contains(answer) })
      else { return Walk(outcome: .missing(question), path: path) }
      path.append(Step(question: question, choice: answer, because: branch.because))
      node = branch.child
      // A checked tree has no cycles, but a damaged one must not cause an endless loop.
      guard visited.insert(question.id).inserted else {
        return Walk(outcome: .broken(node: question.id), path: path)
      }
    }
    guard let leaf = nodes.leaf(node) else {
      return Walk(outcome: .broken(node: node), path: path)
    }
    return Walk(outcome: .leaf(leaf), path: path)
  }

  /// Walks the tree from its root with facts given by id.
  package func walk(_ facts: [String: String]) -> Walk {
    walk { facts[$0] }
  }

  /// A change of one fact that leads to another bridge.
  package struct Flip: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let leaf: DecisionTree.Leaf
  }

  /// Returns all changes of a single fact that lead to another approach, technique or presentation,
  /// in the order of the questions.
  ///
  /// Facts in `settled` do not change, and changes that leave a question open are not included.
  package func flips(of facts: [String: String], settled: Set<String> = []) -> [Flip] {
    flips(settled: settled) { facts[$0] }
  }

  /// Returns the same changes for facts that a closure looks up.
  package func flips(
    settled: Set<String> = [], of choice: (String) -> String?
  ) -> [Flip] {
    let walk = walk(choice)
    guard let current = walk.leaf else { return [] }
    var flips: [Flip] = []
    // Only facts of the visited questions can change the answer.
    for step in walk.path where !settled.contains(step.question.fact) {
      guard let fact = nodes.fact(step.question.fact),
        !flips.contains(where: { $0.fact == fact.id })
      else { continue }
      for other in fact.choices.map(\.id) + [Fact.dontKnow] where step.choice != other {
        let changed = self.walk { $0 == fact.id ? other : choice($0) }
        guard let leaf = changed.leaf, leaf.differs(from: current) else { continue }
        flips.append(Flip(fact: fact.id, choice: other, leaf: leaf))
      }
    }
    return flips
  }
}

extension DecisionTree.Leaf {
  func differs(from other: DecisionTree.Leaf) -> Bool {
    approach != other.approach || technique != other.technique || presentation != other.presentation
  }
}

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
