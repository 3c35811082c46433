import Bridgebook
import Testing

/// Everything below `steps` runs or is reported.
@Suite struct StepBlockTests {
  private static let note = """
    state text = "a"

    representable Note wraps UITextView
      binding text
      update
        if view.text != text
          set text = text
      callback textViewDidChange
        write text = view.text

    view Screen
      body
        show Note(text)

    steps
      launch Screen

    """

  private func run(_ steps: String) throws -> Simulated {
    try Simulated(text: Self.note + steps)
  }

  /// Inputs below a condition, a range or a list once had no effect and were not reported.
  @Test(arguments: [
    ("  type \"bc\" into Note", "abc"),
    ("  repeat 2\n    type \"b\" into Note", "abb"),
    ("  for n in 1..2\n    type \"{n}\" into Note", "a12"),
    ("  for word in [\"x\", \"y\"]\n    type word into Note", "axy"),
    ("  if text = \"a\"\n    type \"b\" into Note\n  else\n    type \"c\" into Note", "ab"),
    ("  if text = \"b\"\n    wait 5\n  else if true\n    type \"c\" into Note", "ac"),
    ("  let first = text\n  step \"S\"\n    write text = \"{first}{first}\"", "aa"),
  ])
  func inputsRunWhereverTheyMayStand(steps: String, text: String) throws {
    let run = try run(steps)
    #expect(run.outcome.finals.first { $0.name == "text" }?.value == text, "\(run.listing)")
    #expect(run.outcome.warnings == [])
  }

  @Test(arguments: [
    "  step \"S\"\n    if text = \"b\"\n      write text = \"c\"",
    "  step \"S\"\n    for n in 2..1\n      write text = \"c\"",
    "  if text = \"b\"\n    write text = \"c\"",
  ])
  func aStepOfWhichNothingRunsIsSaid(steps: String) throws {
    #expect(try run(steps).outcome.warnings.map(\.kind) == [.nothingRuns])
    let other = steps.replacing("\"b\"", with: "\"a\"").replacing("2..1", with: "1..2")
    #expect(try run(other).outcome.warnings == [])
  }

  @Test func aLoopOverNothingIsSaid() throws {
    let run = try run("  repeat true\n    type \"b\" into Note")
    #expect(run.outcome.warnings.map(\.kind) == [.notACollection("true")])
  }

  @Test func aStepWithoutConsequenceIsSaid() throws {
    let scroll = try run("  scroll Note 300")
    #expect(scroll.outcome.warnings.map(\.kind) == [.scrollHasNoEffect("Note")])
    let choice = try run("  choose Note tintColor = \"red\"")
    #expect(choice.outcome.warnings.map(\.kind) == [.unobservedChange("tintColor", of: "Note")])
    let read = try Simulated(
      text: Self.note.replacing("if view.text", with: "print view.tintColor\n    if view.text")
        + "  choose Note tintColor = \"red\"")
    #expect(read.outcome.warnings == [])
  }
}
