import Foundation
import TestSupport
import Testing

/// Tests whether words mean a task or a class.
@Suite struct TaskWordTests {
  @Test(arguments: [
    ("lock one screen to landscape in SwiftUI", "lock-orientation"),
    ("SwiftUI text where people can select part of it", "selectable-text"),
    ("scroll to the last message in SwiftUI", "scroll-to-row"),
    ("make a SwiftUI List scroll automatically", "scroll-to-row"),
    ("a blur view in SwiftUI", "blur-background"),
    ("coordinates of a long press on the map in SwiftUI", "map-tap-coordinate"),
    ("send a picture to other apps from SwiftUI", "share-sheet"),
    ("force landscape in SwiftUI", "lock-orientation"),
    // Both tasks are described by the same words; the one that is quoted is meant.
    ("use an Objective-C view from SwiftUI", "objective-c-view"),
    ("use SwiftUI from Objective-C", "swiftui-from-objective-c"),
    ("how do I use an Objective-C view from SwiftUI", "objective-c-view"),
    ("own keyboard in SwiftUI", "custom-input-view"),
  ])
  func everydayWordsNameATask(words: String, task: String) throws {
    #expect((try document(words)["task"] as? [String: Any])?["id"] as? String == task)
  }

  @Test func aTaskOfTheOtherDirectionIsNotShown() throws {
    let answer = try document("use my Objective-C chart view in SwiftUI")
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "objective-c-view")
  }

  /// Tasks share words with these names.
  @Test(arguments: [
    ("Apple Pay button in SwiftUI", "ios", "PKPaymentButton"),
    ("use a group box in SwiftUI", "macos", "NSBox"),
    ("open panel in SwiftUI", "macos", "NSOpenPanel"),
    ("display link in SwiftUI", "ios", "CADisplayLink"),
    ("using a display link in SwiftUI on iOS", "ios", "CADisplayLink"),
  ])
  func theEverydayNameOfAClassIsTheClass(words: String, platform: String, name: String) throws {
    let answer = try document(words, "--platform", platform)
    #expect((answer["component"] as? [String: Any])?["name"] as? String == name)
  }

  /// The words are also the name of a class that is neither shown nor run by itself.
  @Test(arguments: [
    ("record a video in SwiftUI", "record-video"), ("record video", "record-video"),
    ("add event to calendar in SwiftUI", "add-calendar-event"),
    ("add an event to the calendar in SwiftUI", "add-calendar-event"),
  ])
  func aTaskWithTheWordsOfAServiceIsTheTask(words: String, task: String) throws {
    let answer = try document(words)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == task)
    #expect(answer["approach"] as? String == "controller")
  }

  @Test func wordsInAnotherOrderAreNotTheNameOfAClass() throws {
    let answer = try document("display a link in SwiftUI")
    #expect((answer["component"] as? [String: Any])?["name"] as? String != "CADisplayLink")
  }

  @Test func wordsForAPageDoNotMakeALoginAView() throws {
    let answer = try document("sign in with a web page in SwiftUI")
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "web-login")
    #expect(answer["approach"] as? String == "none")
  }

  /// On iOS, the same task wraps a controller.
  @Test func aPanelOfTheMacIsNotWrapped() throws {
    let answer = try document("choose a font in SwiftUI", "--platform", "macos")
    #expect((answer["component"] as? [String: Any])?["name"] as? String == "NSFontPanel")
    #expect(answer["approach"] as? String == "none")
  }

  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }
}
