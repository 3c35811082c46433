import Foundation
import Testing

@Suite struct HelpTests {
  /// The commands that the program's help lists.
  static let commands: [String] = {
    let help = (try? Program.run(["help"]))?.out ?? ""
    let parts = help.components(separatedBy: "\n\n")
    // Between the first steps and the options, each section is a group of commands under a title.
    let groups = parts.drop { !$0.hasPrefix("First steps\n") }.dropFirst()
      .prefix { !$0.hasPrefix("Options\n") }
    return groups.flatMap { $0.split(separator: "\n").dropFirst() }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }()

  static func examples(of command: String) throws -> [String] {
    let help = try Program.run([command, "--help"]).out
    let block = help.components(separatedBy: "\nExamples\n").last ?? ""
    return block.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  bridgebook") }.map { String($0.dropFirst(2)) }
  }

  @Test func helpOfTheProgramIsTheRecordedOne() throws {
    let help = try Program.run(["help"])
    #expect(help.status == 0)
    #expect(help.err == "")
    try Golden.expect(help.out, is: "help")
  }

  @Test(arguments: commands)
  func helpOfEachCommandIsTheRecordedOne(command: String) throws {
    let help = try Program.run([command, "--help"])
    #expect(help.status == 0)
    #expect(help.err == "")
    try Golden.expect(help.out, is: "help-\(command)")
  }

  @Test func everyGoldenBelongsToACommand() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("help") }.sorted()
    #expect(files == (["help.txt"] + Self.commands.map { "help-\($0).txt" }).sorted())
  }

  @Test func theCommandsOfTheFirstIssueAreThere() {
    for command in ["recommend", "tree", "search", "show", "list", "help"] {
      #expect(Self.commands.contains(command))
    }
  }

  @Test(arguments: commands)
  func everyWayToAskForHelpGivesTheSame(command: String) throws {
    let help = try Program.run([command, "--help"]).out
    for words in [["--help", command], [command, "-h"], ["-h", command]] {
      let other = try Program.run(words)
      #expect(other.out == help)
      #expect(other.status == 0)
    }
    // If a topic has the same name, it follows the command's help.
    #expect(try Program.run(["help", command]).out.hasPrefix(help))
  }

  @Test func withoutACommandHelpIsShownAndTheStatusIsTwo() throws {
    let bare = try Program.run([])
    let help = try Program.run(["help"]).out
    #expect(bare.out == help)
    #expect(bare.status == 2)
    for word in ["--help", "-h"] {
      #expect(try Program.run([word]).out == help)
      #expect(try Program.run([word]).status == 0)
    }
  }

  @Test func theVersionIsOneLine() throws {
    let version = try Program.run(["--version"])
    #expect(version.status == 0)
    #expect(version.out.hasPrefix("bridgebook "))
    #expect(version.out.split(separator: "\n").count == 1)
    #expect(version.out.split(separator: " ").last?.split(separator: ".").count == 3)
  }

  @Test func helpMakesNoStore() throws {
    let folder = try TemporaryFolder()
    for words in [["help"], ["--version"], ["help", "list"], ["list", "--help"]] {
      _ = try Program.run(["--store", folder.path("a.sqlite")] + words, home: folder.path)
    }
    #expect(try folder.names() == [])
  }
}
