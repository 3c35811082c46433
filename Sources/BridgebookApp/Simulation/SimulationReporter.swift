internal import Bridgebook
internal import BridgebookExport

/// Collects what a run prints and compares it with what its variant declares.
final class SimulationReporter {
  private var figures = RunFigures()
  private var lines: [SimulationReport.Line] = []
  private var queue = QueueTrace(limit: 2_000)
  private let keepsText: Bool
  /// The memory of the kept lines in bytes: their texts, and about 64 bytes per line.
  private(set) var keptBytes = 0

  /// - Parameter keepsText: whether lines and queue are kept; false saves memory if they are not
  ///   needed.
  init(keepsText: Bool) {
    self.keepsText = keepsText
  }

  func take(_ events: [TraceEvent], _ texts: TextTable) {
    figures.consume(events, texts: texts)
    guard keepsText else { return }
    for event in events {
      if let text = RunFigures.consoleLine(of: event, texts) {
        lines.append(.init(text: text, line: event.line))
        keptBytes += 64 + text.utf8.count
      }
      queue.take(event, texts)
    }
  }

  /// - Parameter given: the parameters set on the command line.
  func report(
    _ result: SimulationSession.Result, of variant: ScenarioVariant, in file: ScenarioFile,
    given: [ScenarioParameter], words: DiagnosisWords
  ) throws -> SimulationReport {
    var report = SimulationReport(
      run: result.run, scenarioTitle: file.scenario.title, variant: variant)
    report.lines = lines
    report.queue = queue.states
    report.parameters = parameters(of: result.program, given, result.outcome.consulted)
    report.counts = RunFigures.Figure.allCases.map { figure in
      (figure.rawValue, figures.count(figure, of: nil) ?? 0)
    }
    report.finals = result.outcome.finals.map { .init(name: $0.name, value: $0.value) }
    report.live = result.outcome.live.map { ($0.type, $0.count) }
    report.leaks = result.outcome.leaks.map { ($0.type, $0.count, $0.holder) }
    report.stop =
      switch result.outcome.stoppedBy {
      case nil: nil
      case .loop: "loop"
      case .freeze: "freeze"
      case .crash: "crash"
      case .request: "request"
      case .budget(let kind): kind.rawValue
      }
    report.trapReason = result.outcome.trapReason
    report.warnings = result.outcome.warnings.map {
      .init(text: SimulationWarningText.sentence(for: $0.kind), line: $0.line)
    }
    report.stopLine = result.outcome.stopLine.map { number in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
      return .init(text: String(text.drop { $0 == " " }.prefix(80)), line: number)
    }
    let quotes = keepsText ? quotes(for: result.run.findings, of: variant, in: file) : [:]
    report.items = try result.run.findings.map { finding in
      try words.item(for: finding) { quotes[$0] ?? [] }
    }
    let check = FindingCheck(
      expected: variant.findings, found: result.run.findings, marks: result.program.marks)
    // A plain variant without declarations only demonstrates, and may have any findings.
    let isOpen =
      variant.role == .plain && variant.findings.isEmpty && variant.expectations.isEmpty
    report.unexpected = isOpen ? [] : check.unexpected
    report.checks =
      variant.findings.map { item in
        let isMissing = check.missing.contains(item)
        return .init(
          text: SimulationReporter.text(of: item), line: item.place.line,
          found: result.run.findings.first { $0.gotcha == item.gotcha }.map(\.declaration),
          holds: !isMissing)
      }
      + variant.expectations.map { item in
        let outcome = result.simulation.check(item, figures, result.outcome)
        return .init(
          text: SimulationReporter.text(of: item, expected: outcome.expected),
          line: item.place.line, found: outcome.found, suggestion: outcome.suggestion,
          holds: outcome.holds)
      }
    return report
  }

  /// Returns the statements in the lines of findings, each followed by the last line it printed.
  private func quotes(
    for findings: [Finding], of variant: ScenarioVariant, in file: ScenarioFile
  ) -> [Int: [String]] {
    let wanted = Set(findings.flatMap(\.quotedLines))
    guard !wanted.isEmpty else { return [:] }
    var quotes: [Int: [String]] = [:]
    for line in VariantText(of: file, variant: variant.name)?.lines ?? []
    where wanted.contains(line.number) {
      quotes[line.number] = [String(line.text.drop { $0 == " " })]
    }
    var printed: [Int: String] = [:]
    for line in lines where wanted.contains(line.line) { printed[line.line] = line.text }
    for (line, text) in printed { quotes[line, default: []].append(text) }
    return quotes
  }

  private func parameters(
    of program: ScenarioProgram, _ given: [ScenarioParameter], _ consulted: [String]
  ) -> [SimulationReport.Parameter] {
    func parameter(
      _ name: String, default standard: String?, known: ModelParameter? = nil
    ) -> SimulationReport.Parameter {
      let set = given.first { $0.name == name }.map { ParameterText.value($0.value) }
      let value = set ?? ParameterText.value(of: name, in: program) ?? ""
      return .init(
        name: name, value: value, isDefault: value == standard,
        isConsulted: known == nil || consulted.contains(name), rule: known?.rule,
        confidence: known?.confidence, meaning: known?.meaning ?? "a parameter of the scenario")
    }
    let own = program.parameters.filter { item in
      !ModelParameter.table.contains { $0.name == item.name }
    }
    return ModelParameter.table.map {
      parameter($0.name, default: $0.defaultValue, known: $0)
    } + own.map { parameter($0.name, default: ParameterText.value($0.value)) }
  }

  /// A placeholder for an expected value whose name is unknown or has a value only during a run.
  static let unknownValue = "a name that is unknown, or has a value only during a run"

  static func text(of finding: ExpectedFinding) -> String {
    "finds \(finding.gotcha) at \(finding.lines.joined(separator: " "))"
      + (finding.provokedBy.map { " by \($0)" } ?? "")
  }

  static func text(of item: ScenarioExpectation, expected: String?) -> String {
    var expected = expected ?? unknownValue
    if case .name(let name) = item.value, expected == unknownValue {
      // The most common cause is a text without quotes.
      expected = "\(name.text), which is \(unknownValue); a text is \"\(name.text)\""
    }
    return "\(item.subject.joined(separator: ".")) \(item.comparison.rawValue) \(expected)"
      + (item.after.map { " \(item.isWithin ? "in" : "after") \"\($0)\"" } ?? "")
  }
}

extension Finding {
  /// The line with which a scenario declares this finding.
  package var declaration: String {
    "finds \(gotcha) at \(lines.map(String.init).joined(separator: " "))"
      + (provokedBy.map { " by \($0.line)" } ?? "")
  }
}
