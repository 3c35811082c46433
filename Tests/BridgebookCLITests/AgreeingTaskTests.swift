import Foundation
import Testing

/// Answers to questions that describe no task, but resemble tasks that have the same answer.
@Suite struct AgreeingTaskTests {
  private func answer(_ question: String, on platform: String = "ios") throws -> (
    approach: String?, task: String?, notes: [String]
  ) {
    let options = ["--store", SharedStore.path, "--format", "json", "recommend"]
    let json = try Program.run(options + ["--platform", platform, question]).json()
    return (
      json["approach"] as? String, (json["task"] as? [String: Any])?["id"] as? String,
      try #require(json["notes"] as? [String])
    )
  }

  private let palette =
    "How to use the PKToolPicker palette without a PKCanvasView, for a view of one's own"

  @Test func theAnswerThatTheTwoClosestTasksShareIsGiven() throws {
    let answer = try answer(palette)
    #expect(answer.approach == "view")
    #expect(answer.task == "drawing-canvas")
    #expect(answer.notes.contains { $0.contains("mark-up-image, has the same answer") })
  }

  @Test func aQuestionAboutOneSideSaysThatSwiftUIIsAssumed() throws {
    let answer = try answer(palette)
    #expect(answer.notes.contains { $0.hasPrefix("The question names only one side of a bridge") })
  }

  @Test func aNamedThingThatMayBeSwiftUIsIsNotAskedAbout() throws {
    let answer = try answer("keep my SwiftUI window above other windows", on: "macos")
    #expect(answer.task == "window-level")
    #expect(answer.notes.contains { $0.contains("window-aspect-ratio, has the same answer") })
  }

  @Test func anAPIOfSwiftUINeedsNoSecondTask() throws {
    let question = "NSScrollView with SwiftUI content and NSViewRepresentable"
    let answer = try answer(question, on: "macos")
    #expect(answer.task == "scroll-both-axes")
    #expect(answer.notes.contains { $0.contains("closest task: scroll-both-axes") })
    #expect(!answer.notes.contains { $0.contains("has the same answer") })
  }

  /// A short question about UIKit, and the one above about another framework, about an app without
  /// SwiftUI, and as a symptom.
  @Test(arguments: [
    "UILabel line spacing with NSAttributedString in a table cell",
    "Flutter: how to use the PKToolPicker palette without a PKCanvasView, for a view of one's own",
    "How to use the PKToolPicker palette without a PKCanvasView, for a view in a storyboard",
    "The PKToolPicker palette does not appear without a PKCanvasView, it crashes for my own view",
  ])
  func nothingIsAssumedWithoutReason(question: String) throws {
    let answer = try answer(question)
    #expect(!answer.notes.contains { $0.contains("closest task:") })
    #expect(answer.approach == nil)
  }
}
