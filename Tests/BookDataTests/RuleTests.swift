import Bridgebook
import BridgebookApp
import Testing

/// Each rule of the checker finds its fault in a small book that has no other fault.
@Suite struct RuleTests {
  struct Case: CustomTestStringConvertible {
    let file: String
    let part: String
    let other: String
    let problems: [BookProblem]

    var testDescription: String { "\(problems.map(\.fault))" }

    init(
      _ file: String, _ part: String, _ other: String, _ path: String, line: Int = 1,
      _ faults: BookProblem.Fault...
    ) {
      self.file = file
      self.part = part
      self.other = other
      problems = faults.map { BookProblem(path: path, line: line, $0) }
    }
  }

  static let gotchaPath = "gotchas/lost-caret.txt"
  static let patternPath = "patterns/compare-first.txt"
  static let claimPath = "claims/c99-claim.txt"
  static let componentPath = "components/UIDial.txt"
  static let taskPath = "tasks/turn-a-dial.txt"
  static let treePath = "trees/bridge.txt"
  static let lexiconPath = "tables/lexicon.txt"

  @Test func theSmallBookIsFine() throws {
    #expect(try SmallBook.problems() == [])
  }

  @Test(arguments: references + marks + claims + examples + components + releases + others + tasks)
  func finds(_ fault: Case) throws {
    let found = try SmallBook.problems(in: fault.file, replacing: fault.part, with: fault.other)
    #expect(found == fault.problems)
  }

  static let references: [Case] = [
    Case("gotcha", "links: compare-first", "links: nobody", gotchaPath, .unknownLink("nobody")),
    Case("gotcha", "claims: c99-claim", "claims: c99-claim, c98", gotchaPath, .unknownClaim("c98")),
    Case(
      "gotcha", "claims: c99-claim", "claims: c99-claim, UIDial", gotchaPath,
      .unknownClaim("UIDial")),
    Case(
      "gotcha", "sources: seed-000", "sources: seed-000, seed-009", gotchaPath,
      .unknownSource("seed-009")),
    Case(
      "component", "macos 13.0 | seed-000", "macos 13.0 | seed-009", componentPath, line: 16,
      .unknownSource("seed-009")),
    Case(
      "component", "## Traps", "## Setup\n- NSDial | info | ios 16.0 | seed-009\n\n## Traps",
      componentPath, line: 22, .unknownSource("seed-009")),
    Case(
      "claim", "stated | seed-002", "stated | seed-009", claimPath, line: 7,
      .unknownSource("seed-009")),
    Case(
      "gotcha", "~~~~trace plain\n!", "~~~~trace plain also: nobody@1\n!", gotchaPath, line: 30,
      .unknownGotcha("nobody")),
    Case("tree", "pattern: compare-first", "pattern: nobody", treePath, .unknownPattern("nobody")),
    Case("tree", "gotchas: lost-caret", "gotchas: UIDial", treePath, .unknownGotcha("UIDial")),
    Case("lexicon", "UIDial", "UIKnob", lexiconPath, .unknownComponent("UIKnob")),
    Case("lexicon", "thing", "think", lexiconPath, .unknownFact("think")),
    Case(
      "lexicon", "thing | view", "thing | vew", lexiconPath,
      .unknownChoice(fact: "thing", choice: "vew")),
    Case(
      "lexicon", "thing | view", "library | DialView view here https://example.com", lexiconPath,
      .unknownChoice(fact: "library", choice: "DialView view here https://example.com")),
    Case(
      "sources", "seed-002 |", "seed-002 | article | Too | -\nseed-002 |", "tables/sources.txt",
      .duplicateId("seed-002")),
  ]

