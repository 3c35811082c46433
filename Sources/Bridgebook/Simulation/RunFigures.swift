/// How often what happened in a run, in all, within a step and since one.
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

    /// A dismissal is two events, and one of them is its beginning.
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

  /// What a part of an expectation's run is.
  package enum Span: Equatable, Sendable {
    case run
    /// From the first step of that title to the end of the run.
    case after(String)
    /// From the first step of that title to the next one.
    case within(String)
  }

  private struct Key: Hashable {
    let figure: Figure
    /// Empty for all types together.
    let type: String
  }

  /// What happened from one step that is the first of its title to the next such step; steps whose title came before
  /// share the slots between, so that memory follows the titles and not the steps.
  private struct Slot {
    let title: String?
    var counts: [Key: Int] = [:]
  }

  private var slots = [Slot(title: nil)]
  private var firsts: [String: Int] = [:]
  /// The first lines that an app would print, each with its slot.
  private var lines: [(slot: Int, text: String)] = []
  private static let lineLimit = 1_000
  private var types: [TextID: String] = [:]
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
      if event.kind == .input { begin(texts[event.name]) }
      if lines.count < RunFigures.lineLimit, let line = RunFigures.consoleLine(of: event, texts) {
        lines.append((slots.count - 1, line))
      }
      guard let names = figures[event.kind] else { continue }
      for figure in names where figure.counts(event, texts) {
        let last = slots.count - 1
        slots[last].counts[Key(figure: figure, type: ""), default: 0] += 1
        guard event.subject != .none else { continue }
        let type = type(of: event.subject, texts)
        slots[last].counts[Key(figure: figure, type: type), default: 0] += 1
      }
    }
  }

  /// The line an app would print for an event; nil where it prints none.
  package static func consoleLine(of event: TraceEvent, _ texts: TextTable) -> String? {
    switch event.kind {
    case .message: "[SwiftUI] " + texts[event.value]
    case .note where texts[event.name] == "print": texts[event.value]
    default: nil
    }
  }

  /// What is printed in a part of the run; nil where the run has no such step.
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

  private mutating func type(of subject: TextID, _ texts: TextTable) -> String {
    if let known = types[subject] { return known }
    let type = String(texts[subject].prefix { $0 != "#" })
    if !subject.isTransient, types.count < 4_096 { types[subject] = type }
    return type
  }

  /// A figure in a part of the run; nil where the run has no such step.
  package func count(_ figure: Figure, of type: String?, _ span: Span = .run) -> Int? {
    let key = Key(figure: figure, type: type ?? "")
    guard let range = range(of: span) else { return nil }
    return range.reduce(into: 0) { $0 += slots[$1].counts[key, default: 0] }
  }

  private func range(of span: Span) -> Range<Int>? {
    switch span {
    case .run: 0..<slots.count
    case .after(let title): firsts[title].map { $0..<slots.count }
    case .within(let title): firsts[title].map { $0..<($0 + 1) }
    }
  }
}
