import Foundation
import TestSupport
import Testing

@testable import BridgebookCLI

/// Answers on a real terminal of many sizes.
@Suite struct ScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Screens.console, to: "console.txt")
  }

  private func screens(
    _ commands: [[String]], columns: Int = 80, rows: Int = 24, _ options: [String] = ["PAGER=cat"],
    store: String = SharedStore.path
  ) throws -> [Screens.Screen] {
    try Screens.after(
      commands, columns: columns, rows: rows, options, store: store, in: folder)
  }

  /// Twenty frequently bridged classes: web, maps, text, pickers, lists, and presented controllers.
  static let classes = [
    "WKWebView", "MKMapView", "UITextView", "UITextField", "UIImagePickerController",
    "UIActivityViewController", "UIVisualEffectView", "UIScrollView", "UICollectionView",
    "UITableView", "UILabel", "UIPageViewController", "SFSafariViewController", "PDFView",
    "PHPickerViewController", "UIDocumentPickerViewController", "UISearchBar", "UIPageControl",
    "NSTextView", "UIPanGestureRecognizer",
  ]

  @Test func aRecommendationFitsTheScreen() throws {
    let commands = Self.classes.map { ["recommend", $0] }
    for (words, screen) in zip(commands, try screens(commands)) {
      let name = words[1]
      #expect(screen.status == 0, "\(name)")
      #expect(screen.lines.count < 24, "\(name): \(screen.lines.joined(separator: "\n"))")
      let verdict = screen.lines.first ?? ""
      #expect(verdict.contains(name) && verdict.contains(/^(Use|Wrap|Present)\b/), "\(verdict)")
      #expect(screen.lines.contains("What can go wrong"), "\(name)")
      #expect(screen.lines.allSatisfy { TextWidth.of($0) <= 80 }, "\(name)")
      #expect(
        screen.lines.contains("Code") || screen.lines.contains("Code, if you need \(name)"),
        "\(name)"
      )
    }
  }

  @Test func theWizardEndsWithTheCommandLineOfItsAnswer() throws {
    let screen = try #require(
      try screens([["recommend"]], ["--type", "MKMapView\n16\n", "PAGER=cat"]).first)
    #expect(screen.status == 0)
    #expect(screen.lines.last == "  bridgebook recommend MKMapView --target 16")
    #expect(screen.lines.contains { $0.contains("Use Map(coordinateRegion:).") })
  }

  @Test func theWizardGoesBackAndQuits() throws {
    let start = ["recommend", "--answer", "direction=into-swiftui", "--platform", "ios"]
    let back = try #require(
      try screens([start], columns: 200, ["--type", "controller\nb\nview\n", "PAGER=cat"]).first)
    #expect(back.status == 0)
    #expect(
      back.lines.last
        == "  bridgebook recommend --platform ios --answer direction=into-swiftui --answer thing=view"
    )
    let quit = try #require(try screens([["recommend"]], ["--type", "q\n", "PAGER=cat"]).first)
    #expect(quit.status == 1)
    let early = try #require(
      try screens([["recommend"]], ["--type", "MKMapView\nb\nPDFView\nq\n", "PAGER=cat"]).first)
    #expect(early.status == 1)
    // The terminal may echo what was typed before the prompt, so a question may follow echoed text
    // in its line.
    #expect(early.lines.count { $0.contains("What do you want to bridge?") } == 2)
    #expect(!early.lines.contains { $0.hasPrefix("Use ") || $0.hasPrefix("Wrap ") })
    let later = try #require(try screens([start], ["--type", "99\nq\n", "PAGER=cat"]).first)
    #expect(later.status == 1)
    #expect(later.lines.contains { $0.contains("Type a number from 1 to") })
  }

  @Test(arguments: [20, 80]) func aTableFitsTheScreen(columns: Int) throws {
    let query = "SELECT id, symptom, title, severity FROM gotchas"
    let screen = try #require(try screens([["sql", query]], columns: columns).first)
    #expect(screen.status == 0)
    #expect(screen.lines.count > 50)
    #expect(screen.lines.allSatisfy { TextWidth.of($0) <= columns })
    #expect(screen.lines.contains { $0.contains("…") })
  }

  @Test func aRunIsRemovedOnATerminalOnlyAfterConsent() throws {
    let path = folder.path("own.sqlite")
    try SharedStore.copy(to: path)
    func runs(_ words: String) throws -> String {
      try Program.shell("bridgebook \(words)", store: path, in: folder.path).out
    }
    let imported = try runs("--format json import console.txt")
    let id = String(try #require(imported.firstMatch(of: /"id": "([0-9a-f]{12})"/)?.1))
    let words = ["runs", "remove", id]
    let kept = try #require(
      try screens([words], ["--type", "n\n", "PAGER=cat"], store: path).first)
    #expect(kept.status == 1)
    #expect(try runs("runs").contains(id))
    let gone = try #require(
      try screens([words], ["--type", "y\n", "PAGER=cat"], store: path).first)
    #expect(gone.status == 0)
    #expect(try !runs("runs").contains(id))
  }

  @Test(arguments: [20, 80, 400])
  func noLineIsLongerThanTheTerminal(columns: Int) throws {
    let commands = [
      ["recommend", "MKMapView"], ["recommend", "MKMapView", "--all"],
      ["show", "update-unguarded"], ["show", "--all", "update-unguarded"], ["show", "map-wrapper"],
      ["diagnose", folder.path("console.txt")], ["diagnose", "--all", folder.path("console.txt")],
      ["search", "状態 更新"], ["list", "gotchas"], ["help"], ["help", "recommend"], ["runs"], ["tree"],
      ["simulate", "map-wrapper", "--variant", "M1"],
    ]
    for (words, screen) in zip(commands, try screens(commands, columns: columns)) {
      let longest = screen.lines.max { TextWidth.of($0) < TextWidth.of($1) } ?? ""
      #expect(TextWidth.of(longest) <= columns, "\(words): \(longest)")
    }
  }

  @Test func aDiagnosisStartsWithTheTableAndHasTheFixOnTheFirstScreen() throws {
    let screen = try #require(
      try screens([["diagnose", folder.path("console.txt")]]).first)
    #expect(screen.lines.first?.hasPrefix("1 error") == true)
    #expect(screen.lines.count < 24)
    #expect(screen.lines.contains { $0.hasPrefix("  fix: Write back in a later turn") })
    #expect(screen.lines.contains { $0.contains("console.txt:1, 3, 5") })
  }

  /// The first findings of every kind of log, with the first step of the first one.
  @Test func aLogOfAnyFormatHasItsFirstStepOnTheFirstScreen() throws {
    for sample in Fixture.all { try folder.write(sample.text, to: sample.format) }
    let commands = Fixture.all.map { ["diagnose", folder.path($0.format)] }
    var found = 0
    for (sample, screen) in zip(Fixture.all, try screens(commands)) {
      let isCalm = screen.lines.first == "Nothing found in what this trace can show."
      if isCalm { continue }
      found += 1
      #expect(screen.lines.first?.contains(/^\d+ (error|warning|note)/) == true, "\(sample)")
      for label in ["  cause: ", "  fix: "] {
        let place = screen.lines.firstIndex { $0.hasPrefix(label) }
        #expect((place ?? .max) < 23, "\(sample): \(label)")
      }
    }
    #expect(found > 10)
  }

  @Test func theMostLinkedEntriesFitTheScreen() throws {
    let query = """
      SELECT target_id FROM links WHERE relation = 'link'
      GROUP BY target_id ORDER BY count(*) DESC, target_id LIMIT 20
      """
    let rows = try Program.run("sql", "--format", "csv", query)
    let ids = rows.out.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
    #expect(ids.count == 20, "\(rows.err)")
    for (id, screen) in zip(ids, try screens(ids.map { ["show", $0] })) {
      #expect(screen.lines.count < 24, "\(id): \(screen.lines.count)")
      let parts = screen.lines.contains("Symptom") ? ["Cause", "Fix"] : ["When", "Rules"]
      #expect(parts.allSatisfy(screen.lines.contains), "\(id)")
      #expect(screen.lines.contains { $0.hasPrefix("More: ") }, "\(id)")
    }
  }

  /// A sample of each kind of entry, and all entries of kinds that can be long.
  @Test func anEntryOfAnyKindFitsTheScreen() throws {
    var ids = ["msg-modifying-state", "update-unguarded.cause.1"]
    for (kind, step) in [
      ("scenarios", 4), ("claims", 4), ("gotchas", 12), ("patterns", 12), ("components", 60),
      ("tasks", 40), ("availability", 20),
    ] {
      let listed = try Program.run("list", kind).out.split(separator: "\n")
        .compactMap { $0.split(separator: "\t").first.map(String.init) }
      #expect(listed.count > step, "\(kind)")
      ids += stride(from: 0, to: listed.count, by: step).map { listed[$0] }
    }
    for (id, screen) in zip(ids, try screens(ids.map { ["show", $0] })) {
      #expect(screen.status == 0 && screen.lines.count > 2, "\(id)")
      #expect(screen.lines.count < 24, "\(id): \(screen.lines.count)")
    }
    let all = try screens(
      ["map-wrapper", "c08-update-on-every-change"].map { ["show", "--all", $0] })
    #expect(all.allSatisfy { $0.lines.count > 24 })
  }

  @Test(arguments: [
    (["NO_COLOR=1"], false), (["TERM=dumb"], false), (["CLICOLOR=0"], false), ([], true),
    (["NO_COLOR=1", "CLICOLOR_FORCE=1"], false), (["TERM="], false),
  ])
  func colorsAreThereWhereTheyBelong(variables: [String], isColorful: Bool) throws {
    let screen = try #require(
      try screens([["show", "update-unguarded"]], ["PAGER=cat"] + variables).first)
    #expect(screen.raw.contains("\u{1b}") == isColorful)
  }

  @Test func theWordsThatMatchStandOut() throws {
    let screen = try #require(try screens([["search", "cursor jumps"]]).first)
    #expect(screen.raw.contains("\u{1b}[1mcursor\u{1b}[0m"))
    let plain = try #require(
      try screens([["search", "cursor jumps"]], ["PAGER=cat", "NO_COLOR=1"]).first)
    #expect(plain.lines == screen.lines && !plain.raw.contains("\u{1}"))
    #expect(try !Program.run("search", "cursor jumps").out.contains("\u{1}"))
  }

  @Test func asManyResultsAreShownAsFit() throws {
    for rows in [24, 60] {
      let screen = try #require(try screens([["search", "cursor jumps"]], rows: rows).first)
      #expect(screen.lines.count < rows)
      let more = screen.lines.compactMap { $0.firstMatch(of: /^(\d+) more: --limit 10$/)?.1 }
      #expect(more.isEmpty == (rows == 60))
      let results = screen.lines.count {
        $0.contains(/^[\w-]+  (gotcha|pattern|task|claim|component)/)
      }
      #expect(results + (more.first.flatMap { Int($0) } ?? 0) == 10)
    }
    let all = try #require(try screens([["search", "cursor jumps", "--limit", "10"]]).first)
    #expect(all.lines.count > 24)
  }

  @Test func titlesOfAListStayInTheirColumn() throws {
    let screen = try #require(try screens([["list"]]).first)
    let wrapped = screen.lines.filter { $0.hasPrefix("  ") }
    #expect(wrapped.count > 50)
    let narrow = wrapped.count { !$0.hasPrefix(String(repeating: " ", count: 12)) }
    // A name longer than half the line has no column next to it.
    #expect(narrow * 4 < wrapped.count, "\(narrow) of \(wrapped.count)")
  }

  @Test func twoRunsStandSideBySide() throws {
    let screen = try #require(
      try screens([["runs", "compare", "map-wrapper/M1", "map-wrapper/M3"]]).first)
    let heads = try #require(screen.lines.first { $0.hasSuffix("map-wrapper/M3") })
    let column = try #require(heads.firstRange(of: "map-wrapper/M3")).lowerBound
    let updates = try #require(screen.lines.first { $0.hasPrefix("  update ") })
    #expect(updates[column...] == "5")
    let gone = try #require(screen.lines.first { $0.hasPrefix("  state-modified-during-update") })
    #expect(gone[column...] == "-" && gone.contains("error"))
  }

  /// Mistakes of users who do not know the next word.
  @Test func aMissingOrMisplacedWordIsAnsweredWithTheNextCommand() throws {
    for (words, help) in [
      (["simulate"], "bridgebook list scenarios"), (["show"], "bridgebook search finds an id"),
      (["cheatsheet"], "bridgebook export cheatsheet prints the sheet"),
    ] {
      let result = try Program.run(words)
      #expect(result.status == 2 && result.err.contains(help), "\(words): \(result.err)")
    }
  }

  @Test func theSheetsStandInColumns() throws {
    let screen = try #require(try screens([["export"]]).first)
    let first = try #require(screen.lines.first { $0.hasPrefix("book ") })
    let second = try #require(screen.lines.first { $0.hasPrefix("compare A B") })
    let column = try #require(first.firstRange(of: "everything in the store")).lowerBound
    #expect(second[column...].hasPrefix("two runs"))
  }

  @Test func colorsCanBeForcedIntoAPipe() throws {
    let forced = try Program.shell("CLICOLOR_FORCE=1 bridgebook show update-unguarded")
    #expect(forced.out.contains("\u{1b}["))
  }

  @Test func aLongAnswerGoesThroughThePagerAndALeftPagerIsNoError() throws {
    let long = ["show", "--all", "update-unguarded"]
    let paged = try #require(try screens([long], ["PAGER=sed s/^/P:/"]).first)
    #expect(paged.status == 0 && paged.lines.allSatisfy { $0.hasPrefix("P:") })
    let left = try #require(try screens([long], ["PAGER=head -3"]).first)
    #expect(left.status == 0 && left.lines.count == 3)
    let missing = try #require(try screens([long], ["PAGER=no-such-pager"]).first)
    #expect(missing.status == 0 && missing.lines.count > 100)
    let none = try #require(try screens([long + ["--no-pager"]], ["PAGER=sed s/^/P:/"]).first)
    #expect(none.lines.allSatisfy { !$0.hasPrefix("P:") })
    let short = try #require(try screens([["--version"]], ["PAGER=sed s/^/P:/"]).first)
    #expect(short.lines.first?.hasPrefix("bridgebook") == true)
  }
}
