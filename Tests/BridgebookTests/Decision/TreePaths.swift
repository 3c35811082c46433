import BookData
import Bridgebook

/// All paths through a tree, determined without the evaluator.
struct TreePaths {
  /// A path: the facts that were asked for, in order, and the leaf they lead to.
  struct Path {
    var questions: [String] = []
    var order: [String] = []
    var facts: [String: String] = [:]
    var leaf = ""
  }

  static let book = Simulated.book

  let tree: DecisionTree
  private(set) var paths: [Path] = []
  let leaves: [String: DecisionTree.Leaf]
  /// The children of each choice, by question.
  private var children: [String: (fact: String, of: [String: [String]])] = [:]

  init(_ tree: DecisionTree) {
    self.tree = tree
    leaves = Dictionary(tree.leaves.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for question in tree.questions {
      var next: [String: [String]] = [:]
      for branch in question.branches {
        for choice in branch.choices { next[choice, default: []].append(branch.child) }
      }
      children[question.id] = (question.fact, next)
    }
    follow(tree.root, Path())
  }

  /// Returns all choices of a fact, including "don't know".
  func choices(of fact: Fact) -> [String] { fact.choices.map(\.id) + [Fact.dontKnow] }

  /// Returns the leaf for a set of facts, or nil if a question stays open.
  func leaf(_ choice: (String) -> String?) -> String? {
    var node = tree.root
    for _ in 0...tree.questions.count {
      guard let question = children[node] else { return node }
      guard let answer = choice(question.fact), let next = question.of[answer], next.count == 1
      else { return nil }
      node = next[0]
    }
    return nil
  }

  /// Follows a question; if its fact was already answered on the path, that answer is used.
  private mutating func follow(_ node: String, _ path: Path) {
    guard let question = tree.questions.first(where: { $0.id == node }) else {
      var path = path
      path.leaf = node
      paths.append(path)
      return
    }
    let known = path.facts[question.fact]
    for branch in question.branches {
      for choice in branch.choices where known == nil || known == choice {
        var next = path
        next.questions.append(question.id)
        if known == nil { next.order.append(question.fact) }
        next.facts[question.fact] = choice
        follow(branch.child, next)
      }
    }
  }
}
