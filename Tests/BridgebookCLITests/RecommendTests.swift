import Foundation
import Testing

/// Basic questions with their expected answers.
@Suite struct RecommendTests {
  struct Question: CustomTestStringConvertible, Sendable {
    let words: [String]
    /// The keys of the document with their expected values.
    let answer: [String: String]

    init(_ words: [String], _ answer: KeyValuePairs<String, String>) {
      self.words = words
      self.answer = Dictionary(uniqueKeysWithValues: answer.map { ($0.key, $0.value) })
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let questions = [
    Question(
      ["MKMapView", "--target", "16"], ["approach": "view", "technique": "UIViewRepresentable"]),
    Question(
      ["mkmapview", "--target", "16"], ["approach": "view", "technique": "UIViewRepresentable"]),
    Question(
      ["MKMapView", "--target", "18"], ["approach": "view", "technique": "UIViewRepresentable"]),
    Question(
      ["WKWebView", "--target", "17"], ["approach": "view", "technique": "UIViewRepresentable"]),
    Question(["WKWebView", "--target", "26"], ["approach": "view", "preferNative": "true"]),
    Question(
      ["SFSafariViewController"],
      [
        "approach": "controller", "presentation": "present",
        "technique": "UIViewControllerRepresentable",
      ]),
    Question(
      ["UIPanGestureRecognizer", "--target", "17"],
      [
        "approach": "view", "technique": "UIViewRepresentable",
        "pattern": "gesture-on-transparent-view",
      ]),
    Question(
      ["UIPanGestureRecognizer", "--target", "18"],
      ["approach": "gesture", "technique": "UIGestureRecognizerRepresentable"]),
    Question(
      ["NSPanGestureRecognizer", "--target", "15"],
      ["approach": "view", "technique": "NSViewRepresentable", "platform": "macos"]),
    Question(
      ["NSPanGestureRecognizer", "--target", "26"],
      ["approach": "gesture", "technique": "NSGestureRecognizerRepresentable", "platform": "macos"]),
    Question(
      ["SwiftUI rows in a UICollectionView", "--target", "15"],
      ["approach": "hosting", "technique": "UIHostingController"]),
    Question(
      ["SwiftUI rows in a UICollectionView", "--target", "16"],
      ["approach": "hosting", "technique": "UIHostingConfiguration"]),
    Question(
      ["NSTextView"], ["approach": "view", "technique": "NSViewRepresentable", "platform": "macos"]),
    Question(["SwiftUI view inside an NSPopover"], ["approach": "hosting", "platform": "macos"]),
    Question(["CLLocationManager"], ["approach": "none"]),
    // Words of two sentences do not form a phrase: nothing here adds a SwiftUI view to anything.
    Question(
      [
        "How to add drag and drop in SwiftUI. A view takes a file from the Finder", "--platform",
        "macos",
      ],
      ["approach": "native"]),
    Question(["AcmeDialView"], ["approach": "view", "technique": "UIViewRepresentable"]),
    Question(
      ["AcmeThing: UIViewController"],
      ["approach": "controller", "technique": "UIViewControllerRepresentable"]),
  ]

  private func recommend(_ words: [String]) throws -> (status: Int32, document: [String: Any]) {
    let result = try Program.run(
      ["--store", SharedStore.path, "--format", "json", "recommend"] + words)
    #expect(result.err == "")
    return (result.status, try result.json())
  }

  @Test(arguments: questions)
  func theAnswerIsTheOneOfTheIssueWithItsPath(question: Question) throws {
    let (status, document) = try recommend(question.words)
    #expect(status == 0)
    #expect(document["schema"] as? String == "bridgebook/recommendation-1")
    #expect(document["status"] as? String == "recommended")
    for (key, value) in question.answer {
      let found = (document[key] as? Bool).map { "\($0)" } ?? document[key] as? String
      #expect(found == value, "\(key)")
    }
    let path = try #require(document["path"] as? [[String: Any]])
    #expect(!path.isEmpty)
    for step in path {
      for key in ["question", "answer", "because"] {
        #expect((step[key] as? String)?.isEmpty == false)
      }
    }
  }

  /// A pattern for the class is preferred to the general one if platform and release have it.
  @Test(
    arguments: [
      Question(["MKMapView", "--target", "16"], ["pattern": "map-wrapper"]),
      Question(["MKMapView", "--target", "15"], ["pattern": "wrap-view-uikit"]),
      Question(["MKMapView", "--platform", "macos"], ["pattern": "wrap-view-appkit"]),
      Question(["WKWebView", "--target", "17"], ["pattern": "web-view-wrapper"]),
      Question(["NSPanel"], ["pattern": "host-in-panel-appkit"]),
      Question(["UIScrollView"], ["pattern": "wrap-view-uikit"]),
      Question(["MyMap: MKMapView"], ["pattern": "wrap-view-uikit"]),
      Question(
        ["SwiftUI rows in a UICollectionView", "--target", "16"],
        ["pattern": "host-cell-configuration"]),
    ])
  func thePatternIsTheClosest(question: Question) throws {
    let (_, document) = try recommend(question.words)
    #expect(document["pattern"] as? String == question.answer["pattern"])
  }

  @Test(arguments: questions)
  func everyAnswerHasItsCodeAndNoPlaceholder(question: Question) throws {
    let (_, document) = try recommend(question.words)
    guard document["approach"] as? String != "none" else { return }
    let code = try #require(document["code"] as? String)
    #expect(code.contains("SwiftUI") || code.contains("Hosting"))
    for placeholder in ["TODO", "<#", "FIXME", "…", "YourView"] {
      #expect(!code.contains(placeholder))
    }
    #expect(code.hasSuffix("\n"))
  }

  @Test func theNativeMapIsNamedWithWhatItLacks() throws {
    let (_, document) = try recommend(["MKMapView", "--target", "18"])
    let native = try #require(document["native"] as? [String: Any])
    #expect((native["api"] as? String)?.hasPrefix("Map") == true)
    #expect(native["availableAtTarget"] as? Bool == true)
    #expect(native["covers"] as? String == "partial")
    #expect((native["lacks"] as? String)?.contains("cluster") == true)
    // The question requests none of the missing features. If it requests clustering, the bridge is
    // better.
    #expect(document["preferNative"] as? Bool == true)
    let (_, asked) = try recommend(["MKMapView with annotation clustering", "--target", "18"])
    #expect(asked["approach"] as? String == "view")
    #expect(asked["preferNative"] as? Bool == false)
  }

  /// Every form of an answer begins with the same verdict.
  @Test func theVerdictIsTheSameInEveryForm() throws {
    let question = ["recommend", "MKMapView", "--target", "17"]
    let verdict = try #require(
      try recommend(Array(question.dropFirst())).document["verdict"] as? String)
    #expect(verdict.hasPrefix("Use Map(position:). Wrap MKMapView only for "))
    let text = try Program.run(["--store", SharedStore.path] + question).out
      .replacing("\n", with: " ")
    #expect(text.replacing(" (--why)", with: "").hasPrefix(verdict))
    let page = try Program.run(["--store", SharedStore.path, "--format", "markdown"] + question).out
      .replacing("\\", with: "")
    #expect(page.hasPrefix("# MKMapView on iOS 17.0: Map(position:)\n\n\(verdict)\n"))
  }

