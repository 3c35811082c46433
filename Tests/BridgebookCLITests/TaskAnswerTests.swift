import Foundation
import Testing

/// Answers to questions that describe a task and name no class.
@Suite struct TaskAnswerTests {
  private func text(_ words: String...) throws -> String {
    try Program.run(["--store", SharedStore.path, "recommend"] + words).out
  }

  private func json(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  @Test func theBridgeOfTheTaskIsTheVerdict() throws {
    let answer = try json("tappable links in a text SwiftUI", "--target", "14")
    #expect(
      answer["verdict"] as? String
        == "Bridge: A wrapped `UITextView` with a delegate; `NSTextView` on the Mac.")
    #expect(answer["approach"] as? String == "view")
  }

  @Test func aTaskWithoutABridgeSaysWhatToUse() throws {
    let question = "know when a menu opens in a SwiftUI Mac app"
    let answer = try json(question, "--platform", "macos")
    #expect(answer["approach"] as? String == "none")
    #expect(
      (answer["verdict"] as? String)?.hasPrefix("No bridge: The delegate of the menu") == true)
    #expect((answer["gotchas"] as? [String])?.first == "delegate-not-set")
    // The general sample of the decision tree would show another object.
    #expect(answer["code"] as? String == "")
  }

  /// The task names the pattern of UIKit.
  @Test func thePatternIsThatOfTheToolkit() throws {
    let question = "SwiftUI macOS - create clickable hyperlink in a text"
    let answer = try json(question, "--platform", "macos")
    #expect(answer["pattern"] as? String == "text-view-wrapper-appkit")
    #expect((answer["code"] as? String)?.contains("NSTextView") == true)
  }

  @Test func whatTheAPIOfATaskLacksIsSaid() throws {
    let answer = try text("page dots in SwiftUI")
    #expect(answer.contains("What SwiftUI's API lacks: Dots without a paged tab view"))
  }

  @Test func aWindowThatMayBeSwiftUIsIsAskedAbout() throws {
    let answer = try json("keep my SwiftUI window above other windows", "--platform", "macos")
    #expect(answer["status"] as? String == "needs-answer")
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.contains("The closest task in the book is window-level") })
  }

  @Test func aSymptomIsNeverBridged() throws {
    let question = "hide the mouse cursor while a video plays, the mouse pointer should vanish"
    let answer = try json(question, "--platform", "macos")
    #expect(answer["approach"] as? String == "native")
    #expect(answer["verdict"] as? String == "Use .pointerStyle(_:).")
  }

  @Test func aTargetWithoutTheAPIIsAReasonToBridge() throws {
    let answer = try json("pick a video from the library SwiftUI", "--target", "15")
    #expect(answer["approach"] as? String == "controller")
  }
}
