import Bridgebook
import TestSupport
import Testing

@Suite struct RegistryTests {
  @Test func sortedAndUnique() {
    let ids = FormatRegistry.formats.map(\.id)
    #expect(ids.sorted() == ids)
    #expect(Set(ids).count == ids.count && ids.count > 20)
    #expect(Set(FormatRegistry.formats.map(\.priority)).count == ids.count)
  }

  @Test(arguments: FormatRegistry.formats.map(\.id))
  func everySampleIsReadByItsFormatAlone(id: String) throws {
    let format = try #require(FormatRegistry.format(id))
    guard id != "xctrace-xml" else { return #expect(Imported(format.sample).format == id) }
    #expect(Imported(format.sample).scores.map(\.id) == [id])
    // Another format must not read the sample, even if that format is given explicitly.
    for other in FormatRegistry.formats where other.id != id && other.id != "plain" {
      let isFamily = id.hasPrefix("oslog-") && other.id.hasPrefix("oslog-") && id.hasSuffix("json")
      guard !isFamily else { continue }
      let scores = Imported(format.sample, format: other.id).scores.map(\.id)
      #expect(!scores.contains(other.id), "\(other.id) reads the sample of \(id)")
    }
  }

  @Test(arguments: Fixture.all)
  func fixturesGiveTheirEvents(_ fixture: Fixture) {
    let run = Imported(fixture.text)
    let events = zip(run.times, run.events).map { ($0.map { "\($0)" } ?? "") + "|" + $1 }
    #expect(events == fixture.events)
  }

  @Test(arguments: FormatRegistry.formats.map(\.id))
  func everyFormatHasAFixture(id: String) {
    let fixture = Fixture.all.first { $0.format == id }
    #expect(fixture != nil, "add a fixture of \(id) to Tests/TestSupport")
    if let fixture { #expect(Imported(fixture.text).format == id) }
  }
}
