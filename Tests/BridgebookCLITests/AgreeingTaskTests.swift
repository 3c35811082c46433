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
    #expect(answer.notes.contains { $0.contains("mark-up-image, has the same kind of answer") })
  }

  @Test func aQuestionAboutOneSideSaysThatSwiftUIIsAssumed() throws {
    let answer = try answer(palette)
    #expect(answer.notes.contains { $0.hasPrefix("The question names only one side of a bridge") })
  }

  @Test func whatGoesIntoSwiftUIWithoutAKindIsThatOfTheTasks() throws {
    let answer = try answer("the video of the SDK has to be shown in SwiftUI")
    #expect(answer.approach == "view")
    #expect(answer.task == "video-call-view")
  }

  @Test func aQuestionAboutNeitherSideSaysThatSwiftUIIsAssumed() throws {
    let question = "pages should turn with a two-finger trackpad scroll, not only with a click"
    let answer = try answer(question, on: "macos")
    #expect(answer.task == "scroll-wheel")
    #expect(answer.notes.contains { $0.hasPrefix("The question names neither side of a bridge") })
  }

  @Test func anAPIOfSwiftUINeedsNoSecondTask() throws {
    let question = "NSScrollView with SwiftUI content and NSViewRepresentable"
    let answer = try answer(question, on: "macos")
    #expect(answer.task == "scroll-both-axes")
    #expect(answer.notes.contains { $0.contains("closest task: scroll-both-axes") })
    #expect(!answer.notes.contains { $0.contains("has the same kind of answer") })
  }

  /// A question whose words mean two platforms gets no task, unless the platform is given.
  @Test func aGivenPlatformOverridesTheWords() throws {
    let question =
      "Add a seamless Dynamic Island experience to MacBook displays, as the iPhone has: an app "
      + "grows a black island out of the notch on hover and does not take the focus"
    let given = try answer(question, on: "macos")
    #expect(given.approach == "hosting")
    #expect(given.task == "notch-window")
    let asked = ["--store", SharedStore.path, "--format", "json", "recommend", question]
    #expect(try Program.run(asked).json()["approach"] is NSNull)
  }

  /// `--answer platform=macos` means the same as `--platform macos`; the option takes precedence.
  @Test(arguments: ["hover recognizer location in SwiftUI", "pull to refresh", "a map in SwiftUI"])
  func anAnswerAboutThePlatformIsTheOption(question: String) throws {
    func printed(_ options: [String]) throws -> String {
      try Program.run(["--store", SharedStore.path, "recommend"] + options + [question]).out
    }
    let option = try printed(["--platform", "macos"])
    #expect(try printed(["--answer", "platform=macos"]) == option)
    #expect(try printed(["--platform", "macos", "--answer", "platform=ios"]) == option)
  }

  /// Short questions about UIKit and SwiftUI, and the one above about another framework, about an
  /// app without SwiftUI, and as a symptom.
  @Test(arguments: [
    "UILabel line spacing with NSAttributedString in a table cell",
    "SwiftUI date formatting",
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
