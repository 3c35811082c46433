import Testing

@testable import Bridgebook

/// Other spellings and compound nouns are understood like the usual names.
@Suite struct SpellingVariantsTests {
  @Test(arguments: [
    ("a map in Swift UI?", "a map in SwiftUI?"), ("Swift-UI and UI Kit", "SwiftUI and UIKit"),
    ("present the VC", "present the view controller"), ("swift ui", "SwiftUI"),
    ("Swift. UI", "Swift. UI"), ("Swift UI Kit", "SwiftUI Kit"), ("", ""),
    ("é VCs 视图", "é view controllers 视图"), ("swift ui's map", "SwiftUI's map"),
    ("it's UIKit's", "it's UIKit's"),
    ("SwitfUI or swfitui", "SwiftUI or SwiftUI"), ("UIKti", "UIKit"), ("SwifUI", "SwiftUI"),
    ("AppKt", "AppKt"),
    ("SwiftUIX's views", "SwiftUIX's views"), ("swift", "swift"),
  ])
  func aVariantBecomesTheUsualSpelling(text: String, unified: String) {
    #expect(SpellingVariants.unified(text) == unified)
  }

  @Test func aLogStaysAsItIs() {
    let log = "0  Atlas  0x0000000104 VC + 4\n1  UIKitCore  0x0000000105 main + 8\n"
    #expect(SpellingVariants.unified(log) == log)
  }

  @Test(arguments: [
    ("NSTextView", "text view"), ("UIPageViewController", "page view controller"),
    ("WKWebView", "web view"), ("UIView", nil), ("UIViewController", nil), ("MKMapView", nil),
    ("NS", nil),
  ])
  func aClassNameHasTheWordsOfItsName(name: String, words: String?) {
    #expect(PlatformName.words(of: name) == words)
  }

  @Test(arguments: [
    ("the skeleton view in SwiftUI", "view"), ("a call screen in SwiftUI", "controller"),
    ("my view in SwiftUI", nil), ("a SwiftUI view", nil), ("show a list view", nil), ("view", nil),
  ])
  func aCompoundNounTellsWhatAThingIs(text: String, thing: String?) {
    #expect(CompoundNouns.thing(in: WordForms.words(of: text), fillers: ["my"]) == thing)
  }

  @Test(arguments: [
    ("send events from SwiftUI to UIKit", "share-state"),
    ("a SwiftUI implementation of UITextView", "into-swiftui"),
    ("switch from SwiftUI VideoPlayer to UITextView", "into-swiftui"),
    ("render the cells of our UITextView with SwiftUI", "into-platform"),
    ("the state of a UITextView when SwiftUI changes", "share-state"),
  ])
  func aRelationTellsTheDirection(text: String, direction: String) {
    let relations = DirectionRelations.find(in: text) { $0.hasPrefix("UI") && $0 != "UIKit" }
    #expect(relations.first?.choice == direction)
  }
}
