internal import Bridgebook

/// The contents of the main queue, as far as events show it.
struct MainQueue: Sendable {
  /// The name under which a scheduled update appears among the blocks.
  static let update = "update"
  private static let maximumCount = 64

  /// The enqueued blocks; the first is the next to run.
  private(set) var contents: [String] = []
  /// The number of blocks beyond the maximum.
  private var more = 0

  /// - Returns: whether the contents changed.
  mutating func take(_ event: TimelineEvent) -> Bool {
    switch event.kind {
    case .enqueue:
      append(MainQueue.name(of: event))
    case .dirty:
      guard !contents.contains(MainQueue.update) else { return false }
      append(MainQueue.update)
    case .run: return remove(MainQueue.name(of: event))
    case .flush: return remove(MainQueue.update)
    default: return false
    }
    return true
  }

  var shown: [String] { more == 0 ? contents : contents + ["+\(more)"] }

  static func name(of event: TimelineEvent) -> String {
    let name = [event.name, event.subject].first { !$0.isEmpty } ?? "block"
    return DisplayWidth.escaped(name)
  }

  private mutating func append(_ name: String) {
    if contents.count < MainQueue.maximumCount { contents.append(name) } else { more += 1 }
  }

  private mutating func remove(_ name: String) -> Bool {
    if let index = contents.firstIndex(of: name) {
      contents.remove(at: index)
    } else if more > 0 {
      more -= 1
    } else {
      return false
    }
    return true
  }
}
