import Foundation
import TestSupport
import Testing

/// Checks the statements of the manual about scenarios.
@Suite struct ManualScenarioTests {
  private static let page = MarkdownPage("Sources/BridgebookCLI/Manual/scenarios.md")
  private let folder: TemporaryFolder
  private let text: String

  init() throws {
    folder = try TemporaryFolder()
    text = Self.page.text(of: "text scroller.txt")
    try folder.write(text, to: "scroller.txt")
  }

  private func simulate(_ file: String, _ variant: String) throws -> [String: Any] {
    try Program.run(
      ["--store", SharedStore.path, "--format", "json", "simulate", file, "--variant", variant],
      in: folder.path
    ).json()
  }

  private func gotchas(_ document: [String: Any]) throws -> [String] {
    let findings = try #require(document["findings"] as? [[String: Any]])
    return findings.compactMap { $0["gotcha"] as? String }
  }

  @Test func theScrollViewLoopsAndIsDiagnosed() throws {
    let run = try simulate("scroller.txt", "inset")
    #expect(try gotchas(run) == ["update-feedback-loop"])
    let outcome = try #require(run["outcome"] as? [String: Any])
    #expect(outcome["stopped"] as? String == "loop")
    #expect(outcome["updates"] as? Int == 101)
  }

  @Test func theGuardEndsIt() throws {
    let run = try simulate("scroller.txt", "guarded")
    #expect(try gotchas(run) == [])
    #expect(run["agrees"] as? Bool == true)
    let outcome = try #require(run["outcome"] as? [String: Any])
    #expect(outcome["stopped"] is NSNull)
    #expect((outcome["final"] as? [String: String])?["offset"] == "80")
  }

  @Test func theSheetWithAGestureDoesWhatItDeclares() throws {
    try folder.write(Self.page.text(of: "text sheet.txt"), to: "sheet.txt")
    for (variant, expected) in [("forgotten", ["missing-dismantle"]), ("stopped", [])] {
      let run = try simulate("sheet.txt", variant)
      #expect(try gotchas(run) == expected)
      #expect(run["agrees"] as? Bool == true)
      let outcome = try #require(run["outcome"] as? [String: Any])
      let leaks = try #require(outcome["leaks"] as? [[String: Any]])
      #expect(leaks.compactMap { $0["heldBy"] as? String } == expected.map { _ in "the run loop" })
    }
  }

  @Test func theSameWrapperAroundASliderDoesNotLoop() throws {
    let slider = text.replacingOccurrences(of: "UIScrollView", with: "UISlider")
      .replacingOccurrences(of: "contentOffset", with: "value")
      .replacingOccurrences(of: "scrollViewDidScroll", with: "valueChanged")
    try folder.write(slider, to: "slider.txt")
    let run = try simulate("slider.txt", "inset")
    #expect(try gotchas(run) == [])
    #expect(run["agrees"] as? Bool == true)
    let outcome = try #require(run["outcome"] as? [String: Any])
    #expect(outcome["stopped"] is NSNull)
    #expect(outcome["updates"] as? Int == 3)
  }

  @Test func theLineItPrintsDeclaresTheFinding() throws {
    let lacking = try Program.run(
      ["--store", SharedStore.path, "simulate", "scroller.txt", "--variant", "inset"],
      in: folder.path)
    #expect(lacking.status == 1)
    let line = try #require(
      lacking.out.split(separator: "\n").first { $0.hasPrefix("  not declared: ") })
    let variant = "variant inset broken: every update adds the inset again\n"
    let declared = text.replacingOccurrences(
      of: variant, with: variant + "  \(line.dropFirst("  not declared: ".count))\n")
    #expect(declared != text)
    try folder.write(declared, to: "declared.txt")
    let result = try Program.run(
      ["--store", SharedStore.path, "simulate", "declared.txt"], in: folder.path)
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }

  @Test func aPlatformClassOfOnesOwnIsRead() throws {
    let dial = Self.page.text(of: "text")
    #expect(dial.hasPrefix("platform MyDial"))
    let file =
      "kind: scenario\nid: dial\ntitle: Dial\nplatform: ios\n\nstate angle = 0\n\n"
      + dial
        + """

        representable Dial wraps MyDial
          binding angle
          update
            set angle = angle
          callback dialDidTurn
            print "turned {view.angle}"

        view Root
          body
            show Dial(angle)

        steps
          launch Root
          step "Turn"
            write angle = 45

        variant only plain: it turns

        """
    try folder.write(file, to: "dial.txt")
    let run = try simulate("dial.txt", "only")
    #expect(run["lines"] as? [String] == ["turned 0", "turned 44"])
  }
}
