import BookData
import Bridgebook
import TestSupport
import Testing

/// The agreement of the model with published facts depends on what the runs do: an expectation that
/// holds whichever statement is removed proves nothing.
@Suite struct EvidentFactTests {
  private static let runs: [String: Set<String>] = {
    var runs: [String: Set<String>] = [:]
    for fact in (try? Simulated.book.get().printed) ?? [] where fact.verdict == .agrees {
      let parts = (fact.run ?? "").split(separator: "/").map(String.init)
      if parts.count == 2 { runs[parts[0], default: []].insert(parts[1]) }
    }
    return runs
  }()

  @Test func thereAreRuns() { #expect(Self.runs.values.reduce(0) { $0 + $1.count } > 80) }

  /// Every expectation of a count or a value fails if some statement is removed, if a property that
  /// no view observes is made observable, or in another variant.
  ///
  /// Expectations that something does not happen, such as `messages = 0`, are exempt.
  @Test(arguments: runs.keys.sorted())
  func everyExpectationNeedsAStatement(_ id: String) throws {
    let path = "Sources/BookData/Knowledge/scenarios/\(id).txt"
    let text = Repository.text(of: path)
    let scenario = try #require(ScenarioParser.parse(text: text, file: path).scenario)
    let library = try Simulated.library.get()
    for name in Self.runs[id, default: []].sorted() {
      let variant = try #require(scenario.variants.first { $0.name == name })
      let program = try #require(scenario.program(name))
      var left = Set(variant.expectations.indices)
      var needsFinding = variant.expectations.isEmpty
      let changes =
        Self.statementLines(of: program).map { Self.removing($0, from: text) }
        + Self.unpublishedLines(of: program).map { Self.publishing($0, in: text) }
      for changed in changes {
        if left.isEmpty, !needsFinding { break }
        guard let other = ScenarioParser.parse(text: changed, file: path).scenario,
          let run = try? Self.run(other, name, library, findings: needsFinding)
        else { continue }
        left = left.filter { run.holds[$0] ?? true }
        if needsFinding, run.findings != Set(variant.findings.map(\.gotcha)) {
          needsFinding = false
        }
      }
      #expect(!needsFinding, "\(id)/\(name): the findings depend on no statement")
      for index in left where !Self.isAbsence(variant.expectations[index]) {
        let item = variant.expectations[index]
        let others = scenario.variants.map(\.name).filter { $0 != name }
        if try others.contains(where: { try !Self.holds(item, in: scenario, $0, library) }) {
          continue
        }
        Issue.record(
          "\(id)/\(name): \(item.subject.joined(separator: ".")) holds whatever is removed")
      }
    }
  }

  /// Returns whether an expectation says that something does not happen.
  private static func isAbsence(_ expectation: ScenarioExpectation) -> Bool {
    switch expectation.value {
    case .integer(0), .truth(false), .nothing, .list([]): true
    case .name(let name): name.text == "no"
    case .text("no"): true
    default: false
    }
  }

  /// Runs a variant of a changed scenario; returns which expectations hold, and what is found.
  private static func run(
    _ scenario: Scenario, _ name: String, _ library: PlatformLibrary, findings: Bool
  ) throws -> (holds: [Int: Bool], findings: Set<String>) {
    guard let program = scenario.program(name),
      let variant = scenario.variants.first(where: { $0.name == name })
    else { return ([:], []) }
    if findings {
      let run = try Simulated(scenario, name, library: library)
      return ([:], Set(run.findings.map(\.gotcha)))
    }
    let simulation = try Simulation(program, library: library)
    var figures = RunFigures()
    let outcome = simulation.run { events, texts in figures.consume(events, texts: texts) }
    var holds: [Int: Bool] = [:]
    for (index, expectation) in variant.expectations.enumerated() {
      holds[index] = simulation.check(expectation, figures, outcome).holds
    }
    return (holds, [])
  }

  /// Returns whether an expectation holds in the run of another variant.
  private static func holds(
    _ expectation: ScenarioExpectation, in scenario: Scenario, _ name: String,
    _ library: PlatformLibrary
  ) throws -> Bool {
    let program = try #require(scenario.program(name))
    let simulation = try Simulation(program, library: library)
    var figures = RunFigures()
    let outcome = simulation.run { events, texts in figures.consume(events, texts: texts) }
    return simulation.check(expectation, figures, outcome).holds
  }

  /// Returns the lines of a program's statements, except for the launch, which every run needs.
  private static func statementLines(of program: ScenarioProgram) -> [Int] {
    var lines: [Int] = []
    func add(_ statements: [ScenarioStatement]) {
      for statement in statements {
        if case .launch = statement.kind { continue }
        lines.append(statement.place.line)
        for block in statement.kind.blocks { add(block) }
      }
    }
    for declaration in program.declarations {
      for member in declaration.members { add(member.block) }
    }
    add(program.steps)
    return lines
  }

  /// Returns the text without a statement and the lines nested below it; an unused constant
  /// replaces the statement, so that no block is empty.
  private static func removing(_ number: Int, from text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return text }
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let outer = depth(lines[number - 1])
    let mark = lines[number - 1].firstRange(of: " <- ").map { lines[number - 1][$0.lowerBound...] }
    lines[number - 1] = lines[number - 1].prefix(outer) + "let removed = 0" + (mark ?? "")
    var next = number
    while next < lines.count, lines[next].isEmpty || depth(lines[next]) > outer {
      lines[next] = ""
      next += 1
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of model properties that are not published.
  private static func unpublishedLines(of program: ScenarioProgram) -> [Int] {
    program.declarations.flatMap(\.members).filter { $0.kind == .unpublished }.map(\.place.line)
  }

  /// Returns the text in which the property in a line is published.
  private static func publishing(_ number: Int, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[number - 1] = lines[number - 1].replacing("unpublished ", with: "property ")
    return lines.joined(separator: "\n")
  }
}
