/// The kinds of stacks that are searched for known frames.
package enum StackKind: String, CaseIterable, Sendable {
  /// The stack of a crashed thread, or the backtrace of an exception or a trap.
  case crash
  /// The call tree of a sample, a spin report or a hang report.
  case hang
}

/// A text that the runtime prints, with the gotchas it indicates.
///
/// A class, because copying a struct with this many strings retains each of them, even just to test
/// for nil.
package final class MessagePattern: Equatable, Sendable {
  /// The identifier, such as `msg-modifying-state`; unique in a catalog.
  package let id: String
  /// The exact text; `<…>` matches any text within the line.
  package let pattern: String
  /// The gotchas it indicates; empty for known noise.
  package let gotchas: [String]
  package let severity: Severity
  /// Whether the runtime prints the message only once per process.
  package let isOnceOnly: Bool
  /// The meaning of the message for the program, in one or two sentences.
  package let meaning: String
  /// The framework or tool that prints the message, for display.
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

  /// Returns whether all properties are equal.
  package static func == (left: MessagePattern, right: MessagePattern) -> Bool {
    left.id == right.id && left.pattern == right.pattern && left.gotchas == right.gotchas
      && left.severity == right.severity && left.isOnceOnly == right.isOnceOnly
      && left.meaning == right.meaning && left.origin == right.origin
  }

  /// The kind of stack that is searched for the text; nil for a printed message.
  package var stack: StackKind? {
    StackKind.allCases.first { id.hasPrefix("stack-\($0.rawValue)-") }
  }

  /// Whether the message is known noise, which the frameworks print without any problem in the app.
  package var isNoise: Bool { gotchas.isEmpty }

  /// The literal parts between the wildcards, in order; the first or last part is empty if the
  /// pattern begins or ends with a wildcard.
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

/// The parts of the book that detectors use: runtime messages, the severities of gotchas, and the
/// setters of platform classes.
///
/// The messages are sorted by id; the severities are those of the gotchas that a run can show.
package struct MessageCatalog: Equatable, Sendable {
  package let patterns: [MessagePattern]
  /// The severities from the gotchas' entries, by id.
  private let severities: [String: Severity]
  /// The effect of setting a property to an equal value, by class.
  package var setters: SetterTable

  /// - Parameter severities: The severity of each gotcha; detectors do not define any.
  package init(
    _ patterns: [MessagePattern] = [], severities: [String: Severity] = [:],
    setters: SetterTable = SetterTable()
  ) {
    self.patterns = patterns.sorted { $0.id < $1.id }
    self.severities = severities
    self.setters = setters
  }

  /// Returns the severity from a gotcha's entry, or a warning if no entry has that id.
  ///
  /// An entry is missing only in catalogs without entries, as in tests, and in damaged stores; a
  /// test ensures that each id that detectors, rules and messages report has an entry.
  package func severity(of gotcha: String) -> Severity { severities[gotcha] ?? .warning }

  /// Returns whether an entry states the severity of a gotcha.
  package func hasEntry(of gotcha: String) -> Bool { severities[gotcha] != nil }

  /// Returns the pattern with the given id, or nil if there is none.
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

/// A runtime message with all information that is displayed with it.
package struct MessageDossier: Sendable {
  package let message: MessagePattern
  /// The gotchas it can indicate, most likely first.
  package let gotchas: [(id: String, title: String)]
  /// The sources of those gotchas, which support the explanation.
  package let sources: [Source]

  package init(message: MessagePattern, gotchas: [(id: String, title: String)], sources: [Source]) {
    self.message = message
    self.gotchas = gotchas
    self.sources = sources
  }

  /// The explanation of the message, or a standard sentence for known noise.
  package var meaning: String {
    guard message.meaning.isEmpty else { return message.meaning }
    return message.isNoise
      ? "The frameworks print it in many programs; it does not indicate a problem in the app." : ""
  }
}
