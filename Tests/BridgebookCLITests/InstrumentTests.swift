import Foundation
import TestSupport
import Testing

/// Tables of the SwiftUI instrument, read by the built program.
@Suite struct InstrumentTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
    try folder.write(InstrumentTable.updates(), to: "before.xml")
    let after = InstrumentTable.updates()
      .replacingOccurrences(of: "35000000", with: "2100000")
      .replacingOccurrences(of: "31000000", with: "1900000")
    try folder.write(after, to: "after.xml")
  }

  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store] + words, in: folder.path)
  }

  @Test func theAnswerSaysWhichWrapperAndWhatInvalidatedIt() throws {
    let text = try run("diagnose", "before.xml").out
    #expect(text.hasPrefix("1 warning in "))
    #expect(text.contains("  long-representable-update  before.xml:4, 5\n"))
    #expect(text.contains("Bars Representable Updates Samples.values"))
    for line in [
      "Updates of wrappers, as Instruments measured them",
      "  wrapper         updates  total    longest           invalidated by",
      "  Bars            3        66.9 ms  35.0 ms (line 4)  Samples.values (2), External: size (1)",
      "  Pair<Map, Int>  1        0.4 ms   0.4 ms (line 7)",
    ] { #expect(text.contains("\n" + line), "\(line)") }
    let json = try run("--format", "json", "diagnose", "before.xml").json()
    let updates = try #require(json["updates"] as? [[String: Any]])
    #expect(updates.first?["wrapper"] as? String == "Bars")
    #expect(updates.first?["totalNanoseconds"] as? Int == 66_900_000)
    #expect(try run("diagnose", "before.xml", "--fail-on", "warning").status == 1)
    let page = try run("--format", "markdown", "diagnose", "before.xml").out
    #expect(page.contains("| Bars | 3 | 66.9 ms | 35.0 ms | 4 | Samples.values \\(2\\), "))
  }

  @Test func aComparisonSaysWhatAChangeWon() throws {
    var ids: [String] = []
    for name in ["before.xml", "after.xml"] {
      ids.append(String(try run("import", name).out.prefix { $0 != " " }))
    }
    let text = try run("runs", "compare", ids[0], ids[1]).out
    #expect(text.contains("gone: long-representable-update"))
    #expect(
      text.contains(
        "  updates of Bars: 3 → 3, total 66.9 ms → 4.9 ms, longest 35.0 ms → 2.1 ms\n"))
    let json = try run("--format", "json", "runs", "compare", ids[0], ids[1]).json()
    let updates = try #require(json["updates"] as? [[String: Any]])
    #expect(updates.compactMap { $0["wrapper"] as? String } == ["Bars", "Pair<Map, Int>"])
    let after = try #require(updates.first?["b"] as? [String: Any])
    #expect(after["longestNanoseconds"] as? Int == 2_100_000)
    let page = try run("export", "compare", ids[0], ids[1]).out
    #expect(page.contains("## Updates of wrappers\n"))
    #expect(page.contains("| before | 3 | 66.9 ms | 35.0 ms |"))
    // The diagnosis of a stored run is the same as that of its file.
    let stored = try run("--format", "json", "diagnose", ids[0]).json()
    let read = try run("--format", "json", "diagnose", "before.xml").json()
    #expect(try Program.sorted(stored["updates"] as Any) == Program.sorted(read["updates"] as Any))
    // Runs of other formats have no measured updates.
    let built = try run("--format", "json", "runs", "compare", "map-wrapper/M1", "map-wrapper/M3")
    #expect(try built.json()["updates"] == nil)
  }

  @Test func aMissingColumnIsSaid() throws {
    let columns = InstrumentTable.updateColumns.filter { $0.mnemonic != "duration" }
    try folder.write(InstrumentTable.updates(columns: columns), to: "short.xml")
    let text = try run("diagnose", "short.xml").out
    #expect(
      text.contains(
        "- A table of Instruments lacks a column that bridgebook reads, once, from line 3 on."))
    #expect(text.contains("- The column swiftui-updates: duration is missing."))
    let json = try run("--format", "json", "diagnose", "short.xml").json()
    #expect(json["missingColumns"] as? [String] == ["swiftui-updates: duration"])
  }

  @Test func aTableWithoutASchemaIsSaid() throws {
    let whole = InstrumentTable.updates()
    let start = try #require(whole.range(of: "<schema"))
    let end = try #require(whole.range(of: "</schema>"))
    let bare = String(whole[..<start.lowerBound]) + String(whole[end.upperBound...])
    try folder.write(bare, to: "bare.xml")
    let answer = try run("diagnose", "bare.xml")
    #expect(answer.status == 0)
    #expect(answer.out.contains("- A table of Instruments has no schema, so what its columns mean"))
    try folder.write(whole, to: "whole.xml")
    #expect(try !run("diagnose", "whole.xml").out.contains("has no schema"))
  }

  @Test func namesOfWrappersAndCausesAreRedacted() throws {
    let text = InstrumentTable.updates().replacingOccurrences(
      of: "Samples.values", with: "/Users/marta/Atlas com.example.atlas")
    try folder.write(text, to: "private.xml")
    for format in ["text", "json", "markdown"] {
      let answer = try run("--format", format, "diagnose", "--redact", "private.xml").out
      #expect(!answer.contains("marta"), "\(format)")
      #expect(!answer.contains("com.example.atlas"), "\(format)")
    }
  }
}
