/// What is kept of an event that may turn out to matter: its line and the numbers of its texts.
package struct EventMark: Equatable, Sendable {
  let line: Int
  let kind: TraceEventKind
  let subject: TextID
  let name: TextID
  let value: TextID

  init(_ event: TraceEvent) {
    line = event.line
    kind = event.kind
    subject = event.subject
    name = event.name
    value = event.value
  }

  /// The event in words: its name or else its kind, its subject and its value.
  func text(_ texts: TextTable) -> String {
    var text = subject.isNone ? "" : texts[subject] + " "
    text += name.isNone ? kind.rawValue : texts[name]
    if !value.isNone {
      text += " "
      text += texts[value]
    }
    return text
  }
}

extension TextID {
  /// Numbers from here on are borrowed for one batch, so nothing may remember them.
  static let firstBorrowed: UInt32 = 1 << 31

  var isNone: Bool { index == 0 }

  /// The number where it stays valid for the whole run, else none.
  var kept: TextID { index < TextID.firstBorrowed ? self : TextID(index: 0) }

  /// Tells whether both are known and the same.
  func equals(_ other: TextID) -> Bool { index != 0 && index == other.index }

  /// Tells whether both are known and differ.
  func differs(_ other: TextID) -> Bool {
    index != 0 && other.index != 0 && index != other.index
  }

  /// Tells whether nothing says that they differ.
  func fits(_ other: TextID) -> Bool {
    index == other.index || index == 0 || other.index == 0
  }
}
