/// The state of a sheet or stack: the screens shown and the value of its cell.
struct PresentationState {
  enum Phase { case end, write }

  /// Screens that are shown: 1 for a sheet, the length of the path for a stack.
  var shown = 0
  /// Whether the screen has changed and the state has not followed yet.
  var isAhead = false
  var isMoving = false
  /// The state's value since a screen was dismissed without updating it (R8.3).
  var stale: Int?
  /// Whether content scrolled when the screen began to go.
  var isAtRisk = false
  /// Whether the graph was cleaned up in between (R8.6).
  var isDamaged = false
  /// The content that is shown, the newest last.
  var screens: [Node] = []
  /// The item that a sheet shows.
  var item = SimulatedValue.nothing
  /// Whether it waits for the end of another sheet of its presenter.
  var isHeldBack = false
  /// Whether a sheet goes because another item follows.
  var isReplacing = false
  /// The content that goes with each transition that has begun.
  var leaving: [[Node]] = []
}
