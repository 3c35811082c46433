internal import BookData
internal import Bridgebook

/// Compares what the variants of scenarios declare with what the simulator shows.
enum ScenarioEvidence {
  /// Returns the differences, one sentence each.
  static func faults(of texts: [(id: String, text: String)], _ catalog: MessageCatalog)
    throws -> [String]
  {
    let library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    var faults: [String] = []
    for (id, text) in texts {
      do {
        let file = try BookLoader.scenario(SourceFile(path: id, bytes: Array(text.utf8)))
        let session = SimulationSession(file, library: library, catalog: catalog)
        for variant in file.scenario.variants {
          faults += try self.faults(of: variant, in: session)
        }
      } catch {
        faults.append("\(id): \(Doctor.reason(of: error))")
      }
    }
    return faults
  }

  private static func faults(
    of variant: ScenarioVariant, in session: SimulationSession
  ) throws -> [String] {
    let name = "\(session.scenario.id)/\(variant.name)"
    let reporter = Figures()
    let result = try session.run(variant, observe: reporter.take)
    let check = FindingCheck(
      expected: variant.findings, found: result.run.findings, marks: result.program.marks)
    let isOpen =
      variant.role == .plain && variant.findings.isEmpty && variant.expectations.isEmpty
    return check.missing.map { "\(name) does not show \($0.gotcha), which it declares" }
      + (isOpen ? [] : check.unexpected.map { "\(name) shows \($0.gotcha) undeclared" })
      + variant.expectations.compactMap { expectation in
        let outcome = result.simulation.check(expectation, reporter.figures, result.outcome)
        let subject = expectation.subject.joined(separator: ".")
        return outcome.holds
          ? nil
          : "\(name): \(subject) is \(outcome.found ?? "unknown"), not "
            + "\(expectation.comparison.rawValue) "
            + (outcome.expected ?? SimulationReporter.unknownValue)
      }
  }

  /// The figures of one run.
  private final class Figures {
    private(set) var figures = RunFigures()

    func take(_ events: [TraceEvent], _ texts: TextTable) {
      figures.consume(events, texts: texts)
    }
  }
}

/// Compares recorded examples with what the detectors find in them.
struct ExampleEvidence {
  private let diagnosis: ExampleDiagnosis

  init(_ catalog: MessageCatalog) {
    diagnosis = ExampleDiagnosis(catalog)
  }

  /// Returns the difference between the example's marks and the findings; nil if there is none.
  func fault(of example: Example, in entry: String) -> String? {
    guard case .trace(let name) = example.form else { return nil }
    guard let format = FormatRegistry.format(name) else { return "\(entry): no format \(name)" }
    let findings = diagnosis.findings(in: example, as: format)
    if example.expectation == .clean {
      let loud = findings.first { $0.severity != .note }
      return loud.map { "\(entry): its clean example shows \($0.gotcha)" }
    }
    guard let own = findings.first(where: { $0.gotcha == entry }) else {
      return "\(entry): its example does not show the gotcha"
    }
    guard own.lines == example.lineNumbers(marked: [.finding, .both]),
      own.provokedBy.map({ [$0.line] }) ?? [] == example.lineNumbers(marked: [.provoking, .both])
    else { return "\(entry): its example shows the gotcha on other lines than those it marks" }
    let others = findings.filter { $0.gotcha != entry && $0.severity != .note }
      .map { "\($0.gotcha)@\($0.lines.first ?? 0)" }.sorted()
    let declared = example.companions.map { "\($0.gotcha)@\($0.line)" }.sorted()
    return others == declared
      ? nil : "\(entry): its example shows other findings than those it declares"
  }
}
