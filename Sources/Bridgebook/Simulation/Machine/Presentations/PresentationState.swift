/// The state of a sheet or stack: the screens shown and the value of its cell.
struct PresentationState {
  enum Phase { case end, write }

  /// The number of screens shown: 1 for a sheet, the length of the path for a stack.
  var shown = 0
  /// Whether the screen has changed and the state has not been updated yet.
  var isAhead = false
  var isMoving = false
  /// The number of screens that the state still requests after a dismissal that did not update it
  /// (R8.3).
  var stale: Int?
  /// Whether content was scrolling when the dismissal began.
  var isAtRisk = false
  /// Whether the graph was cleaned up in the meantime (R8.6).
  var isDamaged = false
  /// The content that is shown, newest last.
  var screens: [Node] = []
  /// The item that a sheet shows.
  var item = SimulatedValue.nothing
  /// Whether it waits until another sheet of its presenter is dismissed.
  var isHeldBack = false
  /// Whether a sheet is dismissed to be replaced by that of another item.
  var isReplacing = false
  /// The code to run when the current animation ends.
  var completions: [DismissalCompletion] = []
  /// The content that each transition in progress removes.
  var leaving: [[Node]] = []
}

/// The code that runs at the end of a dismissal, with its context.
struct DismissalCompletion {
  let code: [ResolvedStatement]
  let frame: Frame
}
