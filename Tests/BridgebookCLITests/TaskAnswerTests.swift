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
        == "Bridge: A wrapped UITextView with a delegate; NSTextView on the Mac.")
    #expect(answer["approach"] as? String == "view")
    #expect((answer["code"] as? String)?.contains("UITextView") == true)
    // SwiftUI's API is newer than the target.
    let native = try #require(answer["native"] as? [String: Any])
    #expect(native["api"] as? String == "Text with an OpenURLAction")
    #expect(native["availableAtTarget"] as? Bool == false)
  }

  @Test func aTaskWithoutABridgeSaysWhatToUse() throws {
    let question = "know when a menu opens in a SwiftUI Mac app"
    let answer = try json(question, "--platform", "macos")
    #expect(answer["approach"] as? String == "none")
    #expect(
      (answer["verdict"] as? String)?.hasPrefix("No bridge is needed: The delegate of the menu")
        == true)
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
    let answer = try text("show page dots in SwiftUI")
    #expect(answer.contains("What SwiftUI's API lacks: Dots without a paged tab view"))
  }

  @Test func aWindowThatMayBeSwiftUIsIsAskedAbout() throws {
    let answer = try json("shake my SwiftUI window", "--platform", "macos")
    #expect(answer["status"] as? String == "needs-answer")
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.contains("The closest task in the book is shake-device") })
  }

  /// `keyDown` is a method of a base class, and what SwiftUI has instead is said first.
  @Test(arguments: [
    ("How to handle keyDown in SwiftUI", ".onKeyPress(_:action:)"),
    (
      "mark views as accepting clicks without an active window (acceptsFirstMouse) in SwiftUI",
      ".allowsWindowActivationEvents(_:)"
    ),
  ])
  func aMethodMeansItsTask(question: String, native: String) throws {
    let answer = try json(question, "--platform", "macos")
    #expect((answer["native"] as? [String: Any])?["api"] as? String == native)
    #expect(answer["preferNative"] as? Bool == true)
  }

  /// The words of "always on top" mean something only together.
  @Test func alwaysOnTopIsTheLevelOfAWindow() throws {
    let question = "a window in my SwiftUI app that stays always on top"
    let answer = try json(question, "--platform", "macos")
    #expect((answer["native"] as? [String: Any])?["api"] as? String == ".windowLevel(_:)")
  }

  /// A method that is only mentioned does not replace the task that the words name.
  @Test(arguments: [
    "how to embed a camera preview in SwiftUI, shown in fullScreenCover",
    "how to show a camera preview in SwiftUI with contentShape",
  ])
  func wordsOfATaskBeatAMethod(question: String) throws {
    let answer = try json(question)
    let component = try #require(answer["component"] as? [String: Any])
    #expect(component["name"] as? String == "AVCaptureVideoPreviewLayer")
  }

  /// SwiftUI's API does not do what distinguishes these tasks.
  @Test(arguments: [
    ("Spotlight-like window in SwiftUI", "macos", "hosting"),
    ("keyDown without focus in SwiftUI", "macos", "view"),
  ])
  func aTaskWithoutNativeApproachKeepsItsBridge(
    question: String, platform: String, approach: String
  ) throws {
    let answer = try json(question, "--platform", platform)
    #expect(answer["approach"] as? String == approach)
    #expect(answer["preferNative"] as? Bool == false)
  }

  /// SwiftUI's API that does a part of a task is named beside the bridge, with what it lacks.
  @Test(arguments: [
    ("Spotlight-like window in SwiftUI", "macos", "PlainWindowStyle"),
    ("right click location in a SwiftUI view", "macos", ".contextMenu(menuItems:)"),
  ])
  func anAPIForAPartOfATaskIsNamed(question: String, platform: String, api: String) throws {
    let answer = try json(question, "--platform", platform)
    #expect((answer["native"] as? [String: Any])?["api"] as? String == api)
    #expect(answer["preferNative"] as? Bool == false)
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("What SwiftUI's API lacks: ") })
  }

  /// A view that is to be shown in SwiftUI is the subject, whatever the rest resembles.
  @Test func aNamedViewBeatsATask() throws {
    let words = "use WaveformLiveView in SwiftUI with samples that come from an audio recorder"
    let component = try #require(try json(words)["component"] as? [String: Any])
    #expect(component["name"] as? String == "WaveformLiveView")
    let own = try json("record audio in RecorderView in my SwiftUI app")
    #expect((own["task"] as? [String: Any])?["id"] as? String == "record-audio")
  }

  @Test(arguments: [
    "I want to put this library's painting canvas inside my SwiftUI screen",
    "I initialized the ads SDK in my SwiftUI app and want a banner in a box of the screen",
    "How do I display the meeting SDK's video tiles in my SwiftUI app?",
  ])
  func whatALibraryShowsIsAView(question: String) throws {
    #expect(try json(question)["approach"] as? String == "view")
  }

  @Test(arguments: [
    "show the payment SDK's drop-in component in a SwiftUI project",
    "integrate the turn-by-turn navigation of Mapbox into a SwiftUI app",
  ])
  func aScreenOfAnSDKIsAController(question: String) throws {
    #expect(try json(question)["approach"] as? String == "controller")
  }

  /// What follows "but" is a statement of its own, and does not put SwiftUI into the control.
  @Test func whatOnlyUIKitHasIsAView() throws {
    let question = "I want this loading spinner in SwiftUI, but it only comes as a UIKit control."
    #expect(try json(question)["approach"] as? String == "view")
  }

  /// What replaces a class needs a host in the code around it, and may be SwiftUI's own API.
  @Test func whatShouldBeDoneInSwiftUIReplacesTheClass() throws {
    let question = "The map of our app is an older MKMapView and should be done in SwiftUI."
    let answer = try json(question)
    #expect(answer["approach"] as? String == "hosting")
    #expect((answer["native"] as? [String: Any])?["api"] as? String == "Map(position:)")
    #expect(answer["preferNative"] as? Bool == true)
  }

  @Test func anAccessoryThatHasToBeAUIViewIsHosted() throws {
    let question =
      "buttons written in SwiftUI above the keyboard of an editor whose accessory has to be a UIView"
    #expect(try json(question)["approach"] as? String == "hosting")
  }

  @Test func ownCameraAppHasAPreview() throws {
    let answer = try json("a camera app of my own in SwiftUI with a viewfinder")
    let component = try #require(answer["component"] as? [String: Any])
    #expect(component["name"] as? String == "AVCaptureVideoPreviewLayer")
  }

  @Test func aBannerOfOnesOwnIsNotWrapped() throws {
    #expect(try json("cookie banner in SwiftUI")["approach"] as? String != "view")
  }

  @Test(arguments: [
    ("We have a UIKit app and want to write the new screens in SwiftUI", "hosting"),
    ("how to build a login screen in SwiftUI", nil),
  ])
  func aNewScreenOfAnAppIsHosted(question: String, approach: String?) throws {
    #expect(try json(question)["approach"] as? String == approach)
  }

  /// A key command has no bridge of its own, so none is recommended.
  @Test func aRequirementWithoutABridgeRecommendsNone() throws {
    let notes = try #require(
      try json("keyboard shortcut without focus in SwiftUI")["notes"] as? [String])
    #expect(notes.contains { $0.hasSuffix("which .onKeyPress(_:action:) does not support.") })
    #expect(!notes.contains { $0.contains("so the bridge is recommended") })
  }

  /// Words on both sides of a semicolon are no phrase.
  @Test func aPhraseEndsAtASemicolon() throws {
    let question = "The pages are written in SwiftUI; my app uses a storyboard, can I show them?"
    #expect(try json(question)["approach"] as? String == "hosting")
  }

  @Test func navigationToASwiftUIScreenReplacesNothing() throws {
    let question = "tapping a cell should switch to SwiftUI detail view from UIKit"
    #expect(try json(question)["preferNative"] as? Bool == false)
  }

  @Test(arguments: [
    "Present a sheet from UIKit. I want to show SwiftUI content in a sheet of its own height",
    "can I use this SwiftUI confetti library in one of my view controllers?",
  ])
  func whatIsPresentedFromUIKitIsHosted(question: String) throws {
    #expect(try json(question)["approach"] as? String == "hosting")
  }

  @Test(arguments: [
    ("Can't use UIViewRepresentable in a home screen widget", "none"),
    ("Can I use a UIViewRepresentable in a widget?", "none"),
    ("UIViewRepresentable for a slider widget", "view"),
  ])
  func aWidgetShowsNoWrappedView(question: String, approach: String) throws {
    #expect(try json(question)["approach"] as? String == approach)
  }

  @Test func whatShouldHappenIsNoSymptom() throws {
    let wish = try json("Hide the tab bar in NavigationLink views: it should vanish on details")
    #expect((wish["task"] as? [String: Any])?["id"] as? String == "hide-tab-bar")
    #expect(wish["status"] as? String == "recommended")
    let symptom = try json("The tab bar in NavigationLink views vanishes on details")
    #expect(symptom["approach"] as? String == nil)
  }

  /// The Mac lacks the task's own class; its bridge mentions another one.
  @Test func aMacHasTheClassThatTheBridgeMentions() throws {
    let answer = try json("Print a view or document", "--platform", "macos")
    #expect((answer["component"] as? [String: Any])?["name"] as? String == "NSPrintOperation")
    #expect((answer["code"] as? String)?.contains("NSPrintOperation(view:") == true)
  }

  /// The sample of the pattern is about an open panel.
  @Test func theCodeIsThatOfThePanel() throws {
    let answer = try json("choose a font in SwiftUI", "--platform", "macos")
    #expect((answer["code"] as? String)?.contains("NSFontPanel") == true)
  }

  @Test(arguments: ["Support CarPlay in a SwiftUI app", "Launch the app at login in a SwiftUI app"])
  func whatNeedsNoBridgeNeedsNoReasonForOne(question: String) throws {
    let answer = try json(question, "--platform", question.contains("login") ? "macos" : "ios")
    #expect(answer["approach"] as? String == "none")
    #expect((answer["verdict"] as? String)?.hasPrefix("No bridge") == true)
  }

  @Test func aWatchHasNoBridgeOfUIKit() throws {
    let answer = try json("flow layout SwiftUI", "--platform", "watchos", "--target", "7")
    #expect((answer["verdict"] as? String)?.contains("collection view") == false)
  }

  @Test func aClassThatThePlatformLacksIsSaid() throws {
    let answer = try json("NSTextView tappable links in SwiftUI", "--platform", "ios")
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.contains("NSTextView does not exist on iOS") })
  }

  /// Nothing in the question but the target is a reason to bridge.
  @Test(arguments: [("14", "view"), ("15", "native")])
  func aTargetWithoutTheAPIIsAReasonToBridge(target: String, approach: String) throws {
    let answer = try json("tappable links in a text SwiftUI", "--target", target)
    #expect(answer["approach"] as? String == approach)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "tappable-links-in-text")
  }
}
