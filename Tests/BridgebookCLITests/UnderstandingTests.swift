import Foundation
import Testing

/// Questions whose words have a meaning only in relation to each other.
@Suite struct UnderstandingTests {
  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  @Test(arguments: [
    "PlayerView: UIView", "UIView subclass in SwiftUI", "MyField: UITextField",
    "a custom UIView drawn with drawRect in SwiftUI", "our own UIControl in SwiftUI",
  ])
  func nothingReplacesAClassOfOnesOwn(question: String) throws {
    let answer = try document(question, "--target", "18")
    #expect(answer["approach"] as? String == "view")
    #expect(answer["preferNative"] as? Bool == false)
    #expect(answer["native"] is [String: Any] == false)
  }

  @Test func aWindowIsFoundAndNotWrapped() throws {
    let answer = try document("get the UIWindow of my SwiftUI view")
    #expect(answer["approach"] as? String == "view")
    #expect(answer["component"] is [String: Any] == false)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "get-window-of-view")
  }

  @Test(arguments: [
    "How to use NSSplitViewController in AppKit", "configure UINavigationController in UIKit",
  ])
  func workInsideOneToolkitNeedsNoHosting(question: String) throws {
    let answer = try document(question)
    #expect(answer["status"] as? String == "not-covered")
    #expect(answer["approach"] is String == false)
  }

  @Test(arguments: [
    ("refreshControl for a SwiftUI ScrollView", "14", "view"),
    ("refreshControl for a SwiftUI ScrollView", "15", "native"),
    ("UISheetPresentationController with SwiftUI", "15", "controller"),
  ])
  func aPartIsAnsweredByWhatItIsFor(question: String, target: String, approach: String) throws {
    let answer = try document(question, "--target", target)
    let isNative = answer["preferNative"] as? Bool == true
    #expect((isNative ? "native" : answer["approach"] as? String) == approach)
  }

  @Test(arguments: [
    ("MarqueeLabel in SwiftUI", "MarqueeLabel", "view"),
    ("use SkeletonView with SwiftUI", "SkeletonView", "view"),
    ("Add SFSafariView to SwiftUI", "SFSafariViewController", "controller"),
    ("RangeSeekSlider SwiftUI binding", "RangeSeekSlider", "view"),
    ("first class SwiftUI support for SwiftttCamera", "SwiftttCamera", "controller"),
    ("how to use ImagePicker by hyperoslo from a SwiftUI view", "ImagePicker", "controller"),
    ("how to use SkeletonView with SwiftUI while a label loads", "SkeletonView", "view"),
  ])
  func aNameThatIsUsedInSwiftUIWasMadeElsewhere(
    question: String, name: String, approach: String
  ) throws {
    let answer = try document(question)
    #expect((answer["component"] as? [String: Any])?["name"] as? String == name)
    #expect(answer["approach"] as? String == approach)
  }

  @Test(arguments: [
    ("show a SwiftUI alert over the whole UIWindow of a UIKit app", "hosting"),
    ("set the NSWindow level from SwiftUI", "view"),
    ("open an NSWindow from SwiftUI", "hosting"),
    ("access the NSWindow hosting my SwiftUI view", "view"),
    ("React Native module that shows a SwiftUI view", "hosting"),
    ("SwiftUI editor based on UITextView", "view"),
    ("rewrite the SwiftUI feed on top of UICollectionView", "view"),
    ("SwiftUI grid with an underlying UICollectionView", "view"),
    ("SwiftUI rows backed by UIHostingConfiguration", "hosting"),
    ("a SwiftUI banner on top of a UIViewController", "hosting"),
    ("bar written in SwiftUI, shown and hidden from UIKit view controllers", "hosting"),
    ("put the UIView of a Unity framework into SwiftUI", "view"),
    ("Login with LoginManager.logIn(permissions:from:) in SwiftUI", "controller"),
    ("Reimplement one row of a UITableView in SwiftUI", "hosting"),
    ("Clear button in a SwiftUI TextField", "view"),
    ("TextField in SwiftUI without copy paste options", "view"),
  ])
  func whatTheWordsAreAboutDecides(question: String, approach: String) throws {
    let platform = question.contains("NSWindow") ? "macos" : "ios"
    let answer = try document(question, "--platform", platform)
    #expect(answer["approach"] as? String == approach)
  }

  @Test func alternativesTellNoDirection() throws {
    let answer = try document("a scanner SDK for SwiftUI- or UIKit-based applications")
    #expect(answer["approach"] as? String != "hosting")
  }