  @Test func aFrameworkIsToldFromItsClasses() throws {
    let text = try Program.run("recommend", "UIKit").out
    #expect(text.hasPrefix("UIKit is a framework; ask about one of its classes.\n"), "\(text)")
    let page = try Program.run("--format", "markdown", "recommend", "CLLocationManager").out
    #expect(
      page.contains("\n\nNo bridge for CLLocationManager: Let an observable model "), "\(page)")
    #expect(!page.hasPrefix("# CLLocationManager on iOS 27.1: LocationButton"))
  }

  @Test func anOlderNativeMapServesOlderTargets() throws {
    let (_, older) = try recommend(["MKMapView", "--target", "16"])
    let native = try #require(older["native"] as? [String: Any])
    #expect(native["api"] as? String == "Map(coordinateRegion:)")
    #expect(native["availableAtTarget"] as? Bool == true)
    let (_, newer) = try recommend(["MKMapView", "--target", "17"])
    #expect((newer["native"] as? [String: Any])?["api"] as? String == "Map(position:)")
    let (_, before) = try recommend(["MKMapView", "--target", "13"])
    #expect((before["native"] as? [String: Any])?["availableAtTarget"] as? Bool == false)
  }

  @Test(arguments: ["ios", "ipados", "catalyst", "macos", "tvos", "visionos"])
  func aModifierIsNotOfferedInPlaceOfTheMap(platform: String) throws {
    let (_, document) = try recommend(["MKMapView", "--platform", platform])
    let native = try #require(document["native"] as? [String: Any])
    #expect(native["api"] as? String == "Map(position:)")
    #expect(native["form"] as? String == "view")
    let rows = try #require(native["lackRows"] as? [[String: Any]])
    #expect(rows.count > 3)
    for row in rows {
      #expect((row["source"] as? String)?.isEmpty == false)
      #expect((row["checked"] as? String)?.isEmpty == false)
    }
    let texts = rows.compactMap { $0["text"] as? String }
    #expect(native["lacks"] as? String == texts.joined(separator: "; "))
  }

