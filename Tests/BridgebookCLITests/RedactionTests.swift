import BridgebookStore
import Foundation
import TestSupport
import Testing

/// With `--redact`, the diagnosis stays the same, and no private text remains anywhere.
struct RedactionTests {
  /// Private details of every kind, in text that any format can contain.
  private static let details =
    "/Users/anna.lind/Shelf se.lindsoft.Shelf UIView: 0x600003d14a80 Anna Lind's iPhone "
    + "anna@lind.se 8C1D2B3A-0001-4ABC-9DEF-0123456789AB Shelf[27331:549331] pid 27331 "
    + "annas-mini.local 192.168.77.31 fe80::1c2d:3eff:fe4f:5a6b a4:83:e7:12:9f:06 by Anna.Lind "
    + "00008110-001A2B3C4D5E6F70 serial number: F2LXK0ABCDEF"
  private static let originals = [
    "anna", "Anna", "Lind", "lindsoft", "600003d14a80", "8C1D2B3A", "27331", "549331",
    "192.168", "fe80", "a4:83", "001A2B3C", "F2LXK0",
    // Private details in the samples themselves.
    "549001", "27001", "0x1740001", "df0001", "com.example.shelf", "/Users/me", "88001", "804b98a8",
    "77120", "0x1f",
  ]

  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store, "--format", "json"] + words, in: folder.path)
  }

  @Test(arguments: Fixture.all)
  func theDiagnosisStaysAndNoOriginalIsStored(_ fixture: Fixture) throws {
    let text = fixture.text.replacingOccurrences(
      of: fixture.place, with: "\(fixture.place) \(Self.details)")
    try #require(text != fixture.text, "the text of \(fixture.format) does not have its place")
    try folder.write(text, to: "anna.log")
    let plain = try run("diagnose", "anna.log").json()
    let redacted = try run("diagnose", "anna.log", "--redact")
    #expect(try shape(of: redacted.json()) == shape(of: plain))
    #expect(Self.originals.filter(redacted.out.contains) == [])

    let imported = try run("import", "anna.log", "--redact")
    #expect(imported.status == 0)
    let id = try #require(plain["run"] as? String)
    #expect(imported.out.contains("\"id\": \"\(id)\""))
    let book = try Data(contentsOf: URL(fileURLWithPath: SharedStore.path))
    for name in try folder.names() where name.hasPrefix("book.sqlite") {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      let written = Self.pages(of: bytes, otherThanIn: book)
      let traces = Self.originals.filter { written.range(of: Data($0.utf8)) != nil }
      // Words that the built-in book also contains do not count.
      #expect(traces.filter { book.range(of: Data($0.utf8)) == nil } == [], "\(name)")
    }
    let connection = try Connection(path: store, mode: .readOnly)
    let texts = try connection.rows("SELECT text FROM run_text") { $0.text(0) }
    let found = texts.filter { $0.contains("/Users/user1/Shelf com.example.app") }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains("device1 user1@example.com") })
    #expect(try shape(of: run("diagnose", id).json()) == shape(of: plain))
  }

  /// Returns the pages of a store that differ from those of the store it was copied from.
  private static func pages(of bytes: Data, otherThanIn original: Data) -> Data {
    var pages = Data()
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let page = bytes[start..<min(start + 4096, bytes.count)]
      if page != original.dropFirst(start).prefix(page.count) { pages.append(page) }
    }
    return pages
  }

  /// A name is replaced even in text before the path that reveals it, and in a run that was stored
  /// unredacted.
  @Test func aNameIsReplacedBeforeItsPathToo() throws {
    let text = """
      Begin updateUIView anna.lind
      didChange selection by anna.lind
      End updateUIView
      saved to /Users/anna.lind/Documents

      """
    try folder.write(text, to: "a.log")
    let plain = try run("diagnose", "a.log").json()
    #expect(try run("import", "a.log").status == 0)
    let id = try #require(plain["run"] as? String)
    for words in [
      ["diagnose", "a.log", "--redact"], ["diagnose", id, "--redact"],
      ["export", "run", id, "--redact"],
    ] {
      let shown = try Program.run(["--store", store] + words, in: folder.path)
      #expect(shown.status == 0)
      #expect(!shown.out.contains("anna"), "\(words)")
    }
    #expect(try run("runs", "remove", id).status == 0)
    #expect(try run("import", "a.log", "--redact").status == 0)
    let connection = try Connection(path: store, mode: .readOnly)
    let texts = try connection.rows("SELECT text FROM run_text") { $0.text(0) }
    #expect(!texts.contains { $0.contains("anna") })
    #expect(texts.contains("saved to /Users/user1/Documents"))
  }

  @Test func aSecondImportIsKnownWhetherRedactedOrNot() throws {
    try folder.write("moved /Users/anna/x\n", to: "a.log")
    #expect(try run("import", "a.log").status == 0)
    let again = try run("import", "--redact", "a.log")
    #expect(again.out.contains("\"keptUnredacted\": true"))
    #expect(try run("runs").out.contains("a.log"))
    let id = try #require((try run("diagnose", "a.log").json())["run"] as? String)
    #expect(try run("runs", "remove", id).status == 0)
    #expect(try run("import", "--redact", "a.log").out.contains("\"keptUnredacted\": false"))
    let last = try run("import", "a.log")
    #expect(last.out.contains("\"duplicateOf\": \"\(id)\""))
    #expect(last.out.contains("\"title\": \"a.log\""))
    #expect(!(try run("runs").out.contains("a.log")))
  }

  /// Returns the parts of a diagnosis that do not quote the input.
  private func shape(of diagnosis: [String: Any]) throws -> String {
    var shape = diagnosis
    shape["issues"] = nil
    shape["findings"] = (diagnosis["findings"] as? [[String: Any]])?.map { finding in
      var finding = finding
      finding["provokedBy"] = (finding["provokedBy"] as? [String: Any])?["line"]
      return finding
    }
    shape["unrecognised"] = (diagnosis["unrecognised"] as? [[String: Any]])?.map { $0["line"] }
    let bytes = try JSONSerialization.data(withJSONObject: shape, options: [.sortedKeys])
    return String(decoding: bytes, as: UTF8.self)
  }
}
