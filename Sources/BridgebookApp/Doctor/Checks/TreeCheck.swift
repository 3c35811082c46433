internal import Bridgebook
internal import BridgebookStore

extension HealthCheck {
  /// The decision tree has one answer for every combination of facts.
  package static let tree = HealthCheck("tree", repairs: [.knowledge]) { examined in
    let tree = try StoredTree(examined.store).whole()
    return .faults(
      TreeChecker.faults(of: tree).map(HealthCheck.sentence), fix: HealthFinding.repair,
      none:
        "\(tree.questions.count) questions lead to \(tree.leaves.count) answers, each case to one")
  }

  private static func sentence(for fault: TreeChecker.Fault) -> String {
    switch fault {
    case .noRoot: "the tree has no question"
    case .duplicateNode(let id): "the tree has two nodes \(id)"
    case .unknownFact(let question, let fact): "\(question) asks for the unknown fact \(fact)"
    case .unknownChoice(let question, let choice): "\(question) has the unknown choice \(choice)"
    case .ambiguousChoice(let question, let choice): "\(question) has two ways for \(choice)"
    case .missingChoice(let question, let choice): "\(question) has no way for \(choice)"
    case .danglingChild(let question, let child):
      "\(question) leads to \(child), which does not exist"
    case .unreachable(let id): "nothing leads to \(id)"
    case .cycle(let id): "\(id) leads back to itself"
    case .leafWithoutReason(let id): "the answer \(id) has no text"
    }
  }
}
