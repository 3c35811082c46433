/// A sheet or a navigation stack, and the state it follows.
struct PresentationSpec: Sendable {
  enum Kind: Sendable { case sheet, stack }

  let name: String
  let kind: Kind
  let cell: Int
  /// The view that has the modifier; nil where the scenario does not say.
  var presenter: Int?
  /// A sheet of an item, which another item replaces.
  var isItem = false
  let line: Int
  /// The view that stands for what its screens show.
  var content: Int?
  var onDismiss: CodeBlock?
  /// Milliseconds.
  var duration = 500
  /// How long after the animation a change that the screen made first reaches the state, in
  /// milliseconds.
  var lag = 50
}
