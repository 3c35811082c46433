import Testing

@testable import Bridgebook

/// The relations between the words of the two sides, which show which side contains the other and
/// what is passed.
@Suite struct DirectionRelationTests {
  @Test(arguments: [
    ("SwiftUI content for the rows of our NSOutlineView", ["into-platform"]),
    ("a UILabel in the header of a SwiftUI list", ["into-swiftui"]),
    ("an array of SwiftUI views instead of NSViewController", ["into-platform"]),
    ("unable to render a UIGradient with SwiftUI views", ["into-swiftui"]),
    ("UITableView backgroundView in SwiftUI", ["into-platform"]),
    ("UITabBarController: the third tab in SwiftUI", ["into-platform"]),
    ("NSSplitViewItem with a SwiftUI sidebar", ["into-platform"]),
    ("UITextView inside a VStack", ["into-swiftui"]),
    ("a VStack in our UITableView", ["into-platform"]),
    ("replace the UITableView with LazyVStack", []),
    ("SwiftUI animation replaced by UIViewPropertyAnimator", ["into-swiftui"]),
    ("replacing the SwiftUI Settings scene with an AppKit-managed window", ["into-platform"]),
    ("replace the SwiftUI menu bar scene with an NSPopover", ["into-platform"]),
    ("replace UIPageViewController with SwiftUI's native equivalent", ["into-swiftui"]),
    ("the wrapped UITableView is replaced by a SwiftUI list", ["into-swiftui"]),
    ("replace the UITableView with a SwiftUI list", ["into-platform"]),
    ("a SwiftUI table similar to NSTableView", ["into-swiftui"]),
    ("use a UIToolbar as the toolbar of a SwiftUI screen", ["into-swiftui"]),
    ("our NSWindow takes an array of SwiftUI views", ["into-platform"]),
    ("a UIView for SwiftUI views", ["into-platform"]),
    ("a UIView for SwiftUI", ["into-swiftui"]),
    ("in SwiftUI I had to provide a dummy UIViewController", []),
    ("migrate UIKit views to SwiftUI", []),
    ("adding SwiftUI tests and later calling a method on the UITextField", []),
    ("SwiftUI: a spinner in a WKWebView", []),
    ("SwiftUI: embed it in a UIViewController", ["into-platform"]),
    ("SwiftUI: prepare the settings view for UIKit", ["into-platform"]),
  ])
  func partsAndContainersTellTheDirection(text: String, directions: [String]) {
    #expect(directionsIn(text) == directions)
  }

  @Test(arguments: [
    ("update the UIKit label when the SwiftUI slider changes", ["share-state"]),
    ("observe a view controller's property in SwiftUI", ["share-state"]),
    (
      "inject the managed object context into a SwiftUI view that UIHostingController shows",
      ["pass-environment"]
    ),
    ("update the SwiftUI view when the view controller changes", []),
    ("show a SwiftUI view in UIHostingController", ["into-platform"]),
  ])
  func whatPassesIsContainedInNeither(text: String, directions: [String]) {
    #expect(directionsIn(text) == directions)
  }

  @Test(arguments: [
    ("UITabBarItem", true), ("UIKit", false), ("UIViewRepresentable", false), ("UIImage", false),
    ("NSUserDefaults", false), ("UITests", false), ("UI", false), ("WKExtension", true),
  ])
  func aPrefixOfTheToolkitsNamesTheirSide(name: String, isOfToolkit: Bool) {
    #expect(PlatformName.isOfToolkit(name) == isOfToolkit)
  }

  @Test(arguments: [
    ("open a window", true), ("a window above the app with a toast", true),
    ("the window of my view", false), ("sign in needs a window, present it later", false),
    ("a floating panel", true), ("how do I show it", false),
  ])
  func aWindowIsOpenedOrThere(text: String, isOpened: Bool) {
    let stems = WordForms.words(of: text).map(\.stem)
    #expect(WindowWords.isOpened(in: stems) == isOpened)
  }

  @Test func aViewControllerIsNoView() {
    let stems = WordForms.words(of: "the view controller of an sdk").map(\.stem)
    let matcher = PhraseMatcher(stems: stems, isClass: stems.map { _ in false })
    #expect(matcher.firstMatch(of: "view ~ sdk") == nil)
    #expect(matcher.firstMatch(of: "view controller ~ sdk") == 1..<6)
  }

  private func directionsIn(_ text: String) -> [String] {
    DirectionRelations.find(in: text) { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS")) && name != "UIKit"
    }.map(\.choice)
  }
}
