import BridgebookStore
import Foundation
import Testing

/// Output of `export` to a path and to a pipe, and the contents of sheets.
@Suite struct ExportTests {
  private func ids(_ kind: String) throws -> [String] {
    try Program.run("list", kind).out.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
  }

  private func sheet(_ words: String...) throws -> String {
    let result = try Program.run(["--store", SharedStore.path, "export"] + words)
    #expect(result.status == 0, "\(words): \(result.err)")
    #expect(result.err == "")
    #expect(result.out.hasPrefix("# "))
    #expect(result.out.hasSuffix("\n") && !result.out.hasSuffix("\n\n"))
    return result.out
  }

  @Test(arguments: [("gotchas", 73), ("patterns", 67), ("claims", 65)])
  func everyEntryHasOneRowOfItsTable(kind: String, atLeast: Int) throws {
    let text = try sheet(kind)
    let ids = try ids(kind)
    #expect(ids.count >= atLeast)
    for id in ids {
      // A hint may name another entry, so only the id at the end of a cell counts.
      #expect(text.components(separatedBy: " `\(id)` |").count == 2, "\(id)")
    }
  }

  @Test func everyClassHasOneRowWithItsBridge() throws {
    let rows = try sheet("components").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let store = try Connection(path: SharedStore.path, mode: .readOnly)
    let names = try store.rows(
      "SELECT title FROM entry WHERE kind = 'component' ORDER BY position"
    ) { $0.text(0) }
    #expect(rows.count == names.count)
    for (row, name) in zip(rows, names) {
      let cells = row.components(separatedBy: " | ")
      #expect(cells.count == 5, "\(row)")
      #expect(cells.count == 5 && cells[0].hasPrefix("| `\(name)`") && !cells[3].isEmpty, "\(row)")
    }
  }

