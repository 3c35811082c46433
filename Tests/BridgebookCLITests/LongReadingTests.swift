import BridgebookStore
import Foundation
import TestSupport
import Testing

/// Progress and interruption of long readings.
@Suite struct LongReadingTests {
  private let folder: TemporaryFolder
  private let store: String
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("terminal.py").path
  private static let broken = """
    Begin updateUIView 52.5
    [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    End updateUIView

    """

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  /// The recorded output of the program on a terminal of a given width.
  private struct Session: Decodable {
    let status: Int32
    let drawn: String
    let printed: String

    /// The frames shown on the terminal over time, without cursor movements.
    var frames: [String] {
      drawn.components(separatedBy: "\r").map { $0.replacingOccurrences(of: "\u{1B}[K", with: "") }
        .filter { !$0.isEmpty }
    }
  }

  private func session(columns: Int = 80, _ options: [String] = [], _ words: String...) throws
    -> Session
  {
    let python = ["python3", Self.script, String(columns)]
    let output = try Program.start(
      "/usr/bin/env", python + options + [Program.path, "--store", store] + words, in: folder.path
    ).output()
    return try JSONDecoder().decode(Session.self, from: output.bytes)
  }

  #if DEBUG
    private static let lineCount = Effort.amount(brief: 1_000_000, full: 2_000_000)
  #else
    private static let lineCount = 6_000_000
  #endif

  /// A trace whose diagnosis or import takes a second or more; created once.
  private static let longTrace = trace("long", count: lineCount)

  private static func trace(_ name: String, count: Int) -> String {
    let path = SharedStore.folder + "/\(name).log"
    let made = try? Program.shell("seq -f 'set text=%.0f' \(count) > '\(path)'")
    precondition(made?.status == 0, "the long trace was not written: \(made?.err ?? "")")
    return path
  }

  @Test(arguments: Effort.isFull ? [40, 120] : [120])
  func aLongReadingShowsHowFarItIsAndErasesIt(columns: Int) throws {
    let session = try session(columns: columns, [], "import", Self.longTrace)
    #expect(session.status == 0)
    #expect(session.frames.count > 1)
    #expect(session.frames.allSatisfy { $0.count < columns && $0.contains("%") })
    #expect(session.frames.contains { $0.contains("[#") } == (columns == 120))
    #expect(session.drawn.hasSuffix("\r\u{1B}[K"))
  }

  @Test func aQuietReadingShowsNothing() throws {
    #expect(try session([], "--quiet", "diagnose", Self.longTrace).drawn == "")
  }

  @Test func aStreamShowsACounterAndNothingShortShowsAny() throws {
    let stream = try session(["--input", "1.5"], "import", "-")
    #expect(stream.frames.contains { $0.contains(" events") && !$0.contains("%") })
    try folder.write(Self.broken, to: "short.log")
    #expect(try session([], "diagnose", "short.log").drawn == "")
  }

  @Test(
    arguments: [("SIGINT", Int32(130)), ("SIGTERM", 143)].suffix(Effort.amount(brief: 1, full: 2)))
  func aStoppedImportLeavesTheStoreAsItWas(name: String, status: Int32) throws {
    try folder.write(Self.broken, to: "first.log")
    #expect(
      try Program.run(["--store", store, "import", "first.log"], in: folder.path).status == 0)
    let before = try rows()
    let stopped = try session(["--input", "15", "--signal", name, "1"], "import", "-")
    #expect(stopped.status == status)
    let last = stopped.drawn.suffix(300)
    #expect(last.contains("stopped on request (\(name))"))
    #expect(try rows() == before)
    let file = try session(["--signal", name, "0.6"], "diagnose", Self.longTrace)
    #expect(file.status == status)
  }

  @Test func anInterruptEndsALiveDiagnosisWithItsSummary() throws {
    let stopped = try session(["--input", "15", "--signal", "SIGINT", "1"], "diagnose", "-")
    #expect(stopped.status == 0)
    #expect(stopped.printed.contains("This kind of trace cannot show"))
    let ended = try session(["--input", "15", "--signal", "SIGTERM", "1"], "diagnose", "-")
    #expect(ended.status == 143)
  }

  private func rows() throws -> [String] {
    let connection = try Connection(path: store, mode: .readOnly)
    return try connection.rows(
      "SELECT (SELECT count(*) FROM run), (SELECT count(*) FROM run_event), (SELECT count(*) FROM run_text)"
    ) { "\($0.int(0)) \($0.int(1)) \($0.int(2))" }
  }
}
