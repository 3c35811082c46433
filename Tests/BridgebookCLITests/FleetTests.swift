import Foundation
import Testing

/// Findings and events of many runs in one file; `Tests/ExportTests/check-fleet.py` queries it with
/// database engines.
@Suite struct FleetTests {
  private let folder: TemporaryFolder
  private let store: String

  private static let trace = """
    {"bridgeTrace":1,"title":"t","platform":"iOS","os":"17.2","appVersion":"2.4","start":"2026-11-02T00:30:00+01:00"}
    {"seq":0,"t":5,"kind":"update.begin","subject":"V#1","thread":"main","depth":0}
    {"seq":1,"t":9,"kind":"message","name":"msg-modifying-state","depth":1}
    {"seq":2,"t":12,"kind":"update.end","subject":"V#1","thread":"main","depth":0}

    """

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
    try folder.write(Self.trace, to: "trace.ndjson")
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "quiet.log")
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store] + words, in: folder.path)
  }

  private func rows(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func aRunTellsItsAppVersionAndWhenItBegan() throws {
    #expect(
      try run("import", "--app-version", "1.0", "trace.ndjson", "quiet.log").status == 0)
    let runs = try run("runs", "--origin", "imported", "--format", "json").json()["runs"]
    let told = try #require(runs as? [[String: Any]])
    // What the trace states takes precedence over what the importer states.
    #expect(told.map { $0["appVersion"] as? String } == ["2.4", "1.0"])
    #expect(told.map { $0["startedAt"] as? String } == ["2026-11-01T23:30:00Z", nil])
    let id = try #require(told[0]["id"] as? String)
    #expect(try run("export", "run", id).out.contains("| app version | `2.4` |"))
    let trace = try run("export", "events", id).out
    #expect(trace.contains(#""appVersion":"2.4","start":"2026-11-01T23:30:00Z""#))
    let table = try run("sql", "SELECT app_version, started_at FROM runs WHERE id = '\(id)'").out
    #expect(table.contains("2.4") && table.contains("2026-11-01T23:30:00Z"))
  }

  @Test func findingsOfManyRunsAreRowsOfOneFile() throws {
    _ = try run("import", "trace.ndjson", "quiet.log")
    let found = try rows(try run("export", "findings").out)
    #expect(found.count == 2)
    #expect(found[0]["gotcha_id"] as? String == "state-modified-during-update")
    #expect(found[0]["line"] as? Int == 2 && found[0]["time"] as? Int == 5)
    #expect(found[0]["lines"] as? [Int] == [2, 3, 4])
    #expect(found[0]["app_version"] as? String == "2.4" && found[0]["os"] as? String == "17.2")
    // A run without findings counts too.
    #expect(found[1]["run_id"] is String && found[1]["gotcha_id"] is NSNull)
    let table = try run("export", "findings", "--as", "csv").out.split(separator: "\n")
    #expect(
      table[0].hasPrefix("run_id,app_version,platform,os,started_at,imported_at,gotcha_id,")
        && table[0].hasSuffix(",line,time,lines,provoked_line,provoked_text,position"))
    #expect(
      table.count == 3 && table[1].contains(",state-modified-during-update,error,certain,2,5,"))
    let named = try run("export", "findings", "map-wrapper/M1", "map-wrapper/M2", "map-wrapper/M1")
    #expect(Set(try rows(named.out).compactMap { $0["run_id"] as? String }).count == 2)
    #expect(try run("export", "findings", "map-wrapper/M1", "none").status == 2)
  }

  @Test func eventsOfManyRunsNameTheirRun() throws {
    _ = try run("import", "trace.ndjson", "quiet.log")
    let events = try rows(try run("export", "events", "--as", "rows").out)
    #expect(Set(events.compactMap { $0["run_id"] as? String }).count == 2)
    #expect(events[1]["kind"] as? String == "message" && events[1]["sequence"] as? Int == 1)
    #expect(events[1]["time"] as? Int == 9 && events[1]["app_version"] as? String == "2.4")
    let table = try run("export", "events", "--as", "csv").out.split(separator: "\n")
    #expect(table.count == events.count + 1)
    #expect(
      table[0].hasSuffix(",outcome,run_id,app_version,platform,os,started_at,imported_at"))
    #expect(table[1].contains(",2.4,iOS,17.2,2026-11-01T23:30:00Z,"))
  }

  @Test func aTraceIsOfOneRun() throws {
    for words in [["map-wrapper/M1", "map-wrapper/M2"], []] {
      let result = try Program.run(["--store", store, "export", "events"] + words)
      #expect(result.status == 2)
      #expect(result.err.contains("events as ndjson covers one run, not \(words.count)"))
      #expect(result.err.contains("--as rows"))
    }
    // Nothing was imported.
    #expect(try run("export", "findings").status == 1)
  }

  @Test func aMergeKeepsWhatTellsRunsApart() throws {
    _ = try run("import", "trace.ndjson")
    let other = folder.path("other.sqlite")
    try SharedStore.copy(to: other)
    #expect(try Program.run(["--store", other, "merge", store]).status == 0)
    let merged = try Program.run(["--store", other, "export", "findings"]).out
    #expect(try merged == run("export", "findings").out)
  }
}
