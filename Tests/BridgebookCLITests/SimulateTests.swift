import Foundation
import Testing

/// Tests of `simulate` with the built program.
struct SimulateTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try SharedStore.copy(to: store)
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell("bridgebook --store \(store) \(line)", in: folder.path)
  }

  private func gotchas(_ document: [String: Any]) throws -> [String] {
    let findings = try #require(document["findings"] as? [[String: Any]])
    return findings.compactMap { $0["gotcha"] as? String }
  }

  /// The smallest wrapper that can have a gotcha.
  private static let own = """
    kind: scenario
    id: own-label
    title: A label
    platform: ios

    parameter count = 1

    state text = "a"

    representable Label wraps UILabel
      let text
      update
        set text = text

    view Root
      body
        show Label(text)

    steps
      launch Root
      repeat count
        step "Write"
          write text = "b"

    variant only plain: it updates

    """

  @Test func aLastLineWithoutALineFeedIsRead() throws {
    try Self.own.write(toFile: folder.path("whole.txt"), atomically: true, encoding: .utf8)
    try String(Self.own.dropLast()).write(
      toFile: folder.path("open.txt"), atomically: true, encoding: .utf8)
    let whole = try run("simulate whole.txt --variant only")
    let open = try run("simulate open.txt --variant only")
    #expect(open.status == 0)
    #expect(open.err == "")
    #expect(open.out == whole.out)
  }

  @Test func anEmptyFileIsNoScenario() throws {
    try "".write(toFile: folder.path("empty.txt"), atomically: true, encoding: .utf8)
    let result = try run("simulate empty.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("empty.txt is empty"))
    #expect(result.err.contains("bridgebook show --source counter-label"))
  }

  @Test func helpNamesEveryParameterOfTheModel() throws {
    let help = try run("help simulate").out
    let model = try run("--format json simulate map-wrapper --variant M1").json()
    let parameters = try #require(model["parameters"] as? [[String: Any]])
      .compactMap { $0["name"] as? String }
    #expect(parameters.count >= 16)
    for parameter in parameters { #expect(help.contains(parameter), "\(parameter)") }
  }

  @Test func aHalfLineIsAnsweredWithAWholeOne() throws {
    try folder.write(
      Self.own + "\nvariant half broken: h\n  finds update-unguarded\n", to: "half.txt")
    let result = try run("simulate half.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("expected at, found the end of the line"))
    #expect(result.err.contains("help: such as: finds update-unguarded at 12"))
  }

  @Test func onlyParametersThatHadAPartAreShown() throws {
    let text = try run("simulate map-wrapper --variant M1").out
    let open = text.components(separatedBy: "What the model leaves open\n").last ?? ""
    #expect(open.contains("modifyingState = drop"))
    #expect(!open.contains("reusedState"))
    #expect(open.contains("other parameters had no effect on this run"))
    let chosen = try run("simulate map-wrapper --variant M1 --set reusedState=resets").out
    #expect(chosen.contains("chosen, no effect on this run"))
  }

  @Test func oneRunIsPrintedInFull() throws {
    let result = try run("simulate map-wrapper --variant M1")
    #expect(result.status == 0)
    #expect(result.err == "")
    for part in [
      "  [SwiftUI] Modifying state during view update, this will cause undefined behavior.\n",
      "\nOutcome\n  updates 2,", "  <- provoked it\n", "bridgebook show update-unguarded",
      "\nWhat the scenario declares: agrees\n", "R3.1, medium",
    ] {
      #expect(result.out.contains(part), "\(part)\n\(result.out)")
    }
  }

  /// As with `diagnose`, but the lines are statements, each followed by its output.
  @Test func aFindingQuotesItsStatementsAndWhatTheyPrinted() throws {
    let lines = try run("simulate map-wrapper --variant M1").out.split(separator: "\n")
    let first = try #require(
      lines.firstIndex { $0.contains(" | write position = view.centerCoordinate") })
    #expect(lines[first].hasPrefix("  >@"))
    #expect(
      lines[first + 1].contains(
        " | [SwiftUI] Modifying state during view update, this will cause undefined behavior."))
    #expect(lines[first + 1].hasPrefix("  >@"))
  }

  @Test func theQueueIsShownAfterEachChange() throws {
    let document = try run("--format json simulate text-view --variant N4").json()
    let states = try #require(document["queue"] as? [[String: Any]])
    let contents = states.compactMap { $0["contents"] as? [String] }
    let both = try #require(contents.firstIndex(of: ["setSelection", "setText"]))
    #expect(
      Array(contents[both...].prefix(5))
        == [
          ["setSelection", "setText"], ["setText"], ["setText", "update"], ["update"], [],
        ])
  }

  @Test func allVariantsStandSideBySide() throws {
    let result = try run("simulate map-wrapper")
    #expect(result.status == 0)
    #expect(result.out.contains("M1  broken: "))
    #expect(result.out.contains("shows: state-modified-during-update, update-unguarded"))
    #expect(result.out.contains("bridgebook simulate map-wrapper --variant M1"))
    #expect(!result.out.contains(" \n") && !result.out.contains("declared as broken, but"))
    let document = try run("--format json simulate map-wrapper").json()
    #expect(document["schema"] as? String == "bridgebook/simulations-1")
    #expect((document["simulations"] as? [Any])?.count == 3)
  }

  @Test func theDocumentHoldsWhatTheInterfaceNames() throws {
    let document = try run("--format json simulate map-wrapper --variant M3").json()
    #expect(document["schema"] as? String == "bridgebook/simulation-1")
    #expect(document["run"] as? String == "map-wrapper/M3")
    #expect(document["agrees"] as? Bool == true)
    let outcome = try #require(document["outcome"] as? [String: Any])
    for member in ["updates", "messages", "final", "live"] { #expect(outcome[member] != nil) }
    #expect(outcome["messages"] as? Int == 0)
    let parameters = try #require(document["parameters"] as? [[String: Any]])
    let policy = try #require(parameters.first { $0["name"] as? String == "policy" })
    #expect(policy["rule"] as? String == "R1.5")
    #expect(policy["confidence"] as? String == "medium")
    #expect(policy["default"] as? Bool == true)
  }

  @Test func aFileWinsOverAScenarioOfTheBook() throws {
    try folder.write(Self.own, to: "map-wrapper")
    let result = try run("--format json simulate map-wrapper")
    #expect(try result.json()["scenario"] as? String == "own-label")
    #expect(result.status == 0)
  }

  @Test func aRunIsSimulatedByItsId() throws {
    let named = try run("simulate text-view --variant N3 --set policy=queueFirst")
    #expect(try run("simulate text-view/N3+policy=queueFirst").out == named.out)
    #expect(named.out.contains("policy = queueFirst"))
    let unknown = try run("simulate map-wrapper/M9")
    #expect(unknown.status == 2 && unknown.err.contains("M9") && unknown.err.contains("M1"))
    #expect(try run("simulate no-such/M1").err.contains("no scenario no-such/M1"))
  }

  @Test func aBrokenVariantThatShowsNothingIsNamed() throws {
    try folder.write(Self.own + "variant other broken: it looks bad\n", to: "calm.txt")
    let result = try run("simulate calm.txt")
    #expect(result.status == 0)
    #expect(result.out.contains("  declared as broken, but this run shows no gotcha\n"))
  }

  @Test func aParameterChangesTheRunAndItsId() throws {
    try folder.write(Self.own, to: "own.txt")
    let once = try run("--format json simulate own.txt").json()
    let thrice = try run("--format json simulate own.txt --set count=3").json()
    #expect(once["run"] as? String == "own-label/only")
    #expect(thrice["run"] as? String == "own-label/only+count=3")
    let steps = [once, thrice].compactMap { $0["events"] as? Int }
    #expect(steps.count == 2 && steps[0] < steps[1])
    let same = try run("--format json simulate own.txt --set count=1").json()
    #expect(same["run"] as? String == "own-label/only")
  }

  @Test func aRunIsRecordedOnce() throws {
    let changed = "simulate text-view --variant N3 --set policy=queueFirst --record"
    #expect(try run(changed).err.contains("recorded as text-view/N3+policy=queueFirst"))
    #expect(try run(changed).err.contains("already there, nothing stored"))
    #expect(try run("runs").out.contains("text-view/N3+policy=queueFirst"))
    #expect(try run("runs show text-view/N3+policy=queueFirst").status == 0)
    #expect(try run("simulate text-view --variant N3 --record").err.contains("already there"))
  }

  @Test func anEditedFileTakesThePlaceOfItsEarlierRunButOfNoBuiltInOne() throws {
    try folder.write(Self.own, to: "own.txt")
    #expect(try run("simulate own.txt --record").err.contains("recorded as own-label/only"))
    try folder.write(Self.own + "# edited\n", to: "own.txt")
    #expect(try run("simulate own.txt --record").err.contains("in place of an earlier run"))
    let clash = Self.own.replacingOccurrences(of: "own-label", with: "map-wrapper")
      .replacingOccurrences(of: "variant only", with: "variant M1")
    try folder.write(clash, to: "clash.txt")
    let result = try run("simulate clash.txt --record")
    #expect(result.status == 2)
    #expect(result.err.contains("map-wrapper/M1 is a built-in run"))
    #expect(result.err.contains("id of its own"))
  }

  @Test func theConsoleGivesTheFindingsWhoseSignalItCarries() throws {
    #expect(try run("simulate map-wrapper --variant M1 --console > console.txt").status == 0)
    let imported = try run("--format json diagnose console.txt").json()
    #expect(try gotchas(imported).contains("state-modified-during-update"))
    #expect((imported["cannotShow"] as? [String])?.isEmpty == false)
    let lines = try String(contentsOfFile: folder.path("console.txt"), encoding: .utf8)
    let document = try run("--format json simulate map-wrapper --variant M1").json()
    #expect(lines == (document["lines"] as? [String] ?? []).map { $0 + "\n" }.joined())
  }

  @Test func aScenarioThatDiffersFromWhatItDeclaresEndsWithOne() throws {
    try folder.write(Self.own + "  expect updates = 7\n", to: "own.txt")
    let result = try run("simulate own.txt")
    #expect(result.status == 1)
    #expect(result.out.contains("differs: updates = 7; found: 2"))
  }

  @Test func everyFaultOfAFileIsNamedWithItsPlace() throws {
    let broken = Self.own.replacingOccurrences(of: "wraps UILabel", with: "wraps UILable")
      .replacingOccurrences(of: "launch Root", with: "launch Rot")
    try folder.write(broken, to: "own.txt")
    let result = try run("simulate own.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("where: own.txt:10:"), "\(result.err)")
    #expect(result.err.contains("help: did you mean UILabel?"))
    #expect(result.err.contains("help: did you mean Root?"), "\(result.err)")
    let document = try run("--format json simulate own.txt").json()
    #expect(document["schema"] as? String == "bridgebook/error-1")
    #expect((document["more"] as? [Any])?.isEmpty == false)
  }

  @Test func faultsOfTheTextAreNamedToo() throws {
    try folder.write(Self.own.replacingOccurrences(of: "  update", with: "  updat"), to: "own.txt")
    let result = try run("simulate own.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("own.txt:12:3"), "\(result.err)")
    #expect(result.err.contains("did you mean update?"))
    try folder.write(Self.own.replacingOccurrences(of: "set text", with: "set txt"), to: "own.txt")
    #expect(
      try run("simulate own.txt").err.contains(
        "did you mean text? If not, declare it below platform UILabel: property txt = VALUE"))
  }

  @Test(arguments: [
    ("simulate map-wraper", "no file and no scenario", "did you mean map-wrapper?"),
    ("simulate map-wrapper --variant M9", "map-wrapper has no variant M9", "did you mean M"),
    ("simulate map-wrapper --set polcy=x", "there is no parameter polcy", "did you mean policy?"),
    ("simulate map-wrapper --set policy", "--set policy lacks an equals sign", "PARAMETER=VALUE"),
    ("simulate map-wrapper --set policy=x", "policy cannot be x", "help:"),
    ("simulate map-wrapper --set os=1 --set os=2", "os was set twice", "remove one of them"),
    ("simulate map-wrapper --trace", "--trace prints one run", "--variant M1"),
    ("simulate map-wrapper --variant M1 --trace --console", "only one of", "remove one"),
    ("simulate platform-kinds", "no file and no scenario platform-kinds", "help: "),
    (
      "show --source map-wraper", "there is no source text of map-wraper",
      "did you mean map-wrapper?"
    ),
  ])
  func mistakesNameTheWayOut(line: String, message: String, wayOut: String) throws {
    let result = try run(line)
    #expect(result.status == 2)
    #expect(result.out == "")
    #expect(result.err.contains(message), "\(result.err)")
    #expect(result.err.contains(wayOut), "\(result.err)")
  }

  @Test(arguments: ["", "\u{0}", "kind: scenario", "kind: gotcha\nid: x\n", "variant\n"])
  func noInputCrashes(text: String) throws {
    try folder.write(text, to: "own.txt")
    let result = try run("simulate own.txt")
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: "))
  }
}