  @Test(arguments: [("16", "native"), ("15", "none")])
  func aPDFOfAViewIsRendered(target: String, approach: String) throws {
    let answer = try document("Render a SwiftUI view to PDF", "--target", target)
    #expect(answer["approach"] as? String == approach)
  }

  @Test func aViewOfSwiftUIIsNoPlatformView() throws {
    #expect(try document("style a ProfileView in SwiftUI")["approach"] is String == false)
  }

  @Test(arguments: [("16", true), ("15", false)])
  func anImageOfAViewIsRenderedOrHosted(target: String, isRendered: Bool) throws {
    let answer = try document("render SwiftUI view as UIImage", "--target", target)
    #expect(answer["approach"] as? String == "hosting")
    #expect(answer["preferNative"] as? Bool == isRendered)
  }

  @Test(arguments: [
    ("scan a code", "controller"), ("embed a web page", "view"), ("mail", "native"),
    ("rich text", "view"), ("video", "native"), ("text editor", "native"),
    ("pick a folder", "native"), ("choose a directory", "native"),
  ])
  func fewWordsNameATask(words: String, approach: String) throws {
    let answer = try document(words, "--target", "16")
    #expect(answer["platform"] as? String == "ios")
    let isNative = answer["preferNative"] as? Bool == true
    #expect((isNative ? "native" : answer["approach"] as? String) == approach)
  }

  @Test(arguments: [("textfield", "UITextField"), ("scrollview", "UIScrollView")])
  func aNameWrittenAsOneWordIsItsClass(word: String, name: String) throws {
    #expect((try document(word)["component"] as? [String: Any])?["name"] as? String == name)
  }

  @Test(arguments: [
    ("my theme EnvironmentKey is the default value in the hosted cell", "environment"),
    ("the SwiftUI toggle must change something in the UIKit controller", "shared-state"),
    ("presenting a SwiftUI view from AppDelegate when a push arrives", "hosting"),
    ("backgroundView of the table with SwiftUI", "hosting"),
    ("our UIKit rating control, and the new screens are SwiftUI", "view"),
    ("SwiftUI 打开相册选择图片", "controller"),
  ])
  func relationsDecideAgainstALikelyTask(question: String, approach: String) throws {
    #expect(try document(question, "--target", "16")["approach"] as? String == approach)
  }

  @Test(arguments: [
    ("bridge the existing UIKit-based MyScannerView to SwiftUI", "ios", "view"),
    ("Add a SwiftUI wrapper for SearchTextField", "ios", "view"),
    ("replace the SwiftUI List with an NSTableView", "macos", "view"),
    ("SwiftUI support? It shows view controllers in a SwiftUI-only app", "ios", "controller"),
    ("render the cells of our UITableView with SwiftUI", "ios", "hosting"),
    ("integrate the skeleton loading view in Swift UI", "ios", "view"),
    ("text view in SwiftUI", "macos", "view"),
    ("send events from SwiftUI to UIKit", "ios", "shared-state"),
  ])
  func theRelationOfBothSidesOutranksAHintAtOne(
    question: String, platform: String, approach: String
  ) throws {
    let answer = try document(question, "--platform", platform)
    #expect(answer["approach"] as? String == approach)
  }

  @Test(arguments: [
    "my app freezes when opening a sheet", "the popover flickers and disappears",
    "the keyboard flickers and the list is stuck",
  ])
  func aSymptomLeadsToGotchasAndNotToAnAPI(question: String) throws {
    let answer = try document(question)
    #expect(answer["status"] as? String == "not-covered")
    #expect(answer["approach"] is String == false)
    #expect((answer["gotchas"] as? [String])?.isEmpty == false)
    let text = try Program.run(["--store", SharedStore.path, "recommend", question]).out
    #expect(text.contains("What it may be"))
  }

  @Test(arguments: [("pick several photos in a SwiftUI app", "13", "UIImagePickerController")])
  func anInferredClassThatIsNewerGivesWayToTheEarlierOne(
    question: String, target: String, name: String
  ) throws {
    let answer = try document(question, "--target", target)
    #expect((answer["component"] as? [String: Any])?["name"] as? String == name)
    #expect(answer["approach"] as? String == "controller")
  }

  @Test func aQuestionBackIsItsOwnHeading() throws {
    let words = ["--store", SharedStore.path, "recommend", "wrapper or hosting for UIKit"]
    let text = try Program.run(words).out
    #expect(text.hasPrefix("Your question needs one answer: What goes into what?\n"))
    #expect(text.components(separatedBy: "What goes into what?").count == 2)
    let page = try Program.run(words + ["--format", "markdown"]).out
    #expect(page.hasPrefix("# Bridge on iOS") && page.contains(": one answer is missing\n"))
  }

