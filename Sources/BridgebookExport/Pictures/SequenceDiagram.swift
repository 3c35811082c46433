package import Bridgebook

/// A run as a Mermaid sequence diagram, built event by event.
package struct SequenceDiagram {
  /// The maximum number of arrows and notes; GitHub does not render much longer diagrams.
  package static let maximumCount = 150
  private static let longest = 70

  /// The participants from left to right.
  enum Actor: String, CaseIterable {
    case user = "U", queue = "Q", graph = "S", wrapper = "R", platform = "P", state = "D"

    var title: String {
      switch self {
      case .user: "user"
      case .queue: "main queue"
      case .graph: "SwiftUI"
      case .wrapper: "representable"
      case .platform: "platform view"
      case .state: "state"
      }
    }
  }

  /// The elements of the diagram into which events are translated.
  private enum Step {
    case arrow(Actor, Actor)
    /// An asynchronous arrow.
    case signal(Actor, Actor)
    /// An arrow that ends in a cross.
    case lost(Actor, Actor)
    case begin(Actor, Actor)
    case end(Actor, Actor)
    case note(Actor)
  }

  /// A line between two participants, or a note at one, for other notations.
  struct Stroke {
    let from: Actor
    let to: Actor
    /// Whether the line is a return, drawn with dashes.
    var isReturn = false
    /// Whether the line ends in a cross, as for a write that is dropped.
    var isLost = false
    let text: String
  }

  private var lines: [String] = []
  /// The events that the lines show, in the same order.
  private(set) var strokes: [Stroke] = []
  /// The number of omitted events.
  private(set) var omittedCount = 0
  private(set) var used: Set<Actor> = []
  /// The number of open activations of each participant.
  private var active: [Actor: Int] = [:]
  /// The updates and callbacks in progress, innermost last.
  private var open: [(kind: TraceEventKind, actor: Actor)] = []
  /// The participant that runs when nothing is in progress: the main queue, or the user's action.
  private var outermost = Actor.graph

  package init() {}

  /// Processes the next event.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    guard let step = step(for: event) else { return }
    guard lines.count < Self.maximumCount else {
      omittedCount += 1
      return
    }
    let label = TimelineLabel.short(TimelineEvent(event, texts))
    strokes.append(Self.stroke(step, label))
    draw(step, Self.text(label))
  }

  /// Returns the finished diagram.
  package mutating func finish() -> String {
    // Mermaid requires every activation to be ended.
    for actor in Actor.allCases {
      for _ in 0..<(active[actor] ?? 0) { lines.append("  deactivate \(actor.rawValue)") }
    }
    active = [:]
    var head = ["sequenceDiagram"]
    let actors = Actor.allCases.filter { used.contains($0) }
    for actor in actors { head.append("  participant \(actor.rawValue) as \(actor.title)") }
    if actors.isEmpty { head.append("  participant S as SwiftUI") }
    if omittedCount > 0 {
      lines.append(
        "  Note over \((actors.first ?? .graph).rawValue): and \(omittedCount) more events")
    }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the diagram as a Markdown page that GitHub shows as a picture.
  package static func markdown(_ diagram: String, run: Run) -> String {
    "# \(MarkdownText.escaped(DisplayWidth.escaped(run.title)))\n\n```mermaid\n\(diagram)```\n"
  }

  private func isActive(_ actor: Actor) -> Bool { (active[actor] ?? 0) > 0 }

  private var current: Actor { open.last?.actor ?? outermost }

  private mutating func step(for event: TraceEvent) -> Step? {
    switch event.kind {
    case .input, .gesture:
      outermost = .user
      return .arrow(.user, .platform)
    case .enqueue: return .signal(current, .queue)
    case .run:
      outermost = .queue
      return .note(.queue)
    case .flush, .idle, .dirty, .observe: return nil
    case .body, .transaction, .appear, .disappear, .environment, .trait:
      if event.kind == .body { outermost = .graph }
      return .note(.graph)
    case .structInit, .coordinatorMake, .viewMake, .dismantle, .coordinatorDeinit:
      return .arrow(.graph, .wrapper)
    case .updateBegin:
      open.append((event.kind, .wrapper))
      return .begin(.graph, .wrapper)
    case .callbackBegin:
      // The coordinator is part of the wrapper.
      open.append((event.kind, .wrapper))
      return .begin(.platform, .wrapper)
    case .updateEnd: return end(.updateBegin, to: .graph)
    case .callbackEnd: return end(.callbackBegin, to: .platform)
    case .platformInit, .set, .layout, .focus, .contain, .uncontain, .resize, .present, .dismiss,
      .push, .pop, .platformDeinit:
      return .arrow(current, .platform)
    case .write, .publish:
      return event.outcome == .dropped ? .lost(current, .state) : .arrow(current, .state)
    case .message, .hang, .freeze, .crash, .note: return .note(.graph)
    }
  }

  private mutating func end(_ begin: TraceEventKind, to actor: Actor) -> Step? {
    guard open.last?.kind == begin else { return .note(.wrapper) }
    open.removeLast()
    return .end(.wrapper, actor)
  }

  private static func stroke(_ step: Step, _ text: String) -> Stroke {
    let text = DisplayWidth.cut(text, to: longest)
    return switch step {
    case .arrow(let from, let to), .signal(let from, let to), .begin(let from, let to):
      Stroke(from: from, to: to, text: text)
    case .lost(let from, let to): Stroke(from: from, to: to, isLost: true, text: text)
    case .end(let from, let to): Stroke(from: from, to: to, isReturn: true, text: text)
    case .note(let actor): Stroke(from: actor, to: actor, text: text)
    }
  }

  private mutating func draw(_ step: Step, _ text: String) {
    switch step {
    case .arrow(let from, let to): line(from, "->>", to, text)
    case .signal(let from, let to): line(from, "-)", to, text)
    case .lost(let from, let to): line(from, "-x", to, text)
    case .begin(let from, let to):
      line(from, "->>", to, text)
      lines.append("  activate \(to.rawValue)")
      active[to, default: 0] += 1
    case .end(let from, let to):
      line(from, "-->>", to, text)
      guard isActive(from) else { return }
      lines.append("  deactivate \(from.rawValue)")
      active[from, default: 0] -= 1
    case .note(let actor):
      used.insert(actor)
      lines.append("  Note over \(actor.rawValue): \(text)")
    }
  }

  private mutating func line(_ from: Actor, _ arrow: String, _ to: Actor, _ text: String) {
    used.formUnion([from, to])
    lines.append("  \(from.rawValue)\(arrow)\(to.rawValue): \(text)")
  }

  /// Replaces characters that are special to Mermaid or HTML with numeric entities.
  private static func text(_ text: String) -> String {
    var safe = ""
    for scalar in DisplayWidth.cut(text, to: longest).unicodeScalars {
      switch scalar {
      case "#", ";", "<", ">", "&", "\"", "%", "{", "}", "`", "\\": safe += "#\(scalar.value);"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe.isEmpty ? "#8203;" : safe
  }
}
