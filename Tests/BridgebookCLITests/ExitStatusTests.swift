import Foundation
import Testing

/// Exit status 0 means an answer, 1 the answer "no", and 2 a failure; each determines which output
/// streams are used.
@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      ["recommend", "MKMapView"], ["recommend", "CLLocationManager"], ["tree"],
      ["tree", "--as", "dot"], ["tree", "--as", "mermaid"], ["search", "cursor jumps"],
      ["show", "MKMapView"], ["list"], ["list", "gotchas"], ["list", "gotcha"], ["help"],
    ])
  func anAnswerIsZero(words: [String]) throws {
    let result = try Program.run(["--store", SharedStore.path] + words)
    #expect(result.status == 0)
    #expect(!result.out.isEmpty)
    #expect(result.err == "")
  }

  @Test(
    arguments: [
      ["recommend", "how long do I cook rice"], ["recommend", "AcmeThing"], ["recommend"],
      ["search", "qqqqqqzzzz"], ["search", "?!"],
      ["list", "claims", "--approach", "gesture", "--since", "26", "--status", "disputed"],
    ])
  func anHonestNoIsOneAndStillPrinted(words: [String]) throws {
    for format in ["text", "markdown", "json"] {
      let result = try Program.run(["--store", SharedStore.path, "--format", format] + words)
      #expect(result.status == 1)
      #expect(result.err == "")
      if words[0] != "list" || format != "text" { #expect(!result.out.isEmpty) }
      if format == "json" { #expect(try result.json()["schema"] != nil) }
    }
  }

  @Test(
    arguments: [
      (["recommend", "MKMapView"], "bridgebook/recommendation-1"),
      (["tree"], "bridgebook/tree-1"), (["search", "view"], "bridgebook/search-1"),
      (["show", "MKMapView"], "bridgebook/entry-1"), (["list"], "bridgebook/list-1"),
      (["show", "MKMapView", "WKWebView"], "bridgebook/entries-1"),
    ])
  func everyDocumentNamesItsSchema(words: [String], schema: String) throws {
    let result = try Program.run(["--store", SharedStore.path, "--format", "json"] + words)
    #expect(try result.json()["schema"] as? String == schema)
    let after = try Program.run(["--store", SharedStore.path] + words + ["--format=json"])
    #expect(after.out == result.out)
  }

  @Test func oneUnknownEntryAmongSeveralPrintsNothing() throws {
    let result = try Program.run("show", "MKMapView", "no-such-entry")
    #expect(result.status == 2)
    #expect(result.out == "")
  }
}
