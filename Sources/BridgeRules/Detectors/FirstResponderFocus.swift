import BridgeModel

/// A cycle of the attribute graph inside an update that takes the focus: the call is the cause.
enum FirstResponderFocus {
  static let gotcha = "first-responder-focus"

  /// The call that takes the focus, where a message tells of a cycle in the update that made the call.
  static func focus(
    _ pattern: MessagePattern, _ event: TraceEvent, _ context: RunContext
  ) -> EventMark? {
    guard pattern.gotchas.contains("attribute-graph-cycle"), let focus = context.focus,
      let update = context.open.update(for: event), update.id == focus.update
    else { return nil }
    return focus.mark
  }
}
