/// Tells questions about bridging from those that only mention something that could be bridged.
enum BridgingSense {
  /// Why a question is not covered; nil where it is about bridging.
  static func refusal(of reading: QuestionReading) -> String? {
    if reading.isLog { return log }
    guard let sides = reading.sides else { return nil }
    let isAnswered = reading.evidence.contains { !isSetting($0.fact) } || reading.subject != nil
    if !isAnswered, reading.task == nil, !sides.isAcross { return nothing }
    if sides.isElsewhere { return elsewhere }
    if sides.isAcross || reading.task != nil || reading.stems.count <= shortQuestion { return nil }
    let direction = reading.choices["direction"]
    if sides.swiftUI == 0 {
      // Who asks how to wrap a class means SwiftUI; who asks what UIKit does inside UIKit does not.
      let isCrossing = direction != nil && direction != "neither"
      if isCrossing, reading.isNamed || reading.subject == nil { return nil }
      let namesToolkit = toolkits.contains(where: reading.stems.contains)
      return namesToolkit || !reading.isNamed || reading.stems.count > longQuestion
        ? oneSided : nil
    }
    if reading.isNamed || direction != nil { return nil }
    // One common word that some class is also called is no evidence for that class.
    let hint = reading.evidence.filter { $0.fact == "component" }.map(\.weight).max() ?? 0
    return hint < clearHint && reading.choices["thing"] == nil ? swiftUIAlone : nil
  }

  /// Facts that say where something is done and how, not what.
  private static func isSetting(_ fact: String) -> Bool {
    fact == "platform" || fact == Requirement.fact
  }

  private static let log =
    "This is a log or a stack; it is diagnosed. bridgebook diagnose reads whole files."
  private static let nothing =
    "Nothing in the question is about bridging SwiftUI with UIKit or AppKit."
  private static let elsewhere =
    "The question is about something else than SwiftUI, UIKit or AppKit."
  private static let oneSided =
    "The question names only UIKit or AppKit; say what of it goes into SwiftUI, or what SwiftUI goes into it."
  private static let swiftUIAlone =
    "The question names only SwiftUI, which needs no bridge; name the UIKit or AppKit class it is about."
  private static let toolkits = ["uikit", "appkit", "watchkit", "cocoa"]
  /// A class and a few words are a look-up, and that is about bridging.
  private static let shortQuestion = 3
  private static let longQuestion = 6
  /// What a phrase of two words weighs.
  private static let clearHint = 4
}
