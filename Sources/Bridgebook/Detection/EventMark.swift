/// The part of an event that is kept for a possible finding: its line and the numbers of its texts.
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

  /// Returns the text of an event: its subject, its name or otherwise its kind, and its value.
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
  /// The first number that is valid only within a batch, and therefore must not be kept.
  static let firstBorrowed: UInt32 = 1 << 31

  var isNone: Bool { index == 0 }

  /// The number itself if it stays valid for the whole run, otherwise none.
  var kept: TextID { index < TextID.firstBorrowed ? self : TextID(index: 0) }

  /// Returns whether both texts are known and equal.
  func equals(_ other: TextID) -> Bool { index != 0 && index == other.index }

  /// Returns whether both texts are known and different.
  func differs(_ other: TextID) -> Bool {
    index != 0 && other.index != 0 && index != other.index
  }

  /// Returns whether the texts are equal, or at least one is unknown.
  func fits(_ other: TextID) -> Bool {
    index == other.index || index == 0 || other.index == 0
  }
}
