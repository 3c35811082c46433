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

  /// Long files hide more than one type; texts of the book, recorded outputs and stubs of SDKs are no code of ours.
  @Test func filesStayShort() {
    let exempt = ["Sources/BookData/Knowledge/", "/Goldens/", "/Stubs/", "Sources/CEmbedded/"]
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
