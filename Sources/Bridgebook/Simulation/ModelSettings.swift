/// The values of the model's parameters for one run.
struct ModelSettings: Sendable {
  var choices = ModelChoices([
    .dismissedContent, .modifyingState, .readBinding, .recognizerUpdate, .removalUpdate,
    .reusedState, .unreadBinding,
  ])
  var isFlushFirst: Bool
  var turnCap = 100
  var os = 17
  var directDismissal = DirectDismissal.resets
  /// The first system version on which apps can enable tracking in their property list.
  let firstWithTrackingKey: Int

  init(platform: Platform) {
    isFlushFirst = platform == .macos
    firstWithTrackingKey = platform == .macos ? 15 : 18
  }

  /// Sets a parameter of the model, and returns whether the name and the value are valid.
  mutating func take(_ name: String, _ value: String) -> Bool {
    if let choice = ModelChoice(name) {
      guard let isOn = choice.isOn(value) else { return false }
      choices[choice] = isOn
      return true
    }
    switch (name, value) {
    case ("policy", "flushFirst"): isFlushFirst = true
    case ("policy", "queueFirst"): isFlushFirst = false
    case ("policy", "byPlatform"): break
    case ("directDismissal", _):
      guard let result = DirectDismissal(rawValue: value) else { return false }
      directDismissal = result
    case ("turnCap", _):
      guard let cap = Int(value), cap > 0 else { return false }
      turnCap = cap
    case ("os", _):
      guard let major = Int(value), major > 0 else { return false }
      os = major
    default: return false
    }
    return true
  }
}

/// The effect on a screen and its state when code dismisses the controller directly, bypassing
/// SwiftUI (R8.3); raw values are those of the parameter.
enum DirectDismissal: String, CaseIterable, Sendable {
  /// The state is updated after the screen has disappeared, as with a swipe.
  case resets
  /// The state keeps its value, and the screen returns with the next update.
  case returns
  /// The state keeps its value, and the screen does not return.
  case stays
}

/// A model parameter with two values; the raw value is its bit in `ModelChoices`.
enum ModelChoice: UInt32, CaseIterable, Sendable {
  case capturingClosures, dismissAction, dismissedContent, identityChange
  case modifyingState, observationTracking, readBinding, recognizerUpdate, removalUpdate
  case equalText, reusedState, selectionCallbacks, siblings, stateObjects, teardownUpdate,
    unreadBinding

  /// The names of both values.
  private static let words: [ModelChoice: (off: String, on: String)] = [
    .stateObjects: ("once", "eachStruct"), .equalText: ("keepsCaret", "movesCaret"),
    .siblings: ("firstToLast", "lastToFirst"),
    .capturingClosures: ("different", "same"),
    .dismissAction: ("afterAnimation", "beforeAnimation"), .dismissedContent: ("stays", "goes"),
    .identityChange: ("insertFirst", "removeFirst"), .modifyingState: ("apply", "drop"),
    .observationTracking: ("no", "yes"), .readBinding: ("no", "yes"),
    .recognizerUpdate: ("no", "yes"), .removalUpdate: ("no", "yes"),
    .reusedState: ("resets", "keeps"), .selectionCallbacks: ("no", "yes"),
    .teardownUpdate: ("no", "yes"), .unreadBinding: ("no", "yes"),
  ]

  init?(_ name: String) {
    guard let choice = ModelChoice.allCases.first(where: { $0.name == name }) else { return nil }
    self = choice
  }

  var name: String { "\(self)" }

  /// Returns whether a word names the value that is on, or nil if it names neither.
  func isOn(_ word: String) -> Bool? {
    guard let words = ModelChoice.words[self] else { return nil }
    return word == words.on ? true : word == words.off ? false : nil
  }
}

/// A set of choices.
struct ModelChoices: Equatable, Sendable {
  private var bits: UInt32 = 0

  init(_ choices: [ModelChoice] = []) {
    for choice in choices { self[choice] = true }
  }

  subscript(choice: ModelChoice) -> Bool {
    get { bits >> choice.rawValue & 1 == 1 }
    set {
      if newValue {
        bits |= 1 << choice.rawValue
      } else {
        bits &= ~(1 << choice.rawValue)
      }
    }
  }

  var names: [String] { ModelChoice.allCases.filter { self[$0] }.map(\.name) }
}
