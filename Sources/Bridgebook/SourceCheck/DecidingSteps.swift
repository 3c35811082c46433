/// Determines which steps of a wrapper may decide the outcome of a run, so that a run without them
/// proves nothing.
struct DecidingSteps {
  let run: BridgeRun
  let copies: CoordinatorCopies
  let view: WrappedView

  func decides(_ step: FlowStep) -> Bool {
    if StateChange(step, run) != nil || StateRules.written(step, run) != nil
      || copies.closure(calledBy: step, of: run.bridge) != nil
    {
      return true
    }
    if step.kind == .set, step.name == "rootView" { return true }
    // This would remove the wrapped view from the place where SwiftUI put it.
    if step.kind == .call, step.name == "removeFromSuperview",
      view.path(of: step)?.isEmpty ?? false
    {
      return true
    }
    if step.kind == .call, DecidingSteps.acting.contains(step.name) { return true }
    switch step.target?.root {
    // The effects of an app's model, or of a function in another file, are unknown.
    case .wrapper, .kept, .coordinator: if step.kind == .call { return true }
    default: break
    }
    return view.acts(step)
  }

  /// Methods that present or dismiss view controllers.
  private static let acting: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController",
  ]
}
