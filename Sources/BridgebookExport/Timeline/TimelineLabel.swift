internal import Bridgebook

/// The short label and the full text of an event.
enum TimelineLabel {
  /// The maximum length of a value in the full text; the text then says how much is missing.
  static let longest = 600

  static func short(_ event: TimelineEvent) -> String {
    let rule = TimelineRule.of(event.kind)
    var text = rule.label.map { part($0, of: event) }.filter { !$0.isEmpty }
      .joined(separator: " ")
    if text.isEmpty { text = event.name }
    if text.isEmpty { text = event.subject.isEmpty ? event.kind.rawValue : event.subject }
    if let mark = event.outcome.flatMap(mark(of:)) { text += " " + mark }
    return DisplayWidth.escaped(text)
  }

  /// Returns the kind, subject, name, value and outcome, spelled as in the project's trace format.
  ///
  /// - Parameter isWhole: whether a long value is written in full.
  static func full(_ event: TimelineEvent, isWhole: Bool = false) -> String {
    var words = [event.kind.rawValue, event.subject, event.name].filter { !$0.isEmpty }
    if !event.value.isEmpty { words += ["=", isWhole ? event.value : shortened(event.value)] }
    if let outcome = event.outcome { words.append("(\(outcome.rawValue))") }
    return DisplayWidth.escaped(words.joined(separator: " "))
  }

  /// The marks for outcomes; a committed write has none.
  static let marks: [(outcome: WriteOutcome, mark: String)] = [
    (.equal, "="), (.dropped, "✗"), (.deferred, "↷"), (.unknown, "?"),
  ]

  private static func mark(of outcome: WriteOutcome) -> String? {
    marks.first { $0.outcome == outcome }?.mark
  }

  private static func part(_ part: TimelineRule.Part, of event: TimelineEvent) -> String {
    switch part {
    case .word(let word): word
    case .subject: event.subject
    case .name: event.name
    case .value: event.value
    case .assignment:
      event.name.isEmpty || event.value.isEmpty
        ? event.name + event.value : "\(event.name)=\(bare(event.value))"
    }
  }

  /// Returns the value without its type's name: `CLLocationCoordinate2D(latitude: 52.5, longitude:
  /// 13.4)` becomes `(52.5, 13.4)`.
  private static func bare(_ value: String) -> String {
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")"),
      value[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return value }
    let parts = value[value.index(after: open)...].dropLast().split(separator: ", ").map { part in
      part.firstRange(of: ": ").map { part[$0.upperBound...] } ?? part
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private static func shortened(_ value: String) -> String {
    let count = value.count
    guard count > longest else { return value }
    return "\(value.prefix(longest))… (\(count - longest) more characters)"
  }
}
