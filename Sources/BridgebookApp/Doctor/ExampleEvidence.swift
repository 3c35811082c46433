internal import Bridgebook

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
