internal import BookData
package import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// Simulates the wrappers of sources, before and after their local changes.
package struct CheckSimulation {
  /// The result of simulating one wrapper.
  package struct Answer {
    package let place: String
    package let name: String
    package let omissions: [String]
    /// The statements that were left out although they may decide the outcome.
    package let undecided: [String]
    /// The gotchas of the run, sorted; nil if it could not be run.
    package let found: [String]?
    package let fixed: [String]?
    /// The gotchas that are found only under one value of a condition that the model does not know.
    package let depending: [Dependent]
    /// The same for the wrapper with the local changes.
    package let fixedDepending: [Dependent]
    /// The gotchas that the source check finds in the wrapper but that the run does not show, with
    /// their lines.
    package let unshown: [Dependent]
    /// The same for the wrapper with the local changes.
    package let fixedUnshown: [Dependent]
    package let failure: String?
  }

  /// A gotcha with the lines of the conditions that it depends on, or of the code that has it.
  package struct Dependent: Equatable {
    package let gotcha: String
    /// The line numbers, sorted.
    package let lines: [Int]
  }

  private let library: PlatformLibrary
  private let catalog: MessageCatalog

  package init(store: Store) throws {
    library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    catalog = try store.detectionCatalog()
  }

  /// Simulates every wrapper that could be translated to a scenario.
  ///
  /// - Parameter interruption: polled for a request to end a run early.
  package func run(
    _ checked: [CheckedFile], interruption: @escaping () -> Interruption?
  ) throws -> [Answer] {
    var answers: [Answer] = []
    for file in checked {
      for (index, scenario) in file.scenarios.enumerated() {
        let place = "\(file.path):\(scenario.line)"
        guard let text = scenario.text else {
          answers.append(
            Answer(
              place: place, name: scenario.name, omissions: [], undecided: [], found: nil,
              fixed: nil, depending: [], fixedDepending: [],
              unshown: CheckSimulation.unshown(file, scenario, by: []), fixedUnshown: [],
              failure: scenario.omissions.joined(separator: "; ")))
          continue
        }
        let found = try judged(text, scenario.alternatives, file.path, interruption)
        let after =
          file.fixedScenarios.indices.contains(index) ? file.fixedScenarios[index] : nil
        let fixed = try after.flatMap { after in
          try after.text.flatMap {
            try $0 == text ? nil : judged($0, after.alternatives, file.path, interruption)
          }
        }
        answers.append(
          Answer(
            place: place, name: scenario.name, omissions: scenario.omissions,
            undecided: scenario.undecided + (found?.unknown ?? []),
            found: found?.certain, fixed: fixed?.certain,
            depending: found?.depending ?? [], fixedDepending: fixed?.depending ?? [],
            unshown: CheckSimulation.unshown(
              file, scenario, by: (found?.certain ?? []) + (found?.depending ?? []).map(\.gotcha)),
            fixedUnshown: CheckSimulation.unshown(
              file, scenario, by: (fixed?.certain ?? []) + (fixed?.depending ?? []).map(\.gotcha),
              isFixed: true),
            failure: found == nil ? "the model does not take its scenario" : nil))
      }
    }
    return answers
  }

  /// Returns the findings of the source check in a wrapper that a run does not show, because a
  /// draft contains neither all of the source nor every action of a user.
  ///
  /// - Parameter isFixed: whether the local changes were made.
  private static func unshown(
    _ file: CheckedFile, _ scenario: WrapperScenario, by shown: [String], isFixed: Bool = false
  ) -> [Dependent] {
    var lines: [String: Set<Int>] = [:]
    for located in file.findings {
      let finding = located.finding
      guard finding.confidence != .possible, !shown.contains(finding.gotcha),
        !isFixed || finding.edits.isEmpty,
        scenario.ranges.contains(where: { $0.contains(finding.range.lowerBound) })
      else { continue }
      lines[finding.gotcha, default: []].insert(located.start.line)
    }
    return lines.sorted { $0.key < $1.key }.map { gotcha, lines in
      Dependent(gotcha: gotcha, lines: lines.sorted())
    }
  }

  /// Returns the gotchas of a run, and separately those that are found only under one value of a
  /// condition that the model does not know; nil if the text is not a scenario that can be run.
  ///
  /// The conditions whose other values could not be run are unknown.
  private func judged(
    _ text: String, _ alternatives: [WrapperScenario.Alternative], _ path: String,
    _ interruption: @escaping () -> Interruption?
  ) throws -> (certain: [String], depending: [Dependent], unknown: [String])? {
    guard let found = try gotchas(in: text, path: path, interruption) else { return nil }
    var certain = Set(found)
    var depending: [String: Set<Int>] = [:]
    var unknown: [String] = []
    for alternative in alternatives {
      guard let others = try gotchas(in: alternative.text, path: path, interruption) else {
        let name = alternative.line.map { "the condition in line \($0)" } ?? "a set of conditions"
        if !unknown.contains(name) { unknown.append(name) }
        continue
      }
      certain.formIntersection(others)
      for gotcha in Set(found).symmetricDifference(others) {
        depending[gotcha, default: []].formUnion(alternative.line.map { [$0] } ?? [])
      }
    }
    let lines = Set(alternatives.compactMap(\.line))
    return (
      certain.sorted(),
      depending.sorted { $0.key < $1.key }.map { gotcha, own in
        // If no single condition decides, several together do.
        Dependent(gotcha: gotcha, lines: (own.isEmpty ? lines : own).sorted())
      }, unknown
    )
  }

  /// Returns the gotchas found in a run; nil if the text is not a scenario that can be run.
  private func gotchas(
    in text: String, path: String, _ interruption: @escaping () -> Interruption?
  ) throws -> [String]? {
    let (scenario, _) = ScenarioParser.parse(text: text, file: path)
    guard let scenario, let variant = scenario.variants.first else { return nil }
    let session = SimulationSession(
      ScenarioFile(scenario: scenario, text: text), library: library, catalog: catalog)
    do {
      let result = try session.run(
        variant, [], interruption: interruption, observe: { _, _ in })
      // A note describes what the system does, which is not a fault of the wrapper.
      return Set(result.run.findings.filter { $0.severity != .note }.map(\.gotcha)).sorted()
    } catch is SimulationError {
      return nil
    }
  }

  /// Returns the answers as JSON.
  package static func json(_ answers: [Answer]) -> JSONValue {
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
              ("depending", .array(answer.depending.map(json))),
              ("fixedDepending", .array(answer.fixedDepending.map(json))),
              ("unshown", .array(answer.unshown.map(json))),
              ("fixedUnshown", .array(answer.fixedUnshown.map(json))),
              ("omissions", .strings(answer.omissions)),
              ("undecided", .strings(answer.undecided)), ("failure", .optional(answer.failure)),
            ])
          })
      ),
    ])
  }

  private static func json(_ item: Dependent) -> JSONValue {
    .object([
      ("gotcha", .string(item.gotcha)),
      ("lines", .array(item.lines.map { .integer($0) })),
    ])
  }
}
