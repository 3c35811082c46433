internal import Bridgebook

/// Sentences for errors in a scenario.
enum ScenarioProblemText {
  static func sentences(for problem: ScenarioProblem) -> (message: String, help: String?) {
    switch problem {
    case .tabInIndentation: ("this line is indented with a tab", "use two spaces for each level")
    case .oddIndentation(let spaces):
      (
        "this line is indented by \(spaces) \(spaces == 1 ? "space" : "spaces")",
        "use two spaces for each level"
      )
    case .unexpectedIndentation:
      (
        "this line is indented too far",
        "the line above it cannot contain others; remove two spaces"
      )
    case .nestedTooDeeply(let limit):
      (
        "this is nested more than \(limit) levels deep",
        "give a part of it a name, and use the name"
      )
    case .tooMany(let subject, let limit):
      (
        "there are more than \(limit) \(name(of: subject))s",
        "remove those that the scenario does not need"
      )
    case .unexpectedCharacter(let character):
      (
        "unexpected character \(character)",
        instead[character] ?? "write texts between double quotes"
      )
    case .unclosedText: ("this text is never closed", "close it with a double quote")
    case .unclosedInterpolation:
      ("this brace is never closed", "close it with }, or write \\{ for a brace")
    case .badEscape(let text):
      ("\(text) is not an escape", "escapes are \\\", \\\\, \\{ and \\n")
    case .numberTooLarge(let digits): ("\(digits) is too large", "use a smaller number")
    case .expected(let expected, let found):
      (
        "expected \(name(of: expected)), found \(found.map(written) ?? "the end of the line")",
        example(of: expected) ?? found.flatMap { instead[$0] }
      )
    case .unknownWord(let subject, let word, let known):
      ("unknown \(name(of: subject)) \(word)", insteadOfWord[word] ?? choice(of: word, known))
    case .argumentCount(let function, let expected, let found):
      (
        "\(function) takes \(expected) \(expected == 1 ? "value" : "values"), not \(found)",
        "write \(ScenarioFunction(rawValue: function)?.form ?? "\(function)(value)")"
      )
    case .misplacedMember(let member, let declaration, let allowed):
      (
        "\(member) is not allowed in a \(declaration)",
        allowed.isEmpty ? "remove it" : "allowed here: \(allowed.joined(separator: ", "))"
      )
    case .stepOutsideSteps(let word):
      ("\(word) is an action of the user", "move it below steps")
    case .stepInsideStep(let word, let outer):
      (
        "\(word) is a separate input, and the block of \(outer) is a single input",
        "move it out of the block, to the depth of \(outer)"
      )
    case .statementAmongMembers(let word, let member):
      (
        "\(word) is a statement, and statements belong below a member",
        member.map { "indent it by two more spaces, so that it belongs to \($0)" }
          ?? "put it below a member such as update or callback NAME, indented by two more spaces"
      )
    case .bareAssignment(let name):
      (
        "a statement begins with a word that says what it does",
        assignment(name)
      )
    case .missingBlock("step"):
      (
        "the block of step is empty",
        "write below what code does in this step, such as write NAME = VALUE, indented by two "
          + "more spaces; type, tap and other actions of the user need no step above them"
      )
    case .missingBlock(let word):
      (
        "the block of \(word) is empty",
        "write what belongs to it below, indented by two more spaces"
      )
    case .strayContinuation(let word, let owner):
      ("\(word) requires \(owner)", "put it below \(owner), at the same depth")
    case .missingContinuation(let word, let owner):
      ("\(owner) requires \(word)", "add \(word) below it, at the same depth")
    case .duplicateName(let name, let line):
      ("\(name) is declared twice", "the first declaration is in line \(line); rename one of them")
    case .notDeclared(let name, let known):
      ("\(name) is not declared", choice(of: name, known))
    case .unknownBase(let name, let known):
      ("there is no variant \(name)", choice(of: name, known))
    case .laterBase(let name):
      ("\(name) is not declared above this variant", "start from a variant above this one")
    case .noVariant:
      ("the scenario has no variant", "add a line such as variant first plain: what it shows")
    case .missingRole(let roles):
      (
        "the variant has no role",
        "write it after the name, as in variant NAME \(roles[0]): TITLE; roles are "
          + roles.joined(separator: ", ")
      )
    case .unknownMark(let mark, let known):
      (
        "no statement of this variant is marked \(mark)",
        known.isEmpty ? "write <- \(mark) after the statement" : choice(of: mark, known)
      )
    case .noStatement(let line):
      ("this variant runs no statement in line \(line)", "mark the statement and use its mark")
    case .unknownStep(let title, let known):
      ("this variant has no step \"\(title)\"", choice(of: title, known))
    }
  }

