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
        "the first two columns are not a valid gutter",
        "begin the line with two blanks, or with the marks for a finding or what provoked it"
      )
    case .badRow(let cells): ("this row does not have \(cells) cells", "separate cells with |")
    case .badChange(let text):
      (
        "\(text.prefix(40)) does not state the release from which it applies",
        "begin it with SDK 27.0 (iOS, macOS):, OS 27.0 (macOS): or Xcode 27.0:"
      )
    case .badModelledGround:
      (
        "this modelled ground does not name its run, its rules and its expectation",
        "write - for | modelled | SCENARIO/VARIANT | RULE, RULE | expect … | what it shows"
      )
    case .onlyModelled(let status):
      (
        "only modelled grounds support the status \(status)",
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
        "\(run) has no line \(text.trimmed)",
        known.first { $0.trimmed == text.trimmed }.map {
          "it is indented by \($0.prefix { $0 == " " }.count) blanks there, behind the gutter"
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

  private static func choice(of word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, in: known).map { "did you mean \($0)?" }
      ?? "it has \(known.joined(separator: ", "))"
  }
}

extension String {
  /// The text without surrounding blanks.
  fileprivate var trimmed: Substring {
    guard let first = utf8.firstIndex(where: { $0 != 32 }),
      let last = utf8.lastIndex(where: { $0 != 32 })
    else { return "" }
    return self[first...last]
  }
}
