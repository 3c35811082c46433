import TestSupport
import Testing

@testable import Bridgebook

@Suite struct ScenarioFaultTests {
  static let statements = [
    "print", "write", "set", "keep", "let", "if", "repeat", "for", "async", "background", "after",
    "every", "sleep", "stop", "call", "refresh", "create", "show", "build", "subscribe", "post",
    "retain", "release", "return", "focus", "resign", "track", "host", "configure", "add",
    "contain", "uncontain", "present", "dismiss", "pop",
  ]
  static let steps = [
    "launch", "step", "drag", "type", "choose", "tap", "scroll", "touch", "wait", "close",
  ]
  static let declarations = [
    "parameter", "let", "state", "model", "environment", "platform", "representable", "view",
    "sheet", "stack", "controller", "gesture", "steps", "variant",
  ]
  static let parts =
    ["parameter", "change", "steps", "finds", "expect"]
    + ScenarioDeclaration.Kind.allCases.map(\.rawValue)
  static let modelMembers = ["property", "unpublished", "object", "action", "init"]
  static let sheetMembers = ["content", "on dismiss", "option"]

  static func body(
    _ lines: String, _ line: Int, _ column: Int, _ problem: ScenarioProblem
  ) -> Fault {
    Fault(ScenarioSamples.body(lines), line, column, .scenario(problem))
  }

  static func declared(
    _ lines: String, _ line: Int, _ column: Int, _ problem: ScenarioProblem
  ) -> Fault {
    Fault(ScenarioSamples.declared(lines), line, column, .scenario(problem))
  }

  /// Returns a fault in a variant that contains these lines from line 17 on, after `step "Reset"`
  /// and a mark `here` in line 9.
  static func variant(
    _ lines: String, _ line: Int, _ column: Int, _ problem: ScenarioProblem
  ) -> Fault {
    let shared = """
      state a = 1
      view V
        body
          post p <- here
      steps
        launch V
        step "Reset"
          post q
      variant M1 broken: it
        view W
          body

      """
    return Fault(ScenarioSamples.head + shared + lines + "\n", line, column, .scenario(problem))
  }

