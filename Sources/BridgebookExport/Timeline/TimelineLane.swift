internal import Bridgebook

/// A lane of a timeline; within a step, time passes from the first lane to the last.
package enum TimelineLane: String, CaseIterable, Sendable {
  case input
  case queue = "main queue"
  case view
  case update
  case platform = "platform view"
  case state
  case message
}

/// The lane of a kind of event, and the form of its short label.
struct TimelineRule: Sendable {
  /// The extent of an event over the following steps.
  enum Extent: Sendable, Equatable {
    case moment
    /// An interval that lasts until its end event.
    case until(TraceEventKind)
    /// An interval that encloses the events that are nested deeper.
    case enclosing
    /// The end of an event of that kind.
    case end(of: TraceEventKind)
  }

  /// A part of a short label.
  enum Part: Sendable {
    case word(String)
    case subject, name, value
    /// `name=value`, or only one of them if the other is missing.
    case assignment
  }

  let kind: TraceEventKind
  /// The lane; nil for events that only change the contents of the main queue.
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

  /// Whether the event is a remark, which joins the current step and changes nothing.
  var isRemark: Bool { kind == .note || kind == .observe }

  static func of(_ kind: TraceEventKind) -> TimelineRule {
    byKind[kind] ?? TimelineRule(kind, .message, [])
  }

  private static let byKind = Dictionary(uniqueKeysWithValues: table.map { ($0.kind, $0) })

  /// The rules, one per kind.
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
