import BookData
import Bridgebook
import Foundation
import TestSupport
import Testing

/// Questions that name a third-party library instead of its class, or another framework.
@Suite struct LibraryNameTests {
  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  private func name(in answer: [String: Any]) -> String? {
    (answer["component"] as? [String: Any])?["name"] as? String
  }

  @Test(arguments: [
    ("How can I use CalendarKit in SwiftUI?", "DayViewController", "controller"),
    ("Jitsi Meet in a SwiftUI app", "JitsiMeetView", "view"),
    ("a ResearchKit survey from a SwiftUI button", "ORKTaskViewController", "controller"),
  ])
  func aLibraryMeansTheClassThatIsShown(question: String, name: String, approach: String) throws {
    let answer = try document(question)
    #expect(answer["approach"] as? String == approach)
    #expect(self.name(in: answer) == name)
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("\(name) is the \(approach) of a third-party library") })
  }

  @Test(arguments: [
    ("ShortcutRecorder in a SwiftUI settings window", "macos", "RecorderControl"),
    ("CalendarKit in SwiftUI", "ios", "DayViewController"),
  ])
  func aLibraryImpliesItsPlatform(question: String, platform: String, name: String) throws {
    let answer = try document(question)
    #expect(answer["platform"] as? String == platform)
    #expect(self.name(in: answer) == name)
  }

  @Test func aLibraryIsNotNamedWhereItDoesNotExist() throws {
    let answer = try document("ShortcutRecorder in a SwiftUI settings screen", "--platform", "ios")
    #expect(name(in: answer) == nil && answer["approach"] is String == false)
  }

  @Test(arguments: [
    ("We have Lottie in the app. How do I change the status bar color from SwiftUI?", "native"),
    ("SwiftUI app with Mapbox: how do I change the tint of a slider", "native"),
    ("App built with Jitsi; need to keep the screen awake in SwiftUI", "none"),
    ("replace FloatingPanel with native sheet detents in SwiftUI", "native"),
  ])
  func aLibraryThatIsOnlyThereIsNoSubject(question: String, approach: String) throws {
    let answer = try document(question)
    let isNative = answer["preferNative"] as? Bool == true
    #expect((isNative ? "native" : answer["approach"] as? String) == approach)
  }

  @Test(arguments: [
    (
      "play a Lottie file when a SwiftUI Button is tapped", "LottieAnimationView",
      "vector-animation"
    ),
    ("MessageKit input bar in SwiftUI", "MessagesViewController", "chat-library"),
    ("Mapbox map in SwiftUI with custom layers", "MapView", "map-sdk"),
  ])
  func theTaskAboutSuchLibrariesStays(question: String, name: String, task: String) throws {
    let answer = try document(question)
    #expect(self.name(in: answer) == name)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == task)
  }

  @Test(arguments: [
    ("Mapbox Navigation in SwiftUI", "NavigationViewController"),
    ("integrate the turn-by-turn navigation of Mapbox into a SwiftUI app", nil),
    ("jsqmessagesviewcontroller in SwiftUI", "JSQMessagesViewController"),
    ("HorizonCalendar in SwiftUI", "CalendarView"),
  ])
  func theLongestNameThatFitsCounts(question: String, name: String?) throws {
    #expect(self.name(in: try document(question)) == name)
  }

  /// Every name of the table, in the words in which people ask for it.
  @Test func everyNameOfTheTableGivesItsClass() throws {
    let phrases = try BuiltInBook.load().lexicon.filter { $0.library != nil }
    let step = Effort.amount(brief: 5, full: 1)
    let asked = stride(from: 0, to: phrases.count, by: step).map { phrases[$0] }
    let calls = asked.map { phrase in
      let isOfMac = phrase.library?.toolkits == [.appkit]
      return ToolCall(
        tool: "recommend",
        arguments: [
          "question": "use \(phrase.phrase) in SwiftUI", "platform": isOfMac ? "macos" : "ios",
        ])
    }
    var others: [String] = []
    for (phrase, result) in zip(asked, try ToolCall.results(of: calls)) {
      let text = try #require(ToolCall.text(of: result))
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let name = name(in: answer)
      if name != phrase.library?.className { others.append("\(phrase.phrase): \(name ?? "none")") }
    }
    #expect(others.isEmpty, "\(others)")
  }

  @Test func contentForTheViewOfALibraryIsHosted() throws {
    let answer = try document("put a SwiftUI button into the JitsiMeetView of Jitsi")
    #expect(answer["approach"] as? String == "hosting")
  }

  @Test func aClassThatIsNamedBesideTheLibraryIsTheSubject() throws {
    let answer = try document("UITextField in SwiftUI, for the name in a Jitsi call")
    #expect(name(in: answer) == "UITextField")
  }

  @Test func aLibraryWithinUIKitIsNotCovered() throws {
    let answer = try document("change the color of the day header of CalendarKit in UIKit")
    #expect(answer["status"] as? String == "not-covered")
  }

  @Test(arguments: [
    ("how to embed a Flutter module as a screen in my SwiftUI project", "controller"),
    ("embed a SwiftUI view as a platform view in my Flutter app", "hosting"),
  ])
  func anotherFrameworkMeetsSwiftUI(question: String, approach: String) throws {
    #expect(try document(question)["approach"] as? String == approach)
  }

  /// The first words resemble another task more.
  @Test func aTaskFarAheadNeedsNoAgreeingOpening() throws {
    let question =
      "Support unfurling links in messages In our chat client a link in a message should be shown "
      + "as a rich preview card with picture and title."
    let answer = try document(question)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "link-preview")
    #expect(answer["approach"] as? String == "view")
  }

  @Test func aFormulaIsShownByTheViewOfALibrary() throws {
    let answer = try document("LaTeX formulas in a chat answer of my SwiftUI app")
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "math-formula")
    #expect(answer["approach"] as? String == "view")
  }

  @Test func wordsForAClassOfIOSMeanItsCounterpartOnTheMac() throws {
    let question = "a multi line text input with a background color in SwiftUI"
    #expect(name(in: try document(question, "--platform", "ios")) == "UITextView")
    #expect(name(in: try document(question, "--platform", "macos")) == "NSTextView")
  }

  @Test func aPhraseOfTheHighestWeightDecidesAgainstATask() throws {
    let answer = try document("take a photo in SwiftUI with a capture session and its live preview")
    #expect(name(in: answer) == "AVCaptureVideoPreviewLayer")
  }

  @Test(arguments: [
    "PanGesture does not allow scrolling in a Xamarin Forms ScrollView",
    "Inline title bar on macOS in a Flutter app",
  ])
  func anotherFrameworkAloneIsNotCovered(question: String) throws {
    #expect(try document(question)["approach"] is String == false)
  }
}
