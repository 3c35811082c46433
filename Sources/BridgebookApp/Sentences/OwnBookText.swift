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
