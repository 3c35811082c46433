import Foundation
import TestSupport
import Testing

/// Checks the statements of the manual about a team's own book; its examples run with all others.
@Suite struct ManualTeamTests {
  private static let page = MarkdownPage("Sources/BridgebookCLI/Manual/own-book.md")

  @Test func theWorkedExampleIsFoundAndDiagnosed() throws {
    let store = try OwnStore()
    for file in Self.page.files { try store.folder.write(file.text, to: file.name) }
    #expect(try store.run("add", "overlap.txt", "messages.txt").out.contains("player-overlap"))
    try store.folder.write("[Player] 3 players are active\n", to: "console.txt")
    let found = try store.run("diagnose", "console.txt")
    #expect(found.out.contains("player-overlap"))
    let foundAgain = try store.run("search", "echo after swiping").out
    #expect(foundAgain.hasPrefix("player-overlap"))
  }
}
