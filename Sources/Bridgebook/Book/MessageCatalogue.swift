/// The stacks that frames are looked for in.
package enum StackKind: String, CaseIterable, Sendable {
  /// A crashed thread, or the backtrace of an exception or a trap.
  case crash
  /// The call tree of a sample, a spin or a hang.
  case hang
}

/// One text the runtime prints, and what it points to.
///
/// A class, since a struct of so many texts is copied one by one wherever somebody asks whether there is one.
package final class MessagePattern: Equatable, Sendable {
  /// Such as `msg-modifying-state`; unique in a catalogue.
  package let id: String
  /// The exact text; `<…>` stands for any text of the line.
  package let pattern: String
  /// The gotchas it points to; empty for known noise.
  package let gotchas: [String]
  package let severity: Severity
  /// The runtime prints it once a process and stays silent afterwards.
  package let isOnceOnly: Bool
  /// What it says of the program, in one or two sentences.
  package let meaning: String
  /// Who prints it, for people.
  package let origin: String

  package init(
    id: String, pattern: String, gotchas: [String], severity: Severity, isOnceOnly: Bool,
    meaning: String = "", origin: String = ""
  ) {
    self.id = id
    self.pattern = pattern
    self.gotchas = gotchas
    self.severity = severity
    self.isOnceOnly = isOnceOnly
    self.meaning = meaning
    self.origin = origin
  }

  /// Tells whether both say the same of the same text.
  package static func == (left: MessagePattern, right: MessagePattern) -> Bool {
    left.id == right.id && left.pattern == right.pattern && left.gotchas == right.gotchas
      && left.severity == right.severity && left.isOnceOnly == right.isOnceOnly
      && left.meaning == right.meaning && left.origin == right.origin
  }

  /// What kind of stack it is looked for in; nil for a text that is printed.
  package var stack: StackKind? {
    StackKind.allCases.first { id.hasPrefix("stack-\($0.rawValue)-") }
  }

  /// Tells whether the frameworks print it without meaning anything by it.
  package var isNoise: Bool { gotchas.isEmpty }

  /// The literal parts between the wildcards, in order; an empty first or last part stands for a wildcard there.
  package var parts: [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var isWildcard = false
    for byte in pattern.utf8 {
      switch (byte, isWildcard) {
      case (UInt8(ascii: "<"), false):
        isWildcard = true
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      case (UInt8(ascii: ">"), true): isWildcard = false
      case (_, true): continue
      default: part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }
}

/// The texts of the runtime that are known, sorted by id, and how severe the gotchas are that a run can show.
package struct MessageCatalogue: Equatable, Sendable {
  package let patterns: [MessagePattern]
  /// What the entries of the gotchas say, by id.
  private let severities: [String: Severity]

  /// - Parameter severities: how severe each gotcha is; detectors have no opinion of their own.
  package init(_ patterns: [MessagePattern] = [], severities: [String: Severity] = [:]) {
    self.patterns = patterns.sorted { $0.id < $1.id }
    self.severities = severities
  }

  /// How severe the entry of a gotcha says it is; a warning where no entry has that id.
  package func severity(of gotcha: String) -> Severity { severities[gotcha] ?? .warning }

  /// The pattern with that id.
  package subscript(id: String) -> MessagePattern? {
    var low = 0
    var high = patterns.count
    while low < high {
      let middle = (low + high) / 2
      if patterns[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < patterns.count && patterns[low].id == id ? patterns[low] : nil
  }
}
