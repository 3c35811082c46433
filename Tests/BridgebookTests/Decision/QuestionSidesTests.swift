import Testing

@testable import Bridgebook

/// The words of a question for the two sides of a bridge, and the relations between them.
@Suite struct QuestionSidesTests {
  private let phrases = [
    LexiconPhrase(phrase: "swiftui", fact: "side", choice: "swiftui", weight: 2),
    LexiconPhrase(phrase: "uikit", fact: "side", choice: "platform", weight: 2),
    LexiconPhrase(phrase: "hosted", fact: "side", choice: "bridge", weight: 3),
    LexiconPhrase(phrase: "nsfetchrequest", fact: "side", choice: "foreign", weight: 3),
  ]

  @Test(arguments: [
    ("MKMapView in SwiftUI", true), ("MKMapView in UIKit", false), ("a hosted view is blank", true),
    ("SwiftUI list rows", false), ("URLSession in SwiftUI", false), ("", false),
    ("the rootViewController of my SwiftUI app", true), ("a panGestureRecognizer in SwiftUI", true),
    ("my headerView in SwiftUI", false), ("SwiftUICharts in a UIKit project", true),
  ])
  func bothSidesNeedEvidence(text: String, isAcross: Bool) {
    #expect(QuestionSides(of: text, phrases: phrases).isAcross == isAcross)
  }

  @Test func aNameOfTheTablesHasItsSideWhateverItsPrefix() {
    let sides = QuestionSides(of: "NSFetchRequest returns faults", phrases: phrases)
    #expect(sides.platform == 0 && sides.foreign == 3 && sides.isElsewhere)
  }

  @Test func aBridgeIsNeverElsewhere() {
    #expect(!QuestionSides(of: "NSFetchRequest in a hosted view", phrases: phrases).isElsewhere)
  }

  @Test(arguments: [
    ("a UILabel in my SwiftUI form", ["into-swiftui"]),
    ("a SwiftUI label in my UIView", ["into-platform"]),
    ("SwiftUICharts into an existing UIKit project", ["into-platform"]),
    ("UITabBarController whose third tab is written in SwiftUI", ["into-platform"]),
    ("NSPopover with SwiftUI content", ["into-platform"]),
    ("replace the UIKit view of a storyboard with a SwiftUI view", ["into-platform"]),
    ("UILabel and SwiftUI", []), ("my SwiftUI app. A UILabel", []),
    ("Replace the NSViewController of my NSPopover with SwiftUI", ["into-platform"]),
    ("navigate from a SwiftUI list to a UIViewController", ["into-swiftui"]),
    ("tell the UIKit screen that the SwiftUI form has changed", ["share-state"]),
    ("change the rootViewController to a SwiftUI view", ["into-platform"]),
    ("navigate from a UIViewController to a SwiftUI list", ["into-platform"]),
    ("pass data from SwiftUI to UIKit", ["share-state"]), ("migrate from UIKit to SwiftUI", []),
    ("call SwiftUI from Objective-C", ["into-platform"]),
    ("Swift Charts in an Objective-C project", ["into-platform"]),
    ("an Objective-C chart in SwiftUI", ["into-swiftui"]),
    ("our UIKit screen should get a SwiftUI header", ["into-platform"]),
    ("UITableView cells in SwiftUI", ["into-platform"]),
    ("a UIKit alternative to SwiftUI pickers", []),
    ("a SwiftUI view for UITextView", ["into-swiftui"]),
    ("a SwiftUI view for a UITableView header", ["into-platform"]),
    ("UITabBarController with a SwiftUI tab", ["into-platform"]),
    ("UISplitViewController column with SwiftUI detail", ["into-platform"]),
    ("UITextField with SwiftUI views", []),
    ("UISearchBar with a SwiftUI results view", ["into-platform"]),
    ("UITextView with SwiftUI TextEditor view", []),
    ("redraw the UICanvas when SwiftUI state changes", ["into-swiftui"]),
    ("UIViewController when SwiftUI state changes", ["share-state"]),
    ("this popup on UIViewController instead of a SwiftUI view", ["into-platform"]),
    ("UITextView instead of SwiftUI text", ["into-swiftui"]),
    ("test a SwiftUI screen with snapshots that take a UIViewController", ["into-platform"]),
  ])
  func whatStandsInWhatTellsTheDirection(text: String, directions: [String]) {
    let found = DirectionRelations.find(in: text) { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    #expect(found.map(\.choice) == directions)
  }

  @Test(arguments: [
    ("UIKit and SwiftUI both change one model", true),
    ("one model changed by UIKit code and by SwiftUI code", true),
    ("a UIViewController that reacts to a SwiftUI ObservableObject", true),
    ("UIKit and SwiftUI in the same app", false), ("a model for UIKit and SwiftUI views", false),
  ])
  func aModelThatBothSidesChangeIsShared(text: String, isShared: Bool) {
    let found = DirectionRelations.find(in: text) { $0.hasPrefix("UI") }
    #expect(found.contains { $0.choice == "share-state" } == isShared)
  }

  @Test(arguments: [
    ("DTPhotoViewerController", ComponentRole.controller), ("TTRangeSlider", .view),
    ("AACarouselCell", .view), ("STPPaymentCardTextField", .view), ("YPImagePicker", .controller),
    ("PersistenceController", nil), ("ScrollView", nil), ("ColorPicker", nil),
  ])
  func theEndingOfANameTellsItsRole(name: String, role: ComponentRole?) {
    #expect(NameSuffixes.roleInSentence(of: name) == role)
  }

  @Test func valuesAreOnNeitherSide() {
    #expect(!QuestionSides(of: "a SwiftUI view as UIImage", phrases: phrases).isAcross)
    #expect(!ClassNames.isClass("UIImage", in: ["uiimage": "UIImage"]))
  }

  @Test(arguments: [
    ("0   UIKitCore   0x000000018 -[UIView x]\n1   MyApp   0x10 main\n2   dyld   0x20 start", true),
    ("10:00:01.123 App[1] a\n10:00:02 App[1] b\n10:00:03 App[1] c", true),
    ("2026-11-22 10:00:00 a\n2026-11-22 b\n2026-11-22 c", true),
    ("How do I wrap a map?\nIt has 3 pins\nand 0x10 colors", false),
    ("2026-01-02 10:00:00.123 Atlas[7:8] [SwiftUI] Modifying state during view update", true),
    ("{\"app_name\":\"Atlas\",\"bug_type\":\"309\"}\n{ \"threads\": [] }", true),
    ("{ \"name\": \"a map in SwiftUI\" }", false), ("Thread 1: how do I wrap a map?", false),
    ("2 views\n3 controllers\n4 layers", false), ("", false), ("\u{0}\n\n\n", false),
  ])
  func aPasteIsNoQuestion(text: String, isLog: Bool) {
    #expect(PastedLog.isOne(text) == isLog)
  }
}
