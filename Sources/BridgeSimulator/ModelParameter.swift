package import BridgeModel

/// A choice the model leaves open: what sources leave uncertain, and the caps that end loops.
package struct ModelParameter: Sendable {
  package let name: String
  package let defaultValue: String
  /// Empty where any whole number will do.
  package let choices: [String]
  /// The rule it belongs to; caps belong to none.
  package let rule: String?
  /// How sure the default is.
  package let confidence: ModelRule.Confidence?
  package let meaning: String

  /// Every parameter of the model, sorted by name.
  package static let table: [ModelParameter] = [
    ModelParameter(
      name: "directDismissal", defaultValue: "stays", choices: ["returns", "stays"],
      rule: "R8.3", confidence: .low,
      meaning: "whether a screen dismissed behind its state's back comes back with the next update"),
    ModelParameter(
      name: "modifyingState", defaultValue: "drop", choices: ["apply", "drop"], rule: "R3.1",
      confidence: .medium,
      meaning: "what becomes of a state write during an update"),
    ModelParameter(
      name: "observationTracking", defaultValue: "no", choices: ["no", "yes"], rule: "R6.3",
      confidence: .high,
      meaning: "whether the app's property list turns automatic tracking on (iOS 18, macOS 15)"),
    ModelParameter(
      name: "os", defaultValue: "17", choices: [], rule: "R8.5",
      confidence: .high,
      meaning: "major version of the system, for what a release has brought or cured"),
    ModelParameter(
      name: "policy", defaultValue: "byPlatform",
      choices: ["byPlatform", "flushFirst", "queueFirst"], rule: "R1.5",
      confidence: .medium,
      meaning: "whether a view update or the main queue comes first after an event"),
    ModelParameter(
      name: "removalUpdate", defaultValue: "yes", choices: ["no", "yes"], rule: "R2.5",
      confidence: .medium,
      meaning: "whether a representable is updated once more before it is dismantled"),
    ModelParameter(
      name: "turnCap", defaultValue: "100", choices: [], rule: nil,
      confidence: nil,
      meaning: "how often the queue and the view graph may follow each other in one turn"),
  ]
}

/// The parameters of one run.
struct ModelSettings: Sendable {
  var dropsWritesInUpdate = true
  var isFlushFirst: Bool
  var updatesBeforeRemoval = true
  var showsDismissedAgain = false
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

  /// Takes a parameter of the model; false where it has no such value.
  mutating func take(_ name: String, _ value: String) -> Bool {
    switch (name, value) {
    case ("directDismissal", "stays"): showsDismissedAgain = false
    case ("directDismissal", "returns"): showsDismissedAgain = true
    case ("modifyingState", "drop"): dropsWritesInUpdate = true
    case ("modifyingState", "apply"): dropsWritesInUpdate = false
    case ("policy", "flushFirst"): isFlushFirst = true
    case ("policy", "queueFirst"): isFlushFirst = false
    case ("policy", "byPlatform"): break
    case ("removalUpdate", "yes"): updatesBeforeRemoval = true
    case ("removalUpdate", "no"): updatesBeforeRemoval = false
    case ("observationTracking", "yes"): asksForTracking = true
    case ("observationTracking", "no"): asksForTracking = false
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
