internal import BridgeModel

/// The parameters of one run.
struct ModelSettings: Sendable {
  var dropsWritesInUpdate = true
  var isFlushFirst: Bool
  var updatesBeforeRemoval = true
  var showsDismissedAgain = false
  var updatesBeforeTeardown = false
  var comparesCaptures = false
  var tellsDismissalFirst = false
  var takesDownDismissed = true
  var removesFirst = false
  var updatesReadBindings = true
  var updatesNewRecognizers = true
  var keepsReusedState = true
  var tellsOfMovedCaret = false
  var turnCap = 100
  var os = 17
  var asksForTracking = false
  private let firstWithKey: Int

  init(platform: Platform) {
    isFlushFirst = platform == .macos
    firstWithKey = platform == .macos ? 15 : 18
  }

  /// R6.3: `updateProperties` came with release 26, which tracks everywhere.
  var hasUpdateProperties: Bool { os >= 26 }

  /// R6.3: whether layout is tracked.
  var tracksLayout: Bool { os >= 26 || os >= firstWithKey && asksForTracking }

  private struct Switch: @unchecked Sendable {
    let property: WritableKeyPath<ModelSettings, Bool>
    let off: String
    let on: String
  }

  /// Parameters with two choices, by name.
  private static let switches: [String: Switch] = [
    "capturingClosures": .init(property: \.comparesCaptures, off: "different", on: "same"),
    "directDismissal": .init(property: \.showsDismissedAgain, off: "stays", on: "returns"),
    "dismissAction": .init(
      property: \.tellsDismissalFirst, off: "afterAnimation", on: "beforeAnimation"),
    "dismissedContent": .init(property: \.takesDownDismissed, off: "stays", on: "goes"),
    "identityChange": .init(property: \.removesFirst, off: "insertFirst", on: "removeFirst"),
    "modifyingState": .init(property: \.dropsWritesInUpdate, off: "apply", on: "drop"),
    "observationTracking": .init(property: \.asksForTracking, off: "no", on: "yes"),
    "readBinding": .init(property: \.updatesReadBindings, off: "no", on: "yes"),
    "recognizerUpdate": .init(property: \.updatesNewRecognizers, off: "no", on: "yes"),
    "removalUpdate": .init(property: \.updatesBeforeRemoval, off: "no", on: "yes"),
    "reusedState": .init(property: \.keepsReusedState, off: "resets", on: "keeps"),
    "selectionCallbacks": .init(property: \.tellsOfMovedCaret, off: "no", on: "yes"),
    "teardownUpdate": .init(property: \.updatesBeforeTeardown, off: "no", on: "yes"),
  ]

  /// Takes a parameter of the model; false where it has no such value.
  mutating func take(_ name: String, _ value: String) -> Bool {
    if let setting = ModelSettings.switches[name] {
      guard [setting.off, setting.on].contains(value) else { return false }
      self[keyPath: setting.property] = value == setting.on
      return true
    }
    switch (name, value) {
    case ("policy", "flushFirst"): isFlushFirst = true
    case ("policy", "queueFirst"): isFlushFirst = false
    case ("policy", "byPlatform"): break
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
