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

  @Test(arguments: ["mkmapview", "MKMAPVIEW"])
  func aClassInAnyLetterCaseIsRecommended(word: String) throws {
    #expect(try run(word).out == run("MKMapView").out)
  }

  @Test(arguments: [("MKMapVeiw", "MKMapView"), ("uitextveiw", "UITextView")])
  func aMisspelledClassIsRecommended(word: String, name: String) throws {
    let bare = try run(word)
    #expect(try bare.status == 0 && bare.out == run("recommend", word).out)
    #expect(bare.out.contains("\(word) is not in the book; this is the answer for \(name)."))
    // The search result has no passage to quote, and no empty line is printed for it.
    let found = try run("search", word).out
    #expect(found.contains("\n\(name)  component\n  \(name)\n") && !found.contains("\n    \n"))
  }

  @Test(arguments: ["map-wrapper/M2", "Map-Wrapper/m2"]) func aRunIsDiagnosed(word: String) throws {
    let bare = try run(word)
    #expect(bare.status == 0 && bare.out.contains("update-unguarded"))
    #expect(try bare.out == run("diagnose", "map-wrapper/M2").out)
  }

  @Test func theFindingsOfASimulatedRunQuoteItsScenario() throws {
    for words in [["diagnose", "map-wrapper/M1"], ["runs", "show", "map-wrapper/M1"]] {
      let told = try Program.run(["--store", SharedStore.path] + words).out
      #expect(told.contains(" | write position = view.centerCoordinate"), "\(words): \(told)")
    }
  }

  /// Unlike a mistyped command, the first word of a question only resembles a command.
  @Test(arguments: [
    ["how", "do", "I", "show", "a", "map"], ["map", "center", "changes", "by", "itself"],
    ["lost", "focus", "while", "typing"], ["write", "my", "own", "scenario"],
  ])
  func aQuestionNeedsNoQuotes(words: [String]) throws {
    let asked = try Program.run(["--store", SharedStore.path] + words)
    #expect(asked.status == 0, "\(asked.err)")
    #expect(try asked.out == run(words.joined(separator: " ")).out)
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

  /// The error is in the option: no command accepts it with this value.
  @Test(arguments: [
    ["--format", "yaml"], ["--platform"], ["--platform", "ios", "--platform", "ios"],
  ])
  func anInvalidOptionIsNamedThoughThereIsNoCommand(options: [String]) throws {
    let bare = try Program.run(["--store", SharedStore.path, "cursor", "jumps"] + options)
    #expect(bare.status == 2)
    #expect(bare.err.contains(options[0]) && !bare.err.contains("unknown command"), "\(bare.err)")
    let mistyped = try Program.run(["--store", SharedStore.path, "serch", "jumps"] + options)
    #expect(mistyped.err.contains("did you mean search?"), "\(mistyped.err)")
  }

  @Test func everyPageOfAnAPIExists() throws {
    let ids = Set(try run("list").out.split(separator: "\n").map { $0.prefix { $0 != "\t" } })
    for page in EntryNames.pages { #expect(ids.contains(Substring(page.id)), "\(page)") }
  }

  @Test func aMessageIsExplainedAndASymptomSearchedFor() throws {
    let message = "Modifying state during view update, this will cause undefined behavior."
    #expect(try run(message).out.contains("message msg-modifying-state"))
    let found = try run("cursor", "jumps").out
    #expect(found.hasPrefix("update-unguarded"))
    #expect(found.hasSuffix("\nRead one: bridgebook show update-unguarded\n"))
  }

  @Test func aQuestionInQuotesIsReadAsItsWords() throws {
    let words = ["I", "need", "PKCanvasView", "in", "SwiftUI,", "iOS", "16"]
    let quoted = try run(words.joined(separator: " "))
    #expect(quoted.out.hasPrefix("Wrap PKCanvasView in a UIViewRepresentable.\n  for iOS 16.0"))
    #expect(try quoted.out == Program.run(["--store", SharedStore.path] + words).out)
    // A message is explained although it names a class.
    let message =
      "Attempt to present <UIImagePickerController: 0x1> on <Atlas.Root: 0x2> whose view is not in the window hierarchy!"
    let explained = try run(message).out
    #expect(explained.contains("message msg-present-off-window"))
    #expect(explained.contains("\n    fix: "))
    #expect(explained.contains("\nMore: --all, bridgebook show presented-off-window ("))
  }

  @Test func anAnnouncementOfAListIsNotTheWholeAnswer() {
    let text = "It breaks one. These are the opponents:\n- A mask. It stays.\n- A size."
    #expect(PlainSentences.beginning(of: text, count: 2) == "It breaks one.")
    let announced = "Do one of these:\n- Turn the mask off. Always.\n- Set a size."
    #expect(
      PlainSentences.beginning(of: announced, count: 1) == "Do one of these: Turn the mask off.")
    let bullet = "- Only this: now. Then that."
    #expect(PlainSentences.beginning(of: bullet, count: 1) == "Only this: now.")
  }

  @Test func pipedTextIsDiagnosed() throws {
    let text = "Modifying state during view update, this will cause undefined behavior."
    for command in ["bridgebook", "bridgebook -", "bridgebook diagnose", "bridgebook diag"] {
      let result = try Program.shell("echo '\(text)' | \(command)")
      #expect(result.status == 0, "\(result.err)")
      #expect(result.out.contains("state-modified-during-update"))
    }
  }

  @Test func anEmptyOrEndlessWordIsQuotedAsFarAsItCanBeRead() throws {
    #expect(try run("").err.hasPrefix("error: unknown command \"\"\n"))
    let long = try run(String(repeating: "q", count: 5000))
    #expect(long.status == 2 && long.err.utf8.count < 200, "\(long.err)")
  }

  @Test func aNameWithoutTheCodeIsRemarkedOn() throws {
    let answer = try run("recommend", "PDFView", "--name", "Reader")
    #expect(
      answer.status == 0 && answer.err.contains("--name has an effect only with --code"))
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
    #expect(code.out.hasPrefix("// What can go wrong"))
    #expect(code.out.contains("\nstruct Reader: UIViewRepresentable {"))
    #expect(!code.out.contains("PDFViewBridge"))
    let wrong = try run("recommend", "PDFView", "--code", "--name", "2 b")
    #expect(wrong.status == 2 && wrong.err.contains("cannot be the name of a type"))
  }

  @Test func theVersionHasALetter() throws {
    #expect(try run("-V").out == run("--version").out)
  }
}
