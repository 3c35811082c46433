import Foundation
import Testing

/// Questions in which the subject has to be distinguished from its context.
@Suite struct UnderstandingSettingTests {
  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  @Test(arguments: [
    ("half of the app is UIKit, half SwiftUI, user changes must show up in both", "shared-state"),
    ("SwiftUI inside UIKit: the colorScheme of the environment is wrong", "environment"),
    ("observe changes of a view controller's property in SwiftUI", "shared-state"),
    ("SwiftUI views for the rows of our UITableView", "hosting"),
    ("a SwiftUI badge on a UITabBarItem", "hosting"),
    ("SwiftUI inside UIContentConfiguration before iOS 16", "hosting"),
    ("how do I put a native SwiftUI view in my Compose screen", "hosting"),
    ("the rest stays UIKit, which controller shows the SwiftUI list", "hosting"),
    ("SwiftUI is unable to do this split view, so it needs AppKit", "view"),
    ("MKLocalSearchCompleter in SwiftUI beside the MKMapView", "view"),
    ("the swipe of my SwiftUI cards should be driven by a UIKit pan gesture", "gesture"),
    ("our NSWindow should take an array of SwiftUI views", "hosting"),
    ("present the UIKit checkout sheet in SwiftUI", "controller"),
    ("use a UIKit chat bar as the toolbar of a SwiftUI chat", "view"),
    ("put the UIKit side drawer controller into SwiftUI", "controller"),
    ("show a BetterSafariView, a Safari view with reader mode, inside SwiftUI", "controller"),
  ])
  func whatIsAskedForIsToldFromItsSetting(question: String, approach: String) throws {
    #expect(try document(question)["approach"] as? String == approach)
  }

  @Test(arguments: [
    "I made ProfileCardView in SwiftUI", "how to present ProfileCardView in SwiftUI",
  ])
  func aViewThatIsMadeInSwiftUIIsNotBridged(question: String) throws {
    #expect(try document(question)["approach"] is String == false)
  }

  @Test(arguments: [
    ("the wrapped MKMapView should be replaced by the SwiftUI map", "ios"),
    ("replace SKStoreReviewController with the SwiftUI action", "ios"),
    ("a multi-column table in SwiftUI on the Mac, similar to NSTableView", "macos"),
    ("how is the preferences window used in a SwiftUI app", "macos"),
    ("offer a SwiftUI port for NSToolbar, wants the window's NSToolbar from SwiftUI code", "macos"),
  ])
  func whatStaysWithinSwiftUIIsNotHosted(question: String, platform: String) throws {
    let answer = try document(question, "--platform", platform)
    let isNative = answer["approach"] as? String == "native"
    #expect(isNative || answer["preferNative"] as? Bool == true)
  }

  /// The code around the SwiftUI content stays UIKit's or AppKit's, so it is still hosted.
  @Test(arguments: [
    ("Replace a UITabBarController by a SwiftUI tab bar", "ios", "TabView"),
    ("replace NSTextView with pure SwiftUI for the file viewer", "macos", "TextEditor"),
  ])
  func whatReplacesAClassIsNamed(question: String, platform: String, api: String) throws {
    let answer = try document(question, "--platform", platform)
    #expect(answer["approach"] as? String == "hosting")
    #expect(answer["preferNative"] as? Bool == true)
    #expect((answer["native"] as? [String: Any])?["api"] as? String == api)
    #expect((answer["verdict"] as? String)?.hasPrefix("Use \(api).") == true)
  }

  @Test func aClassThatKeepsItsPlaceIsNotReplaced() throws {
    let question = "replace the root of my UINavigationController with a SwiftUI view"
    let answer = try document(question)
    #expect(answer["approach"] as? String == "hosting")
    #expect(answer["preferNative"] as? Bool == false)
  }

  @Test func whatGoesIntoSwiftUIWithoutAKindIsAskedAbout() throws {
    let answer = try document("the output of the SDK has to be shown in SwiftUI")
    #expect(answer["status"] as? String == "needs-answer")
    let missing = try #require(answer["missing"] as? [[String: Any]])
    #expect(missing.first?["question"] as? String == "thing")
  }

  @Test func aPropertyForAControllerIsTakenForAController() throws {
    let answer = try document("assign the authViewController of the SDK in my SwiftUI app")
    #expect(answer["approach"] as? String == "controller")
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.contains("does not say whether") })
  }

  @Test func aViewOnAWatchIsAnInterfaceObject() throws {
    let answer = try document("WatchKit's volume control on my SwiftUI watch screen")
    #expect(answer["technique"] as? String == "WKInterfaceObjectRepresentable")
  }
}
