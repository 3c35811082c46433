import BookData
import Bridgebook
import Testing

/// A handwritten run with one event per line and the markers of the book's examples.
///
/// `!@set of=Map#1 name=zoom value=4` is a line of the finding that also provoked it. The keys are
/// `of`, `name`, `value`, `thread`, `depth`, `time` in milliseconds, and `outcome`. An underscore
/// represents a space.
struct TraceScript {
  private(set) var texts = TextTable()
  private(set) var events: [TraceEvent] = []
  private(set) var marked: [Int] = []
  private(set) var provoking: Int?

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      let gutter = line.prefix(2)
      if gutter.contains("!") { marked.append(index + 1) }
      if gutter.contains("@") { provoking = index + 1 }
      add(String(line.dropFirst(2)), line: index + 1)
    }
  }

  private mutating func add(_ text: String, line: Int) {
    let words = text.split(separator: " ")
    guard let kind = TraceEventKind(rawValue: String(words[0])) else {
      preconditionFailure("no kind of event: \(words[0])")
    }
    var event = TraceEvent(kind: kind, sequence: line - 1, line: line)
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "of": event.subject = number(parts[1])
      case "name": event.name = number(parts[1])
      case "value": event.value = number(parts[1])
      case "thread": event.thread = number(parts[1])
      case "depth": event.depth = UInt16(parts[1]) ?? 0
      case "time": event.time = Int64(parts[1]).map { $0 * 1_000_000 }
      case "outcome": event.outcome = WriteOutcome(rawValue: parts[1])
      default: preconditionFailure("no field of an event: \(parts[0])")
      }
    }
    events.append(event)
  }

  private mutating func number(_ word: String) -> TextID {
    texts.number(of: String(word.map { $0 == "_" ? " " : $0 })) ?? .none
  }

  func findings(_ catalog: MessageCatalog = .sample) -> [Finding] {
    DetectorSuite.findings(in: events, texts: texts, catalog: catalog)
  }
}

extension MessageCatalog {
  /// A few messages, enough for each way in which messages are handled.
  static let sample = MessageCatalog(
    [
      pattern("modifying", "Modifying state during view update", "state-modified-during-update"),
      pattern("setting", "setting value during update", "state-modified-during-update"),
      pattern("publishing", "Publishing changes from within", "published-during-update"),
      pattern("cycle", "cycle detected through attribute <N> ===", "attribute-graph-cycle"),
      pattern("cyclic", "cyclic graph", "attribute-graph-cycle"),
      pattern("frame", "<label> tried to update", "multiple-updates-per-frame", .warning),
      pattern("checker", "Main Thread Checker: <selector>", "ui-off-main"),
      pattern("window", "Attempt to present <A> on <B>", "presented-off-window"),
      MessagePattern(
        id: "recursion", pattern: "layout recursion",
        gotchas: ["hosting-window-constraint-loop", "reentrant-layout"], severity: .error,
        isOnceOnly: true),
      MessagePattern(
        id: "noise", pattern: "No symbol", gotchas: [], severity: .note, isOnceOnly: false),
    ], severities: severities, setters: setters)

  /// The severities in the entries of the built-in book; empty if it cannot be read, which fails
  /// the tests of severities.
  static let severities: [String: Severity] = {
    var severities: [String: Severity] = [:]
    for entry in (try? Simulated.book.get())?.entries ?? [] {
      if case .gotcha(let facts) = entry.details { severities[entry.id] = facts.severity }
    }
    return severities
  }()

  /// The setters of the built-in book; empty if it cannot be read, which fails the tests of them.
  private static let setters = (try? BuiltInSetters.load()) ?? SetterTable()

  private static func pattern(
    _ id: String, _ text: String, _ gotcha: String, _ severity: Severity = .error
  ) -> MessagePattern {
    MessagePattern(
      id: id, pattern: text, gotchas: [gotcha], severity: severity, isOnceOnly: false)
  }
}

/// A run with the finding that its script marks.
struct TriggeringCase: Sendable, CustomTestStringConvertible {
  let title: String
  let gotcha: String
  let severity: Severity
  let confidence: Finding.Confidence
  let script: String
  /// Other gotchas that the run is known to show.
  let also: [String]

  init(
    _ title: String, _ gotcha: String, _ severity: Severity, _ confidence: Finding.Confidence,
    also: [String] = [], _ script: String
  ) {
    self.title = title
    self.gotcha = gotcha
    self.severity = severity
    self.confidence = confidence
    self.script = script
    self.also = also
  }

  var testDescription: String { "\(gotcha): \(title)" }
}

/// A run without findings above a note.
struct CleanCase: Sendable, CustomTestStringConvertible {
  let title: String
  let script: String

  init(_ title: String, _ script: String) {
    self.title = title
    self.script = script
  }

  var testDescription: String { title }
}
