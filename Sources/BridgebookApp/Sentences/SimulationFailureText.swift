internal import Bridgebook

/// Sentences for scenarios that cannot be simulated.
enum SimulationFailureText {
  /// Returns one message per fault; never empty.
  static func messages(for error: SimulationError) -> [UserMessage] {
    switch error {
    case .unreadable(let faults): faults.map(DiagnosticText.message(for:))
    case .faults(let path, let problems): problems.map { message(for: $0, in: path) }
    default: [message(for: error)]
    }
  }

  private static func message(for error: SimulationError) -> UserMessage {
    switch error {
    case .unknownScenario(let word, let known):
      UserMessage(
        "there is no file and no scenario \(word)",
        help: choice(of: word, known) ?? "bridgebook list scenarios lists the built-in ones")
    case .unknownVariant(let word, let scenario, let known):
      UserMessage(
        "\(scenario) has no variant \(word)",
        reason: "its variants are \(known.joined(separator: ", "))",
        help: choice(of: word, known) ?? "choose one of them")
    case .malformedSetting(let word):
      UserMessage("--set \(word) lacks an equals sign", help: "write --set PARAMETER=VALUE")
    case .unknownBudget(let name):
      UserMessage(
        "there is no budget \(name)",
        help: choice(of: name, RunBudget.Kind.allCases.map(\.rawValue)))
    case .badBudget(let kind, let amount):
      UserMessage(
        "\(kind.rawValue) cannot be \(amount)",
        reason: RunBudget.table.first { $0.kind == kind }.map {
          "it is a whole number of \($0.unit), 1 to \($0.ceiling)"
        }, help: "write --limit \(kind.rawValue)=NUMBER")
    case .repeatedSetting(let name):
      UserMessage("\(name) was set twice", help: "remove one of them")
    case .variantNeeded(let flag, let scenario, let known):
      UserMessage(
        "--\(flag) prints one run, and \(scenario) has \(known.count) variants",
        reason: "its variants are \(known.joined(separator: ", "))",
        help: "add --variant \(known.first ?? "NAME")")
    case .onlyOne(let flags):
      UserMessage(
        "only one of \(flags.map { "--\($0)" }.joined(separator: " and ")) can be printed",
        help: "remove one of them")
    case .tooLarge(let path, let limit):
      UserMessage(
        "\(UserMessage.name(ofPath: path)) is too large for a scenario",
        reason: "a scenario has at most \(limit) bytes",
        location: path, help: "to read a log, use bridgebook diagnose \(path)")
    case .empty(let path):
      UserMessage(
        "\(UserMessage.name(ofPath: path)) is empty", location: path,
        help: "bridgebook show --source counter-label prints one to start from")
    case .taken(let run, let path):
      UserMessage(
        "\(run) is a built-in run", reason: "\(path) has the id of a built-in scenario",
        location: "\(path):2", help: "give the scenario an id of its own")
    case .unreadable, .faults: UserMessage("the scenario cannot be read")
    }
  }

  private static func message(for problem: ProgramProblem, in path: String) -> UserMessage {
    let (sentence, help) = sentences(for: problem.kind)
    let message = elided(sentence)
    let isGiven = problem.place == SimulationSession.commandLine
    let place = "\(path):\(problem.place.line):\(problem.place.column)"
    return UserMessage(message, location: isGiven ? "--set" : place, help: help)
  }

  /// Returns a sentence in which the middle of an overlong name is omitted.
  private static func elided(_ sentence: String) -> String {
    guard sentence.utf8.count > 400 else { return sentence }
    return "\(sentence.prefix(160)) … \(sentence.suffix(160))"
  }

