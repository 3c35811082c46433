internal import Bridgebook

/// A lane of a timeline; within a step time goes from the first lane to the last.
package enum TimelineLane: String, CaseIterable, Sendable {
  case input
  case queue = "main queue"
  case view
  case update
  case platform = "platform view"
  case state
  case message
}

/// Where the events of a kind stand in a timeline, and what their short label says.
struct TimelineRule: Sendable {
  /// What a kind means for the steps that follow it.
  enum Extent: Sendable, Equatable {
    case moment
    /// Goes on until its end event.
    case until(TraceEventKind)
    /// Holds the events that lie deeper.
    case enclosing
    /// Ends what an event of that kind began.
    case end(of: TraceEventKind)
  }

  /// A piece of a short label.
  enum Part: Sendable {
    case word(String)
    case subject, name, value
    /// `name=value`, or whichever of them there is.
    case assignment
  }

  let kind: TraceEventKind
  /// None for events that only change what the main queue holds.
  let lane: TimelineLane?
  let extent: Extent
  let label: [Part]

  init(
    _ kind: TraceEventKind, _ lane: TimelineLane?, _ label: [Part], _ extent: Extent = .moment
  ) {
    self.kind = kind
    self.lane = lane
    self.extent = extent
    self.label = label
  }

  /// Whether such an event is a remark on a step: it stands in it where it finds room and changes nothing.
  var isRemark: Bool { kind == .note || kind == .observe }

  static func of(_ kind: TraceEventKind) -> TimelineRule {
    byKind[kind] ?? TimelineRule(kind, .message, [])
  }

  private static let byKind = Dictionary(uniqueKeysWithValues: table.map { ($0.kind, $0) })

  /// Every kind once.
  static let table: [TimelineRule] = [
    TimelineRule(.input, .input, [.name, .value]),
    TimelineRule(.gesture, .input, [.name, .value]),
    TimelineRule(.enqueue, nil, []),
    TimelineRule(.run, .queue, [.word("run"), .name], .enclosing),
    TimelineRule(.dirty, nil, []),
    TimelineRule(.flush, .queue, [.word("flush")]),
    TimelineRule(.idle, nil, []),
    TimelineRule(.transaction, .view, [.word("transaction"), .value]),
    TimelineRule(.body, .view, [.word("body"), .subject], .enclosing),
    TimelineRule(.appear, .view, [.word("appear"), .subject]),
    TimelineRule(.disappear, .view, [.word("disappear"), .subject]),
    TimelineRule(.environment, .view, [.assignment]),
    TimelineRule(.trait, .view, [.assignment]),
    TimelineRule(.structInit, .update, [.word("init"), .subject], .enclosing),
    TimelineRule(.coordinatorMake, .update, [.word("coordinator"), .subject]),
    TimelineRule(.viewMake, .update, [.word("make"), .subject]),
    TimelineRule(.updateBegin, .update, [.word("update"), .subject], .until(.updateEnd)),
    TimelineRule(.updateEnd, .update, [.word("end"), .subject], .end(of: .updateBegin)),
    TimelineRule(.dismantle, .update, [.word("dismantle"), .subject]),
    TimelineRule(.coordinatorDeinit, .update, [.word("coordinator deinit"), .subject]),
    TimelineRule(.platformInit, .platform, [.word("init"), .subject]),
    TimelineRule(.set, .platform, [.assignment]),
    TimelineRule(.callbackBegin, .platform, [.name], .until(.callbackEnd)),
    TimelineRule(.callbackEnd, .platform, [.word("end"), .name], .end(of: .callbackBegin)),
    TimelineRule(.layout, .platform, [.word("layout"), .subject]),
    TimelineRule(.focus, .platform, [.word("focus"), .name]),
    TimelineRule(.contain, .platform, [.word("contain"), .subject]),
    TimelineRule(.uncontain, .platform, [.word("uncontain"), .subject]),
    TimelineRule(.resize, .platform, [.word("resize"), .value]),
    TimelineRule(.present, .platform, [.word("present"), .name, .value]),
    TimelineRule(.dismiss, .platform, [.word("dismiss"), .name, .value]),
    TimelineRule(.push, .platform, [.word("push"), .name, .value]),
    TimelineRule(.pop, .platform, [.word("pop"), .name, .value]),
    TimelineRule(.platformDeinit, .platform, [.word("deinit"), .subject]),
    TimelineRule(.write, .state, [.assignment]),
    TimelineRule(.publish, .state, [.word("publish"), .assignment]),
    TimelineRule(.observe, .state, [.word("observe"), .name]),
    TimelineRule(.message, .message, [.name]),
    TimelineRule(.hang, .message, [.word("hang"), .name]),
    TimelineRule(.freeze, .message, [.word("freeze"), .name]),
    TimelineRule(.crash, .message, [.word("crash"), .name]),
    TimelineRule(.note, .message, [.value]),
  ]
}
