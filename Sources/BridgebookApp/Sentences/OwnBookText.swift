internal import Bridgebook

/// Sentences for faults in a team's texts.
enum OwnBookText {
  static func message(for fault: OwnBookFault) -> UserMessage {
    let (message, help) = sentences(for: fault.problem)
    return UserMessage(
      message, location: "\(fault.path):\(fault.line):\(fault.column)", help: help)
  }

  private typealias Sentences = (message: String, help: String?)

  private static func sentences(for problem: OwnBookFault.Problem) -> Sentences {
    switch problem {
    case .text(let problem): DiagnosticText.sentences(for: problem)
    case .book(let fault): book(fault)
    case .tree(let fault): TreeFaultText.sentences(for: fault)
    case .program(let kind): SimulationFailureText.sentences(for: kind)
    case .example(let fault): ExampleFaultText.sentences(for: fault)
    }
  }

  private static func book(_ fault: BookProblem.Fault) -> Sentences {
    // The help for files of the built-in book does not always apply to texts of a team.
    switch fault {
    case .unknownLink(let id):
      return ("links refers to \(id), which is not an entry", "bridgebook list shows the entries")
    case .unknownSource(let id): return OwnFaultText.unknownSource(id)
    case .unknownChoice(let fact, let choice):
      return ("\(fact) cannot be \(choice)", "bridgebook tree shows the choices")
    default: return BookProblemText.sentences(for: fault)
    }
  }
}

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