  @Test func theCheatSheetFollowsTheStore() throws {
    let text = try sheet("cheatsheet")
    let full = try sheet("cheatsheet", "--full")
    let all = try ids("gotchas")
    for id in all { #expect(full.contains("`\(id)`"), "\(id)") }
    let store = try Connection(path: SharedStore.path, mode: .readOnly)
    let errors = try store.rows("SELECT id FROM gotchas WHERE severity = 'error'") { $0.text(0) }
    for id in errors { #expect(text.contains("`\(id)`"), "\(id)") }
    let shown = all.count { text.contains(" · `\($0)`") }
    #expect(text.contains("\n\(all.count - shown) rarer or milder ones: "))
    let techniques = try store.rows(
      "SELECT DISTINCT technique FROM tree_leaf WHERE approach <> 'none'"
    ) { $0.text(0) }
    #expect(techniques.count > 10)
    for technique in techniques { #expect(text.contains(technique), "\(technique)") }
    let beliefs = try store.rows("SELECT belief FROM entry WHERE belief IS NOT NULL") { $0.text(0) }
    #expect(full.contains("| you might think |"))
    // Words with an at sign are formatted as code, so that sites do not turn them into mentions.
    let plain = { (text: String) in text.filter { $0 != "\\" && $0 != "`" } }
    let plainFull = plain(full)
    for belief in beliefs { #expect(plainFull.contains(plain(belief)), "\(belief)") }
    for heading in [
      "Which bridge", "Life cycles", "State in both directions",
      "Hosting SwiftUI", "Shared models and observation", "Gotchas by symptom",
    ] {
      #expect(text.contains("\n## \(heading)\n"), "\(heading)")
    }
    // These headings do not fit on four pages.
    for heading in ["Techniques", "Common tasks", "Anti-patterns", "Claims"] {
      #expect(full.contains("\n## \(heading)\n"), "\(heading)")
      #expect(!text.contains("\n## \(heading)\n"), "\(heading)")
    }
  }

  @Test func theBriefSheetHasWhatHurtsWithItsFixAndOneWrapper() throws {
    let text = try sheet("cheatsheet", "--brief")
    let hurts = text.components(separatedBy: "## The most serious gotchas\n")[1].split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("- ") }
    #expect(hurts.count == 10)
    // These are the most frequent gotchas of maps, text views and pickers.
    for id in [
      "state-modified-during-update", "update-unguarded", "delegate-not-set",
      "update-feedback-loop",
    ] {
      #expect(hurts.contains { $0.hasSuffix("`\(id)`") }, "\(id)")
    }
    for line in hurts { #expect(line.contains(" → ") && line.hasSuffix("`"), "\(line)") }
    #expect(text.contains("```swift\n") && text.contains("UIViewRepresentable {"))
    // Nothing is repeated: no two lines have the same bridges.
    let hosting = text.components(separatedBy: "## The most serious gotchas\n")[0]
      .components(separatedBy: "SwiftUI content into UIKit")[1]
    let bridges = hosting.split(separator: "\n").filter { $0.hasPrefix("- ") }
      .map { $0.components(separatedBy: ": ").dropFirst().joined(separator: ": ") }
    #expect(bridges.count > 5 && Set(bridges).count == bridges.count)
    let mac = try sheet("cheatsheet", "--brief", "--platform", "macos")
    #expect(mac.contains("```swift\n") && mac.contains(": NSViewRepresentable {"))
  }

  @Test func aTargetShowsOnlyWhatItHasAndWhatToUseInstead() throws {
    let old = try sheet("cheatsheet", "--target", "16")
    let bridges = old.components(separatedBy: "## Not yet available on iOS 16")[0]
    #expect(!bridges.contains("UIGestureRecognizerRepresentable"))
    #expect(old.contains("| `UIGestureRecognizerRepresentable` | iOS 18 | `UIViewRepresentable`"))
    #expect(old.contains("| `@Observable` | iOS 17 | `ObservableObject`"))
    let new = try sheet("cheatsheet", "--target", "18")
    #expect(!new.contains("| `UIGestureRecognizerRepresentable` | iOS 18 | `UIViewRepresentable`"))
    let mac = try sheet("cheatsheet", "--platform", "macos")
    #expect(mac.contains("NSHostingView") && !mac.contains("| hosting | `UIHostingController` |"))
  }

  @Test func aTopicAndAnApproachNarrowASheet() throws {
    let topic = try sheet("cheatsheet", "--topic", "observation")
    #expect(topic.contains("`observation-not-tracked`") && !topic.contains("`safe-area`"))
    let approach = try sheet("gotchas", "--approach", "gesture")
    #expect(approach.contains("`gesture-conflict`") && !approach.contains("`safe-area`"))
    let component = try sheet("cheatsheet", "--component", "mkmapview", "--target", "16")
    #expect(component.hasPrefix("# MKMapView on iOS 16\n"))
    #expect(component.contains("```swift\n") && component.contains("MKMapViewDelegate"))
    #expect(component.contains("`lossy-readback`"))
  }

  @Test func theSheetOfAClassSaysWhatRecommendSays() throws {
    let sheet = try sheet("cheatsheet", "--component", "UITextField", "--target", "17")
    let recommended = try Program.run("recommend", "UITextField", "--target", "17").out
    let use = try #require(recommended.firstMatch(of: /Use \w+\./)).output
    #expect(sheet.contains("**TextField**: \(use)"), "\(sheet)")
    // The lack of attributed text ended with iOS 15.
    #expect(sheet.contains("attributed text") && !sheet.contains("focus set in code"), "\(sheet)")
    let old = try self.sheet("cheatsheet", "--component", "UITextField", "--target", "14")
    #expect(old.contains("focus set in code") && old.contains("until iOS 15.0"), "\(old)")
  }

  @Test func aReportQuotesTheLinesOfEachFinding() throws {
    let text = try sheet("run", "map-wrapper/M2")
    #expect(text.contains("`update-unguarded`, warning, likely"))
    #expect(text.contains("set centerCoordinate = position"))
    #expect(text.contains("## Timeline\n\n<details>\n<summary>"))
    #expect(text.contains(" steps</summary>\n\n```text\n") && text.contains("```\n\n</details>\n"))
    let comparison = try sheet("compare", "map-wrapper/M1", "map-wrapper/M3")
    #expect(comparison.contains("| `state-modified-during-update` |"))
    #expect(comparison.contains("| update | 2 | 5 |"))
  }

  @Test func whatTheSecondRunCannotShowIsNotGone() throws {
    let folder = try TemporaryFolder()
    let line = "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"
    try folder.write(
      "Begin updateUIView text=a\nBegin didChange text=a\n\(line)End didChange\nEnd updateUIView\n",
      to: "before.log")
    try folder.write("nothing of this is known\n", to: "after.log")
    try SharedStore.copy(to: folder.path("book.sqlite"))
    let store = ["--store", folder.path("book.sqlite")]
    let read = try Program.run(
      store + ["--format", "json", "import", "before.log", "after.log"], in: folder.path)
    let runs = try #require(read.json()["runs"] as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    #expect(runs.count == 2)
    let report = try Program.run(store + ["export", "compare"] + runs).out
    #expect(
      report.contains("| not found, but the second run does not show enough of it |"), "\(report)")
    #expect(report.contains("**After:**\n\n- "))
    let other = try Program.run(store + ["export", "compare"] + runs.reversed()).out
    #expect(other.contains(" | new |") && !other.contains("not found, but"))
  }

  @Test func aBridgeOfOnePlatformIsNamedWithItAlone() throws {
    let sheet = try Program.run(["--store", SharedStore.path, "export", "cheatsheet", "--brief"])
      .out
    #expect(sheet.contains("\n- an ornament of visionOS: visionOS: `UIHostingOrnament` / –\n"))
    #expect(
      sheet.contains("\n- a popover: `UIHostingController`; tvOS: – / `NSHostingController`\n"))
  }

  @Test(arguments: [
    ["cheatshet"], ["gotchas", "x"], ["run"], ["run", "nowhere/x"], ["compare", "map-wrapper/M1"],
    ["tree", "--brief"], ["tree", "--as", "svg"], ["cheatsheet", "--brief", "--full"],
    ["cheatsheet", "--topic", "observatin"], ["cheatsheet", "--component", "MKMapViw"],
    ["cheatsheet", "--component", "MKMapView", "--topic", "state"],
    ["gotchas", "--approach", "gestur"], ["gotchas", "--target", "19"],
    ["--format=json", "claims"],
  ])
  func aMistakeIsAnswered(words: [String]) throws {
    let result = try Program.run(["--store", SharedStore.path, "export"] + words)
    #expect(result.status == 2)
    #expect(result.err.contains("error: ") && result.err.contains("help: "))
    if !words.contains("--format=json") { #expect(result.out == "") }
  }
}
