/// A gesture of a SwiftUI view, with the modifiers that decide who wins (R7.4, R7.5).
struct GestureSpec: Sendable {
  /// How it was attached; raw values are as written.
  enum Priority: String, CaseIterable, Sendable {
    case normal, high, simultaneous
  }

  /// What the modifier leaves working; raw values are as written.
  enum Mask: String, CaseIterable, Sendable {
    case all, gesture, subviews, none
  }

  let name: String
  let view: Int
  let line: Int
  var priority = Priority.normal
  /// Nil for a drag, which goes on as the finger moves.
  var taps: Int?
  var mask = Mask.all
  /// `exclusively(before:)`: the gesture that may only begin once this one cannot.
  var before: Int?
  /// `simultaneously(with:)`: the gesture that works beside this one.
  var with: Int?
  var callbacks: [String: CodeBlock] = [:]

  /// What its code may be called.
  static let callbackNames = ["changed", "ended"]
}
