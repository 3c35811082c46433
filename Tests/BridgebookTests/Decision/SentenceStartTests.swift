import Bridgebook
import Testing

@Suite struct SentenceStartTests {
  @Test(arguments: [
    (
      "Toolbar buttons in SwiftUI The window should show them",
      "Toolbar buttons in SwiftUI. The window should show them"
    ),
    ("Map jumps (iOS 17) My pins are lost", "Map jumps (iOS 17). My pins are lost"),
    (
      "The first focus for SwiftUI Currency field over UITextField",
      "The first focus for SwiftUI. Currency field over UITextField"
    ),
    ("Usage with UIKit I have a popup", "Usage with UIKit. I have a popup"),
  ])
  func aTitleThatRunsIntoItsTextEnds(text: String, marked: String) {
    #expect(SentenceStarts.marked(in: text) == marked)
  }

  @Test(arguments: [
    "", "A view", "Wrap a UILabel. A label grows", "Wrap a UILabel: The label grows",
    "How to Use A View If It Is The Root When My App Starts", "Drag rows in SwiftUI List rows",
    "Embed in SwiftUI Navigation Stack", "the SwiftUI Currency field", "Move to SwiftUI Part",
    "in SwiftUI UITextView gets no focus", "a map in SwiftUI. Currency fields",
  ])
  func whatIsOneSentenceOrPunctuatedStays(text: String) {
    #expect(SentenceStarts.marked(in: text) == text)
  }
}
