/// The time at which a call runs the closures passed to it.
enum FlowTiming {
  case now, hop, event

  init(of callee: SwiftNode) {
    switch callee.name {
    case "async", "asyncAfter": self = .hop
    case "Task", "detached", "asyncDetached": self = .hop
    case "perform" where callee.base?.text.contains("RunLoop") ?? false: self = .hop
    case "addOperation": self = .hop
    case "sync", "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first",
      "last", "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "allSatisfy", "removeAll",
      "performWithoutAnimation", "withAnimation", "withTransaction", "autoreleasepool",
      "performBatchUpdates", "runAnimationGroup", "drop", "prefix", "withLock", "run", "animate",
      "performAsCurrentDrawingAppearance", "configure", "apply", "also", "then", "modify",
      "enumerated":
      self = .now
    default: self = .event
    }
  }

  /// Returns whether a call runs its closure once per element, or only for a value that is not nil.
  static func repeats(_ callee: SwiftNode) -> Bool {
    callee.kind == .member && repeating.contains(callee.name)
  }

  private static let repeating: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first", "last",
    "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "allSatisfy", "removeAll", "drop",
    "prefix",
  ]
}
