import Foundation
import TestSupport
import Testing

@Suite struct LayoutTests {
  @Test func visibleTopLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    #expect(
      Set(names.filter { !$0.hasPrefix(".") })
        == ["Package.swift", "Sources", "Tests", "Migrations", "README.md"])
  }

  @Test func noPackageDependencies() {
    #expect(!Repository.text(of: "Package.swift").contains(".package("))
  }

  /// Apps link the recorder, and what looks through their sources for licenses reads this line.
  @Test func everyFileOfTheRecorderNamesItsLicense() {
    let paths = Repository.files(under: "Sources/BridgeRecorder", suffix: ".swift")
    #expect(!paths.isEmpty)
    for path in paths {
      #expect(Repository.lines(of: path).first == "// SPDX-License-Identifier: MIT", "\(path):1")
    }
    #expect(Repository.text(of: "README.md").contains("\n## License\n\nMIT License\n"))
  }

  /// Long files hide more than one type; texts of the book and the manual, recorded outputs and stubs of SDKs are no code of ours.
  @Test func filesStayShort() {
    let exempt = [
      "Sources/BookData/Knowledge/", "/Goldens/", "/Stubs/", "/Corpus/",
      "Sources/CEmbedded/",
      "Sources/BridgebookCLI/Manual/",
    ]
    let paths =
      Repository.files(under: "Sources") + Repository.files(under: "Tests")
      + Repository.files(under: "Migrations")
    for path in paths where !exempt.contains(where: path.contains) {
      let count =
        Repository.text(of: path).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count - 1
      #expect(count <= 300, "\(path) has \(count) lines; split it")
    }
  }
}
