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

  /// Apps link the recorder, and license scanners look for this line in its sources.
  @Test func everyFileOfTheRecorderNamesItsLicense() {
    let paths = Repository.files(under: "Sources/BridgeRecorder", suffix: ".swift")
    #expect(!paths.isEmpty)
    for path in paths {
      #expect(Repository.lines(of: path).first == "// SPDX-License-Identifier: MIT", "\(path):1")
    }
    #expect(Repository.text(of: "README.md").contains("\n## License\n\nMIT License\n"))
  }

  /// The formatter wraps code but not comments.
  @Test func commentsAreAtMostAHundredColumnsWide() {
    let paths = ["Sources", "Tests"].flatMap { Repository.files(under: $0, suffix: ".swift") }
    #expect(paths.count > 1000)
    for path in paths {
      for (index, line) in Repository.lines(of: path).enumerated()
      where line.utf8.count > 100 && line.count > 100 {
        #expect(
          !line.drop { $0 == " " }.hasPrefix("//"),
          "\(path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  /// Long files tend to contain more than one type.
  ///
  /// Texts of the book and the manual, recorded outputs, a released store and SDK stubs are exempt,
  /// because they are not code of the project.
  @Test func filesStayShort() {
    let exempt = [
      "Sources/BookData/Knowledge/", "/Goldens/", "/Stubs/", "/Corpus/", "/Release-0.1.0/",
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
