/// Lets the task a question asks for speak where its words name no class.
///
/// A class that is named speaks for itself, unless it is none that could be bridged: who names an object that only
/// belongs to another one, and says what it is for, asks for the other one.
struct TaskEvidence {
  private let task: DescribedTask
  private let role: (String) -> ComponentRole?

  /// - Parameter role: what a class of the book is to the decision tree.
  init(_ task: DescribedTask, role: @escaping (String) -> ComponentRole?) {
    self.task = task
    self.role = role
  }

  /// The reading with what the task says.
  func added(to reading: QuestionReading) -> QuestionReading {
    guard let approach = task.approaches.first, speaks(for: reading) else { return reading }
    var reading = reading
    let bridged = task.facts.component.flatMap { name in role(name).map { (name, $0) } }
    reading.task = task
    switch approach {
    case .view, .controller, .gesture:
      let thing: ComponentRole =
        approach == .view ? .view : approach == .controller ? .controller : .recognizer
      reading.choices["direction"] = "into-swiftui"
      if let (name, role) = bridged, role == thing || TaskEvidence.isShown(role) || role == .feature
      {
        reading.subject = .component(name)
      } else {
        reading.subject = nil
        reading.choices["thing"] = thing.rawValue
      }
    case .native, .none:
      if let (name, _) = bridged { reading.subject = .component(name) }
      reading.choices["direction"] = "into-swiftui"
    case .hosting:
      if let (name, role) = bridged, role == .feature {
        reading.subject = .component(name)
      } else {
        reading.subject = nil
        reading.choices["direction"] = "into-platform"
      }
    case .environment:
      reading.subject = nil
      reading.choices["direction"] = "pass-environment"
    case .sharedState:
      reading.subject = nil
      reading.choices["direction"] = "share-state"
    }
    reading.isNamed = false
    reading.contradictions.removeAll { $0.fact == "direction" || $0.fact == "thing" }
    return reading
  }

  private func speaks(for reading: QuestionReading) -> Bool {
    let isInto = task.approaches.contains { [.view, .controller, .gesture].contains($0) }
    if reading.isNamed {
      guard isInto, case .component(let name) = reading.subject, let role = role(name) else {
        return false
      }
      return [.service, .part, .window].contains(role)
    }
    if case .unclear = reading.subject { return false }
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
