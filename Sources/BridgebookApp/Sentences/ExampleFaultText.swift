internal import Bridgebook

/// Sentences for examples whose findings differ from their marks.
enum ExampleFaultText {
  static func sentences(for fault: ExampleFault) -> (message: String, help: String?) {
    switch fault {
    case .unknownFormat(let id, let known):
      (
        "there is no format \(id)",
        Suggestion.nearest(to: id, in: known).map { "did you mean \($0)?" }
          ?? "bridgebook formats lists them"
      )
    case .unknownScenario(let id):
      ("there is no scenario \(id)", "bridgebook list scenarios lists them")
    case .unknownVariant(let name, let scenario, let known):
      (
        "\(scenario) has no variant \(name)",
        Suggestion.nearest(to: name, in: known).map { "did you mean \($0)?" }
          ?? "its variants are \(known.joined(separator: ", "))"
      )
    case .notFound(let gotcha, let found):
      (
        "no detector finds \(gotcha) in this example",
        (found.isEmpty ? "it shows nothing" : "it shows \(found.joined(separator: ", "))")
          + "; a gotcha that no detector finds has the line evidence: statement and no example"
      )
    case .markedButNotFound(let gotcha):
      (
        "the line is marked, but does not show \(gotcha)",
        "remove the ! from its first column"
      )
    case .foundButNotMarked(let gotcha):
      ("the line shows \(gotcha) and is not marked", "write ! into its first column")
    case .markedButNotProvoking(let gotcha):
      ("the line is marked, but did not provoke \(gotcha)", "remove the @ from its gutter")
    case .provokingButNotMarked(let gotcha):
      ("the line provoked \(gotcha) and is not marked", "write @ into its gutter")
    case .unnamedCompanion(let gotcha, let line):
      (
        "the line shows \(gotcha) as well",
        "add also: \(gotcha)@\(line) to the line of the fence, or change the example"
      )
    case .missingCompanion(let gotcha, let line):
      (
        "the example says that \(gotcha) is found in line \(line), and it is not",
        "remove it from also:"
      )
    case .notClean(let gotcha):
      (
        "\(gotcha) is found in an example that should not show it",
        "correct the example, or move it to the examples that show the gotcha"
      )
    case .undeclared(let declaration, let variant):
      ("the run of \(variant) has a finding it does not declare", "add \(declaration)")
    case .declaredOnly(let declaration, let variant, let found):
      (
        "the run of \(variant) does not have what it declares: \(declaration)",
        found.map { "write \($0)" } ?? "remove the line, because the run does not show it"
      )
    case .expectation(let text, let variant, let found):
      (
        "the run of \(variant) is not as expected: \(text)",
        found.map { "it is \($0)" } ?? "nothing in the run has that name"
      )
    }
  }
}
