internal import Bridgebook

/// Sentences for faults of a decision tree, in a team's text and in a store.
enum TreeFaultText {
  static func sentences(for fault: TreeChecker.Fault) -> (message: String, help: String?) {
    switch fault {
    case .noRoot: ("the tree has no question", "begin with question ID")
    case .duplicateNode(let id):
      ("two nodes of the tree have the id \(id)", "give one of them another id")
    case .unknownFact(let question, let fact):
      ("\(question) asks for \(fact), which is no fact", "bridgebook tree lists the facts")
    case .unknownChoice(let question, let choice):
      ("\(question) has the unknown choice \(choice)", "bridgebook tree lists the choices")
    case .ambiguousChoice(let question, let choice):
      ("\(question) has two branches for \(choice)", "keep one of them")
    case .missingChoice(let question, let choice):
      ("\(question) has no branch for \(choice)", "add \(choice) -> NODE: why")
    case .danglingChild(let question, let child):
      (
        "\(question) leads to \(child), which does not exist",
        "add question \(child) or leaf \(child)"
      )
    case .unreachable(let id): ("no branch leads to \(id)", "add a branch, or remove \(id)")
    case .cycle(let id): ("\(id) leads back to itself", "let one of the branches end in a leaf")
    case .leafWithoutReason(let id): ("\(id) has no summary", "add summary: one sentence")
    }
  }
}
