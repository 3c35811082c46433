import Foundation
import Testing

/// APIs newer than the deployment target are not recommended, and a feature no longer counts as
/// missing from the release that introduced it.
@Suite struct TargetLimitTests {
  private func recommend(_ words: String...) throws -> [String: Any] {
    let result = try Program.run(
      ["--store", SharedStore.path, "--format", "json", "recommend"] + words)
    return try result.json()
  }

  private func verdict(_ words: String...) throws -> String {
    try Program.run(["--store", SharedStore.path, "recommend"] + words).out
      .split(separator: "\n").prefix(3).joined(separator: " ").replacing("  ", with: " ")
  }

  @Test(arguments: [
    ("UIPasteControl", "15", "iOS 15.0 has neither UIPasteControl nor PasteButton"),
    ("UIArrangementViewController", "26", "UIArrangementViewController needs iOS 27.1"),
    (
      "UIHingeInteraction", "26",
      "iOS 26.0 has neither UIHingeInteraction nor .onHingeChange(isEnabled:_:)"
    ),
    ("UIFindInteraction", "15", "UIFindInteraction needs iOS 16.0"),
    ("UISheetPresentationController", "14", "UISheetPresentationController needs iOS 15.0"),
  ])
  func aClassThatTheTargetLacksIsNotWrapped(
    name: String, target: String, sentence: String
  ) throws {
    let answer = try recommend(name, "--target", target)
    #expect(answer["approach"] as? String == "none")
    #expect(answer["code"] as? String == "")
    let text = try verdict(name, "--target", target)
    #expect(text.contains(sentence))
    #expect(!text.contains("Representable needs"))
    let flips = try #require(answer["flips"] as? [[String: Any]])
    #expect((flips.first?["change"] as? String)?.hasPrefix("Deployment target: iOS") == true)
  }

  @Test func theNearestClassOfTheTargetIsNamed() throws {
    let text = try verdict("PHPickerViewController", "--target", "13")
    #expect(text.contains("The nearest is UIImagePickerController."))
    let mac = try verdict("NSGlassEffectView", "--platform", "macos", "--target", "15")
    #expect(mac.contains("The nearest is NSVisualEffectView."))
  }

  @Test func aFeatureIsUsedDirectlyBelowTheReleaseOfItsModifier() throws {
    let text = try verdict("UIFeedbackGenerator", "--target", "16")
    #expect(text.contains("Use it directly below iOS 17.0, which introduced .sensoryFeedback"))
    #expect(try recommend("UIFeedbackGenerator", "--target", "16")["code"] as? String == "")
    let later = try recommend("UIFeedbackGenerator", "--target", "17")
    #expect(later["preferNative"] as? Bool == true)
  }

  @Test(arguments: [
    (
      "titleView", "13",
      "Set titleView on the navigation item of the hosting controller"
    ),
    (
      "isPagingEnabled", "13",
      "Set isPagingEnabled on the UIScrollView that you wrap in a UIViewRepresentable."
    ),
  ])
  func aPropertyIsUsedWhereTheObjectThatHasItIsWrapped(
    name: String, target: String, sentence: String
  ) throws {
    #expect(try verdict(name, "--target", target).hasPrefix(sentence))
  }

  @Test func aClassWithoutABridgeIsKeptForWhatTheNativeApiLacks() throws {
    let text = try verdict("NSSavePanel", "--platform", "macos")
    #expect(text.hasPrefix("Use .fileExporter. Keep NSSavePanel only for an accessory view;"))
  }

  @Test func aHostingClassOfALaterReleaseIsAnsweredByWhatStandsInForIt() throws {
    let answer = try recommend("UIHostingConfiguration", "--target", "15")
    let code = try #require(answer["code"] as? String)
    #expect(code.contains("UIHostingController") && !code.contains("UIHostingConfiguration {"))
    let text = try verdict("UIHostingConfiguration", "--target", "15")
    #expect(text.contains("UIHostingConfiguration needs iOS 16.0. Keep one UIHostingController"))
    #expect(!text.contains("UIHostingController needs iOS 16"))
  }

  @Test(arguments: [
    ("NSTableView", "macos", "11", "27.1", "columns"),
    ("UIScrollView", "ios", "16", "17", "paging"),
    ("UICollectionView", "ios", "26", "27", "dragging to reorder in a grid"),
  ])
  func aReleaseEndsALack(
    name: String, platform: String, before: String, after: String, lack: String
  ) throws {
    func lacks(_ target: String) throws -> [String] {
      let answer = try recommend(name, "--platform", platform, "--target", target)
      let rows = (answer["native"] as? [String: Any])?["lackRows"] as? [[String: Any]]
      return try #require(rows).compactMap { $0["text"] as? String }
    }
    #expect(try lacks(before).contains(lack))
    #expect(try !lacks(after).contains(lack))
  }

  @Test func aLackConcernsItsPlatformsOnly() throws {
    let phone = try recommend("UIScrollView")
    let tv = try recommend("UIScrollView", "--platform", "tvos")
    let lacks = [phone, tv].map { ($0["native"] as? [String: Any])?["lacks"] as? String ?? "" }
    #expect(lacks[0].contains("pinch zoom") && !lacks[1].contains("pinch zoom"))
  }

  @Test func whatTheReleaseOfTheTargetChangesIsInTheBriefAnswer() throws {
    let newest = try Program.run("recommend", "NSTableView", "--target", "27").out
    #expect(newest.contains("Change: Built with the SDK of macOS 27.0"))
    #expect(newest.contains("reorderable()"))
    let older = try Program.run("recommend", "NSTableView", "--target", "26").out
    #expect(!older.contains("Change: "))
  }

  @Test(arguments: [
    ("swipe actions on rows in a VStack", ".swipeActionsContainer()"),
    ("reorder items by drag in a grid", ".reorderable()"),
  ])
  func whatOnlyTheNewReleasesHaveIsRecommendedFromThemOn(question: String, api: String) throws {
    let older = try recommend(question, "--target", "26")
    let newer = try recommend(question, "--target", "27")
    #expect(older["preferNative"] as? Bool == false)
    #expect(newer["preferNative"] as? Bool == true)
    #expect((newer["native"] as? [String: Any])?["api"] as? String == api)
  }

  @Test func anApiThatAppleDiscouragesIsNamedAsSuch() throws {
    let text = try verdict("SCNView")
    #expect(text.contains("Use SceneView, which is soft-deprecated."))
    let native = try recommend("SCNView")["native"] as? [String: Any]
    #expect(native?["deprecation"] as? String == "soft")
  }

  @Test func aFrameworkIsAnsweredWithItsClasses() throws {
    let result = try Program.run("recommend", "TVUIKit")
    #expect(result.status == 1)
    #expect(result.out.contains("TVUIKit is a framework; ask about one of its classes."))
    #expect(result.out.contains("TVPosterView") && !result.out.contains("TVUIKit: UIView"))
  }

  @Test func aDeprecatedClassIsShownAsSuch() throws {
    let brief = try Program.run("show", "MCBrowserViewController").out
    #expect(brief.contains("Deprecated since iOS 27.0"))
    #expect(try Program.run("show", "SCNView").out.contains("Soft-deprecated:"))
  }
}
