import BookData
import Bridgebook
import Foundation
import TestSupport
import Testing

/// Tables of the SwiftUI instrument, converted to events, sums and findings.
@Suite struct SwiftUIInstrumentTests {
  /// The results for a table.
  private struct Answer {
    var updates: [WrapperUpdates] = []
    var findings: [Finding] = []
    var missing: [String] = []
    /// All texts that were kept while reading.
    var texts: Set<String> = []
    let imported: Imported

    init(_ text: String) {
      imported = Imported(text)
      var importer = TraceImporter(messages: Catalog.matcher)
      var suite = DetectorSuite(catalog: .sample)
      var tally = UpdateTally()
      var events: [TraceEvent] = []
      let bytes = Array(text.utf8)
      bytes.withUnsafeBytes { importer.consume($0) }
      events += importer.drain()
      importer.finish()
      events += importer.drain()
      for event in events {
        suite.consume(event, texts: importer.texts)
        tally.consume(event, importer.texts)
        if importer.texts[event.name] == MeasuredName.missingColumn.description {
          missing.append(importer.texts[event.value])
        }
      }
      suite.finish(texts: importer.texts)
      findings = suite.drain()
      updates = tally.updates(importer.texts)
      texts = Set(
        (0..<UInt32(importer.texts.count)).map { importer.texts[TextID(index: $0)] })
    }
  }