  static let marks: [Case] = [
    Case(
      "gotcha", "again.[^seed-000]", "again.[^seed-002]", gotchaPath, line: 17,
      .unlistedMark("seed-002")),
    Case(
      "gotcha", "again.[^seed-000]", "again.", gotchaPath, line: 17,
      .unmarkedSentence(heading: "Cause", text: "The text is set again.")),
    Case(
      "gotcha", "caret.[^inference]", "caret", gotchaPath, line: 17,
      .unmarkedSentence(heading: "Cause", text: "It resets e.g. the caret")),
    Case(
      "gotcha", "first.[^seed-000]", "first.", gotchaPath, line: 20,
      .unmarkedSentence(heading: "Fix", text: "Compare first.")),
    Case(
      "gotcha", "once.[^seed-000]", "once!", gotchaPath, line: 20,
      .unmarkedSentence(heading: "Fix", text: "Call `view.text = x.` once!")),
    Case(
      "pattern", "more.[^seed-000]", "more. Yes.[^seed-000]", patternPath, line: 22,
      .unmarkedSentence(heading: "Watch", text: "Nothing more.")),
    Case(
      "component", "ticks.[^seed-000]", "ticks?", componentPath, line: 22,
      .unmarkedSentence(heading: "Traps", text: "It ticks?")),
  ]

  static let claims: [Case] = [
    Case(
      "claim", "- for | printed", "- for | stated", claimPath, line: 7, .unsettled(status: "shown")),
    Case(
      "claim", "- for | printed", "- against | printed", claimPath, line: 7,
      .unsettled(status: "shown")),
    Case(
      "claim", "status: shown\nsources: seed-000, seed-002\n",
      "status: refuted\nsources: seed-000, seed-002\n\n## Correction\nNo.\n", claimPath, line: 10,
      .unsettled(status: "refuted")),
    Case(
      "claim", "- against | stated | seed-002 | Says otherwise.\n", "", claimPath, line: 7),
    Case(
      "claim",
      "- for | printed | seed-000 | Prints so.\n- against | stated | seed-002 | Says otherwise.",
      "", claimPath, line: 7, .noGrounds),
    Case(
      "claim", "status: shown\nsources: seed-000, seed-002\n\n## Grounds\n- for | printed",
      "status: disputed\nsources: seed-000, seed-002\n\n## Grounds\n- for | stated",
      claimPath, .missingSection("Dispute")),
    Case(
      "claim",
      "status: shown\nsources: seed-000, seed-002\n\n## Grounds\n- for",
      "status: disputed\nsources: seed-000, seed-002\n\n## Dispute\nBoth.\n\n## Grounds\n- against",
      claimPath, line: 10, .oneSidedDispute),
    Case(
      "claim", "status: shown", "status: stated", claimPath, line: 7,
      .statusDiffers(status: "stated", follows: "shown")),
    // If the status is omitted, it is the one that follows from the grounds.
    Case("claim", "status: shown\n", "", claimPath),
  ]

  static let examples: [Case] = [
    Case(
      "gotcha", "! caret moved", "  caret moved", gotchaPath, line: 30, .unmarkedTriggeringExample),
    Case("gotcha", "  nothing", "@ nothing", gotchaPath, line: 35, .markedCleanExample),
    Case(
      "gotcha", "\n## Clean\n~~~~trace plain\n  nothing\n~~~~\n", "", gotchaPath,
      .missingSection("Clean")),
    Case(
      "gotcha",
      "\n## Triggering\n~~~~trace plain\n! caret moved\n~~~~\n\n## Clean\n~~~~trace plain\n  nothing\n~~~~\n",
      "", gotchaPath, .missingSection("Triggering"), .missingSection("Clean")),
  ]

