/// Counts of the events of a run: in total, within a step, and from a step on.
package struct RunFigures: Sendable {
  /// A figure that expectations may name, with the events it counts.
  package enum Figure: String, CaseIterable, Sendable {
    case updates, makes, dismantles, messages, bodies, inits, sets, callbacks, enqueued
    case written, dropped, equal, published, coordinators, objects, released
    case presents, dismissals, pushes, pops, resizes, traits, appears, disappears

    /// The figures that only representables have.
    static let ofRepresentables: Set<Figure> = [
      .updates, .makes, .dismantles, .coordinators, .released,
    ]
    /// The figures that only views with a body have.
    static let ofBodies: Set<Figure> = [.bodies, .appears, .disappears]
    /// The figures that controllers and platform objects do not have.
    static let ofViews = ofRepresentables.union(ofBodies).union([.inits])

    /// The figures whose events do not belong to a view.
    static let ofNoView: Set<Figure> = [
      .messages, .published, .presents, .dismissals, .pushes, .pops,
    ]
    /// The figures that views with a body do not have.
    static let ofObjects: Set<Figure> = [.sets, .traits, .resizes, .objects]

    /// The meaning, as one sentence without a period.
    package var meaning: String {
      switch self {
      case .updates: "updates of representables"
      case .makes: "platform objects that representables made"
      case .dismantles: "representables that were dismantled"
      case .messages: "messages of the runtime"
      case .bodies: "evaluations of a body"
      case .inits: "structs that were created"
      case .sets: "assignments to properties of platform objects"
      case .callbacks: "calls of delegates, actions and handlers"
      case .enqueued: "blocks that were put on the main queue"
      case .written: "writes to state that took effect"
      case .dropped: "writes to state that were dropped"
      case .equal: "writes of the value that the state already had"
      case .published: "changes that a published model announced"
      case .coordinators: "coordinators that were made"
      case .objects: "platform objects that were made"
      case .released: "coordinators that were released"
      case .presents: "sheets that were presented"
      case .dismissals: "sheets that began to be dismissed"
      case .pushes: "screens that a stack pushed"
      case .pops: "screens that a stack began to pop"
      case .resizes: "sizes that hosting controllers and representables were given"
      case .traits: "changes of traits that were reported"
      case .appears: "appearances of views"
      case .disappears: "disappearances of views"
      }
    }

    /// Whether the figure can be requested for a type, as in `updates.Editor`.
    package var isPerType: Bool { !Figure.ofNoView.contains(self) }

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

    /// Returns whether an event of the figure's kind is counted; of the two events of a dismissal,
    /// only the first is.
    fileprivate func counts(_ event: TraceEvent, _ texts: TextTable) -> Bool {
      switch self {
      case .written: event.outcome == .committed
      case .dropped: event.outcome == .dropped
      case .equal: event.outcome == .equal
      case .dismissals, .pops: texts[event.value] != "end"
      default: true
      }
    }
  }

  /// The part of a run to which an expectation applies.
  package enum Span: Equatable, Sendable {
    case run
    /// From the first step with the title to the end of the run.
    case after(String)
    /// From the first step with the title to the next step.
    case within(String)
  }

  /// The counts from one step to the next.
  ///
  /// Only the first step with a title gets a separate slot; consecutive steps with repeated titles
  /// share one, so that memory depends on the number of titles rather than of steps.
  private struct Slot {
    let title: String?
    /// The counts by the keys of `key(_:_:)`; never full, because there are only as many keys as
    /// figures of each type.
    var counts = BoundedTable<Int>(capacity: .max)

    mutating func add(_ figure: Int, of type: Int) {
      counts.values[counts.find(RunFigures.key(figure, type), or: 0)] += 1
    }
  }

  private var slots = [Slot(title: nil)]
  private var firsts: [String: Int] = [:]
  /// The first lines that an app would print, each with the index of its slot.
  private var lines: [(slot: Int, text: String)] = []
  private static let lineLimit = 1_000
  /// The numbers of types, from 1; 0 is the sum of all types.
  private var types: [String: Int] = [:]
  /// The numbers of the types of subjects, as far as they are remembered.
  private var subjects = BoundedTable<Int>(capacity: 4_096)
  /// The figures of each kind of event, by the kind's number, with their positions in the list of
  /// all figures.
  private let figures: [[(figure: Figure, number: Int)]]

  /// Creates figures without events.
  package init() {
    figures = TraceEventKind.allCases.map { kind in
      Figure.allCases.enumerated().filter { $0.element.kind == kind }
        .map { (figure: $0.element, number: $0.offset) }
    }
  }

  /// Returns the number of a type with that of a figure in the lowest byte; there are fewer than
  /// 256 figures.
  private static func key(_ figure: Int, _ type: Int) -> UInt64 {
    UInt64(type) << 8 | UInt64(figure)
  }

  /// Counts events, which must come in order.
  package mutating func consume(_ events: [TraceEvent], texts: TextTable) {
    for event in events {
      if event.kind == .input { begin(texts[event.name]) }
      if lines.count < RunFigures.lineLimit, let line = RunFigures.consoleLine(of: event, texts) {
        lines.append((slots.count - 1, line))
      }
      for (figure, number) in figures[event.kind.number] where figure.counts(event, texts) {
        slots[slots.count - 1].add(number, of: 0)
        guard event.subject != .none else { continue }
        slots[slots.count - 1].add(number, of: type(of: event.subject, texts))
      }
    }
  }

  /// Returns the line an app would print for an event, or nil if it prints none.
  package static func consoleLine(of event: TraceEvent, _ texts: TextTable) -> String? {
    switch event.kind {
    case .message: "[SwiftUI] " + texts[event.value]
    case .note where texts[event.name] == "print": texts[event.value]
    default: nil
    }
  }

  /// Returns the lines printed in a part of the run, or nil if the run has no such step.
  package func console(_ span: Span = .run) -> [String]? {
    guard let range = range(of: span) else { return nil }
    return lines.filter { range.contains($0.slot) }.map(\.text)
  }

  private mutating func begin(_ title: String) {
    if firsts[title] == nil {
      firsts[title] = slots.count
      slots.append(Slot(title: title))
    } else if slots[slots.count - 1].title != nil {
      slots.append(Slot(title: nil))
    }
  }

  /// Returns the number of a subject's type.
  private mutating func type(of subject: TextID, _ texts: TextTable) -> Int {
    if let known = subjects.find(UInt64(subject.index)) { return subjects.values[known] }
    let type = String(texts[subject].prefix { $0 != "#" })
    let number = types[type] ?? types.count + 1
    types[type] = number
    if !subject.isTransient { _ = subjects.find(UInt64(subject.index), or: number) }
    return number
  }

  /// Returns a figure for a part of the run, or nil if the run has no such step.
  package func count(_ figure: Figure, of type: String?, _ span: Span = .run) -> Int? {
    guard let range = range(of: span) else { return nil }
    let typeNumber: Int? = if let type { types[type] } else { 0 }
    guard let typeNumber, let number = Figure.allCases.firstIndex(of: figure) else { return 0 }
    let key = RunFigures.key(number, typeNumber)
    return slots[range].reduce(0) { sum, slot in
      sum + (slot.counts.find(key).map { slot.counts.values[$0] } ?? 0)
    }
  }

  private func range(of span: Span) -> Range<Int>? {
    switch span {
    case .run: 0..<slots.count
    case .after(let title): firsts[title].map { $0..<slots.count }
    case .within(let title): firsts[title].map { $0..<($0 + 1) }
    }
  }
}
