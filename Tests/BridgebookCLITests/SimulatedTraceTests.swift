import Bridgebook
import BridgebookExport
import BridgebookStore
import Foundation
import Testing

@testable import BridgebookApp

/// Simulated runs written as traces and read again, for every variant of every built-in scenario.
@Suite struct SimulatedTraceTests {
  private let workspace = Workspace(store: SharedStore.path)

  /// The properties of a finding that documents contain.
  private struct Found: Equatable, CustomStringConvertible {
    let gotcha: String
    let lines: [Int]
    let provokedBy: Int?

    init(_ finding: Finding) {
      gotcha = finding.gotcha
      lines = finding.lines
      provokedBy = finding.provokedBy?.line
    }

    var description: String { "\(gotcha) \(lines) by \(provokedBy ?? 0)" }
  }

  static let scenarios: [String] = {
    var question = ListQuestion()
    question.kind = "scenario"
    let listing = try? Workspace(store: SharedStore.path).list(question)
    return listing?.items.map(\.id) ?? []
  }()

  @Test func thereAreScenarios() {
    #expect(Self.scenarios.count >= 40)
  }

  @Test(arguments: scenarios)
  func whatIsWrittenAndReadAgainIsTheSameRun(_ scenario: String) throws {
    let question = SimulationQuestion(scenario: scenario)
    let all = try workspace.simulate(question).reports
    let traces = try traces(of: question)
    #expect(try self.traces(of: question) == traces, "\(scenario): two runs differ")
    #expect(!all.isEmpty && traces.count == all.count)
    for (report, trace) in zip(all, traces) {
      let name = report.run.id
      let read = try diagnose(trace)
      let expected = report.run.findings.map(Found.init)
      #expect(read.run.findings.map(Found.init) == expected, "\(name)")
      #expect(read.run.eventCount == report.run.eventCount, "\(name)")
      #expect(trace.count { $0 == 10 } - 1 == report.run.eventCount, "\(name)")
      try checkConsole(of: report)
    }
  }

  /// Checks that the findings visible in the lines are reported, and that all others are listed as
  /// blind spots.
  private func checkConsole(of report: SimulationReport) throws {
    let name = report.run.id
    guard !report.lines.isEmpty else { return }
    let console = report.lines.map { Printable.escaped($0.text) + "\n" }.joined()
    let read = try diagnose(Array(console.utf8))
    let found = Set(read.run.findings.map(\.gotcha))
    let hidden = read.cannotShow.joined(separator: " ")
    for finding in report.run.findings where !found.contains(finding.gotcha) {
      #expect(hidden.contains(finding.gotcha), "\(name): \(finding.gotcha)")
    }
    // Lines must not lead to findings that the events do not show.
    #expect(found.isSubset(of: report.run.findings.map(\.gotcha)), "\(name)")
    let messages = report.lines.map(\.text).filter { $0.hasPrefix("[SwiftUI] ") }
    #expect(messages.isEmpty || !found.isEmpty, "\(name): \(messages)")
  }

  /// Returns the runs of the variants in the project's trace format.
  private func traces(of question: SimulationQuestion) throws -> [[UInt8]] {
    var traces: [[UInt8]] = []
    _ = try workspace.simulate(question) { run in
      var bytes: [UInt8] = []
      TraceExport.appendHeader(of: run, to: &bytes)
      traces.append(bytes)
    } events: { events, texts in
      for event in events { TraceExport.append(event, texts, to: &traces[traces.count - 1]) }
    }
    return traces
  }

  /// Shared, because compiling the messages of the book takes longer than reading a trace.
  private static let session = Result {
    TraceSession(
      catalog: try Workspace(store: SharedStore.path).openStore().detectionCatalog(), format: nil)
  }

  private func diagnose(_ bytes: [UInt8]) throws -> Diagnosis {
    let watch = ReadingWatch(Workspace(store: SharedStore.path, input: bytes), progress: nil)
    return try Self.session.get().read("-", title: nil, watch: watch)
  }

  /// The program prints and reads the results of the use cases; one run for each kind of document.
  @Test(arguments: ["M1", "M2", "M3"])
  func theProgramPrintsAndReadsTheSame(variant: String) throws {
    let folder = try TemporaryFolder()
    let simulate = ["simulate", "map-wrapper", "--variant", variant]
    func run(_ words: [String]) throws -> Program.Output {
      try Program.run(["--store", SharedStore.path] + words, in: folder.path)
    }
    let printed = try run(simulate + ["--trace"])
    #expect(printed.err == "")
    var question = SimulationQuestion(scenario: "map-wrapper")
    question.variant = variant
    #expect(try traces(of: question) == [Array(printed.bytes)])
    try folder.write(printed.out, to: "first.ndjson")
    let document = try run(simulate + ["--format", "json"]).json()
    let lines = try #require(document["lines"] as? [String])
    let console = try run(simulate + ["--console"])
    #expect(console.out == lines.map { $0 + "\n" }.joined())
    let read = try run(["--format", "json", "diagnose", "first.ndjson"]).json()
    #expect(read["events"] as? Int == document["events"] as? Int)
    #expect(try findings(in: read) == findings(in: document))
  }

  /// Returns the findings of a document without their texts, which quote the trace or the scenario.
  private func findings(in document: [String: Any]) throws -> [String] {
    try #require(document["findings"] as? [[String: Any]]).map { finding in
      let provocation = finding["provokedBy"] as? [String: Any]
      return "\(finding["gotcha"] ?? "") \(finding["lines"] ?? []) \(provocation?["line"] ?? 0)"
    }
  }
}
