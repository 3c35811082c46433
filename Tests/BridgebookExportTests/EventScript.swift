import Bridgebook
import BridgebookExport
import TestSupport

/// A handwritten run with one event per line, such as `2 set MKMapView#1 zoom = 4 (equal) @worker
/// +5ms`.
///
/// The depth comes first, then kind, subject and name (`-` for none); value, outcome, thread and
/// time are optional.
struct EventScript {
  private(set) var texts = TextTable()
  private(set) var events: [TraceEvent] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") { add(line.split(separator: " ")) }
  }

  private mutating func add(_ words: [Substring]) {
    guard let kind = TraceEventKind(rawValue: String(words[1])) else {
      preconditionFailure("no kind of event: \(words[1])")
    }
    var event = TraceEvent(kind: kind, sequence: events.count, line: events.count + 1)
    event.depth = UInt16(words[0]) ?? 0
    if words.count > 2 { event.subject = number(words[2]) }
    if words.count > 3 { event.name = number(words[3]) }
    var value: [Substring] = []
    for word in words.dropFirst(4) where word != "=" {
      if word.hasPrefix("@") {
        event.thread = number(word.dropFirst())
      } else if word.hasPrefix("+"), word.hasSuffix("ms") {
        event.time = Int64(word.dropFirst().dropLast(2)).map { $0 * 1_000_000 }
      } else if let outcome = WriteOutcome(rawValue: String(word.dropFirst().dropLast())) {
        event.outcome = outcome
      } else {
        value.append(word)
      }
    }
    event.value = number(Substring(value.joined(separator: " ")))
    events.append(event)
  }

  mutating func addRandom(_ generator: inout SeededGenerator) {
    func pick(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
    var event = TraceEvent(
      kind: TraceEventKind.allCases[pick(TraceEventKind.allCases.count)],
      sequence: events.count, line: pick(3) == 0 ? pick(50) : events.count)
    let texts = (0..<4).map { _ in
      number(Substring(EventScript.pieces[pick(EventScript.pieces.count)]))
    }
    (event.subject, event.name, event.value, event.thread) = (
      texts[0], texts[1], texts[2], texts[3]
    )
    event.depth = UInt16(pick(6) == 0 ? pick(65_536) : pick(4))
    event.time =
      pick(4) == 0 ? nil : Int64(pick(1_000_000_000_000_000_000)) * (pick(9) == 0 ? -1 : 1)
    event.outcome = pick(2) == 0 ? nil : WriteOutcome.allCases[pick(WriteOutcome.allCases.count)]
    events.append(event)
  }

  private mutating func number(_ word: Substring) -> TextID {
    word == "-" ? .none : texts.number(of: String(word)) ?? .none
  }

  func timeline(from: Int = 1) -> Timeline {
    var collector = TimelineCollector(from: from)
    for event in events { collector.take(event, texts) }
    return collector.finish()
  }

  func lines(from: Int = 1) -> [String] {
    TimelineText.lines(of: timeline(from: from), run: "run")
  }
}
