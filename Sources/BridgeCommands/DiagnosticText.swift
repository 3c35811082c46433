internal import BridgeText
internal import CommandSyntax

/// Makes the sentences of what is wrong with a file of the book.
enum DiagnosticText {
  static func message(for diagnostic: TextDiagnostic) -> UserMessage {
    let (message, help) = sentences(for: diagnostic.problem)
    return UserMessage(
      message, location: "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column)", help: help)
  }

  static func sentences(
    for problem: TextDiagnostic.Problem
  ) -> (message: String, help: String?) {
    switch problem {
    case .notUTF8(let offset):
      ("the text is not UTF-8 from byte \(offset) on", "save the file as UTF-8")
    case .unknownKind(let kind):
      ("unknown kind \(kind)", "the first line says kind: gotcha, pattern, component or claim")
    case .missingKey(let key):
      ("the key \(key) is missing", "add a line \(key): … to the front matter")
    case .duplicateKey(let key): ("the key \(key) is there twice", "leave one of them out")
    case .unknownKey(let key, let known):
      (
        "unknown key \(key)",
        Suggestion.nearest(to: key, in: known).map { "did you mean \($0)?" }
          ?? "keys are \(known.joined(separator: ", "))"
      )
    case .malformedKeyLine:
      ("this is no key: value line", "end the front matter with an empty line")
    case .emptyValue(let key): ("the key \(key) has no value", "write a value after the colon")
    case .badValue(let key, let value, let allowed):
      (
        "\(key) cannot be \(value)",
        Suggestion.nearest(to: value, in: allowed).map { "did you mean \($0)?" }
          ?? "it is one of \(allowed.joined(separator: ", "))"
      )
    case .badAvailability(let text):
      ("\(text) is no list of platforms and releases", "write it as ios 13.0, macos 10.15")
    case .unknownHeading(let heading, let known):
      (
        "unknown heading \(heading)",
        Suggestion.nearest(to: heading, in: known).map { "did you mean \($0)?" }
          ?? "headings are \(known.joined(separator: ", "))"
      )
    case .headingOutOfOrder(let heading):
      ("the heading \(heading) stands too late", "move it before the headings that follow it")
    case .duplicateHeading(let heading): ("the heading \(heading) is there twice", "join both")
    case .missingHeading(let heading): ("the heading \(heading) is missing", "add ## \(heading)")
    case .textBeforeHeading: ("this text stands before the first heading", "move it under one")
    case .unclosedFence: ("this fence is never closed", "close it with the same marks")
    case .badExampleHeader(let header):
      ("\(header) names no example", "write ~~~~trace FORMAT or ~~~~scenario ID VARIANT")
    case .badGutter:
      (
        "the first two columns are no gutter",
        "begin the line with two blanks, or with the marks for a finding or what provoked it"
      )
    case .badRow(let cells): ("this row has not \(cells) cells", "separate cells with |")
    case .missingExample(let heading):
      ("there is no example under \(heading)", "add one between ~~~~ fences")
    case .badTreeLine:
      (
        "this is no line of a tree",
        "write question ID, leaf ID, key: value, or choice -> child: reason"
      )
    case .unknownNode(let id):
      ("\(id) was not declared before", "declare the fact before its choices")
    case .noNewlineAtEnd: ("the file has no newline at its end", "add one")
    case .scenario(let problem): ScenarioProblemText.sentences(for: problem)
    case .own(let fault): OwnFaultText.sentences(for: fault)
    }
  }
}
