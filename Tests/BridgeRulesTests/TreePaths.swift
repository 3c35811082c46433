import BridgeModel
import BuiltInKnowledge

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

  init(_ tree: DecisionTree) {
    self.tree = tree
    follow(tree.root, Path())
  }

  /// Every choice of a fact, "don't know" included.
  func choices(of fact: Fact) -> [String] { fact.choices.map(\.id) + [Fact.dontKnow] }

  /// The leaf that complete facts lead to; nil where a question stays open.
  func leaf(_ choice: (String) -> String?) -> String? {
    var node = tree.root
    for _ in 0...tree.questions.count {
      guard let question = tree.questions.first(where: { $0.id == node }) else { return node }
      guard let answer = choice(question.fact) else { return nil }
      let children = question.branches.filter { $0.choices.contains(answer) }.map(\.child)
      guard children.count == 1 else { return nil }
      node = children[0]
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
