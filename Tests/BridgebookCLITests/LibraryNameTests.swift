import Foundation
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
    #expect(notes.contains { $0.hasPrefix("\(name) is the \(approach) of a library") })
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
    #expect(name(in: answer) != "RecorderControl")
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

  @Test(arguments: [
    "PanGesture does not allow scrolling in a Xamarin Forms ScrollView",
    "Inline title bar on macOS in a Flutter app",
  ])
  func anotherFrameworkAloneIsNotCovered(question: String) throws {
    #expect(try document(question)["approach"] is String == false)
  }
}