  /// Returns an example of a line with the expected part; nil if the name of the part is clear
  /// enough.
  private static func example(of expected: ScenarioProblem.Expected) -> String? {
    guard case .token(let text) = expected else { return nil }
    return examples[text].map { "such as: \($0)" }
  }

  private static let examples = [
    "at": "finds update-unguarded at 12; simulate prints the lines that are not declared yet",
    "by": "sheet Panel shown by isShown", "calls": "set calls dialDidTurn if changed",
    "into": "type \"text\" into Wrapper", "on": "gesture Open on Screen",
    "over": "stack Pages over path", "parent": "refresh parent",
    "reads back as": "45 reads back as 44", "shown": "sheet Panel shown by isShown",
    "to": "drag Wrapper property to 40, 80", "wraps": "representable Scroller wraps UIScrollView",
  ]

  /// Returns a word as messages quote it; a reserved word is marked, because it would read like
  /// prose.
  private static func written(_ word: String) -> String {
    TokenCursor.isReserved(word) ? "the word \(word), which names a value" : word
  }

  /// Advice for characters of Swift that scenarios write differently.
  private static let instead = [
    "!": "write not in front of a condition, and != between two values",
    "?": "there are no optionals; compare with the word nothing",
    "/": "a comment begins with #; numbers are divided by /",
    "&": "write and between two conditions", "|": "write or between two conditions",
    "$": "give a binding by the name of its state, without the sign",
    "'": "write texts between double quotes", ";": "write each statement on a line of its own",
    "{": "indent what belongs to a line by two more spaces",
    "}": "end a block by indenting less", "@": "write state, binding or observes",
  ]

  /// Advice for keywords and names of Swift that scenarios write differently.
  private static let insteadOfWord = [
    "dispatch": "async, background, after and every put blocks on a queue or a clock",
    "guard": "write if, with what follows below it",
    "func": "action NAME is a member, and call NAME runs it",
    "return": "leave it out; put what must not run under else",
    "self": "leave it out; parent is the coordinator's copy of the struct",
    "switch": "write if, else if and else",
    "task": "async runs a block later, as Task and the main queue do; task is a member of a view",
    "var": "let names a value in code; a coordinator's variable is a member, var NAME = VALUE",
    "while": "write repeat, for or every",
  ]

  /// Returns advice for a line such as `text = view.text`.
  private static func assignment(_ name: String) -> String {
    let parts = name.split(separator: ".")
    if parts.count > 1, parts[0] == "view" {
      return "write set \(name) = … for a property of the platform object"
    }
    if let advice = insteadOfWord[String(parts[0])] { return advice }
    return "begin it with write for a state or a binding, as in write \(name) = …; with set for a "
      + "property of the platform object, keep for a variable, and let for a new name"
  }

  private static func choice(of word: String, _ known: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: word, in: known) { return "did you mean \(nearest)?" }
    return known.isEmpty ? nil : "choose one of \(known.joined(separator: ", "))"
  }

  private static func name(of expected: ScenarioProblem.Expected) -> String {
    switch expected {
    case .keyword: "a word that says what this line is"
    case .name: "a name"
    case .value: "a value"
    case .text: "a text without {…}, between double quotes"
    case .mark: "a mark"
    case .title: "a title"
    case .comparison: "=, !=, <, <=, > or >="
    case .endOfLine: "the end of the line"
    case .token(let text): text
    }
  }

  private static func name(of subject: ScenarioProblem.Subject) -> String {
    switch subject {
    case .declaration, .member, .statement, .function, .role, .variant: subject.rawValue
    case .rule: "behavior of a property"
    case .variantPart: "part of a variant"
    case .modelKind: "kind of model"
    case .environmentKind: "kind of environment key"
    case .dismissalWay: "way to dismiss"
    }
  }
}
