import Foundation
import Testing

/// File names that would change what a terminal shows.
@Suite struct CheckNameTests {
  private let folder: TemporaryFolder
  private static let broken = CheckTests.broken

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(
      "bridgebook --store \(folder.path("book.sqlite")) \(line)", in: folder.path)
  }

  @Test func namesAreEscaped() throws {
    try folder.write(Self.broken, to: "e\u{1b}[31m.swift")
    for format in ["text", "json", "xcode", "github", "sarif", "markdown"] {
      let out = try run("--format \(format) check .").out
      #expect(!out.utf8.contains(0x1b))
    }
  }

  /// With direction marks, a terminal would show a path and the finding after it in another order.
  @Test(arguments: ["\u{61c}", "\u{200e}", "\u{200f}", "\u{202e}", "\u{2066}", "\u{feff}"])
  func invisibleMarksAreEscaped(mark: String) throws {
    try folder.write(Self.broken, to: "e\(mark)x.swift")
    for format in ["text", "json", "xcode", "github", "sarif", "markdown"] {
      let out = try run("--format \(format) check .").out
      #expect(!out.isEmpty && !out.contains { $0.unicodeScalars.contains(Unicode.Scalar(mark)!) })
    }
  }
}
