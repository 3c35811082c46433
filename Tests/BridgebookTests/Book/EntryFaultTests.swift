import Bridgebook
import Testing

/// A file with a single fault, and the position of the fault.
struct Fault: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let problem: TextDiagnostic.Problem

  init(_ text: String, _ line: Int, _ column: Int, _ problem: TextDiagnostic.Problem) {
    self.text = text
    self.line = line
    self.column = column
    self.problem = problem
  }

  var testDescription: String { "\(problem)" }

  /// Returns the diagnostic that must be thrown for a file at a path.
  func diagnostic(path: String) -> TextDiagnostic {
    TextDiagnostic(path: path, line: line, column: column, problem)
  }
}

@Suite struct EntryFaultTests {
  static let gotchaKeys = [
    "kind", "id", "title", "sources", "approaches", "platforms", "severity", "evidence", "terms",
    "audited", "claims", "links", "belief", "overrides", "extends",
  ]
  static let gotchaHeadings = [
    "Symptom", "Cause", "Fix", "Watch", "Changes", "Triggering", "Clean",
  ]
  static let approaches = Approach.allCases.map(\.rawValue)

  static let faults: [Fault] = [
    Fault(Samples.gotcha.with("kind: gotcha", "kind: gotchas"), 1, 1, .unknownKind("gotchas")),
    Fault(Samples.gotcha.with("kind: gotcha\n", ""), 1, 1, .missingKey("kind")),
    Fault(Samples.gotcha.with("severity: warning\n", ""), 1, 1, .missingKey("severity")),
    Fault(Samples.gotcha.with("title:", "id: b\ntitle:"), 3, 1, .duplicateKey("id")),
    Fault(
      Samples.gotcha.with("terms:", "term:"), 9, 1, .unknownKey("term", known: gotchaKeys)),
    Fault(Samples.gotcha.with("title: The", "Title: The"), 3, 1, .malformedKeyLine),
    Fault(Samples.gotcha.with("title: The caret jumps", "title"), 3, 1, .malformedKeyLine),
    Fault(Samples.gotcha.with("title: The caret jumps", ": x"), 3, 1, .malformedKeyLine),
    Fault(
      Samples.gotcha.with("title: The caret jumps", "title:  "), 3, 9, .emptyValue(key: "title")),
    Fault(
      Samples.gotcha.with("severity: warning", "severity: fatal"), 6, 11,
      .badValue(key: "severity", value: "fatal", allowed: ["note", "warning", "error"])),
    Fault(
      Samples.gotcha.with("view, controller", "view, contoller"), 4, 13,
      .badValue(key: "approaches", value: "contoller", allowed: approaches)),
    Fault(
      Samples.gotcha.with("ios 13.0,", "ios 13,0"), 5, 12,
      .badAvailability("ios 13,0 macos 10.15")),
    Fault(
      Samples.gotcha.with("## Cause", "## Reason"), 18, 4,
      .unknownHeading("Reason", known: gotchaHeadings)),
    Fault(
      Samples.gotcha.with("## Symptom", "## Watch\nx\n\n## Symptom"), 18, 4,
      .headingOutOfOrder("Symptom")),
    Fault(
      Samples.gotcha.with("## Fix", "## Cause\nx\n\n## Fix"), 21, 4, .duplicateHeading("Cause")),
    Fault(
      Samples.gotcha.with("## Symptom\nThe caret jumps.\n\n", ""), 14 - 1, 1,
      .missingHeading("Symptom")),
    Fault(Samples.gotcha.with("## Symptom", "Hello.\n## Symptom"), 15, 1, .textBeforeHeading),
    Fault(Samples.gotcha.with("open\n```", "open\n``"), 24, 1, .unclosedFence),
    Fault(
      Samples.gotcha.with("~~~~trace plain also", "~~~~trace plain loud also"), 29, 5,
      .badExampleHeader("trace plain loud also: update-unguarded@2, async-ordering@3")),
    Fault(
      Samples.gotcha.with("update-unguarded@2", "update-unguarded"), 29, 5,
      .badExampleHeader("trace plain also: update-unguarded, async-ordering@3")),
    Fault(
      Samples.gotcha.with("~~~~scenario lost-caret fixed", "~~~~scenario lost-caret"), 37, 5,
      .badExampleHeader("scenario lost-caret")),
    Fault(Samples.gotcha.with("! caret", "!caret"), 32, 1, .badGutter),
    Fault(Samples.gotcha.with("  Begin", "日 Begin"), 30, 1, .badGutter),
    Fault(
      Samples.gotcha.with("~~~~scenario lost-caret fixed\n~~~~", "None."), 36, 1,
      .missingExample("Clean")),
    Fault(
      Samples.gotcha.with(
        "~~~~scenario lost-caret fixed\n~~~~", "```\n~~~~trace plain\n  ```"), 38, 1, .unclosedFence
    ),
    Fault(
      Samples.gotcha.with(
        "## Triggering", "## Changes\n- SDK soon: the caret stays.\n\n## Triggering"), 29, 1,
      .badChange("SDK soon: the caret stays.")),
    Fault(
      Samples.claim.with("printed | seed-000 |", "printed |"), 10, 1, .badRow(expectedCells: 4)),
    Fault(Samples.claim.with("- for", "Well.\n- for"), 8, 1, .badRow(expectedCells: 4)),
    Fault(
      Samples.claim.with("- against", "- beside"), 10, 1,
      .badValue(key: "side", value: "beside", allowed: ["for", "against"])),
    Fault(
      Samples.claim.with("| printed", "| sung"), 10, 1,
      .badValue(
        key: "grounds", value: "sung",
        allowed: ["printed", "api", "documentation", "stated", "modelled"])),
    Fault(
      Samples.component.with("| ios 16.0", "| ios sixteen"), 21, 1,
      .badAvailability("ios sixteen, macos 13.0")),
    Fault(
      Samples.component.with("deprecated: ios", "deprecated: os"), 9, 13,
      .badAvailability("os 17.0")),
    Fault(
      Samples.component.with("Gauge | view", "Gauge | gadget"), 21, 1,
      .badValue(key: "form", value: "gadget", allowed: ["view", "scene", "modifier", "type"])),
    Fault(
      Samples.component.with("13.0 | seed-000", "13.0 | seed-000 | after ios 17.0"), 21, 1,
      .badValue(key: "until", value: "after ios 17.0", allowed: ["until ios 17.0"])),
    Fault(
      Samples.component.with("- ticks | seed-000 | ios 16.0", "- ticks | seed-000"), 24, 1,
      .badRow(expectedCells: 3)),
    Fault(
      Samples.component.with("seed-000 | ios 16.0\n", "seed-000 | ios 16.0, macos 13.0\n"), 24, 1,
      .badAvailability("ios 16.0, macos 13.0")),
    Fault(
      Samples.component.with(
        "## Traps", "## Setup\n- NSDialUsageDescription | keyword | ios 10.0 | seed-000\n\n## Traps"
      ),
      27, 1,
      .badValue(
        key: "kind", value: "keyword",
        allowed: ["usage", "info", "entitlement", "sandbox", "hardened"])),
    Fault(
      Samples.component.with(
        "## Traps", "## Setup\n- NSDialUsageDescription | usage | ios 10.0\n\n## Traps"),
      27, 1, .badRow(expectedCells: 4)),
    Fault(
      Samples.component.with(
        "## Traps",
        "## Setup\n- NSDial | usage | ios 10.0 | seed-000 | dials | until ios 17.0\n\n## Traps"),
      27, 1, .badValue(key: "for", value: "dials", allowed: ["for the camera"])),
    Fault(Samples.component.with("import: UIKit", "import UIKit"), 30, 1, .malformedKeyLine),
    Fault(
      Samples.component.with("usage: value", "uses: value"), 32, 1,
      .unknownKey("uses", known: ["import", "conforms", "usage", "type", "needs"])),
    Fault(
      Samples.component.with("import-appkit", "import-beos"), 31, 1,
      .badValue(key: "toolkit", value: "beos", allowed: ["uikit", "appkit", "watchkit"])),
    Fault(
      Samples.component.with("~~~~swift make uikit", "~~~~swift paint"), 37, 1,
      .badExampleHeader("swift paint")),
  ]

  @Test(arguments: faults)
  func isFoundWhereItIs(_ fault: Fault) {
    #expect(throws: fault.diagnostic(path: "a.txt")) {
      try EntryParser.parse(Samples.file(fault.text))
    }
  }
}