  @Test func aTableGivesWrapperCauseAndFinding() throws {
    let answer = Answer(InstrumentTable.updates())
    #expect(answer.imported.format == "xctrace-xml")
    #expect(answer.imported.issues == [])
    #expect(
      answer.imported.events == [
        "4 update.begin Bars Representable Updates Samples.values @main",
        "4 update.end Bars Representable Updates Very High @main",
        "5 update.begin Bars Representable Updates Samples.values @main",
        "5 update.end Bars Representable Updates Very High @main",
        "6 update.begin Bars Representable Updates External: size @main",
        "6 update.end Bars Representable Updates Low @main",
        "7 update.begin Pair<Map, Int> Representable Updates @main",
        "7 update.end Pair<Map, Int> Representable Updates @main",
        "8 body Panel View Body Updates Samples.values @main",
        "9 note ResolvedTextFilter swiftui-updates @main",
      ])
    #expect(answer.imported.times.prefix(2) == [1_000_000, 36_000_000])
    #expect(answer.updates.map(\.wrapper) == ["Bars", "Pair<Map, Int>"])
    let bars = try #require(answer.updates.first)
    #expect(bars.count == 3)
    #expect(bars.total == 66_900_000)
    #expect(bars.longest == 35_000_000)
    #expect(bars.longestLine == 4)
    #expect(
      bars.causes == [
        .init(name: "Samples.values", count: 2), .init(name: "External: size", count: 1),
      ])
    #expect(answer.findings.map(\.gotcha) == ["long-representable-update"])
    let finding = try #require(answer.findings.first)
    #expect(finding.lines == [4, 5])
    #expect(finding.confidence == .likely)
    #expect(finding.severity == .warning)
    #expect(finding.provokedBy?.line == 4)
    #expect(finding.provokedBy?.text == "Bars Representable Updates Samples.values")
  }

  /// As in older exports, the table has the name that Apple's articles use, another order of
  /// columns, and none of the newer columns.
  @Test func anotherReleaseSaysTheSame() {
    let older = InstrumentTable.updateColumns.dropLast(4).reversed()
    let answer = Answer(
      InstrumentTable.updates(columns: Array(older), typeName: "Platform View Updates"))
    #expect(answer.imported.issues == [])
    #expect(answer.updates == Answer(InstrumentTable.updates()).updates)
    #expect(answer.findings == Answer(InstrumentTable.updates()).findings)
  }

  @Test func theCauseGraphShowsAStormAndWhatCausedIt() throws {
    let answer = Answer(InstrumentTable.causes(frames: 12))
    #expect(answer.findings.map(\.gotcha) == ["body-storm"])
    let finding = try #require(answer.findings.first)
    // The second row of a frame does not count as a separate frame.
    #expect(finding.lines == [4, 26])
    #expect(finding.provokedBy?.text == "Panel body invalidated @State: offset")
    #expect(
      answer.imported.events.last
        == "28 dirty PlatformViewChild<PlatformViewRepresentableAdaptor<Bars>> swiftui-causes "
        + "Panel.body: heights")
    #expect(Answer(InstrumentTable.causes(frames: 9)).findings == [])
  }

  /// An export may contain several tables, whose elements are numbered together or separately.
  @Test func causesOfTheGraphBelongToTheWrapperTheyName() throws {
    let updates = InstrumentTable.updates()
    let causes = InstrumentTable.causes(frames: 3)
    let start = try #require(causes.firstRange(of: "<node"))
    let both =
      updates.replacingOccurrences(of: "</trace-query-result>\n", with: "")
      + causes[start.lowerBound...]
    let bars = try #require(Answer(both).updates.first)
    #expect(bars.causes.map(\.name) == ["Samples.values", "External: size", "Panel.body: heights"])
  }

  @Test(arguments: ["start", "duration", "update-type"])
  func aMissingColumnIsNamed(mnemonic: String) throws {
    let columns = InstrumentTable.updateColumns.filter { $0.mnemonic != mnemonic }
    let answer = Answer(InstrumentTable.updates(columns: columns))
    #expect(answer.missing == ["swiftui-updates: \(mnemonic)"])
    #expect(answer.imported.issues.map(\.code) == [.missingColumns])
    // Without times nothing can be measured, but updates are still counted if their type is known.
    #expect(answer.findings.filter { $0.gotcha == "long-representable-update" } == [])
    if mnemonic != "update-type" {
      #expect(answer.updates.first?.count == 3)
      #expect(answer.updates.first?.total == 0)
    }
  }

  @Test func columnsThatStandInForEachOtherAreNamedTogether() {
    let columns = InstrumentTable.updateColumns.filter {
      !["view-name", "description"].contains($0.mnemonic)
    }
    let answer = Answer(InstrumentTable.updates(columns: columns))
    #expect(answer.missing == ["swiftui-updates: view-name or description"])
    #expect(answer.updates.first?.wrapper == "Bars")
    let causes = InstrumentTable.causeColumns.filter { $0.mnemonic != "destination-node" }
    #expect(
      Answer(InstrumentTable.causes(frames: 12, columns: causes)).missing
        == ["swiftui-causes: destination-node"])
  }

  /// Instruments writes a number near the largest integer as the duration of an unfinished update.
  @Test(arguments: ["18446744073709551615", "9223372036854775807", "4000000000000000", "-5"])
  func anUpdateThatHasNotEndedIsNoLongOne(duration: String) {
    let text = InstrumentTable.updates().replacingOccurrences(of: "35000000", with: duration)
    let answer = Answer(text)
    #expect(answer.updates.first?.count == 3)
    #expect(answer.updates.first?.longest == 31_000_000)
    #expect(answer.findings.first?.lines == [5])
  }

  @Test func aTableThatIsCutOffIsReadAsFarAsItGoes() {
    let text = Array(InstrumentTable.updates().utf8)
    var found = 0
    for length in stride(from: 0, to: text.count, by: 97) {
      let answer = Answer(String(decoding: text[..<length], as: UTF8.self))
      found += answer.findings.count
      let isOpen = answer.imported.format == "xctrace-xml" && length > 60
      #expect(!isOpen || answer.imported.issues.contains { $0.code == .unterminatedInput })
    }
    #expect(found > 0)
    let causes = Array(InstrumentTable.causes(frames: 12).utf8)
    for length in stride(from: 0, to: causes.count, by: 211) {
      _ = Answer(String(decoding: causes[..<length], as: UTF8.self))
    }
  }

  @Test(
    arguments: [
      ("Bars", "x", nil, "Bars"),
      ("", "PlatformViewRepresentableAdaptor<Bars>.update", nil, "Bars"),
      ("PlatformViewRepresentableAdaptor<Bars>", nil, nil, "Bars"),
      ("PlatformViewControllerRepresentableAdaptor<A<B, C>>", nil, nil, "A<B, C>"),
      (nil, "PlatformViewRepresentableAdaptor.update", "Bars ← VStack", "Bars"),
      (
        nil, "PlatformViewRepresentableAdaptor.update", nil,
        "PlatformViewRepresentableAdaptor.update"
      ),
      (nil, "RepresentableAdaptor<", nil, "RepresentableAdaptor<"),
      (nil, nil, nil, "a representable"),
    ] as [(String?, String?, String?, String)])
  func aWrapperHasItsOwnName(
    view: String?, description: String?, hierarchy: String?, name: String
  ) {
    var table = InstrumentTable("swiftui-updates", InstrumentTable.updateColumns)
    var values = ["start": "1", "duration": "1", "update-type": "Representable Updates"]
    values["view-name"] = view
    values["description"] = description
    values["view-hierarchy"] = hierarchy
    table.add(values)
    #expect(Answer(table.text).updates.map(\.wrapper) == [name])
  }

  /// An export of a gigabyte has millions of elements.
  @Test func anElementIsFoundWhateverItsNumber() {
    let text = InstrumentTable.updates()
    let later = text.replacing(/(id|ref)="(\d+)"/) { "\($0.1)=\"\((Int($0.2) ?? 0) + 9_000_000)\"" }
    #expect(later.contains("ref=\"9000001\"") || later.contains("ref=\"9000004\""))
    let answer = Answer(later)
    #expect(answer.imported.issues == [])
    #expect(answer.updates == Answer(text).updates)
    #expect(answer.findings == Answer(text).findings)
  }

  @Test func textsOfColumnsThatNobodyReadsAreNotKept() {
    let updates = Answer(InstrumentTable.updates())
    for unread in ["3 events", "Bars, blue, square, n/a, n/a", "42"] {
      #expect(!updates.texts.contains(unread), "\(unread)")
    }
    #expect(updates.texts.contains("PlatformViewRepresentableAdaptor<Bars>"))
    #expect(!updates.texts.contains { $0.contains(" ← ") })
    let causes = Answer(InstrumentTable.causes(frames: 12))
    #expect(causes.texts.contains("@State: offset, blue"))
    #expect(!causes.texts.contains { $0.contains("n/a") })
  }

  /// Instruments' tables do not contain the effects of updates, whatever their causes.
  @Test func measuredUpdatesAreNotCalledEmpty() {
    var table = InstrumentTable("swiftui-updates", InstrumentTable.updateColumns)
    for number in 0..<6 {
      table.add([
        "start": "\(number * 20_000_000)", "duration": "100000", "view-name": "Bars",
        "update-type": "Representable Updates", "root-causes": "@State: s\(number)",
      ])
    }
    let answer = Answer(table.text)
    #expect(answer.updates.first?.count == 6)
    #expect(answer.findings == [])
  }

  /// A simulator records no rows, and an `--xpath` may match nothing.
  @Test func anExportWithoutRowsIsNamed() {
    let empty = InstrumentTable("swiftui-updates", InstrumentTable.updateColumns).text
    let head = "<?xml version=\"1.0\"?>\n"
    let contents =
      head + "<trace-toc><run number=\"1\"><data><table schema=\"swiftui-updates\"/></data></run>"
      + "</trace-toc>\n"
    for text in [empty, head + "<trace-query-result>\n</trace-query-result>\n", contents] {
      let answer = Answer(text)
      #expect(answer.imported.format == "xctrace-xml")
      #expect(answer.imported.issues.map(\.code) == [.noRows])
    }
    let end = "</trace-query-result>\n"
    let full = InstrumentTable.updates().replacingOccurrences(of: end, with: "")
    let both = full + empty[(empty.firstRange(of: "<node")?.lowerBound ?? empty.startIndex)...]
    #expect(Answer(both).imported.issues.map(\.code) == [.noRows])
  }

  @Test func theEntriesNameTheLimitsThatTheDetectorsMeasure() throws {
    let book = try Simulated.book.get()
    #expect(DetectionThreshold.all.map(\.gotcha) == DetectionThreshold.all.map(\.gotcha).sorted())
    for threshold in DetectionThreshold.all {
      let entry = try #require(book.entries.first { $0.id == threshold.gotcha })
      let text = entry.sections.map(\.markdown).joined(separator: " ")
      #expect(text.contains(threshold.words), "\(threshold)")
    }
  }
}
