import Foundation
import Testing

/// What the README teaches about a team's own book is what the program does.
struct ReadmeTeamTests {
  private static func block(_ mark: String) throws -> String {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let parts = try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```\(mark)\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first) + "\n"
  }

  @Test func theWorkedExampleRuns() throws {
    let store = try OwnStore()
    for name in ["overlap.txt", "messages.txt"] {
      try store.folder.write(try Self.block("text \(name)"), to: name)
    }
    let lines = try Self.block("sh team").split(separator: "\n").map(String.init)
    #expect(lines.count >= 7)
    for line in lines {
      let result = try Program.shell(line, store: store.path, in: store.folder.path)
      #expect(result.status == 0, "\(line): \(result.err)")
      let words = line.prefix { $0 != "#" }
      #expect(result.out.contains("player-"), "\(words) prints \(result.out)")
    }
    try store.folder.write("[Player] 3 players are active\n", to: "console.txt")
    let found = try store.run("diagnose", "console.txt")
    #expect(found.out.contains("player-overlap"))
    let foundAgain = try store.run("search", "echo after swiping").out
    #expect(foundAgain.hasPrefix("player-overlap"))
  }
}
