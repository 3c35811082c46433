/// How often what happened in a run, in all and since each step.
package struct RunFigures: Sendable {
  /// A figure that expectations may name, and the events it counts.
  package enum Figure: String, CaseIterable, Sendable {
    case updates, makes, dismantles, messages, bodies, inits, sets, callbacks, enqueued
    case written, dropped, equal, published, coordinators, objects, released
    case presents, dismissals, pushes, pops, resizes, traits, appears, disappears

    fileprivate var kind: TraceEventKind {
      switch self {
      case .updates: .updateBegin
      case .makes: .viewMake
      case .dismantles: .dismantle
      case .messages: .message
      case .bodies: .body
      case .inits: .structInit
      case .sets: .set
      case .callbacks: .callbackBegin
      case .enqueued: .enqueue
      case .written, .dropped, .equal: .write
      case .published: .publish
      case .coordinators: .coordinatorMake
      case .objects: .platformInit
      case .released: .coordinatorDeinit
      case .presents: .present
      case .dismissals: .dismiss
      case .pushes: .push
      case .pops: .pop
      case .resizes: .resize
      case .traits: .trait
      case .appears: .appear
      case .disappears: .disappear
      }
    }

    fileprivate func counts(_ event: TraceEvent) -> Bool {
      switch self {
      case .written: event.outcome == .committed
      case .dropped: event.outcome == .dropped
      case .equal: event.outcome == .equal
      default: true
      }
    }
  }

  private var total: [[Figure: Int]] = [[:]]
  private var byType: [[String: Int]] = [[:]]
  private var steps: [String] = []
  private let figures: [TraceEventKind: [Figure]]

  /// No event yet.
  package init() {
    var figures: [TraceEventKind: [Figure]] = [:]
    for figure in Figure.allCases { figures[figure.kind, default: []].append(figure) }
    self.figures = figures
  }

  /// Takes events in their order.
  package mutating func consume(_ events: [TraceEvent], texts: TextTable) {
    for event in events {
      if event.kind == .input {
        steps.append(texts[event.name])
        total.append([:])
        byType.append([:])
      }
      guard let names = figures[event.kind] else { continue }
      for figure in names where figure.counts(event) {
        total[total.count - 1][figure, default: 0] += 1
        guard event.subject != .none else { continue }
        let type = texts[event.subject].prefix { $0 != "#" }
        byType[byType.count - 1]["\(figure.rawValue).\(type)", default: 0] += 1
      }
    }
  }

  /// A figure since a step began, or in the whole run; nil where the run has no such step.
  package func count(_ figure: Figure, of type: String?, after step: String?) -> Int? {
    var first = 0
    if let step {
      guard let index = steps.firstIndex(of: step) else { return nil }
      first = index + 1
    }
    var count = 0
    for index in first..<total.count {
      if let type {
        count += byType[index]["\(figure.rawValue).\(type)", default: 0]
      } else {
        count += total[index][figure, default: 0]
      }
    }
    return count
  }
}