  static let lexical: [Fault] = [
    body("post p\n\tpost q", 9, 1, .tabInIndentation),
    declared("view V\n   body", 7, 1, .oddIndentation(spaces: 3)),
    body("post p\n  post q", 9, 7, .unexpectedIndentation),
    declared("  let a = 1", 6, 3, .unexpectedIndentation),
    declared(
      "view V\n" + String(repeating: "  ", count: 33) + "body", 7, 1,
      .nestedTooDeeply(limit: 32)),
    body("print \("not ".times(33))a", 8, 11 + 32 * 4, .nestedTooDeeply(limit: 32)),
    body("print a\(" + a".times(64))", 8, 12 + 64 * 4, .nestedTooDeeply(limit: 64)),
    body("print 'a'", 8, 11, .unexpectedCharacter("'")),
    body("print \"a # b", 8, 11, .unclosedText),
    body("print \"日{a", 8, 13, .unclosedInterpolation),
    body(#"print "a\q""#, 8, 13, .badEscape("\\q")),
    body("print 1 + 9223372036854775808", 8, 15, .numberTooLarge("9223372036854775808")),
  ]

  static let lines: [Fault] = [
    body("print", 8, 10, .expected(.value, found: nil)),
    body("print # nothing", 8, 10, .expected(.value, found: nil)),
    body("print )", 8, 11, .expected(.value, found: ")")),
    body("print \"{a b}\"", 8, 15, .expected(.token("}"), found: "b")),
    body("print \"{}\"", 8, 13, .expected(.value, found: nil)),
    body("print (1", 8, 13, .expected(.token(")"), found: nil)),
    body("print 1 2", 8, 13, .expected(.endOfLine, found: "2")),
    body("write 1 = 2", 8, 11, .expected(.name, found: "1")),
    body("write and = 2", 8, 11, .expected(.name, found: "and")),
    body("write a 2", 8, 13, .expected(.token("="), found: "2")),
    body("write a = 2 with", 8, 21, .expected(.token("animation"), found: nil)),
    body("\"a\"", 8, 5, .expected(.keyword, found: "\"…\"")),
    body("focus <-", 8, 13, .expected(.mark, found: nil)),
    body("writ a = 1", 8, 5, .unknownWord(.statement, "writ", known: statements)),
    body(
      "print cuont(a)", 8, 11,
      .unknownWord(.function, "cuont", known: ScenarioFunction.allCases.map(\.rawValue))),
    body("print count(a, b)", 8, 11, .argumentCount(function: "count", expected: 1, found: 2)),
    body(
      "dismiss S by usr", 8, 18,
      .unknownWord(.dismissalWay, "usr", known: ["user", "environment", "controller"])),
    body("text = view.text", 8, 5, .bareAssignment("text")),
    body("view.text = text", 8, 5, .bareAssignment("view.text")),
    body("launch V", 8, 5, .stepOutsideSteps("launch")),
    declared(
      "steps\n  step \"A\"\n    type \"b\" into V", 8, 5, .stepInsideStep("type", of: "step")),
    declared(
      "steps\n  repeat 2\n    step \"A\"\n      if true\n        step \"B\"\n          post p",
      10, 9, .stepInsideStep("step", of: "step")),
    declared(
      "steps\n  after 5 later\n    wait 5", 8, 5, .stepInsideStep("wait", of: "after")),
    declared(
      "steps\n  tpe \"b\" into V", 7, 3,
      .unknownWord(.statement, "tpe", known: statements + steps)),
    body("async a", 8, 12, .missingBlock("async")),
    body("else\n  post p", 8, 5, .strayContinuation("else", of: "if")),
    body("on change\n  post p", 8, 5, .strayContinuation("on", of: "track")),
    body("track a\n  post p", 8, 5, .missingContinuation("on change", of: "track")),
  ]

  static let declarationFaults: [Fault] = [
    declared(
      "model M: observable" + (0...1_000).map { "\n  property p\($0) = 1" }.joined(), 1_007, 3,
      .tooMany(.member, limit: 1_000)),
    declared("stat a = 1", 6, 1, .unknownWord(.declaration, "stat", known: declarations)),
    declared("view", 6, 5, .expected(.name, found: nil)),
    declared("representable R warps T", 6, 17, .expected(.token("wraps"), found: "warps")),
    declared(
      "environment n = 1 bridge", 6, 19,
      .unknownWord(.environmentKind, "bridge", known: ["bridged", "required"])),
    declared(
      "model M: observed", 6, 10,
      .unknownWord(.modelKind, "observed", known: ["observable", "published"])),
    declared(
      "model M: published\n  propety a = 1", 7, 3,
      .unknownWord(.member, "propety", known: modelMembers)),
    declared(
      "sheet S shown by a\n  on dismis", 7, 3,
      .unknownWord(.member, "on dismis", known: sheetMembers)),
    declared(
      "view V\n  body\n  write a = 1", 8, 3, .statementAmongMembers("write", below: "body")),
    declared(
      "representable R wraps T\n  let a\n  print a", 8, 3,
      .statementAmongMembers("print", below: nil)),
    declared(
      "model M: published\n  body", 7, 3,
      .misplacedMember("body", declaration: "model", allowed: modelMembers)),
    declared(
      "platform P\n  property a = 1\n    set wait for layout", 8, 9,
      .unknownWord(
        .rule, "wait for layout",
        known: [
          "calls", "changes", "leaves out", "ends drag", "waits for layout", "moves caret to end",
        ])),
    declared("let a = 1\nstate a = 2", 7, 1, .duplicateName("a", firstLine: 6)),
    declared("view V\n  let a\n  state a = 1", 8, 3, .duplicateName("a", firstLine: 7)),
    declared("view V\n  body\n  body", 8, 3, .duplicateName("body", firstLine: 7)),
    declared("steps\n  wait 1\nsteps\n  wait 1", 8, 1, .duplicateName("steps", firstLine: 6)),
    Fault(ScenarioSamples.head + "view V\n  body\n", 7, 1, .scenario(.noVariant)),
  ]

  static let variants: [Fault] = [
    variant(
      "variant M2 brokn: it", 17, 12,
      .unknownWord(.role, "brokn", known: ["broken", "half-fixed", "fixed", "plain"])),
    variant(
      "variant M2: it", 17, 11,
      .missingRole(known: ["broken", "half-fixed", "fixed", "plain"])),
    variant("variant M2 fixed", 17, 17, .expected(.token(":"), found: nil)),
    variant("variant M2 fixed: # what", 17, 18, .expected(.title, found: nil)),
    variant("variant M1 fixed: it", 17, 1, .duplicateName("M1", firstLine: 14)),
    variant("variant M2 fixed from N1: it", 17, 23, .unknownBase("N1", known: ["M1"])),
    variant("variant M2 fixed from M2: it", 17, 23, .laterBase("M2")),
    variant("  chang V", 17, 3, .unknownWord(.variantPart, "chang", known: parts)),
    variant(
      "  change X\n    body", 17, 10, .notDeclared("X", known: ["V", "W", "a"])),
    variant("  change V", 17, 11, .missingBlock("change")),
    variant(
      "  change a\n    body", 18, 5,
      .misplacedMember("body", declaration: "state", allowed: ["did set"])),
    variant("  view V", 17, 3, .duplicateName("V", firstLine: 7)),
    variant("  parameter p = 1\n  parameter p = 2", 18, 3, .duplicateName("p", firstLine: 17)),
    variant("  finds g at her", 17, 3, .unknownMark("her", known: ["here"])),
    variant("  finds g at here by hre", 17, 3, .unknownMark("hre", known: ["here"])),
    variant("  finds g at 7", 17, 3, .noStatement(line: "7")),
    variant("  finds g here", 17, 11, .expected(.token("at"), found: "here")),
    variant("  expect updates 2", 17, 18, .expected(.comparison, found: "2")),
    variant("  expect updates = 2 after Reset", 17, 28, .expected(.text, found: "Reset")),
    variant(
      "  expect updates = 2 after \"Rest\"", 17, 3,
      .unknownStep("Rest", known: ["Launch", "Reset"])),
  ]

  static let faults = lexical + lines + declarationFaults + variants

  @Test(arguments: faults)
  func isFoundWhereItIs(_ fault: Fault) {
    let (scenario, found) = ScenarioSamples.parse(fault.text)
    #expect(scenario == nil)
    #expect(found == [fault.diagnostic(path: "a.txt")])
  }

  /// Faults in the front matter are reported with the same words as in other files.
  @Test(arguments: [
    Fault(
      ScenarioSamples.map.with("kind: scenario", "kind: scene"), 1, 7,
      .badValue(key: "kind", value: "scene", allowed: ["scenario"])),
    Fault(
      ScenarioSamples.map.with("platform: ios", "platform: iso"), 4, 11,
      .badValue(
        key: "platform", value: "iso", allowed: Platform.allCases.map(\.rawValue))),
    Fault(ScenarioSamples.map.with("platform: ios\n", ""), 1, 1, .missingKey("platform")),
    Fault(
      ScenarioSamples.map.with("rules:", "rule:"), 6, 1,
      .unknownKey(
        "rule",
        known: [
          "kind", "id", "title", "platform", "sources", "rules", "gotchas", "overrides", "extends",
        ])),
    Fault("", 1, 1, .missingKey("kind")),
  ])
  func faultsOfTheFrontMatterAreFound(_ fault: Fault) {
    let (scenario, found) = ScenarioSamples.parse(fault.text)
    #expect(scenario == nil)
    #expect(found.first == fault.diagnostic(path: "a.txt"))
  }

  @Test func linesOfFindingsAreThoseOfStatements() {
    let fault = ScenarioFaultTests.variant("  finds g at 9 8 by 13", 0, 0, .unclosedText)
    #expect(ScenarioSamples.parse(fault.text).faults == [])
  }

  @Test func readingGoesOnAfterAFault() {
    let text = ScenarioSamples.body(
      "if (a\n  writ a = 1\nelse\n  print\nasync\n  post 1\npost p")
    let found = ScenarioSamples.parse(text).faults
    #expect(found.map(\.line) == [8, 9, 11, 12, 13])
  }

  @Test func faultsAreCapped() {
    let text = ScenarioSamples.body(Array(repeating: "writ", count: 500).joined(separator: "\n"))
    #expect(ScenarioSamples.parse(text).faults.count == 100)
  }

  /// The cases above provoke each case of `ScenarioProblem`.
  @Test func everyProblemIsProvoked() {
    let declared = Repository.lines(
      of: "Sources/Bridgebook/BookText/Scenario/ScenarioProblem.swift"
    )
    .filter { $0.hasPrefix("  case ") }
    .map { $0.dropFirst("  case ".count).prefix { $0 != "(" } }
    let provoked = ScenarioFaultTests.faults.compactMap { fault -> Substring? in
      guard case .scenario(let problem) = fault.problem else { return nil }
      return "\(problem)".prefix { $0 != "(" }
    }
    #expect(Set(declared) == Set(provoked))
  }
}

extension String {
  fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