  @Test(arguments: [
    "UITextField left padding", "UITableView section header plain (no SwiftUI in the project)",
    "host a dinner party", "wrap text around an image in CSS",
  ])
  func workOnOneSideIsNoBridge(question: String) throws {
    #expect(try document(question)["status"] as? String == "not-covered")
  }

  @Test func aTornQuestionAsksBetweenItsTwoReadings() throws {
    let answer = try document("wrapper or hosting for UIKit")
    let missing = try #require((answer["missing"] as? [[String: Any]])?.first)
    let choices = try #require(missing["choices"] as? [[String: Any]])
    #expect(
      choices.compactMap { $0["id"] as? String }.sorted()
        == ["dont-know", "into-platform", "into-swiftui"])
    let outcomes = choices.prefix(2).compactMap { $0["leadsTo"] as? [String] }
    #expect(outcomes.allSatisfy { !$0.isEmpty } && outcomes[0] != outcomes[1])
    let direction = try #require(answer["direction"] as? [String: Any])
    #expect((direction["lead"] as? Int ?? 9) < 2 && direction["rival"] is String)
  }

  @Test func aJapaneseQuestionThatStandsInAnEntryIsAStrongMatch() throws {
    let found =
      try Program.run(
        [
          "--store", SharedStore.path, "--format", "json", "search", "--kind", "gotcha",
          "カーソルが末尾に飛ぶ",
        ]
      ).json()["results"] as? [[String: Any]]
    #expect(found?.first?["id"] as? String == "update-unguarded")
    #expect(found?.first?["match"] as? String == "strong")
  }

  @Test func aListedMisspellingIsNotCalledUnknown() throws {
    let text = try Program.run(["--store", SharedStore.path, "search", "hostingcontroler white"])
      .out
    #expect(!text.contains("No entry has: hostingcontroler"))
  }

  @Test(arguments: [
    ("add a FlutterViewController to a SwiftUI project", "controller"),
    ("our React Native module should return a SwiftUI view", "hosting"),
    ("put a SwiftUI view into a Flutter screen", "hosting"),
  ])
  func theViewsOfOtherFrameworksArePlatformViews(question: String, approach: String) throws {
    #expect(try document(question)["approach"] as? String == approach)
  }

  @Test(arguments: [
    "pull to refresh in React Native", "Flutter platform view for a native map",
    "show the same banner ad in several view controllers",
  ])
  func aTaskAloneMakesNoBridge(question: String) throws {
    #expect(try document(question)["status"] as? String == "not-covered")
  }

  @Test(arguments: [("FastisController in SwiftUI", "controller")])
  func aControllerOfALibraryNeedsNoPrefix(name: String, approach: String) throws {
    #expect(try document("how do I use \(name)")["approach"] as? String == approach)
    let model = try document("how do I use PersistenceController in SwiftUI")
    #expect(model["approach"] as? String != "controller")
  }

  @Test func aPropertyWithAControllerNamesTheOtherSide() throws {
    let answer = try document("what is the rootViewController of the banner in SwiftUI")
    #expect(answer["status"] as? String != "not-covered")
  }

  /// A base class must be known; only the name of the subclass may be unknown.
  @Test(arguments: [
    ("NSView", "ios"), ("UIView", "watchos"), ("UIViewController", "macos"),
  ])
  func aBaseClassOfAnotherPlatformIsNotBridged(name: String, platform: String) throws {
    let answer = try Program.run(["recommend", name, "--platform", platform]).out
    #expect(answer.hasPrefix("\(name): not covered\n"), "\(answer)")
    #expect(answer.contains("\(name) does not exist on"), "\(answer)")
  }

  /// The header of visionOS declares the property and says that it has no effect.
  @Test(arguments: [
    ("prefersStatusBarHidden", "visionos", "is declared on visionOS and has no effect there"),
    ("preferredStatusBarStyle", "visionos", "is declared on visionOS and has no effect there"),
    ("prefersStatusBarHidden", "tvos", "does not exist on tvOS"),
  ])
  func aPropertyWithoutEffectIsNotSaidToBeMissing(
    name: String, platform: String, remark: String
  ) throws {
    let answer = try Program.run(["recommend", name, "--platform", platform]).out
    #expect(answer.hasPrefix("\(name): not covered\n"), "\(answer)")
    #expect(answer.contains("\(name) \(remark)"), "\(answer)")
  }
}
