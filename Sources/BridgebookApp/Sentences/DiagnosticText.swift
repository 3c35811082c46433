internal import Bridgebook

/// Sentences for errors in a file of the book.
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
      (
        "unknown kind \(kind)",
        "begin the file with a line such as kind: gotcha; kinds are gotcha, pattern, component and claim"
      )
    case .missingKey(let key):
      ("the key \(key) is missing", "add a line \(key): … to the front matter")
    case .duplicateKey(let key): ("the key \(key) occurs twice", "remove one of them")
    case .unknownKey(let key, let known):
      (
        "unknown key \(key)",
        Suggestion.nearest(to: key, in: known).map { "did you mean \($0)?" }
          ?? "keys are \(known.joined(separator: ", "))"
      )
    case .malformedKeyLine:
      (
        "this line is not of the form key: value",
        "write key: value, or end the front matter with an empty line above it"
      )
    case .emptyValue(let key): ("the key \(key) has no value", "write a value after the colon")
    case .badValue(let key, let value, let allowed):
      (
        "\(key) cannot be \(value)",
        Suggestion.nearest(to: value, in: allowed).map { "did you mean \($0)?" }
          ?? "it is one of \(allowed.joined(separator: ", "))"
      )
    case .badAvailability(let text):
      ("\(text) is not a list of platforms and releases", "write it as ios 13.0, macos 10.15")
    case .unknownHeading(let heading, let known):
      (
        "unknown heading \(heading)",
        Suggestion.nearest(to: heading, in: known).map { "did you mean \($0)?" }
          ?? "headings are \(known.joined(separator: ", "))"
      )
    case .headingOutOfOrder(let heading):
      (
        "the heading \(heading) is out of order",
        "move the section up; headings have a fixed order, in which this one comes earlier"
      )
    case .duplicateHeading(let heading):
      ("the heading \(heading) occurs twice", "merge the two sections")
    case .missingHeading(let heading): ("the heading \(heading) is missing", "add ## \(heading)")
    case .textBeforeHeading: ("there is text before the first heading", "move it below a heading")
    case .unclosedFence:
      (
        "this code block is never closed",
        "end it with a line of the same marks as the one that begins it"
      )
    case .badExampleHeader(let header):
      ("\(header) does not begin an example", "write ~~~~trace FORMAT or ~~~~scenario ID VARIANT")
    case .badGutter:
      (
        "the first two columns are not a valid gutter",
        "begin the line with two spaces, with ! if it shows the finding, or with @ if it provoked it"
      )
    case .badRow(let cells): ("this row does not have \(cells) cells", "separate cells with |")
    case .badChange(let text):
      (
        "\(text.prefix(40)) does not state the release from which it applies",
        "begin it with SDK 27.0 (iOS, macOS):, OS 27.0 (macOS): or Xcode 27.0:"
      )
    case .badModeledGround:
      (
        "this modeled ground does not name its run, its rules and its expectation",
        "write - for | modelled | SCENARIO/VARIANT | RULE, RULE | expect … | what it shows"
      )
    case .onlyModeled(let status):
      (
        "only modeled grounds support the status \(status)",
        "a model cannot prove the rules it was given: add a ground of another kind"
      )
    case .unknownScenario(let id, let known):
      (
        "there is no scenario \(id)",
        Suggestion.nearest(to: id, in: known).map { "did you mean \($0)?" }
          ?? "bridgebook list scenarios lists them"
      )
    case .unknownVariant(let name, let scenario, let known):
      ("\(scenario) has no variant \(name)", choice(of: name, known))
    case .unknownRule(let rule, let scenario, let known):
      ("\(scenario) does not depend on the rule \(rule)", choice(of: rule, known))
    case .notInVariant(let text, let run, let known):
      (
        "the line \(text.trimmed) does not occur in \(run)",
        known.first { $0.trimmed == text.trimmed }.map {
          "it is indented by \($0.prefix { $0 == " " }.count) spaces there, after the gutter"
        } ?? Suggestion.nearest(to: text, in: known).map { "did you mean \($0.trimmed)?" }
          ?? "copy lines of bridgebook show --source \(run.prefix { $0 != "/" }), indented as if "
          + "this were the only variant and without their marks"
      )
    case .outOfOrder(let text, let run):
      (
        "\(text.trimmed) comes earlier in \(run)",
        "keep the order: what all variants share, then steps; changes go where the lines "
          + "they replace were"
      )
    case .missingExample(let heading):
      ("there is no example under \(heading)", "add one between ~~~~ fences")
    case .badTreeLine:
      (
        "this line cannot be read as part of a decision tree",
        "write question ID, leaf ID, key: value, or choice -> child: reason"
      )
    case .unknownNode(let id):
      ("\(id) is used before it is declared", "declare the fact before its choices")
    case .noNewlineAtEnd: ("the file does not end with a newline", "add one")
    case .scenario(let problem): ScenarioProblemText.sentences(for: problem)
    case .own(let fault): OwnFaultText.sentences(for: fault)
    }
  }

  private static func choice(of word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, in: known).map { "did you mean \($0)?" }
      ?? "choose one of \(known.joined(separator: ", "))"
  }
}

extension String {
  /// The text without surrounding spaces.
  fileprivate var trimmed: Substring {
    guard let first = utf8.firstIndex(where: { $0 != 32 }),
      let last = utf8.lastIndex(where: { $0 != 32 })
    else { return "" }
    return self[first...last]
  }
}
