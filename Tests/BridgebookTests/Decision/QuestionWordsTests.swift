import Bridgebook
import Testing

/// The facts derived from the words of a question.
@Suite struct QuestionWordsTests {
  private func read(_ text: String) -> QuestionReading {
    var vocabulary = Vocabulary()
    for name in ["MKMapView", "WKWebView", "UITextView", "UIActivityViewController"] {
      vocabulary.components[name.lowercased()] = name
    }
    vocabulary.terms = [.init(phrase: "share sheet", component: "UIActivityViewController")]
    vocabulary.phrases = [
      LexiconPhrase(
        phrase: "app use", fact: LexiconPhrase.clause, choice: LexiconPhrase.context, weight: 5),
      LexiconPhrase(
        phrase: "how do", fact: LexiconPhrase.clause, choice: LexiconPhrase.asked, weight: 5),
      LexiconPhrase(
        phrase: "trying to", fact: LexiconPhrase.clause, choice: LexiconPhrase.asked, weight: 5),
      LexiconPhrase(
        phrase: "without @class", fact: LexiconPhrase.clause, choice: LexiconPhrase.excluded,
        weight: 5),
      LexiconPhrase(
        phrase: "vanish", fact: LexiconPhrase.clause, choice: LexiconPhrase.symptom, weight: 5),
      LexiconPhrase(
        phrase: "should", fact: LexiconPhrase.clause, choice: LexiconPhrase.wished, weight: 5),
      LexiconPhrase(
        phrase: "my", fact: LexiconPhrase.clause, choice: LexiconPhrase.filler, weight: 1),
      LexiconPhrase(
        phrase: "@class in swiftui", fact: "direction", choice: "into-swiftui", weight: 3),
      LexiconPhrase(
        phrase: "@class 中 ~ swiftui", fact: "direction", choice: "into-platform", weight: 6),
    ]
    let releases: [(Platform, String, String?)] = [
      (.ios, "15.0", nil), (.ios, "15.4", nil), (.macos, "11.0", "Big Sur"),
      (.macos, "14.0", "Sonoma"), (.visionos, "2.0", nil),
    ]
    vocabulary.releases = releases.map { platform, version, name in
      Release(platform: platform, version: Version(version) ?? Version(0), name: name)
    }
    return QuestionReader(vocabulary: vocabulary) { _ in nil }.read(text)
  }

  @Test(
    arguments: [
      ("a map on iOS 15", Platform.ios, "15.0"), ("iOS15", .ios, "15.0"),
      ("since iOS15.4 it fails", .ios, "15.4"), ("mac OS 14", .macos, "14.0"),
      ("on Big Sur", .macos, "11.0"), ("Sonoma only", .macos, "14.0"),
      ("visionOS 2 app", .visionos, "2.0"), ("vision os 2", .visionos, "2.0"),
      ("below iOS 15.4", .ios, "15.0"), ("older than macOS 14", .macos, "11.0"),
      ("newer than macOS 14", .macos, "14.0"), ("before iOS 15", .ios, "15.0"),
    ])
  func aReleaseIsReadFromWords(text: String, platform: Platform, version: String) {
    let mentions = read(text).releases
    #expect(mentions.map(\.platform) == [platform])
    #expect(mentions.map { $0.version } == [Version(version)])
  }

  @Test(arguments: ["a big surprise", "iPhone 15", "big", "ios", "iOS 99", "sur"])
  func otherWordsAreNoRelease(text: String) {
    #expect(read(text).releases == [])
  }

  @Test(
    arguments: [
      ("two WKWebViews in a stack", "WKWebView"), ("my wkwebviews", "WKWebView"),
      ("a uitextview here", "UITextView"), ("WKWebVeiw in SwiftUI", "WKWebView"),
      ("use UITextVew there", "UITextView"), ("MKMapVieww", "MKMapView"),
      ("UITextViewDelegate in SwiftUI", "UITextView"), ("an mkmapviewdelegate", "MKMapView"),
    ])
  func aClassIsReadFromItsPluralAndFromASlip(text: String, name: String) {
    #expect(read(text).subject == .component(name))
  }

  @Test(
    arguments: [
      ("checkoutviewcontroller", "CheckoutViewController"),
      ("show checkoutviewcontroller in swiftui", "CheckoutViewController"),
      ("my pullgesturerecognizer", "PullGestureRecognizer"),
      ("signatureview: wkwebview", "SignatureView"), ("FSCalendar", "FSCalendar"),
    ])
  func aClassOfOnesOwnIsReadInAnyLetterCase(text: String, name: String) {
    #expect(read(text).ownName == name)
  }

  @Test(arguments: ["the rootviewcontroller", "a viewcontroller", "some controller", "overview"])
  func aPlaceIsNoClass(text: String) {
    #expect(read(text).subject == nil)
  }

  @Test func aSlipIsReportedAndOtherNamesAreNone() {
    #expect(read("WKWebVeiw here").correction?.typed == "WKWebVeiw")
    #expect(read("WKWebVeiw here").correction?.name == "WKWebView")
    #expect(read("WKWebView here").correction == nil)
    // A class of another framework, or of the app itself.
    for text in ["MyMapView here", "GMSMapView here", "UITextFieldView here"] {
      #expect(read(text).correction == nil, "\(text) is taken for a slip")
    }
  }

  @Test func whatIsAskedStandsBeforeWhatIsThere() {
    let reading = read("My app uses MKMapView; how do I show a share sheet?")
    #expect(reading.subject == .component("UIActivityViewController"))
    #expect(reading.context == ["MKMapView"])
    #expect(read("How do I show an MKMapView?").subject == .component("MKMapView"))
    #expect(read("My app uses MKMapView.").subject == .component("MKMapView"))
    #expect(read("My app uses MKMapView. It crashes.").subject == .component("MKMapView"))
  }

  @Test func whatIsNotWantedSpeaksForNothing() {
    let reading = read("Without WKWebView, a UITextView in SwiftUI")
    #expect(reading.subject == .component("UITextView"))
    #expect(reading.mentioned == ["UITextView"])
    // An excluded class is the subject if there is no other.
    #expect(read("links without WKWebView").subject == .component("WKWebView"))
    #expect(read("Without WKWebView in SwiftUI").evidence.isEmpty)
  }

  @Test(
    arguments: [
      ("UITextView in SwiftUI", "into-swiftui"), ("UITextView in my SwiftUI", "into-swiftui"),
      ("在 UITextView 中嵌入 SwiftUI 视图", "into-platform"),
      ("在UITextView中嵌入SwiftUI视图", "into-platform"),
    ])
  func aPhraseIsFoundAcrossFillersAndInTextWithoutBlanks(text: String, choice: String) {
    #expect(Set(read(text).evidence.map(\.choice)) == [choice])
  }

  @Test(arguments: ["UITextView in your SwiftUI", "在 UITextView 下方 SwiftUI"])
  func otherWordsBreakAPhrase(text: String) {
    // The relation between the two names counts as evidence all the same.
    #expect(read(text).evidence.allSatisfy { $0.phrase == "UITextView … SwiftUI" })
  }

  @Test(arguments: [
    ("the bar vanishes", true), ("the bar should vanish", false), ("vanishing bars", true),
    ("the bar should stay but vanishes", true), ("how do I show a bar that vanishes", false),
    ("the bar vanishes when I try to push", true), ("trying to keep a bar that vanishes", false),
  ])
  func whatShouldHappenIsNoSymptom(text: String, isSymptom: Bool) {
    #expect(read(text).isSymptom == isSymptom)
  }
}
