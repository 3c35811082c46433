import Bridgebook

extension Simulated {
  /// Returns the events after the first step with a title, up to the next step with the other
  /// title.
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

  /// Returns the lines printed in the same part of the run.
  func console(after step: String, before end: String? = nil) -> [String] {
    events(after: step, before: end).compactMap { line(of: $0) }
  }

  /// The messages of the runtime.
  var messages: [String] { events.filter { $0.kind == .message }.map { texts[$0.value] } }

  func count(_ kind: TraceEventKind, named name: String) -> Int {
    events.filter { $0.kind == kind && texts[$0.name] == name }.count
  }

  func final(_ name: String) -> String? { outcome.finals.first { $0.name == name }?.value }

  /// The prints and transitions, in order.
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
