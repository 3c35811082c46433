import BridgebookStore
import Foundation
import Testing

@testable import BridgebookCLI

/// The answers to the shells' completion scripts; `completions.py` tests real shells.
@Suite struct CompletionTests {
  private static let cases: [(words: [String], expected: [String])] = [
    (["sea"], ["search"]), (["list", "--platform", "mac"], ["macos"]),
    (["list", "--platform=mac"], ["--platform=macos"]), (["--format", "j"], ["json"]),
    (["sql", "--format", "c"], ["csv"]), (["list", "--format", "c"], []),
    (["show", "update-ung"], ["update-unguarded"]), (["show", "mkmapv"], ["MKMapView"]),
    (["show", "MKMapView", "update-ung"], ["update-unguarded"]),
    (["runs", "sh"], ["show"]), (["runs", "show", "map-wrapper/M3"], ["map-wrapper/M3"]),
    (["simulate", "map-wrapper", "--variant", "M2"], ["M2"]),
    (
      ["simulate", "map-wrap"],
      ["map-wrapper", "map-wrapper/M1", "map-wrapper/M2", "map-wrapper/M3"]
    ),
    (["completions", "z"], ["zsh"]),
    (["help", "vie"], ["views"]), (["help", "recom"], ["recommend"]),
    (["help", "scen"], ["scenarios"]), (["export", "--topic", "anim"], ["animation"]),
    (["doctor", "foreign"], ["foreign-keys"]), (["doctor", "index", "tre"], ["tree"]),
    (["simulate", "--set", "policy=q"], ["policy=queueFirst"]),
    (["recommend", "--answer", "view-platform=mac"], ["view-platform=macos"]),
    (["list", "--appr"], ["--approach"]), (["list", "--status", "refu"], ["refuted"]),
    (["list", "--target", "16.4"], ["16.4"]), (["diagnose", "--as", "xcode-n"], ["xcode-nslog"]),
    (["--store", "x.sqlite", "sea"], ["search"]), (["unknown", ""], []),
    (["sql", "SELECT"], []), (["tree", ""], []), (["list", "--", "--appr"], []),
  ]

  @Test(arguments: cases)
  private func theEndOfALineIsCompleted(words: [String], expected: [String]) throws {
    #expect(try values("zsh", words) == expected)
  }

  @Test func aTeamsScenarioCompletesItsVariants() throws {
    let line = "bridgebook completions --words zsh simulate our-knob --variant ''"
    let names = try Program.shell(line, store: OwnTexts.team).out.split(separator: "\n")
      .map { $0.prefix { $0 != "\t" } }
    let known = try Connection(path: OwnTexts.team, mode: .readOnly).rows(
      "SELECT variant FROM scenario_variant WHERE scenario_id = 'our-knob' ORDER BY position"
    ) { $0.text(0) }
    #expect(!known.isEmpty && names.map(String.init) == known)
  }

  @Test func bashGetsOnlyWhatStandsBehindTheEqualsSign() throws {
    #expect(try values("bash", ["list", "--platform", "=", "mac"]) == ["macos"])
    #expect(try values("bash", ["--format", "="]) == ["text", "markdown", "json"])
    #expect(
      try values("bash", ["simulate", "--set", "policy", "=", "q"]) == ["queueFirst"])
  }

  @Test func filesAreAskedForWhereAFileMayStand() throws {
    for words in [["import", ""], ["--store", ""], ["diagnose", ""], ["backup", ""]] {
      #expect(try lines("fish", words).last == "\tfiles")
    }
    #expect(try !lines("fish", ["show", ""]).contains("\tfiles"))
  }

  @Test func everythingIsKnownWithoutAStoreTooAndNoneIsMade() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["completions", "--words", "zsh", "show", "update-ung"], home: folder.path)
    #expect(result.out == "update-unguarded\t\n")
    #expect(result.err == "")
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["", "-", "--", "--format=", "=", "\u{1b}[31m", "\t", "日本", "'", "--store"])
  func nothingThatIsTypedIsAnError(word: String) throws {
    for shell in ["bash", "zsh", "fish", "other"] {
      for words in [[word], ["show", word], [word, word], ["--format", word]] {
        let result = try Program.run(["completions", "--words", shell] + words)
        #expect(result.status == 0)
        #expect(result.err == "")
      }
    }
  }

  /// A new placeholder of a usage line needs a row in the table of sources.
  @Test func everyPlaceholderOfTheTableHasASource() {
    var words: Set<String> = []
    for command in CommandTable.commands.map({ $0.syntax }) {
      for position in CompletionRequest.positions(of: command.arguments) {
        words.formUnion(position.filter(CompletionRequest.isPlaceholder))
      }
      for flag in command.flags where flag.choices.isEmpty {
        words.formUnion(flag.value.map { [$0] } ?? [])
      }
    }
    for flag in CommandTable.globalFlags where flag.choices.isEmpty {
      words.formUnion(flag.value.map { [$0] } ?? [])
    }
    #expect(words.subtracting(CompletionSource.table.keys).sorted() == [])
    #expect(Set(CompletionSource.table.keys).subtracting(words).sorted() == [])
  }

  private func lines(_ shell: String, _ words: [String]) throws -> [String] {
    try Program.shell(
      "bridgebook completions --words \(shell) " + words.map { "'\($0)'" }.joined(separator: " ")
    ).out.split(separator: "\n").map(String.init)
  }

  private func values(_ shell: String, _ words: [String]) throws -> [String] {
    try lines(shell, words).filter { $0 != "\tfiles" }.map {
      String($0.prefix { $0 != "\t" })
    }
  }
}
