/// A gesture of a SwiftUI view, with the modifiers that decide who wins (R7.4, R7.5).
struct GestureSpec: Sendable {
  /// The priority with which the gesture is attached; raw values are spelled as in a scenario.
  enum Priority: String, CaseIterable, Sendable {
    case normal, high, simultaneous
  }

  /// The gestures that the modifier leaves enabled; raw values are spelled as in a scenario.
  enum Mask: String, CaseIterable, Sendable {
    case all, gesture, subviews, none
  }

  let name: String
  let view: Int
  let line: Int
  var priority = Priority.normal
  /// The number of taps; nil for a drag, which continues as the finger moves.
  var taps: Int?
  var mask = Mask.all
  /// `exclusively(before:)`: the gesture that may only begin once this one cannot.
  var before: Int?
  /// `simultaneously(with:)`: the gesture that works beside this one.
  var with: Int?
  var callbacks: [String: CodeBlock] = [:]

  /// The names of the closures that a gesture may have.
  static let callbackNames = ["changed", "ended"]
}

/// A sheet or a navigation stack, and the state it follows.
struct PresentationSpec: Sendable {
  enum Kind: Sendable { case sheet, stack }

  let name: String
  let kind: Kind
  let cell: Int
  /// The view that has the modifier; nil where the scenario does not say.
  var presenter: Int?
  /// Whether code of the platform presents it, and no state shows it.
  var isOwn = false
  /// Whether it is a sheet with `item:`, whose content another item replaces.
  var isItem = false
  let line: Int
  /// The view that represents the content of its screens.
  var content: Int?
  var onDismiss: CodeBlock?
  /// The duration of the animation in milliseconds.
  var duration = 500
  /// How long after the animation a change that the screen made first reaches the state, in
  /// milliseconds.
  var lag = 50
}
