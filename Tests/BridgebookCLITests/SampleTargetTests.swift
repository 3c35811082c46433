import Testing

/// The code in an answer compiles for the target of the question.
@Suite struct SampleTargetTests {
  private func code(_ name: String, _ platform: String, _ target: String) throws -> Program.Output {
    try Program.run([
      "--store", SharedStore.path, "recommend", "--platform", platform, "--target", target,
      "--code", "--", name,
    ])
  }

  @Test func cellsHaveHostedContentFromItsReleaseOn() throws {
    for name in ["UICollectionView", "UITableView"] {
      let older = try code(name, "ios", "15")
      #expect(older.status == 0 && older.out.contains("cell.defaultContentConfiguration()"))
      #expect(!older.out.contains("UIHostingConfiguration"))
      #expect(!older.out.contains("// Before iOS"))
      let newer = try code(name, "ios", "16")
      #expect(newer.out.contains("UIHostingConfiguration {"))
      #expect(!newer.out.contains("// Needs iOS"))
    }
  }

  @Test func modelsAreObservableObjectsBeforeObservation() throws {
    let older = try code("CBCentralManager", "ios", "16").out
    #expect(
      older.contains(
        "class BluetoothScanner: NSObject, ObservableObject, CBCentralManagerDelegate {"))
    #expect(older.contains("  @Published private(set) var isReady = false"))
    #expect(older.contains("  private var manager: CBCentralManager?"))
    #expect(older.contains("import Combine") && !older.contains("Observation"))
    #expect(try code("CBCentralManager", "ios", "17").out.contains("@Observable"))
    #expect(try code("CBCentralManager", "visionos", "1").out.contains("@Observable"))
    let view = try code("MKLocalSearch", "macos", "13").out
    #expect(view.contains("  @StateObject private var model = PlaceSearchModel()"))
  }

  @Test func tvOSGetsWhatItHas() throws {
    let pan = try code("UIPanGestureRecognizer", "tvos", "26").out
    #expect(pan.contains("recognizer.delegate") && !pan.contains("maximumNumberOfTouches"))
    #expect(try code("UIPanGestureRecognizer", "ios", "26").out.contains("maximumNumberOfTouches"))
    let alert = try code("UIAlertController", "tvos", "16").out
    #expect(alert.contains("UIAlertController(") && !alert.contains("popoverPresentation"))
    #expect(
      try code("UIAlertController", "ios", "16").out.contains("popoverPresentationController"))
  }

  @Test func anAlertKeepsTheDelegateOfItsPresentation() throws {
    let delegate = "presentationController?.delegate = self"
    #expect(try !code("UIAlertController", "ios", "16").out.contains(delegate))
    #expect(try code("UIActivityViewController", "ios", "16").out.contains(delegate))
  }

  /// A `UIGestureRecognizerRepresentable` is no view; before iOS 18 a view carries the recognizer.
  @Test func aGestureIsAttachedToAView() throws {
    let gesture = try code("UISwipeGestureRecognizer", "ios", "26").out
    #expect(gesture.contains("// On a SwiftUI view: .gesture(UISwipeGestureRecognizerBridge("))
    let view = try code("UISwipeGestureRecognizer", "ios", "16").out
    #expect(view.contains("// In a SwiftUI view: UISwipeGestureRecognizerBridge("))
  }

  @Test func layersOfTheMacCountFromTheTop() throws {
    let flipped = "override var isFlipped: Bool { true }"
    #expect(try code("CAEmitterLayer", "macos", "26").out.contains(flipped))
    #expect(try !code("CAEmitterLayer", "ios", "26").out.contains(flipped))
  }

  @Test func showStatesWhatObservableNeeds() throws {
    let shown = try Program.run(["--store", SharedStore.path, "show", "side-effects-outside-body"])
    #expect(shown.out.contains("@Observable in the code: iOS 17, macOS 14"))
    let other = try Program.run(["--store", SharedStore.path, "show", "wrap-view-uikit"])
    #expect(!other.out.contains("@Observable in the code"))
  }

  @Test func aClassThatTheTargetLacksIsNotKept() throws {
    let answer = try Program.run([
      "--store", SharedStore.path, "recommend", "UITextItem", "--platform", "ios", "--target", "16",
    ])
    #expect(answer.out.contains("instead of UITextItem."))
    #expect(answer.out.contains("UITextItem needs iOS 17.0"))
    #expect(!answer.out.contains("Keep UITextItem"))
  }

  /// The word "tooltip" also names a property that iOS 13 lacks.
  @Test func hostingDoesNotDependOnAClassThatIsOnlyMeant() throws {
    let answer = try Program.run([
      "--store", SharedStore.path, "--format", "json", "recommend", "--target", "13",
      "The UIKit tooltip should take a SwiftUI view as its content.",
    ])
    #expect(answer.out.contains("\"approach\": \"hosting\""))
  }

  @Test func aFeatureThatTheTargetLacksHasNoCodeOfAnotherOne() throws {
    for name in ["UIAppearance", "hidesBackButton"] {
      let answer = try Program.run([
        "--store", SharedStore.path, "recommend", "--platform", "catalyst", "--target", "13", name,
      ])
      #expect(answer.out.contains("The code of the book needs Mac Catalyst 1"), "\(answer.out)")
      #expect(!answer.out.contains("WKWebView"))
    }
  }

  @Test func nativeCodeIsNotHeadedAsTheBridge() throws {
    for (name, heading) in [("UIAppearance", "Code\n"), ("MKMapView", "Code, if you need MKMap")] {
      let answer = try Program.run(["--store", SharedStore.path, "recommend", name])
      #expect(answer.out.contains("\n" + heading), "\(answer.out)")
    }
  }

  @Test func codeOfTheClassThatIsNotPreferredSaysSo() throws {
    let sentences = [
      "UITab": " instead of UITab.", "UIMenu": " Keep UIMenu only for ",
      "UICornerConfiguration": " instead of UICornerConfiguration.",
      "WKNavigationDelegate": " instead of WKNavigationDelegate.",
    ]
    for (name, sentence) in sentences {
      let words = ["--store", SharedStore.path, "recommend", "--target", "27", name]
      let answer = try Program.run(words)
      #expect(answer.out.hasPrefix("Use ") && answer.out.contains(sentence), "\(answer.out)")
      #expect(answer.out.contains("\nCode, if you need \(name)\n"), "\(answer.out)")
      let data = try Program.run(words + ["--format", "json"])
      #expect(data.out.contains("The code is for those who need \(name)."), "\(data.out)")
    }
    let native = try Program.run([
      "--store", SharedStore.path, "recommend", "--platform", "macos", "--target", "27", "NSCursor",
    ])
    #expect(native.out.contains("\nCode\n"), "\(native.out)")
  }

  @Test func whatDoesNotCompileIsNotPrinted() throws {
    let none = try code("MKLocalSearch", "ios", "15")
    #expect(none.status == 1 && none.out.isEmpty)
    let answer = try Program.run([
      "--store", SharedStore.path, "recommend", "--target", "15", "MKLocalSearch",
    ])
    #expect(answer.out.contains("The code of the book needs iOS 16.0"), "\(answer.out)")
    #expect(!answer.out.contains("Task.sleep"))
    #expect(try code("MKLocalSearch", "ios", "16").status == 0)
  }

  @Test func aClassWithoutCodeForAPlatformHasNoneOfAnother() throws {
    let toolbar = try code("NSToolbarItem", "catalyst", "14").out
    #expect(toolbar.contains(".toolbar {") && !toolbar.contains("UIHostingController"))
    let older = try Program.run([
      "--store", SharedStore.path, "recommend", "--platform", "catalyst", "--target", "13.1",
      "NSToolbarItem",
    ])
    #expect(older.out.contains("needs Mac Catalyst 14.0") && !older.out.contains("import SwiftUI"))
    let share = try code("SLComposeServiceViewController", "macos", "13").out
    #expect(share.contains("class ShareViewController: NSViewController"), "\(share)")
    #expect(try code("UIDevice", "tvos", "17").out.isEmpty)
  }

  @Test func spellingsThatAppleDiscouragesAreForOlderReleases() throws {
    let spellings = [
      ("preferredStatusBarStyle", "ios", "18", ".toolbarBackground(.visible"),
      ("hidesBottomBarWhenPushed", "ios", "18", ".toolbar(.hidden"),
      ("setNavigationBarHidden", "tvos", "18", ".toolbar(.hidden"),
      ("NSItemProvider", "ios", "26", "return !items.isEmpty"),
      ("registerForDraggedTypes", "macos", "26", "isTargeted: {"),
    ]
    for (name, platform, release, spelling) in spellings {
      let older = platform == "macos" ? "15" : "17"
      let newer = try code(name, platform, release)
      #expect(newer.status == 0 && !newer.out.contains(spelling), "\(name)")
      #expect(try code(name, platform, older).out.contains(spelling), "\(name)")
    }
  }

  @Test func theNoteNamesTheEarliestOfSeveralTexts() throws {
    let answer = try Program.run([
      "--store", SharedStore.path, "recommend", "--target", "15", "setNavigationBarHidden",
    ])
    #expect(answer.out.contains("The code of the book needs iOS 16.0"), "\(answer.out)")
  }

  @Test func aDelegateOfOneToolkitDoesNotBiteInTheOther() throws {
    for (platform, bites) in [("macos", false), ("ios", true)] {
      let answer = try Program.run([
        "--store", SharedStore.path, "recommend", "--platform", platform, "CNContactViewController",
      ])
      #expect(answer.out.contains("delegate-not-set") == bites, "\(answer.out)")
    }
  }

  @Test func gameCenterPresentsItsControllers() throws {
    for name in ["GKMatchmakerViewController", "GKTurnBasedMatchmakerViewController"] {
      let phone = try code(name, "ios", "17").out
      #expect(phone.contains("anchor.present(controller, animated: true)"), "\(phone)")
      let mac = try code(name, "macos", "14").out
      #expect(mac.contains("GKDialogController.shared().present(controller)"))
      #expect(!mac.contains("presentAsSheet"))
    }
    #expect(
      try code("GKGameCenterViewController", "ios", "26").out.contains(
        "GKAccessPoint.shared.trigger"))
    #expect(
      try code("GKGameCenterViewController", "ios", "18").out.contains("gameCenterDelegate = self"))
  }
}
