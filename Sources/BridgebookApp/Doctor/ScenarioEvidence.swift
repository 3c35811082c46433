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