  @Test func signInOnTheWatchIsItsOwnCode() throws {
    let (_, watch) = try recommend(["ASAuthorizationController", "--platform", "watchos"])
    let code = try #require(watch["code"] as? String)
    #expect(code.contains("WatchSignInModel") && !code.contains("CLLocation"))
    let (_, phone) = try recommend(["ASAuthorizationController", "--platform", "ios"])
    #expect((phone["code"] as? String)?.contains("WatchSignInModel") == false)
  }

  @Test func pointsOnATransparentMacViewCountFromTheTop() throws {
    let words = ["NSClickGestureRecognizer", "--platform", "macos", "--target"]
    let (_, older) = try recommend(words + ["14"])
    #expect((older["code"] as? String)?.contains("override var isFlipped: Bool { true }") == true)
    let (_, newer) = try recommend(words + ["26"])
    #expect((newer["code"] as? String)?.contains("isFlipped") == false)
  }

  @Test(arguments: [
    ("UITextView", "ios"), ("UITextField", "ios"), ("UISearchBar", "ios"),
    ("UISearchTextField", "ios"), ("NSTextView", "macos"), ("NSTextField", "macos"),
    ("NSSecureTextField", "macos"), ("NSSearchField", "macos"), ("NSComboBox", "macos"),
  ])
  func textSamplesRememberTheAgreedValue(name: String, platform: String) throws {
    let (_, document) = try recommend([name, "--platform", platform])
    #expect((document["code"] as? String)?.contains("agreed") == true)
  }

  @Test func theNativeWebViewIsNotPreferredBeforeItExists() throws {
    let (_, document) = try recommend(["WKWebView", "--target", "17"])
    #expect(document["preferNative"] as? Bool == false)
    let native = try #require(document["native"] as? [String: Any])
    #expect(native["availableAtTarget"] as? Bool == false)
  }

  @Test func aServiceSaysWhatToDoInstead() throws {
    let (_, document) = try recommend(["CLLocationManager"])
    let notes = try #require(document["notes"] as? [String])
    #expect(!notes.joined().isEmpty)
  }

  @Test func anUnknownClassJudgedByItsNameSaysSo() throws {
    let text = try Program.run("recommend", "AcmeDialView").out
    #expect(text.contains("AcmeDialView"))
    #expect(text.contains("name"))
    let (_, document) = try recommend(["AcmeDialView"])
    #expect((document["code"] as? String)?.contains("AcmeDialView") == true)
    let component = document["component"] as? [String: Any]
    #expect(component?["kind"] as? String == "view")
  }

  @Test func anUnknownClassWithoutAHintAsksForItsBase() throws {
    let (status, document) = try recommend(["AcmeThing"])
    #expect(status == 1)
    #expect(document["status"] as? String == "needs-answer")
    #expect(document["approach"] is NSNull)
    let missing = try #require(document["missing"] as? [[String: Any]])
    #expect(missing.first?["question"] as? String == "thing")
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.joined().contains("AcmeThing") && notes.joined().contains("base class"))
    #expect(((missing.first?["choices"] as? [[String: Any]])?.count ?? 0) > 1)
  }

  @Test func aQuestionAboutCookingIsNotCovered() throws {
    let (status, document) = try recommend(["how long do I cook rice"])
    #expect(status == 1)
    #expect(document["status"] as? String == "not-covered")
    #expect(document["approach"] is NSNull)
    #expect(document["code"] as? String == "")
  }

  @Test func aClassOfAnotherPlatformIsNotCoveredAndItsTwinNamed() throws {
    let (status, document) = try recommend(["NSTextView", "--platform", "ios"])
    #expect(status == 1)
    #expect(document["status"] as? String == "not-covered")
    #expect((document["notes"] as? [String])?.joined().contains("UITextView") == true)
    #expect(
      try Program.run("recommend", "NSTextView", "--platform", "ios").out.contains("UITextView"))
  }

  @Test func aGotchaOfOtherPlatformsDoesNotBite() throws {
    func gotchas(_ words: String...) throws -> [String] {
      try #require(try recommend(words).document["gotchas"] as? [String])
    }
    #expect(
      try gotchas("UIAlertController", "--platform", "ipados").contains("popover-source-missing"))
    #expect(
      try !gotchas("UIAlertController", "--platform", "tvos").contains("popover-source-missing"))
  }

  @Test(arguments: ["MKMapView", "mkmapview", "MKMAPVIEW", "mkMapView"])
  func letterCaseOfAClassDoesNotMatter(word: String) throws {
    #expect(try Program.run("recommend", word).out == Program.run("recommend", "MKMapView").out)
  }

  @Test func nothingSaidAsksTheFirstQuestion() throws {
    let (status, document) = try recommend([])
    #expect(status == 1)
    #expect(document["status"] as? String == "needs-answer")
    #expect((document["missing"] as? [[String: Any]])?.isEmpty == false)
  }
}
