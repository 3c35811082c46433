import Foundation
import Testing

/// Words that are nearly right are understood, or the answer names the right ones.
@Suite struct HelpfulWordTests {
  @Test(arguments: [
    (["simulate", "Map-Wrapper/m1"], ["simulate", "map-wrapper/M1"]),
    (["simulate", "map-wra/M1"], ["simulate", "map-wrapper", "--variant", "M1"]),
    (["runs", "show", "map-wrapper/m2"], ["runs", "show", "map-wrapper/M2"]),
    (["runs", "show", "counter-label/J5"], ["runs", "show", "COUNTER-LABEL/j5"]),
  ])
  func theBeginningOfAnIdIsEnough(short: [String], whole: [String]) throws {
    let expected = try Program.run(["--store", SharedStore.path] + whole)
    let given = try Program.run(["--store", SharedStore.path] + short)
    #expect(!expected.out.isEmpty && given.out == expected.out, "\(given.err)")
    #expect(given.status == expected.status)
  }

  @Test func aBeginningOfSeveralIdsIsNone() throws {
    #expect(try Program.run("simulate", "map-wra").status == 0)
    #expect(try Program.run("simulate", "map-wrapper", "--variant", "M").status == 2)
    #expect(try Program.run("simulate", "ma").status == 2)
  }

  @Test(arguments: [
    (["export", "cheatsheet.html"], "write bridgebook export cheatsheet -o cheatsheet.html"),
    (["export", "cheat"], "did you mean cheatsheet?"),
    (["export", "cheatsheet", "--html"], "write --format html"),
    (["export", "tree", "--dot"], "write --as dot"), (["list", "--json"], "write --format json"),
    (["diagnose", "--follow", "-"], "remove the option"),
    (["export", "cheatsheet", "-o", "no/wall.pdf"], "write -o no/wall.html, and print it from"),
    (["export", "cheatsheet.pdf"], "write -o cheatsheet.html, and print it from a browser"),
    (["export", "book", "-o", "no/book.xlsx"], "bridgebook export lists the forms of each sheet"),
    (["new"], "name a kind, as in bridgebook new scenario"),
    (
      ["new", "window", "opens", "behind"],
      "bridgebook help new shows how it is used; put a question"
    ),
  ])
  func aMistakeIsAnsweredWithTheRightWords(words: [String], help: String) throws {
    let result = try Program.run(["--store", SharedStore.path] + words)
    #expect(result.status == 2 && result.err.contains("  help: \(help)"), "\(result.err)")
  }

  @Test(arguments: [
    (["list", "Gotchas"], ["list", "gotchas"]),
    (["list", "claims", "--status", "Refuted"], ["list", "claims", "--status", "refuted"]),
    (["search", "--kind=Gotcha", "caret"], ["search", "--kind=gotcha", "caret"]),
    (["help", "Exports"], ["help", "exports"]),
    (["tree", "--as", "DOT"], ["tree", "--as", "dot"]),
    (["completions", "Bash"], ["completions", "bash"]), (["runs", "list"], ["runs"]),
    (["runs", "map-wrapper/M1"], ["runs", "show", "map-wrapper/M1"]),
    (
      ["export", "CheatSheet", "--brief", "--topic", "Hosting", "--approach", "View"],
      ["export", "cheatsheet", "--brief", "--topic", "hosting", "--approach", "view"]
    ),
    (
      ["recommend", "--platform", "iOS", "--answer", "Direction=Neither"],
      ["recommend", "--platform", "ios", "--answer", "direction=neither"]
    ),
  ])
  func namesAreReadInAnyLetterCaseAndPlace(typed: [String], meant: [String]) throws {
    let expected = try Program.run(["--store", SharedStore.path] + meant)
    let given = try Program.run(["--store", SharedStore.path] + typed)
    #expect(!expected.out.isEmpty && given.out == expected.out, "\(given.err)")
    #expect(given.status == expected.status && expected.status < 2)
  }

  @Test func helpOfExportNamesThePageForABrowser() throws {
    let help = try Program.run("help", "export").out
    #expect(help.contains("text, markdown, json, html"))
    #expect(help.contains("bridgebook export cheatsheet --brief -o wall.html"))
  }

  @Test func somethingForTheWallLeadsToTheSheets() throws {
    let sheets = try Program.run("export").out
    #expect(!sheets.isEmpty)
    for words in ["sheet for the wall", "a cheat sheet please"] {
      #expect(try Program.run(words).out == sheets)
    }
    #expect(try Program.run("present a sheet from UIKit").out != sheets)
    let language = try Program.run("help", "scenarios").out
    #expect(try Program.run("write my own scenario").out == language)
  }

  @Test func aSkeletonIsWrittenIntoAFileOnce() throws {
    let folder = try TemporaryFolder()
    let words = ["--store", SharedStore.path, "new", "scenario", "-o", "knob.txt"]
    let written = try Program.run(words, in: folder.path)
    #expect(written.status == 0 && written.out.contains("bridgebook add knob.txt"))
    #expect(written.out.contains("\n  bridgebook simulate knob.txt  runs it\n"))
    let text = try String(contentsOfFile: folder.path("knob.txt"), encoding: .utf8)
    #expect(try text == Program.run("new", "scenario").out)
    let again = try Program.run(words, in: folder.path)
    #expect(again.status == 2 && again.err.contains("--force"))
    // The unfilled blank prevents simulating the text as well as adding it.
    for command in ["add", "simulate"] {
      let refused = try Program.run(
        ["--store", folder.path("book.sqlite"), command, "knob.txt"], in: folder.path)
      #expect(refused.status == 2)
      #expect(
        refused.err.hasPrefix("error: ___ in this line still has to be filled in\n"),
        "\(refused.err)")
      #expect(refused.err.contains("knob.txt:6:5"))
    }
  }

  @Test(arguments: ["diagnose console.txt", "diagnose - < console.txt"])
  func aFindingQuotesLinesAsTheyStand(line: String) throws {
    let folder = try TemporaryFolder()
    let long = "2026-07-01 10:00:00.000000+0000 App[1:2] "
    try folder.write(
      """
      Begin updateUIView 52.5
      Begin didChange 52.4
      [SwiftUI] Modifying state during view update, this will cause undefined behavior.
      End didChange
      End updateUIView
      \(long)[SwiftUI] Modifying state during view update, this will cause undefined behavior.

      """, to: "console.txt")
    let out = try Program.shell("bridgebook \(line)", in: folder.path).out
    #expect(out.contains("Begin updateUIView 52.5"))
    #expect(out.contains("[SwiftUI] Modifying state during view update"))
    #expect(!out.contains(long))
  }

  @Test func theFramesOfACrashAreQuoted() throws {
    let folder = try TemporaryFolder()
    let frame =
      "0x0000000186a0d394 -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 1704"
    try folder.write(
      """
      Application Specific Backtrace 0:
      0   CoreFoundation   0x00000001823cddf0 __exceptionPreprocess + 176
      1   AppKit           \(frame)
      2   AppKit           0x0000000185fc8c08 -[NSView _informContainerThatSubviewsNeedUpdateConstraints] + 60
      3   SwiftUI          0x00000001b1d93c04 $s7SwiftUI13NSHostingViewC17updateConstraintsyyF + 40

      """, to: "crash.txt")
    let result = try Program.shell("bridgebook diagnose crash.txt", in: folder.path).out
    #expect(result.contains("  hosting-window-constraint-loop  "), "\(result)")
    #expect(
      result.contains("AppKit: -[NSWindow(NSDisplayCycle) _postWindow"), "\(result)")
  }
}