  static let components: [Case] = [
    Case(
      "component", "role: view", "role: layer", componentPath,
      .unknownChoice(fact: "thing", choice: "layer"),
      .kindDoesNotFitRole(kind: "view", role: "layer")),
    Case(
      "component", "class-kind: view\nrole: view", "class-kind: controller\nrole: controller",
      componentPath, .missingKey("presentation")),
    Case(
      "component", "platforms: ios 3.0", "platforms: ios 3.0\nplace: moon", componentPath,
      .unknownChoice(fact: "place", choice: "moon")),
    Case(
      "component", "platforms: ios 3.0", "platforms: ios 3.0\npresentation: present",
      componentPath, .unknownChoice(fact: "presentation", choice: "present")),
    Case(
      "component", "role: view", "role: slot", componentPath, .missingKey("place"),
      .missingSection("Instead"), .missingSection("Code")),
    Case("component", "lacks-terms: ticks\n", "", componentPath, .missingKey("lacks-terms")),
    Case(
      "component", "\n## Lacks\n- ticks | seed-000 | ios 16.0\n", "", componentPath,
      .missingSection("Lacks")),
    Case(
      "component", "- ticks | seed-000", "- ticks | seed-009", componentPath, line: 19,
      .unknownSource("seed-009")),
    Case(
      "component", "| ios 16.0\n\n## Traps", "| ios 16.9\n\n## Traps", componentPath,
      .unreleased(platform: "ios", version: "16.9")),
    // A modifier may cover a view class partly, and accompany a view that covers it fully.
    Case("component", "Gauge | view", "Gauge | modifier", componentPath),
    Case(
      "component", "native: partial\nlacks-terms: ticks", "native: full\nlacks-terms: ticks",
      componentPath),
    Case(
      "component",
      "native: partial\nlacks-terms: ticks\nsources: seed-000\nterms: dial\nlinks: lost-caret\n"
        + "audited: iOS 26\n\n## Native\n- Gauge | view",
      "native: full\nlacks-terms: ticks\nsources: seed-000\nterms: dial\nlinks: lost-caret\n"
        + "audited: iOS 26\n\n## Native\n- Gauge | modifier",
      componentPath, .modifierReplacesView(api: "Gauge")),
    Case(
      "component", "macos 13.0 | seed-000\n",
      "macos 13.0 | seed-000 | until ios 17.0\n- Wheel | view | ios 18.0 | seed-000\n",
      componentPath, .noSuccessor(api: "Gauge", platform: "ios")),
    Case(
      "component", "macos 13.0 | seed-000\n",
      "macos 13.0 | seed-000 | until ios 17.0\n- Wheel | view | ios 17.0 | seed-000\n",
      componentPath),
    Case(
      "component", "\n## Native\n- Gauge | view | ios 16.0, macos 13.0 | seed-000\n", "",
      componentPath,
      .missingSection("Native")),
    Case(
      "component", "\n## Sample\n~~~~swift make\nlet view = UIDial()\n~~~~\n", "", componentPath,
      .missingSection("Sample")),
  ]

  static let releases: [Case] = [
    Case(
      "gotcha", "ios 13.0", "ios 19.0", gotchaPath, .unreleased(platform: "ios", version: "19.0")),
    Case(
      "component", "platforms: ios 3.0", "platforms: ios 13.1.2", componentPath,
      .unreleased(platform: "ios", version: "13.1.2")),
    Case(
      "component", "Gauge | view | ios 16.0", "Gauge | view | ios 17.0", componentPath,
      .availabilityDiffers(api: "Gauge", platform: "ios", here: "17.0", table: "16.0")),
    Case(
      "component", "Gauge | view | ios 16.0,", "Dial(value:) | view | ios 16.0, catalyst 16.0,",
      componentPath,
      .availabilityDiffers(api: "Dial(value:)", platform: "catalyst", here: "16.0", table: "-")),
    Case(
      "tree", "requires: ios 13.0", "requires: ios 13.0, catalyst 13.0", treePath,
      .availabilityDiffers(
        api: "UIViewRepresentable", platform: "catalyst", here: "13.0", table: "-")),
    Case(
      "pattern", "ios 16.0, macos 13.0", "ios 16.0, catalyst 16.0", patternPath,
      .availabilityDiffers(
        api: "UIViewRepresentable", platform: "catalyst", here: "16.0", table: "-")),
    Case(
      "availability", "Gauge / Dial(value:) | ios 16.0",
      "Gauge / Dial(value:) | tvos 9.0, ios 16.0",
      "tables/availability.txt#api-gauge", .unreleased(platform: "tvos", version: "9.0")),
  ]

