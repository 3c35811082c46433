internal import Bridgebook

/// Sentences for faults of a decision tree, in a team's text and in a store.
enum TreeFaultText {
  static func sentences(for fault: TreeChecker.Fault) -> (message: String, help: String?) {
    switch fault {
    case .noRoot: ("the tree has no question", "begin with question ID")
    case .duplicateNode(let id): ("\(id) occurs twice", "give one of them another id")
    case .unknownFact(let question, let fact):
      ("\(question) asks for \(fact), which is not a fact", "bridgebook tree shows the facts")
    case .unknownChoice(let question, let choice):
      ("\(question) has no choice \(choice)", "bridgebook tree shows the choices")
    case .ambiguousChoice(let question, let choice):
      ("\(question) has two branches for \(choice)", "keep one of them")
    case .missingChoice(let question, let choice):
      ("\(question) has no branch for \(choice)", "add \(choice) -> NODE: why")
    case .danglingChild(let question, let child):
      (
        "\(question) leads to \(child), which does not exist",
        "add question \(child) or leaf \(child)"
      )
    case .unreachable(let id):
      ("nothing leads to \(id)", "add a branch that leads to it, or remove it")
    case .cycle(let id): ("\(id) leads back to itself", "end the loop in a leaf")
    case .leafWithoutReason(let id): ("\(id) has no summary", "add summary: one sentence")
    }
  }
}
