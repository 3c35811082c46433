/// The values of the model's parameters for one run.
struct ModelSettings: Sendable {
  var choices = ModelChoices([
    .dismissedContent, .modifyingState, .readBinding, .recognizerUpdate, .removalUpdate,
    .reusedState, .unreadBinding,
  ])
  var isFlushFirst: Bool
  var turnCap = 100
  var os = 17
  /// The first system on which apps can enable tracking in their property list.
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
