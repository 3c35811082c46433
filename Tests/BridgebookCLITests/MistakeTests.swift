import Foundation
import Testing

/// A mistake in the command line ends with status 2, an explanation, and advice.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    /// The text that the line beginning with `help:` or `why:` must contain.
    let wayOut: String

    init(_ words: String, _ message: String, _ wayOut: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.message = message
      self.wayOut = wayOut
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake("recomend MKMapView", "unknown command recomend", "did you mean recommend?"),
    Mistake("frobnicate", "unknown command frobnicate", "bridgebook help lists the commands"),
    Mistake("help serach", "there is no command and no topic serach", "did you mean search?"),
    Mistake("list --aproach view", "list has no option --aproach", "did you mean --approach?"),
    Mistake("--stroe x list", "unknown option --stroe", "did you mean --store?"),
    Mistake("list --zzzzzzzz", "list has no option --zzzzzzzz", "bridgebook help list"),
    Mistake("tree --limit 3", "tree has no option --limit", "bridgebook help tree"),
    Mistake("--limit 3 tree", "tree has no option --limit", "bridgebook help tree"),
    Mistake("recommend MKMapView --platform isos", "unknown platform isos", "did you mean ios?"),
    Mistake("list --platform amiga", "unknown platform amiga", "visionos"),
    Mistake("list --since 99", "iOS 99.0 is newer", "iOS 27"),
    Mistake("recommend MKMapView --target 20", "there is no iOS 20.0", "iOS 18"),
    Mistake("recommend MKMapView --target 12", "there is no SwiftUI on iOS 12.0", "iOS 13.0"),
    Mistake("recommend MKMapView --target 16.99", "there is no iOS 16.99", "iOS 17.0"),
    Mistake("recommend MKMapView --target sixteen", "sixteen is not a release", "--target 16.4"),
    Mistake("recommend MKMapView --target -1", "-1 is not a release", "--target 16.4"),
    Mistake("recommend NSTextView --target 16", "there is no macOS 16.0", "macOS 15"),
    Mistake("list --since 11.3", "there is no SwiftUI on iOS 11.3", "iOS 13.0"),
    Mistake("show MKMapVeiw", "there is no entry MKMapVeiw", "did you mean MKMapView?"),
    Mistake("show updated-unguarded", "there is no entry", "did you mean update-unguarded?"),
    Mistake(
      "show map-wrapper/M1", "map-wrapper/M1 is a run, and show takes entries",
      "bridgebook runs show map-wrapper/M1"),
    Mistake("show c0", "there is no entry c0", "did you mean c01-scroll-edge-receiver?"),
    Mistake(
      "runs show map-wr", "there is no file and no run map-wr", "did you mean map-wrapper/M1?"),
    Mistake("show MKMapView qqqqqqqqqqqqqqqq", "there is no entry", "bridgebook search"),
    Mistake("list gotchs", "unknown kind gotchs", "did you mean gotcha?"),
    Mistake("search --kind paterns x", "unknown kind paterns", "did you mean patterns?"),
    Mistake("list zebra", "unknown kind zebra", "availability"),
    Mistake("list --approach veiw", "unknown approach veiw", "did you mean view?"),
    Mistake("list claims --status refutd", "unknown status refutd", "did you mean refuted?"),
    Mistake("search x --limit 0", "--limit cannot be 0", "1 to 1000"),
    Mistake("search x --limit many", "--limit cannot be many", "1 to 1000"),
    Mistake("search", "search takes at least 1 word, not 0", "bridgebook help search"),
    Mistake("tree x", "tree takes no words, not 1", "bridgebook help tree"),
    Mistake("list a b", "list takes 0 to 1 words, not 2", "bridgebook help list"),
    Mistake("list --format jsn", "--format cannot be jsn", "did you mean json?"),
    Mistake("tree --as picture", "--as cannot be picture", "text, mermaid, dot"),
    Mistake("list --platform", "--platform needs a value", "--platform PLATFORM"),
    Mistake("list --quiet=1", "--quiet takes no value", "--quiet alone"),
    Mistake("list --since 17 --since 18", "--since was given twice", "remove one of them"),
    Mistake("list --wait soon", "--wait cannot be soon", "0 to 86400"),
    Mistake("list --wait -1", "--wait cannot be -1", "0 to 86400"),
    Mistake("recommend --answer x", "--answer x lacks an equals sign", "--answer QUESTION=CHOICE"),
    Mistake("recommend --answer dircetion=x", "unknown question dircetion", "direction"),
    Mistake(
      "recommend --answer direction=into-swiftu", "direction cannot be", "into-swiftui"),
  ]

  @Test(arguments: mistakes)
  func theMessageSaysWhatIsWrongAndWhatToDo(mistake: Mistake) throws {
    let result = try Program.run(["--store", SharedStore.path] + mistake.words)
    #expect(result.status == 2)
    #expect(result.out == "")
    let lines = result.err.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("error: \(mistake.message)") == true, "\(result.err)")
    let advice = lines.dropFirst().joined(separator: "\n")
    #expect(advice.contains(mistake.wayOut), "\(result.err)")
    #expect(lines.last?.hasPrefix("  help: ") == true, "\(result.err)")
  }

  @Test(arguments: mistakes)
  func withJSONTheErrorIsOneDocumentAndNothingElse(mistake: Mistake) throws {
    guard !mistake.words.contains("--format") else { return }
    let result = try Program.run(["--format", "json", "--store", SharedStore.path] + mistake.words)
    #expect(result.status == 2)
    let document = try result.json()
    #expect(document["schema"] as? String == "bridgebook/error-1")
    #expect(Set(document.keys) == ["schema", "message", "reason", "location", "help"])
    #expect((document["message"] as? String)?.hasPrefix(mistake.message) == true)
    #expect(document["help"] is String)
    #expect(result.out.hasSuffix("}\n"))
    // Standard error contains the same sentence.
    #expect(result.err.hasPrefix("error: \(document["message"] as? String ?? "")"))
  }

  @Test(arguments: [
    ["--format=json", "lst"], ["lst", "--format", "json"], ["list", "--formt=json"],
  ])
  func theFormIsKnownEvenWhenTheRestIsNot(words: [String]) throws {
    let result = try Program.run(words)
    #expect(result.status == 2)
    let isJSON = words.contains { $0.hasPrefix("--format") }
    #expect(result.out.isEmpty != isJSON)
    if isJSON { #expect(try result.json()["schema"] as? String == "bridgebook/error-1") }
  }

  @Test func aMistakeMakesNoStore() throws {
    let folder = try TemporaryFolder()
    for words in [["lst"], ["list", "--nix"], ["tree", "x"], ["list", "--wait", "x"]] {
      let result = try Program.run(["--store", folder.path("a.sqlite")] + words)
      #expect(result.status == 2)
    }
    #expect(try folder.names() == [])
  }
}
