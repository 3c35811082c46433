internal import BookData
internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// Runs wrappers in the model, as they stand and after their local changes.
struct CheckSimulation {
  /// What the model said of one wrapper.
  private struct Answer {
    let place: String
    let name: String
    let omissions: [String]
    /// Gotchas of the run, sorted; nothing where it could not be run.
    let found: [String]?
    let fixed: [String]?
    let failure: String?
  }

  private let library: [ScenarioDeclaration]
  private let catalogue: MessageCatalogue

  init(store: Store) throws {
    library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    catalogue = try store.messages()
  }

  /// Prints a part for each wrapper; the status is no where none could be run.
  func run(_ checked: [CheckSession.CheckedFile], _ run: CommandRun) throws -> ExitStatus {
    var answers: [Answer] = []
    for file in checked {
      for (index, scenario) in file.scenarios.enumerated() {
        let place = "\(file.path):\(scenario.line)"
        guard let text = scenario.text else {
          answers.append(
            Answer(
              place: place, name: scenario.name, omissions: [], found: nil, fixed: nil,
              failure: scenario.omissions.joined(separator: "; ")))
          continue
        }
        // Where a part of update was left out, the model's update may look empty.
        let isWhole = scenario.omissions.isEmpty
        let found = try gotchas(in: text, path: file.path, run)?
          .filter { isWhole || $0 != "update-not-implemented" }
        let after =
          file.fixedScenarios.indices.contains(index) ? file.fixedScenarios[index].text : nil
        let fixed = try after.flatMap {
          try $0 == text ? nil : gotchas(in: $0, path: file.path, run)
        }
        answers.append(
          Answer(
            place: place, name: scenario.name, omissions: scenario.omissions, found: found,
            fixed: fixed, failure: found == nil ? "the model does not take its scenario" : nil))
      }
    }
    run.print(json: CheckSimulation.json(answers)) { page in
      for answer in answers { CheckSimulation.write(answer, to: &page) }
      let count = answers.count { $0.found != nil }
      page.line(
        "run: \(count) of \(answers.count) wrapper\(answers.count == 1 ? "" : "s")", .strong)
    }
    return answers.contains { $0.found != nil } ? .done : .no
  }

  /// The gotchas of a run; nothing where the text is no scenario that can be run.
  private func gotchas(in text: String, path: String, _ run: CommandRun) throws -> [String]? {
    let (scenario, _) = ScenarioParser.parse(text: text, file: path)
    guard let scenario, let variant = scenario.variants.first else { return nil }
    let session = SimulationSession(
      ScenarioFile(scenario: scenario, text: text), library: library, catalogue: catalogue)
    do {
      let result = try session.run(
        variant, [], interruption: run.console.interruption, observe: { _, _ in })
      return Set(result.run.findings.map(\.gotcha)).sorted()
    } catch is SimulationError {
      return nil
    }
  }

  private static func write(_ answer: Answer, to page: inout TextPage) {
    page.line(("\(answer.place): ", .strong), (answer.name, .accent))
    if let failure = answer.failure { page.prose(failure, first: "not run: ") }
    if let found = answer.found {
      page.prose(found.isEmpty ? "nothing" : found.joined(separator: ", "), first: "as it stands: ")
    }
    if let fixed = answer.fixed {
      page.prose(
        fixed.isEmpty ? "nothing" : fixed.joined(separator: ", "), first: "with the changes: ")
    }
    for omission in answer.omissions { page.prose(omission, first: "left out: ") }
  }

  private static func json(_ answers: [Answer]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/check-runs-1")),
      (
        "wrappers",
        .array(
          answers.map { answer in
            .object([
              ("place", .string(answer.place)), ("name", .string(answer.name)),
              ("found", answer.found.map { .strings($0) } ?? .null),
              ("fixed", answer.fixed.map { .strings($0) } ?? .null),
              ("omissions", .strings(answer.omissions)), ("failure", .optional(answer.failure)),
            ])
          })
      ),
    ])
  }
}
