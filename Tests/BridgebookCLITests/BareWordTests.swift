import Foundation
import Testing

@testable import BridgebookApp

/// Words without a command, shortened commands, and spellings of other tools.
@Suite struct BareWordTests {
  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", SharedStore.path] + words)
  }

  @Test func aClassIsRecommended() throws {
    let bare = try run("MKMapView", "--target", "16")
    #expect(bare.status == 0)
    #expect(try bare.out == run("recommend", "MKMapView", "--target", "16").out)
  }

  @Test(arguments: [
    ("updateUIView", "set-only-what-differs"), ("UIViewRepresentable", "wrap-view-uikit"),
    ("@Observable", "share-observable-model"), ("update-ung", "update-unguarded"),
    ("UPDATE-UNGUARDED", "update-unguarded"),
  ])
  func anIdOrAnAPIIsShown(word: String, id: String) throws {
    let told = try run("show", id)
    let shown = told.out
    #expect(told.status == 0 && !shown.isEmpty, "status \(told.status): \(told.err)")
    #expect(try run(word).out == shown)
    #expect(try run("show", word).out == shown)
  }

  @Test func everyPageOfAnAPIExists() throws {
    let ids = Set(try run("list").out.split(separator: "\n").map { $0.prefix { $0 != "\t" } })
    for page in EntryNames.pages { #expect(ids.contains(Substring(page.id)), "\(page)") }
  }

  @Test func aMessageIsExplainedAndASymptomSearchedFor() throws {
    let message = "Modifying state during view update, this will cause undefined behavior."
    #expect(try run(message).out.contains("message msg-modifying-state"))
    #expect(try run("cursor", "jumps").out.hasPrefix("update-unguarded"))
  }

  @Test func pipedTextIsDiagnosed() throws {
    let text = "Modifying state during view update, this will cause undefined behavior."
    for command in ["bridgebook", "bridgebook diagnose", "bridgebook diag"] {
      let result = try Program.shell("echo '\(text)' | \(command)")
      #expect(result.status == 0, "\(result.err)")
      #expect(result.out.contains("state-modified-during-update"))
    }
  }

  @Test func aMistypedCommandIsNoSearch() throws {
    let result = try run("recomend", "MKMapView")
    #expect(result.status == 2 && result.err.contains("did you mean recommend?"))
    #expect(try run("rec", "MKMapView").status == 0)
  }

  @Test(arguments: [
    (["--target", "iOS16"], ["--target", "16"]), (["--target", "ios 16.0"], ["--target", "16"]),
    (["--platform", "iPhone"], ["--platform", "ios"]),
    (["--platform", "mac"], ["--platform", "macos"]),
    (["--target", "macOS14"], ["--platform", "macos", "--target", "14"]),
  ])
  func platformsAndReleasesAreReadAsPeopleWriteThem(typed: [String], meant: [String]) throws {
    let start = ["--store", SharedStore.path, "recommend", "MKMapView"]
    let answer = try Program.run(start + typed)
    #expect(answer.status == 0)
    #expect(try answer.out == Program.run(start + meant).out)
  }

  @Test func theCodeAloneIsAFileWithItsOwnName() throws {
    let code = try run("recommend", "PDFView", "--code", "--name", "Reader")
    #expect(code.status == 0 && code.err == "")
    #expect(code.out.hasPrefix("// Avoids"))
    #expect(code.out.contains("\nstruct Reader: UIViewRepresentable {"))
    #expect(!code.out.contains("PDFViewBridge"))
    let wrong = try run("recommend", "PDFView", "--code", "--name", "2 b")
    #expect(wrong.status == 2 && wrong.err.contains("cannot be the name of a type"))
  }

  @Test func theVersionHasALetter() throws {
    #expect(try run("-V").out == run("--version").out)
  }
}
