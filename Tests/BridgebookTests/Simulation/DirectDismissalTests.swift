import Bridgebook
import Testing

/// A controller that SwiftUI presented and that code dismisses without SwiftUI.
@Suite struct DirectDismissalTests {
  private func run(_ parameter: String = "", _ callback: String) throws -> Simulated {
    try Simulated(
      text: """
        \(parameter)
        state isPicking = false
        state image = nothing

        platform PHPickerViewController
          property results = []
            user calls didFinishPicking

        representable Picker wraps PHPickerViewController
          binding image
          callback didFinishPicking
        \(callback)
          coordinator deinit
            print "deinit"

        sheet Sheet shown by isPicking on Screen
          content
            show Picker(image)
          on dismiss
            print "dismissed {isPicking}"

        view Screen
          body
            print "body {isPicking} {image}"

        steps
          launch Screen
          step "Open"
            write isPicking = true
          choose Picker results = ["beach"]
          wait 2000
          step "Open again"
            write isPicking = true
        """)
  }

  /// The state follows the screen, so that the next write of true presents again.
  @Test func theStateFollowsByDefault() throws {
    let run = try run("", "    dismiss Sheet by controller")
    #expect(
      run.console == [
        "body false nothing", "body true nothing", "deinit", "dismissed false",
        "body false nothing", "body true nothing",
      ], "\(run.listing)")
    #expect(run.figures.count(.presents, of: nil) == 2)
    #expect(run.outcome.consulted.contains("directDismissal"))
    #expect(!run.outcome.consulted.contains("dismissedContent"))
  }

  @Test(arguments: ["stays", "returns"])
  func orItStaysTrue(value: String) throws {
    let run = try run("parameter directDismissal = \(value)", "    dismiss Sheet by controller")
    #expect(!run.console.contains("dismissed false"), "\(run.console)")
    #expect(run.outcome.finals.first { $0.name == "isPicking" }?.value == "true")
  }

  /// The completion runs when the screen is gone but the coordinator still exists.
  @Test func theCompletionRunsBeforeTheControllerGoes() throws {
    let run = try run(
      "",
      """
          let picked = first(view.results)
          dismiss Sheet by controller
            print "completion"
            write image = picked
          print "asked"
      """)
    let order = run.console.filter { ["asked", "completion", "deinit"].contains($0) }
    #expect(order == ["asked", "completion", "deinit"], "\(run.console)")
    #expect(run.console.contains("body true beach"), "\(run.console)")
    #expect(run.outcome.warnings == [])
  }

  /// Only the controller's own dismissal has a completion.
  @Test func noOtherWayHasACompletion() throws {
    let text =
      "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nview Screen\n  on appear\n"
      + "    dismiss Sheet by user\n      print \"gone\"\n\nsteps\n  launch Screen\n\n"
      + "variant A plain: x\n"
    let (_, faults) = ScenarioParser.parse(SourceFile(path: "t.txt", text: text))
    #expect(faults.map(\.line) == [9])
  }
}
