/// Follows the decision tree from known facts to a leaf, or to the question that is missing.
package struct TreeEvaluator {
  /// One answered question on the way.
  package struct Step: Equatable, Sendable {
    package let question: DecisionTree.Question
    package let choice: String
    package let because: String
  }

  /// Where a walk ends.
  package enum Outcome: Equatable, Sendable {
    case leaf(DecisionTree.Leaf)
    /// The fact this question asks for is not known.
    case missing(DecisionTree.Question)
    /// The tree leads here, where there is nothing or where the way has been before.
    case broken(node: String)
  }

  /// The way through the tree and its end.
  package struct Walk: Equatable, Sendable {
    package let outcome: Outcome
    package let path: [Step]

    /// The leaf it reached; nil where an answer is missing.
    package var leaf: DecisionTree.Leaf? {
      if case .leaf(let leaf) = outcome { leaf } else { nil }
    }
  }

  private let nodes: TreeNodes

  package init(_ nodes: TreeNodes) {
    self.nodes = nodes
  }

  /// Takes a whole tree.
  package init(_ tree: DecisionTree) {
    self.init(TreeNodes(of: tree))
  }

  /// The way from the root; `choice` gives the answer for a fact, nil where it is not known.
  ///
  /// Only the facts of the questions on the way are asked for.
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
      // A checked tree has no cycle; a damaged one must not hang the program.
      guard visited.insert(question.id).inserted else {
        return Walk(outcome: .broken(node: question.id), path: path)
      }
    }
    guard let leaf = nodes.leaf(node) else {
      return Walk(outcome: .broken(node: node), path: path)
    }
    return Walk(outcome: .leaf(leaf), path: path)
  }

  /// The way from the root for facts given by id.
  package func walk(_ facts: [String: String]) -> Walk {
    walk { facts[$0] }
  }

  /// One change of one fact that leads to another bridge.
  package struct Flip: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let leaf: DecisionTree.Leaf
  }

  /// All single-fact changes that lead to another approach, technique or presentation, in the order of the questions.
  ///
  /// Facts in `settled` are taken as unchangeable; a change that leaves a question open is no flip.
  package func flips(of facts: [String: String], settled: Set<String> = []) -> [Flip] {
    flips(settled: settled) { facts[$0] }
  }

  /// The same for facts that are looked up.
  package func flips(
    settled: Set<String> = [], of choice: (String) -> String?
  ) -> [Flip] {
    let walk = walk(choice)
    guard let current = walk.leaf else { return [] }
    var flips: [Flip] = []
    // A fact that no question on the way asks for cannot change the way.
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
