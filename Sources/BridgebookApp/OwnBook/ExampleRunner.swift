internal import BookData
internal import Bridgebook

/// Runs the examples of entries and the variants of scenarios, and reports how they differ from the
/// text.
struct ExampleRunner {
  private let book: Book
  private let diagnosis: ExampleDiagnosis
  private let library: PlatformLibrary

  init(_ book: Book) {
    self.book = book
    diagnosis = ExampleDiagnosis(book.catalog)
    library = BuiltInScenarios.split(book.scenarios, book.classes).library
  }

  /// Returns the faults in the examples of a text.
  func faults(of part: BookComposer.Part) throws -> [OwnBookFault] {
    let header = part.file.header
    if header.kind == .scenario {
      guard let file = book.scenarios.first(where: { $0.scenario.id == header.id }) else {
        return []
      }
      return try faults(of: file).map { fault(part, $0.line, $0.fault) }
    }
    guard let entry = book.entries.first(where: { $0.id == header.id }) else { return [] }
    return try entry.examples.flatMap { example in
      try faults(of: example, in: entry.id).map { fault(part, example.line + $0.line, $0.fault) }
    }
  }

  private func fault(
    _ part: BookComposer.Part, _ line: Int, _ fault: ExampleFault
  ) -> OwnBookFault {
    OwnBookFault(
      id: part.file.header.id, path: part.file.path, line: part.line(line),
      problem: .example(fault))
  }

  private typealias Found = (line: Int, fault: ExampleFault)

  // MARK: - Examples of entries

  /// Returns the faults with line numbers inside the example; 0 for the fence.
  private func faults(of example: Example, in id: String) throws -> [Found] {
    let findings: [Finding]
    switch example.form {
    case .trace(let name):
      guard let format = FormatRegistry.format(name) else {
        return [(0, .unknownFormat(name, known: FormatRegistry.formats.map(\.id)))]
      }
      findings = diagnosis.findings(in: example, as: format)
    case .scenario(let name, let variant):
      guard let file = scenario(name) else { return [(0, .unknownScenario(name))] }
      guard let chosen = file.scenario.variants.first(where: { $0.name == variant }) else {
        let known = file.scenario.variants.map(\.name)
        return [(0, .unknownVariant(variant, scenario: name, known: known))]
      }
      let found = try session(file).run(chosen, observe: { _, _ in }).run.findings
      findings =
        try excerpt(example, of: file, variant: variant).map { numbers in
          found.map { place($0, in: numbers) }
        } ?? found
    }
    if example.expectation == .clean {
      return findings.filter { $0.severity != .note }
        .map { (place($0.lines, in: example), .notClean(gotcha: $0.gotcha)) }
    }
    guard let own = findings.first(where: { $0.gotcha == id }) else {
      let others = findings.map { "\($0.gotcha)@\($0.lines.first ?? 0)" }
      return [(0, .notFound(gotcha: id, found: others))]
    }
    // An example without lines only states that the gotcha is found.
    guard !example.lines.isEmpty else { return [] }
    return differences(own, example) + companions(findings, example, besides: id)
  }

  private func place(_ lines: [Int], in example: Example) -> Int {
    example.lines.isEmpty ? 0 : lines.first ?? 0
  }

  private func differences(_ own: Finding, _ example: Example) -> [Found] {
    let marked = Set(example.lineNumbers(marked: [.finding, .both]))
    let provoking = Set(example.lineNumbers(marked: [.provoking, .both]))
    let found = Set(own.lines)
    let provoked = Set(own.provokedBy.map { [$0.line] } ?? [])
    let id = own.gotcha
    let differences: [Found] =
      marked.subtracting(found).map { ($0, .markedButNotFound(gotcha: id)) }
      + found.subtracting(marked).map { ($0, .foundButNotMarked(gotcha: id)) }
      + provoking.subtracting(provoked).map { ($0, .markedButNotProvoking(gotcha: id)) }
      + provoked.subtracting(provoking).map { ($0, .provokingButNotMarked(gotcha: id)) }
    return differences.sorted { $0.line < $1.line }
  }

  private func companions(
    _ findings: [Finding], _ example: Example, besides id: String
  ) -> [Found] {
    let others = findings.filter { $0.gotcha != id && $0.severity != .note }
      .map { Example.Companion(gotcha: $0.gotcha, line: $0.lines.first ?? 0) }
    return others.filter { !example.companions.contains($0) }
      .map { ($0.line, .unnamedCompanion($0.gotcha, line: $0.line)) }
      + example.companions.filter { !others.contains($0) }
      .map { (0, .missingCompanion($0.gotcha, line: $0.line)) }
  }

  private func scenario(_ id: String) -> ScenarioFile? {
    book.scenarios.first { $0.scenario.id == id && !$0.scenario.isLibrary }
  }

  /// Returns the line numbers, in the scenario's file, of the lines that an example shows; nil if
  /// it shows none.
  private func excerpt(
    _ example: Example, of file: ScenarioFile, variant: String
  ) throws -> [Int?]? {
    guard !example.lines.isEmpty, let text = VariantText(of: file, variant: variant) else {
      return nil
    }
    // Cannot fail for an example that `ExampleParser` accepted.
    return try text.numbers(of: example.lines.map(\.text))
  }

  /// Returns the finding with line numbers in the excerpt; 0 for a line that the excerpt omits.
  private func place(_ finding: Finding, in numbers: [Int?]) -> Finding {
    func line(_ number: Int) -> Int { (numbers.firstIndex(of: number) ?? -1) + 1 }
    var placed = finding
    placed.lines = finding.lines.map(line)
    placed.provokedBy = finding.provokedBy.map { .init(line: line($0.line), text: $0.text) }
    return placed
  }

  // MARK: - Scenarios

  private func session(_ file: ScenarioFile) -> SimulationSession {
    SimulationSession(file, library: library, catalog: book.catalog)
  }

  /// Returns the faults with line numbers in the scenario's text.
  private func faults(of file: ScenarioFile) throws -> [Found] {
    let session = session(file)
    return try file.scenario.variants.flatMap { variant in
      var figures = RunFigures()
      let result = try session.run(
        variant, observe: { events, texts in figures.consume(events, texts: texts) })
      let check = FindingCheck(
        expected: variant.findings, found: result.run.findings, marks: result.program.marks)
      // A plain variant without declarations only demonstrates, and may have any findings.
      let isOpen =
        variant.role == .plain && variant.findings.isEmpty && variant.expectations.isEmpty
      let missing = check.missing.map { item -> Found in
        let other = result.run.findings.first { $0.gotcha == item.gotcha }?.declaration
        return (
          item.place.line,
          .declaredOnly(SimulationReporter.text(of: item), variant: variant.name, found: other)
        )
      }
      let unexpected = (isOpen ? [] : check.unexpected).map { item -> Found in
        (variant.place.line, .undeclared(item.declaration, variant: variant.name))
      }
      let outcomes = variant.expectations.compactMap { item -> Found? in
        let outcome = result.simulation.check(item, figures, result.outcome)
        guard !outcome.holds else { return nil }
        let text = SimulationReporter.text(of: item, expected: outcome.expected)
        return (item.place.line, .expectation(text, variant: variant.name, found: outcome.found))
      }
      return missing + unexpected + outcomes
    }
  }
}
