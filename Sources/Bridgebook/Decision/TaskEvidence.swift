/// Lets the task a question asks for speak where its words name no class.
///
/// A class that is named speaks for itself, unless it is none that could be bridged: who names an object that only
/// belongs to another one, and says what it is for, asks for the other one.
struct TaskEvidence {
  private let task: DescribedTask
  private let platform: Platform
  private let target: Version?
  private let component: (String) -> Entry?

  /// - Parameters:
  ///   - platform: the platform an answer will be about.
  ///   - target: the deployment target; nil for the newest release.
  ///   - component: a class of the book by its exact name.
  init(
    _ task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) {
    self.task = task
    self.platform = platform
    self.target = target
    self.component = component
  }

  /// The reading with what the task says.
  func added(to reading: QuestionReading) -> QuestionReading {
    guard let approach, speaks(for: reading) else { return reading }
    var reading = reading
    reading.task = task
    reading.choices["direction"] = TaskEvidence.direction(of: approach)
    let bridged = bridged
    switch approach {
    case .view, .controller, .gesture:
      let thing: ComponentRole =
        approach == .view ? .view : approach == .controller ? .controller : .recognizer
      if let bridged, isSubject(bridged.role, besides: thing) {
        reading.subject = .component(bridged.name)
      } else {
        reading.subject = nil
        reading.choices["thing"] = thing.rawValue
      }
    case .native, .none:
      reading.subject = bridged.map { .component($0.name) }
      // What has no class is a feature of SwiftUI, or work that a model does.
      let thing: ComponentRole = approach == .native ? .feature : .service
      if bridged == nil { reading.choices["thing"] = thing.rawValue }
    case .hosting:
      if let bridged, bridged.role == .feature, hasNative {
        reading.subject = .component(bridged.name)
        reading.choices["direction"] = "into-swiftui"
      } else {
        reading.subject = nil
      }
    case .environment, .sharedState: reading.subject = nil
    }
    reading.isNamed = false
    reading.contradictions.removeAll { $0.fact == "direction" || $0.fact == "thing" }
    return reading
  }

  /// What does the task at the target: SwiftUI's own API where there is one by then, else the bridge.
  private var approach: Approach? {
    let bridges = task.approaches.filter { $0 != .native }
    guard task.approaches.contains(.native), let bridge = bridges.first else {
      return task.approaches.first
    }
    return hasNative ? .native : bridge
  }

  private var hasNative: Bool { task.facts.native(on: platform, at: target) != nil }

  /// The first of the task's classes that exists on the platform, and what it is to the decision tree.
  private var bridged: (name: String, role: ComponentRole)? {
    guard let own = task.facts.component else { return nil }
    for name in [own] + PlatformName.counterparts(of: own) + task.classes {
      guard let entry = component(name), case .component(let facts) = entry.details,
        entry.platforms.row(for: platform) != nil
      else { continue }
      return (name, facts.role)
    }
    return nil
  }

  private func isSubject(_ role: ComponentRole, besides thing: ComponentRole) -> Bool {
    if role == .feature { return hasNative }
    // Another class of the task may be another kind of thing on this platform.
    let isOther = task.facts.component.flatMap(component)?.platforms.row(for: platform) == nil
    return role == thing || TaskEvidence.isShown(role)
      || isOther && [.controller, .recognizer].contains(role)
  }

  private static func direction(of approach: Approach) -> String {
    switch approach {
    case .view, .controller, .gesture, .native, .none: "into-swiftui"
    case .hosting: "into-platform"
    case .environment: "pass-environment"
    case .sharedState: "share-state"
    }
  }

  private func speaks(for reading: QuestionReading) -> Bool {
    let isInto = task.approaches.contains { [.view, .controller, .gesture].contains($0) }
    switch reading.subject {
    case .component(let name) where reading.isNamed:
      guard let entry = component(name), case .component(let facts) = entry.details else {
        return false
      }
      let isOwned = [.service, .part, .window].contains(facts.role)
      return isOwned && (isInto || task.approaches.contains(.hosting))
    case .unknown(let name, let role, nil):
      // A view of somebody's own tells less than what is to be done with it.
      guard role == .view, !PlatformName.isOne(name) else { return false }
    case .unknown, .unclear: return false
    case .component, nil: break
    }
    // What the words say of the direction stands where they say it clearly.
    guard let direction = reading.choices["direction"] else { return true }
    return reading.weight(of: direction, for: "direction") < TaskEvidence.clear
      || isInto == (direction == "into-swiftui")
  }

  /// Layers, interactions and WatchKit objects are bridged through a view.
  private static func isShown(_ role: ComponentRole) -> Bool {
    [.view, .layer, .interaction, .watchObject].contains(role)
  }

  /// More than two weak hints.
  private static let clear = 6
}
