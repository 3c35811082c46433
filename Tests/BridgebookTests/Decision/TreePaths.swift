import BookData
import Bridgebook

/// All ways through a tree, found without the evaluator.
struct TreePaths {
  /// One way: the facts that were asked for, in order, and the leaf they lead to.
  struct Path {
    var questions: [String] = []
    var order: [String] = []
    var facts: [String: String] = [:]
    var leaf = ""
  }

  static let book = Result { try BuiltInBook.load() }

  let tree: DecisionTree
  private(set) var paths: [Path] = []
  let leaves: [String: DecisionTree.Leaf]
  /// By question, the children of each choice.
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

  /// Every choice of a fact, "don't know" included.
  func choices(of fact: Fact) -> [String] { fact.choices.map(\.id) + [Fact.dontKnow] }

  /// The leaf that complete facts lead to; nil where a question stays open.
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

  /// A question whose fact was answered on the way follows that answer.
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
