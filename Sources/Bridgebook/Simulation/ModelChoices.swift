/// A parameter with two values; the raw value is its bit.
enum ModelChoice: UInt32, CaseIterable, Sendable {
  case capturingClosures, directDismissal, dismissAction, dismissedContent, identityChange
  case modifyingState, observationTracking, readBinding, recognizerUpdate, removalUpdate
  case equalText, reusedState, selectionCallbacks, siblings, stateObjects, teardownUpdate,
    unreadBinding

  /// The words for yes and no.
  private static let words: [ModelChoice: (off: String, on: String)] = [
    .stateObjects: ("once", "eachStruct"), .equalText: ("keepsCaret", "movesCaret"),
    .siblings: ("firstToLast", "lastToFirst"),
    .capturingClosures: ("different", "same"), .directDismissal: ("stays", "returns"),
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

  /// Whether the word means yes; nil where it is none of the two.
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

extension Machine {
  /// What the run's parameters say of a choice; only what is asked for can have had a part in the run.
  func asks(_ choice: ModelChoice) -> Bool {
    asked[choice] = true
    return program.settings.choices[choice]
  }

  /// The system's major version.
  var os: Int {
    consulted.insert("os")
    return program.settings.os
  }

  /// R6.3: `updateProperties` came with release 26, which tracks everywhere.
  var hasUpdateProperties: Bool { os >= 26 }

  /// R6.3: whether layout is tracked.
  var tracksLayout: Bool {
    let os = os
    return os >= 26 || os >= program.settings.firstWithTrackingKey && asks(.observationTracking)
  }
}
