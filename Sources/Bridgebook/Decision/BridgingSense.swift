/// Distinguishes questions about bridging from those that merely mention a class or view that can
/// be bridged.
enum BridgingSense {
  /// A reason why a question is not covered.
  enum Refusal {
    case log, symptom, nothing, elsewhere
    /// The question states that SwiftUI is not used.
    case outside
    /// The question names a class and asks about work inside the class's own toolkit.
    case workInside
    /// The question names only UIKit or AppKit, or only SwiftUI.
    case platformAlone, swiftUIAlone

    var sentence: String {
      switch self {
      case .log:
        "This is a log or a stack trace, so it is diagnosed. Use bridgebook diagnose for whole files."
      case .symptom:
        "The question says what goes wrong; its cause is described by a gotcha, not by a bridge."
      case .nothing: "Nothing in the question is about bridging SwiftUI with UIKit or AppKit."
      case .elsewhere: "The question is about something other than SwiftUI, UIKit or AppKit."
      case .outside, .workInside, .platformAlone:
        "The question names only UIKit or AppKit; name what is used in SwiftUI, or which SwiftUI view is used there."
      case .swiftUIAlone:
        "The question names only SwiftUI, which needs no bridge; name the UIKit or AppKit class as well."
      }
    }
  }

  /// Returns the reason why a question is not covered, or nil if it is about bridging.
  ///
  /// - Parameter component: Returns a class in the book by its exact name.
  static func refusal(
    of reading: QuestionReading, component: (String) -> Entry?
  ) -> Refusal? {
    if reading.isLog { return .log }
    guard let sides = reading.sides else { return nil }
    if reading.isOutside { return .outside }
    let isAnswered = reading.evidence.contains { !isSetting($0.fact) } || reading.subject != nil
    if !isAnswered, reading.task == nil, !sides.isAcross { return .nothing }
    let isVague = !sides.isAcross || !sides.hasBridge && reading.choices["direction"] == nil
    if reading.isSymptom, !reading.isNamed, isVague { return .symptom }
    // Using another framework with SwiftUI is a separate task.
    let isTask = reading.task.map { !$0.isGuessed } ?? false && sides.swiftUI > 0
    if sides.isElsewhere, !isTask, !isCarriedOver(reading) { return .elsewhere }
    if sides.isAcross { return nil }
    if reading.isNamed, !reading.isSymptom, !reading.namesToolkit,
      isFinishedScreen(reading.subject, component: component)
    {
      return nil
    }
    if sides.swiftUI == 0, isWorkInside(reading) { return .workInside }
    if reading.stems.count <= shortQuestion { return nil }
    // A task does not turn work inside UIKit alone into bridging.
    let isInside =
      sides.swiftUI == 0 && sides.platform > 0
      && (reading.isNamed || sides.namesPlatform && !isCrossingAtAll(reading))
    if reading.task != nil, !isInside { return nil }
    let direction = reading.choices["direction"]
    if sides.swiftUI == 0 {
      // "Host" and "wrap" have other meanings as well.
      if !reading.isNamed, sides.platform == 0, !sides.hasBridge { return .nothing }
      // A question about wrapping a class implies SwiftUI; one about UIKit within UIKit does not.
      // "In AppKit" is a place for SwiftUI content only if the question mentions such content.
      let isCrossing = direction != "into-platform" && isCrossing(direction, in: reading)
      if isCrossing, reading.isNamed || reading.subject == nil { return nil }
      let namesToolkit = toolkits.contains(where: reading.stems.contains)
      return namesToolkit || !reading.isNamed || reading.stems.count > longQuestion
        ? .platformAlone : nil
    }
    if reading.isNamed || direction != nil { return nil }
    // A single common word that is also a name for a class is not evidence for the class.
    let hint = reading.evidence.filter { $0.fact == "component" }.map(\.weight).max() ?? 0
    return hint < clearHint && reading.choices["thing"] == nil ? .swiftUIAlone : nil
  }

  /// Returns whether a class is a controller of a framework other than UIKit and AppKit, such as a
  /// picker or a composer, which an app only presents.
  private static func isFinishedScreen(
    _ subject: QuestionReading.Subject?, component: (String) -> Entry?
  ) -> Bool {
    guard case .component(let name) = subject,
      case .component(let facts) = component(name)?.details
    else { return false }
    return facts.role == .controller && !["AppKit", "UIKit"].contains(facts.framework)
  }

  /// Returns whether the evidence for a direction is stronger than the mention of a storyboard or a
  /// subclass, which occur in apps without SwiftUI as well.
  private static func isCrossing(_ direction: String?, in reading: QuestionReading) -> Bool {
    guard let direction, direction != "neither" else { return false }
    return reading.weight(of: direction, for: "direction") >= clearDirection
  }

  private static func isCrossingAtAll(_ reading: QuestionReading) -> Bool {
    ["into-swiftui", "into-platform", "share-state", "pass-environment"].contains {
      reading.weight(of: $0, for: "direction") > 0
    }
  }

  /// Returns whether the words state that an object of another framework is bridged.
  ///
  /// They must state what the object is and that it goes into SwiftUI, or that SwiftUI content goes
  /// into it. Views of other frameworks are platform views.
  private static func isCarriedOver(_ reading: QuestionReading) -> Bool {
    guard let sides = reading.sides, sides.swiftUI + sides.platform > 0 else { return false }
    switch reading.choices["direction"] {
    case "into-swiftui":
      switch reading.subject {
      case .unknown: return true
      case .component(let name) where PlatformName.bases.contains(name): return true
      default: break
      }
      return reading.choices["thing"] != nil
    case "into-platform":
      return sides.swiftUI > 0
        && reading.weight(of: "into-platform", for: "direction") >= clearHint
    default: return false
    }
  }

  /// Returns whether a question names a class and asks about work inside the class's own toolkit,
  /// as in "UITextField left padding".
  ///
  /// In such a question, words other than the class describe the work, and none of them is about
  /// bridging.
  private static func isWorkInside(_ reading: QuestionReading) -> Bool {
    guard reading.isNamed, reading.requirements.isEmpty,
      !isCrossing(reading.choices["direction"], in: reading)
    else { return false }
    // Words for another class describe the work on the named one.
    let known =
      reading.evidence.filter { item in
        !["place", "presentation"].contains(item.fact)
          && (item.fact != "component" || reading.subject == .component(item.choice))
      }
      .map(\.phrase) + reading.mentioned + [reading.ownName].compactMap { $0 }
    let explained = Set(known.flatMap { WordForms.words(of: $0).map(\.stem) })
    let others = reading.stems.filter { stem in
      !explained.contains(stem) && !lookup.contains(stem) && !stem.contains(where: \.isNumber)
    }
    return Set(others).count >= workWords
  }

  /// Words that may accompany the lookup of a class.
  private static let lookup: Set = [
    "a", "an", "and", "for", "from", "how", "i", "in", "ios", "my", "of", "on", "or", "the", "to",
    "us", "use", "with",
  ]
  /// The minimum number of other words in a question that is more than the lookup of a class.
  private static let workWords = 2

  /// Returns whether a fact describes the setting or manner, rather than the object.
  private static func isSetting(_ fact: String) -> Bool {
    fact == "platform" || fact == Requirement.fact
  }

  private static let toolkits = ["uikit", "appkit", "watchkit", "cocoa"]
  /// The maximum number of words in a question that counts as the lookup of a class, which is about
  /// bridging.
  private static let shortQuestion = 3
  private static let longQuestion = 6
  /// The minimum weight of a clear hint: that of a phrase of two words.
  private static let clearHint = 4
  private static let clearDirection = 3
}
