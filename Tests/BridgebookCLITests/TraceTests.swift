import BridgebookStore
import Foundation
import TestSupport
import Testing

/// Importing and diagnosing with the built program.
struct TraceTests {
  private let folder: TemporaryFolder
  private let store: String
  private static let broken = """
    Begin updateUIView 52.5
    Begin didChange 52.4
    [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    End didChange
    End updateUIView

    """

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
    try folder.write(Self.broken, to: "broken.txt")
    try folder.write("Begin updateUIView 52.5\nEnd updateUIView\n", to: "fixed.txt")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell("bridgebook --store \(store) \(line)", in: folder.path)
  }

  @Test func aFileIsDiagnosedWithLinesAndProvocation() throws {
    let result = try run("--format json diagnose broken.txt")
    #expect(result.status == 0)
    #expect(result.out.contains("\"gotcha\": \"state-modified-during-update\""))
    #expect(result.out.contains("\"confidence\": \"certain\""))
    #expect(result.out.contains("\"line\": 2"))
    #expect(try run("diagnose broken.txt --fail-on error").status == 1)
    #expect(try run("diagnose fixed.txt --fail-on note").status == 0)
  }

  @Test func findingsBeyondTheMaximumAreCounted() throws {
    try folder.write(String(repeating: Self.broken, count: 1_204), to: "long.txt")
    let text = try run("diagnose --no-pager long.txt").out
    #expect(text.hasPrefix("1204 errors in 6020 lines\n"))
    #expect(
      text.contains("\n  204 more of state-modified-during-update are counted, but not listed.\n"))
    let json = try run("--format json diagnose long.txt").json()
    #expect((json["findings"] as? [Any])?.count == 1_000)
    let more = json["moreFindings"] as? [[String: Any]]
    #expect(more?.compactMap { $0["count"] as? Int } == [204])
    #expect(more?.compactMap { $0["gotcha"] as? String } == ["state-modified-during-update"])
    let page = try run("--format markdown diagnose long.txt").out
    #expect(
      page.contains(
        "204 more findings of `state-modified-during-update` are counted, but not listed."))
    #expect(try run("--format json diagnose broken.txt").json()["moreFindings"] == nil)
  }

  @Test func whatTheBookCallsAnErrorFailsOnErrors() throws {
    try folder.write(
      """
      {"seq":1,"t":1000,"kind":"update.begin","subject":"Banner#1","thread":"main"}
      {"seq":2,"t":2000,"kind":"set","subject":"Banner#1","name":"frame","value":"(0, 0, 320, 80)","thread":"main"}
      {"seq":3,"t":3000,"kind":"update.end","subject":"Banner#1","thread":"main"}

      """, to: "frame.jsonl")
    let result = try run("--format json diagnose frame.jsonl --fail-on error")
    #expect(result.out.contains("\"gotcha\": \"frame-set-on-representable\""))
    #expect(result.out.contains("\"severity\": \"error\""))
    #expect(result.status == 1)
  }

  @Test func aFindingQuotesItsLinesAndListsWhatToDo() throws {
    let text = try run("diagnose broken.txt").out
    #expect(
      text.contains(
        """
          state-modified-during-update  broken.txt:1, 3, 5
          >  1 | Begin updateUIView 52.5
           @ 2 | Begin didChange 52.4  <- provoked it
          >  3 | [SwiftUI] Modifying state during view update, this will cause undefined behavior.
          >  5 | End updateUIView

        """))
    #expect(text.hasPrefix("1 error"))
    #expect(text.contains("\n  fix: Write back in a later turn"))
    #expect(text.contains("\nThis kind of trace cannot show everything"))
    let all = try run("diagnose broken.txt --all").out
    #expect(all.contains("\n  fix:\n    - Write back in a later turn"))
    #expect(all.contains("\n    - Set only what differs"))
    #expect(all.contains("The trace does not say which thread an event belongs to."))
    #expect(!all.contains("which one is the main thread"))
    let page = try run("--format markdown diagnose broken.txt").out
    #expect(page.contains("\n- fix:\n  - Write back in a later turn"))
  }

  @Test func aFileWhereARunIsAskedForIsNamed() throws {
    let result = try run("runs compare broken.txt fixed.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("broken.txt is a file, and this command takes runs of the store"))
    #expect(result.err.contains("bridgebook import FILE prints its id"))
  }

  /// The next line of a stream may take an hour, so findings are shown as soon as the stream is
  /// quiet.
  @Test func aQuietStreamShowsWhatItHasSaid() throws {
    let message = "Publishing changes from within view updates is not allowed"
    let wait = "for turn in $(seq 100); do grep -q certain out.txt && break; sleep 0.2; done"
    let command =
      "(echo '\(message)'; \(wait); cp out.txt early.txt) | bridgebook --store \(store) diagnose - > out.txt"
    #expect(try Program.shell(command, in: folder.path).status == 0)
    let early = try String(contentsOfFile: folder.path("early.txt"), encoding: .utf8)
    let all = try String(contentsOfFile: folder.path("out.txt"), encoding: .utf8)
    #expect(early.contains("published-during-update"))
    #expect(all.components(separatedBy: "(certain)").count == 2)
  }

  @Test func theSameContentIsOneRunHoweverItArrives() throws {
    #expect(try run("import broken.txt").status == 0)
    let again = try run("--format json import - < broken.txt")
    #expect(again.out.contains("\"duplicateOf\": \""))
    let runs = try run("--format json runs --origin imported")
    #expect(runs.out.components(separatedBy: "\"id\"").count == 2)
  }

  /// Reading, diagnosing and storing use separate threads, and a stream arrives in pieces of other
  /// sizes.
  @Test func aFileAndAStreamGiveTheSameRows() throws {
    let count = Effort.amount(brief: 5_000, full: 40_000)
    let turns = (0..<count).map { turn in
      TraceTests.broken + "tile \(turn) loaded\nrow \(turn % 90) configured\n"
    }
    try folder.write(turns.joined(), to: "long.txt")
    let other = folder.path("other.sqlite")
    try SharedStore.copy(to: other)
    #expect(try run("import long.txt").status == 0)
    #expect(
      try Program.shell(
        "bridgebook --store \(other) import --title long.txt - < long.txt", in: folder.path
      ).status == 0)
    func rows(_ path: String) throws -> [String] {
      let connection = try Connection(path: path, mode: .readOnly)
      let events = try connection.rows(
        "SELECT printf('%d %d %d %d %d %d %d %d', id, code, subject, name, value, thread, line_lead, time) FROM run_event ORDER BY id"
      ) { $0.text(0) }
      let texts = try connection.rows("SELECT number || ' ' || text FROM run_text ORDER BY number")
      { $0.text(0) }
      let findings = try connection.rows(
        "SELECT gotcha_id || ' ' || lines FROM run_finding ORDER BY position"
      ) { $0.text(0) }
      return events + texts + findings
    }
    let fromFile = try rows(store)
    #expect(fromFile.count > 8 * count)
    #expect(try rows(other) == fromFile)
  }

  @Test func aStoredRunIsDiagnosedAsItsFileIs() throws {
    let id = try importedID("broken.txt")
    let fromFile = try run("--format json diagnose broken.txt")
    let fromStore = try run("--format json diagnose \(id)")
    #expect(fromStore.out == fromFile.out)
  }

  @Test func aStoredRunQuotesItsLines() throws {
    let lines = """
        >  1 | updateUIView 52.5
         @ 2 | didChange 52.4  <- provoked it
        >  3 | Modifying state during view update, this will cause undefined behavior.
        >  5 | updateUIView ends
      """
    try folder.write(Self.broken + "loaded\n", to: "more.txt")
    let other = try run("runs show \(importedID("--title 'the map jumps' more.txt"))").out
    #expect(other.contains("  state-modified-during-update  lines 1, 3, 5\n\(lines)\n"))
    // A simulated run quotes its scenario.
    let model = try run("runs show map-wrapper/M1").out
    #expect(model.contains(" | write position = view.centerCoordinate  "))
  }

  @Test func aComparisonSaysWhatAFixChanged() throws {
    let first = try importedID("broken.txt")
    let second = try importedID("fixed.txt")
    let result = try run("runs compare \(first) \(second)")
    #expect(result.out.contains("gone: state-modified-during-update"))
    // Each run has a column.
    #expect(result.out.contains("  \(first)  \(second)\n"))
    #expect(result.out.contains("  messages                      1             0\n"))
    #expect(try run("runs remove \(first)").status == 0)
    #expect(try run("runs show \(first)").status == 2)
  }

  @Test func aTimelineIsShownInEveryForm() throws {
    let id = try importedID("broken.txt")
    let text = try run("runs show \(id) --timeline")
    #expect(text.status == 0)
    #expect(text.out.contains("\nupdate         update\nplatform view  didChange\n"))
    let markdown = try run("--format markdown runs show \(id) --timeline")
    #expect(markdown.out.hasPrefix("# Timeline of `\(id)`\n\n```text\n"))
    let json = try run("--format json runs show \(id) --timeline")
    #expect(json.out.contains("\"schema\": \"bridgebook/timeline-1\""))
    #expect(try run("runs show \(id) --timeline --from 2").out.contains("none from 2 on"))
    #expect(try run("runs show \(id) --timeline --from 0").status == 2)
  }

  @Test(arguments: ["gzip", "zstd"])
  func whatIsNotReadIsNamedAndNothingIsStored(kind: String) throws {
    let bytes = kind == "gzip" ? "\\037\\213\\010\\000" : "\\050\\265\\057\\375"
    let result = try run(
      "--version; printf '\(bytes)rest' > packed; bridgebook --store \(store) import packed")
    #expect(result.status == 2)
    #expect(result.err.contains(kind))
    #expect(result.err.contains("help:"))
  }

  @Test(arguments: [
    ("Run.trace", "xctrace export"), ("Run.trace/", "xctrace export"),
    ("Logs.logarchive", "log show --archive"), ("Test.xcresult", "xcresulttool"),
    ("plain", "is a folder"),
  ])
  func aFolderIsNamedWithWhatToExport(name: String, help: String) throws {
    for command in ["import", "diagnose", "formats"] {
      let result = try run(
        "--version; mkdir -p '\(name)'; bridgebook --store \(store) \(command) '\(name)'")
      #expect(result.status == 2)
      #expect(result.err.contains(help))
      #expect(result.err.contains("help:"))
    }
    #expect(try run("--format json runs --origin imported").out.contains("\"runs\": []"))
  }

  @Test func namesOfClassesAreReadableAndKeptAsTheyWere() throws {
    try folder.write(
      """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x600002 _TtGC7SwiftUI14_UIHostingViewV5Atlas4Root_:0x7fb4.height == 44>"
      )

      """, to: "block.txt")
    let text = try run("diagnose block.txt").out
    #expect(text.contains("_UIHostingView<Root>"))
    #expect(!text.contains("_TtGC"))
    let json = try run("--format json diagnose block.txt").out
    #expect(json.contains("_TtGC7SwiftUI14_UIHostingViewV5Atlas4Root_"))
    #expect(json.contains("\"readable\": \"_UIHostingView<Root>"))
    #expect(json.contains("\"unrecognised\": []"))
  }

  private func importedID(_ name: String) throws -> String {
    let out = try run("import \(name)").out
    return String(out.prefix { $0 != " " })
  }
}
