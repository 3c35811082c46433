import Bridgebook
import TestSupport
import Testing

/// The built-in scenarios have no faults.
@Suite struct ScenarioBookTests {
  static let paths = Repository.files(
    under: "Sources/BookData/Knowledge/scenarios", suffix: ".txt")

  @Test(arguments: paths)
  func isRead(_ path: String) throws {
    let file = try SourceFile(path: path, bytes: Repository.bytes(of: path))
    let (scenario, faults) = ScenarioParser.parse(file)
    #expect(faults == [])
    #expect(try #require(scenario).file == path)
  }
}
