internal import BridgeRules
internal import BridgeText
internal import CommandSyntax

/// Makes the sentences of what is wrong with a team's own texts.
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
    case .tree(let fault): tree(fault)
    case .program(let kind): SimulationFailureText.sentences(for: kind)
    case .example(let fault): ExampleFaultText.sentences(for: fault)
    }
  }

  private static func book(_ fault: BookProblem.Fault) -> Sentences {
    switch fault {
    case .duplicateId(let id): ("\(id) is there twice", "give one of them another id")
    case .unknownLink(let id):
      ("links names \(id), which is no entry", "bridgebook list names the entries")
    case .unknownClaim(let id):
      ("claims names \(id), which is no claim", "bridgebook list claims names them")
    case .unknownSource(let id): OwnFaultText.unknownSource(id)
    case .unlistedMark(let id):
      ("the mark [^\(id)] is not among the sources", "add \(id) to sources:")
    case .unknownGotcha(let id): ("there is no gotcha \(id)", "bridgebook list gotchas names them")
    case .unknownPattern(let id):
      ("there is no pattern \(id)", "bridgebook list patterns names them")
    case .unknownFact(let id): ("there is no fact \(id)", "bridgebook tree names the facts")
    case .unknownChoice(let fact, let choice):
      ("\(fact) cannot be \(choice)", "bridgebook tree names the choices")
    case .unknownComponent(let id):
      ("there is no component \(id)", "bridgebook list components names them")
    case .unmarkedSentence(let heading, let text):
      (
        "a sentence under \(heading) does not say where it comes from: \(text)",
        "end it with [^SOURCE], or [^inference] for what you conclude yourself"
      )
    case .noGrounds:
      ("the claim has no grounds", "add - for | stated | SOURCE | what it says under Grounds")
    case .unsettled(let status):
      (
        "the grounds do not settle that it is \(status)",
        "that takes printed, api or documentation; otherwise write status: stated"
      )
    case .oneSidedDispute: ("only one side is heard", "add a ground of the other side")
    case .missingSection(let heading):
      ("the heading \(heading) is missing", "add ## \(heading)")
    case .markedCleanExample:
      ("a clean example marks a finding", "leave the gutter blank, or move it to Triggering")
    case .unmarkedTriggeringExample:
      ("the example marks no line of the finding", "begin those lines with ! and a blank")
    case .missingKey(let key): ("the key \(key) is missing", "add a line \(key): …")
    case .kindDoesNotFitRole(let kind, let role):
      ("a \(kind) cannot have the role \(role)", "change class-kind or role")
    case .unreleased(let platform, let version):
      ("there never was \(platform) \(version)", "name a release that exists")
    case .availabilityDiffers(let api, let platform, let here, let table):
      (
        "\(api) came with \(platform) \(table), not \(here)",
        "correct the release, or leave the platform out"
      )
    case .sameSymptom(let other):
      ("the symptom is that of \(other), word by word", "extend \(other), or say what differs")
    case .placeholderInCode(let text):
      ("the code has a placeholder: \(text)", "write what belongs there")
    case .unlinked: ("nothing leads here", "add links:")
    case .tabInCode: ("there is a tab in the code", "use blanks")
    case .longCodeLine(let columns): ("a line of code has \(columns) columns", "break it")
    }
  }

  private static func tree(_ fault: TreeChecker.Fault) -> Sentences {
    switch fault {
    case .noRoot: ("the tree has no question", "begin with question ID")
    case .duplicateNode(let id): ("\(id) is there twice", "give one of them another id")
    case .unknownFact(let question, let fact):
      ("\(question) asks for \(fact), which is no fact", "bridgebook tree names the facts")
    case .unknownChoice(let question, let choice):
      ("\(question) has no choice \(choice)", "bridgebook tree names the choices")
    case .ambiguousChoice(let question, let choice):
      ("\(question) has two branches for \(choice)", "keep one of them")
    case .missingChoice(let question, let choice):
      ("\(question) has no branch for \(choice)", "add \(choice) -> NODE: why")
    case .danglingChild(let question, let child):
      ("\(question) leads to \(child), which is nowhere", "add question \(child) or leaf \(child)")
    case .unreachable(let id): ("nothing leads to \(id)", "add a branch, or leave it out")
    case .cycle(let id): ("\(id) leads back to itself", "end the circle in a leaf")
    case .leafWithoutReason(let id): ("\(id) has no summary", "add summary: one sentence")
    }
  }
}
