import Bridgebook

extension Simulated {
  /// The events from the first step of that name on, up to the next one of the other name.
  func events(after step: String, before end: String? = nil) -> [TraceEvent] {
    guard let start = events.firstIndex(where: { isInput($0, step) }) else { return [] }
    let rest = events[(start + 1)...]
    guard let end, let stop = rest.firstIndex(where: { isInput($0, end) }) else {
      return Array(rest)
    }
    return Array(rest[..<stop])
  }

  private func isInput(_ event: TraceEvent, _ name: String) -> Bool {
    event.kind == .input && texts[event.name] == name
  }

  /// What is printed in that part of the run.
  func console(after step: String, before end: String? = nil) -> [String] {
    events(after: step, before: end).compactMap { line(of: $0) }
  }

  /// The runtime's messages.
  var messages: [String] { events.filter { $0.kind == .message }.map { texts[$0.value] } }

  func count(_ kind: TraceEventKind, named name: String) -> Int {
    events.filter { $0.kind == kind && texts[$0.name] == name }.count
  }

  func final(_ name: String) -> String? { outcome.finals.first { $0.name == name }?.value }

  /// Prints and transitions, in their order.
  var presentation: [String] { presentation(in: events) }

  func presentation(after step: String) -> [String] { presentation(in: events(after: step)) }

  private func presentation(in events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      switch event.kind {
      case .present, .push: event.kind.rawValue
      case .dismiss, .pop: "\(event.kind.rawValue) \(texts[event.value])"
      default: line(of: event)
      }
    }
  }
}