  static let others: [Case] = [
    Case("pattern", "let range", "\tlet range", patternPath, line: 17, .tabInCode),
    Case(
      "pattern", "0...10", String(repeating: "1", count: 101), patternPath, line: 17,
      .longCodeLine(columns: 113)),
    Case(
      "pattern", "let range = 0...10", "  ...", patternPath, line: 17, .placeholderInCode("...")),
    Case(
      "component", "let view = UIDial()", "// TODO: a view", componentPath, line: 25,
      .placeholderInCode("// TODO: a view")),
    Case(
      "pattern", "```swift\nlet range = 0...10\n```", "None.", patternPath, line: 17,
      .missingCode(heading: "Code")),
    Case(
      "gotcha", "```swift\n", "```text\n", gotchaPath, line: 20, .missingCode(heading: "Fix")),
    Case(
      "gotcha", "let unmarked = \"Sentences in code need no mark.\"", "let dial = Gauge(1)",
      gotchaPath, line: 20, .newerThanEntry(api: "Gauge", platform: "ios", since: "16.0")),
    Case("gotcha", "let unmarked = ", "struct Gauge {}\nlet unmarked = Gauge() // ", gotchaPath),
    Case(
      "gotcha", "let unmarked = ", "// from iOS 16\nlet dial = Gauge(1)\nlet unmarked = ",
      gotchaPath),
    Case(
      "gotcha", "The caret jumps.", "The grey caret jumps.", gotchaPath, line: 14,
      .britishSpelling(word: "grey", american: "gray")),
    Case("gotcha", "The caret jumps.", "The `grey` caret \"Grey\" jumps.", gotchaPath),
    Case(
      "claim", "Says otherwise.", "Says Grey.", claimPath, line: 7,
      .britishSpelling(word: "Grey", american: "gray")),
    Case(
      "sources", "seed-002 |", "seed-001 | article | Half | -\nseed-002 |", "tables/sources.txt",
      .unusedSource("seed-001")),
  ]

  /// A case above provokes each kind of fault, and each has its own sentence and remedy.
  @Test func everyKindOfFaultIsFoundAndExplained() {
    let cases =
      RuleTests.references + RuleTests.marks + RuleTests.claims + RuleTests.examples
      + RuleTests.components + RuleTests.releases + RuleTests.others + RuleTests.tasks
    let problems =
      cases.flatMap(\.problems) + [
        BookProblem(path: RuleTests.gotchaPath, .sameSymptom(as: "lost-caret")),
        BookProblem(path: RuleTests.claimPath, .unlinked),
      ]
    #expect(Set(problems.map(\.fault.kind)) == Set(BookProblem.Fault.Kind.allCases))
    for problem in problems {
      let message = BookProblemText.message(for: problem)
      #expect(message.message.hasSuffix(" (\(problem.fault.kind.rawValue))"))
      #expect(message.location?.hasPrefix(problem.path) == true)
      #expect(message.help?.isEmpty == false)
    }
  }

  /// Faults that require two entries.
  @Test func aSecondEntryWithTheSameIdOrSymptom() throws {
    var book = SmallBook()
    book.files["other"] = SmallBook.gotcha
    #expect(
      try book.problems() == [
        BookProblem(path: RuleTests.gotchaPath, .duplicateId("lost-caret")),
        BookProblem(path: RuleTests.gotchaPath, line: 14, .sameSymptom(as: "lost-caret")),
      ])
    book.files["other"] = SmallBook.claim.replacing("c99-claim", with: "c98-claim")
    #expect(try book.problems() == [BookProblem(path: "claims/c98-claim.txt", .unlinked)])
  }
}
