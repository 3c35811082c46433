import Foundation
import TestSupport
import Testing

/// Runs every example of the README and the manual and checks the exit status that its page states.
@Suite struct ManualExampleTests {
  /// Returns the pages with at least one matching block.
  private static func pages(_ isMeant: (String) -> Bool) -> [MarkdownPage] {
    MarkdownPage.all.filter { $0.blocks.contains { isMeant($0.info) } }
  }

  @Test(arguments: pages { $0.hasPrefix("sh example") })
  private func theExamplesOfAPageRun(page: MarkdownPage) throws {
    let folder = try TemporaryFolder()
    for file in page.files { try folder.write(file.text, to: file.name) }
    let store = folder.path("examples.sqlite")
    try SharedStore.copy(to: store)
    for block in page.blocks where block.info.hasPrefix("sh example") {
      let status = try #require(Int32(block.info.split(separator: " ").dropFirst(2).first ?? "0"))
      for line in block.text.split(separator: "\n") {
        let before = Set(try folder.names())
        let result = try Program.shell(String(line), store: store, in: folder.path)
        let place = "\(page.path):\(block.line): \(line)"
        #expect(result.status == status, "\(place): \(result.err)")
        #expect(!result.err.contains("error:"), "\(place): \(result.err)")
        let isWritten = Set(try folder.names()) != before
        #expect(!result.out.isEmpty || isWritten || status != 0, "\(place) prints nothing")
      }
    }
  }

  /// The lines after a command are its output; `…` stands for any number of lines.
  @Test(arguments: pages { $0 == "console session" })
  private func theSessionsOfAPageAreReal(page: MarkdownPage) throws {
    let folder = try TemporaryFolder()
    for file in page.files { try folder.write(file.text, to: file.name) }
    let store = folder.path("session.sqlite")
    try SharedStore.copy(to: store)
    for block in page.blocks where block.info == "console session" {
      for part in ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst() {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let result = try Program.shell(lines[0], store: store, in: folder.path)
        var shown = Array(lines.dropFirst())
        while shown.last == "" { shown.removeLast() }
        let printed = result.out.split(separator: "\n", omittingEmptySubsequences: false)
        let missing = Self.firstMissing(of: shown, in: printed.map(String.init))
        #expect(
          missing == nil,
          "\(page.path): \(lines[0]) does not print \(missing ?? "") there:\n\(result.out)")
      }
    }
  }

  /// Returns the first line of the session that is missing from the output or out of order; nil if
  /// there is none.
  static func firstMissing(of shown: [String], in printed: [String]) -> String? {
    var rest = printed[...]
    var maySkip = false
    for line in shown {
      if line == "…" {
        maySkip = true
        continue
      }
      if maySkip { rest = rest.drop { $0 != line } }
      guard rest.first == line else { return line }
      rest = rest.dropFirst()
      maySkip = false
    }
    return maySkip || rest.allSatisfy(\.isEmpty) ? nil : rest.first
  }

  @Test func aLineThatIsNotPrintedIsNamed() {
    #expect(Self.firstMissing(of: ["a", "…", "c"], in: ["a", "b", "c"]) == nil)
    #expect(Self.firstMissing(of: ["a", "c"], in: ["a", "b", "c"]) == "c")
    #expect(Self.firstMissing(of: ["a"], in: ["a", "b"]) == "b")
    #expect(Self.firstMissing(of: ["a", "…"], in: ["a", "b"]) == nil)
  }

  @Test func theReadmeShowsASession() {
    #expect(Self.pages { $0 == "console session" }.map(\.path).contains("README.md"))
  }

  @Test func everyPageOfUseHasExamples() {
    let without = ["contributing.md", "performance.md"]
    for page in MarkdownPage.all where !without.contains(where: page.path.hasSuffix) {
      #expect(page.blocks.contains { $0.info.hasPrefix("sh example") }, "\(page.path)")
    }
  }
}
