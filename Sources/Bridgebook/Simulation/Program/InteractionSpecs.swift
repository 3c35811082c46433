/// A gesture of a SwiftUI view, with the modifiers that determine its precedence (R7.4, R7.5).
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
  /// The number of taps; nil for a drag, which continues with the movement of the finger.
  var taps: Int?
  var mask = Mask.all
  /// The gesture of `exclusively(before:)`, which may begin only after this one can no longer be
  /// recognized.
  var before: Int?
  /// The gesture of `simultaneously(with:)`, which works together with this one.
  var with: Int?
  var callbacks: [String: CodeBlock] = [:]

  /// The names of the closures that a gesture may have.
  static let callbackNames = ["changed", "ended"]
}

/// A sheet or a navigation stack, with the state that it follows.
struct PresentationSpec: Sendable {
  enum Kind: Sendable { case sheet, stack }

  let name: String
  let kind: Kind
  let cell: Int
  /// The view that has the modifier; nil if the scenario does not declare it.
  var presenter: Int?
  /// Whether platform code presents it, independently of any state.
  var isOwn = false
  /// Whether it is a sheet with `item:`, whose content is replaced when the item changes.
  var isItem = false
  let line: Int
  /// The view that represents the content of its screens.
  var content: Int?
  var onDismiss: CodeBlock?
  /// The duration of the animation in milliseconds.
  var duration = 500
  /// The time in milliseconds from the end of the animation until a change that the screen made
  /// first reaches the state.
  var lag = 50
}
