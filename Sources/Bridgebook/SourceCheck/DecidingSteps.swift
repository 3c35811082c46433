/// Which steps of a wrapper have effects of their own, so that a run without them proves nothing.
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
    // The wrapped view would be gone from where SwiftUI put it.
    if step.kind == .call, step.name == "removeFromSuperview",
      view.path(of: step)?.isEmpty ?? false
    {
      return true
    }
    if step.kind == .call, DecidingSteps.acting.contains(step.name) { return true }
    switch step.target?.root {
    // What a model of the app or a function in another file does is unknown.
    case .wrapper, .kept, .coordinator: if step.kind == .call { return true }
    default: break
    }
    return view.acts(step)
  }

  /// Methods that bring or take screens.
  private static let acting: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController",
  ]
}
