import Foundation
import Testing

/// The requirements in a question decide between SwiftUI's own API and the bridge.
@Suite struct RequirementTests {
  private func recommend(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  private static let tap = "where was a UITapGestureRecognizer tapped, in SwiftUI: tap location"

  @Test func theAPIThatHasItIsPreferredFromItsReleaseOn() throws {
    let new = try recommend("--target", "16", Self.tap)
    let decided = try #require(new["decidedBy"] as? [String: Any])
    #expect(decided["native"] as? String == "SpatialTapGesture")
    #expect(decided["requirement"] as? String == "the location of a tap")
    #expect(new["preferNative"] as? Bool == true)
    let old = try recommend("--target", "15", Self.tap)
    #expect(old["preferNative"] as? Bool == false)
    #expect((old["decidedBy"] as? [String: Any])?["native"] is NSNull)
    let notes = try #require(old["notes"] as? [String])
    #expect(notes.contains { $0.contains("SpatialTapGesture") && $0.contains("iOS 16") })
  }

  @Test func whatNoAPIHasIsBridged() throws {
    let document = try recommend("--target", "26", "cluster the pins of an MKMapView in SwiftUI")
    #expect(document["approach"] as? String == "view")
    #expect(document["preferNative"] as? Bool == false)
    let decided = try #require(document["decidedBy"] as? [String: Any])
    #expect(decided["requirement"] as? String == "clusters of markers")
  }

  /// Words for a task instead of a class state requirements, too.
  @Test func aRequirementDecidesWithoutAClass() throws {
    let words = "floating panel in SwiftUI that stays above other windows"
    let native = try recommend("--platform", "macos", words)
    #expect(native["preferNative"] as? Bool == true)
    let bridge = try recommend("--platform", "macos", words + " and does not activate the app")
    #expect(bridge["preferNative"] as? Bool == false)
    let decided = try #require(bridge["decidedBy"] as? [String: Any])
    #expect(decided["requirement"] as? String == "a panel that does not activate its app")
    let window = "SwiftUI window that appears without bringing the app to the front"
    let hosted = try recommend("--platform", "macos", window)
    #expect(hosted["approach"] as? String == "hosting")
  }

  @Test func whoAsksForAWayWithoutARepresentableGetsTheOneThereIs() throws {
    let words = "draw a polyline on a SwiftUI Map"
    let bridge = try recommend("--target", "15", words)
    #expect(bridge["preferNative"] as? Bool == false)
    let without = try recommend("--target", "15", words + " without UIViewRepresentable")
    #expect(without["preferNative"] as? Bool == true)
  }

  /// A feature without a SwiftUI API is bridged through the object that has the property.
  @Test(arguments: [
    ("macos", "14", "isMovableByWindowBackground in SwiftUI", "view"),
    ("macos", "15", "isMovableByWindowBackground in SwiftUI", "native"),
    ("ios", "13", "titleView in SwiftUI", "controller"),
    ("ios", "15", "prefersHomeIndicatorAutoHidden in SwiftUI", "hosting"),
    ("ios", "16", "prefersHomeIndicatorAutoHidden in SwiftUI", "native"),
  ])
  func aFeatureIsBridgedWhereSwiftUIHasItLater(
    platform: String, target: String, words: String, approach: String
  ) throws {
    let answer = try recommend("--platform", platform, "--target", target, words)
    #expect(answer["approach"] as? String == approach)
  }

  /// A property or method is set, called, overridden or implemented; it cannot be wrapped.
  @Test(arguments: [
    (
      "ios", "15", "keyboardDismissMode",
      "Set keyboardDismissMode on the UIScrollView that you wrap in a UIViewRepresentable."
    ),
    (
      "ios", "13", "scrollToRow",
      "Call scrollToRow on the UITableView that you wrap in a UIViewRepresentable."
    ),
    (
      "macos", "10.15", "toolTip",
      "Set toolTip on the NSView that you wrap in an NSViewRepresentable."
    ),
    (
      "macos", "14", "isMovableByWindowBackground",
      "Set isMovableByWindowBackground on the window of a wrapped NSView, when it has one."
    ),
    (
      "ios", "14", "trailingSwipeActionsConfigurationForRowAt",
      "Use .onDelete(perform:). Keep trailingSwipeActionsConfigurationForRowAt only for actions other than Delete."
    ),
    (
      "ios", "15", "prefersHomeIndicatorAutoHidden",
      "Override prefersHomeIndicatorAutoHidden in a subclass of UIHostingController that UIKit code shows."
    ),
    (
      "ios", "14", "badgeValue",
      "Set badgeValue on the tab bar item of the hosting controller in a UITabBarController."
    ),
  ])
  func aPropertyIsNotWrapped(
    platform: String, target: String, name: String, verdict: String
  ) throws {
    let answer = try recommend("--platform", platform, "--target", target, name)
    #expect(answer["verdict"] as? String == verdict)
  }

  @Test func theWayToAHostingControllerIsNotThatToARepresentable() throws {
    let answer = try recommend(
      "--why", "--platform", "ios", "--target", "15", "prefersHomeIndicatorAutoHidden")
    let path = try #require(answer["path"] as? [[String: Any]])
    #expect(path.last?["answer"] as? String == "UIViewController")
    let flips = try #require(answer["flips"] as? [[String: Any]])
    #expect(!flips.contains { ($0["change"] as? String)?.contains("controller appears") ?? false })
  }

  @Test func aNameWithAPrefixIsAskedFor() throws {
    let document = try recommend("ACMECarousel in SwiftUI")
    #expect(document["status"] as? String == "needs-answer")
    let missing = try #require((document["missing"] as? [[String: Any]])?.first)
    #expect(missing["question"] as? String == "thing")
  }

  @Test func aQuestionBackSaysWhatEachAnswerLeadsTo() throws {
    let document = try recommend("AcmeThing")
    let missing = try #require((document["missing"] as? [[String: Any]])?.first)
    let choices = try #require(missing["choices"] as? [[String: Any]])
    let view = try #require(choices.first { $0["id"] as? String == "view" })
    #expect(view["leadsTo"] as? [String] == ["UIViewRepresentable"])
  }

  private static let stack = """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    'UIActivityViewController can only be used modally or as contentViewController in popover on iPad.'
    *** First throw call stack:
    0   CoreFoundation  0x000000018a1b2c3d __exceptionPreprocess + 164
    1   libobjc.A.dylib 0x0000000189f00000 objc_exception_throw + 60
    2   UIKitCore       0x000000018c000000 -[UIActivityViewController viewWillAppear:] + 100
    """

  @Test(arguments: ["recommend", "search"])
  func aPasteIsDiagnosed(command: String) throws {
    let document = try Program.run([
      "--store", SharedStore.path, "--format", "json", command, "--", Self.stack,
    ]).json()
    let diagnosis = try #require(document["diagnosis"] as? [String: Any])
    let found = (diagnosis["findings"] as? [[String: Any]])?.compactMap { $0["gotcha"] as? String }
    #expect(found?.contains("self-presenting-controller") == true)
  }
}
