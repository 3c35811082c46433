package import BridgeModel

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

  private let tree: DecisionTree
  private let questions: [String: DecisionTree.Question]
  private let leaves: [String: DecisionTree.Leaf]

  /// Takes a tree without faults; see `TreeChecker`.
  package init(_ tree: DecisionTree) {
    self.tree = tree
    questions = Dictionary(
      tree.questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    leaves = Dictionary(tree.leaves.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The way from the root; `choice` gives the answer for a fact, nil where it is not known.
  ///
  /// Only the facts of the questions on the way are asked for.
  package func walk(_ choice: (String) -> String?) -> Walk {
    var path: [Step] = []
    var node = tree.root
    while let question = questions[node] {
      guard let answer = choice(question.fact),
        let branch = question.branches.first(where: { $0.choices.contains(answer) })
      else { return Walk(outcome: .missing(question), path: path) }
      path.append(Step(question: question, choice: answer, because: branch.because))
      node = branch.child
      // A checked tree has no cycle; a damaged one must not hang the program.
      precondition(path.count <= questions.count, "the decision tree has a cycle")
    }
    guard let leaf = leaves[node] else { preconditionFailure("the tree leads to nothing: \(node)") }
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

  /// All single-fact changes that lead to another approach, technique or presentation, in the order of the facts.
  ///
  /// Facts in `settled` are taken as unchangeable; a change that leaves a question open is no flip.
  package func flips(of facts: [String: String], settled: Set<String> = []) -> [Flip] {
    guard let current = walk(facts).leaf else { return [] }
    var flips: [Flip] = []
    for fact in tree.facts where !settled.contains(fact.id) {
      for choice in fact.choices.map(\.id) + [Fact.dontKnow] where facts[fact.id] != choice {
        let changed = walk { $0 == fact.id ? choice : facts[$0] }
        guard let leaf = changed.leaf, leaf.differs(from: current) else { continue }
        flips.append(Flip(fact: fact.id, choice: choice, leaf: leaf))
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
