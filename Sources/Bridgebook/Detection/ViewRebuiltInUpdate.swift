/// Detects a platform object that is created inside an update instead of in `make`.
///
/// The finding's lines are the inits; `provokedBy` is the update.
struct ViewRebuiltInUpdate: TraceDetector {
  static let rule = DetectionRule(
    "view-rebuilt-in-update", needs: [.updateBegin, .updateEnd, .platformInit], fields: [],
    alsoReads: [.viewMake, .coordinatorMake]
  ) { ViewRebuiltInUpdate() }

  static let linesPerUpdate = 256

  private var lines: [Int] = []
  private var update = 0
  private var seesMakes = false
  /// The id of the update that contains a `view.make`, inside which inits are legitimate.
  private var nestedMake = 0

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .viewMake, .coordinatorMake:
      seesMakes = true
      nestedMake = context.open.update(for: event)?.id ?? 0
    case .platformInit:
      guard let open = context.open.innermost(for: event), open.isUpdate, !open.isDoubtful,
        open.id != nestedMake
      else { return }
      if update != open.id { lines.removeAll(keepingCapacity: true) }
      update = open.id
      if lines.count < ViewRebuiltInUpdate.linesPerUpdate { lines.append(event.line) }
    default:
      guard !lines.isEmpty, let ended = context.open.ended, ended.id == update else { return }
      findings.add(
        "view-rebuilt-in-update", seesMakes ? .likely : .possible, lines: lines,
        by: ended.mark)
      lines.removeAll(keepingCapacity: true)
    }
  }
}
