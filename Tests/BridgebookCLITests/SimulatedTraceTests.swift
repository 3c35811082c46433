import Foundation
import Testing

/// Prints simulated runs and reads them again, for every variant of every built-in scenario.
struct SimulatedTraceTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell("bridgebook --store \(store) \(line)", in: folder.path)
  }

  /// The parts of a finding that documents contain.
  private struct Found: Hashable, CustomStringConvertible {
    let gotcha: String
    let lines: [Int]
    let provokedBy: Int?

    init(_ document: [String: Any]) {
      gotcha = document["gotcha"] as? String ?? ""
      lines = document["lines"] as? [Int] ?? []
      provokedBy = (document["provokedBy"] as? [String: Any])?["line"] as? Int
    }

    var description: String { "\(gotcha) \(lines) by \(provokedBy ?? 0)" }
  }

  private func findings(_ document: [String: Any]) throws -> [Found] {
    try #require(document["findings"] as? [[String: Any]]).map(Found.init)
  }

  static let scenarios: [String] = {
    let names = try? Program.shell(
      "bridgebook --store \(SharedStore.path) list scenarios", in: "/tmp"
    ).out
    return (names ?? "").split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }()

  @Test func thereAreScenarios() {
    #expect(Self.scenarios.count >= 40)
  }

  @Test(arguments: scenarios)
  func whatIsPrintedAndReadAgainIsTheSameRun(_ scenario: String) throws {
    let document = try run("--format json simulate \(scenario)").json()
    let all = document["simulations"] as? [[String: Any]] ?? [document]
    #expect(!all.isEmpty)
    for simulation in all {
      let name = try #require(simulation["run"] as? String)
      let variant = try #require(name.split(separator: "/").last)
      let simulate = "simulate \(scenario) --variant \(variant)"
      #expect(try run("\(simulate) --trace > first.ndjson").err == "")
      let trace = try String(contentsOfFile: folder.path("first.ndjson"), encoding: .utf8)
      #expect(try run("\(simulate) --trace").out == trace, "\(name): two runs differ")
      let read = try run("--format json diagnose first.ndjson").json()
      let expected = try findings(simulation)
      #expect(try findings(read) == expected, "\(name)")
      #expect(read["events"] as? Int == simulation["events"] as? Int, "\(name)")
      #expect(trace.split(separator: "\n").count - 1 == simulation["events"] as? Int, "\(name)")
      try checkConsole(of: simulation, name, simulate, expected)
    }
  }

  /// Checks that findings in the lines are reported, and that all others are listed as blind spots.
  private func checkConsole(
    of simulation: [String: Any], _ name: String, _ simulate: String, _ expected: [Found]
  ) throws {
    let lines = try #require(simulation["lines"] as? [String])
    let console = try run("\(simulate) --console > console.txt; cat console.txt").out
    #expect(console == lines.map { $0 + "\n" }.joined(), "\(name)")
    guard !lines.isEmpty else { return }
    let read = try run("--format json diagnose console.txt").json()
    let found = Set(try findings(read).map(\.gotcha))
    let hidden = (read["cannotShow"] as? [String] ?? []).joined(separator: " ")
    for finding in expected where !found.contains(finding.gotcha) {
      #expect(hidden.contains(finding.gotcha), "\(name): \(finding)")
    }
    // Lines must not lead to findings that the events do not show.
    #expect(found.isSubset(of: expected.map(\.gotcha)), "\(name)")
    let messages = lines.filter { $0.hasPrefix("[SwiftUI] ") }
    #expect(messages.isEmpty || !found.isEmpty, "\(name): \(messages)")
  }
}