  static func sentences(
    for kind: ProgramProblem.Kind
  ) -> (message: String, help: String?) {
    switch kind {
    case .unknownName("nil", _): ("nil is not known here", "write the word nothing in place of nil")
    case .wrongType(let name, let expected, let found):
      (
        "\(name) is \(found), but must be \(expected) here",
        "true or false shows a sheet, or declare sheet NAME for item STATE; a stack needs a list"
      )
    case .needsState(let field):
      (
        "\(field) is a binding, but the argument is not a state",
        "give the name of a state or of a binding, or declare \(field) with let"
      )
    case .needsAction(let field):
      (
        "\(field) is a closure, but the argument is not an action",
        "give the name of an action of this view, or of a closure it was given; arguments without a label go to the members in their order"
      )
    case .unknownName(let name, let known):
      ("\(name) is not known here", choice(of: name, known))
    case .unknownKind(let name, let known):
      ("the model does not know the platform object \(name)", kindHelp(name, known))
    case .notShown(let name):
      (
        "\(name) is not a view, a controller or a gesture recognizer, and the model knows no other classes",
        "declare what the scenario needs of it: platform \(name), with its properties below"
      )
    case .notCalled(let name, let owner):
      (
        "the model does not call \(name) of the controller \(owner)",
        "put what it does below on load, or tap \(owner) \(name) where it happens"
      )
    case .unknownMember(let name, let owner, let known):
      ("nothing in \(owner) is named \(name)", choice(of: name, known))
    case .unknownProperty(let name, let owner, let known):
      (
        "nothing in \(owner) is named \(name)",
        (choice(of: name, known).map { $0 + " " } ?? "")
          + "If not, declare it below platform \(owner): property \(name) = VALUE"
      )
    case .unknownParameter(let name, let known):
      ("there is no parameter \(name)", choice(of: name, known))
    case .unknownFunction(let name, let known):
      ("there is no function \(name)", choice(of: name, known))
    case .valueNotAllowed(let value, let parameter, let choices):
      (
        "\(parameter) cannot be \(value)",
        choices.isEmpty ? "it is a whole number above 0" : choice(of: value, choices)
      )
    case .notAssignable(let name):
      ("\(name) cannot be written here", "write a state, a binding or a property")
    case .notBound(let name):
      ("\(name) cannot be written here", "declare it as binding \(name), and pass a state")
    case .misplaced(let word):
      ("\(word) is not allowed here", "move it to a block where its subject exists")
    case .argumentCount(let name, let expected, let found):
      (
        "\(name) takes \(expected.counted("value")), not \(found)",
        ScenarioFunction(rawValue: name).map { "write \($0.form)" }
          ?? "give one value for each let, binding and closure, in their order"
      )
    case .callCount(let name, let expected, let found):
      (
        "\(name) is called with \(found.counted("value")), but the action takes \(expected)",
        "give one value for each name in the parentheses of the action"
      )
    case .tapPassesNothing(let name, let expected):
      (
        "\(name) takes \(expected.counted("value")), and a tap passes none",
        "tap an action without values, which calls \(name) with them"
      )
    case .launchPassesNothing(let name):
      (
        "\(name) needs values, and a launch passes none",
        "launch a view without inputs whose body shows \(name)"
      )
    case .scrollsNothing(let name):
      (
        "the model knows no position of \(name) that scrolling changes",
        "leave the positions out, or declare scrolling ends with below a property of its class"
      )
    case .notAStack(let name):
      ("\(name) is a sheet, and only a stack pops a screen", "write dismiss \(name)")
    case .requiredWithDefault(let name):
      (
        "\(name) is required, and an object that is required has no default",
        "write environment \(name) = nothing required, and pass the object with show"
      )
    case .tooDeep:
      ("this calls itself without end", "end the recursion, or take a step out of it")
    case .tooManyValues(let name, let limit):
      (
        "\(name) consists of more than \(limit) values, including those of the constants it names",
        "declare a state for what is used again, which is calculated once"
      )
    }
  }

  private static func kindHelp(_ name: String, _ known: [String]) -> String {
    choice(of: name, known)
      ?? "declare it: platform \(name) is CLASS, which it inherits from, with its properties below"
  }

  private static func choice(of word: String, _ known: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: word, in: known) { return "did you mean \(nearest)?" }
    return known.isEmpty || known.count > 12
      ? nil : "choose one of \(known.joined(separator: ", "))"
  }
}
