/// The parameters of a run; it records those that are read, because no others can influence the
/// run.
final class ConsultedParameters {
  private let settings: ModelSettings
  private var names: Set<String> = []
  private var choices = ModelChoices()

  init(_ settings: ModelSettings) {
    self.settings = settings
  }

  /// The names of the parameters that were read, sorted.
  var consulted: [String] { (names + choices.names).sorted() }

  /// Returns the value of a choice.
  func asks(_ choice: ModelChoice) -> Bool {
    choices[choice] = true
    return settings.choices[choice]
  }

  /// The major version of the system; recorded as a parameter on which the run depends.
  var os: Int {
    names.insert("os")
    return settings.os
  }

  /// The effect of dismissing a screen directly, bypassing SwiftUI.
  var directDismissal: DirectDismissal {
    names.insert("directDismissal")
    return settings.directDismissal
  }

  /// Returns whether an update of the view graph comes before the blocks on the main queue.
  ///
  /// - Parameter matters: Whether both are waiting, in which case the order matters.
  func isFlushFirst(matters: Bool) -> Bool {
    if matters { names.insert("policy") }
    return settings.isFlushFirst
  }

  /// Returns the maximum number of rounds per turn if `turns` exceeds it; otherwise nil.
  func turnCap(reachedBy turns: Int) -> Int? {
    guard turns > settings.turnCap else { return nil }
    names.insert("turnCap")
    return settings.turnCap
  }

  /// Whether controllers have `updateProperties`, which was introduced in release 26 with tracking
  /// everywhere (R6.3).
  var hasUpdateProperties: Bool { os >= 26 }

  /// Whether layout methods are tracked (R6.3).
  var tracksLayout: Bool {
    let os = os
    return os >= 26 || os >= settings.firstWithTrackingKey && asks(.observationTracking)
  }
}
